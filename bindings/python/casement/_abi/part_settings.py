"""Settings and states of stacks, flows, grids, scroll views, controllers and bars as properties.

Made from include/casement.h by generate.py; not to be edited.
"""

from __future__ import annotations

from .._settings import (
    BOOL, CHOICE, CONTROLLER, EDGES, GUIDE, Group, INSETS, ITEM, KEEP, LENGTH, LENGTHS, Member, NUMBER, OPTIONAL, POINT,
    RECT, SIZE, Settings, TEXT, word)
from .settings import (
    ARRANGED_SETTINGS, BOXED_SETTINGS, DIMENSIONS_SETTINGS, VIEW_SETTINGS, ViewSettings)

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
    from .settings import ViewValues

STACK_SETTINGS = Group("StackSettings", "cas_stack_get", "cas_stack_set", {
    "axis": Member("axis", word("Axis")),
    "distribution": Member("distribution", word("Distribution")),
    "alignment": Member("alignment", word("Alignment")),
    "in_margins": Member("in_margins", BOOL),
    "spacing": Member("spacing", NUMBER),
}, "not a stack")
FLOW_SETTINGS = Group("FlowSettings", "cas_flow_get", "cas_flow_set", {
    "flow_direction": Member("direction", word("FlowDirection")),
    "wrap": Member("wrap", word("Wrap")),
    "justify": Member("justify", word("BoxAlignment")),
    "align": Member("align", word("BoxAlignment")),
    "align_lines": Member("align_lines", word("BoxAlignment")),
    "gap": Member("gap", LENGTH),
    "line_gap": Member("line_gap", LENGTH),
    "padding": Member("padding", LENGTHS),
}, "not a flow")
GRID_SETTINGS = Group("GridSettings", "cas_grid_get", "cas_grid_set", {
    "columns": Member("columns", TEXT),
    "rows": Member("rows", TEXT),
    "auto_columns": Member("auto_columns", TEXT),
    "auto_rows": Member("auto_rows", TEXT),
    "areas": Member("areas", TEXT),
    "flow": Member("flow", word("Axis")),
    "is_dense": Member("is_dense", BOOL),
    "justify_tracks": Member("justify_tracks", word("BoxAlignment")),
    "align_tracks": Member("align_tracks", word("BoxAlignment")),
    "justify": Member("justify", word("BoxAlignment")),
    "align": Member("align", word("BoxAlignment")),
    "column_gap": Member("column_gap", LENGTH),
    "row_gap": Member("row_gap", LENGTH),
    "padding": Member("padding", LENGTHS),
}, "not a grid")
CONTROLLER_SETTINGS = Group("ControllerSettings", "cas_controller_get", "cas_controller_set", {
    "edges": Member("edges", EDGES),
    "extends_under_opaque_bars": Member("extends_under_opaque_bars", BOOL),
    "adjusts_scroll_insets": Member("adjusts_scroll_insets", BOOL),
    "status_bar_style": Member("status_bar_style", word("StatusBarStyle")),
    "additional_insets": Member("additional_insets", INSETS),
})
CONTROLLER_STATE = Group("ControllerState", "cas_controller_get_state", "", {
    "kind": Member("kind", word("ControllerKind")),
    "parent": Member("parent", CONTROLLER),
    "shown": Member("shown", CONTROLLER),
    "top_guide": Member("top_guide", GUIDE),
    "bottom_guide": Member("bottom_guide", GUIDE),
    "reads_edges": Member("reads_edges", BOOL),
    "reads_opaque_bars": Member("reads_opaque_bars", BOOL),
    "reads_scroll_insets": Member("reads_scroll_insets", BOOL),
    "bars_height": Member("bars_height", NUMBER),
    "collapsed": Member("collapsed", NUMBER),
})
SCROLL_SETTINGS = Group("ScrollSettings", "cas_scroll_get", "cas_scroll_set", {
    "insets": Member("insets", INSETS),
    "indicator_insets": Member("indicator_insets", INSETS),
    "follows_keyboard": Member("follows_keyboard", CHOICE),
    "adjustment": Member("adjustment", word("Adjustment")),
    "docked": Member("docked", ITEM),
}, "not a scroll view")
SCROLL_STATE = Group("ScrollState", "cas_scroll_get_state", "", {
    "insets": Member("insets", INSETS),
    "indicator_insets": Member("indicator_insets", INSETS),
    "shown_insets": Member("shown_insets", INSETS),
    "content_size": Member("content_size", SIZE),
    "offset": Member("offset", POINT),
    "shown_offset": Member("shown_offset", POINT),
    "visible": Member("visible", RECT),
    "is_adjusted": Member("is_adjusted", BOOL),
})
BAR_SETTINGS = Group("BarSettings", "cas_bar_get", "cas_bar_set", {
    "is_translucent": Member("is_translucent", CHOICE),
    "has_prompt": Member("has_prompt", BOOL),
    "has_large_title": Member("has_large_title", BOOL),
    "image_height": Member("image_height", NUMBER),
    "collapses_with": Member("collapses_with", ITEM),
    "compact_height": Member("compact_height", OPTIONAL),
    "flick_velocity": Member("flick_velocity", NUMBER),
}, "the controller has no such bar")
BAR_STATE = Group("BarState", "cas_bar_get_state", "", {
    "effective_height": Member("effective_height", NUMBER),
    "hidden": Member("is_hidden", BOOL),
    "is_effectively_translucent": Member("is_translucent", BOOL),
})
STATUS_BAR_STATE = Group("StatusBarState", "cas_status_bar_get_state", "", {
    "effective_height": Member("height", NUMBER),
    "style": Member("style", word("StatusBarStyle")),
    "is_text_white": Member("is_text_white", BOOL),
    "is_opaque": Member("is_opaque", BOOL),
    "hidden": Member("is_hidden", BOOL),
})


