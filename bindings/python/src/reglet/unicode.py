"""Unicode 17.0's rules for plain text: where lines may end, what is one character, which way it runs.

Indices are code points of the string. A string with lone surrogates is refused: it is no Unicode text.
"""

from __future__ import annotations

from ctypes import POINTER, byref, c_size_t, c_uint8, c_uint32, cast
from typing import Iterable

from . import _raw
from ._convert import choice, items, utf8, whole
from ._lib import lib
from .errors import check

__all__ = ["line_breaks", "graphemes", "bidi_levels", "bidi_order"]

_DIRECTIONS = ("natural", "ltr", "rtl")  # in the order of REGLET_BASE_DIRECTION_...


def line_breaks(s: str) -> list[tuple[int, bool]]:
    """Where lines may end, as (index, mandatory), the end included; none for an empty string. UAX #14 as published."""
    data = utf8(s, "s")
    words = (c_uint32 * (2 * len(s)))()  # no more breaks than code points, each two words
    count = c_size_t()
    breaks = cast(words, POINTER(_raw.reglet_line_break))
    check(lib.reglet_unicode_line_breaks(data, len(data), _raw.REGLET_UNIT_SCALAR, breaks, len(s), byref(count), None))
    found = words[:2 * count.value]
    return list(zip(found[::2], map(bool, found[1::2])))


def graphemes(s: str) -> list[int]:
    """The boundaries of the grapheme clusters, 0 and the end included. UAX #29, extended clusters."""
    data = utf8(s, "s")
    boundaries = (c_uint32 * (len(s) + 1))()
    count = c_size_t()
    check(lib.reglet_unicode_graphemes(data, len(data), _raw.REGLET_UNIT_SCALAR, boundaries, len(boundaries), byref(count), None))
    return boundaries[:count.value]


def bidi_levels(s: str, direction: str = "natural") -> list[int]:
    """One embedding level a code point, paragraph by paragraph, each one line (rule L1). Odd levels run right to left. UAX #9.

    `direction` is that of the paragraphs: "natural" (of the first strong character, else left to right), "ltr" or "rtl".
    """
    data = utf8(s, "s")
    levels = (c_uint8 * len(s))()
    count = c_size_t()
    base = choice(_DIRECTIONS, direction, "direction")
    check(lib.reglet_unicode_bidi_levels(data, len(data), base, _raw.REGLET_UNIT_SCALAR, levels, len(levels), byref(count), None))
    return levels[:count.value]


def bidi_order(levels: Iterable[int]) -> list[int]:
    """The indices of one line's elements from left to right, given their levels. UAX #9, rule L2."""
    numbers = items(levels, "levels", "whole numbers")
    try:
        given = bytes(numbers)
    except (TypeError, ValueError):
        numbers = [whole(level, "each of levels") for level in numbers]
        given = bytes(level if 0 <= level < 256 else 255 for level in numbers)  # 255 is none
    order = (c_uint32 * len(given))()
    bytes_in = (c_uint8 * len(given)).from_buffer_copy(given)
    check(lib.reglet_unicode_bidi_order(bytes_in, len(given), order, len(order), byref(c_size_t())))
    return order[:]
