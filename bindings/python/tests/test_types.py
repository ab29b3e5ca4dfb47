"""What is of a wrong type is a TypeError whose message names the argument, and changes nothing."""

import ctypes
import math
from array import array

import pytest

import reglet
from reglet import Attachment, AttributedText, Font, FontBook, Formatter, InvalidValueError, Label, LinkTracker, button

BOOK = FontBook()
FACE = BOOK.resolve("Helvetica")
TEXT = AttributedText("abc")
LABEL = Label("abc")
IMAGE = Attachment("x")
DOUBLES = array("d", [1.0, 2.0])
NO_NUMBERS = [ctypes.c_double(2), ctypes.c_int(2), array("d", [2.0]), memoryview(b"12"), memoryview(DOUBLES), b"12", bytearray(b"12"),
              "12", 2j, None, [2.0], range(2)]
NO_TRUTHS = ["", "no", b"", None, 1.0, [], (), DOUBLES, ctypes.c_int(0)]

CALLS = {
    # Texts.
    "text": [lambda: AttributedText(5), lambda: Label(5), lambda: Label(5, weight=1), lambda: reglet.escape(b"x"),
             lambda: BOOK.measure(b"x")],
    "string": [lambda: AttributedText.with_image(5, IMAGE)],
    "image": [lambda: AttributedText.with_image("a", "x"), lambda: TEXT.insert_attachment("x"),
              lambda: button.insets("top", 1, (1, 1), 5, (1, 1, 1, 1)), lambda: button.layout((1, 1), image="ab"),
              lambda: button.layout_many(DOUBLES, 5), lambda: button.fitting_size_many("top", 1, "x")],
    "point": [lambda: AttributedText.with_image("a", IMAGE, point=5)],
    "each of point": [lambda: AttributedText.with_image("a", IMAGE, point=("1", "2"))],
    "index": [lambda: AttributedText.with_image("a", IMAGE, None, "1"), lambda: BOOK.load_font("Arial", b"", "0")],
    "an index": [lambda: TEXT["1"]],
    "start": [lambda: TEXT.delete("0", 1), lambda: TEXT.replace(1.5, 2, ""), lambda: LABEL.rects(None, 2)],
    "end": [lambda: TEXT.delete(0, 1.0)],
    "number": [lambda: TEXT.remove_attachment("0"), lambda: LABEL.link_rects(None)],
    "other": [lambda: TEXT.append(5), lambda: TEXT.insert(0, None), lambda: TEXT.replace(0, 1, b"x")],
    "what is looked for": [lambda: 5 in TEXT, lambda: TEXT in TEXT],
    "json": [lambda: AttributedText.from_json(5)],
    "colors": [lambda: TEXT.to_ansi([]), lambda: Formatter(colors="red"), lambda: Formatter(colors=5)],
    "formatter": [lambda: TEXT.to_format("x"), lambda: TEXT.to_format(None)],
    "fonts": [lambda fonts=fonts, call=call: call(fonts) for fonts in ("x", 0, "", {}, TEXT) for call in (
        lambda fonts: TEXT.to_html(fonts=fonts), lambda fonts: AttributedText(fonts=fonts),
        lambda fonts: AttributedText.with_image("a", IMAGE, fonts=fonts),
        lambda fonts: AttributedText.from_json(TEXT.to_json(), fonts=fonts), lambda fonts: Formatter(fonts=fonts),
        lambda fonts: Label("a", fonts=fonts))],
    # Attributes.
    "family": [lambda: AttributedText("a", family=5), lambda: TEXT.set_attributes(0, 1, family=None),
               lambda: BOOK.resolve(5), lambda: BOOK.register(5, {})],
    "weight": [lambda: AttributedText("a", weight="bold"), lambda: BOOK.resolve("Arial", "1"), lambda: FACE.with_weight(1.5)],
    "size": [lambda: AttributedText("a", size="17"), lambda: Font(FACE, "12"), lambda: FACE.at(None)],
    "difference": [lambda: FACE.by_weight("1"), lambda: FACE.at(1).by_size("1")],
    "color": [lambda: AttributedText("a", color=0xff0000), lambda: Label("a", color=(1, 2, 3))],
    "alignment": [lambda: AttributedText("a", alignment=1), lambda: TEXT.insert_attachment(Attachment("x", alignment=[]))],
    "kern": [lambda: AttributedText("a", kern="1")],
    "link": [lambda: AttributedText("a", link=5)],
    "target": [lambda: TEXT.set_link(0, 1, 5)],
    "width": [lambda: TEXT.insert_attachment(Attachment("x", "12")), lambda: Label("a", "100"),
              lambda: LABEL.preferred_height("100"), lambda: LABEL.size_that_fits(None, 1)],
    "tag": [lambda: TEXT.insert_attachment(Attachment("x", tag="1"))],
    # Fonts.
    "face": [lambda: Font("x", 1), lambda: BOOK.load_font(5, b"")],
    "name": [lambda: BOOK.face(5), lambda: TEXT.insert_attachment(Attachment(5))],
    "ladder": [lambda: BOOK.register("I", "x"), lambda: BOOK.register("I", [("a", "b")])],
    "each of ladder": [lambda: BOOK.register("I", {0: "ab"}), lambda: BOOK.register("I", {0: 5})],
    "a face": [lambda: BOOK.register("I", {0: (1, "b")})],
    "a weight": [lambda: BOOK.register("I", {"0": ("a", "b")})],
    "source": [lambda: BOOK.load_plist(5)],
    "data": [lambda: BOOK.load_font("Arial", "text")],
    "measurer": [lambda: BOOK.set_measurer(5)],
    # Formatters.
    "default_font_family": [lambda: Formatter(default_font_family=5)],
    "default_point_size": [lambda: Formatter(default_point_size="17")],
    "each of font_families": [lambda: Formatter(font_families=[5])],
    "each of colors": [lambda: Formatter(colors=[5])],
    "links": [lambda: Formatter(links="x")],
    "each of attachments": [lambda: Formatter(attachments=["x"])],
    "attachments": [lambda: Formatter(attachments="x"), lambda: Formatter(attachments=IMAGE)],
    "format": [lambda: Formatter().format(5)],
    "each of arguments": [lambda: Formatter().format("%0T", 5)],
    "who": [lambda: Formatter().format("%{who}", who=5)],
    # Labels.
    "max_lines": [lambda: Label("a", max_lines="1")],
    "line_break": [lambda: Label("a", line_break=0)],
    "truncation": [lambda: Label("a", truncation=None)],
    "token": [lambda: Label("a", token=5)],
    "insets": [lambda: Label("a", insets=bytearray(4)), lambda: Label("a", insets=5)],
    "each of insets": [lambda: Label("a", insets=("0", 0, 0, 0))],
    "scale": [lambda: Label("a", scale="2"), lambda: button.layout((1, 1), scale="2")],
    "style": [lambda: LABEL.rects(0, 1, 5), lambda: button.arrange(1.5, 1, (1, 1)),
              lambda: button.arrange_many(None, 1, DOUBLES)],
    "x": [lambda: LABEL.index_at("1", 1), lambda: LABEL.link_at(None, 1), lambda: LinkTracker(LABEL).begin("1", 2)],
    "y": [lambda: LABEL.index_at(1, "1")],
    "slop": [lambda: LABEL.link_at(1, 1, "1"), lambda: LinkTracker(LABEL, "1")],
    "label": [lambda: LinkTracker("x")],
    # Buttons and Unicode.
    "padding": [lambda: button.arrange("top", "1", (1, 1)), lambda: button.arrange_many("top", None, DOUBLES),
                lambda: button.fitting_size_many("top", "1", DOUBLES)],
    "bounds": [lambda: button.layout(None), lambda: button.insets("top", 1, None, None, None), lambda: button.layout(5), lambda: button.layout_many("ab"), lambda: button.insets_many("top", 1, 5, 5, 5)],
    "each of bounds": [lambda: button.layout(("1", "2")), lambda: button.layout((None, 2))],
    "content": [lambda: button.layout((1, 1), content=5), lambda: button.fitting_size_many("top", 1, DOUBLES, content=5)],
    "title_out": [lambda: button.layout_many(DOUBLES, title=DOUBLES, title_out=5)],
    "frames": [lambda: button.insets_for((1, 2), (1, 1)), lambda: button.insets_for_many(None, DOUBLES)],
    "s": [lambda: reglet.unicode.graphemes(5)],
    "direction": [lambda: reglet.unicode.bidi_levels("a", 1)],
    "levels": [lambda: reglet.unicode.bidi_order(5)],
    "each of levels": [lambda: reglet.unicode.bidi_order(["1"])],
}


