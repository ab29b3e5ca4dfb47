"""One call for many buttons, from and to anything with the buffer protocol."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from ctypes import addressof, byref, c_int32, sizeof
from typing import Any, FrozenSet, NamedTuple, Optional, SupportsFloat, Union, overload

from . import _raw
from ._button import FITS, STYLES, ZERO, Named, constant, flag_set, number, numbers, options, without_insets
from ._lib import lib
from .errors import InvalidValueError, error_for


class ButtonError(InvalidValueError):
    """A bad number of one of many buttons: `index` is its place, 0 also for a number that holds for all. No output was written."""

    def __init__(self, code: str, message: str, index: int) -> None:
        super().__init__(code, f"{message} (button {index})")
        self.index = index


class FlagSets(Sequence[FrozenSet[str]]):
    """The flags of many buttons: item i is the set of the names of those that button i has."""

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

    def __repr__(self) -> str:
        return f"FlagSets({[sorted(flags) for flags in self]})"


class ManyInsets(NamedTuple):
    title: memoryview[float]
    image: memoryview[float]


class ManyFrames(NamedTuple):
    """Frames of many buttons; None for an item that none of them has."""

    image: Optional[memoryview[float]]
    title: Optional[memoryview[float]]
    flags: FlagSets


def insets_many(style: Named, padding: SupportsFloat, bounds: Any, image: Any, title: Any, *, title_out: Any = None,
                image_out: Any = None) -> ManyInsets:
    """`insets` of many buttons, to new arrays or to the given ones."""
    call = _Call(bounds, image, title)
    arguments = call.rows(_raw.reglet_size, bounds), call.rows(_raw.reglet_rect, image), call.rows(_raw.reglet_rect, title)
    title_insets, image_insets = call.room(_raw.reglet_insets, title_out), call.room(_raw.reglet_insets, image_out)
    call.run(lib.reglet_button_insets, constant(STYLES, style), number(padding), call.count, *arguments,
             call.target(_raw.reglet_insets, title_insets), call.target(_raw.reglet_insets, image_insets))
    return ManyInsets(title_insets, image_insets)


def layout_many(bounds: Any, image: Any = None, title: Any = None, content: Any = ZERO, image_insets: Any = ZERO,
                title_insets: Any = ZERO, horizontal: Named = "center", vertical: Named = "center", rtl: bool = False,
                scale: SupportsFloat = 0, *, image_out: Any = None, title_out: Any = None) -> ManyFrames:
    """`layout` of many buttons, to new arrays or to the given ones."""
    call = _Call(bounds, image, title, image_insets, title_insets)
    return call.frames(
        lib.reglet_button_layout, (options(content, horizontal, vertical, rtl, scale),), bounds, image, title,
        (call.rows(_raw.reglet_insets, image_insets), call.rows(_raw.reglet_insets, title_insets)), image_out, title_out)


def arrange_many(style: Named, padding: SupportsFloat, bounds: Any, image: Any = None, title: Any = None,
                 content: Any = ZERO, image_insets: Any = ZERO, title_insets: Any = ZERO, horizontal: Named = "center",
                 vertical: Named = "center", rtl: bool = False, scale: SupportsFloat = 0, fit: Named = "none", *,
                 image_out: Any = None, title_out: Any = None) -> ManyFrames:
    """`arrange` of many buttons, to new arrays or to the given ones."""
    without_insets(image_insets, title_insets)
    call = _Call(bounds, image, title)
    settings = (options(content, horizontal, vertical, rtl, scale), constant(STYLES, style), number(padding),
                constant(FITS, fit))
    return call.frames(lib.reglet_button_arrange, settings, bounds, image, title, (), image_out, title_out)


def _wrong(text: str) -> InvalidValueError:
    return InvalidValueError("invalid_value", text)


class _Call:
    """A call for as many buttons as the first of the arrays has rows."""

    def __init__(self, bounds: Any, *others: Any) -> None:
        # A row of bounds is two numbers, one of images or titles as many as the function takes: only bounds tell.
        if isinstance(bounds, (tuple, list)):
            raise _wrong("bounds must be an array of rows (width, height)")
        self.count, odd = divmod(_view(bounds).nbytes, sizeof(_raw.reglet_size))
        if odd:
            raise _wrong("bounds must have two numbers for each button")
        self.shaped = _view(bounds).ndim > 1 and self.count > 0

    def rows(self, kind: Any, values: Any) -> Any:
        """An array of C's structs over the memory of `values`; one row for all buttons is repeated, None stays None."""
        if values is None:
            return None
        if isinstance(values, (tuple, list)):
            row = numbers(values, len(kind._fields_))
            is_zero = kind is _raw.reglet_insets and not any(row)
            return None if is_zero else self.target(kind, _view(array("d", row * self.count)))
        return self.target(kind, _view(values), copies=True)

    def target(self, kind: Any, view: memoryview[float], copies: bool = False) -> Any:
        """An array of C's structs over the memory of `view`, or a copy where C may not have that itself."""
        if view.nbytes != self.count * sizeof(kind):
            raise _wrong(f"{self.count} rows of {len(kind._fields_)} numbers are needed, not {view.nbytes // 8} numbers")
        structs = kind * self.count
        if not view.readonly:
            found = structs.from_buffer(view)
            if addressof(found) % 8 == 0:
                return found
        if not copies:
            raise _wrong("an array for results must be writable and aligned")
        return structs.from_buffer_copy(view)

    def room(self, kind: Any, out: Any) -> memoryview[float]:
        """The array that a caller gave for results, or a new one in the shape of the bounds: rows, or all in one row."""
        if out is not None:
            return _view(out)
        width = len(kind._fields_)
        memory = memoryview(bytearray(self.count * sizeof(kind)))
        return _view(memory.cast("d", (self.count, width)) if self.shaped else memory.cast("d"))

    def frames(self, function: Any, settings: tuple[Any, ...], bounds: Any, image: Any, title: Any, insets: tuple[Any, ...],
               image_out: Any, title_out: Any) -> ManyFrames:
        """Calls one of the functions that give frames and flags."""
        sizes = [self.rows(_raw.reglet_size, values) for values in (bounds, image, title)]
        images = None if image is None else self.room(_raw.reglet_rect, image_out)
        titles = None if title is None else self.room(_raw.reglet_rect, title_out)
        flags = memoryview(bytearray(4 * self.count)).cast("i")
        self.run(function, *settings, self.count, *sizes, *insets,
                 *(None if room is None else self.target(_raw.reglet_rect, room) for room in (images, titles)),
                 (c_int32 * self.count).from_buffer(flags))
        return ManyFrames(images, titles, FlagSets(flags))

    def run(self, function: Any, *arguments: Any) -> None:
        error = _raw.reglet_error()
        status = function(*arguments, byref(error))
        if status != _raw.REGLET_OK:
            found = error_for(status)
            if found.code in ("invalid_number", "unreachable"):
                raise ButtonError(found.code, str(found), error.byte_offset)
            raise found


def _view(values: Any) -> memoryview[float]:
    """The memory of doubles, without gaps."""
    view: memoryview[float] = memoryview(values)
    if view.format.lstrip("@=<") != "d" or not view.c_contiguous:
        raise _wrong("arrays must be of doubles (format d, float64) and contiguous")
    return view
