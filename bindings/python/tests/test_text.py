"""Attributed text as the package promises it."""

import copy
import operator
import pathlib
import pickle
import subprocess
import sys
from typing import Any

import pytest

import reglet

STAR = reglet.Attachment("star", width=12, height=10, x=0, y=-2, alternative_text="a star", tag=2**64 - 1)


def test_default_attributes() -> None:
    (run,) = reglet.AttributedText("あいうえお").runs
    assert run == reglet.Run(0, 5, "Helvetica", "Helvetica", 0, False, 17.0, "#000000ff", "#00000000", 0, 0, 0.0, 0.0, "natural",
                             None, None)


def test_keyword_attributes() -> None:
    text = reglet.AttributedText(
        "ab", family="Courier", weight=1, italic=True, size=12, color="green", background="#1234", underline=2, strikethrough=1,
        baseline_offset=3, kern=-1.5, alignment="center", link="https://example.org")
    (run,) = text.runs
    assert run == reglet.Run(0, 2, "Courier-BoldOblique", "Courier", 1, True, 12.0, "#008000ff", "#11223344", 2, 1, 3.0, -1.5,
                             "center", reglet.Link(0, "https://example.org"), None)
    text.clear_attributes(0, 2)
    assert text.runs == [run]
    assert reglet.AttributedText("", weight=1).runs == []


def test_string_and_length_count_code_points() -> None:
    text = reglet.AttributedText("a汪😀\0b")
    assert str(text) == "a汪😀\0b" and len(text) == 5
    assert repr(text) == "<AttributedText 'a汪😀\\x00b'>"
    assert str(reglet.AttributedText("x" * 1000)) == "x" * 1000


@pytest.mark.parametrize("start", [None, -9, -2, 0, 1, 3, 9])
@pytest.mark.parametrize("end", [None, -9, -2, 0, 1, 3, 9])
def test_slices_clamp_as_those_of_a_string(start: int, end: int) -> None:
    string = "a汪😀b"
    assert str(reglet.AttributedText(string)[start:end]) == string[start:end]


def test_one_character() -> None:
    text = reglet.AttributedText("a汪😀")
    assert [str(part) for part in text] == ["a", "汪", "😀"]
    assert str(text[-1]) == "😀"
    for index in (3, -4, 10**30):
        with pytest.raises(IndexError):
            text[index]
    with pytest.raises(ValueError):
        text[::2]


def test_edits() -> None:
    text = reglet.AttributedText("汪隊")
    text.append("阿奇")
    text.insert(0, reglet.AttributedText("x", weight=1))
    text.replace(1, 3, "yz")
    text.delete(4, 5)
    assert str(text) == "xyz阿"
    assert [(run.start, run.end, run.weight) for run in text.runs] == [(0, 1, 1), (1, 4, 0)]
    text.insert(4, text)
    text.append(text)
    assert str(text) == "xyz阿xyz阿" * 2


def test_links() -> None:
    text = reglet.AttributedText("abcdef")
    text.set_attributes(1, 5, link="t")
    text.insert(3, "x")
    assert [run.link for run in text.runs] == [None, reglet.Link(0, "t"), None]
    text.insert(3, reglet.AttributedText("y"))
    assert [run.link for run in text.runs] == [None, reglet.Link(0, "t"), None, reglet.Link(1, "t"), None]
    text.set_link(0, 2)
    assert text.runs[0].link == reglet.Link(0, None)
    text.set_attributes(0, len(text), link=None)
    assert len(text.runs) == 1
    text.set_link(0, 2, "")
    assert text.runs[0].link == reglet.Link(0, "")
    text.clear_link(0, 2)
    assert len(text.runs) == 1


def test_attachments() -> None:
    text = reglet.AttributedText.with_image("あいうえお", STAR, point=(0, -10), index=2)
    assert str(text) == "あい\ufffcうえお"
    assert [(run.start, run.end, run.attachment and run.attachment.y) for run in text.runs] == [(0, 2, None), (2, 3, -10), (3, 6, None)]
    text.insert_attachment(STAR)
    assert text.attachments == [(0, STAR), (3, reglet.Attachment("star", 12, 10, 0, -10, "baseline", "a star", 2**64 - 1))]
    text.remove_attachment(1)
    text.replace(1, 3, reglet.Attachment("汪" * 200, alignment="line_bottom"))
    assert text.attachments == [(0, STAR), (1, reglet.Attachment("汪" * 200, 0, 0, 0, 0, "line_bottom"))]
    assert str(text) == "\ufffc\ufffcうえお"


