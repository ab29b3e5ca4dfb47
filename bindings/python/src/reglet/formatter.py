"""Format strings to attributed text."""

from __future__ import annotations

from ctypes import Array, byref, c_size_t, c_uint32, sizeof
from typing import Any, Optional, Sequence, SupportsIndex

from . import _attributes, _raw
from ._convert import address, instance, items, scalar_indices, strings, truth, utf8
from ._handle import Handle
from ._lib import lib
from .attachment import Attachment
from .errors import check, error_for, format_error, status_name, text_from
from .fonts import FontBook, book_or_none
from .text import AttributedText, Diagnostic


_DEFAULTS = {
    "family": "default_font_family", "size": "default_point_size", "weight": "default_weight", "color": "default_color",
    "background": "default_background_color", "alignment": "default_alignment",
}


class Formatter(Handle):
    """Turns format strings into texts: text with codes such as %B, %0C, %40S or %{name}.

    The tables are what the codes' numbers point into: font_families for %F, colors for %C and %D, links for %L, attachments
    for %P. Families are those of `fonts`, a FontBook that the texts resolve their faces with too; None is a shared one.
    """

    _destroy = "reglet_formatter_destroy"
    _set_by_init = ("_fonts", "_lenient")

    def __init__(
        self, *, default_font_family: str = "Helvetica", default_point_size: float = 17.0, default_weight: SupportsIndex = 0,
        default_color: str = "#000000", default_background_color: str = "#00000000", default_alignment: str = "natural",
        font_families: Sequence[str] = (), colors: Sequence[str] = (), links: Sequence[str] = (),
        attachments: Sequence[Attachment] = (), lenient: bool = False, fonts: Optional[FontBook] = None,
    ) -> None:
        book_or_none(fonts)
        defaults = _attributes.to_raw({
            "family": default_font_family, "size": default_point_size, "weight": default_weight, "color": default_color,
            "background": default_background_color, "alignment": default_alignment}, _DEFAULTS)
        families = _Strings(font_families, "font_families")
        numbers = [_attributes.color(color, "each of colors") for color in items(colors, "colors", "strings")]
        packed = (c_uint32 * len(numbers))(*numbers)
        targets = _Strings(links, "links")
        boxes = [instance(attachment, Attachment, "each of attachments")._to_raw()
                 for attachment in items(attachments, "attachments", "Attachments")]
        is_lenient = truth(lenient, "lenient")
        self._adopt(lib.reglet_formatter_create())
        try:
            check(lib.reglet_formatter_set_defaults(self, byref(defaults), fonts))
            check(lib.reglet_formatter_set_families(self, families.array, len(families.array), fonts))
            check(lib.reglet_formatter_set_colors(self, packed, len(packed)))
            check(lib.reglet_formatter_set_links(self, targets.array, len(targets.array)))
            check(lib.reglet_formatter_set_attachments(self, (_raw.reglet_attachment * len(boxes))(*boxes), len(boxes)))
            self.lenient = is_lenient
        except BaseException:
            self.__del__()  # What is half made is not used.
            raise
        self._fonts = fonts

    @property
    def lenient(self) -> bool:
        """Whether a problem stays in the text and in its diagnostics, instead of being a FormatError."""
        return self._lenient

    @lenient.setter
    def lenient(self, lenient: bool) -> None:
        wanted = truth(lenient, "lenient")
        check(lib.reglet_formatter_set_lenient(self, wanted))
        self._lenient = wanted

    def format(self, format: str, /, *arguments: str, **named: str) -> AttributedText:
        """The text that a format string describes; %T inserts `arguments` by number, %{name} those in `named`.

        Raises a FormatError for the first problem, unless the formatter is lenient.
        """
        return self._format(utf8(format, "format"), _Arguments(arguments, named))

    def _format(self, source: bytes, arguments: _Arguments) -> AttributedText:
        pointer = _raw.reglet_text_ref()
        error = _raw.reglet_error()
        lenient = self._lenient
        if lib.reglet_formatter_format(self, source, len(source), byref(arguments.raw), byref(pointer), byref(error)):
            raise error_for(error.code) if error.code == _raw.REGLET_STATUS_TOO_LARGE else format_error(error, source)
        return AttributedText._from_pointer(pointer, self._fonts, self._diagnose(source, arguments) if lenient else ())

    def _diagnose(self, source: bytes, arguments: _Arguments) -> tuple[Diagnostic, ...]:
        count = c_size_t()
        capacity = 16
        while True:
            problems = (_raw.reglet_error * capacity)()
            status = lib.reglet_formatter_diagnose(
                self, source, len(source), byref(arguments.raw), problems, capacity, byref(count))
            if status != _raw.REGLET_STATUS_BUFFER_TOO_SMALL:
                break
            capacity = count.value
        check(status)
        words = memoryview(problems).cast("B").cast("i").tolist()  # No offset is above 2^31 - 1.
        codes, offsets = words[:2 * count.value:2], words[1:2 * count.value:2]
        return tuple(map(Diagnostic._make, zip(map(status_name, codes), offsets, scalar_indices(source, offsets))))


def escape(text: str) -> str:
    """A text with each percent sign doubled, so that it stands for itself in a format string."""
    data = utf8(text, "text")
    return text_from(lib.reglet_escape, data, len(data))


class _Strings:
    """Strings as an array of the C library's; it keeps them alive."""

    def __init__(self, values: Sequence[str], name: str) -> None:
        self._data = strings(values, name)
        self.array: Array[Any] = (_raw.reglet_string * len(self._data))()
        for entry, data in zip(self.array, self._data):
            entry.utf8, entry.length = address(data), len(data)


class _Arguments:
    """The arguments of one call; it keeps them alive."""

    def __init__(self, values: Sequence[str], named: dict[str, str]) -> None:
        self._values = _Strings(values, "arguments")
        self._data = [(utf8(name, "a name"), utf8(value, name)) for name, value in named.items()]
        self._named = (_raw.reglet_argument * len(self._data))()
        for entry, (name, value) in zip(self._named, self._data):
            entry.name, entry.name_length = address(name), len(name)
            entry.value, entry.value_length = address(value), len(value)
        self.raw = _raw.reglet_arguments(
            sizeof(_raw.reglet_arguments), 0, self._values.array, len(values), self._named, len(self._data))
