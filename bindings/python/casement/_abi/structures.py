"""The structs of the C interface. Each is made when it is first asked for.

Made from include/casement.h by generate.py; not to be edited.
"""

from __future__ import annotations

from ctypes import Structure, c_char_p, c_double, c_int32, c_size_t, c_uint32, c_uint64, c_void_p

TYPE_CHECKING = False  # which type checkers take for true
if TYPE_CHECKING:
    from typing import Any, Dict, Tuple

    Size = Structure  # cas_size
    Rect = Structure  # cas_rect
    Insets = Structure  # cas_insets
    Point = Structure  # cas_point
    Allocator = Structure  # cas_allocator
    SceneOptions = Structure  # cas_scene_options
    Change = Structure  # cas_change
    SceneSettings = Structure  # cas_scene_settings
    View = Structure  # cas_view
    ViewSettings = Structure  # cas_view_settings
    ViewState = Structure  # cas_view_state
    MeasureRequest = Structure  # cas_measure_request
    Measurement = Structure  # cas_measurement
    Equation = Structure  # cas_equation
    Summand = Structure  # cas_summand
    Sum = Structure  # cas_sum
    Metric = Structure  # cas_metric
    NamedItem = Structure  # cas_named_item
    FormatOptions = Structure  # cas_format_options
    Fault = Structure  # cas_fault
    RuleName = Structure  # cas_rule_name
    StackSettings = Structure  # cas_stack_settings
    ArrangedSettings = Structure  # cas_arranged_settings
    Length = Structure  # cas_length
    Lengths = Structure  # cas_lengths
    FlowSettings = Structure  # cas_flow_settings
    GridSettings = Structure  # cas_grid_settings
    BoxedSettings = Structure  # cas_boxed_settings
    DimensionsSettings = Structure  # cas_dimensions_settings
    Ambiguity = Structure  # cas_ambiguity
    SolverStatistics = Structure  # cas_solver_statistics
    Term = Structure  # cas_term
    Value = Structure  # cas_value
    Row = Structure  # cas_row
    SolverOptions = Structure  # cas_solver_options
    ScreenSettings = Structure  # cas_screen_settings
    ScreenState = Structure  # cas_screen_state
    Device = Structure  # cas_device
    Obstruction = Structure  # cas_obstruction
    ControllerSettings = Structure  # cas_controller_settings
    ControllerState = Structure  # cas_controller_state
    ScrollSettings = Structure  # cas_scroll_settings
    ScrollState = Structure  # cas_scroll_state
    BarSettings = Structure  # cas_bar_settings
    BarState = Structure  # cas_bar_state
    Covering = Structure  # cas_covering
    StatusBarState = Structure  # cas_status_bar_state
    Animation = Structure  # cas_animation