def test_four_spellings() -> None:
    whole = reglet.AttributedText.with_image
    assert whole("あい", STAR).attachments == [(0, STAR)]
    assert whole("あい", STAR, index=2).attachments == [(2, STAR)]
    assert [image.y for _, image in whole("あい", STAR, point=(1, 2)).attachments] == [2]
    assert [(at, image.x) for at, image in whole("あい", STAR, (1, 2), 1).attachments] == [(1, 1)]
    for index in (3, -1, 10**30):
        with pytest.raises(IndexError):
            whole("あい", STAR, index=index)


def test_equality_and_copies() -> None:
    text = reglet.AttributedText("ab")
    text.set_attributes(0, 1, italic=True)
    for other in (text.copy(), copy.copy(text), copy.deepcopy(text), text[:]):
        assert other == text
        other.set_attributes(1, 2, kern=1)
        assert other != text
    assert text != "ab"
    assert reglet.AttributedText(weight=1) == reglet.AttributedText()
    with pytest.raises(TypeError):
        hash(text)


def test_runs_name_faces_of_the_font_book() -> None:
    book = reglet.FontBook()
    book.register("Inter", {0: ("Inter-Regular", None), 1: ("Inter-Bold", None)})
    text = reglet.AttributedText("ab", fonts=book, family="Inter", weight=7, italic=True)
    assert text.runs[0].font == text[1:].runs[0].font == text.copy().runs[0].font == "Inter-Bold"
    assert reglet.AttributedText("ab", family="Inter").runs[0].font is None


REFUSED = [
    ("index_out_of_range", IndexError, lambda t: t.insert(6, "x")),
    ("index_out_of_range", IndexError, lambda t: t.insert(-1, "x")),
    ("index_out_of_range", IndexError, lambda t: t.insert(2**64, "x")),
    ("index_out_of_range", IndexError, lambda t: t.insert(6, reglet.AttributedText("x"))),
    ("index_out_of_range", IndexError, lambda t: t.replace(2, 1, "x")),
    ("index_out_of_range", IndexError, lambda t: t.replace(0, 6, "x")),
    ("index_out_of_range", IndexError, lambda t: t.delete(0, 6)),
    ("index_out_of_range", IndexError, lambda t: t.insert_attachment(STAR, 6)),
    ("index_out_of_range", IndexError, lambda t: t.remove_attachment(1)),
    ("index_out_of_range", IndexError, lambda t: t.remove_attachment(-1)),
    ("index_out_of_range", IndexError, lambda t: t.set_attributes(0, 6, weight=1, link="x")),
    ("index_out_of_range", IndexError, lambda t: t.set_link(0, 6)),
    ("index_out_of_range", IndexError, lambda t: t.clear_attributes(0, 6)),
    ("index_out_of_range", IndexError, lambda t: t.clear_link(0, 6)),
    ("invalid_utf8", ValueError, lambda t: t.append("\ud800")),
    ("invalid_utf8", ValueError, lambda t: t.set_attributes(0, 1, weight=1, link="\ud800")),
    ("invalid_utf8", ValueError, lambda t: t.set_attributes(0, 1, weight=1, family="\ud800")),
    ("invalid_utf8", ValueError, lambda t: t.insert_attachment(reglet.Attachment("\udfff"))),
    ("invalid_color", ValueError, lambda t: t.set_attributes(0, 1, weight=1, color="redd")),
    ("invalid_value", ValueError, lambda t: t.set_attributes(0, 1, weight=1, alignment="middle")),
    ("invalid_value", ValueError, lambda t: t.set_attributes(0, 1, weight=1, underline=3)),
    ("invalid_value", ValueError, lambda t: t.set_attributes(0, 1, weight=1, strikethrough=2**32)),
    ("value_out_of_range", ValueError, lambda t: t.set_attributes(0, 1, italic=True, weight=2**32)),
    ("value_out_of_range", ValueError, lambda t: t.set_attributes(0, 1, weight=1, size=0)),
    ("invalid_number", ValueError, lambda t: t.set_attributes(0, 1, weight=1, kern=float("nan"))),
    ("invalid_number", ValueError, lambda t: t.insert_attachment(reglet.Attachment("x", width=-1))),
    ("invalid_value", ValueError, lambda t: t.insert_attachment(reglet.Attachment("x", alignment="top"))),
    ("invalid_value", ValueError, lambda t: t.insert_attachment(reglet.Attachment("x", tag=2**64))),
]


