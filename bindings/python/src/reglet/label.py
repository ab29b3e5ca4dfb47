"""Labels: a text wrapped into a width, and what is where on it."""

from __future__ import annotations

from ctypes import byref, c_double, c_int32, c_size_t, sizeof
from typing import TYPE_CHECKING, Any, Callable, NamedTuple, Optional, Sequence, SupportsIndex, Union

from . import _attributes, _raw, _shared
from ._convert import address, int32, size, utf8
from ._handle import Handle
from ._lib import lib
from .errors import check, error_for
from .fonts import FontBook
from .geometry import Rect, Size
from .text import AttributedText

if TYPE_CHECKING:
    from typing_extensions import Unpack

_LINE_BREAKS = ("word", "character")
_TRUNCATIONS = ("none", "head", "middle", "tail")
_DIRECTIONS = ("natural", "ltr", "rtl")
_VERTICALS = ("top", "center", "bottom")
_RECT_STYLES = ("tight", "line", "leading")


class Line(NamedTuple):
    """A line of a label: indices in code points, lengths in points."""

    start: int
    end: int
    """With the spaces and the line end that hang at the line's end."""
    x: float
    baseline: float
    ascent: float
    descent: float
    leading: float
    """The space below the line; none is laid out below the last one."""
    width: float
    """Without what hangs."""


class Background(NamedTuple):
    """A box to fill behind text."""

    rect: Rect
    color: str
    """#rrggbbaa"""
    line: int


