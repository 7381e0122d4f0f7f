"""Settings and states of scenes and views as properties.

Made from include/casement.h by generate.py; not to be edited.
"""

from __future__ import annotations

from .._settings import (
    BOOL, Bit, COLOUR, COUNT, DIMENSION, GUIDE, Group, INSETS, KEEP, LENGTH, LENGTHS, LIMIT, METRICS, Member, NUMBER,
    OPTIONAL, PRIORITY, Pair, RECT, Settings, TEXT, WHOLE, word)
from . import constants

TYPE_CHECKING = False  # which type checkers take for true
if TYPE_CHECKING:
    from typing import Optional, Tuple, TypedDict

    from ..choices import ColourLike, Edge, EdgesLike
    from ..geometry import Insets, Length, Lengths, LengthsLike, Point, Rect, Size
    from .enumerations import *  # noqa: F403
    from .likes import *  # noqa: F403
    from ..controllers import Controller
    from ..items import Guide
    from ..scrolling import ScrollView
    from ..views import View

SCENE_SETTINGS = Group("SceneSettings", "cas_scene_get", "cas_scene_set", {
    "scale": Member("scale", NUMBER),
    "text_size": Member("text_size", NUMBER),
    "sibling_spacing": Member("sibling_spacing", NUMBER),
    "superview_spacing": Member("superview_spacing", NUMBER),
    "step_limit": Member("step_limit", COUNT),
})
VIEW_SETTINGS = Group("ViewSettings", "cas_view_get", "cas_view_set", {
    "horizontal_hugging": Member("horizontal_hugging", PRIORITY),
    "vertical_hugging": Member("vertical_hugging", PRIORITY),
    "horizontal_compression": Member("horizontal_compression", PRIORITY),
    "vertical_compression": Member("vertical_compression", PRIORITY),
    "first_baseline_from_top": Member("first_baseline", NUMBER),
    "last_baseline_from_bottom": Member("last_baseline", NUMBER),
    "margins": Member("margins", INSETS),
    "margins_are_directional": Member("margins_are_directional", BOOL),
    "margins_follow_safe_area": Member("margins_follow_safe_area", BOOL),
    "alignment_insets": Member("alignment_insets", INSETS),
    "direction": Member("direction", word("Direction")),
    "background": Member("background", COLOUR),
    "collapses_width": Member("collapses_width", BOOL),
    "collapses_height": Member("collapses_height", BOOL),
}, "guides")
VIEW_STATE = Group("ViewState", "cas_view_get_state", "", {
    "intrinsic": Member("intrinsic", METRICS),
    "is_measured": Member("is_measured", BOOL),
    "effective_first_baseline_from_top": Member("first_baseline", NUMBER),
    "effective_last_baseline_from_bottom": Member("last_baseline", NUMBER),
    "margins": Member("margins", INSETS),
})
ARRANGED_SETTINGS = Group("ArrangedSettings", "cas_arranged_get", "cas_arranged_set", {
    "spacing_after": Pair("spacing_after", NUMBER),
}, "not arranged")
BOXED_SETTINGS = Group("BoxedSettings", "cas_boxed_get", "cas_boxed_set", {
    "grow": Member("grow", NUMBER),
    "shrink": Member("shrink", NUMBER),
    "basis": Member("basis", LENGTH),
    "outer_margins": Member("margins", LENGTHS),
    "align_self": Member("align_self", word("BoxAlignment")),
    "justify_self": Member("justify_self", word("BoxAlignment")),
    "area": Member("area", TEXT),
    "column": Member("column", WHOLE),
    "column_span": Member("column_span", WHOLE),
    "row": Member("row", WHOLE),
    "row_span": Member("row_span", WHOLE),
    "is_free": Member("is_free", BOOL),
}, "its parent is no box")
DIMENSIONS_SETTINGS = Group("DimensionsSettings", "cas_dimensions_get", "cas_dimensions_set", {
    "width": Member("width", DIMENSION),
    "height": Member("height", DIMENSION),
    "min_width": Member("min_width", LIMIT),
    "min_height": Member("min_height", LIMIT),
    "max_width": Member("max_width", LIMIT),
    "max_height": Member("max_height", LIMIT),
    "aspect_ratio": Member("aspect_ratio", NUMBER),
}, "the window and guides have none")
SCREEN_SETTINGS = Group("ScreenSettings", "cas_screen_get", "cas_screen_set", {
    "profile": Member("profile", word("Profile")),
    "keyboard_guide_follows_undocked": Bit("keyboard_guide", constants.GUIDE_FOLLOWS_UNDOCKED),
    "keyboard_guide_ignores_safe_area": Bit("keyboard_guide", constants.GUIDE_IGNORES_SAFE_AREA),
    "quarter_turn": Member("quarter_turn", OPTIONAL),
    "half_turn": Member("half_turn", OPTIONAL),
    "is_in_call": Member("is_in_call", BOOL),
    "status_bar_source": Member("status_bar_source", word("StatusBarSource")),
    "status_bar_style": Member("status_bar_style", word("StatusBarStyle")),
})
SCREEN_STATE = Group("ScreenState", "cas_screen_get_state", "", {
    "idiom": Member("idiom", word("Idiom")),
    "orientation": Member("orientation", word("Orientation")),
    "window_on_screen": Member("window", RECT),
    "keyboard_guide": Member("keyboard_guide", GUIDE),
})


