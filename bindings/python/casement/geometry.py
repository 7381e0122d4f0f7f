"""Sizes, points, frames and insets: tuples with names, y growing downwards."""

from __future__ import annotations

from ._text import shown
from ._tuples import NamedTuple

TYPE_CHECKING = False  # which type checkers take for true; typing itself is slow to import
if TYPE_CHECKING:
    from typing import Any, Tuple, Type, TypeVar

    from ._types import Length as Length, LengthsLike as LengthsLike

    Shape = TypeVar("Shape", "Size", "Point", "Rect", "Insets")


def _written(numbers: Tuple[float, ...], names: Tuple[str, ...]) -> str:
    """Names with their numbers, in full; a zero has no sign."""
    return ", ".join(f"{name}={number or abs(number)!r}" for name, number in zip(names, numbers))


class Size(NamedTuple):
    """A width and a height."""

    width: float
    height: float

    def __repr__(self) -> str:
        return f"Size({_written(self, self._fields)})"


class Point(NamedTuple):
    """A point; y grows downwards."""

    x: float
    y: float

    def __repr__(self) -> str:
        return f"Point({_written(self, self._fields)})"


class Rect(NamedTuple):
    """A frame in the coordinates of an item's parent, or of the window.

    >>> from casement import Rect
    >>> frame = Rect(20, 40, 100, 44.5)
    >>> print(frame, frame.width)
    (20, 40, 100, 44.5) 100
    """

    x: float
    y: float
    width: float
    height: float

    def __repr__(self) -> str:
        return f"Rect({_written(self, self._fields)})"

    def __str__(self) -> str:
        return f"({', '.join(map(shown, self))})"


class Insets(NamedTuple):
    """Distances from the edges of a rectangle, inwards."""

    top: float
    left: float
    bottom: float
    right: float

    def __repr__(self) -> str:
        return f"Insets({_written(self, self._fields)})"


class Lengths(NamedTuple):
    """A length for each edge of a rectangle.

    >>> from casement import Lengths
    >>> Lengths(top=8, left="auto")
    Lengths(top=8, left='auto', bottom=0, right=0)
    """

    top: Length = 0
    left: Length = 0
    bottom: Length = 0
    right: Length = 0


def from_struct(kind: Type[Shape], struct: Any) -> Shape:
    """The tuple of a struct with the same members."""
    return kind(*(getattr(struct, name) for name in kind._fields))


if not TYPE_CHECKING:
    def __getattr__(name):
        """Loads the types of arguments when they are asked for."""
        if name not in ("Length", "LengthsLike"):
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from . import _types
        return getattr(_types, name)

    def __dir__():
        return sorted({*globals(), "Length", "LengthsLike"})
