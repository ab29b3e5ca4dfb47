"""What the calls for one button and those for many share: names and conversions to C's values."""

from __future__ import annotations

from ctypes import sizeof
from typing import Any, Dict, FrozenSet, SupportsFloat, Union

from . import _raw
from ._convert import int32, real, reals, truth, wrong_type
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


def constant(names: Dict[str, int], value: Named, name: str) -> int:
    """The constant of a name; a number stays as it is. A name that is none is -1, which the library refuses."""
    return names.get(value, -1) if isinstance(value, str) else int32(value, name)


def flag_set(flags: int) -> FrozenSet[str]:
    """The names of the flags that are set."""
    if flags not in _flag_sets:
        _flag_sets[flags] = frozenset(name for name, bit in FLAGS.items() if flags & bit)
    return _flag_sets[flags]


def needed(values: Any, name: str) -> Any:
    """Numbers that are not None, which would mean that the item is missing."""
    if values is None:
        raise wrong_type(name, "a sequence of numbers", values)
    return values


def struct(kind: Any, values: Any, name: str) -> Any:
    """The struct of these numbers; None stays None."""
    return None if values is None else kind(*reals(values, len(kind._fields_), name))


def sizes(bounds: Any, image: Any, title: Any) -> tuple[Any, Any, Any]:
    """The structs for one button's sizes."""
    return (struct(_raw.reglet_size, needed(bounds, "bounds"), "bounds"), struct(_raw.reglet_size, image, "image"),
            struct(_raw.reglet_size, title, "title"))


def frames_of(frames: Any) -> tuple[Any, Any]:
    """The frames of image and title that ButtonFrames or ManyFrames have."""
    try:
        return frames.image, frames.title
    except AttributeError:
        raise wrong_type("frames", "what layout or arrange gives", frames) from None


def options(content: Any, horizontal: Named, vertical: Named, rtl: bool, scale: SupportsFloat) -> _raw.reglet_button_options:
    return _raw.reglet_button_options(
        sizeof(_raw.reglet_button_options), constant(HORIZONTAL, horizontal, "horizontal"),
        constant(VERTICAL, vertical, "vertical"), truth(rtl, "rtl"), struct(_raw.reglet_insets, ZERO if content is None else content, "content"),
        real(scale, "scale"))


def without_insets(image_insets: Any, title_insets: Any) -> None:
    """A style places the items whatever insets they had: it takes layout's keywords, but no insets that are not 0."""
    for name, insets in (("image_insets", image_insets), ("title_insets", title_insets)):
        if insets is not None and any(reals(insets, 4, name)):
            raise InvalidValueError("invalid_value", f"arrange takes no {name}: the style places the items")
