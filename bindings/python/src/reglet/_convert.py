"""From Python's values to those that the C library takes."""

from __future__ import annotations

import operator
from ctypes import c_char_p, c_void_p, cast
from typing import Optional, SupportsIndex

from . import _raw
from .errors import error_for

INT32_MAX = 2**31 - 1


def utf8(text: str) -> bytes:
    """The bytes of a string; invalid_utf8 for one with half a surrogate pair."""
    if not isinstance(text, str):
        raise TypeError(f"a string is needed, not {type(text).__name__}")
    try:
        return text.encode("utf-8")
    except UnicodeEncodeError as error:
        raise error_for(_raw.REGLET_STATUS_INVALID_UTF8) from error


def int32(number: SupportsIndex) -> int:
    """A whole number, or the nearest one that fits into 32 bits: ctypes would cut off the rest."""
    return max(-INT32_MAX - 1, min(operator.index(number), INT32_MAX))


def size(number: SupportsIndex) -> int:
    """A whole number as an index or a count, or one that the library refuses as well: ctypes would cut off the rest."""
    return max(-1, min(operator.index(number), INT32_MAX + 1))


def address(data: bytes) -> Optional[int]:
    """Where the bytes are, for a struct. They must be kept alive as long as it is used."""
    return cast(c_char_p(data), c_void_p).value
