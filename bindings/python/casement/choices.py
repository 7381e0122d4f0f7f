"""Enumerations: relations, priorities, attributes, distributions, and others.

Wherever one of these enums is expected, its name in small letters is accepted: axis="vertical". The types of these words
are in `casement.words`.
"""

from enum import Enum, IntEnum, IntFlag
from operator import index
from sys import maxsize
from typing import Dict, Final, Type, TypeVar, Union

from ._abi import constants
from .errors import OutOfRangeError
from .words import (AdjustmentWord, AlignmentWord, AttributeWord, AxisWord, CapabilityWord, CurveWord, DirectionWord,
                    DistributionWord, EdgeWord, HeightWord, IdiomWord, ObstructionKindWord, OrientationWord,
                    ProfileWord, RelationWord, StatusBarSourceWord, StatusBarStyleWord)


class Relation(IntEnum):
    """The relation between the two sides of a constraint."""

    EQUAL = constants.EQUAL
    LESS_OR_EQUAL = constants.LESS_OR_EQUAL
    GREATER_OR_EQUAL = constants.GREATER_OR_EQUAL

    @property
    def symbol(self) -> str:
        """The relation as rules spell it."""
        return ("==", "<=", ">=")[self]

    @property
    def mirrored(self) -> "Relation":
        """Returns the relation with exchanged sides."""
        return Relation((0, 2, 1)[self])


_RELATIONS: Dict[str, Relation] = {relation.symbol: relation for relation in Relation}
RelationLike = Union[RelationWord, int]


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


def steps_of(value: object) -> int:
    """Returns a step limit as an int, or raises an error with the argument and the allowed values."""
    return _count_of(value, "steps", 2 ** 64 - 1)


def limit_of(value: object) -> int:
    """Returns how many entries are wanted at most, sys.maxsize for None, or raises an error as steps_of() does."""
    return maxsize if value is None else _count_of(value, "limit", maxsize)


def _count_of(value: object, argument: str, most: int) -> int:
    allowed = f"{argument}: expected a whole number from 0, not {value!r}"
    try:
        count = index(value)  # type: ignore[arg-type]  # raises if it is not an int
    except TypeError:
        raise TypeError(allowed) from None
    if not 0 <= count <= most:
        raise OutOfRangeError(allowed)
    return count


def priority_of(value: object, argument: str = "priority", *, most: int = REQUIRED) -> int:
    """Returns a priority as an int, or raises an error with the argument and the allowed values."""
    allowed = f"{argument}: expected a whole number between 1 and {most}, not {value!r}"
    if isinstance(value, str):
        raise TypeError(f"{allowed}; there are the constants REQUIRED, HIGH, LOW and FITTING_SIZE")
    try:
        if isinstance(value, bool):
            raise TypeError
        priority = index(value)  # type: ignore[arg-type]  # raises if it is not an int
    except TypeError:
        raise TypeError(allowed) from None
    if not 1 <= priority <= most:
        raise OutOfRangeError(allowed)
    return priority


def weight_of(value: float) -> float:
    """Returns a weight, or raises an error if it is not above 0. The library takes 0 for 1."""
    if value <= 0:
        raise OutOfRangeError(f"weight: expected a number greater than 0, not {value}")
    return value


class Axis(IntEnum):
    """An axis of the layout."""

    HORIZONTAL = constants.HORIZONTAL
    VERTICAL = constants.VERTICAL


class Direction(IntEnum):
    """The layout direction; inherited: that of the parent."""

    INHERITED = constants.INHERITED
    LEFT_TO_RIGHT = constants.LEFT_TO_RIGHT
    RIGHT_TO_LEFT = constants.RIGHT_TO_LEFT


class Kind(IntEnum):
    """The kind of an item."""

    PLAIN = constants.PLAIN
    SCROLL = constants.SCROLL
    GUIDE = constants.GUIDE
    CONTENT_GUIDE = constants.CONTENT_GUIDE
    FRAME_GUIDE = constants.FRAME_GUIDE
    BAR = constants.BAR


class Attribute(IntEnum):
    """The attribute of an item in a constraint."""

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
    """The distribution of views along the axis of a stack."""

    FILL = constants.FILL
    FILL_EQUALLY = constants.FILL_EQUALLY
    FILL_PROPORTIONALLY = constants.FILL_PROPORTIONALLY
    EQUAL_SPACING = constants.EQUAL_SPACING
    EQUAL_CENTERING = constants.EQUAL_CENTERING


class Alignment(IntEnum):
    """The alignment of views across the axis of a stack."""

    FILL = constants.ALIGN_FILL
    LEADING = constants.ALIGN_LEADING
    CENTER = constants.ALIGN_CENTER
    TRAILING = constants.ALIGN_TRAILING
    FIRST_BASELINE = constants.ALIGN_FIRST_BASELINE
    LAST_BASELINE = constants.ALIGN_LAST_BASELINE


class Profile(IntEnum):
    """The profile of a screen; none: the scene has no screen."""

    NONE = constants.PROFILE_NONE
    IOS6 = constants.PROFILE_IOS6
    IOS7 = constants.PROFILE_IOS7
    IOS8 = constants.PROFILE_IOS8
    IOS11 = constants.PROFILE_IOS11
    IOS15 = constants.PROFILE_IOS15
    ANDROID = constants.PROFILE_ANDROID
    PLAIN = constants.PROFILE_PLAIN


class Idiom(IntEnum):
    """The idiom of the device: phone or pad."""

    PHONE = constants.PHONE
    PAD = constants.PAD


