"""Sizes, rectangles and insets in points; y grows downwards. All are plain tuples with names."""

from __future__ import annotations

from typing import NamedTuple


class Size(NamedTuple):
    """A width and a height."""

    width: float
    height: float


class Rect(NamedTuple):
    """A rectangle: its top left corner and its size."""

    x: float
    y: float
    width: float
    height: float


class EdgeInsets(NamedTuple):
    """Distances from the four edges, positive inwards. Left is left in either direction of writing."""

    top: float
    left: float
    bottom: float
    right: float
