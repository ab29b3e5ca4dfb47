"""Where a button's image and title go, and which insets put them there.

Sizes are (width, height), rectangles (x, y, width, height), insets (top, left, bottom, right), in points, y downwards; an item
that the button lacks is None. Styles, by name or number:

    left 0, right 2, top 3, bottom 4        the image on that side of the title, padding between them, as one group
    center_top 5, center_bottom 6           the title padding from the button's top or bottom edge, the image by itself
    center_up 7, center_down 8              the title padding above or below the image, the image by itself
    right_left 9, left_right 10             image and title at opposite edges, padding from them: the image right, or left
    reset 1                                 UIKit's own layout, no padding
    image_leading 11, image_trailing 12     left or right by the direction (arrange and fitting_size only)
    spread_leading 13, spread_trailing 14   the image at the leading or trailing edge (arrange and fitting_size only)

Alignments: horizontally "center", "left", "right", "leading", "trailing", vertically "center", "top", "bottom"; layout also
takes "fill". `scale` is the number of pixels in a point to which the frames' origins are rounded, 0 for none.

Flags: "empty" (a dimension of the bounds is 0), "overflow_left", "overflow_top", "overflow_right", "overflow_bottom" (a frame is
outside the bounds), "overlap", "title_truncated" (narrower than it naturally is). Up to 1e-9 points do not count.

Each function has a namesake in _many, which takes N buttons in one call. Their numbers come in arrays of doubles: anything with
the buffer protocol, such as array.array and numpy's arrays, with N rows or flat. They are read where they are, if they are aligned
and writable, else copied. Style, alignments and the like hold for all buttons, and so may one tuple for an item's size or insets; an
item that is None is missing from all. Results are memoryviews, with rows where the bounds have rows, or the arrays given as
title_out and image_out, which must lie neither in each other nor in what is read. Where a button is bad, nothing is written and the exception's `index` says which.
"""

from __future__ import annotations

from ctypes import byref, c_int32
from typing import Any, FrozenSet, NamedTuple, Optional, Sequence, SupportsFloat

from . import _raw
from ._button import FITS, STYLES, ZERO, Named, constant, flag_set, frames_of, needed, options, sizes, struct, without_insets
from ._button_many import (
    ButtonError, FlagSets, ManyFrames, ManyInsets, arrange_many, fitting_size_many, insets_for_many, insets_many, layout_many)
from ._convert import real, record
from ._lib import lib
from .errors import check
from .geometry import EdgeInsets, Rect, Size

__all__ = [
    "ButtonError", "ButtonFrames", "ButtonInsets", "EdgeInsets", "FlagSets", "ManyFrames", "ManyInsets", "Rect", "Size", "arrange",
    "arrange_many", "fitting_size", "fitting_size_many", "insets", "insets_for", "insets_for_many", "insets_many", "layout", "layout_many",
]

Numbers = Sequence[SupportsFloat]


class ButtonInsets(NamedTuple):
    title: EdgeInsets
    image: EdgeInsets


@record
class ButtonFrames(NamedTuple):
    """Frames in the button's own coordinates, None for a missing item, and what they show."""

    image: Optional[Rect]
    title: Optional[Rect]
    flags: FrozenSet[str] = frozenset()


def insets(style: Named, padding: SupportsFloat, bounds: Numbers, image: Optional[Numbers],
           title: Optional[Numbers]) -> ButtonInsets:
    """The insets that put image and title, from their frames without insets, where one of the styles 0 to 10 wants them.

    To the last bit the numbers of UIButton+ImageTitleStyle, which hold for content that is centred, written left to right and
    without content insets. They place and do not fit; `arrange` and `insets_for` have no such limits.
    """
    out = _raw.reglet_insets(), _raw.reglet_insets()
    check(lib.reglet_button_insets(
        constant(STYLES, style, "style"), real(padding, "padding"), 1, struct(_raw.reglet_size, needed(bounds, "bounds"), "bounds"),
        struct(_raw.reglet_rect, image, "image"), struct(_raw.reglet_rect, title, "title"), *map(byref, out), None))
    return ButtonInsets(*map(_insets, out))