class SceneSettings(Settings):
    """Settings and state of: scene, screen."""

    __slots__ = ()

    _groups: Tuple[Group, ...] = (SCENE_SETTINGS, SCREEN_SETTINGS)

    @property
    def scale(self) -> float:
        """Scale: device pixels per point, from 0 to 1000; 0, the default, means no rounding."""
        found: float = self._got(SCENE_SETTINGS, "scale")
        return found

    @scale.setter
    def scale(self, value: float) -> None:
        self._change(scale=value)

    @property
    def text_size(self) -> float:
        """Text size: relative to the usual size of text: 0.1 to 10; default 1."""
        found: float = self._got(SCENE_SETTINGS, "text_size")
        return found

    @text_size.setter
    def text_size(self, value: float) -> None:
        self._change(text_size=value)

    @property
    def sibling_spacing(self) -> float:
        """The standard distance of rules between siblings; default 8."""
        found: float = self._got(SCENE_SETTINGS, "sibling_spacing")
        return found

    @sibling_spacing.setter
    def sibling_spacing(self, value: float) -> None:
        self._change(sibling_spacing=value)

    @property
    def superview_spacing(self) -> float:
        """The standard distance of rules between a view and its superview; default 20."""
        found: float = self._got(SCENE_SETTINGS, "superview_spacing")
        return found

    @superview_spacing.setter
    def superview_spacing(self, value: float) -> None:
        self._change(superview_spacing=value)

    @property
    def step_limit(self) -> int:
        """The most steps of each later call: one that has taken so many raises a LimitError, frames and constraints are
        unchanged, and the next layout() continues there. 0, the default, means no limit."""
        found: int = self._got(SCENE_SETTINGS, "step_limit")
        return found

    @step_limit.setter
    def step_limit(self, value: int) -> None:
        self._change(step_limit=value)

    @property
    def profile(self) -> Profile:
        """The profile of the screen; setting it resets the heights. Without a screen it is NONE."""
        found: Profile = self._got(SCREEN_SETTINGS, "profile")
        return found

    @profile.setter
    def profile(self, value: ProfileLike) -> None:
        self._change(profile=value)

    @property
    def keyboard_guide_follows_undocked(self) -> bool:
        """Whether the keyboard guide also follows a floating or split keyboard."""
        found: bool = self._got(SCREEN_SETTINGS, "keyboard_guide_follows_undocked")
        return found

    @keyboard_guide_follows_undocked.setter
    def keyboard_guide_follows_undocked(self, value: bool) -> None:
        self._change(keyboard_guide_follows_undocked=value)

    @property
    def keyboard_guide_ignores_safe_area(self) -> bool:
        """Whether the keyboard guide, without a keyboard, ends at the bottom of the window."""
        found: bool = self._got(SCREEN_SETTINGS, "keyboard_guide_ignores_safe_area")
        return found

    @keyboard_guide_ignores_safe_area.setter
    def keyboard_guide_ignores_safe_area(self, value: bool) -> None:
        self._change(keyboard_guide_ignores_safe_area=value)

    @property
    def quarter_turn(self) -> Optional[float]:
        """The duration of a rotation by 90 degrees in seconds; None: that of the profile."""
        found: Optional[float] = self._got(SCREEN_SETTINGS, "quarter_turn")
        return found

    @quarter_turn.setter
    def quarter_turn(self, value: Optional[float]) -> None:
        self._change(quarter_turn=value)

    @property
    def half_turn(self) -> Optional[float]:
        """The duration of a rotation by 180 degrees in seconds; None: that of the profile."""
        found: Optional[float] = self._got(SCREEN_SETTINGS, "half_turn")
        return found

    @half_turn.setter
    def half_turn(self, value: Optional[float]) -> None:
        self._change(half_turn=value)

    @property
    def is_in_call(self) -> bool:
        """True: the status bar has the height it has during a call."""
        found: bool = self._got(SCREEN_SETTINGS, "is_in_call")
        return found

    @is_in_call.setter
    def is_in_call(self, value: bool) -> None:
        self._change(is_in_call=value)

    @property
    def status_bar_source(self) -> StatusBarSource:
        """The source of the style of the status bar; default: controllers."""
        found: StatusBarSource = self._got(SCREEN_SETTINGS, "status_bar_source")
        return found

    @status_bar_source.setter
    def status_bar_source(self, value: StatusBarSourceLike) -> None:
        self._change(status_bar_source=value)

    @property
    def status_bar_style(self) -> StatusBarStyle:
        """The style of the status bar if the application decides it."""
        found: StatusBarStyle = self._got(SCREEN_SETTINGS, "status_bar_style")
        return found

    @status_bar_style.setter
    def status_bar_style(self, value: StatusBarStyleLike) -> None:
        self._change(status_bar_style=value)

    @property
    def idiom(self) -> Idiom:
        """Idiom: a phone or a tablet."""
        found: Idiom = self._got(SCREEN_STATE, "idiom")
        return found

    @property
    def orientation(self) -> Orientation:
        """Orientation: of the device."""
        found: Orientation = self._got(SCREEN_STATE, "orientation")
        return found

    @property
    def window_on_screen(self) -> Rect:
        """The frame of the window on the screen of the device."""
        found: Rect = self._got(SCREEN_STATE, "window_on_screen")
        return found

    @property
    def keyboard_guide(self) -> "Guide":
        """The guide whose top is that of the docked keyboard, or of the bottom bars."""
        found: "Guide" = self._got(SCREEN_STATE, "keyboard_guide")
        return found

    def set(
            self, *, scale: float = KEEP, text_size: float = KEEP, sibling_spacing: float = KEEP,
            superview_spacing: float = KEEP, step_limit: int = KEEP, profile: ProfileLike = KEEP,
            keyboard_guide_follows_undocked: bool = KEEP, keyboard_guide_ignores_safe_area: bool = KEEP,
            quarter_turn: Optional[float] = KEEP, half_turn: Optional[float] = KEEP, is_in_call: bool = KEEP,
            status_bar_source: StatusBarSourceLike = KEEP, status_bar_style: StatusBarStyleLike = KEEP) -> None:
        """Changes the settings that are given, all or none of them."""
        self._change(
                scale=scale, text_size=text_size, sibling_spacing=sibling_spacing, superview_spacing=superview_spacing,
                step_limit=step_limit, profile=profile, keyboard_guide_follows_undocked=keyboard_guide_follows_undocked,
                keyboard_guide_ignores_safe_area=keyboard_guide_ignores_safe_area, quarter_turn=quarter_turn,
                half_turn=half_turn, is_in_call=is_in_call, status_bar_source=status_bar_source,
                status_bar_style=status_bar_style)


