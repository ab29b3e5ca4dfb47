"""Reglet: format strings to attributed text, attachments, labels and buttons."""

from . import _raw, button, unicode
from .attachment import Attachment
from .errors import Error, FormatError, IndexOutOfRangeError, InvalidValueError
from .face import Face, Font, FontMetrics
from .fonts import FontBook
from .formatter import Formatter, escape
from .geometry import EdgeInsets, Rect, Size
from .label import Background, Label, Line
from .runs import Link, Run
from .text import AttributedText, Diagnostic
from .tracker import LinkTracker

__version__ = f"{_raw.REGLET_VERSION_MAJOR}.{_raw.REGLET_VERSION_MINOR}.{_raw.REGLET_VERSION_PATCH}"

__all__ = [
    "Attachment",
    "AttributedText",
    "Background",
    "Diagnostic",
    "EdgeInsets",
    "Error",
    "Face",
    "Font",
    "FontBook",
    "FontMetrics",
    "FormatError",
    "Formatter",
    "IndexOutOfRangeError",
    "InvalidValueError",
    "Label",
    "Line",
    "Link",
    "LinkTracker",
    "Rect",
    "Run",
    "Size",
    "button",
    "escape",
    "unicode",
]