def layout(bounds: Numbers, image: Optional[Numbers] = None, title: Optional[Numbers] = None, content: Numbers = ZERO,
           image_insets: Numbers = ZERO, title_insets: Numbers = ZERO, horizontal: Named = "center",
           vertical: Named = "center", rtl: bool = False, scale: SupportsFloat = 0) -> ButtonFrames:
    """The frames that UIKit gives to image and title, of these natural sizes, under insets."""
    settings = (options(content, horizontal, vertical, rtl, scale),)
    return _frames(lib.reglet_button_layout, settings, bounds, image, title,
                   (struct(_raw.reglet_insets, image_insets, "image_insets"),
                    struct(_raw.reglet_insets, title_insets, "title_insets")))


def arrange(style: Named, padding: SupportsFloat, bounds: Numbers, image: Optional[Numbers] = None,
            title: Optional[Numbers] = None, content: Numbers = ZERO, image_insets: Numbers = ZERO,
            title_insets: Numbers = ZERO, horizontal: Named = "center", vertical: Named = "center", rtl: bool = False,
            scale: SupportsFloat = 0, fit: Named = "none") -> ButtonFrames:
    """The frames in a style, from natural sizes alone. With fit "truncate" a title beside the image is cut to the room.

    The keywords are those of `layout`; insets of the items can only be 0, since the style places them.
    """
    without_insets(image_insets, title_insets)
    settings = (options(content, horizontal, vertical, rtl, scale), constant(STYLES, style, "style"), real(padding, "padding"),
                constant(FITS, fit, "fit"))
    return _frames(lib.reglet_button_arrange, settings, bounds, image, title, ())


def insets_for(frames: ButtonFrames, bounds: Numbers, image: Optional[Numbers] = None, title: Optional[Numbers] = None,
               content: Numbers = ZERO, horizontal: Named = "center", vertical: Named = "center",
               rtl: bool = False) -> ButtonInsets:
    """The insets under which `layout` gives these frames. "unreachable": a frame larger than its item, an image frame larger
    than the room, a frame for a missing item or none for another, a button that is empty.
    """
    image_frame, title_frame = frames_of(frames)
    out = _raw.reglet_insets(), _raw.reglet_insets()
    check(lib.reglet_button_insets_for(
        options(content, horizontal, vertical, rtl, 0), 1, struct(_raw.reglet_rect, image_frame, "frames.image"),
        struct(_raw.reglet_rect, title_frame, "frames.title"), *sizes(bounds, image, title), *map(byref, out), None))
    return ButtonInsets(*map(_insets, out))


def fitting_size(style: Named, padding: SupportsFloat, image: Optional[Numbers] = None, title: Optional[Numbers] = None,
                 content: Numbers = ZERO) -> Size:
    """The least size of a button that holds image, title and padding whole."""
    size = _raw.reglet_size()
    check(lib.reglet_button_fitting_size(
        constant(STYLES, style, "style"), real(padding, "padding"), struct(_raw.reglet_insets, content, "content"), 1,
        struct(_raw.reglet_size, image, "image"), struct(_raw.reglet_size, title, "title"), byref(size), None))
    return Size(size.width, size.height)


def _frames(function: Any, settings: Any, bounds: Numbers, image: Optional[Numbers], title: Optional[Numbers],
            insets: Any) -> ButtonFrames:
    out = _raw.reglet_rect(), _raw.reglet_rect()
    flags = c_int32()
    check(function(
        *settings, 1, *sizes(bounds, image, title), *insets, *map(byref, out), byref(flags), None))
    places = [None if item is None else Rect(frame.x, frame.y, frame.width, frame.height)
              for frame, item in zip(out, (image, title))]
    return ButtonFrames(places[0], places[1], flag_set(flags.value))


def _insets(insets: _raw.reglet_insets) -> EdgeInsets:
    return EdgeInsets(insets.top, insets.left, insets.bottom, insets.right)