class Label(Handle):
    """A text laid out. It keeps a copy of the text: one that is changed later needs a new label.

    Indices are code points; one inside a grapheme cluster means the cluster's start. Distances are points from the
    label's top left corner, y downwards.
    """

    _destroy = "reglet_label_destroy"

    def __init__(
        self, text: Union[str, AttributedText], width: Optional[float] = None, height: Optional[float] = None,
        max_lines: SupportsIndex = 0, line_break: str = "word", truncation: str = "none",
        token: Union[str, AttributedText] = "…", direction: str = "natural", vertical: str = "top",
        insets: Sequence[float] = (0, 0, 0, 0), tab_width: float = 28.0, scale: float = 0, fonts: Optional[FontBook] = None,
        *, empty_is_line: bool = True, **attributes: Unpack[_attributes.Attributes],
    ) -> None:
        """Lays a text out; a str takes attributes as keywords.

        `width` and `height` None are as wide and as high as the text is, `max_lines` 0 is any number. `insets` are top, left,
        bottom, right. `token` stands for text that truncation hides: a str looks as the text next to it, an
        AttributedText brings its own attributes and links.
        """
        if isinstance(text, AttributedText):
            if attributes:
                raise TypeError("attributes are for a str; set them on the text")
            self._text = text.copy()
        else:
            self._text = AttributedText(text, **attributes)
        options = _raw.reglet_label_options()
        check(lib.reglet_label_options_init(byref(options)))
        if width is not None:
            options.width = _length(width, options.width)
        if height is not None:
            options.height = _length(height, options.height)
        options.max_lines = int32(max_lines)
        options.break_mode = _number(_LINE_BREAKS, line_break)
        options.truncation = _number(_TRUNCATIONS, truncation)
        options.direction = _number(_DIRECTIONS, direction)
        options.vertical = _number(_VERTICALS, vertical)
        if len(insets) != 4:
            raise ValueError("insets are four numbers: top, left, bottom, right")
        options.insets = _raw.reglet_insets(*insets)
        options.tab_width = tab_width
        options.scale = scale
        options.empty_is_line = empty_is_line
        if isinstance(token, AttributedText):
            held: Any = token.copy()
            options.token_text = held._as_parameter_
        else:
            held = utf8(token) or b"\0"
            options.token, options.token_length = address(held), len(utf8(token))
        if fonts is not None and not isinstance(fonts, FontBook):
            raise TypeError(f"a FontBook is needed, not {type(fonts).__name__}")
        self._fonts = fonts or self._text._fonts or _shared.book
        pointer = _raw.reglet_label_ref()
        check(lib.reglet_label_create(self._text, self._fonts, byref(options), byref(pointer), None))
        self._adopt(pointer)

    @property
    def text(self) -> AttributedText:
        """A copy of the text."""
        return self._text.copy()

    # ---- Sizes

    @property
    def width(self) -> float:
        return self.size.width

    @property
    def height(self) -> float:
        return self.size.height

    @property
    def size(self) -> Size:
        """The width and the height that were given, else those of the lines with the insets."""
        return self._size(lib.reglet_label_size)

    @property
    def content_size(self) -> Size:
        """The size of the lines alone."""
        return self._size(lib.reglet_label_content_size)

    def _size(self, function: Callable[..., int], *arguments: float) -> Size:
        found = _raw.reglet_size()
        check(function(self, *arguments, byref(found)))
        return Size(found.width, found.height)

    def preferred_height(self, width: float) -> float:
        """The height that the text takes in a width, with the insets, under the limit of lines."""
        height = c_double()
        check(lib.reglet_label_preferred_height(self, width, byref(height)))
        return height.value

    def size_that_fits(self, width: float, height: float) -> Size:
        """The size that the lines take within a size, with the insets."""
        return self._size(lib.reglet_label_size_that_fits, width, height)

    @property
    def minimum_width(self) -> float:
        """That of the widest piece that no line break divides, with the insets."""
        return self._widths()[0]

    @property
    def maximum_width(self) -> float:
        """That of the text where only line ends break it, with the insets."""
        return self._widths()[1]

    def _widths(self) -> tuple[float, float]:
        least, most = c_double(), c_double()
        check(lib.reglet_label_content_widths(self, byref(least), byref(most)))
        return least.value, most.value

    # ---- Lines and rects

    @property
    def lines(self) -> list[Line]:
        found = _items(_raw.reglet_line, lib.reglet_label_lines, self)
        return [Line(self._index(line.start), self._index(line.end), line.x, line.baseline, line.ascent, line.descent,
                     line.leading, line.width) for line in found]

    def rects(self, start: SupportsIndex, end: SupportsIndex, style: str = "line") -> list[Rect]:
        """The rects of a range, line by line and from left to right: "tight" as high as each run's font, "line", or
        "leading" with the leading below the line."""
        number = _number(_RECT_STYLES, style)
        return _rects(lib.reglet_label_rects, self, *self._text._range(start, end), number)

    @property
    def backgrounds(self) -> list[Background]:
        """The boxes to fill behind text; they tile, and leave out what hangs."""
        found = _items(_raw.reglet_background, lib.reglet_label_backgrounds, self, 0)
        return [Background(_rect(box.rect), f"#{box.color:08x}", box.line) for box in found]

    def caret(self, index: SupportsIndex) -> list[Rect]:
        """The caret of an index: one rect without a width, or two where the direction of the text changes."""
        return _rects(lib.reglet_label_carets, self, self._text._range(index, index)[0])

    @property
    def truncated(self) -> bool:
        """Whether more than white space is hidden."""
        return self._hidden()[2]

    @property
    def hidden(self) -> tuple[int, int]:
        """Where the text begins and ends that is not shown; an empty range where all is."""
        return self._hidden()[:2]

    def _hidden(self) -> tuple[int, int, bool]:
        start, end, truncated = c_size_t(), c_size_t(), c_int32()
        check(lib.reglet_label_hidden(self, byref(start), byref(end), byref(truncated)))
        return self._index(start.value), self._index(end.value), bool(truncated.value)

    # ---- Points

    def index_at(self, x: float, y: float, exact: bool = False) -> Optional[int]:
        """The index of the cluster at a point; beside a line its nearer end. Exact: None beside the glyphs."""
        hit = _raw.reglet_hit()
        check(lib.reglet_label_hit(self, x, y, exact, byref(hit)))
        return None if hit.line < 0 else self._index(hit.index)

    def link_at(self, x: float, y: float, slop: float = 0) -> Optional[int]:
        """The number of the link at a point, or of the nearest within `slop` points. Links of the token come behind the text's."""
        link = c_int32()
        check(lib.reglet_label_link_at(self, x, y, slop, byref(link)))
        return None if link.value < 0 else link.value

    @property
    def link_count(self) -> int:
        count = c_size_t()
        check(lib.reglet_label_link_count(self, byref(count)))
        return count.value

    def link_rects(self, number: SupportsIndex) -> list[Rect]:
        """The rects of a link, one for each piece of it on each line."""
        return _rects(lib.reglet_label_link_rects, self, size(number))

    def _index(self, byte_offset: int) -> int:
        return self._text._convert(byte_offset, _raw.REGLET_UNIT_UTF8, _raw.REGLET_UNIT_SCALAR)