# Every conversion to a number or a truth is one of these.
for value in NO_NUMBERS:
    CALLS["width"] += [lambda value=value: LABEL.preferred_height(value)]
    CALLS["kern"] += [lambda value=value: TEXT.set_attributes(0, 1, kern=value)]
    CALLS["padding"] += [lambda value=value: button.arrange("top", value, (1, 1))]
    CALLS["each of insets"] += [lambda value=value: Label("a", insets=(value, 0, 0, 0))]
for value in NO_TRUTHS:
    CALLS.setdefault("italic", []).extend([
        lambda value=value: BOOK.resolve("Arial", italic=value), lambda value=value: AttributedText("a", italic=value)])
    CALLS.setdefault("any_link", []).extend([
        lambda value=value: TEXT.to_html(any_link=value), lambda value=value: TEXT.to_markdown(any_link=value),
        lambda value=value: LABEL.to_svg(any_link=value)])
    CALLS.setdefault("lenient", []).append(lambda value=value: Formatter(lenient=value))
    CALLS.setdefault("exact", []).append(lambda value=value: LABEL.index_at(0, 0, value))
    CALLS.setdefault("empty_is_line", []).append(lambda value=value: Label("", empty_is_line=value))
    CALLS.setdefault("rtl", []).extend([
        lambda value=value: button.layout((1, 1), rtl=value), lambda value=value: button.arrange_many("top", 1, DOUBLES, rtl=value)])


