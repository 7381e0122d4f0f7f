"""The types of arguments, which casement.choices and casement.geometry load when they are asked for: typing is slow to import."""

from typing import Iterable, Tuple, Union

from ._abi.likes import *  # noqa: F403
from ._edge import Edge
from .words import EdgeWord

EdgeLike = Union[Edge, EdgeWord]
#: Edges that are combined, "top", or several of them, ("top", "left").
EdgesLike = Union[EdgeLike, Iterable[EdgeLike]]
#: 0xRRGGBBAA, "#rrggbb" or "#rrggbbaa"; None for none.
ColourLike = Union[int, str, None]
#: Points as a number, or a text: "50%", "auto", "min-content", "max-content", "fit-content", "stretch", "own-content".
#: Widths, heights and their limits may also be set to None, for "auto".
Length = Union[float, str]
#: One length for all edges, or one for each: (top, left, bottom, right).
LengthsLike = Union[Length, Tuple[Length, Length, Length, Length]]
