"""A user's program with everything typed: mypy --strict must take it, and it must run."""

from __future__ import annotations

from array import array
from typing import Optional

import reglet
from reglet import Attachment, AttributedText, Face, Font, FontBook, FontMetrics, Formatter, Label, Line, LinkTracker, Run
from reglet.button import ButtonFrames, EdgeInsets, Rect, Size


def measurer(text: str, face: str, size: float, clusters: list[tuple[int, int]]) -> tuple[list[float], FontMetrics]:
    return [size for _ in clusters], FontMetrics(1, 1, 1, 1, 1)


def font_file(book: FontBook, data: bytearray) -> Optional[str]:
    try:
        book.load_font("Inter-Regular", data)
    except reglet.Error as error:
        return error.code
    return None


book: FontBook = reglet.FontBook()
book.register("Inter", {0: ("Inter-Regular", None), 1: ["Inter-Bold", "Inter-BoldItalic"]})
book.set_measurer(measurer)
face: Face = book.resolve("Arial", weight=1, italic=True)
font: Font = face.at(24).by_size(-2)
assert font_file(book, bytearray(b"x")) == "invalid_font"

star = Attachment("star", width=12, height=10, x=0, y=-2)
formatter: Formatter = reglet.Formatter(colors=["red"], links=("https://example.org",), attachments=[star], fonts=book)
text: AttributedText = formatter.format("%0C%{who}%c %0T %0P %0Lmore%l", "literal", who="Ann")
runs: list[Run] = text.runs
targets: list[Optional[str]] = [run.link.target for run in runs if run.link]
characters: list[AttributedText] = [character for character in text]
text.set_attributes(0, 1, weight=1, color="green", link=None)

label: Label = Label(text, width=150, max_lines=2, truncation="tail", insets=EdgeInsets(1, 2, 3, 4), fonts=book)
lines: list[Line] = label.lines
rects: list[Rect] = label.rects(0, 3, style="tight")
hit: Optional[int] = label.index_at(1, 2, exact=True)
highlighted: Optional[int] = LinkTracker(label).begin(1.0, 2)

frames: ButtonFrames = reglet.button.arrange("top", 10, Size(100, 100), image=(40, 40), title=(30, 20), fit="truncate")
x: float = frames.image.x if frames.image else 0
many = reglet.button.layout_many(array("d", [100, 50, 100, 50]), image=(1, 1))
flags: list[list[str]] = [sorted(flags) for flags in many.flags]

try:
    Formatter().format("100% ?")
except reglet.FormatError as error:
    places: tuple[str, int, int] = (error.code, error.offset, error.byte_offset)