if TYPE_CHECKING:
    class StackValues(ViewValues, total=False):
        """Settings of: stack; each may be left out."""

        distribution: DistributionLike
        alignment: AlignmentLike
        in_margins: bool
        spacing: float


class StackSettings(ViewSettings):
    """Settings and state of: stack."""

    __slots__ = ()

    _groups: Tuple[Group, ...] = (VIEW_SETTINGS, ARRANGED_SETTINGS, BOXED_SETTINGS, DIMENSIONS_SETTINGS, STACK_SETTINGS)

    @property
    def axis(self) -> Axis:
        """Axis: a row, or a column."""
        found: Axis = self._got(STACK_SETTINGS, "axis")
        return found

    @axis.setter
    def axis(self, value: AxisLike) -> None:
        self._change(axis=value)

    @property
    def distribution(self) -> Distribution:
        """Distribution: of space along the axis."""
        found: Distribution = self._got(STACK_SETTINGS, "distribution")
        return found

    @distribution.setter
    def distribution(self, value: DistributionLike) -> None:
        self._change(distribution=value)

    @property
    def alignment(self) -> Alignment:
        """Alignment: of views across the axis."""
        found: Alignment = self._got(STACK_SETTINGS, "alignment")
        return found

    @alignment.setter
    def alignment(self, value: AlignmentLike) -> None:
        self._change(alignment=value)

    @property
    def in_margins(self) -> bool:
        """True: views are within the margins of the stack; False: within its edges."""
        found: bool = self._got(STACK_SETTINGS, "in_margins")
        return found

    @in_margins.setter
    def in_margins(self, value: bool) -> None:
        self._change(in_margins=value)

    @property
    def spacing(self) -> float:
        """The distance between views."""
        found: float = self._got(STACK_SETTINGS, "spacing")
        return found

    @spacing.setter
    def spacing(self, value: float) -> None:
        self._change(spacing=value)

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
            axis: AxisLike = KEEP, distribution: DistributionLike = KEEP, alignment: AlignmentLike = KEEP,
            in_margins: bool = KEEP, spacing: float = KEEP, intrinsic: Tuple[Optional[float], Optional[float]] = KEEP) -> None:
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
                aspect_ratio=aspect_ratio, axis=axis, distribution=distribution, alignment=alignment,
                in_margins=in_margins, spacing=spacing, intrinsic=intrinsic)


