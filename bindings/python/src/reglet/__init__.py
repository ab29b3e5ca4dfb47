"""Reglet: format strings to attributed text, attachments, labels and buttons."""

from . import unicode
from .errors import Error, FormatError, IndexOutOfRangeError, InvalidValueError

__all__ = ["Error", "FormatError", "IndexOutOfRangeError", "InvalidValueError", "unicode"]
