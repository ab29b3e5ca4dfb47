"""Font books: families, faces, sizes and metrics."""

from __future__ import annotations

import os
import plistlib
import threading
from ctypes import byref, c_double, c_int32, c_size_t, c_uint8, sizeof
from struct import iter_unpack
from typing import TYPE_CHECKING, Any, BinaryIO, Mapping, NamedTuple, Optional, Sequence, SupportsIndex, Union

from . import _measurer, _raw
from ._convert import address, int32, size as size_of, utf8
from ._handle import Handle
from ._lib import lib
from .errors import check, error_for, text_from

if TYPE_CHECKING:
    from .text import AttributedText

Ladder = Mapping[int, Sequence[Optional[str]]]

_registering = threading.RLock()
"""Held while a book's families change: another thread's must not come between those of one property list."""


class FontMetrics(NamedTuple):
    """A font's vertical figures in points; all but the leading are distances from the baseline."""

    ascent: float
    descent: float
    leading: float
    cap_height: float
    x_height: float
    approximate: bool = False
    """Whether these, and advances, are the built-in ones of a similar face."""


class Face:
    """A face of a font book, and the slant that was asked for. Made by a book; compares by value."""

    __slots__ = ("_book", "_raw")

    def __init__(self, book: FontBook, raw: _raw.reglet_face) -> None:
        self._book = book
        self._raw = raw

    @property
    def name(self) -> str:
        return text_from(lib.reglet_fonts_face_name, self._book, byref(self._raw))

    @property
    def family(self) -> str:
        return text_from(lib.reglet_fonts_family_name, self._book, self._raw.family)

    @property
    def weight(self) -> int:
        """The weight of the face's rung in its family; 0 is regular."""
        return int(self._raw.weight)

    @property
    def italic(self) -> bool:
        """Whether an italic was asked for."""
        return bool(self._raw.italic)

    @property
    def italic_missing(self) -> bool:
        """Whether an italic was asked for and the weight has none."""
        return bool(self._raw.italic_missing)

    @property
    def css_weight(self) -> int:
        """100 to 900."""
        weight = c_int32()
        check(lib.reglet_fonts_face_css_weight(self._book, byref(self._raw), byref(weight)))
        return weight.value

    def with_weight(self, weight: SupportsIndex) -> Face:
        """The same family and slant at the nearest weight."""
        return self._relative(lib.reglet_fonts_face_with_weight, int32(weight))

    def by_weight(self, difference: SupportsIndex) -> Face:
        """The same family and slant, as many rungs bolder, as far as there are."""
        return self._relative(lib.reglet_fonts_face_by_weight, int32(difference))

    def as_italic(self) -> Face:
        """The italic of the same weight, or the one face that there is."""
        return self._relative(lib.reglet_fonts_face_with_slant, 1)

    def as_regular(self) -> Face:
        """The upright face of the same weight, or the one face that there is."""
        return self._relative(lib.reglet_fonts_face_with_slant, 0)

    def at(self, size: float) -> Font:
        """This face at a size in points."""
        return Font(self, size)

    def _relative(self, function: Any, argument: int) -> Face:
        face = _raw.reglet_face()
        check(function(self._book, byref(self._raw), argument, byref(face)))
        return Face(self._book, face)

    def _key(self) -> tuple[object, ...]:
        return (self.family, self.weight, self.italic, self.name)

    def __eq__(self, other: object) -> bool:
        return self._key() == other._key() if isinstance(other, Face) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        missing = ", italic_missing=True" if self.italic_missing else ""
        return f"<Face {self.name!r} weight={self.weight}{missing}>"


