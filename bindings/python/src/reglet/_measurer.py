"""The measuring callback: between the C library and a Python function.

The library keeps a number for the function. Two C functions, which live as long as the interpreter, find it by that.
"""

from __future__ import annotations

import itertools
from ctypes import py_object, pythonapi, string_at
from typing import Any, Callable, Sequence

from . import _raw
from ._convert import wrong_type
from .errors import callback_failure

# (text, face, size, clusters) -> (advances, FontMetrics)
Measurer = Callable[[str, str, float, "list[tuple[int, int]]"], "tuple[Sequence[float], Sequence[float]]"]

_FAILED = 1
_measurers: dict[int, Measurer] = {}
_numbers = itertools.count(1)


def keep(measurer: Measurer) -> int:
    """The number for a function, which stays until the library gives it back."""
    if not callable(measurer):
        raise wrong_type("measurer", "a function", measurer)
    number = next(_numbers)
    _measurers[number] = measurer
    return number


def _measure(number: int, request: Any, advances_out: Any, metrics_out: Any) -> int:
    try:
        run = request.contents
        data = string_at(run.text, run.text_length) if run.text_length else b""
        ends = list(itertools.accumulate(
            len(data[run.boundaries[i]:run.boundaries[i + 1]].decode("utf-8")) for i in range(run.count)))
        advances, metrics = _measurers[number](
            data.decode("utf-8"), string_at(run.face, run.face_length).decode("utf-8"), run.size, list(zip([0, *ends], ends)))
        if len(advances) != run.count:
            raise ValueError(f"{len(advances)} advances for {run.count} clusters")
        for i, advance in enumerate(advances):
            advances_out[i] = advance
        figures = metrics_out.contents
        figures.ascent, figures.descent, figures.leading, figures.cap_height, figures.x_height = metrics[:5]
        return int(_raw.REGLET_OK)
    except BaseException as error:  # Nothing may pass through C; what the call raises has it as its cause.
        callback_failure.exception = error
        return _FAILED


def _release(number: int, measurers: dict[int, Measurer] = _measurers) -> None:
    measurers.pop(number, None)  # A parameter: while the interpreter shuts down, the module's names may be gone.


MEASURE = _raw.reglet_measurer(_measure)
RELEASE = _raw.reglet_release(_release)
for _function in (MEASURE, RELEASE):
    pythonapi.Py_IncRef(py_object(_function))  # A book may outlive this module, and call them when it ends.
NONE = _raw.reglet_measurer()