if TYPE_CHECKING:
    class ViewValues(TypedDict, total=False):
        """Settings of: view, arranged, boxed, dimensions; each may be left out."""

        horizontal_hugging: int
        vertical_hugging: int
        horizontal_compression: int
        vertical_compression: int
        first_baseline_from_top: float
        last_baseline_from_bottom: float
        margins: Tuple[float, float, float, float]
        margins_are_directional: bool
        margins_follow_safe_area: bool
        alignment_insets: Tuple[float, float, float, float]
        direction: DirectionLike
        background: ColourLike
        collapses_width: bool
        collapses_height: bool
        spacing_after: Optional[float]
        grow: float
        shrink: float
        basis: Length
        outer_margins: LengthsLike
        align_self: BoxAlignmentLike
        justify_self: BoxAlignmentLike
        area: str
        column: int
        column_span: int
        row: int
        row_span: int
        is_free: bool
        width: Optional[Length]
        height: Optional[Length]
        min_width: Optional[Length]
        min_height: Optional[Length]
        max_width: Optional[Length]
        max_height: Optional[Length]
        aspect_ratio: float


class ViewSettings(Settings):
    """Settings and state of: view, arranged, boxed, dimensions."""

    __slots__ = ()

    _groups: Tuple[Group, ...] = (VIEW_SETTINGS, ARRANGED_SETTINGS, BOXED_SETTINGS, DIMENSIONS_SETTINGS)

    @property
    def horizontal_hugging(self) -> int:
        """The priority of being no wider than its content; default 250."""
        found: int = self._got(VIEW_SETTINGS, "horizontal_hugging")
        return found

    @horizontal_hugging.setter
    def horizontal_hugging(self, value: int) -> None:
        self._change(horizontal_hugging=value)

    @property
    def vertical_hugging(self) -> int:
        """The priority of being no higher than its content; default 250."""
        found: int = self._got(VIEW_SETTINGS, "vertical_hugging")
        return found

    @vertical_hugging.setter
    def vertical_hugging(self, value: int) -> None:
        self._change(vertical_hugging=value)

    @property
    def horizontal_compression(self) -> int:
        """The priority of being no narrower than its content; default 750."""
        found: int = self._got(VIEW_SETTINGS, "horizontal_compression")
        return found

    @horizontal_compression.setter
    def horizontal_compression(self, value: int) -> None:
        self._change(horizontal_compression=value)

    @property
    def vertical_compression(self) -> int:
        """The priority of being no lower than its content; default 750."""
        found: int = self._got(VIEW_SETTINGS, "vertical_compression")
        return found

    @vertical_compression.setter
    def vertical_compression(self, value: int) -> None:
        self._change(vertical_compression=value)

    @property
    def first_baseline_from_top(self) -> float:
        """The distance of its first baseline from the top; a measured one holds instead."""
        found: float = self._got(VIEW_SETTINGS, "first_baseline_from_top")
        return found

    @first_baseline_from_top.setter
    def first_baseline_from_top(self, value: float) -> None:
        self._change(first_baseline_from_top=value)

    @property
    def last_baseline_from_bottom(self) -> float:
        """The distance of its last baseline from the bottom; a measured one holds instead."""
        found: float = self._got(VIEW_SETTINGS, "last_baseline_from_bottom")
        return found

    @last_baseline_from_bottom.setter
    def last_baseline_from_bottom(self, value: float) -> None:
        self._change(last_baseline_from_bottom=value)

    @property
    def margins(self) -> Insets:
        """Margins: default 8 on each side."""
        found: Insets = self._got(VIEW_SETTINGS, "margins")
        return found

    @margins.setter
    def margins(self, value: Tuple[float, float, float, float]) -> None:
        self._change(margins=value)

    @property
    def margins_are_directional(self) -> bool:
        """True: left is leading and right is trailing; default False."""
        found: bool = self._got(VIEW_SETTINGS, "margins_are_directional")
        return found

    @margins_are_directional.setter
    def margins_are_directional(self, value: bool) -> None:
        self._change(margins_are_directional=value)

    @property
    def margins_follow_safe_area(self) -> bool:
        """True: the insets of the safe area are added to the margins; default False."""
        found: bool = self._got(VIEW_SETTINGS, "margins_follow_safe_area")
        return found

    @margins_follow_safe_area.setter
    def margins_follow_safe_area(self, value: bool) -> None:
        self._change(margins_follow_safe_area=value)

    @property
    def alignment_insets(self) -> Insets:
        """Alignment insets: from the frame to the alignment rect; default 0."""
        found: Insets = self._got(VIEW_SETTINGS, "alignment_insets")
        return found

    @alignment_insets.setter
    def alignment_insets(self, value: Tuple[float, float, float, float]) -> None:
        self._change(alignment_insets=value)

    @property
    def direction(self) -> Direction:
        """Direction: default INHERITED; the window has that of the scene."""
        found: Direction = self._got(VIEW_SETTINGS, "direction")
        return found

    @direction.setter
    def direction(self, value: DirectionLike) -> None:
        self._change(direction=value)

    @property
    def background(self) -> int:
        """Background: 0xRRGGBBAA, for programs that draw the scene; 0 for none."""
        found: int = self._got(VIEW_SETTINGS, "background")
        return found

    @background.setter
    def background(self, value: ColourLike) -> None:
        self._change(background=value)

    @property
    def collapses_width(self) -> bool:
        """True: while it is hidden it has no width; default False."""
        found: bool = self._got(VIEW_SETTINGS, "collapses_width")
        return found

    @collapses_width.setter
    def collapses_width(self, value: bool) -> None:
        self._change(collapses_width=value)

    @property
    def collapses_height(self) -> bool:
        """True: while it is hidden it has no height; default False."""
        found: bool = self._got(VIEW_SETTINGS, "collapses_height")
        return found

    @collapses_height.setter
    def collapses_height(self, value: bool) -> None:
        self._change(collapses_height=value)

    @property
    def spacing_after(self) -> Optional[float]:
        """The distance to the next view in the stack; None uses the spacing of the stack."""
        found: Optional[float] = self._got(ARRANGED_SETTINGS, "spacing_after")
        return found

    @spacing_after.setter
    def spacing_after(self, value: Optional[float]) -> None:
        self._change(spacing_after=value)

    @property
    def grow(self) -> float:
        """Grow: in a flow, its share of the room that is left over; default 0."""
        found: float = self._got(BOXED_SETTINGS, "grow")
        return found

    @grow.setter
    def grow(self, value: float) -> None:
        self._change(grow=value)

    @property
    def shrink(self) -> float:
        """Shrink: in a flow, its share of the room that is missing; default 1."""
        found: float = self._got(BOXED_SETTINGS, "shrink")
        return found

    @shrink.setter
    def shrink(self, value: float) -> None:
        self._change(shrink=value)

    @property
    def basis(self) -> Length:
        """Basis: its size along a flow before it grows or shrinks; default: width or height."""
        found: Length = self._got(BOXED_SETTINGS, "basis")
        return found

    @basis.setter
    def basis(self, value: Length) -> None:
        self._change(basis=value)

    @property
    def outer_margins(self) -> Lengths:
        """Margins: around it; "auto" takes the room that is left over; default 0 points."""
        found: Lengths = self._got(BOXED_SETTINGS, "outer_margins")
        return found

    @outer_margins.setter
    def outer_margins(self, value: LengthsLike) -> None:
        self._change(outer_margins=value)

    @property
    def align_self(self) -> BoxAlignment:
        """Align self: across its line, or in its rows; default: what is set for all."""
        found: BoxAlignment = self._got(BOXED_SETTINGS, "align_self")
        return found

    @align_self.setter
    def align_self(self, value: BoxAlignmentLike) -> None:
        self._change(align_self=value)

    @property
    def justify_self(self) -> BoxAlignment:
        """Justify self: in its columns; default: what is set for all."""
        found: BoxAlignment = self._got(BOXED_SETTINGS, "justify_self")
        return found

    @justify_self.setter
    def justify_self(self, value: BoxAlignmentLike) -> None:
        self._change(justify_self=value)

    @property
    def area(self) -> str:
        """The area of the grid where it is; "", the default, for none."""
        found: str = self._got(BOXED_SETTINGS, "area")
        return found

    @area.setter
    def area(self, value: str) -> None:
        self._change(area=value)

    @property
    def column(self) -> int:
        """The line where it begins, from 1, or from -1 back from the end; 0 for any."""
        found: int = self._got(BOXED_SETTINGS, "column")
        return found

    @column.setter
    def column(self, value: int) -> None:
        self._change(column=value)

    @property
    def column_span(self) -> int:
        """Column span: how many columns it has; default 1."""
        found: int = self._got(BOXED_SETTINGS, "column_span")
        return found

    @column_span.setter
    def column_span(self, value: int) -> None:
        self._change(column_span=value)

    @property
    def row(self) -> int:
        """The line where it begins, from 1, or from -1 back from the end; 0 for any."""
        found: int = self._got(BOXED_SETTINGS, "row")
        return found

    @row.setter
    def row(self, value: int) -> None:
        self._change(row=value)

    @property
    def row_span(self) -> int:
        """Row span: how many rows it has; default 1."""
        found: int = self._got(BOXED_SETTINGS, "row_span")
        return found

    @row_span.setter
    def row_span(self, value: int) -> None:
        self._change(row_span=value)

    @property
    def is_free(self) -> bool:
        """True: constraints place it, and the box does not arrange it; default False."""
        found: bool = self._got(BOXED_SETTINGS, "is_free")
        return found

    @is_free.setter
    def is_free(self, value: bool) -> None:
        self._change(is_free=value)

    @property
    def given_width(self) -> Length:
        """Its width as a length, "auto" by default: the setting width, as the attribute width is an anchor."""
        found: Length = self._got(DIMENSIONS_SETTINGS, "width")
        return found

    @given_width.setter
    def given_width(self, value: Optional[Length]) -> None:
        self._change(width=value)

    @property
    def given_height(self) -> Length:
        """Its height as a length, "auto" by default: the setting height, as the attribute height is an anchor."""
        found: Length = self._got(DIMENSIONS_SETTINGS, "height")
        return found

    @given_height.setter
    def given_height(self, value: Optional[Length]) -> None:
        self._change(height=value)

    @property
    def min_width(self) -> Length:
        """Min width: at least so wide; "auto": as its content needs, if it shrinks along a row."""
        found: Length = self._got(DIMENSIONS_SETTINGS, "min_width")
        return found

    @min_width.setter
    def min_width(self, value: Optional[Length]) -> None:
        self._change(min_width=value)

    @property
    def min_height(self) -> Length:
        """Min height: at least so high; "auto": as its content needs, if it shrinks along a column."""
        found: Length = self._got(DIMENSIONS_SETTINGS, "min_height")
        return found

    @min_height.setter
    def min_height(self, value: Optional[Length]) -> None:
        self._change(min_height=value)

    @property
    def max_width(self) -> Length:
        """Max width: at most so wide, if min_width allows; default "auto", no limit."""
        found: Length = self._got(DIMENSIONS_SETTINGS, "max_width")
        return found

    @max_width.setter
    def max_width(self, value: Optional[Length]) -> None:
        self._change(max_width=value)

    @property
    def max_height(self) -> Length:
        """Max height: at most so high, if min_height allows; default "auto", no limit."""
        found: Length = self._got(DIMENSIONS_SETTINGS, "max_height")
        return found

    @max_height.setter
    def max_height(self, value: Optional[Length]) -> None:
        self._change(max_height=value)

    @property
    def aspect_ratio(self) -> float:
        """Aspect ratio: width divided by height, if one of them is AUTO; 0, the default, for none."""
        found: float = self._got(DIMENSIONS_SETTINGS, "aspect_ratio")
        return found

    @aspect_ratio.setter
    def aspect_ratio(self, value: float) -> None:
        self._change(aspect_ratio=value)

    @property
    def intrinsic(self) -> Tuple[Optional[float], Optional[float]]:
        """Its intrinsic size, with None along an axis without one; of a measured view the last measured size."""
        found: Tuple[Optional[float], Optional[float]] = self._got(VIEW_STATE, "intrinsic")
        return found

    @intrinsic.setter
    def intrinsic(self, value: Tuple[Optional[float], Optional[float]]) -> None:
        self._send("cas_view_set_intrinsic", VIEW_STATE, "intrinsic", value)

    @property
    def is_measured(self) -> bool:
        """Whether it has a measure function."""
        found: bool = self._got(VIEW_STATE, "is_measured")
        return found

    @property
    def effective_first_baseline_from_top(self) -> float:
        """The distance of its first baseline from the top: the measured one, or the one set."""
        found: float = self._got(VIEW_STATE, "effective_first_baseline_from_top")
        return found

    @property
    def effective_last_baseline_from_bottom(self) -> float:
        """The distance of its last baseline from the bottom: the measured one, or the one set."""
        found: float = self._got(VIEW_STATE, "effective_last_baseline_from_bottom")
        return found

    @property
    def effective_margins(self) -> Insets:
        """The margins with left and right resolved, including the safe area, as of the last layout."""
        found: Insets = self._got(VIEW_STATE, "margins")
        return found

    def set(
            self, *, horizontal_hugging: int = KEEP, vertical_hugging: int = KEEP, horizontal_compression: int = KEEP,
            vertical_compression: int = KEEP, first_baseline_from_top: float = KEEP,
            last_baseline_from_bottom: float = KEEP, margins: Tuple[float, float, float, float] = KEEP,
            margins_are_directional: bool = KEEP, margins_follow_safe_area: bool = KEEP,
            alignment_insets: Tuple[float, float, float, float] = KEEP, direction: DirectionLike = KEEP,
            background: ColourLike = KEEP, collapses_width: bool = KEEP, collapses_height: bool = KEEP,
            spacing_after: Optional[float] = KEEP, grow: float = KEEP, shrink: float = KEEP, basis: Length = KEEP,
            outer_margins: LengthsLike = KEEP, align_self: BoxAlignmentLike = KEEP,
            justify_self: BoxAlignmentLike = KEEP, area: str = KEEP, column: int = KEEP, column_span: int = KEEP,
            row: int = KEEP, row_span: int = KEEP, is_free: bool = KEEP, width: Optional[Length] = KEEP,
            height: Optional[Length] = KEEP, min_width: Optional[Length] = KEEP, min_height: Optional[Length] = KEEP,
            max_width: Optional[Length] = KEEP, max_height: Optional[Length] = KEEP, aspect_ratio: float = KEEP,
            intrinsic: Tuple[Optional[float], Optional[float]] = KEEP) -> None:
        """Changes the settings that are given, all or none of them."""
        self._change(
                horizontal_hugging=horizontal_hugging, vertical_hugging=vertical_hugging,
                horizontal_compression=horizontal_compression, vertical_compression=vertical_compression,
                first_baseline_from_top=first_baseline_from_top, last_baseline_from_bottom=last_baseline_from_bottom,
                margins=margins, margins_are_directional=margins_are_directional,
                margins_follow_safe_area=margins_follow_safe_area, alignment_insets=alignment_insets,
                direction=direction, background=background, collapses_width=collapses_width,
                collapses_height=collapses_height, spacing_after=spacing_after, grow=grow, shrink=shrink, basis=basis,
                outer_margins=outer_margins, align_self=align_self, justify_self=justify_self, area=area, column=column,
                column_span=column_span, row=row, row_span=row_span, is_free=is_free, width=width, height=height,
                min_width=min_width, min_height=min_height, max_width=max_width, max_height=max_height,
                aspect_ratio=aspect_ratio, intrinsic=intrinsic)
