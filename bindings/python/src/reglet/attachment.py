"""Images, and other objects of the host's, that stand in a text."""

from __future__ import annotations

from ctypes import byref, c_size_t, create_string_buffer, sizeof, string_at
from dataclasses import dataclass
from typing import TYPE_CHECKING

from . import _raw
from ._convert import address, choice, length, real, size, utf8, whole
from ._handle import Made
from ._lib import lib
from .errors import InvalidValueError, check

if TYPE_CHECKING:
    from .text import AttributedText

ALIGNMENTS = ("baseline", "text_top", "text_center", "text_bottom", "cap_center", "x_center", "line_top", "line_bottom")


@dataclass(frozen=True)
class Attachment(Made):
    """What stands in a text as one U+FFFC. Lengths are points.

    The box has its origin on the baseline and a positive y raises it; x moves the drawing only. Every alignment but
    "baseline" computes the y instead. Values are checked by whom it is given to.
    """

    _set_by_init = ("name",)  # All else has defaults.

    name: str
    width: float = 0.0
    height: float = 0.0
    x: float = 0.0
    y: float = 0.0
    alignment: str = "baseline"
    alternative_text: str = ""
    tag: int = 0
    """The host's own: 64 bits, kept and never read."""

    def _to_raw(self) -> _raw.reglet_attachment:
        """The struct, which keeps its texts alive."""
        tag = whole(self.tag, "tag")
        if not 0 <= tag < 2**64:
            raise InvalidValueError("invalid_value", f"tag must be from 0 to 2**64 - 1, not {tag}")
        name, alternative = utf8(self.name, "name"), utf8(self.alternative_text, "alternative_text")
        raw = _raw.reglet_attachment(
            sizeof(_raw.reglet_attachment), choice(ALIGNMENTS, self.alignment, "alignment"), address(name), len(name),
            address(alternative), len(alternative), tag & 0xFFFFFFFF, tag >> 32,
            length(self.width, "width"), length(self.height, "height"), real(self.x, "x"), real(self.y, "y"))
        raw._texts = (name, alternative)
        return raw


def read_attachment(text: AttributedText, number: int) -> tuple[int, Attachment]:
    """The attachment of that number in a text, behind the byte offset where it stands."""
    index, needed = c_size_t(), c_size_t()
    raw = _raw.reglet_attachment(struct_size=sizeof(_raw.reglet_attachment))
    capacity = 256
    while True:
        buffer = create_string_buffer(capacity)
        status = lib.reglet_text_attachment(text, size(number, "number"), byref(index), byref(raw), buffer, capacity, byref(needed))
        if status != _raw.REGLET_STATUS_BUFFER_TOO_SMALL:
            break
        capacity = needed.value
    check(status)
    return index.value, Attachment(
        string_at(raw.name, raw.name_length).decode(), raw.width, raw.height, raw.x, raw.y, ALIGNMENTS[raw.alignment],
        string_at(raw.alternative_text, raw.alternative_length).decode(), raw.tag_high << 32 | raw.tag_low)