if TYPE_CHECKING:
    class FlowValues(ViewValues, total=False):
        """Settings of: flow; each may be left out."""

        wrap: WrapLike
        justify: BoxAlignmentLike
        align: BoxAlignmentLike
        align_lines: BoxAlignmentLike
        gap: Length
        line_gap: Length
        padding: LengthsLike


class FlowSettings(ViewSettings):
    """Settings and state of: flow."""

    __slots__ = ()

    _groups: Tuple[Group, ...] = (VIEW_SETTINGS, ARRANGED_SETTINGS, BOXED_SETTINGS, DIMENSIONS_SETTINGS, FLOW_SETTINGS)

    @property
    def flow_direction(self) -> FlowDirection:
        """Direction: which way children follow each other; default ROW."""
        found: FlowDirection = self._got(FLOW_SETTINGS, "flow_direction")
        return found

    @flow_direction.setter
    def flow_direction(self, value: FlowDirectionLike) -> None:
        self._change(flow_direction=value)

    @property
    def wrap(self) -> Wrap:
        """Wrap: whether there are several lines; default NONE."""
        found: Wrap = self._got(FLOW_SETTINGS, "wrap")
        return found

    @wrap.setter
    def wrap(self, value: WrapLike) -> None:
        self._change(wrap=value)

    @property
    def justify(self) -> BoxAlignment:
        """Justify: of children along a line, if none grows."""
        found: BoxAlignment = self._got(FLOW_SETTINGS, "justify")
        return found

    @justify.setter
    def justify(self, value: BoxAlignmentLike) -> None:
        self._change(justify=value)

    @property
    def align(self) -> BoxAlignment:
        """Align: of children across their line."""
        found: BoxAlignment = self._got(FLOW_SETTINGS, "align")
        return found

    @align.setter
    def align(self, value: BoxAlignmentLike) -> None:
        self._change(align=value)

    @property
    def align_lines(self) -> BoxAlignment:
        """Align lines: of lines across the flow, if it wraps."""
        found: BoxAlignment = self._got(FLOW_SETTINGS, "align_lines")
        return found

    @align_lines.setter
    def align_lines(self, value: BoxAlignmentLike) -> None:
        self._change(align_lines=value)

    @property
    def gap(self) -> Length:
        """Gap: between children of a line."""
        found: Length = self._got(FLOW_SETTINGS, "gap")
        return found

    @gap.setter
    def gap(self, value: Length) -> None:
        self._change(gap=value)

    @property
    def line_gap(self) -> Length:
        """Line gap: between lines."""
        found: Length = self._got(FLOW_SETTINGS, "line_gap")
        return found

    @line_gap.setter
    def line_gap(self, value: Length) -> None:
        self._change(line_gap=value)

    @property
    def padding(self) -> Lengths:
        """Padding: between the edges of the flow and its children."""
        found: Lengths = self._got(FLOW_SETTINGS, "padding")
        return found

    @padding.setter
    def padding(self, value: LengthsLike) -> None:
        self._change(padding=value)

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
            flow_direction: FlowDirectionLike = KEEP, wrap: WrapLike = KEEP, justify: BoxAlignmentLike = KEEP,
            align: BoxAlignmentLike = KEEP, align_lines: BoxAlignmentLike = KEEP, gap: Length = KEEP,
            line_gap: Length = KEEP, padding: LengthsLike = KEEP,
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
                aspect_ratio=aspect_ratio, flow_direction=flow_direction, wrap=wrap, justify=justify, align=align,
                align_lines=align_lines, gap=gap, line_gap=line_gap, padding=padding, intrinsic=intrinsic)


