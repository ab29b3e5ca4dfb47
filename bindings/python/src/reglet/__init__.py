"""Reglet: format strings to attributed text, attachments, labels and buttons."""

from . import button, unicode
from .errors import Error, FormatError, IndexOutOfRangeError, InvalidValueError
from .fonts import Face, Font, FontBook, FontMetrics

__all__ = [
    "Error", "Face", "Font", "FontBook", "FontMetrics", "FormatError", "IndexOutOfRangeError", "InvalidValueError", "button",
    "unicode",
]
