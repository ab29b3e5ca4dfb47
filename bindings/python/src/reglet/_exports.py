"""Texts in other notations: the part of AttributedText that writes them, and reads JSON."""

from __future__ import annotations

import threading
from ctypes import byref
from typing import TYPE_CHECKING, Any, Callable, Optional, Union

from . import _raw, _shared
from ._convert import instance, truth, utf8, wrong_type
from ._handle import Handle
from ._lib import lib
from .errors import InvalidValueError, error_for, format_error, text_from
from .fonts import FontBook, book_or_none

if TYPE_CHECKING:
    from typing_extensions import Self

    from .formatter import Formatter

_COLORS = {"true": _raw.REGLET_ANSI_TRUE_COLOR, "256": _raw.REGLET_ANSI_256, "16": _raw.REGLET_ANSI_16}


class Exports(Handle):
    """What a text can be written as. All of it is deterministic."""

    _lock: threading.RLock
    _fonts: Optional[FontBook]

    @classmethod
    def _from_pointer(cls, pointer: Any, fonts: Optional[FontBook] = None) -> Self:
        raise NotImplementedError

    def to_json(self) -> str:
        """The text and all that is stored with it, as compact JSON of the schema in bindings/schema/text.schema.json."""
        return self._exported(lib.reglet_text_to_json)

    @classmethod
    def from_json(cls, json: Union[str, bytes], *, fonts: Optional[FontBook] = None) -> Self:
        """The text that `to_json` wrote, or another program by the schema.

        Raises a FormatError with the code "invalid_json" and the place of what is wrong.
        """
        book_or_none(fonts)
        source = json if isinstance(json, bytes) else utf8(json, "json")
        pointer = _raw.reglet_text_ref()
        error = _raw.reglet_error()
        if lib.reglet_text_from_json(source, len(source), byref(pointer), byref(error)):
            raise error_for(error.code) if error.code == _raw.REGLET_STATUS_TOO_LARGE else format_error(error, source)
        return cls._from_pointer(pointer, fonts)

    def to_ansi(self, colors: Union[str, int] = "true") -> str:
        """The text for a terminal with "true" colours, 256 or 16; its control characters are shown and never sent."""
        if not isinstance(colors, (str, int)):
            raise wrong_type("colors", "a str or an int", colors)
        if str(colors) not in _COLORS:
            raise InvalidValueError("invalid_value", f"colors must be one of {', '.join(_COLORS)}, not {colors!r}")
        return self._exported(lib.reglet_text_to_ansi, _COLORS[str(colors)])

    def to_html(self, *, any_link: bool = False, fonts: Optional[FontBook] = None) -> str:
        """The text as one HTML element with inline styles.

        Only http, https, mailto and tel targets become links, unless `any_link`. Font weights are those of the faces in `fonts`,
        else in the text's own font book, else in the shared one.
        """
        book = book_or_none(fonts) or self._fonts or _shared.book
        return self._exported(lib.reglet_text_to_html, book, truth(any_link, "any_link"))

    def to_markdown(self, *, any_link: bool = False) -> str:
        """The text as one paragraph of CommonMark, with GitHub's strikethrough; links as in `to_html`."""
        return self._exported(lib.reglet_text_to_markdown, truth(any_link, "any_link"))

    def to_format(self, formatter: Formatter) -> str:
        """A format string of which the formatter makes an equal text.

        Raises a FormatError with the code "not_expressible" and the place in the text of the run that its tables lack something for.
        """
        from .formatter import Formatter

        instance(formatter, Formatter, "formatter")
        error = _raw.reglet_error()

        def written(text: Any, *buffer: Any) -> int:
            return int(lib.reglet_text_to_format(text, formatter, *buffer, byref(error)))

        with self._lock:
            try:
                return text_from(written, self)
            except Exception:
                if error.code != _raw.REGLET_STATUS_NOT_EXPRESSIBLE:
                    raise
                raise format_error(error, utf8(str(self), "text")) from None

    def to_plain(self) -> str:
        """The characters, with each attachment's alternative text in its place; str() keeps U+FFFC."""
        return self._exported(lib.reglet_text_to_plain)

    def _exported(self, function: Callable[..., int], *arguments: Any) -> str:
        with self._lock:
            return text_from(function, self, *arguments)