if TYPE_CHECKING:
    class GridValues(ViewValues, total=False):
        """Settings of: grid; each may be left out."""

        columns: str
        rows: str
        auto_columns: str
        auto_rows: str
        areas: str
        flow: AxisLike
        is_dense: bool
        justify_tracks: BoxAlignmentLike
        align_tracks: BoxAlignmentLike
        justify: BoxAlignmentLike
        align: BoxAlignmentLike
        column_gap: Length
        row_gap: Length
        padding: LengthsLike


class GridSettings(ViewSettings):
    """Settings and state of: grid."""

    __slots__ = ()

    _groups: Tuple[Group, ...] = (VIEW_SETTINGS, ARRANGED_SETTINGS, BOXED_SETTINGS, DIMENSIONS_SETTINGS, GRID_SETTINGS)

    @property
    def columns(self) -> str:
        """The tracks from the leading edge; "" for none."""
        found: str = self._got(GRID_SETTINGS, "columns")
        return found

    @columns.setter
    def columns(self, value: str) -> None:
        self._change(columns=value)

    @property
    def rows(self) -> str:
        """The tracks from the top; "" for none."""
        found: str = self._got(GRID_SETTINGS, "rows")
        return found

    @rows.setter
    def rows(self, value: str) -> None:
        self._change(rows=value)

    @property
    def auto_columns(self) -> str:
        """Auto columns: of columns that are not listed, in turn; "" is auto."""
        found: str = self._got(GRID_SETTINGS, "auto_columns")
        return found

    @auto_columns.setter
    def auto_columns(self, value: str) -> None:
        self._change(auto_columns=value)

    @property
    def auto_rows(self) -> str:
        """Auto rows: of rows that are not listed, in turn; "" is auto."""
        found: str = self._got(GRID_SETTINGS, "auto_rows")
        return found

    @auto_rows.setter
    def auto_rows(self, value: str) -> None:
        self._change(auto_rows=value)

    @property
    def areas(self) -> str:
        """Areas: names for cells, by which children find their place; "" for none."""
        found: str = self._got(GRID_SETTINGS, "areas")
        return found

    @areas.setter
    def areas(self, value: str) -> None:
        self._change(areas=value)

    @property
    def flow(self) -> Axis:
        """Flow: children without a place fill rows (HORIZONTAL, the default) or columns."""
        found: Axis = self._got(GRID_SETTINGS, "flow")
        return found

    @flow.setter
    def flow(self, value: AxisLike) -> None:
        self._change(flow=value)

    @property
    def is_dense(self) -> bool:
        """True: they fill earlier holes, too; False, the default: their order is kept."""
        found: bool = self._got(GRID_SETTINGS, "is_dense")
        return found

    @is_dense.setter
    def is_dense(self, value: bool) -> None:
        self._change(is_dense=value)

    @property
    def justify_tracks(self) -> BoxAlignment:
        """Justify tracks: of columns in the grid."""
        found: BoxAlignment = self._got(GRID_SETTINGS, "justify_tracks")
        return found

    @justify_tracks.setter
    def justify_tracks(self, value: BoxAlignmentLike) -> None:
        self._change(justify_tracks=value)

    @property
    def align_tracks(self) -> BoxAlignment:
        """Align tracks: of rows in the grid."""
        found: BoxAlignment = self._got(GRID_SETTINGS, "align_tracks")
        return found

    @align_tracks.setter
    def align_tracks(self, value: BoxAlignmentLike) -> None:
        self._change(align_tracks=value)

    @property
    def justify(self) -> BoxAlignment:
        """Justify: of children in their columns."""
        found: BoxAlignment = self._got(GRID_SETTINGS, "justify")
        return found

    @justify.setter
    def justify(self, value: BoxAlignmentLike) -> None:
        self._change(justify=value)

    @property
    def align(self) -> BoxAlignment:
        """Align: of children in their rows."""
        found: BoxAlignment = self._got(GRID_SETTINGS, "align")
        return found

    @align.setter
    def align(self, value: BoxAlignmentLike) -> None:
        self._change(align=value)

    @property
    def column_gap(self) -> Length:
        """Column gap: between columns."""
        found: Length = self._got(GRID_SETTINGS, "column_gap")
        return found

    @column_gap.setter
    def column_gap(self, value: Length) -> None:
        self._change(column_gap=value)

    @property
    def row_gap(self) -> Length:
        """Row gap: between rows."""
        found: Length = self._got(GRID_SETTINGS, "row_gap")
        return found

    @row_gap.setter
    def row_gap(self, value: Length) -> None:
        self._change(row_gap=value)

    @property
    def padding(self) -> Lengths:
        """Padding: between the edges of the grid and its tracks."""
        found: Lengths = self._got(GRID_SETTINGS, "padding")
        return found

    @padding.setter
    def padding(self, value: LengthsLike) -> None:
        self._change(padding=value)

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
            columns: str = KEEP, rows: str = KEEP, auto_columns: str = KEEP, auto_rows: str = KEEP, areas: str = KEEP,
            flow: AxisLike = KEEP, is_dense: bool = KEEP, justify_tracks: BoxAlignmentLike = KEEP,
            align_tracks: BoxAlignmentLike = KEEP, justify: BoxAlignmentLike = KEEP, align: BoxAlignmentLike = KEEP,
            column_gap: Length = KEEP, row_gap: Length = KEEP, padding: LengthsLike = KEEP,
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
                aspect_ratio=aspect_ratio, columns=columns, rows=rows, auto_columns=auto_columns, auto_rows=auto_rows,
                areas=areas, flow=flow, is_dense=is_dense, justify_tracks=justify_tracks, align_tracks=align_tracks,
                justify=justify, align=align, column_gap=column_gap, row_gap=row_gap, padding=padding,
                intrinsic=intrinsic)