@pytest.mark.parametrize("code, kind, call", REFUSED)
def test_what_is_refused_changes_nothing(code, kind, call) -> None:
    text = reglet.AttributedText.with_image("a汪😀b", STAR, index=1)
    text.set_attributes(1, 3, link="t", underline=1)
    before, runs, json = text.copy(), text.runs, text.to_json()
    with pytest.raises(reglet.Error) as caught:
        call(text)
    assert isinstance(caught.value, kind) and caught.value.code == code
    assert text == before and text.runs == runs and text.to_json() == json


def test_wrong_types_change_nothing() -> None:
    text = reglet.AttributedText("ab")
    before = text.copy()
    for call in (lambda: text.append(3), lambda: text.insert("x", "y"), lambda: text.set_attributes(0, 1, size="x"),
                 lambda: text.set_attributes(0, 1, sizes=3), lambda: text.clear_attributes(0, 1, "link"),
                 lambda: text.insert(1.0, "x"), lambda: text.set_attributes(0, 1, weight=1.5)):
        with pytest.raises(TypeError):
            call()
    assert text == before


def test_example_prints_what_that_in_c_does() -> None:
    bindings = pathlib.Path(__file__).resolve().parents[2]
    run = subprocess.run([sys.executable, str(bindings / "python/examples/attachments.py")], stdout=subprocess.PIPE, check=True,
                         encoding="utf-8", env={"PYTHONPATH": str(bindings / "python/src"), "PYTHONIOENCODING": "utf-8"})
    assert run.stdout == (bindings / "c/examples/attachments.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("wrong", ["a str", reglet.AttributedText("a text"), None, 5], ids=repr)
def test_only_an_attachment_is_inserted_as_one(wrong) -> None:
    text = reglet.AttributedText("ab")
    with pytest.raises(TypeError):
        text.insert_attachment(wrong, 1)
    assert str(text) == "ab"


def test_an_index_is_a_whole_number() -> None:
    with pytest.raises(TypeError):
        reglet.AttributedText("ab")[1.0]  # type: ignore[index]


def test_pickling_keeps_all_but_font_books() -> None:
    made = reglet.Formatter(lenient=True, colors=["red"], links=["x"], attachments=[STAR], default_point_size=30).format(
        "%q%0C%0La\0\u2028é%l%0P%2O%L汪%l%B%U")
    base_only = reglet.AttributedText("", size=30, color="red", italic=True)
    for text in (made, base_only, made[:3], reglet.AttributedText()):
        found = pickle.loads(pickle.dumps(text))
        assert found == text and found.to_json() == text.to_json() and found.diagnostics == text.diagnostics
        text.append("x"), found.append("x")
        assert found.runs == text.runs
    assert made.diagnostics and made.attachments[0][1] == STAR
    with pytest.raises(TypeError, match="an AttributedText that has a FontBook cannot be pickled"):
        pickle.dumps(reglet.AttributedText("a", fonts=reglet.FontBook()))


def test_iteration() -> None:
    text = reglet.AttributedText("a汪\0", link="x")
    assert [str(one) for one in text] == list("a汪\0") and all(one == text[i] for i, one in enumerate(text))


def test_plus_appends_to_a_copy() -> None:
    red, bold = reglet.AttributedText("red", color="red"), reglet.AttributedText("bold", weight=1)
    both = red + bold
    assert (str(both), [run.weight for run in both.runs], both[:3], both[3:]) == ("redbold", [0, 1], red, bold)
    assert [(run.start, run.end, run.color) for run in (red + "汪").runs] == [(0, 4, "#ff0000ff")]
    assert [(run.start, run.end, run.color) for run in ("汪" + red).runs] == [(0, 4, "#ff0000ff")]
    assert (red, bold) == (reglet.AttributedText("red", color="red"), reglet.AttributedText("bold", weight=1))
    book = reglet.FontBook()
    assert (reglet.AttributedText("a", fonts=book) + bold)._fonts is book


def test_plus_in_place_edits_the_text_itself() -> None:
    text = same = reglet.AttributedText("a")
    text += "b"
    text += text
    assert text is same and str(same) == "abab"


@pytest.mark.parametrize("other", [b"x", 5, None, ["x"], reglet.Attachment("x")])
def test_plus_takes_texts_only(other: Any) -> None:
    text = reglet.AttributedText("a")
    for add in (lambda: text + other, lambda: other + text, lambda: operator.iadd(text, other)):
        with pytest.raises(TypeError):
            add()
    assert str(text) == "a"
