"""Arrays of doubles as the C library takes them: checked, and in their own memory where C may have that, else copied.

What is copied, holds for all or is wrong may take its time. Ordinary arrays may not: numpy computes a style of a thousand
buttons in a few microseconds.
"""

from __future__ import annotations

from ctypes import addressof, byref, c_double, c_size_t, c_void_p, py_object, pythonapi
from typing import Any

from ._button import ZERO
from ._convert import reals, wrong_type
from .errors import InvalidValueError

at = (c_double * 0).from_buffer
"""The argument for the memory of a writable array of whatever length, which keeps that in its place while it exists."""

# bytearray(size) would write zeros where C is about to write everything.
_room = pythonapi["PyByteArray_FromStringAndSize"]
_room.restype, _room.argtypes = py_object, [c_void_p, c_size_t]


def argument(view: memoryview[Any]) -> Any:
    """The argument for memory to write to; NULL for none, since what is empty may lie anywhere."""
    return at(view) if view.nbytes else None


def inputs(bounds: Any, image: Any, title: Any, width: int) -> tuple[int, bool, Any, Any, Any]:
    """How many buttons there are, and whether their sizes are in rows; the arguments for the sizes, and for images and titles
    with `width` numbers each."""
    try:
        sizes, images, titles = memoryview(bounds), memoryview(image), memoryview(title)
        size = sizes.nbytes
        if (sizes.format == images.format == titles.format == "d" and not size & 15
                and images.nbytes == titles.nbytes == size * width >> 1):
            # A TypeError where one is read-only or has gaps.
            first, second, third = at(sizes), at(images), at(titles)
            if not (addressof(first) | addressof(second) | addressof(third)) & 7:
                return size >> 4, sizes.ndim > 1, first, second, third
    except TypeError:
        pass
    count, in_rows = rows(bounds, "bounds")
    return (count, in_rows, read(bounds, count, 2, "bounds"), read(image, count, width, "image"),
            read(title, count, width, "title"))


def rows(sizes: Any, name: str) -> tuple[int, bool]:
    """How many sizes an array has, and whether in rows."""
    if isinstance(sizes, (tuple, list)):  # Two numbers would be the size of one button, or of all.
        raise _wrong(f"{name} must be an array of rows (width, height)")
    view = _view(sizes, name)
    if view.nbytes & 15:
        raise _wrong(f"{name} must have two numbers for each button")
    return view.nbytes >> 4, view.ndim > 1


def read(values: Any, count: int, width: int, name: str) -> Any:
    """The argument for `count` rows of `width` numbers, for all of which one tuple may stand; None for None."""
    if values is None:
        return None
    if isinstance(values, (tuple, list)):
        return (c_double * (count * width))(*reals(values, width, name) * count)
    view = _checked(values, count, width, name)
    return at(view) if _is_usable(view) else (c_double * (count * width)).from_buffer_copy(view)


def read_insets(values: Any, count: int, name: str) -> Any:
    """As `read`, but also None for a tuple of zeros."""
    is_zero = values is ZERO or isinstance(values, (tuple, list)) and not any(reals(values, 4, name))
    return None if is_zero else read(values, count, 4, name)


def outputs(count: int, in_rows: bool, title_out: Any, image_out: Any) -> tuple[memoryview[float], memoryview[float], Any, Any]:
    """The arrays for results of four numbers that a caller gave, or new ones; the arguments for them."""
    size = 32 * count
    room = memoryview(_room(None, 2 * size))
    titles: memoryview[float]
    images: memoryview[float]
    if in_rows and count:
        titles, images = room[:size].cast("d", (count, 4)), room[size:].cast("d", (count, 4))
    else:
        titles, images = room[:size].cast("d"), room[size:].cast("d")
    if title_out is None and image_out is None and count:
        first = at(room)
        return titles, images, first, byref(first, size)
    if title_out is not None:
        titles = written(title_out, count, 4, "title_out")
    if image_out is not None:
        images = written(image_out, count, 4, "image_out")
    return titles, images, argument(titles), argument(images)


def output(count: int, in_rows: bool, out: Any, width: int, name: str) -> memoryview[float]:
    """The array for results of so many numbers that a caller gave, or a new one."""
    if out is not None:
        return written(out, count, width, name)
    room = memoryview(_room(None, 8 * width * count))
    return room.cast("d", (count, width)) if in_rows and count else room.cast("d")


def written(out: Any, count: int, width: int, name: str) -> memoryview[float]:
    """The memory of an array that a caller gave for results."""
    view = _checked(out, count, width, name)
    if view.nbytes and not _is_usable(view):
        raise _wrong(f"{name} must be writable and aligned")
    return view


def _view(values: Any, name: str) -> memoryview[float]:
    try:
        view: memoryview[float] = memoryview(values)
    except TypeError:
        raise wrong_type(name, "an array of doubles", values) from None
    if view.format != "d" and view.format.lstrip("@=<") != "d" or not view.c_contiguous:
        raise _wrong(f"{name} must be an array of doubles (format d, float64), without gaps")
    return view


def _checked(values: Any, count: int, width: int, name: str) -> memoryview[float]:
    view = _view(values, name)
    if view.nbytes != 8 * width * count:
        raise _wrong(f"{name} must have {count} rows of {width} numbers, not {view.nbytes // 8} numbers")
    return view


def _is_usable(view: memoryview[float]) -> bool:
    return not view.readonly and addressof(at(view)) % 8 == 0


def _wrong(text: str) -> InvalidValueError:
    return InvalidValueError("invalid_value", text)
