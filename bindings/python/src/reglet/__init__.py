"""Reglet: format strings to attributed text, attachments, labels and buttons."""

from . import button, unicode
from .attachment import Attachment
from .errors import Error, FormatError, IndexOutOfRangeError, InvalidValueError
from .face import Face, Font, FontMetrics
from .fonts import FontBook
from .formatter import Formatter, escape
from .label import Background, Label, Line
from .runs import Link, Run
from .text import AttributedText, Diagnostic
from .tracker import LinkTracker

__all__ = [
    "Attachment",
    "AttributedText",
    "Background",
    "Diagnostic",
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
    "Run",
    "button",
    "escape",
    "unicode",
]
