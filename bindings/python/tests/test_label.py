"""Labels: the vectors, and what each call does."""

import json
import os
import pathlib
import subprocess
import sys

import pytest

import reglet
from reglet import AttributedText, Label, LinkTracker, _lib

VECTORS = pathlib.Path(__file__).parents[3] / "Tests" / "Vectors" / "label.json"
CELL = 10.2  # the advance of Courier at 17 points


def courier(text: str, **options: object) -> Label:
    return Label(text, family="Courier", **options)  # type: ignore[arg-type]


def test_every_field_of_every_case() -> None:
    fields = 0
    for case in json.loads(VECTORS.read_text(encoding="utf-8")):
        label = Label(case["text"], width=case["width"], family=case["family"], size=case["size"])
        assert [(line.start, line.end) for line in label.lines] == [(line["start"], line["end"]) for line in case["lines"]], case["id"]
        for found, expected in zip(label.lines, case["lines"]):
            assert found.width == pytest.approx(expected["width"], abs=1e-5, rel=0), case["id"]
            fields += 3
        assert label.preferred_height(case["width"]) == label.height
    print(f"label.json: {fields} fields compared")
    assert fields > 1000


def test_sizes() -> None:
    label = courier("aaaa bb\nccc")
    assert (label.width, label.height) == (label.maximum_width, label.preferred_height(1e9))
    assert label.maximum_width == pytest.approx(7 * CELL)
    assert label.minimum_width == pytest.approx(4 * CELL)
    assert label.size_that_fits(5 * CELL, 1e9).width == pytest.approx(4 * CELL)
    assert len(courier("aaaa bb\nccc", width=4 * CELL).lines) == 3
    inset = courier("aaaa", insets=(1, 2, 3, 4))
    assert inset.width == pytest.approx(4 * CELL + 6)
    assert inset.height == pytest.approx(inset.content_size.height + 4)
    assert inset.lines[0].x == 2
    assert Label("").height == Label("x").height
    assert Label("", empty_is_line=False).height == 0
    assert courier("x", width=100, height=50, vertical="bottom").rects(0, 1)[0].y == pytest.approx(50 - courier("x").height)


def test_alignment_and_direction() -> None:
    assert courier("ab", width=100, alignment="right").lines[0].x == pytest.approx(100 - 2 * CELL)
    assert courier("ab", width=100, alignment="center").lines[0].x == pytest.approx(50 - CELL)
    assert courier("ab", width=100, direction="rtl").lines[0].x == pytest.approx(100 - 2 * CELL)
    justified = courier("a b c d", width=4 * CELL, alignment="justified").lines
    assert [line.width for line in justified] == pytest.approx([4 * CELL, 3 * CELL])


@pytest.mark.parametrize("truncation, hidden, line", [("tail", (7, 13), (4, 7)), ("head", (4, 10), (10, 13)), ("middle", (5, 12), (4, 13))])
def test_truncation(truncation: str, hidden: tuple[int, int], line: tuple[int, int]) -> None:
    label = courier("a b c d e f g", width=4 * CELL, max_lines=2, truncation=truncation)
    assert label.truncated and label.hidden == hidden
    assert (label.lines[-1].start, label.lines[-1].end) == line
    whole = courier("a b", width=4 * CELL, max_lines=2, truncation=truncation)
    assert not whole.truncated and whole.hidden == (3, 3)


def test_a_token_may_be_the_link_that_is_hit() -> None:
    more = AttributedText("more", family="Courier", link="https://example.org/more")
    text = AttributedText("aaa bbb ccc ddd", family="Courier")
    text.set_attributes(0, 3, link="https://example.org")
    label = Label(text, width=8 * CELL, max_lines=1, truncation="tail", token=more)
    assert label.link_count == 2
    assert label.link_at(1, 5) == 0
    assert label.link_at(7 * CELL - 1, 5) == 1
    assert label.link_rects(1)[0].width == pytest.approx(4 * CELL)


def test_links_over_lines() -> None:
    text = AttributedText("aaa bbb ccc", family="Courier")
    text.set_attributes(2, 9, link="x")
    label = Label(text, width=4 * CELL)
    rects = label.link_rects(0)
    assert [(rect.x, rect.width) for rect in rects] == [
        (pytest.approx(2 * CELL), pytest.approx(CELL)), (0, pytest.approx(3 * CELL)), (0, pytest.approx(CELL))]
    line = label.lines[0]
    assert label.link_at(2.5 * CELL, line.baseline) == 0
    assert label.link_at(2.5 * CELL, line.baseline + line.descent + line.leading / 2) == 0  # the leading belongs to the line
    assert label.link_at(3.5 * CELL, line.baseline) is None  # the space hangs
    assert label.link_at(3.5 * CELL, line.baseline, slop=CELL) == 0
    with pytest.raises(IndexError):
        label.link_rects(1)


def test_points_and_carets() -> None:
    label = courier("abc def", width=4 * CELL)
    assert label.index_at(1.5 * CELL, 5) == 1
    assert label.index_at(1e6, 5) == 3
    assert label.index_at(1e6, 5, exact=True) is None
    assert label.index_at(-5, 1e6) == 4
    assert Label("", empty_is_line=False).index_at(0, 0) is None
    assert label.caret(1) == [(pytest.approx(CELL), 0, 0, pytest.approx(label.lines[0].ascent + label.lines[0].descent))]
    assert len(courier("abאב").caret(2)) == 2
    assert len(label.caret(7)) == 1
    with pytest.raises(IndexError):
        label.caret(8)


