"""What the calls for one button and those for many share: names and conversions to C's values."""

from __future__ import annotations

from ctypes import sizeof
from typing import Any, Dict, FrozenSet, Sequence, SupportsFloat, Union

from . import _raw
from ._convert import int32
from .errors import InvalidValueError

Named = Union[str, int]
ZERO = (0.0, 0.0, 0.0, 0.0)


def _names(prefix: str) -> Dict[str, int]:
    """The constants with a prefix, under the rest of their names in small letters."""
    return {name[len(prefix):].lower(): value for name, value in vars(_raw).items() if name.startswith(prefix)}


STYLES = _names("REGLET_BUTTON_STYLE_")
HORIZONTAL = _names("REGLET_BUTTON_HORIZONTAL_")
VERTICAL = _names("REGLET_BUTTON_VERTICAL_")
FITS = _names("REGLET_BUTTON_FIT_")
FLAGS = _names("REGLET_BUTTON_FLAG_")

_flag_sets: Dict[int, FrozenSet[str]] = {}


def constant(names: Dict[str, int], value: Named) -> int:
    """The constant of a name; a number stays as it is. What is neither is -1, which the library refuses."""
    return names.get(value, -1) if isinstance(value, str) else int32(value)


def flag_set(flags: int) -> FrozenSet[str]:
    """The names of the flags that are set."""
    if flags not in _flag_sets:
        _flag_sets[flags] = frozenset(name for name, bit in FLAGS.items() if flags & bit)
    return _flag_sets[flags]


def number(value: SupportsFloat) -> float:
    """A double; infinity, which the library refuses, for what is too large for one."""
    try:
        return float(value)
    except OverflowError:
        return float("inf")


def numbers(values: Sequence[SupportsFloat], count: int) -> list[float]:
    """As many doubles as `values` must have."""
    doubles = [number(value) for value in values]
    if len(doubles) != count:
        raise InvalidValueError("invalid_value", f"{count} numbers are needed, not {len(doubles)}")
    return doubles


def struct(kind: Any, values: Any) -> Any:
    """The struct of these numbers; None stays None."""
    return None if values is None else kind(*numbers(values, len(kind._fields_)))


def options(content: Any, horizontal: Named, vertical: Named, rtl: bool, scale: SupportsFloat) -> _raw.reglet_button_options:
    return _raw.reglet_button_options(
        sizeof(_raw.reglet_button_options), constant(HORIZONTAL, horizontal), constant(VERTICAL, vertical), int(bool(rtl)),
        struct(_raw.reglet_insets, content), number(scale))


def without_insets(image_insets: Any, title_insets: Any) -> None:
    """A style places the items whatever insets they had: it takes layout's keywords, but no insets that are not 0."""
    for insets in (image_insets, title_insets):
        if any(numbers(insets, 4)):
            raise InvalidValueError("invalid_value", "arrange takes no insets of the items: the style places them")