@pytest.mark.parametrize("name, call", [(name, call) for name, calls in CALLS.items() for call in calls],
                         ids=[f"{name}-{i}" for name, calls in CALLS.items() for i in range(len(calls))])
def test_wrong_type(name, call):
    before = TEXT.to_json(), BOOK.families
    with pytest.raises(TypeError) as caught:
        call()
    assert str(caught.value).startswith(f"{name} must be "), str(caught.value)
    assert (TEXT.to_json(), BOOK.families) == before


def test_wrong_values_of_right_types():
    for call in (
        lambda: AttributedText.with_image("a", IMAGE, point=(1,)), lambda: AttributedText.with_image("a", IMAGE, point=(1, 2, 3)),
        lambda: AttributedText("a", size=10**400), lambda: Label("a", insets=(1, 2, 3)), lambda: Label("a", width=float("nan")),
        lambda: BOOK.register("I", {0: ("a", "b", "c")}), lambda: BOOK.register("I", {0: ()}),
        lambda: reglet.unicode.bidi_levels("a", "up"), lambda: button.layout((1, 2, 3)),
    ):
        with pytest.raises(ValueError) as caught:
            call()
        assert isinstance(caught.value, reglet.Error)


def test_numbers_of_other_types():
    """What has __float__ or __index__ is a number."""
    from decimal import Decimal
    from fractions import Fraction
    assert Label("abc", width=Decimal(100)).width == 100 and Label("abc", insets=(True, Fraction(1, 2), 0, 0)).height > 1
    assert AttributedText.with_image("a", IMAGE, point=[Fraction(1, 2), 2]).attachments[0][1].x == 0.5
    numpy = pytest.importorskip("numpy")
    assert len(AttributedText("abc", size=numpy.float32(12), weight=numpy.int64(1))[numpy.int8(1):]) == 2


