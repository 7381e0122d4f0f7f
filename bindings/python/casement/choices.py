"""What one chooses from: relations, priorities, attributes, and how things are arranged.

Wherever one of these enums is expected its name will do, as in axis="vertical".
"""

from enum import IntEnum
from typing import Dict, Final, Type, TypeVar, Union

from ._abi import constants


class Relation(IntEnum):
    """How the two sides of a constraint stand to each other."""

    EQUAL = constants.EQUAL
    LESS_OR_EQUAL = constants.LESS_OR_EQUAL
    GREATER_OR_EQUAL = constants.GREATER_OR_EQUAL

    @property
    def symbol(self) -> str:
        return ("==", "<=", ">=")[self]

    @property
    def mirrored(self) -> "Relation":
        """The relation with its sides exchanged."""
        return Relation((0, 2, 1)[self])


_RELATIONS: Dict[str, Relation] = {relation.symbol: relation for relation in Relation}
RelationLike = Union[str, int]


def relation_of(relation: RelationLike) -> Relation:
    """A relation from "==", "<=" or ">=", or from its number."""
    if isinstance(relation, str):
        try:
            return _RELATIONS[relation]
        except KeyError:
            raise ValueError(f"a relation is '==', '<=' or '>=', not {relation!r}") from None
    return Relation(relation)


REQUIRED: Final = constants.REQUIRED
STRONG: Final = constants.STRONG
MEDIUM: Final = constants.MEDIUM
WEAK: Final = constants.WEAK
HIGH: Final = constants.PRIORITY_DEFAULT_HIGH
LOW: Final = constants.PRIORITY_DEFAULT_LOW
FITTING_SIZE: Final = constants.PRIORITY_FITTING_SIZE


class Axis(IntEnum):
    HORIZONTAL = constants.HORIZONTAL
    VERTICAL = constants.VERTICAL


class Direction(IntEnum):
    """Where leading is; inherited: as in the parent."""

    INHERITED = constants.INHERITED
    LEFT_TO_RIGHT = constants.LEFT_TO_RIGHT
    RIGHT_TO_LEFT = constants.RIGHT_TO_LEFT


class Kind(IntEnum):
    """What an item is."""

    PLAIN = constants.PLAIN
    SCROLL = constants.SCROLL
    GUIDE = constants.GUIDE
    CONTENT_GUIDE = constants.CONTENT_GUIDE
    FRAME_GUIDE = constants.FRAME_GUIDE


class Attribute(IntEnum):
    """What of an item a constraint speaks of."""

    LEFT = constants.LEFT
    RIGHT = constants.RIGHT
    TOP = constants.TOP
    BOTTOM = constants.BOTTOM
    LEADING = constants.LEADING
    TRAILING = constants.TRAILING
    WIDTH = constants.WIDTH
    HEIGHT = constants.HEIGHT
    CENTER_X = constants.CENTER_X
    CENTER_Y = constants.CENTER_Y
    LAST_BASELINE = constants.LAST_BASELINE
    FIRST_BASELINE = constants.FIRST_BASELINE
    LEFT_MARGIN = constants.LEFT_MARGIN
    RIGHT_MARGIN = constants.RIGHT_MARGIN
    TOP_MARGIN = constants.TOP_MARGIN
    BOTTOM_MARGIN = constants.BOTTOM_MARGIN
    LEADING_MARGIN = constants.LEADING_MARGIN
    TRAILING_MARGIN = constants.TRAILING_MARGIN
    CENTER_X_WITHIN_MARGINS = constants.CENTER_X_WITHIN_MARGINS
    CENTER_Y_WITHIN_MARGINS = constants.CENTER_Y_WITHIN_MARGINS


class Distribution(IntEnum):
    """Who gets the room along the axis of a stack."""

    FILL = constants.FILL
    FILL_EQUALLY = constants.FILL_EQUALLY
    FILL_PROPORTIONALLY = constants.FILL_PROPORTIONALLY
    EQUAL_SPACING = constants.EQUAL_SPACING
    EQUAL_CENTERING = constants.EQUAL_CENTERING


class Alignment(IntEnum):
    """Where views lie across the axis of a stack."""

    FILL = constants.ALIGN_FILL
    LEADING = constants.ALIGN_LEADING
    CENTER = constants.ALIGN_CENTER
    TRAILING = constants.ALIGN_TRAILING
    FIRST_BASELINE = constants.ALIGN_FIRST_BASELINE
    LAST_BASELINE = constants.ALIGN_LAST_BASELINE


AxisLike = Union[Axis, str]
DirectionLike = Union[Direction, str]
AttributeLike = Union[Attribute, str]
DistributionLike = Union[Distribution, str]
AlignmentLike = Union[Alignment, str]

Choice = TypeVar("Choice", bound=IntEnum)


def choice(kind: Type[Choice], value: Union[Choice, str, int]) -> Choice:
    """The member that a name, a number or the member itself stands for."""
    if isinstance(value, str):
        try:
            return kind[value.upper()]
        except KeyError:
            names = ", ".join(member.name.lower() for member in kind)
            raise ValueError(f"{kind.__name__.lower()} is one of {names}, not {value!r}") from None
    return kind(value)
