"""The words of the enumerations, as types. Made from include/casement.h by generate.py; not to be edited."""

from typing import Literal

__all__ = [
    "RelationWord", "AxisWord", "DirectionWord", "ProfileWord", "IdiomWord", "OrientationWord", "KindWord",
    "AttributeWord", "MeasureModeWord", "FitWord", "FaultKindWord", "RuleNameKindWord", "DistributionWord",
    "AlignmentWord", "UnitWord", "FlowDirectionWord", "WrapWord", "BoxAlignmentWord", "CapabilityWord",
    "StatusBarStyleWord", "StatusBarSourceWord", "HeightWord", "ObstructionKindWord", "ControllerKindWord", "CurveWord",
    "AdjustmentWord", "BarKindWord"]

RelationWord = Literal["==", "<=", ">="]
AxisWord = Literal["horizontal", "vertical"]
DirectionWord = Literal["inherited", "left_to_right", "right_to_left"]
ProfileWord = Literal["none", "ios6", "ios7", "ios8", "ios11", "ios15", "android", "plain"]
IdiomWord = Literal["phone", "pad"]
OrientationWord = Literal["portrait", "upside_down", "landscape_left", "landscape_right"]
KindWord = Literal["plain", "scroll", "guide", "content_guide", "frame_guide", "bar"]
AttributeWord = Literal[
    "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "center_x",
    "center_y", "last_baseline", "first_baseline", "left_margin", "right_margin", "top_margin", "bottom_margin",
    "leading_margin", "trailing_margin", "center_x_within_margins", "center_y_within_margins"]
MeasureModeWord = Literal["unbounded", "exactly"]
FitWord = Literal["contain", "cover"]
FaultKindWord = Literal[
    "none", "syntax", "number", "attribute", "unknown_item", "unknown_metric", "unknown_name",
    "several_items", "meaning", "refused"]
RuleNameKindWord = Literal["item", "metric", "metric_or_item", "priority"]
DistributionWord = Literal["fill", "fill_equally", "fill_proportionally", "equal_spacing", "equal_centering"]
AlignmentWord = Literal["fill", "leading", "center", "trailing", "first_baseline", "last_baseline"]
UnitWord = Literal["auto", "points", "percent", "min_content", "max_content", "fit_content", "stretch", "own_content"]
FlowDirectionWord = Literal["row", "row_reverse", "column", "column_reverse"]
WrapWord = Literal["none", "lines", "reverse", "balanced", "balanced_reverse"]
BoxAlignmentWord = Literal[
    "automatic", "start", "end", "flow_start", "flow_end", "self_start", "self_end",
    "center", "stretch", "baseline", "space_between", "space_around", "space_evenly"]
CapabilityWord = Literal[
    "layout_guides", "adjusts_scroll_insets", "status_bar_overlaps", "content_underlaps_bars",
    "adjusts_by_safe_area"]
StatusBarStyleWord = Literal["default", "light"]
StatusBarSourceWord = Literal["controllers", "application"]
HeightWord = Literal[
    "status_bar", "in_call", "navigation_bar", "compact_bar", "prompt", "toolbar", "tab_bar",
    "keyboard", "home_indicator", "large_title"]
ObstructionKindWord = Literal["status_bar", "bar", "cutout", "indicator", "keyboard", "panel"]
ControllerKindWord = Literal["content", "navigation", "tab", "table"]
CurveWord = Literal["ease_in_out", "ease_in", "ease_out", "linear", "keyboard"]
AdjustmentWord = Literal["automatic", "scrollable_axes", "never", "always"]
BarKindWord = Literal["navigation_bar", "toolbar", "tab_bar"]
