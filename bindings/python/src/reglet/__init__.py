"""Reglet: format strings to attributed text, attachments, labels and buttons."""

from . import button, unicode
from .attachment import Attachment
from .errors import Error, FormatError, IndexOutOfRangeError, InvalidValueError
from .fonts import Face, Font, FontBook, FontMetrics
from .formatter import Formatter, escape
from .label import Background, Label, Line, LinkTracker
from .runs import Link, Run
from .text import AttributedText, Diagnostic

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
