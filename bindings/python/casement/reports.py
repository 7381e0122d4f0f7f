"""What a scene says of itself: conflicts and ambiguities."""

from typing import NamedTuple, Tuple

from .choices import Axis
from .constraints import Constraint
from .items import Item


class Conflict(NamedTuple):
    """A minimal set of constraints that cannot hold together: without any one the others can.

    `constraints` begins with the dropped one; printed, it is the library's report.
    """

    constraints: Tuple[Constraint, ...]
    text: str

    @property
    def dropped(self) -> Constraint:
        return self.constraints[0]

    def __str__(self) -> str:
        return self.text


class Ambiguity(NamedTuple):
    """An item that could as well be elsewhere along an axis."""

    item: Item
    axis: Axis
