"""Touches on a label's links."""

from __future__ import annotations

from ctypes import byref, c_int32
from typing import TYPE_CHECKING, Optional

from . import _raw
from ._convert import instance, length
from ._handle import Made
from ._lib import lib
from .errors import check
from .label import Label

if TYPE_CHECKING:
    from typing_extensions import Self


class LinkTracker(Made):
    """Follows a touch over a label's links. A new `label` cancels the touch."""

    _set_by_init = ("_state", "_label", "slop")

    def __init__(self, label: Label, slop: float = 0) -> None:
        """`slop` is how far, in points, from a link a touch still counts as on it."""
        instance(label, Label, "label")
        self.slop = length(slop, "slop")
        self._state = _raw.reglet_link_tracker()
        self.label = label

    @property
    def label(self) -> Label:
        """The label whose links are touched."""
        return self._label

    @label.setter
    def label(self, label: Label) -> None:
        self._label = instance(label, Label, "label")
        self.cancel()

    def __copy__(self) -> Self:
        """A tracker of its own in the midst of the same touch."""
        copy = type(self).__new__(type(self))
        copy.__dict__.update(self.__dict__)
        copy._state = type(self._state).from_buffer_copy(self._state)
        return copy

    def __repr__(self) -> str:
        return f"<{type(self).__name__} highlighted={self.highlighted}>"

    @property
    def highlighted(self) -> Optional[int]:
        """The link to draw highlighted."""
        return None if self._state.highlighted < 0 else int(self._state.highlighted)

    def begin(self, x: float, y: float) -> Optional[int]:
        """A touch begins; the link that it highlights."""
        check(lib.reglet_link_tracker_begin(byref(self._state), self._link(x, y)))
        return self.highlighted

    def move(self, x: float, y: float) -> Optional[int]:
        """The touch moves; the link that is highlighted now."""
        check(lib.reglet_link_tracker_move(byref(self._state), self._link(x, y)))
        return self.highlighted

    def end(self, x: float, y: float) -> Optional[int]:
        """The touch ends; the link that it selects."""
        selected = c_int32()
        check(lib.reglet_link_tracker_end(byref(self._state), self._link(x, y), byref(selected)))
        return None if selected.value < 0 else selected.value

    def cancel(self) -> None:
        """The touch is taken away."""
        check(lib.reglet_link_tracker_cancel(byref(self._state)))

    def _link(self, x: float, y: float) -> int:
        link = self._label.link_at(x, y, self.slop)
        return -1 if link is None else link
