"""Formatters: escapes, arguments, problems, and what is refused."""

import os
import random

import pytest

import reglet


def test_escape_gives_the_text_back():
    """For every text and both modes, with default attributes only."""
    seed = int(os.environ.get("REGLET_SEED") or random.randrange(2**32))
    print(f"seed {seed}")
    chance = random.Random(seed)
    alphabet = "%%%%BbCLl0-.{}Tné日😀\n\0\ufffc\U0010ffff "
    formatters = [reglet.Formatter(), reglet.Formatter(lenient=True)]
    for _ in range(10_000):
        text = "".join(chance.choices(alphabet, k=chance.randint(0, 30)))
        escaped = reglet.escape(text)
        assert escaped == text.replace("%", "%%")
        formatted = chance.choice(formatters).format(escaped)
        assert str(formatted) == text
        assert formatted == reglet.AttributedText(text) and formatted.diagnostics == []


def test_worked_example():
    formatter = reglet.Formatter(
        font_families=["Courier", "Arial"], colors=["red", "#0000ff"], links=["https://example.org"],
        attachments=[reglet.Attachment("star", width=12, height=10, x=0, y=-2)])
    text = formatter.format("%0C%{who}%c %0T %0P%0Lx%l", "literal %B", who="Ann")
    assert str(text) == "Ann literal %B \ufffcx"
    assert [(run.start, run.end, run.color) for run in text.runs[:2]] == [(0, 3, "#ff0000ff"), (3, 15, "#000000ff")]
    assert text.runs[2].attachment == reglet.Attachment("star", 12.0, 10.0, 0.0, -2.0)
    assert text.runs[3].link == (0, "https://example.org")


def test_arguments_are_never_codes():
    value = "%B%L%l%%%{x}%0T"
    assert str(reglet.Formatter().format("<%T|%{a b}>", value, **{"a b": value})) == f"<{value}|{value}>"


def test_problems():
    formatter = reglet.Formatter()
    with pytest.raises(reglet.FormatError) as caught:
        formatter.format("日本%q")
    assert (caught.value.code, caught.value.byte_offset, caught.value.offset) == ("unknown_code", 6, 2)
    assert isinstance(caught.value, ValueError) and isinstance(caught.value, reglet.Error)
    with pytest.raises(reglet.FormatError) as caught:
        formatter.format("a%7C")
    assert caught.value.code == "index_out_of_range" and isinstance(caught.value, IndexError)
    formatter.lenient = True
    text = formatter.format("%L日%q %L%")
    assert str(text) == "日%q %"
    assert text.diagnostics == [("unknown_code", 5, 3), ("nested_link", 8, 6), ("truncated_code", 10, 8), ("unclosed_link", 8, 6)]
    assert text.diagnostics[0].code == "unknown_code" and text.diagnostics[0].offset == 3


def test_many_problems():
    text = reglet.Formatter(lenient=True).format("é%q" * 5000)
    assert len(text.diagnostics) == 5000 and text.diagnostics[-1] == ("unknown_code", 4 * 4999 + 2, 3 * 4999 + 1)


def test_long_texts():
    long = "日" * 3_000_000
    assert str(reglet.Formatter().format("%T%{x}" + long, long, x=long)) == long * 3


def test_defaults_and_books():
    book = reglet.FontBook()
    book.register("Own", {0: ("Own-Regular", None)})
    formatter = reglet.Formatter(
        default_font_family="Own", default_point_size=9, default_weight=2, default_color="#123", default_alignment="center",
        font_families=["Own"], fonts=book)
    run = formatter.format("%Bx%NX%0F").runs[1]
    assert (run.font, run.family, run.size, run.weight, run.color, run.alignment) == (
        "Own-Regular", "Own", 9.0, 2, "#112233ff", "center")
    assert formatter.format("").runs == []


@pytest.mark.parametrize("options, code", [
    ({"default_font_family": "Nope"}, "unknown_family"), ({"font_families": ["Arial", "arial"]}, "unknown_family"),
    ({"default_point_size": 0}, "value_out_of_range"), ({"default_point_size": float("nan")}, "invalid_number"),
    ({"default_weight": 1001}, "value_out_of_range"), ({"default_weight": 2**70}, "value_out_of_range"),
    ({"default_color": "reddish"}, "invalid_color"), ({"colors": ["#12"]}, "invalid_color"),
    ({"default_alignment": "middle"}, "invalid_value"), ({"links": ["a\ud800"]}, "invalid_utf8"),
    ({"font_families": ["\udfff"]}, "invalid_utf8"), ({"attachments": [reglet.Attachment("x", width=-1)]}, "invalid_number"),
    ({"attachments": [reglet.Attachment("x", alignment="up")]}, "invalid_value"),
    ({"attachments": [reglet.Attachment("\ud800")]}, "invalid_utf8"),
])
def test_options_that_are_refused(options, code):
    with pytest.raises(reglet.Error) as caught:
        reglet.Formatter(**options)
    assert caught.value.code == code and isinstance(caught.value, ValueError)


@pytest.mark.parametrize("options", [
    {"font_families": "Arial"}, {"font_families": [1]}, {"links": "x"}, {"links": [None]}, {"colors": [5]}, {"colors": 5},
    {"default_font_family": None}, {"default_point_size": "17"}, {"default_weight": 1.5}, {"default_weight": "bold"},
    {"nothing": 1}, {"fonts": "Arial"},
])
def test_options_of_wrong_types(options):
    with pytest.raises((TypeError, reglet.Error, __import__("ctypes").ArgumentError)):
        reglet.Formatter(**options)


@pytest.mark.parametrize("call", [
    lambda f: f.format(), lambda f: f.format(None), lambda f: f.format(b"bytes"), lambda f: f.format("%T", 5),
    lambda f: f.format("%T", None), lambda f: f.format("%{x}", x=1), lambda f: reglet.escape(b"%"), lambda f: reglet.escape(5),
])
def test_arguments_of_wrong_types(call):
    with pytest.raises(TypeError):
        call(reglet.Formatter())


@pytest.mark.parametrize("call", [
    lambda f: f.format("a\ud800"), lambda f: f.format("%T", "\udc00"), lambda f: f.format("%{x}", x="\ud83d"),
    lambda f: f.format("x", **{"\ud800": "x"}), lambda f: reglet.escape("\ud800"),
])
def test_half_surrogate_pairs(call):
    for lenient in (False, True):
        with pytest.raises(reglet.Error) as caught:
            call(reglet.Formatter(lenient=lenient))
        assert caught.value.code == "invalid_utf8"


def test_a_formatter_outlives_nothing_it_made():
    text = reglet.Formatter(links=["x"]).format("%0La%l")
    assert text.runs[0].link == (0, "x")
