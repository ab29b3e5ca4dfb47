"""The measuring callback: between the C library and a Python function.

The library keeps a number for the function. Two C functions, which live as long as the interpreter, find it by that. The
function itself is the books', so that the garbage collector sees a cycle from a book through its function back to it.
"""

from __future__ import annotations

import itertools
import weakref
from ctypes import addressof, c_double, py_object, pythonapi, string_at
from typing import Any, Callable, Sequence

from . import _raw
from ._convert import wrong_type
from .errors import callback_failure

# (text, face, size, clusters) -> (advances, FontMetrics)
Measurer = Callable[[str, str, float, "list[tuple[int, int]]"], "tuple[Sequence[float], Sequence[float]]"]

_FAILED = 1
# 1 for each byte that a character begins with in UTF-8, 0 for the others.
_BEGINS = bytes(byte & 0xC0 != 0x80 for byte in range(256))
_numbers = itertools.count(1)


class Kept:
    """A function and its number, held by the books that measure with it."""

    def __init__(self, measurer: Measurer) -> None:
        if not callable(measurer):
            raise wrong_type("measurer", "a function", measurer)
        self.function = measurer
        self.number = next(_numbers)
        self.is_released = False
        _kept[self.number] = self


_kept: weakref.WeakValueDictionary[int, Kept] = weakref.WeakValueDictionary()
_replaced: dict[int, Kept] = {}


def replaced(kept: Kept) -> None:
    """Holds a function that its book has no more until the library gives it back: labels, or a call in another thread, may
    still measure with it."""
    _replaced[kept.number] = kept
    if kept.is_released:
        del _replaced[kept.number]


def _measure(number: int, request: Any, advances_out: Any, metrics_out: Any) -> int:
    try:
        run = request.contents
        data = string_at(run.text, run.text_length) if run.text_length else b""
        # In code points: for each byte how many begin up to it.
        begun = [0, *itertools.accumulate(data.translate(_BEGINS))]
        places = [begun[boundary] for boundary in run.boundaries[:run.count + 1]]
        advances, metrics = _kept[number].function(
            data.decode("utf-8"), string_at(run.face, run.face_length).decode("utf-8"), run.size, list(zip(places, places[1:])))
        if len(advances) != run.count:
            raise ValueError(f"{len(advances)} advances for {run.count} clusters")
        if run.count:
            (c_double * run.count).from_address(addressof(advances_out.contents))[:] = advances
        figures = metrics_out.contents
        figures.ascent, figures.descent, figures.leading, figures.cap_height, figures.x_height = metrics[:5]
        return int(_raw.REGLET_OK)
    except BaseException as error:  # Nothing may pass through C; what the call raises has it as its cause.
        callback_failure.exception = error
        return _FAILED


# In parameters: while the interpreter shuts down, the module's names may be gone.
def _release(number: int, kept: Any = _kept, replaced: dict[int, Kept] = _replaced) -> None:
    found = kept.get(number)
    if found is not None:
        found.is_released = True
    replaced.pop(number, None)


MEASURE = _raw.reglet_measurer(_measure)
RELEASE = _raw.reglet_release(_release)
for _function in (MEASURE, RELEASE):
    pythonapi.Py_IncRef(py_object(_function))  # A book may outlive this module, and call them when it ends.
NONE = _raw.reglet_measurer()