if TYPE_CHECKING:
    class ScrollValues(ViewValues, total=False):
        """Settings of: scroll; each may be left out."""

        insets: Tuple[float, float, float, float]
        indicator_insets: Tuple[float, float, float, float]
        follows_keyboard: Optional[bool]
        adjustment: AdjustmentLike
        docked: "Optional[View]"


class ScrollSettings(ViewSettings):
    """Settings and state of: scroll."""

    __slots__ = ()

    _groups: Tuple[Group, ...] = (VIEW_SETTINGS, ARRANGED_SETTINGS, BOXED_SETTINGS, DIMENSIONS_SETTINGS, SCROLL_SETTINGS)

    @property
    def insets(self) -> Insets:
        """The program's layer of the insets; effective_insets are those of all layers."""
        found: Insets = self._got(SCROLL_SETTINGS, "insets")
        return found

    @insets.setter
    def insets(self, value: Tuple[float, float, float, float]) -> None:
        self._change(insets=value)

    @property
    def indicator_insets(self) -> Insets:
        """The program's layer of the insets of the indicators."""
        found: Insets = self._got(SCROLL_SETTINGS, "indicator_insets")
        return found

    @indicator_insets.setter
    def indicator_insets(self, value: Tuple[float, float, float, float]) -> None:
        self._change(indicator_insets=value)

    @property
    def follows_keyboard(self) -> Optional[bool]:
        """Whether keyboard and docked input adjust the insets; None: where bars do or an input is docked."""
        found: Optional[bool] = self._got(SCROLL_SETTINGS, "follows_keyboard")
        return found

    @follows_keyboard.setter
    def follows_keyboard(self, value: Optional[bool]) -> None:
        self._change(follows_keyboard=value)

    @property
    def adjustment(self) -> Adjustment:
        """The edges of the safe area that pad it, on profiles with ADJUSTS_BY_SAFE_AREA."""
        found: Adjustment = self._got(SCROLL_SETTINGS, "adjustment")
        return found

    @adjustment.setter
    def adjustment(self, value: AdjustmentLike) -> None:
        self._change(adjustment=value)

    @property
    def docked(self) -> "Optional[View]":
        """The input of a chat, which overlaps the scroll view; None for none."""
        found: "Optional[View]" = self._got(SCROLL_SETTINGS, "docked")
        return found

    @docked.setter
    def docked(self, value: "Optional[View]") -> None:
        self._change(docked=value)

    @property
    def effective_insets(self) -> Insets:
        """The insets of all layers."""
        found: Insets = self._got(SCROLL_STATE, "insets")
        return found

    @property
    def effective_indicator_insets(self) -> Insets:
        """The insets of the scroll indicators, of all layers."""
        found: Insets = self._got(SCROLL_STATE, "indicator_insets")
        return found

    @property
    def shown_insets(self) -> Insets:
        """The animated insets at the last sample, which end at `insets`"""
        found: Insets = self._got(SCROLL_STATE, "shown_insets")
        return found

    @property
    def content_size(self) -> Size:
        """The size of the content; set it where no constraints determine it."""
        found: Size = self._got(SCROLL_STATE, "content_size")
        return found

    @content_size.setter
    def content_size(self, value: Tuple[float, float]) -> None:
        self._send("cas_scroll_set_content_size", SCROLL_STATE, "content_size", value)

    @property
    def offset(self) -> Point:
        """The point of the content at the origin of the view; setting it does not collapse bars."""
        found: Point = self._got(SCROLL_STATE, "offset")
        return found

    @offset.setter
    def offset(self, value: Tuple[float, float]) -> None:
        self._send("cas_scroll_set_offset", SCROLL_STATE, "offset", value)

    @property
    def shown_offset(self) -> Point:
        """The offset as last sampled."""
        found: Point = self._got(SCROLL_STATE, "shown_offset")
        return found

    @property
    def visible(self) -> Rect:
        """The rectangle inside all insets, in content coordinates."""
        found: Rect = self._got(SCROLL_STATE, "visible")
        return found

    @property
    def is_adjusted(self) -> bool:
        """True: bars pad it."""
        found: bool = self._got(SCROLL_STATE, "is_adjusted")
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
            insets: Tuple[float, float, float, float] = KEEP,
            indicator_insets: Tuple[float, float, float, float] = KEEP, follows_keyboard: Optional[bool] = KEEP,
            adjustment: AdjustmentLike = KEEP, docked: "Optional[View]" = KEEP,
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
                aspect_ratio=aspect_ratio, insets=insets, indicator_insets=indicator_insets,
                follows_keyboard=follows_keyboard, adjustment=adjustment, docked=docked, intrinsic=intrinsic)


