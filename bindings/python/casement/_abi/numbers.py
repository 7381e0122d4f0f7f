"""The numbers of the words of each enumeration, which need no enum. Made from include/casement.h by generate.py; not to be edited."""

from __future__ import annotations

TYPE_CHECKING = False  # which type checkers take for true
if TYPE_CHECKING:
    from typing import Dict

NUMBERS: Dict[str, Dict[str, int]] = {
    "Relation": {"==": 0, "<=": 1, ">=": 2},
    "Axis": {"horizontal": 0, "vertical": 1},
    "Direction": {"inherited": 0, "left_to_right": 1, "right_to_left": 2},
    "Profile": {"none": 0, "ios6": 1, "ios7": 2, "ios8": 3, "ios11": 4, "ios15": 5, "android": 6, "plain": 7},
    "Idiom": {"phone": 0, "pad": 1},
    "Orientation": {"portrait": 0, "upside_down": 1, "landscape_left": 2, "landscape_right": 3},
    "Kind": {"plain": 0, "scroll": 1, "guide": 2, "content_guide": 3, "frame_guide": 4, "bar": 5},
    "Attribute": {
        "left": 1, "right": 2, "top": 3, "bottom": 4, "leading": 5, "trailing": 6, "width": 7,
        "height": 8, "center_x": 9, "center_y": 10, "last_baseline": 11, "first_baseline": 12, "left_margin": 13,
        "right_margin": 14, "top_margin": 15, "bottom_margin": 16, "leading_margin": 17, "trailing_margin": 18,
        "center_x_within_margins": 19, "center_y_within_margins": 20},
    "MeasureMode": {"unbounded": 0, "exactly": 1},
    "Fit": {"contain": 0, "cover": 1},
    "FaultKind": {
        "none": 0, "syntax": 1, "number": 2, "attribute": 3, "unknown_item": 4, "unknown_metric": 5,
        "unknown_name": 6, "several_items": 7, "meaning": 8, "refused": 9},
    "RuleNameKind": {"item": 1, "metric": 2, "metric_or_item": 3, "priority": 4},
    "Distribution": {"fill": 0, "fill_equally": 1, "fill_proportionally": 2, "equal_spacing": 3, "equal_centering": 4},
    "Alignment": {"fill": 0, "leading": 1, "center": 2, "trailing": 3, "first_baseline": 4, "last_baseline": 5},
    "Unit": {
        "auto": 0, "points": 1, "percent": 2, "min_content": 3, "max_content": 4, "fit_content": 5,
        "stretch": 6, "own_content": 7},
    "FlowDirection": {"row": 0, "row_reverse": 1, "column": 2, "column_reverse": 3},
    "Wrap": {"none": 0, "lines": 1, "reverse": 2, "balanced": 3, "balanced_reverse": 4},
    "BoxAlignment": {
        "automatic": 0, "start": 1, "end": 2, "flow_start": 3, "flow_end": 4, "self_start": 5,
        "self_end": 6, "center": 7, "stretch": 8, "baseline": 9, "space_between": 10, "space_around": 11, "space_evenly": 12},
    "Capability": {
        "layout_guides": 0, "adjusts_scroll_insets": 1, "status_bar_overlaps": 2,
        "content_underlaps_bars": 3, "adjusts_by_safe_area": 4},
    "StatusBarStyle": {"default": 0, "light": 1},
    "StatusBarSource": {"controllers": 0, "application": 1},
    "Height": {
        "status_bar": 0, "in_call": 1, "navigation_bar": 2, "compact_bar": 3, "prompt": 4, "toolbar": 5,
        "tab_bar": 6, "keyboard": 7, "home_indicator": 8, "large_title": 9},
    "ObstructionKind": {"status_bar": 0, "bar": 1, "cutout": 2, "indicator": 3, "keyboard": 4, "panel": 5},
    "ControllerKind": {"content": 0, "navigation": 1, "tab": 2, "table": 3},
    "Curve": {"ease_in_out": 0, "ease_in": 1, "ease_out": 2, "linear": 3, "keyboard": 7},
    "Adjustment": {"automatic": 0, "scrollable_axes": 1, "never": 2, "always": 3},
    "BarKind": {"navigation_bar": 1, "toolbar": 2, "tab_bar": 3},
}
