"""Attributes as keywords, and as the C library takes them."""

from __future__ import annotations

from ctypes import byref, c_uint32, sizeof
from typing import Any, Callable, Mapping, Optional, SupportsIndex, TypedDict

from . import _raw
from ._convert import address, choice, int32, real, truth, utf8
from ._lib import lib
from .errors import check

ALIGNMENTS = ("natural", "left", "center", "right", "justified")

BITS = {
    "family": _raw.REGLET_ATTRIBUTE_FAMILY, "weight": _raw.REGLET_ATTRIBUTE_WEIGHT, "italic": _raw.REGLET_ATTRIBUTE_ITALIC,
    "size": _raw.REGLET_ATTRIBUTE_SIZE, "color": _raw.REGLET_ATTRIBUTE_COLOR, "background": _raw.REGLET_ATTRIBUTE_BACKGROUND,
    "underline": _raw.REGLET_ATTRIBUTE_UNDERLINE, "strikethrough": _raw.REGLET_ATTRIBUTE_STRIKETHROUGH,
    "baseline_offset": _raw.REGLET_ATTRIBUTE_BASELINE_OFFSET, "kern": _raw.REGLET_ATTRIBUTE_KERN,
    "alignment": _raw.REGLET_ATTRIBUTE_ALIGNMENT,
}


class Attributes(TypedDict, total=False):
    """What characters look like."""

    family: str
    weight: SupportsIndex
    """As wanted: 0 is regular, 1 bold; -1000 to 1000."""
    italic: bool
    size: float
    """Points."""
    color: str
    """#rgb, #rgba, #rrggbb, #rrggbbaa or a CSS name."""
    background: str
    underline: SupportsIndex
    """0 none, 1 single, 2 double."""
    strikethrough: SupportsIndex
    baseline_offset: float
    """Points; positive raises."""
    kern: float
    """Points."""
    alignment: str
    """natural, left, center, right or justified."""
    link: Optional[str]
    """The target of a clickable field that the characters become; None takes them out of theirs."""


def color(text: str, name: str) -> int:
    """0xRRGGBBAA of a colour; invalid_color."""
    data = utf8(text, name)
    value = c_uint32()
    check(lib.reglet_color_parse(data, len(data), byref(value)), text)
    return value.value


_CONVERSIONS: dict[str, Callable[[Any, str], Any]] = {
    "weight": int32, "italic": truth, "size": real, "color": color, "background": color,
    "underline": int32, "strikethrough": int32, "baseline_offset": real, "kern": real,
    "alignment": lambda value, name: choice(ALIGNMENTS, value, name),
}


def mask(names: tuple[str, ...]) -> int:
    """The sum of the attributes' bits; a TypeError for a name that is none."""
    unknown = [name for name in names if name not in BITS]
    if unknown:
        raise TypeError(f"no attribute: {', '.join(unknown)}")
    return sum(BITS[name] for name in set(names))


def to_raw(attributes: dict[str, Any], names: Mapping[str, str] = {}) -> _raw.reglet_attributes:
    """The struct of keywords other than link; it keeps its text alive. `names` are those of arguments with other names."""
    raw = _raw.reglet_attributes(struct_size=sizeof(_raw.reglet_attributes), mask=mask(tuple(attributes)))
    for name, value in attributes.items():
        argument = names.get(name, name)
        if name == "family":
            raw._text = utf8(value, argument)
            raw.family, raw.family_length = address(raw._text), len(raw._text)
        else:
            setattr(raw, name, _CONVERSIONS[name](value, argument))
    return raw
