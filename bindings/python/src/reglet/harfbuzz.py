"""Measuring with HarfBuzz, for text that must be shaped. Needs `pip install reglet[harfbuzz]`.

    book.set_measurer(HarfBuzz({"Inter-Regular": open("Inter-Regular.ttf", "rb").read()}))
"""

from __future__ import annotations

import functools
import unicodedata
from typing import Any, Iterator, Mapping, NamedTuple, Optional, SupportsIndex

import uharfbuzz as hb

from .fonts import FontMetrics


_CONTEXT = 5  # characters on either side of a stretch that HarfBuzz looks at


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
        advances = [0.0] * len(clusters)
        numbers = [0]  # for each place how many clusters begin before it
        for number, (start, end) in enumerate(clusters, 1):
            numbers += [number] * (end - start)
        codepoints = [ord(character) for character in text]
        for start, end in _stretches(codepoints):
            for place, past, units in self._shape(font.font, codepoints, start, end):
                # A ligature of several clusters is shared out among them.
                first, last = numbers[place], numbers[past]
                for number in range(first, last):
                    advances[number] += max(0.0, units * scale / (last - first))
        for number, (start, _) in enumerate(clusters):
            if unicodedata.category(text[start]) == "Cc":
                advances[number] = 0.0
        ascent, descent, leading, cap_height, x_height = (figure * scale for figure in font.metrics)
        return advances, FontMetrics(ascent, descent, leading, cap_height, x_height)

    def _shape(self, font: Any, codepoints: list[int], start: int, end: int) -> Iterator[tuple[int, int, int]]:
        """(start, end, advance in font units) of HarfBuzz's clusters."""
        buffer = hb.Buffer()
        before = max(0, start - _CONTEXT)
        buffer.add_codepoints(codepoints[before:end + _CONTEXT], start - before, end - start)
        buffer.guess_segment_properties()
        buffer.language = self._language
        hb.shape(font, buffer, self._features)
        places = [before + info.cluster for info in buffer.glyph_infos]
        advances = [position.x_advance for position in buffer.glyph_positions]
        if places and places[0] > places[-1]:  # Right to left: glyphs come in the order of the line.
            places.reverse()
            advances.reverse()
        sums: dict[int, int] = {}
        for place, advance in zip(places, advances):
            sums[place] = sums.get(place, 0) + advance
        return zip(sums, [*sums, end][1:], sums.values())


def _stretches(codepoints: list[int]) -> Iterator[tuple[int, int]]:
    """(start, end) of stretches of one script; a character that has none of its own goes with those before it."""
    start, script = 0, ""
    for place, codepoint in enumerate(codepoints):
        own = _script(codepoint)
        if own and script and own != script:
            yield start, place
            start = place
        script = own or script
    if codepoints:
        yield start, len(codepoints)


@functools.lru_cache(maxsize=4096)
def _script(codepoint: int) -> str:
    """The script's tag; empty for common, inherited and unknown."""
    buffer = hb.Buffer()
    buffer.add_codepoints([codepoint])
    buffer.guess_segment_properties()
    return "" if buffer.script in (None, "", "Zyyy", "Zinh", "Zzzz") else str(buffer.script)
