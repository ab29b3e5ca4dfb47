"""The font book that is meant where none is named."""

from .fonts import FontBook

book = FontBook()