class Font:
    """A face at a size in points; a value. It has the calls of its face, which give fonts of the same size."""

    __slots__ = ("_face", "_size")

    def __init__(self, face: Face, size: float) -> None:
        self._face = face
        self._size = _size_by(size, 0)

    @property
    def face(self) -> Face:
        return self._face

    @property
    def size(self) -> float:
        return self._size

    def with_size(self, size: float) -> Font:
        return Font(self._face, size)

    def by_size(self, difference: float) -> Font:
        return Font(self._face, _size_by(self._size, difference))

    @property
    def name(self) -> str:
        return self._face.name

    @property
    def family(self) -> str:
        return self._face.family

    @property
    def weight(self) -> int:
        return self._face.weight

    @property
    def italic(self) -> bool:
        return self._face.italic

    @property
    def italic_missing(self) -> bool:
        return self._face.italic_missing

    @property
    def css_weight(self) -> int:
        return self._face.css_weight

    def with_weight(self, weight: SupportsIndex) -> Font:
        return Font(self._face.with_weight(weight), self._size)

    def by_weight(self, difference: SupportsIndex) -> Font:
        return Font(self._face.by_weight(difference), self._size)

    def as_italic(self) -> Font:
        return Font(self._face.as_italic(), self._size)

    def as_regular(self) -> Font:
        return Font(self._face.as_regular(), self._size)

    def at(self, size: float) -> Font:
        return self.with_size(size)

    @property
    def metrics(self) -> FontMetrics:
        """The vertical figures of the face at this size."""
        raw = _raw.reglet_font_metrics()
        check(lib.reglet_fonts_metrics(self._face._book, byref(self._face._raw), self._size, byref(raw)))
        return FontMetrics(raw.ascent, raw.descent, raw.leading, raw.cap_height, raw.x_height, bool(raw.approximate))

    def __eq__(self, other: object) -> bool:
        return (self._face, self._size) == (other._face, other._size) if isinstance(other, Font) else NotImplemented

    def __hash__(self) -> int:
        return hash((self._face, self._size))

    def __repr__(self) -> str:
        return f"<Font {self.name!r} {self._size:g} points>"


def _size_by(size: float, difference: float) -> float:
    result = c_double()
    # Adding 0.0 refuses what is no number, with Python's own words.
    check(lib.reglet_fonts_size_by(size + 0.0, difference + 0.0, byref(result)))
    return result.value