def test_numbers_that_are_not_finite():
    from decimal import Decimal
    for value in (float("nan"), float("-inf"), Decimal("NaN"), Decimal("sNaN"), Decimal("Infinity"), 10**400, -10**400):
        for call in (lambda: Label("abc", width=value), lambda: AttributedText("a", kern=value), lambda: FACE.at(value),
                     lambda: button.layout((value, 1)), lambda: button.arrange("top", value, (1, 1))):
            with pytest.raises(ValueError) as caught:
                call()
            assert isinstance(caught.value, reglet.Error) and caught.value.code == "invalid_number"


def test_truths_of_other_types():
    numpy = pytest.importorskip("numpy")
    for value in (True, 1, -1, 2, 10**400, numpy.True_, numpy.int8(1), numpy.array(True)):
        assert AttributedText("a", italic=value).runs[0].italic is True and BOOK.resolve("Arial", italic=value).italic
    for value in (False, 0, numpy.False_, numpy.uint64(0), numpy.array(False)):
        assert AttributedText("a", italic=value).runs[0].italic is False and not BOOK.resolve("Arial", italic=value).italic


def test_no_insets_are_none():
    assert button.layout((9, 9), (1, 1), content=None, image_insets=None) == button.layout((9, 9), (1, 1))
    assert button.arrange("top", 1, (9, 9), (1, 1), content=None, title_insets=None) == button.arrange("top", 1, (9, 9), (1, 1))


def test_a_wrong_name_is_told_which_there_are():
    with pytest.raises(reglet.Error, match="truncation must be one of 'none', 'head', 'middle', 'tail', not 'end'") as caught:
        Label("a", truncation="end")
    assert caught.value.code == "invalid_value"


@pytest.mark.parametrize("call, code", [
    (lambda: BOOK.resolve("Nome"), "unknown_family"), (lambda: BOOK.face("Nome"), "unknown_face"),
    (lambda: BOOK.load_font("Nome", b""), "unknown_face"), (lambda: AttributedText("a", color="Nome"), "invalid_color"),
    (lambda: Formatter(colors=["red", "Nome"]), "invalid_color"),
])
def test_a_wrong_name_is_in_the_message(call, code):
    with pytest.raises(reglet.Error, match=": 'Nome'$") as caught:
        call()
    assert caught.value.code == code


def test_contains():
    text = AttributedText("häi 100%")
    assert "äi" in text and "" in text and "x" not in text and "äi1" not in text


@pytest.mark.parametrize("call, message", [
    (lambda: Label("a", width=math.nan), "width must be finite, not nan"), (lambda: Label("a", height=10**400), "height must be finite, not inf"),
    (lambda: Label("a", scale=-1), "scale must not be negative, as -1.0 is"), (lambda: AttributedText("a", kern=math.inf), "kern must be finite, not inf"),
    (lambda: Label("a", insets=(0, math.nan, 0, 0)), "each of insets must be finite, not nan"),
    (lambda: LinkTracker(Label("a"), -2), "slop must not be negative, as -2.0 is"),
    (lambda: Label("a").preferred_height(-1), "width must not be negative, as -1.0 is"),
    (lambda: AttributedText("a").insert_attachment(Attachment("a", 1, -1)), "height must not be negative, as -1.0 is"),
    (lambda: Label("a").index_at(0, math.nan), "y must be finite, not nan"),
    (lambda: button.insets("left", math.nan, (1, 1), (1, 1), (1, 1)), "padding must be finite, not nan"),
])
def test_a_wrong_number_is_named(call, message):
    with pytest.raises(InvalidValueError) as caught:
        call()
    assert (caught.value.code, str(caught.value)) == ("invalid_number", message)


@pytest.mark.parametrize("call, message", [
    (lambda: TEXT.insert_attachment(Attachment("a", tag=-1)), "tag must be from 0 to 2**64 - 1, not -1"),
    (lambda: TEXT.to_ansi("8"), "colors must be one of true, 256, 16, not '8'"),
    (lambda: Label("a", line_break="syllable"), "line_break must be one of 'word', 'character', not 'syllable'"),
])
def test_a_wrong_choice_is_named(call, message):
    with pytest.raises(InvalidValueError) as caught:
        call()
    assert (caught.value.code, str(caught.value)) == ("invalid_value", message)