class ControllerSettings(Settings):
    """Settings and state of: controller."""

    __slots__ = ()

    _groups: Tuple[Group, ...] = (CONTROLLER_SETTINGS,)

    @property
    def edges(self) -> Edge:
        """Edges: edges at which its view extends under bars; default EDGE_ALL."""
        found: Edge = self._got(CONTROLLER_SETTINGS, "edges")
        return found

    @edges.setter
    def edges(self, value: EdgesLike) -> None:
        self._change(edges=value)

    @property
    def extends_under_opaque_bars(self) -> bool:
        """True: its view extends under opaque bars, too; default False."""
        found: bool = self._got(CONTROLLER_SETTINGS, "extends_under_opaque_bars")
        return found

    @extends_under_opaque_bars.setter
    def extends_under_opaque_bars(self, value: bool) -> None:
        self._change(extends_under_opaque_bars=value)

    @property
    def adjusts_scroll_insets(self) -> bool:
        """True, the default: bars adjust the insets of its scroll view."""
        found: bool = self._got(CONTROLLER_SETTINGS, "adjusts_scroll_insets")
        return found

    @adjusts_scroll_insets.setter
    def adjusts_scroll_insets(self, value: bool) -> None:
        self._change(adjusts_scroll_insets=value)

    @property
    def status_bar_style(self) -> StatusBarStyle:
        """The style of the status bar while this controller is in front."""
        found: StatusBarStyle = self._got(CONTROLLER_SETTINGS, "status_bar_style")
        return found

    @status_bar_style.setter
    def status_bar_style(self, value: StatusBarStyleLike) -> None:
        self._change(status_bar_style=value)

    @property
    def additional_insets(self) -> Insets:
        """Additional insets: added to the insets of its safe area."""
        found: Insets = self._got(CONTROLLER_SETTINGS, "additional_insets")
        return found

    @additional_insets.setter
    def additional_insets(self, value: Tuple[float, float, float, float]) -> None:
        self._change(additional_insets=value)

    @property
    def kind(self) -> ControllerKind:
        """The kind of the controller."""
        found: ControllerKind = self._got(CONTROLLER_STATE, "kind")
        return found

    @property
    def parent(self) -> "Optional[Controller]":
        """The controller that contains it; None if none does."""
        found: "Optional[Controller]" = self._got(CONTROLLER_STATE, "parent")
        return found

    @property
    def shown(self) -> "Optional[Controller]":
        """The one that a navigation or tab controller shows; None if none."""
        found: "Optional[Controller]" = self._got(CONTROLLER_STATE, "shown")
        return found

    @property
    def top_guide(self) -> "Guide":
        """The guide that spans the bars covering its view at the top."""
        found: "Guide" = self._got(CONTROLLER_STATE, "top_guide")
        return found

    @property
    def bottom_guide(self) -> "Guide":
        """The guide that spans the bars covering its view at the bottom."""
        found: "Guide" = self._got(CONTROLLER_STATE, "bottom_guide")
        return found

    @property
    def reads_edges(self) -> bool:
        """True: edges has an effect; needs CONTENT_UNDERLAPS_BARS."""
        found: bool = self._got(CONTROLLER_STATE, "reads_edges")
        return found

    @property
    def reads_opaque_bars(self) -> bool:
        """Whether extends_under_opaque_bars has an effect where it is, as for reads_edges."""
        found: bool = self._got(CONTROLLER_STATE, "reads_opaque_bars")
        return found

    @property
    def reads_scroll_insets(self) -> bool:
        """True: adjusts_scroll_insets has an effect; needs ADJUSTS_SCROLL_INSETS."""
        found: bool = self._got(CONTROLLER_STATE, "reads_scroll_insets")
        return found

    @property
    def bars_height(self) -> float:
        """The height covered by status bar and navigation bars at its top."""
        found: float = self._got(CONTROLLER_STATE, "bars_height")
        return found

    @property
    def collapsed(self) -> float:
        """Collapsed: how far the bars of a navigation controller have collapsed, from 0 to 1."""
        found: float = self._got(CONTROLLER_STATE, "collapsed")
        return found

    def set(
            self, *, edges: EdgesLike = KEEP, extends_under_opaque_bars: bool = KEEP,
            adjusts_scroll_insets: bool = KEEP, status_bar_style: StatusBarStyleLike = KEEP,
            additional_insets: Tuple[float, float, float, float] = KEEP) -> None:
        """Changes the settings that are given, all or none of them."""
        self._change(
                edges=edges, extends_under_opaque_bars=extends_under_opaque_bars,
                adjusts_scroll_insets=adjusts_scroll_insets, status_bar_style=status_bar_style,
                additional_insets=additional_insets)