#: Their members and the types of these: of ctypes, or the names of other structs.
MEMBERS: Dict[str, Tuple[Tuple[str, Any], ...]] = {
    "Size": (("width", c_double), ("height", c_double)),
    "Rect": (("x", c_double), ("y", c_double), ("width", c_double), ("height", c_double)),
    "Insets": (("top", c_double), ("left", c_double), ("bottom", c_double), ("right", c_double)),
    "Point": (("x", c_double), ("y", c_double)),
    "Allocator": (("allocate", c_void_p), ("reallocate", c_void_p), ("release", c_void_p), ("context", c_void_p)),
    "SceneOptions": (
        ("size", c_size_t), ("allocator", "Allocator"), ("width", c_double), ("height", c_double),
        ("scale", c_double), ("direction", c_int32), ("flags", c_uint32), ("profile", c_int32), ("idiom", c_int32),
        ("orientation", c_int32)),
    "Change": (("item", c_uint32), ("frame", "Rect")),
    "SceneSettings": (
        ("size", c_size_t), ("scale", c_double), ("text_size", c_double),
        ("sibling_spacing", c_double), ("superview_spacing", c_double), ("step_limit", c_uint64), ("flags", c_uint32)),
    "View": (("parent", c_uint32), ("kind", c_int32), ("name", c_char_p)),
    "ViewSettings": (
        ("size", c_size_t), ("horizontal_hugging", c_int32), ("vertical_hugging", c_int32),
        ("horizontal_compression", c_int32), ("vertical_compression", c_int32), ("first_baseline", c_double),
        ("last_baseline", c_double), ("margins", "Insets"), ("margins_are_directional", c_int32),
        ("margins_follow_safe_area", c_int32), ("alignment_insets", "Insets"), ("direction", c_int32),
        ("background", c_uint32), ("collapses_width", c_int32), ("collapses_height", c_int32)),
    "ViewState": (
        ("size", c_size_t), ("intrinsic", "Size"), ("is_measured", c_int32),
        ("first_baseline", c_double), ("last_baseline", c_double), ("margins", "Insets")),
    "MeasureRequest": (
        ("size", c_size_t), ("item", c_uint32), ("mode", c_int32), ("width", c_double),
        ("text_size", c_double)),
    "Measurement": (
        ("size", c_size_t), ("width", c_double), ("height", c_double), ("first_baseline", c_double),
        ("last_baseline", c_double)),
    "Equation": (
        ("first", c_uint32), ("first_attribute", c_int32), ("relation", c_int32), ("second", c_uint32),
        ("second_attribute", c_int32), ("priority", c_int32), ("multiplier", c_double), ("constant", c_double),
        ("weight", c_double), ("identifier", c_char_p), ("is_inactive", c_int32)),
    "Summand": (("item", c_uint32), ("attribute", c_int32), ("multiplier", c_double)),
    "Sum": (
        ("summands", c_void_p), ("count", c_size_t), ("relation", c_int32), ("priority", c_int32),
        ("constant", c_double), ("weight", c_double), ("identifier", c_char_p), ("is_inactive", c_int32)),
    "Metric": (("name", c_char_p), ("value", c_double)),
    "NamedItem": (("name", c_char_p), ("item", c_uint32)),
    "FormatOptions": (
        ("size", c_size_t), ("flags", c_uint32), ("alignment", c_uint32), ("direction", c_int32),
        ("root", c_uint32), ("metrics", c_void_p), ("metric_count", c_size_t), ("views", c_void_p), ("view_count", c_size_t)),
    "Fault": (
        ("line", c_size_t), ("column", c_size_t), ("length", c_size_t), ("sentence_start", c_size_t),
        ("sentence_length", c_size_t), ("kind", c_int32), ("status", c_int32)),
    "RuleName": (("text", c_char_p), ("line", c_size_t), ("column", c_size_t), ("kind", c_int32)),
    "StackSettings": (
        ("size", c_size_t), ("axis", c_int32), ("distribution", c_int32), ("alignment", c_int32),
        ("in_margins", c_int32), ("spacing", c_double)),
    "ArrangedSettings": (("size", c_size_t), ("has_spacing_after", c_int32), ("spacing_after", c_double)),
    "Length": (("value", c_double), ("unit", c_int32)),
    "Lengths": (("top", "Length"), ("left", "Length"), ("bottom", "Length"), ("right", "Length")),
    "FlowSettings": (
        ("size", c_size_t), ("direction", c_int32), ("wrap", c_int32), ("justify", c_int32),
        ("align", c_int32), ("align_lines", c_int32), ("gap", "Length"), ("line_gap", "Length"), ("padding", "Lengths")),
    "GridSettings": (
        ("size", c_size_t), ("columns", c_char_p), ("rows", c_char_p), ("auto_columns", c_char_p),
        ("auto_rows", c_char_p), ("areas", c_char_p), ("flow", c_int32), ("is_dense", c_int32), ("justify_tracks", c_int32),
        ("align_tracks", c_int32), ("justify", c_int32), ("align", c_int32), ("column_gap", "Length"),
        ("row_gap", "Length"), ("padding", "Lengths")),
    "BoxedSettings": (
        ("size", c_size_t), ("grow", c_double), ("shrink", c_double), ("basis", "Length"),
        ("margins", "Lengths"), ("align_self", c_int32), ("justify_self", c_int32), ("area", c_char_p), ("column", c_int32),
        ("column_span", c_int32), ("row", c_int32), ("row_span", c_int32), ("is_free", c_int32)),
    "DimensionsSettings": (
        ("size", c_size_t), ("width", "Length"), ("height", "Length"), ("min_width", "Length"),
        ("min_height", "Length"), ("max_width", "Length"), ("max_height", "Length"), ("aspect_ratio", c_double)),
    "Ambiguity": (("item", c_uint32), ("axis", c_int32)),
    "SolverStatistics": (
        ("size", c_size_t), ("variables", c_uint64), ("constraints", c_uint64),
        ("terms", c_uint64), ("active", c_uint64), ("blocks", c_uint64), ("largest_block", c_uint64), ("pivots", c_uint64),
        ("flips", c_uint64), ("factorisations", c_uint64), ("streamed", c_uint64), ("structural", c_uint64),
        ("bytes", c_uint64), ("allocations", c_uint64)),
    "Term": (("variable", c_uint32), ("coefficient", c_double)),
    "Value": (("variable", c_uint32), ("value", c_double)),
    "Row": (
        ("terms", c_void_p), ("term_count", c_size_t), ("relation", c_int32), ("priority", c_int32),
        ("constant", c_double), ("weight", c_double)),
    "SolverOptions": (("size", c_size_t), ("allocator", "Allocator"), ("flags", c_uint32)),
    "ScreenSettings": (
        ("size", c_size_t), ("profile", c_int32), ("keyboard_guide", c_uint32),
        ("quarter_turn", c_double), ("half_turn", c_double), ("is_in_call", c_int32), ("status_bar_source", c_int32),
        ("status_bar_style", c_int32)),
    "ScreenState": (
        ("size", c_size_t), ("idiom", c_int32), ("orientation", c_int32), ("window", "Rect"),
        ("keyboard_guide", c_uint32)),
    "Device": (
        ("name", c_char_p), ("idiom", c_int32), ("width", c_double), ("height", c_double),
        ("scale", c_double), ("portrait", "Insets"), ("landscape", "Insets"), ("status_bar", c_double)),
    "Obstruction": (("item", c_uint32), ("kind", c_int32), ("edge", c_uint32), ("frame", "Rect")),
    "ControllerSettings": (
        ("size", c_size_t), ("edges", c_uint32), ("extends_under_opaque_bars", c_int32),
        ("adjusts_scroll_insets", c_int32), ("status_bar_style", c_int32), ("additional_insets", "Insets")),
    "ControllerState": (
        ("size", c_size_t), ("kind", c_int32), ("parent", c_uint32), ("shown", c_uint32),
        ("top_guide", c_uint32), ("bottom_guide", c_uint32), ("reads_edges", c_int32), ("reads_opaque_bars", c_int32),
        ("reads_scroll_insets", c_int32), ("bars_height", c_double), ("collapsed", c_double)),
    "ScrollSettings": (
        ("size", c_size_t), ("insets", "Insets"), ("indicator_insets", "Insets"),
        ("follows_keyboard", c_int32), ("adjustment", c_int32), ("docked", c_uint32)),
    "ScrollState": (
        ("size", c_size_t), ("insets", "Insets"), ("indicator_insets", "Insets"),
        ("shown_insets", "Insets"), ("content_size", "Size"), ("offset", "Point"), ("shown_offset", "Point"),
        ("visible", "Rect"), ("is_adjusted", c_int32)),
    "BarSettings": (
        ("size", c_size_t), ("is_translucent", c_int32), ("has_prompt", c_int32),
        ("has_large_title", c_int32), ("image_height", c_double), ("collapses_with", c_uint32),
        ("compact_height", c_double), ("flick_velocity", c_double)),
    "BarState": (
        ("size", c_size_t), ("item", c_uint32), ("frame", "Rect"), ("effective_height", c_double),
        ("is_hidden", c_int32), ("is_translucent", c_int32)),
    "Covering": (("item", c_uint32), ("insets", "Insets")),
    "StatusBarState": (
        ("size", c_size_t), ("item", c_uint32), ("frame", "Rect"), ("height", c_double),
        ("style", c_int32), ("is_text_white", c_int32), ("is_opaque", c_int32), ("is_hidden", c_int32)),
    "Animation": (("item", c_uint32), ("from", "Rect"), ("to", "Rect")),
}

if not TYPE_CHECKING:
    def __getattr__(name):
        """Makes a struct, and those that it contains, when it is first asked for."""
        if name not in MEMBERS:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found = globals()
        fields = [(member, found.get(kind) or __getattr__(kind) if isinstance(kind, str) else kind) for member, kind in MEMBERS[name]]
        return found.setdefault(name, type(name, (Structure,), {"__module__": __name__, "_fields_": fields}))

    def __dir__():
        return sorted({*globals(), *MEMBERS})
