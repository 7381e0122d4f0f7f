"""Sizes, points, frames and insets: tuples with names, y growing downwards."""

from typing import NamedTuple


class Size(NamedTuple):
    width: float
    height: float


class Point(NamedTuple):
    x: float
    y: float


class Rect(NamedTuple):
    """A frame in the coordinates of an item's parent, or of the window."""

    x: float
    y: float
    width: float
    height: float

    def __str__(self) -> str:
        return f"({self.x:g}, {self.y:g}, {self.width:g}, {self.height:g})"


class Insets(NamedTuple):
    top: float
    left: float
    bottom: float
    right: float
