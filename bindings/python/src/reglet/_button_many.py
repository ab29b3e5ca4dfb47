"""One call for many buttons, from and to anything with the buffer protocol."""

from __future__ import annotations

from collections.abc import Sequence
from ctypes import byref, c_double, c_int32, c_size_t
from typing import Any, FrozenSet, NamedTuple, Optional, SupportsFloat, Union, overload

from . import _raw
from ._button import FITS, STYLES, ZERO, Named, constant, flag_set, frames_of, options, without_insets
from ._button_arrays import argument, inputs, output, outputs, read, read_insets, rows
from ._convert import real
from ._lib import lib
from .errors import InvalidValueError, error_for


class ButtonError(InvalidValueError):
    """A bad number of one of many buttons: `index` is its place, 0 also for a number that holds for all. No output was written."""

    def __init__(self, code: str, message: str, index: int) -> None:
        super().__init__(code, f"{message} (button {index})")
        self.index = index


class FlagSets(Sequence[FrozenSet[str]]):
    """The flags of many buttons: item i is the set of the names of those that button i has. Equal where all items are."""

    __array_ufunc__ = None  # Beside numpy's arrays it is one value.

    def __init__(self, values: memoryview[int]) -> None:
        self.values = values
        """The same as numbers, 32 bits each; the bits are REGLET_BUTTON_FLAG_... of the C header."""

    def __len__(self) -> int:
        return len(self.values)

    @overload
    def __getitem__(self, index: int) -> FrozenSet[str]: ...
    @overload
    def __getitem__(self, index: slice) -> FlagSets: ...
    def __getitem__(self, index: Union[int, slice]) -> Union[FrozenSet[str], FlagSets]:
        return FlagSets(self.values[index]) if isinstance(index, slice) else flag_set(self.values[index])

    def __eq__(self, other: object) -> bool:
        return self.values == other.values if isinstance(other, FlagSets) else NotImplemented

    def __repr__(self) -> str:
        return f"FlagSets({[sorted(flags) for flags in self]})"


class ManyInsets(NamedTuple):
    title: memoryview[float]
    image: memoryview[float]


class ManyFrames(NamedTuple):
    """Frames of many buttons; None for an item that none of them has."""

    image: Optional[memoryview[float]]
    title: Optional[memoryview[float]]
    flags: FlagSets = FlagSets(memoryview(b"").cast("i"))


def _function(name: str) -> Any:
    """A C function that takes its arguments as they are: to be told their types costs it time, and they are right."""
    function = lib[name]
    function.restype = c_int32
    return function


_insets, _layout, _arrange, _insets_for, _fitting_size = map(_function, (
    "reglet_button_insets", "reglet_button_layout", "reglet_button_arrange", "reglet_button_insets_for",
    "reglet_button_fitting_size"))


def insets_many(style: Named, padding: SupportsFloat, bounds: Any, image: Any, title: Any, *, title_out: Any = None,
                image_out: Any = None) -> ManyInsets:
    """`insets` of many buttons, to new arrays or to the given ones."""
    count, in_rows, sizes, image, title = inputs(bounds, image, title, 4)
    titles, images, title_argument, image_argument = outputs(count, in_rows, title_out, image_out)
    arguments = (constant(STYLES, style, "style"), c_double(real(padding, "padding")), c_size_t(count), sizes, image, title,
                 title_argument, image_argument)
    if _insets(*arguments, None):
        _refuse(_insets, arguments)
    return ManyInsets(titles, images)


def layout_many(bounds: Any, image: Any = None, title: Any = None, content: Any = ZERO, image_insets: Any = ZERO,
                title_insets: Any = ZERO, horizontal: Named = "center", vertical: Named = "center", rtl: bool = False,
                scale: SupportsFloat = 0, *, image_out: Any = None, title_out: Any = None) -> ManyFrames:
    """`layout` of many buttons, to new arrays or to the given ones."""
    count, in_rows, *given = inputs(bounds, image, title, 2)
    given += read_insets(image_insets, count, "image_insets"), read_insets(title_insets, count, "title_insets")
    settings = (byref(options(content, horizontal, vertical, rtl, scale)),)
    return _frames(_layout, settings, count, in_rows, given, image_out, title_out)