class Orientation(IntEnum):
    """The orientation of the device; in landscape, left and right are the side of the home button."""

    PORTRAIT = constants.PORTRAIT
    UPSIDE_DOWN = constants.UPSIDE_DOWN
    LANDSCAPE_LEFT = constants.LANDSCAPE_LEFT
    LANDSCAPE_RIGHT = constants.LANDSCAPE_RIGHT


class Capability(IntEnum):
    """A capability of a screen. Programs test for capabilities, not for profiles."""

    LAYOUT_GUIDES = constants.HAS_LAYOUT_GUIDES
    ADJUSTS_SCROLL_INSETS = constants.ADJUSTS_SCROLL_INSETS
    STATUS_BAR_OVERLAPS = constants.STATUS_BAR_OVERLAPS
    CONTENT_UNDERLAPS_BARS = constants.CONTENT_UNDERLAPS_BARS
    ADJUSTS_BY_SAFE_AREA = constants.ADJUSTS_BY_SAFE_AREA


class Height(IntEnum):
    """A height of a profile."""

    STATUS_BAR = constants.HEIGHT_STATUS_BAR
    IN_CALL = constants.HEIGHT_IN_CALL
    NAVIGATION_BAR = constants.HEIGHT_NAVIGATION_BAR
    COMPACT_BAR = constants.HEIGHT_COMPACT_BAR
    PROMPT = constants.HEIGHT_PROMPT
    TOOLBAR = constants.HEIGHT_TOOLBAR
    TAB_BAR = constants.HEIGHT_TAB_BAR
    KEYBOARD = constants.HEIGHT_KEYBOARD
    HOME_INDICATOR = constants.HEIGHT_HOME_INDICATOR
    LARGE_TITLE = constants.HEIGHT_LARGE_TITLE


class ObstructionKind(IntEnum):
    """What an obstruction is. A keyboard moves the keyboard guide and insets scroll views; the others move safe areas."""

    STATUS_BAR = constants.OBSTRUCTION_STATUS_BAR
    BAR = constants.OBSTRUCTION_BAR
    CUTOUT = constants.OBSTRUCTION_CUTOUT
    INDICATOR = constants.OBSTRUCTION_INDICATOR
    KEYBOARD = constants.OBSTRUCTION_KEYBOARD
    PANEL = constants.OBSTRUCTION_PANEL


class Adjustment(IntEnum):
    """Which edges of the safe area inset a scroll view."""

    AUTOMATIC = constants.ADJUST_AUTOMATIC
    SCROLLABLE_AXES = constants.ADJUST_SCROLLABLE_AXES
    NEVER = constants.ADJUST_NEVER
    ALWAYS = constants.ADJUST_ALWAYS


class StatusBarStyle(IntEnum):
    """The style of the status bar, which never changes the layout."""

    DEFAULT = constants.STATUS_BAR_DEFAULT
    LIGHT = constants.STATUS_BAR_LIGHT


class StatusBarSource(IntEnum):
    """The source of the style of the status bar."""

    CONTROLLERS = constants.STATUS_BAR_BY_CONTROLLERS
    APPLICATION = constants.STATUS_BAR_BY_APPLICATION


class ControllerKind(IntEnum):
    """The kind of a controller: content, navigation, tab, or table, whose view is a scroll view."""

    CONTENT = constants.CONTENT
    NAVIGATION = constants.NAVIGATION
    TAB = constants.TAB
    TABLE = constants.TABLE


class Edge(IntFlag):
    """Edges of a view or of the window."""

    NONE = 0
    TOP = constants.EDGE_TOP
    LEFT = constants.EDGE_LEFT
    BOTTOM = constants.EDGE_BOTTOM
    RIGHT = constants.EDGE_RIGHT
    ALL = constants.EDGE_ALL


class Curve(IntEnum):
    """How something moves in time. Other numbers are curves that scene.define_curve() was told of, or unknown ones."""

    EASE_IN_OUT = constants.CURVE_EASE_IN_OUT
    EASE_IN = constants.CURVE_EASE_IN
    EASE_OUT = constants.CURVE_EASE_OUT
    LINEAR = constants.CURVE_LINEAR
    KEYBOARD = constants.CURVE_KEYBOARD


AxisLike = Union[Axis, AxisWord]
DirectionLike = Union[Direction, DirectionWord]
AttributeLike = Union[Attribute, AttributeWord]
DistributionLike = Union[Distribution, DistributionWord]
AlignmentLike = Union[Alignment, AlignmentWord]
ProfileLike = Union[Profile, ProfileWord]
IdiomLike = Union[Idiom, IdiomWord]
OrientationLike = Union[Orientation, OrientationWord]
CapabilityLike = Union[Capability, CapabilityWord]
HeightLike = Union[Height, HeightWord]
StatusBarStyleLike = Union[StatusBarStyle, StatusBarStyleWord]
StatusBarSourceLike = Union[StatusBarSource, StatusBarSourceWord]
EdgeLike = Union[Edge, EdgeWord]
ObstructionKindLike = Union[ObstructionKind, ObstructionKindWord]
AdjustmentLike = Union[Adjustment, AdjustmentWord]
CurveLike = Union[Curve, CurveWord, int]

Choice = TypeVar("Choice", bound=Enum)


def choice(kind: Type[Choice], value: Union[Choice, str, int]) -> Choice:
    """Returns the member for a name, a number or a member."""
    try:
        return kind[value.upper()] if isinstance(value, str) else kind(value)
    except (KeyError, ValueError):
        names = ", ".join(member.name.lower() for member in kind)
        raise ValueError(f"{kind.__name__.lower()} is one of {names}, not {value!r}") from None


def curve_number(curve: CurveLike) -> int:
    """Returns the number of a curve. Numbers that are not a Curve are passed to the library."""
    return choice(Curve, curve) if isinstance(curve, str) else int(curve)
