"""Measuring with HarfBuzz, for text that must be shaped. Needs `pip install reglet[harfbuzz]`.

    book.set_measurer(HarfBuzz({"Inter-Regular": open("Inter-Regular.ttf", "rb").read()}))
"""

from __future__ import annotations

import functools
import itertools
import unicodedata
from bisect import bisect_left
from typing import Any, Iterator, Mapping, NamedTuple, Optional, SupportsIndex

import uharfbuzz as hb

from .fonts import FontMetrics


class _Font(NamedTuple):
    font: Any
    units_per_em: int
    metrics: tuple[float, ...]
    """Ascent, descent, leading, cap height and x height, in font units."""


class HarfBuzz:
    """A measurer for FontBook.set_measurer: shapes each stretch of one script with the face's font file."""

    def __init__(self, fonts: Mapping[str, bytes], features: Optional[Mapping[str, bool]] = None, language: str = "en") -> None:
        """`fonts`: font files by the names of faces; a face that has none cannot be measured. `features`: OpenType features
        to turn on or off, such as {"liga": False}."""
        self._fonts: dict[str, _Font] = {}
        self._features = dict(features or {})
        self._language = language
        for name, data in fonts.items():
            self.add(name, data)

    def add(self, face: str, data: bytes, index: SupportsIndex = 0) -> None:
        """Gives a face its font file; `index` is the font's place in a collection."""
        font = hb.Font(hb.Face(data, index))
        units = font.face.upem
        font.scale = (units, units)
        extents = font.get_font_extents("ltr")
        tags = hb.OTMetricsTag
        heights = [font.get_metric_position_with_fallback(tag) for tag in (tags.CAP_HEIGHT, tags.X_HEIGHT)]
        figures = (extents.ascender, -extents.descender, extents.line_gap, *heights)
        self._fonts[face] = _Font(font, units, tuple(max(0.0, float(figure)) for figure in figures))

    def __call__(
        self, text: str, face: str, size: float, clusters: list[tuple[int, int]]
    ) -> tuple[list[float], FontMetrics]:
        if face not in self._fonts:
            raise LookupError(f"HarfBuzz was given no font for {face}")
        font = self._fonts[face]
        scale = size / font.units_per_em
        starts = [start for start, _ in clusters]
        advances = [0.0] * len(clusters)
        for start, end in _stretches(text):
            for place, past, units in self._shape(font.font, text, start, end):
                # A ligature of several clusters is shared out among them.
                first, last = bisect_left(starts, place), bisect_left(starts, past)
                for number in range(first, last):
                    advances[number] += max(0.0, units * scale / (last - first))
        for number, start in enumerate(starts):
            if unicodedata.category(text[start]) == "Cc":
                advances[number] = 0.0
        ascent, descent, leading, cap_height, x_height = (figure * scale for figure in font.metrics)
        return advances, FontMetrics(ascent, descent, leading, cap_height, x_height)

    def _shape(self, font: Any, text: str, start: int, end: int) -> Iterator[tuple[int, int, int]]:
        """(start, end, advance in font units) of HarfBuzz's clusters."""
        buffer = hb.Buffer()
        buffer.add_codepoints([ord(character) for character in text], start, end - start)
        buffer.guess_segment_properties()
        buffer.language = self._language
        hb.shape(font, buffer, self._features)
        glyphs = sorted(zip((info.cluster for info in buffer.glyph_infos), (place.x_advance for place in buffer.glyph_positions)))
        parts = [(place, sum(advance for _, advance in group)) for place, group in itertools.groupby(glyphs, lambda glyph: glyph[0])]
        for (place, advance), (past, _) in zip(parts, [*parts[1:], (end, 0)]):
            yield place, past, advance


def _stretches(text: str) -> Iterator[tuple[int, int]]:
    """(start, end) of stretches of one script; a character that has none of its own goes with those before it."""
    start, script = 0, ""
    for place, character in enumerate(text):
        own = _script(ord(character))
        if own and script and own != script:
            yield start, place
            start = place
        script = own or script
    if text:
        yield start, len(text)


@functools.lru_cache(maxsize=4096)
def _script(codepoint: int) -> str:
    """The script's tag; empty for common, inherited and unknown."""
    buffer = hb.Buffer()
    buffer.add_codepoints([codepoint])
    buffer.guess_segment_properties()
    return "" if buffer.script in (None, "", "Zyyy", "Zinh", "Zzzz") else str(buffer.script)
