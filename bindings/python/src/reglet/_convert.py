"""From Python's values to those that the C library takes. What is of a wrong type is a TypeError that names the argument."""

from __future__ import annotations

import numbers
import operator
from ctypes import Array, c_char_p, c_void_p, cast
from math import isfinite
from struct import calcsize, iter_unpack
from typing import Any, Iterable, Iterator, Optional, Sequence, SupportsFloat, SupportsIndex, TypeVar

from . import _raw
from .errors import InvalidValueError, error_for

INT32_MAX = 2**31 - 1
Kind = TypeVar("Kind")


def record(kind: type[Kind]) -> type[Kind]:
    """A class of tuples whose items are no row of numbers: compared with what numpy has, each is one value."""
    kind.__array_ufunc__ = None  # type: ignore[attr-defined]
    return kind


def wrong_type(name: str, wanted: str, value: object) -> TypeError:
    return TypeError(f"{name} must be {wanted}, not {type(value).__name__}")


def instance(value: Any, kind: type[Kind], name: str) -> Kind:
    """The value, which must be of a class."""
    if not isinstance(value, kind):
        raise wrong_type(name, with_article(kind), value)
    return value


def with_article(kind: type[Any]) -> str:
    return f"{'an' if kind.__name__[0] in 'AEIO' else 'a'} {kind.__name__}"


def utf8(text: str, name: str) -> bytes:
    """The bytes of a string; invalid_utf8 for one with half a surrogate pair."""
    try:
        return instance(text, str, name).encode("utf-8")
    except UnicodeEncodeError as error:
        raise error_for(_raw.REGLET_STATUS_INVALID_UTF8) from error


def scalar_indices(data: bytes, offsets: Iterable[int]) -> Iterator[int]:
    """The code points before each of the byte offsets, in one walk from each to the next; one that steps back begins anew."""
    if data.isascii():
        yield from offsets
        return
    start = index = 0
    for offset in offsets:
        if offset != start:
            if offset < start:
                start = index = 0
            index += len(data[start:offset].decode("utf-8", "replace"))
            start = offset
        yield index


def records(layout: str, array: Array[Any], count: int) -> Iterator[tuple[Any, ...]]:
    """The fields of the first `count` structs of an array, which have that layout: quicker than one by one from ctypes."""
    return iter_unpack(layout, memoryview(array).cast("B")[:count * calcsize(layout)])


def strings(values: Sequence[str], name: str) -> list[bytes]:
    """The bytes of several strings; one string is none of them."""
    return [utf8(value, f"each of {name}") for value in items(values, name, "strings")]


def items(values: Any, name: str, wanted: str) -> list[Any]:
    """What a sequence holds."""
    try:
        if not isinstance(values, (str, bytes, bytearray)):
            return list(values)
    except TypeError:
        pass
    raise wrong_type(name, f"a sequence of {wanted}", values)


def real(number: SupportsFloat, name: str) -> float:
    """A double; invalid_number for one that is not finite."""
    value = number if type(number) is float else _double(number, name)
    if isfinite(value):
        return value
    raise _invalid_number(f"{name} must be finite, not {value!r}")


def length(number: SupportsFloat, name: str) -> float:
    """A double of at least 0; invalid_number."""
    value = real(number, name)
    if value < 0:
        raise _invalid_number(f"{name} must not be negative, as {value!r} is")
    return value


def _invalid_number(message: str) -> InvalidValueError:
    return InvalidValueError("invalid_number", message)


def _double(number: SupportsFloat, name: str) -> float:
    """The nearest double: infinity for a number that is too large, NaN for one that is none."""
    try:
        if type(number) is int:
            return float(number)
        # Only what says that it is a number: float() would also read digits, from text and from any buffer.
        has_value = hasattr(type(number), "__float__") or hasattr(type(number), "__index__")
        # numpy's text and complex numbers have it too.
        is_real = not isinstance(number, (str, bytes, complex)) and getattr(getattr(number, "dtype", None), "kind", "f") in "biuf"
        if has_value and is_real:
            return float(number)
    except OverflowError:
        return float("inf")
    except ValueError:
        if isinstance(number, numbers.Number):  # Decimal("sNaN")
            return float("nan")
    except TypeError:
        pass
    raise wrong_type(name, "a number", number)


def reals(numbers: Sequence[SupportsFloat], count: int, name: str) -> list[float]:
    """As many doubles as `numbers` must have; invalid_value."""
    each = f"each of {name}"
    found = [real(number, each) for number in items(numbers, name, "numbers")]
    if len(found) != count:
        raise InvalidValueError("invalid_value", f"{name} must be {count} numbers, not {len(found)}")
    return found


def truth(value: object, name: str) -> bool:
    """A yes or a no: a bool, numpy's among them, or a whole number, of which 0 is no. No text: "no" would be a yes."""
    try:
        return bool(value if getattr(value, "dtype", None) == "bool" else operator.index(value))  # type: ignore[arg-type]
    except (TypeError, ValueError):
        raise wrong_type(name, "True or False", value) from None


def whole(number: SupportsIndex, name: str) -> int:
    try:
        return operator.index(number)
    except TypeError:
        raise wrong_type(name, "a whole number", number) from None


def int32(number: SupportsIndex, name: str) -> int:
    """A whole number, or the nearest one that fits into 32 bits: ctypes would cut off the rest."""
    return max(-INT32_MAX - 1, min(whole(number, name), INT32_MAX))


def size(number: SupportsIndex, name: str) -> int:
    """A whole number as an index or a count, or one that the library refuses as well: ctypes would cut off the rest."""
    return max(-1, min(whole(number, name), INT32_MAX + 1))


def choice(names: Sequence[str], value: str, name: str) -> int:
    """The place of one of several names; invalid_value."""
    try:
        return names.index(instance(value, str, name))
    except ValueError:
        raise InvalidValueError("invalid_value", f"{name} must be one of {', '.join(map(repr, names))}, not {value!r}") from None


def address(data: bytes) -> Optional[int]:
    """Where the bytes are, for a struct. They must be kept alive as long as it is used."""
    return cast(c_char_p(data), c_void_p).value
