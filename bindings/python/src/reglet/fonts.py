"""Font books: families of faces, and what measures text."""

from __future__ import annotations

import collections.abc
import io
import os
import plistlib
import threading
from ctypes import byref, c_size_t, c_uint8
from typing import TYPE_CHECKING, Any, BinaryIO, Mapping, Optional, Sequence, SupportsIndex, Union

from . import _measurer, _raw
from ._convert import address, instance, int32, items, records, size as size_of, truth, utf8, wrong_type
from ._handle import Handle
from ._lib import lib
from .errors import check, error_for, text_from
from .face import Face, Font, FontMetrics

if TYPE_CHECKING:
    from .text import AttributedText

__all__ = ["Face", "Font", "FontBook", "FontMetrics"]

Ladder = Mapping[int, Sequence[Optional[str]]]

_registering = threading.RLock()
"""Held while a book changes: another thread's families must not come between those of one property list."""


class FontBook(Handle):
    """Families of faces: the 19 built-in ones, and those that are registered."""

    _destroy = "reglet_fonts_destroy"
    _kept: Optional[_measurer.Kept] = None

    def __init__(self) -> None:
        self._adopt(lib.reglet_fonts_create())

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {len(self.families)} families>"

    @property
    def families(self) -> list[str]:
        """The names of all families."""
        count = c_size_t()
        check(lib.reglet_fonts_family_count(self, byref(count)))
        return [text_from(lib.reglet_fonts_family_name, self, number) for number in range(count.value)]

    def resolve(self, family: str, weight: SupportsIndex = 0, italic: bool = False) -> Face:
        """The face nearest to a wish; unknown_family."""
        name = utf8(family, "family")
        face = _raw.reglet_face()
        check(lib.reglet_fonts_resolve(self, name, len(name), int32(weight, "weight"), truth(italic, "italic"), byref(face)),
              family)
        return Face(self, face)

    def face(self, name: str) -> Face:
        """The face of that name; unknown_face."""
        data = utf8(name, "name")
        face = _raw.reglet_face()
        check(lib.reglet_fonts_face_named(self, data, len(data), byref(face)), name)
        return Face(self, face)

    def register(self, family: str, ladder: Ladder) -> None:
        """Adds or replaces a family: weight -> (regular, italic), where one may be None. invalid_family, duplicate_face."""
        name = utf8(family, "family")
        if not isinstance(ladder, collections.abc.Mapping):
            raise wrong_type("ladder", "a mapping of weights to names", ladder)
        rungs = (_raw.reglet_rung * len(ladder))()
        kept = []  # The names must outlive the call.
        for rung, (weight, faces) in zip(rungs, ladder.items()):
            pair = items(faces, "each of ladder", "two names")
            if len(pair) != 2:
                raise error_for(_raw.REGLET_STATUS_INVALID_FAMILY)
            regular, italic = (b"" if face is None else utf8(face, "a face") for face in pair)
            kept += [regular, italic]
            rung.weight = int32(weight, "a weight")
            rung.regular, rung.regular_length = address(regular), len(regular)
            rung.italic, rung.italic_length = address(italic), len(italic)
        with _registering:
            check(lib.reglet_fonts_register(self, name, len(name), rungs, len(rungs), None))

    def load_plist(self, source: Union[str, os.PathLike[str], bytes, BinaryIO]) -> None:
        """Registers the families of a property list, by its path, as bytes or as a binary file: family -> {"0": [regular, italic]}, where the same
        name twice means that there is no italic. All of them, or none."""
        if isinstance(source, (str, os.PathLike)):
            with open(source, "rb") as file:
                return self.load_plist(file)
        if isinstance(source, bytes):
            source = io.BytesIO(source)
        if not hasattr(source, "read"):
            raise wrong_type("source", "a path, bytes or a binary file", source)
        try:
            families = {family: {int(weight): _pair(faces) for weight, faces in ladder.items()}
                        for family, ladder in plistlib.load(source).items()}
        except Exception as error:  # Each kind of damage has an exception of its own, expat's among them.
            raise error_for(_raw.REGLET_STATUS_INVALID_FAMILY) from error
        with _registering:
            for book in (self.copy(), self):  # What the copy takes, so does the book.
                for family, ladder in families.items():
                    book.register(family, ladder)

    def load_font(self, face: str, data: Union[bytes, bytearray, memoryview[Any]], index: SupportsIndex = 0) -> None:
        """Measures the face of that name by the bytes of a TrueType or OpenType file; `index` is the font's place in a collection.
        unknown_face, invalid_font."""
        name = utf8(face, "face")
        try:
            buffer = memoryview(data).cast("B")
        except TypeError:
            raise wrong_type("data", "the bytes of a font file", data) from None
        file = (c_uint8 * len(buffer)).from_buffer_copy(buffer)
        check(lib.reglet_fonts_load_file(self, name, len(name), file, len(buffer), size_of(index, "index")), face)

    def set_measurer(self, measurer: Optional[_measurer.Measurer]) -> None:
        """Measures faces that have no font file by a function of yours, or, given None, by the built-in tables again.

        The function gets (text, face, size, clusters): the text of a run, its face's name, its size in points and the (start,
        end) of its grapheme clusters. It returns the clusters' advances and a FontMetrics. An Exception that it raises becomes
        the cause of a callback_failed; Ctrl-C and its like come out as they are. It must not use the objects of the running call.
        """
        kept = None if measurer is None else _measurer.Kept(measurer)
        with _registering:
            if kept is None:
                check(lib.reglet_fonts_set_measurer(self, _measurer.NONE, None, _measurer.RELEASE))
            else:
                check(lib.reglet_fonts_set_measurer(self, _measurer.MEASURE, kept.number, _measurer.RELEASE))
            before, self._kept = self._kept, kept
        if before is not None:
            _measurer.replaced(before)

    def measure(self, text: Union[AttributedText, str]) -> list[tuple[int, int, float]]:
        """(start, end, advance) of each grapheme cluster, kern included, as a label lays them out; of a str in Helvetica,
        17 points. Line ends, soft hyphens and tabs, whose widths in a label depend on the line, have 0."""
        from .text import AttributedText

        if isinstance(text, str):
            text = AttributedText(text)
        if not isinstance(text, AttributedText):
            raise wrong_type("text", "an AttributedText or a str", text)
        count = c_size_t(len(text))
        while True:  # Another thread may make the text longer.
            clusters = (_raw.reglet_cluster * count.value)()
            status = lib.reglet_fonts_measure(self, text, _raw.REGLET_UNIT_SCALAR, clusters, len(clusters), byref(count))
            if status != _raw.REGLET_STATUS_BUFFER_TOO_SMALL:
                break
        check(status)
        return [(start, end, advance) for advance, start, end in records("=dII", clusters, count.value)]

    def copy(self) -> FontBook:
        """A book of its own with the same families, font files and measurer. Cheap."""
        pointer = _raw.reglet_fonts_ref()
        check(lib.reglet_fonts_copy(self, byref(pointer)))
        copy = type(self).__new__(type(self))
        copy._adopt(pointer)
        copy._kept = self._kept
        return copy

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> FontBook:
        return self.copy()


def book_or_none(fonts: Optional[FontBook]) -> Optional[FontBook]:
    """The book that an argument names."""
    if fonts is not None and instance(fonts, FontBook, "fonts")._pointer is None:  # which C would take for none
        raise error_for(_raw.REGLET_STATUS_NULL_ARGUMENT)
    return fonts


def _pair(faces: Any) -> tuple[Optional[str], Optional[str]]:
    """A rung of the property list. One name alone is an upright face."""
    regular, italic = faces if len(faces) == 2 else (*faces, None)
    if isinstance(faces, (str, bytes)) or not all(name is None or isinstance(name, str) for name in (regular, italic)):
        raise ValueError(f"not the names of a regular and an italic face: {faces!r}")
    return regular, italic
