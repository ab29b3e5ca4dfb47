"""Exceptions, and what turns a status into one."""

from __future__ import annotations

import threading
from functools import lru_cache
from typing import Any, Callable, Optional

from ctypes import byref, c_size_t, create_string_buffer

from . import _raw
from ._lib import lib


class Error(Exception):
    """What the library refused. `code` names the problem, such as "unknown_face". Nothing has changed."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code

    def __reduce__(self) -> Any:
        # What Exception does, calling the class with `args`, needs what an __init__ here takes: errors cross between processes.
        return _restored, (type(self), self.args), self.__dict__


def _restored(kind: type[Error], arguments: tuple[Any, ...]) -> Error:
    return kind.__new__(kind, *arguments)


class IndexOutOfRangeError(Error, IndexError):
    """An index outside; an IndexError too."""


class InvalidValueError(Error, ValueError):
    """A wrong value; a ValueError too."""


class FormatError(InvalidValueError):
    """A problem at a place in a format string, in JSON or in a text: `byte_offset` in UTF-8, `offset` in code points."""

    def __init__(self, code: str, message: str, byte_offset: int, offset: int) -> None:
        super().__init__(code, message)
        self.byte_offset = byte_offset
        self.offset = offset


class FormatIndexError(FormatError, IndexOutOfRangeError):
    """A code whose number is outside its table; an IndexError too."""


_INDEX_STATUSES = {_raw.REGLET_STATUS_INDEX_OUT_OF_RANGE, _raw.REGLET_STATUS_NOT_ON_BOUNDARY}
_ABOUT_TEXTS = {_raw.REGLET_STATUS_UNKNOWN_FAMILY, _raw.REGLET_STATUS_UNKNOWN_FACE, _raw.REGLET_STATUS_INVALID_COLOR}
# Not the caller's values: what a font book or the host's own callback answers.
_OTHER_STATUSES = {_raw.REGLET_STATUS_CALLBACK_FAILED}


@lru_cache(maxsize=None)
def status_name(status: int) -> str:
    """The name of a status, such as "unknown_code"."""
    return str(lib.reglet_status_name(status), "ascii")


def _status_text(status: int) -> str:
    # Nothing else can be NULL here.
    return ("an object was not made: its __init__ was not called, or it failed" if status == _raw.REGLET_STATUS_NULL_ARGUMENT
            else str(lib.reglet_status_text(status), "ascii"))


class _CallbackFailure(threading.local):
    """What a callback of this thread raised last, until the call that it was for raises because of it."""

    exception: Optional[BaseException] = None


callback_failure = _CallbackFailure()


def error_for(status: int) -> Error:
    """The exception for a status that is not ok. What asked a callback to stop, such as Ctrl-C, is raised itself."""
    kind = (IndexOutOfRangeError if status in _INDEX_STATUSES else Error if status in _OTHER_STATUSES
            else InvalidValueError)
    error = kind(status_name(status), _status_text(status))
    if status == _raw.REGLET_STATUS_CALLBACK_FAILED:
        cause, callback_failure.exception = callback_failure.exception, None
        if cause is not None and not isinstance(cause, Exception):
            raise cause
        error.__cause__ = cause
    return error


def check(status: int, given: Optional[str] = None) -> None:
    """Raises what a status says; nothing for ok. `given` is the name or the colour that it may be about."""
    if status != _raw.REGLET_OK:
        error = error_for(status)
        if given is not None and status in _ABOUT_TEXTS:
            error.args = (f"{error}: {given[:100]!r}",)
        raise error


def format_error(error: _raw.reglet_error, source: bytes) -> FormatError:
    """The exception for a problem in `source`, the UTF-8 that was given."""
    offset = len(source[:error.byte_offset].decode("utf-8", "replace"))
    kind = FormatIndexError if error.code in _INDEX_STATUSES else FormatError
    return kind(status_name(error.code), f"{_status_text(error.code)} (at {offset})", error.byte_offset, offset)


def text_from(function: Callable[..., int], *arguments: Any) -> str:
    """The text that a C function writes to a buffer: its last parameters are (char *, size_t, size_t *)."""
    return bytes_from(function, *arguments).decode("utf-8")


def bytes_from(function: Callable[..., int], *arguments: Any) -> bytes:
    """The same, as the bytes that it writes."""
    length = c_size_t()
    capacity = 256
    while True:
        buffer = create_string_buffer(capacity)
        status = function(*arguments, buffer, capacity, byref(length))
        if status != _raw.REGLET_STATUS_BUFFER_TOO_SMALL:
            check(status)
            return buffer.raw[:length.value]
        capacity = length.value