class BarSettings(Settings):
    """Settings and state of: bar."""

    __slots__ = ()

    _groups: Tuple[Group, ...] = (BAR_SETTINGS,)

    @property
    def is_translucent(self) -> Optional[bool]:
        """Whether content extends under it; None: on iOS 7 and later."""
        found: Optional[bool] = self._got(BAR_SETTINGS, "is_translucent")
        return found

    @is_translucent.setter
    def is_translucent(self, value: Optional[bool]) -> None:
        self._change(is_translucent=value)

    @property
    def has_prompt(self) -> bool:
        """Has prompt: a line of text above the title."""
        found: bool = self._got(BAR_SETTINGS, "has_prompt")
        return found

    @has_prompt.setter
    def has_prompt(self, value: bool) -> None:
        self._change(has_prompt=value)

    @property
    def has_large_title(self) -> bool:
        """Has large title: below the bar, LARGE_TITLE high."""
        found: bool = self._got(BAR_SETTINGS, "has_large_title")
        return found

    @has_large_title.setter
    def has_large_title(self, value: bool) -> None:
        self._change(has_large_title=value)

    @property
    def image_height(self) -> float:
        """Image height: of its background image, for programs that draw the scene; 0 for none."""
        found: float = self._got(BAR_SETTINGS, "image_height")
        return found

    @image_height.setter
    def image_height(self, value: float) -> None:
        self._change(image_height=value)

    @property
    def collapses_with(self) -> "Optional[ScrollView]":
        """A scroll view: the bars collapse while the user scrolls into it, and come back on a flick upwards; None for
        none."""
        found: "Optional[ScrollView]" = self._got(BAR_SETTINGS, "collapses_with")
        return found

    @collapses_with.setter
    def collapses_with(self, value: "Optional[ScrollView]") -> None:
        self._change(collapses_with=value)

    @property
    def compact_height(self) -> Optional[float]:
        """Compact height: of the collapsed bar; None, the default: that of the table."""
        found: Optional[float] = self._got(BAR_SETTINGS, "compact_height")
        return found

    @compact_height.setter
    def compact_height(self, value: Optional[float]) -> None:
        self._change(compact_height=value)

    @property
    def flick_velocity(self) -> float:
        """The speed of an upward flick that expands the bars, in points per second; default 300."""
        found: float = self._got(BAR_SETTINGS, "flick_velocity")
        return found

    @flick_velocity.setter
    def flick_velocity(self, value: float) -> None:
        self._change(flick_velocity=value)

    @property
    def effective_height(self) -> float:
        """Its height including the part under the status bar; 0 while hidden."""
        found: float = self._got(BAR_STATE, "effective_height")
        return found

    @property
    def hidden(self) -> bool:
        """Whether it is hidden; a hidden bar takes no height."""
        found: bool = self._got(BAR_STATE, "hidden")
        return found

    @hidden.setter
    def hidden(self, value: bool) -> None:
        self._send("cas_bar_set_hidden", BAR_STATE, "hidden", value)

    @property
    def is_effectively_translucent(self) -> bool:
        """Whether it is translucent, by its setting or by default."""
        found: bool = self._got(BAR_STATE, "is_effectively_translucent")
        return found

    def set(
            self, *, is_translucent: Optional[bool] = KEEP, has_prompt: bool = KEEP, has_large_title: bool = KEEP,
            image_height: float = KEEP, collapses_with: "Optional[ScrollView]" = KEEP,
            compact_height: Optional[float] = KEEP, flick_velocity: float = KEEP) -> None:
        """Changes the settings that are given, all or none of them."""
        self._change(
                is_translucent=is_translucent, has_prompt=has_prompt, has_large_title=has_large_title,
                image_height=image_height, collapses_with=collapses_with, compact_height=compact_height,
                flick_velocity=flick_velocity)


class StatusBarSettings(Settings):
    """Settings and state of: status bar."""

    __slots__ = ()

    @property
    def effective_height(self) -> float:
        """Its height for layout; 0 while hidden."""
        found: float = self._got(STATUS_BAR_STATE, "effective_height")
        return found

    @property
    def style(self) -> StatusBarStyle:
        """The style that it has now."""
        found: StatusBarStyle = self._got(STATUS_BAR_STATE, "style")
        return found

    @property
    def is_text_white(self) -> bool:
        """Whether its text is white, or black."""
        found: bool = self._got(STATUS_BAR_STATE, "is_text_white")
        return found

    @property
    def is_opaque(self) -> bool:
        """Whether it has a black background."""
        found: bool = self._got(STATUS_BAR_STATE, "is_opaque")
        return found

    @property
    def hidden(self) -> bool:
        """Whether it is hidden; a hidden bar takes no height."""
        found: bool = self._got(STATUS_BAR_STATE, "hidden")
        return found

    @hidden.setter
    def hidden(self, value: bool) -> None:
        self._send("cas_status_bar_set_hidden", STATUS_BAR_STATE, "hidden", value)
