"""Faces of a font book, and fonts: faces at a size."""

from __future__ import annotations

from ctypes import byref, c_double, c_int32
from typing import TYPE_CHECKING, Any, NamedTuple, SupportsIndex

from . import _raw
from ._convert import instance, int32, real
from ._handle import Made
from ._lib import lib
from .errors import check, text_from

if TYPE_CHECKING:
    from .fonts import FontBook


class FontMetrics(NamedTuple):
    """A font's vertical figures in points; all but the leading are distances from the baseline."""

    ascent: float
    descent: float
    leading: float
    cap_height: float
    x_height: float
    approximate: bool = False
    """Whether these, and advances, are the built-in ones of a similar face."""


class Face(Made):
    """A face of a font book, and the slant that was asked for. Made by a book; compares by value."""

    __slots__ = _set_by_init = ("_book", "_raw")

    def __init__(self, book: FontBook, raw: _raw.reglet_face) -> None:
        self._book = book
        self._raw = raw

    @property
    def name(self) -> str:
        """The face's own name, such as "Helvetica-Bold"."""
        return text_from(lib.reglet_fonts_face_name, self._book, byref(self._raw))

    @property
    def family(self) -> str:
        """The name of its family."""
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
        return self._relative(lib.reglet_fonts_face_with_weight, int32(weight, "weight"))

    def by_weight(self, difference: SupportsIndex) -> Face:
        """The same family and slant, as many rungs bolder, as far as there are."""
        return self._relative(lib.reglet_fonts_face_by_weight, int32(difference, "difference"))

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


class Font(Made):
    """A face at a size in points; a value. It has the calls of its face, which give fonts of the same size."""

    __slots__ = _set_by_init = ("_face", "_size")

    def __init__(self, face: Face, size: float) -> None:
        self._size = _size_by(size, 0)
        self._face = instance(face, Face, "face")

    @property
    def face(self) -> Face:
        """The face alone."""
        return self._face

    @property
    def size(self) -> float:
        """Points."""
        return self._size

    def with_size(self, size: float) -> Font:
        """The same face at another size in points."""
        return Font(self._face, size)

    def by_size(self, difference: float) -> Font:
        """The same face, so many points larger."""
        return Font(self._face, _size_by(self._size, difference))

    @property
    def name(self) -> str:
        """As the face's."""
        return self._face.name

    @property
    def family(self) -> str:
        """As the face's."""
        return self._face.family

    @property
    def weight(self) -> int:
        """As the face's."""
        return self._face.weight

    @property
    def italic(self) -> bool:
        """As the face's."""
        return self._face.italic

    @property
    def italic_missing(self) -> bool:
        """As the face's."""
        return self._face.italic_missing

    @property
    def css_weight(self) -> int:
        """As the face's."""
        return self._face.css_weight

    def with_weight(self, weight: SupportsIndex) -> Font:
        """As the face's, at the same size."""
        return Font(self._face.with_weight(weight), self._size)

    def by_weight(self, difference: SupportsIndex) -> Font:
        """As the face's, at the same size."""
        return Font(self._face.by_weight(difference), self._size)

    def as_italic(self) -> Font:
        """As the face's, at the same size."""
        return Font(self._face.as_italic(), self._size)

    def as_regular(self) -> Font:
        """As the face's, at the same size."""
        return Font(self._face.as_regular(), self._size)

    def at(self, size: float) -> Font:
        """As `with_size`."""
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
    check(lib.reglet_fonts_size_by(real(size, "size"), real(difference, "difference"), byref(result)))
    return result.value
