"""Runs: stretches of a text with the same attributes, as they are read."""

from __future__ import annotations

from ctypes import sizeof
from typing import TYPE_CHECKING, Any, Callable, NamedTuple, Optional

from . import _raw
from ._attributes import ALIGNMENTS
from ._convert import record, records
from ._lib import lib
from .attachment import Attachment, read_attachment
from .errors import Error, check, text_from

if TYPE_CHECKING:
    from .fonts import FontBook
    from .text import AttributedText

_RUN = "=3d4I10i"  # reglet_run


@record
class Link(NamedTuple):
    """A clickable field."""

    number: int
    """Its rank in the text, from 0."""
    target: Optional[str]


@record
class Run(NamedTuple):
    """A stretch of text with the same attributes. `start` and `end` are code points; an attachment is a run of its own."""

    start: int
    end: int
    font: Optional[str]
    """The face's name; None where the font book does not have the family."""
    family: str
    weight: int
    """As wanted, as the slant is."""
    italic: bool
    size: float
    color: str
    background: str
    underline: int
    strikethrough: int
    baseline_offset: float
    kern: float
    alignment: str
    link: Optional[Link]
    attachment: Optional[Attachment]


def read_runs(text: AttributedText, count: int, fonts: FontBook) -> list[Run]:
    """All `count` runs of a text that nobody changes meanwhile."""
    array = (_raw.reglet_run * count)()
    check(lib.reglet_text_runs(text, _raw.REGLET_UNIT_SCALAR, 0, count, array))
    names = _Once(lambda number: text_from(lib.reglet_text_name, text, number))
    faces = _Once(lambda wish: _face(fonts, names[wish[0]], wish[1], wish[2]))
    colors = _Once("#{:08x}".format)
    return [
        Run(start, end, faces[family, weight, italic], names[family], weight, bool(italic), size, colors[color], colors[background],
            underline, strikethrough, baseline_offset, kern, ALIGNMENTS[alignment],
            None if link < 0 else Link(link, None if target < 0 else names[target]),
            None if attachment < 0 else read_attachment(text, attachment)[1])
        for (size, baseline_offset, kern, start, end, color, background, family, weight, italic, underline, strikethrough,
             alignment, link, target, attachment, _look) in records(_RUN, array, count)]


class _Once(dict[Any, Any]):
    """What a function makes of keys, made once for each."""

    def __init__(self, function: Callable[[Any], Any]) -> None:
        self._function = function

    def __missing__(self, key: Any) -> Any:
        self[key] = self._function(key)
        return self[key]


def _face(fonts: FontBook, family: str, weight: int, italic: int) -> Optional[str]:
    try:
        return fonts.resolve(family, weight, bool(italic)).name
    except Error:
        return None


assert sizeof(_raw.reglet_run) == 80
