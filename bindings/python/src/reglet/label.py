"""Labels: a text wrapped into a width, and what is where on it."""

from __future__ import annotations

import itertools
from ctypes import byref, c_double, c_int32, c_size_t, sizeof
from typing import TYPE_CHECKING, Any, Callable, Iterator, NamedTuple, Optional, Sequence, SupportsIndex, Union

from . import _attributes, _raw, _shared
from ._convert import address, choice, int32, length, real, reals, record, records, scalar_indices, size, truth, utf8, wrong_type
from ._handle import Handle
from ._lib import lib
from .errors import check, text_from
from .fonts import FontBook, book_or_none
from .geometry import Rect, Size
from .text import AttributedText

if TYPE_CHECKING:
    from typing_extensions import Self, Unpack

_LINE_BREAKS = ("word", "character")
_TRUNCATIONS = ("none", "head", "middle", "tail")
_DIRECTIONS = ("natural", "ltr", "rtl")
_VERTICALS = ("top", "center", "bottom")
_RECT_STYLES = ("tight", "line", "leading")

# The defaults that the library has too.
_TOKEN = "…"
_INSETS = (0, 0, 0, 0)


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


@record
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
    _set_by_init = ("_text", "_fonts")

    def __init__(
        self, text: Union[str, AttributedText], width: Optional[float] = None, height: Optional[float] = None,
        max_lines: SupportsIndex = 0, line_break: str = "word", truncation: str = "none",
        token: Union[str, AttributedText] = _TOKEN, direction: str = "natural", vertical: str = "top",
        insets: Sequence[float] = _INSETS, tab_width: float = 28.0, scale: float = 0, fonts: Optional[FontBook] = None,
        *, empty_is_line: bool = True, **attributes: Unpack[_attributes.Attributes],
    ) -> None:
        """Lays a text out; a str takes attributes as keywords.

        `width` and `height` None are as wide and as high as the text is, `max_lines` 0 is any number. `insets` are top, left,
        bottom, right. `token` stands for text that truncation hides: a str looks as the text next to it, an
        AttributedText brings its own attributes and links.
        """
        if not isinstance(text, (str, AttributedText)):
            raise wrong_type("text", "a str or an AttributedText", text)
        if attributes and not isinstance(text, str):
            raise TypeError("attributes are for a str; set them on the text")
        copy = AttributedText(text, **attributes) if isinstance(text, str) else text.copy()
        book = book_or_none(fonts) or copy._fonts or _shared.book
        options = _raw.reglet_label_options()
        check(lib.reglet_label_options_init(byref(options)))
        if width is not None:
            options.width = length(width, "width")
        if height is not None:
            options.height = length(height, "height")
        options.max_lines = int32(max_lines, "max_lines")
        options.break_mode = choice(_LINE_BREAKS, line_break, "line_break")
        options.truncation = choice(_TRUNCATIONS, truncation, "truncation")
        options.direction = choice(_DIRECTIONS, direction, "direction")
        options.vertical = choice(_VERTICALS, vertical, "vertical")
        if insets is not _INSETS:
            options.insets = _raw.reglet_insets(*reals(insets, 4, "insets"))
        options.tab_width = length(tab_width, "tab_width")
        options.scale = length(scale, "scale")
        options.empty_is_line = truth(empty_is_line, "empty_is_line")
        held: Any = None
        if isinstance(token, AttributedText):
            held = token.copy()
            options.token_text = held._as_parameter_
        elif token is not _TOKEN:
            data = utf8(token, "token")
            held = data or b"\0"
            options.token, options.token_length = address(held), len(data)
        pointer = _raw.reglet_label_ref()
        check(lib.reglet_label_create(copy, book, byref(options), byref(pointer), None))
        self._adopt(pointer)
        self._text, self._fonts = copy, book

    def __repr__(self) -> str:
        width, height = self.size
        return f"<{type(self).__name__} {width:g} x {height:g} points>"

    def __copy__(self) -> Self:
        return self  # Nothing changes it.

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

    @property
    def text(self) -> AttributedText:
        """A copy of the text."""
        return self._text.copy()

    # ---- Sizes

    @property
    def width(self) -> float:
        """That of `size`."""
        return self.size.width

    @property
    def height(self) -> float:
        """That of `size`."""
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
        check(lib.reglet_label_preferred_height(self, length(width, "width"), byref(height)))
        return height.value

    def size_that_fits(self, width: float, height: float) -> Size:
        """The size that the lines take within a size, with the insets."""
        return self._size(lib.reglet_label_size_that_fits, length(width, "width"), length(height, "height"))

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
        """The lines from top to bottom; one also for an empty text, unless `empty_is_line` is False."""
        found = list(_items(_raw.reglet_line, "=6d2I", lib.reglet_label_lines, self))
        indices = scalar_indices(self._text._data(), itertools.chain.from_iterable(line[6:] for line in found))
        return [Line._make((start, end, x, baseline, ascent, descent, leading, width))
                for start, end, (x, baseline, ascent, descent, leading, width, _, _) in zip(indices, indices, found)]

    def rects(self, start: SupportsIndex, end: SupportsIndex, style: str = "line") -> list[Rect]:
        """The rects of a range, line by line and from left to right: "tight" as high as each run's font, "line", or
        "leading" with the leading below the line."""
        number = choice(_RECT_STYLES, style, "style")
        return _rects(lib.reglet_label_rects, self, *self._text._range(start, end), number)

    @property
    def backgrounds(self) -> list[Background]:
        """The boxes to fill behind text; they tile, and leave out what hangs."""
        found = _items(_raw.reglet_background, "=4dIi", lib.reglet_label_backgrounds, self, 0)
        return [Background(Rect(x, y, width, height), f"#{color:08x}", line) for x, y, width, height, color, line in found]

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
        check(lib.reglet_label_hit(self, real(x, "x"), real(y, "y"), truth(exact, "exact"), byref(hit)))
        return None if hit.line < 0 else self._index(hit.index)

    def link_at(self, x: float, y: float, slop: float = 0) -> Optional[int]:
        """The number of the link at a point, or of the nearest within `slop` points. Links of the token come behind the text's."""
        link = c_int32()
        check(lib.reglet_label_link_at(self, real(x, "x"), real(y, "y"), length(slop, "slop"), byref(link)))
        return None if link.value < 0 else link.value

    @property
    def link_count(self) -> int:
        """How many links there are: the text's, and behind them those of the token that is shown."""
        count = c_size_t()
        check(lib.reglet_label_link_count(self, byref(count)))
        return count.value

    def link_rects(self, number: SupportsIndex) -> list[Rect]:
        """The rects of a link, one for each piece of it on each line."""
        return _rects(lib.reglet_label_link_rects, self, size(number, "number"))

    # ---- Drawing

    def to_svg(self, *, any_link: bool = False) -> str:
        """The label as an SVG document of its size: text, backgrounds, decorations, images and links, where the label has them.

        Only http, https, mailto and tel targets become links, unless `any_link`. The same label gives the same text.
        """
        return text_from(lib.reglet_label_to_svg, self, truth(any_link, "any_link"))

    def _index(self, byte_offset: int) -> int:
        return self._text._convert(byte_offset, _raw.REGLET_UNIT_UTF8, _raw.REGLET_UNIT_SCALAR)


def _rects(function: Callable[..., int], *arguments: Any) -> list[Rect]:
    return [*map(Rect._make, _items(_raw.reglet_rect, "=4d", function, *arguments))]


def _items(kind: Any, layout: str, function: Callable[..., int], *arguments: Any) -> Iterator[tuple[Any, ...]]:
    """What a C function copies out, as tuples of the layout: its last parameters are (kind *, size_t, size_t *)."""
    count = c_size_t()
    capacity = 8
    while True:
        buffer = (kind * capacity)()
        status = function(*arguments, buffer, capacity, byref(count))
        if status != _raw.REGLET_STATUS_BUFFER_TOO_SMALL:
            check(status)
            return records(layout, buffer, count.value)
        capacity = count.value