class FontBook(Handle):
    """Families of faces: the 19 built-in ones, and those that are registered."""

    _destroy = "reglet_fonts_destroy"

    def __init__(self) -> None:
        self._adopt(lib.reglet_fonts_create())

    @property
    def families(self) -> list[str]:
        """The names of all families."""
        count = c_size_t()
        check(lib.reglet_fonts_family_count(self, byref(count)))
        return [text_from(lib.reglet_fonts_family_name, self, number) for number in range(count.value)]

    def resolve(self, family: str, weight: SupportsIndex = 0, italic: bool = False) -> Face:
        """The face nearest to a wish; unknown_family."""
        name = utf8(family)
        face = _raw.reglet_face()
        check(lib.reglet_fonts_resolve(self, name, len(name), int32(weight), bool(italic), byref(face)))
        return Face(self, face)

    def face(self, name: str) -> Face:
        """The face of that name; unknown_face."""
        data = utf8(name)
        face = _raw.reglet_face()
        check(lib.reglet_fonts_face_named(self, data, len(data), byref(face)))
        return Face(self, face)

    def register(self, family: str, ladder: Ladder) -> None:
        """Adds or replaces a family: weight -> (regular, italic), where one may be None. invalid_family, duplicate_face."""
        name = utf8(family)
        rungs = (_raw.reglet_rung * len(ladder))()
        kept = []  # The names must outlive the call.
        for rung, (weight, faces) in zip(rungs, ladder.items()):
            if isinstance(faces, str):
                raise TypeError(f"a pair of names is needed, not {faces!r}")
            regular, italic = (utf8(face or "") for face in faces)
            kept += [regular, italic]
            rung.weight = int32(weight)
            rung.regular, rung.regular_length = address(regular), len(regular)
            rung.italic, rung.italic_length = address(italic), len(italic)
        with _registering:
            check(lib.reglet_fonts_register(self, name, len(name), rungs, len(rungs), None))

    def load_plist(self, source: Union[str, os.PathLike[str], BinaryIO]) -> None:
        """Registers the families of a property list, XML or binary: family -> {"0": [regular, italic]}, where the same
        name twice means that there is no italic. All of them, or none."""
        if isinstance(source, (str, os.PathLike)):
            with open(source, "rb") as file:
                return self.load_plist(file)
        try:
            families = {family: {int(weight): _pair(faces) for weight, faces in ladder.items()}
                        for family, ladder in plistlib.load(source).items()}
        except Exception as error:  # Each kind of damage has an exception of its own, expat's among them.
            raise error_for(_raw.REGLET_STATUS_INVALID_FAMILY) from error
        with _registering:
            for book in (self.copy(), self):  # What the copy takes, so does the book.
                for family, ladder in families.items():
                    book.register(family, ladder)

    def load_font(self, face: str, data: bytes, index: SupportsIndex = 0) -> None:
        """Measures the face of that name by a TrueType or OpenType file; `index` is the font's place in a collection.
        unknown_face, invalid_font."""
        name = utf8(face)
        buffer = memoryview(data).cast("B")
        file = (c_uint8 * len(buffer)).from_buffer_copy(buffer)
        check(lib.reglet_fonts_load_file(self, name, len(name), file, len(buffer), size_of(index)))

    def set_measurer(self, measurer: Optional[_measurer.Measurer]) -> None:
        """Measures faces that have no font file by a function of yours, or, given None, by the built-in tables again.

        The function gets (text, face, size, clusters): the text of a run, its face's name, its size in points and the (start,
        end) of its grapheme clusters. It returns the clusters' advances and a FontMetrics. What it raises becomes the cause
        of a callback_failed. It must not use the objects of the running call. A function that refers to this book keeps
        both alive until it is replaced.
        """
        if measurer is None:
            check(lib.reglet_fonts_set_measurer(self, _measurer.NONE, None, _measurer.RELEASE))
        else:
            check(lib.reglet_fonts_set_measurer(self, _measurer.MEASURE, _measurer.keep(measurer), _measurer.RELEASE))

    def measure(self, text: Union[AttributedText, str]) -> list[tuple[int, int, float]]:
        """(start, end, advance) of each grapheme cluster, kern included, as a label lays them out; of a str in Helvetica,
        17 points."""
        from .text import AttributedText

        if isinstance(text, str):
            text = AttributedText(text)
        if not isinstance(text, AttributedText):
            raise TypeError(f"an AttributedText or a str is needed, not {type(text).__name__}")
        count = c_size_t(len(text))
        while True:  # Another thread may make the text longer.
            clusters = (_raw.reglet_cluster * count.value)()
            status = lib.reglet_fonts_measure(self, text, _raw.REGLET_UNIT_SCALAR, clusters, len(clusters), byref(count))
            if status != _raw.REGLET_STATUS_BUFFER_TOO_SMALL:
                break
        check(status)
        used = memoryview(clusters).cast("B")[:count.value * sizeof(_raw.reglet_cluster)]
        return [(start, end, advance) for advance, start, end in iter_unpack("=dII", used)]

    def copy(self) -> FontBook:
        """A book of its own with the same families, font files and measurer. Cheap."""
        pointer = _raw.reglet_fonts_ref()
        check(lib.reglet_fonts_copy(self, byref(pointer)))
        copy = type(self).__new__(type(self))
        copy._adopt(pointer)
        return copy

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> FontBook:
        return self.copy()


def _pair(faces: Any) -> tuple[Optional[str], Optional[str]]:
    """A rung of the property list. One name alone is an upright face."""
    regular, italic = faces if len(faces) == 2 else (*faces, None)
    if isinstance(faces, (str, bytes)) or not all(name is None or isinstance(name, str) for name in (regular, italic)):
        raise ValueError(f"not the names of a regular and an italic face: {faces!r}")
    return regular, italic