class LinkTracker:
    """Follows a touch over a label's links. A new `label` cancels the touch."""

    def __init__(self, label: Label, slop: float = 0) -> None:
        """`slop` is how far, in points, from a link a touch still counts as on it."""
        self._state = _raw.reglet_link_tracker()
        self.slop = slop
        self.label = label

    @property
    def label(self) -> Label:
        return self._label

    @label.setter
    def label(self, label: Label) -> None:
        if not isinstance(label, Label):
            raise TypeError(f"a Label is needed, not {type(label).__name__}")
        self._label = label
        self.cancel()

    @property
    def highlighted(self) -> Optional[int]:
        """The link to draw highlighted."""
        return None if self._state.highlighted < 0 else int(self._state.highlighted)

    def begin(self, x: float, y: float) -> Optional[int]:
        """A touch begins; the link that it highlights."""
        check(lib.reglet_link_tracker_begin(byref(self._state), self._link(x, y)))
        return self.highlighted

    def move(self, x: float, y: float) -> Optional[int]:
        """The touch moves; the link that is highlighted now."""
        check(lib.reglet_link_tracker_move(byref(self._state), self._link(x, y)))
        return self.highlighted

    def end(self, x: float, y: float) -> Optional[int]:
        """The touch ends; the link that it selects."""
        selected = c_int32()
        check(lib.reglet_link_tracker_end(byref(self._state), self._link(x, y), byref(selected)))
        return None if selected.value < 0 else selected.value

    def cancel(self) -> None:
        """The touch is taken away."""
        check(lib.reglet_link_tracker_cancel(byref(self._state)))

    def _link(self, x: float, y: float) -> int:
        link = self._label.link_at(x, y, self.slop)
        return -1 if link is None else link


def _number(names: tuple[str, ...], name: str) -> int:
    if name not in names:
        raise error_for(_raw.REGLET_STATUS_INVALID_VALUE)
    return names.index(name)


def _length(value: float, unlimited: float) -> float:
    """A width or a height; the library's own mark for none is no length."""
    return float("nan") if value == unlimited else value


def _rect(raw: _raw.reglet_rect) -> Rect:
    return Rect(raw.x, raw.y, raw.width, raw.height)


def _rects(function: Callable[..., int], *arguments: Any) -> list[Rect]:
    return [_rect(raw) for raw in _items(_raw.reglet_rect, function, *arguments)]


def _items(kind: Any, function: Callable[..., int], *arguments: Any) -> Any:
    """What a C function copies out: its last parameters are (kind *, size_t, size_t *)."""
    count = c_size_t()
    capacity = 8
    while True:
        buffer = (kind * capacity)()
        status = function(*arguments, buffer, capacity, byref(count))
        if status != _raw.REGLET_STATUS_BUFFER_TOO_SMALL:
            check(status)
            return buffer[:count.value]
        capacity = count.value