def test_indices_are_code_points() -> None:
    label = courier("汪汪😀é b", width=1000)
    assert [(line.start, line.end) for line in label.lines] == [(0, 6)]
    assert label.index_at(label.lines[0].width - 1, 5) == 5
    assert label.rects(2, 3)[0].x == pytest.approx(2 * 17)


def test_negative_insets_make_no_length_negative() -> None:
    label = Label("hello", insets=(-50,) * 4)
    assert (label.width, label.height, label.minimum_width, label.maximum_width) == (0, 0, 0, 0)
    assert label.preferred_height(0) == 0 and label.size_that_fits(1, 1) == (0, 0) and len(label.lines) == 1


def test_rects_and_backgrounds() -> None:
    text = AttributedText("aaa bbb", family="Courier", background="yellow")
    label = Label(text, width=4 * CELL)
    first, second = label.backgrounds
    assert first.color == "#ffff00ff" and first.rect.width == pytest.approx(3 * CELL)
    assert first.rect.y + first.rect.height == second.rect.y
    assert [rect.height for rect in label.rects(0, 3, "tight")] == [rect.height for rect in label.rects(0, 3, "line")]
    assert label.rects(0, 3, "leading")[0].height == first.rect.height
    with pytest.raises(ValueError):
        label.rects(0, 3, "loose")


def test_a_touch() -> None:
    text = AttributedText("aaa bbb", family="Courier")
    text.set_attributes(0, 3, link="x")
    tracker = LinkTracker(Label(text))
    assert tracker.begin(5, 5) == 0 and tracker.highlighted == 0
    assert tracker.move(5 * CELL, 5) is None
    assert tracker.move(5, 5) == 0
    assert tracker.end(5, 5) == 0 and tracker.highlighted is None
    tracker.begin(5, 5)
    assert tracker.end(5 * CELL, 5) is None
    tracker.begin(5, 5)
    tracker.label = Label("new")
    assert tracker.highlighted is None
    assert tracker.end(5, 5) is None


def test_a_label_keeps_its_text() -> None:
    text = AttributedText("abc")
    label = Label(text)
    text.append("def")
    assert str(label.text) == "abc" and label.lines[0].end == 3


@pytest.mark.parametrize("bad", [
    {"width": -1}, {"width": float("nan")}, {"width": 1e10}, {"height": -2}, {"max_lines": -1}, {"tab_width": -1},
    {"line_break": "syllable"}, {"truncation": "both"}, {"direction": "up"}, {"vertical": "left"}, {"insets": (1, 2, 3, float("inf"))},
    {"token": "\ud800"}, {"family": "No Such Family"}, {"scale": -1},
])
def test_bad_values(bad: dict[str, object]) -> None:
    with pytest.raises((ValueError, reglet.Error)):
        Label("text", **bad)  # type: ignore[arg-type]


def test_wrong_types() -> None:
    for wrong in ({"width": "wide"}, {"insets": (1, 2, "x", 4)}, {"max_lines": 1.5}):
        with pytest.raises(TypeError):
            Label("text", **wrong)  # type: ignore[arg-type]
    with pytest.raises(ValueError):
        Label("text", insets=(1, 2))
    for wrong_book in ("Courier", 5, object()):
        with pytest.raises(TypeError):
            Label("text", fonts=wrong_book)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        LinkTracker("text")  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        Label(AttributedText("a"), size=20)
    with pytest.raises(TypeError):
        Label(b"bytes")  # type: ignore[arg-type]


def test_the_example_prints_what_the_c_example_prints() -> None:
    bindings = pathlib.Path(__file__).parents[2]
    run = subprocess.run([sys.executable, str(bindings / "python/examples/labels.py")], stdout=subprocess.PIPE, check=True,
                         encoding="utf-8", env={**os.environ, "PYTHONPATH": str(bindings / "python/src")})
    assert run.stdout == (bindings / "c/examples/labels.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("word", ["hello world ", "héllo wörld 日本 ", "👩‍👩‍👧 e\u0301 "])
def test_many_places_are_converted_in_one_walk(word, monkeypatch):
    """Each conversion by the library takes a microsecond or two."""
    text = reglet.Formatter(colors=["red"]).format(("%0D" + word + "%d%L" + word + "%l\n") * 50)
    image = reglet.Attachment("x", 3, 3)
    for index in (200, 3, 50):
        text.insert_attachment(image, index)
    lenient = reglet.Formatter(lenient=True)
    problem = word + "% "
    label = reglet.Label(text, width=100)
    monkeypatch.setattr(_lib.lib, "reglet_text_convert", None)
    lines = label.lines
    assert len(lines) >= 50 and lines[0].start == 0 and lines[-1].end == len(text)
    assert all(before.end == line.start for before, line in zip(lines, lines[1:]))
    content = str(text)
    assert all(content[line.start:line.end][-1] in " \n\ufffc" for line in lines[:-1])
    assert [index for index, _ in text.attachments] == [i for i, c in enumerate(content) if c == "\ufffc"]
    assert [(run.start, run.end) for run in text.runs if run.attachment] == [(i, i + 1) for i, _ in text.attachments]
    assert [found.offset for found in lenient.format(problem * 9).diagnostics] == [
        len(problem) * i + len(word) for i in range(9)]
