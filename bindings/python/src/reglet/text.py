"""Attributed text: characters with attributes, clickable fields and attachments."""

from __future__ import annotations

import threading
from ctypes import byref, c_double, c_int32, c_size_t
from typing import TYPE_CHECKING, Any, Iterator, NamedTuple, Optional, SupportsIndex, Union

from . import _attributes, _raw, _shared
from ._convert import instance, reals, record, scalar_indices, size, utf8, whole, with_article
from ._exports import Exports
from ._lib import lib
from .attachment import Attachment, read_attachment
from .errors import bytes_from, check, error_for
from .fonts import FontBook, book_or_none
from .runs import Run, read_runs

if TYPE_CHECKING:
    from typing_extensions import Self, Unpack


@record
class Diagnostic(NamedTuple):
    """A problem that a lenient formatter passed over."""

    code: str
    byte_offset: int
    offset: int
    """In code points."""


class AttributedText(Exports):
    """A text that can be edited. Indices are code points; slices clamp as a str's do, all else is an IndexError.

    Any thread may read and edit it; each call sees and leaves a whole text. An edit that raises has changed nothing.
    Texts compare by all that they store. They are mutable, so they have no hash.
    """

    _destroy = "reglet_text_destroy"
    _set_by_init = ("_lock", "_fonts", "_diagnostics")
    __array_ufunc__ = None  # Beside numpy's a text is one value, no sequence.
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, text: str = "", *, fonts: Optional[FontBook] = None, **attributes: Unpack[_attributes.Attributes]) -> None:
        """A text with attributes, which are also its base; those not named are Helvetica, 17 points, black on clear."""
        book_or_none(fonts)
        given: dict[str, Any] = {**attributes}
        link = given.pop("link", None)
        target = None if link is None else utf8(link, "link")
        data = utf8(text, "text")
        pointer = _raw.reglet_text_ref()
        check(lib.reglet_text_create(data, len(data), byref(_attributes.to_raw(given)), byref(pointer), None))
        self._own(pointer, fonts)
        if target is not None:
            check(lib.reglet_text_set_link(self, 0, len(data), target, len(target)))

    def _own(self, pointer: Any, fonts: Optional[FontBook] = None, diagnostics: tuple[Diagnostic, ...] = ()) -> None:
        self._adopt(pointer)
        self._lock = threading.RLock()
        self._fonts = fonts
        self._diagnostics = diagnostics

    @classmethod
    def _from_pointer(cls, pointer: Any, fonts: Optional[FontBook] = None, diagnostics: tuple[Diagnostic, ...] = ()) -> Self:
        """Takes over a text that a C function made."""
        text = cls.__new__(cls)
        text._own(pointer, fonts, diagnostics)
        return text

    @classmethod
    def with_image(cls, string: str, image: Attachment, point: Optional[tuple[float, float]] = None, index: SupportsIndex = 0,
                   *, fonts: Optional[FontBook] = None) -> Self:
        """A text with an image in it; `point` replaces the image's own x and y."""
        book_or_none(fonts)
        data, raw = utf8(string, "string"), instance(image, Attachment, "image")._to_raw()
        place = size(index, "index")
        if not 0 <= place <= len(string):
            raise error_for(_raw.REGLET_STATUS_INDEX_OUT_OF_RANGE)
        numbers = None if point is None else (c_double * 2)(*reals(point, 2, "point"))
        pointer = _raw.reglet_text_ref()
        check(lib.reglet_text_create_with_image(
            data, len(data), byref(raw), numbers, len(utf8(string[:place], "string")), byref(pointer), None))
        return cls._from_pointer(pointer, fonts)

    # ---- Reading

    def __str__(self) -> str:
        return self._data().decode("utf-8")

    def _data(self) -> bytes:
        with self._lock:
            return bytes_from(lib.reglet_text_utf8, self)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {str(self)!r}>"

    def __len__(self) -> int:
        return int(self._counts().scalars)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, AttributedText):
            return NotImplemented
        equal = c_int32()
        check(lib.reglet_text_equal(self, other, byref(equal)))
        return bool(equal.value)

    def copy(self) -> Self:
        """A text of its own, which is equal; its cost hardly depends on the length."""
        pointer = _raw.reglet_text_ref()
        check(lib.reglet_text_copy(self, byref(pointer)))
        return self._from_pointer(pointer, self._fonts, self._diagnostics)

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __reduce_ex__(self, protocol: Any) -> Any:
        """Pickled by its JSON, which has all that a text stores, and with its diagnostics; a font book is an object of this process."""
        if self._fonts is not None:
            raise TypeError(f"{with_article(type(self))} that has a FontBook cannot be pickled; its to_json() can")
        return _unpickled, (type(self), self.to_json(), self._diagnostics)

    def __getitem__(self, key: Union[SupportsIndex, slice]) -> Self:
        """A part, as a text of its own."""
        with self._lock:
            length = len(self)
            if isinstance(key, slice):
                start, end, step = key.indices(length)
                if step != 1:
                    raise ValueError("a text has no slices with a step")
            else:
                place = whole(key, "an index")
                start = place + (length if place < 0 else 0)
                end = start + 1
                if not 0 <= start < length:
                    raise error_for(_raw.REGLET_STATUS_INDEX_OUT_OF_RANGE)
            pointer = _raw.reglet_text_ref()
            check(lib.reglet_text_slice(self, *self._range(start, max(start, end)), byref(pointer)))
            return self._from_pointer(pointer, self._fonts)

    def __iter__(self) -> Iterator[Self]:
        """The characters, each as a text of its own."""
        return map(self.__getitem__, range(len(self)))

    def __contains__(self, part: str) -> bool:
        """Whether a str is a part of the text's characters."""
        return instance(part, str, "what is looked for") in str(self)

    @property
    def runs(self) -> list[Run]:
        """The runs, in order; the faces' names are those of the text's font book, or of the shared one."""
        with self._lock:
            return read_runs(self, self._counts().runs, self._fonts or _shared.book)

    @property
    def attachments(self) -> list[tuple[int, Attachment]]:
        """(index, attachment) of each attachment, in order."""
        with self._lock:
            found = [read_attachment(self, number) for number in range(self._counts().attachments)]
            indices = scalar_indices(self._data(), (offset for offset, _ in found))
            return [(index, image) for index, (_, image) in zip(indices, found)]

    @property
    def diagnostics(self) -> list[Diagnostic]:
        """The problems that a lenient formatter passed over when it made this text."""
        return list(self._diagnostics)

    def __add__(self, other: Union[str, AttributedText]) -> Self:
        """Both, one behind the other, as `append` puts them; the font book is that of the first."""
        if not isinstance(other, (str, AttributedText)):
            return NotImplemented
        sum = self.copy()
        sum.append(other)
        return sum

    def __radd__(self, other: str) -> Self:
        """A str before the text, as `insert` puts it."""
        if not isinstance(other, str):
            return NotImplemented
        sum = self.copy()
        sum.insert(0, other)
        return sum

    # ---- Editing

    def __iadd__(self, other: Union[str, AttributedText]) -> Self:
        """`append`."""
        if not isinstance(other, (str, AttributedText)):
            return NotImplemented
        self.append(other)
        return self

    def append(self, other: Union[str, AttributedText]) -> None:
        """Adds a str, which takes the attributes of the last character, or a text, which keeps its own."""
        with self._lock:
            if isinstance(other, AttributedText):
                check(lib.reglet_text_append_text(self, other))
            else:
                data = utf8(other, "other")
                check(lib.reglet_text_append(self, data, len(data), None))

    def insert(self, index: SupportsIndex, other: Union[str, AttributedText]) -> None:
        """Puts in a str, which takes the attributes of the character before it, else after it, or a text, which keeps its own."""
        self.replace(index, index, other)

    def replace(self, start: SupportsIndex, end: SupportsIndex, other: Union[str, AttributedText, Attachment]) -> None:
        """Puts a str, a text or an attachment in the place of a range. What has no attributes of its own takes those of the
        first character that it replaces."""
        with self._lock:
            range = self._range(start, end)
            if isinstance(other, AttributedText):
                check(lib.reglet_text_replace_text(self, *range, other))
            elif isinstance(other, Attachment):
                check(lib.reglet_text_replace_with_attachment(self, *range, byref(other._to_raw())))
            else:
                data = utf8(other, "other")
                check(lib.reglet_text_replace(self, *range, data, len(data), None))

    def delete(self, start: SupportsIndex, end: SupportsIndex) -> None:
        """Removes a range."""
        with self._lock:
            check(lib.reglet_text_delete(self, *self._range(start, end)))

    def insert_attachment(self, image: Attachment, index: SupportsIndex = 0) -> None:
        """Puts in an attachment, as one character that takes attributes as an inserted str does."""
        self.replace(index, index, instance(image, Attachment, "image"))

    def remove_attachment(self, number: SupportsIndex) -> None:
        """Removes the attachment of that number, from 0, with its character."""
        with self._lock:
            check(lib.reglet_text_remove_attachment(self, size(number, "number")))

    def set_attributes(self, start: SupportsIndex, end: SupportsIndex, **attributes: Unpack[_attributes.Attributes]) -> None:
        """Sets the attributes that are named over a range. `link` makes the range one clickable field, None takes it out of any."""
        given: dict[str, Any] = {**attributes}
        has_link, link = "link" in given, given.pop("link", None)
        target = None if link is None else utf8(link, "link")
        raw = _attributes.to_raw(given)
        with self._lock:
            range = self._range(start, end)
            check(lib.reglet_text_set_attributes(self, *range, byref(raw)))
            if target is not None:
                check(lib.reglet_text_set_link(self, *range, target, len(target)))
            elif has_link:
                check(lib.reglet_text_clear_link(self, *range))

    def clear_attributes(self, start: SupportsIndex, end: SupportsIndex, *names: str) -> None:
        """Sets attributes, those named or all, back to the text's base. Clickable fields stay."""
        with self._lock:
            bits = _attributes.mask(names) if names else _raw.REGLET_ATTRIBUTE_ALL
            check(lib.reglet_text_clear_attributes(self, *self._range(start, end), bits))

    def set_link(self, start: SupportsIndex, end: SupportsIndex, target: Optional[str] = None) -> None:
        """Makes a range one clickable field, with a target or without."""
        data = None if target is None else utf8(target, "target")
        with self._lock:
            check(lib.reglet_text_set_link(self, *self._range(start, end), data, 0 if data is None else len(data)))

    def clear_link(self, start: SupportsIndex, end: SupportsIndex) -> None:
        """Takes a range out of its clickable fields."""
        with self._lock:
            check(lib.reglet_text_clear_link(self, *self._range(start, end)))

    # ---- Indices

    def _counts(self) -> _raw.reglet_text_counts:
        counts = _raw.reglet_text_counts()
        check(lib.reglet_text_count(self, byref(counts)))
        return counts

    def _convert(self, index: SupportsIndex, source: int, target: int, name: str = "index") -> int:
        result = c_size_t()
        check(lib.reglet_text_convert(self, size(index, name), source, target, byref(result)))
        return result.value

    def _range(self, start: SupportsIndex, end: SupportsIndex) -> tuple[int, int]:
        """Byte offsets of code points."""
        first = self._convert(start, _raw.REGLET_UNIT_SCALAR, _raw.REGLET_UNIT_UTF8, "start")
        return first, first if end is start else self._convert(end, _raw.REGLET_UNIT_SCALAR, _raw.REGLET_UNIT_UTF8, "end")


def _unpickled(kind: type[AttributedText], json: str, diagnostics: tuple[Diagnostic, ...]) -> AttributedText:
    text = kind.from_json(json)
    text._diagnostics = diagnostics
    return text