def arrange_many(style: Named, padding: SupportsFloat, bounds: Any, image: Any = None, title: Any = None,
                 content: Any = ZERO, image_insets: Any = ZERO, title_insets: Any = ZERO, horizontal: Named = "center",
                 vertical: Named = "center", rtl: bool = False, scale: SupportsFloat = 0, fit: Named = "none", *,
                 image_out: Any = None, title_out: Any = None) -> ManyFrames:
    """`arrange` of many buttons, to new arrays or to the given ones."""
    without_insets(image_insets, title_insets)
    count, in_rows, *given = inputs(bounds, image, title, 2)
    settings = (byref(options(content, horizontal, vertical, rtl, scale)), constant(STYLES, style, "style"),
                c_double(real(padding, "padding")), constant(FITS, fit, "fit"))
    return _frames(_arrange, settings, count, in_rows, given, image_out, title_out)


def insets_for_many(frames: ManyFrames, bounds: Any, image: Any = None, title: Any = None, content: Any = ZERO,
                    horizontal: Named = "center", vertical: Named = "center", rtl: bool = False, *, title_out: Any = None,
                    image_out: Any = None) -> ManyInsets:
    """`insets_for` of many buttons, to new arrays or to the given ones. `frames` is what `layout_many` or `arrange_many` gave, or
    any ManyFrames; its flags do not count."""
    image_frames, title_frames = frames_of(frames)
    count, in_rows, *sizes = inputs(bounds, image, title, 2)
    places = read(image_frames, count, 4, "frames.image"), read(title_frames, count, 4, "frames.title")
    titles, images, *results = outputs(count, in_rows, title_out, image_out)
    arguments = (byref(options(content, horizontal, vertical, rtl, 0)), c_size_t(count), *places, *sizes, *results)
    if _insets_for(*arguments, None):
        _refuse(_insets_for, arguments)
    return ManyInsets(titles, images)


def fitting_size_many(style: Named, padding: SupportsFloat, image: Any = None, title: Any = None, content: Any = ZERO, *,
                      out: Any = None) -> memoryview[float]:
    """`fitting_size` of as many buttons as there are images, or titles where the image is one size for all; the result is in
    rows where that array is."""
    by_title = image is None or isinstance(image, (tuple, list))
    count, in_rows = rows(title, "title") if by_title else rows(image, "image")
    sizes = read(image, count, 2, "image"), read(title, count, 2, "title")
    result = output(count, in_rows, out, 2, "out")
    arguments = (constant(STYLES, style, "style"), c_double(real(padding, "padding")),
                 read_insets(content, 1, "content"), c_size_t(count), *sizes, argument(result))
    if _fitting_size(*arguments, None):
        _refuse(_fitting_size, arguments)
    return result


def _frames(function: Any, settings: tuple[Any, ...], count: int, in_rows: bool, given: list[Any], image_out: Any,
            title_out: Any) -> ManyFrames:
    """Calls one of the functions that give frames and flags. None of `given` is an item that no button has."""
    titles, images, title_argument, image_argument = outputs(count, in_rows, title_out, image_out)
    flags = memoryview(bytearray(4 * count)).cast("i")
    has_image, has_title = given[1] is not None, given[2] is not None
    arguments = (*settings, c_size_t(count), *given, image_argument if has_image else None,
                 title_argument if has_title else None, argument(flags))
    if function(*arguments, None):
        _refuse(function, arguments)
    return ManyFrames(images if has_image else None, titles if has_title else None, FlagSets(flags))


def _refuse(function: Any, arguments: tuple[Any, ...]) -> None:
    """Raises what is wrong with a call that failed, which is asked again for the button."""
    error = _raw.reglet_error()
    status = function(*arguments, byref(error))
    if status == _raw.REGLET_OK:  # Another thread has written to an array meanwhile: it is right now, and the results are there.
        return
    found = error_for(status)
    if found.code in ("invalid_number", "unreachable"):
        raise ButtonError(found.code, str(found), error.byte_offset)
    raise found
