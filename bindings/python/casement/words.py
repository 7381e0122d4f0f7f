"""The words that arguments can be, as types: "vertical" for an axis, "ios7" for a profile.

Each is the name of a member of an enumeration of `casement.choices` in small letters. A type checker, and an editor that
completes, know them. They are for annotations of a program's own:

>>> from casement.words import ProfileWord
>>> profiles: "list[ProfileWord]" = ["ios7", "android"]
"""

from typing import Literal

RelationWord = Literal["==", "<=", ">="]
AxisWord = Literal["horizontal", "vertical"]
DirectionWord = Literal["inherited", "left_to_right", "right_to_left"]
AttributeWord = Literal[
    "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "center_x", "center_y", "last_baseline",
    "first_baseline", "left_margin", "right_margin", "top_margin", "bottom_margin", "leading_margin", "trailing_margin",
    "center_x_within_margins", "center_y_within_margins"]
DistributionWord = Literal["fill", "fill_equally", "fill_proportionally", "equal_spacing", "equal_centering"]
AlignmentWord = Literal["fill", "leading", "center", "trailing", "first_baseline", "last_baseline"]
ProfileWord = Literal["none", "ios6", "ios7", "ios8", "ios11", "ios15", "android", "plain"]
IdiomWord = Literal["phone", "pad"]
OrientationWord = Literal["portrait", "upside_down", "landscape_left", "landscape_right"]
CapabilityWord = Literal[
    "layout_guides", "adjusts_scroll_insets", "status_bar_overlaps", "content_underlaps_bars", "adjusts_by_safe_area",
]
HeightWord = Literal["status_bar", "in_call", "navigation_bar", "compact_bar", "prompt", "toolbar", "tab_bar", "keyboard",
                     "home_indicator", "large_title"]
ObstructionKindWord = Literal["status_bar", "bar", "cutout", "indicator", "keyboard", "panel"]
AdjustmentWord = Literal["automatic", "scrollable_axes", "never", "always"]
StatusBarStyleWord = Literal["default", "light"]
StatusBarSourceWord = Literal["controllers", "application"]
EdgeWord = Literal["none", "top", "left", "bottom", "right", "all"]
CurveWord = Literal["ease_in_out", "ease_in", "ease_out", "linear", "keyboard"]

#: The devices that Scene.set_device() knows.
DeviceName = Literal[
    "iPhone 4", "iPhone 5", "iPhone 8", "iPhone SE 3", "iPhone X", "iPhone 11", "iPhone 14", "iPhone 15 Pro",
    "iPad", "iPad Pro 11", "Android phone", "Android phone with buttons"]

#: What is wrong with a rule: `kind` of an error.
FaultKind = Literal["none", "syntax", "number", "attribute", "unknown_item", "unknown_metric", "unknown_name",
                    "several_items", "meaning", "refused"]
#: What a name in a rule can refer to: `kind` of a RuleName.
RuleNameKind = Literal["item", "metric", "metric_or_item", "priority"]
