//! The whole of casement.h, as C has it; the manual is there.
//!
//! Made from the header by interface/rust.py; not to be edited.
#![allow(non_camel_case_types, dead_code)]

use std::os::raw::{c_char, c_void};

pub type cas_status = i32;
pub type cas_variable = u32;
pub type cas_constraint = u32;
pub type cas_edit = u32;
pub type cas_relation = i32;
pub type cas_priority = i32;
pub type cas_axis = i32;
pub type cas_direction = i32;
pub type cas_choice = i32;
pub type cas_item = u32;
pub type cas_profile = i32;
pub type cas_idiom = i32;
pub type cas_orientation = i32;
pub type cas_kind = i32;
pub type cas_attribute = i32;
pub type cas_measure_mode = i32;
pub type cas_fit = i32;
pub type cas_fault_kind = i32;
pub type cas_rule_name_kind = i32;
pub type cas_distribution = i32;
pub type cas_alignment = i32;
pub type cas_unit = i32;
pub type cas_flow_direction = i32;
pub type cas_wrap = i32;
pub type cas_box_alignment = i32;
pub type cas_controller = u32;
pub type cas_capability = i32;
pub type cas_status_bar_style = i32;
pub type cas_status_bar_source = i32;
pub type cas_height = i32;
pub type cas_obstruction_kind = i32;
pub type cas_controller_kind = i32;
pub type cas_curve = i32;
pub type cas_adjustment = i32;
pub type cas_bar_kind = i32;

pub const CAS_VERSION_MAJOR: u32 = 0;
pub const CAS_VERSION_MINOR: u32 = 1;
pub const CAS_VERSION_PATCH: u32 = 0;
pub const CAS_VERSION_STRING: &str = "0.1.0";
pub const CAS_ABI_VERSION: u32 = 0;
pub const CAS_WINDOW: u32 = 4194304;
pub const CAS_SCENE_STRICT: u32 = 1;
pub const CAS_NO_METRIC: f64 = -1.0;
pub const CAS_FORMAT_EXTENDED: u32 = 1;
pub const CAS_SOLVER_WEIGHTS_ONLY: u32 = 1;
pub const CAS_SOLVER_NEWER_WINS: u32 = 2;
pub const CAS_EDGE_TOP: u32 = 1;
pub const CAS_EDGE_LEFT: u32 = 2;
pub const CAS_EDGE_BOTTOM: u32 = 4;
pub const CAS_EDGE_RIGHT: u32 = 8;
pub const CAS_EDGE_ALL: u32 = 15;
pub const CAS_GUIDE_FOLLOWS_UNDOCKED: u32 = 1;
pub const CAS_GUIDE_IGNORES_SAFE_AREA: u32 = 2;
pub const CAS_FROM_BEGINNING: u32 = 1;
pub const CAS_MOVE_CONSTRAINTS: u32 = 2;

pub const CAS_CONFLICT: cas_status = 1;
pub const CAS_UNSETTLED: cas_status = 2;
pub const CAS_MISMEASURED: cas_status = 3;
pub const CAS_OK: cas_status = 0;
pub const CAS_ERROR_NULL: cas_status = -1;
pub const CAS_ERROR_STALE: cas_status = -2;
pub const CAS_ERROR_NOT_FINITE: cas_status = -3;
pub const CAS_ERROR_OUT_OF_RANGE: cas_status = -4;
pub const CAS_ERROR_EMPTY: cas_status = -5;
pub const CAS_ERROR_ZERO: cas_status = -6;
pub const CAS_ERROR_REPEATED: cas_status = -7;
pub const CAS_ERROR_TOO_MANY: cas_status = -8;
pub const CAS_ERROR_OUT_OF_MEMORY: cas_status = -9;
pub const CAS_ERROR_CONFLICT: cas_status = -10;
pub const CAS_ERROR_IN_USE: cas_status = -11;
pub const CAS_ERROR_TEXT: cas_status = -12;
pub const CAS_ERROR_NUMERIC: cas_status = -13;
pub const CAS_ERROR_INTERNAL: cas_status = -14;
pub const CAS_ERROR_ATTRIBUTES: cas_status = -15;
pub const CAS_ERROR_KIND: cas_status = -16;
pub const CAS_ERROR_UNSETTLED: cas_status = -17;
pub const CAS_ERROR_OWNED: cas_status = -18;
pub const CAS_ERROR_RULE: cas_status = -19;
pub const CAS_ERROR_MODE: cas_status = -20;
pub const CAS_ERROR_LIMIT: cas_status = -21;
pub const CAS_ERROR_UNDECIDED: cas_status = -22;

pub const CAS_EQUAL: cas_relation = 0;
pub const CAS_LESS_OR_EQUAL: cas_relation = 1;
pub const CAS_GREATER_OR_EQUAL: cas_relation = 2;

pub const CAS_REQUIRED: cas_priority = 1000;
pub const CAS_STRONG: cas_priority = 750;
pub const CAS_MEDIUM: cas_priority = 500;
pub const CAS_WEAK: cas_priority = 250;

pub const CAS_NAME_MAX: i32 = 1023;

pub const CAS_HORIZONTAL: cas_axis = 0;
pub const CAS_VERTICAL: cas_axis = 1;

pub const CAS_INHERITED: cas_direction = 0;
pub const CAS_LEFT_TO_RIGHT: cas_direction = 1;
pub const CAS_RIGHT_TO_LEFT: cas_direction = 2;

pub const CAS_AUTOMATIC: cas_choice = 0;
pub const CAS_NO: cas_choice = 1;
pub const CAS_YES: cas_choice = 2;

pub const CAS_PROFILE_NONE: cas_profile = 0;
pub const CAS_PROFILE_IOS6: cas_profile = 1;
pub const CAS_PROFILE_IOS7: cas_profile = 2;
pub const CAS_PROFILE_IOS8: cas_profile = 3;
pub const CAS_PROFILE_IOS11: cas_profile = 4;
pub const CAS_PROFILE_IOS15: cas_profile = 5;
pub const CAS_PROFILE_ANDROID: cas_profile = 6;
pub const CAS_PROFILE_PLAIN: cas_profile = 7;

pub const CAS_PHONE: cas_idiom = 0;
pub const CAS_PAD: cas_idiom = 1;

pub const CAS_PORTRAIT: cas_orientation = 0;
pub const CAS_UPSIDE_DOWN: cas_orientation = 1;
pub const CAS_LANDSCAPE_LEFT: cas_orientation = 2;
pub const CAS_LANDSCAPE_RIGHT: cas_orientation = 3;

pub const CAS_PLAIN: cas_kind = 0;
pub const CAS_SCROLL: cas_kind = 1;
pub const CAS_GUIDE: cas_kind = 2;
pub const CAS_CONTENT_GUIDE: cas_kind = 3;
pub const CAS_FRAME_GUIDE: cas_kind = 4;
pub const CAS_BAR: cas_kind = 5;

pub const CAS_NO_ATTRIBUTE: cas_attribute = 0;
pub const CAS_LEFT: cas_attribute = 1;
pub const CAS_RIGHT: cas_attribute = 2;
pub const CAS_TOP: cas_attribute = 3;
pub const CAS_BOTTOM: cas_attribute = 4;
pub const CAS_LEADING: cas_attribute = 5;
pub const CAS_TRAILING: cas_attribute = 6;
pub const CAS_WIDTH: cas_attribute = 7;
pub const CAS_HEIGHT: cas_attribute = 8;
pub const CAS_CENTER_X: cas_attribute = 9;
pub const CAS_CENTER_Y: cas_attribute = 10;
pub const CAS_LAST_BASELINE: cas_attribute = 11;
pub const CAS_FIRST_BASELINE: cas_attribute = 12;
pub const CAS_LEFT_MARGIN: cas_attribute = 13;
pub const CAS_RIGHT_MARGIN: cas_attribute = 14;
pub const CAS_TOP_MARGIN: cas_attribute = 15;
pub const CAS_BOTTOM_MARGIN: cas_attribute = 16;
pub const CAS_LEADING_MARGIN: cas_attribute = 17;
pub const CAS_TRAILING_MARGIN: cas_attribute = 18;
pub const CAS_CENTER_X_WITHIN_MARGINS: cas_attribute = 19;
pub const CAS_CENTER_Y_WITHIN_MARGINS: cas_attribute = 20;

pub const CAS_MEASURE_UNBOUNDED: cas_measure_mode = 0;
pub const CAS_MEASURE_EXACTLY: cas_measure_mode = 1;

pub const CAS_PRIORITY_REQUIRED: i32 = 1000;
pub const CAS_PRIORITY_DEFAULT_HIGH: i32 = 750;
pub const CAS_PRIORITY_DRAG_CAN_RESIZE_WINDOW: i32 = 510;
pub const CAS_PRIORITY_WINDOW_SIZE_STAY_PUT: i32 = 500;
pub const CAS_PRIORITY_DRAG_CANNOT_RESIZE_WINDOW: i32 = 490;
pub const CAS_PRIORITY_DEFAULT_LOW: i32 = 250;
pub const CAS_PRIORITY_FITTING_SIZE: i32 = 50;

pub const CAS_FIT_CONTAIN: cas_fit = 0;
pub const CAS_FIT_COVER: cas_fit = 1;

pub const CAS_FAULT_NONE: cas_fault_kind = 0;
pub const CAS_FAULT_SYNTAX: cas_fault_kind = 1;
pub const CAS_FAULT_NUMBER: cas_fault_kind = 2;
pub const CAS_FAULT_ATTRIBUTE: cas_fault_kind = 3;
pub const CAS_FAULT_UNKNOWN_ITEM: cas_fault_kind = 4;
pub const CAS_FAULT_UNKNOWN_METRIC: cas_fault_kind = 5;
pub const CAS_FAULT_UNKNOWN_NAME: cas_fault_kind = 6;
pub const CAS_FAULT_SEVERAL_ITEMS: cas_fault_kind = 7;
pub const CAS_FAULT_MEANING: cas_fault_kind = 8;
pub const CAS_FAULT_REFUSED: cas_fault_kind = 9;

pub const CAS_RULE_ITEM: cas_rule_name_kind = 1;
pub const CAS_RULE_METRIC: cas_rule_name_kind = 2;
pub const CAS_RULE_METRIC_OR_ITEM: cas_rule_name_kind = 3;
pub const CAS_RULE_PRIORITY: cas_rule_name_kind = 4;

pub const CAS_DISTRIBUTE_FILL: cas_distribution = 0;
pub const CAS_DISTRIBUTE_FILL_EQUALLY: cas_distribution = 1;
pub const CAS_DISTRIBUTE_FILL_PROPORTIONALLY: cas_distribution = 2;
pub const CAS_DISTRIBUTE_EQUAL_SPACING: cas_distribution = 3;
pub const CAS_DISTRIBUTE_EQUAL_CENTERING: cas_distribution = 4;

pub const CAS_ALIGN_FILL: cas_alignment = 0;
pub const CAS_ALIGN_LEADING: cas_alignment = 1;
pub const CAS_ALIGN_CENTER: cas_alignment = 2;
pub const CAS_ALIGN_TRAILING: cas_alignment = 3;
pub const CAS_ALIGN_FIRST_BASELINE: cas_alignment = 4;
pub const CAS_ALIGN_LAST_BASELINE: cas_alignment = 5;

pub const CAS_AUTO: cas_unit = 0;
pub const CAS_POINTS: cas_unit = 1;
pub const CAS_PERCENT: cas_unit = 2;
pub const CAS_MIN_CONTENT: cas_unit = 3;
pub const CAS_MAX_CONTENT: cas_unit = 4;
pub const CAS_FIT_CONTENT: cas_unit = 5;
pub const CAS_STRETCH: cas_unit = 6;
pub const CAS_OWN_CONTENT: cas_unit = 7;

pub const CAS_ROW: cas_flow_direction = 0;
pub const CAS_ROW_REVERSE: cas_flow_direction = 1;
pub const CAS_COLUMN: cas_flow_direction = 2;
pub const CAS_COLUMN_REVERSE: cas_flow_direction = 3;

pub const CAS_WRAP_NONE: cas_wrap = 0;
pub const CAS_WRAP_LINES: cas_wrap = 1;
pub const CAS_WRAP_REVERSE: cas_wrap = 2;
pub const CAS_WRAP_BALANCED: cas_wrap = 3;
pub const CAS_WRAP_BALANCED_REVERSE: cas_wrap = 4;

pub const CAS_BOX_AUTOMATIC: cas_box_alignment = 0;
pub const CAS_BOX_START: cas_box_alignment = 1;
pub const CAS_BOX_END: cas_box_alignment = 2;
pub const CAS_BOX_FLOW_START: cas_box_alignment = 3;
pub const CAS_BOX_FLOW_END: cas_box_alignment = 4;
pub const CAS_BOX_SELF_START: cas_box_alignment = 5;
pub const CAS_BOX_SELF_END: cas_box_alignment = 6;
pub const CAS_BOX_CENTER: cas_box_alignment = 7;
pub const CAS_BOX_STRETCH: cas_box_alignment = 8;
pub const CAS_BOX_BASELINE: cas_box_alignment = 9;
pub const CAS_BOX_SPACE_BETWEEN: cas_box_alignment = 10;
pub const CAS_BOX_SPACE_AROUND: cas_box_alignment = 11;
pub const CAS_BOX_SPACE_EVENLY: cas_box_alignment = 12;

pub const CAS_HAS_LAYOUT_GUIDES: cas_capability = 0;
pub const CAS_ADJUSTS_SCROLL_INSETS: cas_capability = 1;
pub const CAS_STATUS_BAR_OVERLAPS: cas_capability = 2;
pub const CAS_CONTENT_UNDERLAPS_BARS: cas_capability = 3;
pub const CAS_ADJUSTS_BY_SAFE_AREA: cas_capability = 4;

pub const CAS_STATUS_BAR_DEFAULT: cas_status_bar_style = 0;
pub const CAS_STATUS_BAR_LIGHT: cas_status_bar_style = 1;

pub const CAS_STATUS_BAR_BY_CONTROLLERS: cas_status_bar_source = 0;
pub const CAS_STATUS_BAR_BY_APPLICATION: cas_status_bar_source = 1;

pub const CAS_HEIGHT_STATUS_BAR: cas_height = 0;
pub const CAS_HEIGHT_IN_CALL: cas_height = 1;
pub const CAS_HEIGHT_NAVIGATION_BAR: cas_height = 2;
pub const CAS_HEIGHT_COMPACT_BAR: cas_height = 3;
pub const CAS_HEIGHT_PROMPT: cas_height = 4;
pub const CAS_HEIGHT_TOOLBAR: cas_height = 5;
pub const CAS_HEIGHT_TAB_BAR: cas_height = 6;
pub const CAS_HEIGHT_KEYBOARD: cas_height = 7;
pub const CAS_HEIGHT_HOME_INDICATOR: cas_height = 8;
pub const CAS_HEIGHT_LARGE_TITLE: cas_height = 9;

pub const CAS_OBSTRUCTION_STATUS_BAR: cas_obstruction_kind = 0;
pub const CAS_OBSTRUCTION_BAR: cas_obstruction_kind = 1;
pub const CAS_OBSTRUCTION_CUTOUT: cas_obstruction_kind = 2;
pub const CAS_OBSTRUCTION_INDICATOR: cas_obstruction_kind = 3;
pub const CAS_OBSTRUCTION_KEYBOARD: cas_obstruction_kind = 4;
pub const CAS_OBSTRUCTION_PANEL: cas_obstruction_kind = 5;

pub const CAS_CONTENT: cas_controller_kind = 0;
pub const CAS_NAVIGATION: cas_controller_kind = 1;
pub const CAS_TAB: cas_controller_kind = 2;
pub const CAS_TABLE: cas_controller_kind = 3;

pub const CAS_CURVE_EASE_IN_OUT: cas_curve = 0;
pub const CAS_CURVE_EASE_IN: cas_curve = 1;
pub const CAS_CURVE_EASE_OUT: cas_curve = 2;
pub const CAS_CURVE_LINEAR: cas_curve = 3;
pub const CAS_CURVE_KEYBOARD: cas_curve = 7;

pub const CAS_ADJUST_AUTOMATIC: cas_adjustment = 0;
pub const CAS_ADJUST_SCROLLABLE_AXES: cas_adjustment = 1;
pub const CAS_ADJUST_NEVER: cas_adjustment = 2;
pub const CAS_ADJUST_ALWAYS: cas_adjustment = 3;

pub const CAS_NAVIGATION_BAR: cas_bar_kind = 1;
pub const CAS_TOOLBAR: cas_bar_kind = 2;
pub const CAS_TAB_BAR: cas_bar_kind = 3;

pub type cas_write = Option<unsafe extern "C" fn(text: *const c_char, length: usize, context: *mut c_void)>;
pub type cas_measure = Option<unsafe extern "C" fn(request: *const cas_measure_request, out_measurement: *mut cas_measurement, context: *mut c_void)>;

#[repr(C)]
#[derive(Debug)]
pub struct cas_scene {
    _private: [u8; 0],
}

#[repr(C)]
#[derive(Debug)]
pub struct cas_solver {
    _private: [u8; 0],
}

#[repr(C)]
#[derive(Debug)]
pub struct cas_path {
    _private: [u8; 0],
}

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cas_size {
    pub width: f64,
    pub height: f64,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<cas_size>() == 16);

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cas_rect {
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<cas_rect>() == 32);

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cas_insets {
    pub top: f64,
    pub left: f64,
    pub bottom: f64,
    pub right: f64,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<cas_insets>() == 32);

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cas_point {
    pub x: f64,
    pub y: f64,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<cas_point>() == 16);

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cas_allocator {
    pub allocate: Option<unsafe extern "C" fn(bytes: usize, context: *mut c_void) -> *mut c_void>,
    pub reallocate: Option<unsafe extern "C" fn(memory: *mut c_void, old_bytes: usize, new_bytes: usize, context: *mut c_void) -> *mut c_void>,
    pub release: Option<unsafe extern "C" fn(memory: *mut c_void, bytes: usize, context: *mut c_void)>,
    pub context: *mut c_void,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<cas_allocator>() == 32);

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cas_scene_options {
    pub size: usize,
    pub allocator: cas_allocator,
    pub width: f64,
    pub height: f64,
    pub scale: f64,
    pub direction: cas_direction,
    pub flags: u32,
    pub profile: cas_profile,
    pub idiom: cas_idiom,
    pub orientation: cas_orientation,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<cas_scene_options>() == 88);

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cas_change {
    pub item: cas_item,
    pub frame: cas_rect,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<cas_change>() == 40);

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cas_scene_settings {
    pub size: usize,
    pub scale: f64,
    pub text_size: f64,
    pub sibling_spacing: f64,
    pub superview_spacing: f64,
    pub step_limit: u64,
    pub flags: u32,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<cas_scene_settings>() == 56);

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cas_view {
    pub parent: cas_item,
    pub kind: cas_kind,
    pub name: *const c_char,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<cas_view>() == 16);

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cas_view_settings {
    pub size: usize,
    pub horizontal_hugging: cas_priority,
    pub vertical_hugging: cas_priority,
    pub horizontal_compression: cas_priority,
    pub vertical_compression: cas_priority,
    pub first_baseline: f64,
    pub last_baseline: f64,
    pub margins: cas_insets,
    pub margins_are_directional: i32,
    pub margins_follow_safe_area: i32,
    pub alignment_insets: cas_insets,
    pub direction: cas_direction,
    pub background: u32,
    pub collapses_width: i32,
    pub collapses_height: i32,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<cas_view_settings>() == 128);

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cas_view_state {
    pub size: usize,
    pub intrinsic: cas_size,
    pub is_measured: i32,
    pub first_baseline: f64,
    pub last_baseline: f64,
    pub margins: cas_insets,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<cas_view_state>() == 80);

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cas_measure_request {
    pub size: usize,
    pub item: cas_item,
    pub mode: cas_measure_mode,
    pub width: f64,
    pub text_size: f64,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<cas_measure_request>() == 32);

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cas_measurement {
    pub size: usize,
    pub width: f64,
    pub height: f64,
    pub first_baseline: f64,
    pub last_baseline: f64,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<cas_measurement>() == 40);

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cas_equation {
    pub first: cas_item,
    pub first_attribute: cas_attribute,
    pub relation: cas_relation,
    pub second: cas_item,
    pub second_attribute: cas_attribute,
    pub priority: cas_priority,
    pub multiplier: f64,
    pub constant: f64,
    pub weight: f64,
    pub identifier: *const c_char,
    pub is_inactive: i32,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<cas_equation>() == 64);

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cas_summand {
    pub item: cas_item,
    pub attribute: cas_attribute,
    pub multiplier: f64,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<cas_summand>() == 16);

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cas_sum {
    pub summands: *const cas_summand,
    pub count: usize,
    pub relation: cas_relation,
    pub priority: cas_priority,
    pub constant: f64,
    pub weight: f64,
    pub identifier: *const c_char,
    pub is_inactive: i32,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<cas_sum>() == 56);

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cas_metric {
    pub name: *const c_char,
    pub value: f64,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<cas_metric>() == 16);

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cas_named_item {
    pub name: *const c_char,
    pub item: cas_item,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<cas_named_item>() == 16);

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cas_format_options {
    pub size: usize,
    pub flags: u32,
    pub alignment: u32,
    pub direction: cas_direction,
    pub root: cas_item,
    pub metrics: *const cas_metric,
    pub metric_count: usize,
    pub views: *const cas_named_item,
    pub view_count: usize,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<cas_format_options>() == 56);

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cas_fault {
    pub line: usize,
    pub column: usize,
    pub length: usize,
    pub sentence_start: usize,
    pub sentence_length: usize,
    pub kind: cas_fault_kind,
    pub status: cas_status,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<cas_fault>() == 48);

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cas_rule_name {
    pub text: *const c_char,
    pub line: usize,
    pub column: usize,
    pub kind: cas_rule_name_kind,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<cas_rule_name>() == 32);

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cas_stack_settings {
    pub size: usize,
    pub axis: cas_axis,
    pub distribution: cas_distribution,
    pub alignment: cas_alignment,
    pub in_margins: i32,
    pub spacing: f64,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<cas_stack_settings>() == 32);

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cas_arranged_settings {
    pub size: usize,
    pub has_spacing_after: i32,
    pub spacing_after: f64,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<cas_arranged_settings>() == 24);

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cas_length {
    pub value: f64,
    pub unit: cas_unit,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<cas_length>() == 16);

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cas_lengths {
    pub top: cas_length,
    pub left: cas_length,
    pub bottom: cas_length,
    pub right: cas_length,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<cas_lengths>() == 64);

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cas_flow_settings {
    pub size: usize,
    pub direction: cas_flow_direction,
    pub wrap: cas_wrap,
    pub justify: cas_box_alignment,
    pub align: cas_box_alignment,
    pub align_lines: cas_box_alignment,
    pub gap: cas_length,
    pub line_gap: cas_length,
    pub padding: cas_lengths,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<cas_flow_settings>() == 128);

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cas_grid_settings {
    pub size: usize,
    pub columns: *const c_char,
    pub rows: *const c_char,
    pub auto_columns: *const c_char,
    pub auto_rows: *const c_char,
    pub areas: *const c_char,
    pub flow: cas_axis,
    pub is_dense: i32,
    pub justify_tracks: cas_box_alignment,
    pub align_tracks: cas_box_alignment,
    pub justify: cas_box_alignment,
    pub align: cas_box_alignment,
    pub column_gap: cas_length,
    pub row_gap: cas_length,
    pub padding: cas_lengths,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<cas_grid_settings>() == 168);

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cas_boxed_settings {
    pub size: usize,
    pub grow: f64,
    pub shrink: f64,
    pub basis: cas_length,
    pub margins: cas_lengths,
    pub align_self: cas_box_alignment,
    pub justify_self: cas_box_alignment,
    pub area: *const c_char,
    pub column: i32,
    pub column_span: i32,
    pub row: i32,
    pub row_span: i32,
    pub is_free: i32,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<cas_boxed_settings>() == 144);

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cas_dimensions_settings {
    pub size: usize,
    pub width: cas_length,
    pub height: cas_length,
    pub min_width: cas_length,
    pub min_height: cas_length,
    pub max_width: cas_length,
    pub max_height: cas_length,
    pub aspect_ratio: f64,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<cas_dimensions_settings>() == 112);

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cas_ambiguity {
    pub item: cas_item,
    pub axis: cas_axis,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<cas_ambiguity>() == 8);

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cas_solver_statistics {
    pub size: usize,
    pub variables: u64,
    pub constraints: u64,
    pub terms: u64,
    pub active: u64,
    pub blocks: u64,
    pub largest_block: u64,
    pub pivots: u64,
    pub flips: u64,
    pub factorisations: u64,
    pub streamed: u64,
    pub structural: u64,
    pub bytes: u64,
    pub allocations: u64,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<cas_solver_statistics>() == 112);

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cas_term {
    pub variable: cas_variable,
    pub coefficient: f64,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<cas_term>() == 16);

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cas_value {
    pub variable: cas_variable,
    pub value: f64,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<cas_value>() == 16);

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cas_row {
    pub terms: *const cas_term,
    pub term_count: usize,
    pub relation: cas_relation,
    pub priority: cas_priority,
    pub constant: f64,
    pub weight: f64,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<cas_row>() == 40);

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cas_solver_options {
    pub size: usize,
    pub allocator: cas_allocator,
    pub flags: u32,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<cas_solver_options>() == 48);

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cas_screen_settings {
    pub size: usize,
    pub profile: cas_profile,
    pub keyboard_guide: u32,
    pub quarter_turn: f64,
    pub half_turn: f64,
    pub is_in_call: i32,
    pub status_bar_source: cas_status_bar_source,
    pub status_bar_style: cas_status_bar_style,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<cas_screen_settings>() == 48);

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cas_screen_state {
    pub size: usize,
    pub idiom: cas_idiom,
    pub orientation: cas_orientation,
    pub window: cas_rect,
    pub keyboard_guide: cas_item,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<cas_screen_state>() == 56);

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cas_device {
    pub name: *const c_char,
    pub idiom: cas_idiom,
    pub width: f64,
    pub height: f64,
    pub scale: f64,
    pub portrait: cas_insets,
    pub landscape: cas_insets,
    pub status_bar: f64,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<cas_device>() == 112);

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cas_obstruction {
    pub item: cas_item,
    pub kind: cas_obstruction_kind,
    pub edge: u32,
    pub frame: cas_rect,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<cas_obstruction>() == 48);

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cas_controller_settings {
    pub size: usize,
    pub edges: u32,
    pub extends_under_opaque_bars: i32,
    pub adjusts_scroll_insets: i32,
    pub status_bar_style: cas_status_bar_style,
    pub additional_insets: cas_insets,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<cas_controller_settings>() == 56);

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cas_controller_state {
    pub size: usize,
    pub kind: cas_controller_kind,
    pub parent: cas_controller,
    pub shown: cas_controller,
    pub top_guide: cas_item,
    pub bottom_guide: cas_item,
    pub reads_edges: i32,
    pub reads_opaque_bars: i32,
    pub reads_scroll_insets: i32,
    pub bars_height: f64,
    pub collapsed: f64,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<cas_controller_state>() == 56);

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cas_scroll_settings {
    pub size: usize,
    pub insets: cas_insets,
    pub indicator_insets: cas_insets,
    pub follows_keyboard: cas_choice,
    pub adjustment: cas_adjustment,
    pub docked: cas_item,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<cas_scroll_settings>() == 88);

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cas_scroll_state {
    pub size: usize,
    pub insets: cas_insets,
    pub indicator_insets: cas_insets,
    pub shown_insets: cas_insets,
    pub content_size: cas_size,
    pub offset: cas_point,
    pub shown_offset: cas_point,
    pub visible: cas_rect,
    pub is_adjusted: i32,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<cas_scroll_state>() == 192);

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cas_bar_settings {
    pub size: usize,
    pub is_translucent: cas_choice,
    pub has_prompt: i32,
    pub has_large_title: i32,
    pub image_height: f64,
    pub collapses_with: cas_item,
    pub compact_height: f64,
    pub flick_velocity: f64,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<cas_bar_settings>() == 56);

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cas_bar_state {
    pub size: usize,
    pub item: cas_item,
    pub frame: cas_rect,
    pub effective_height: f64,
    pub is_hidden: i32,
    pub is_translucent: i32,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<cas_bar_state>() == 64);

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cas_covering {
    pub item: cas_item,
    pub insets: cas_insets,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<cas_covering>() == 40);

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cas_status_bar_state {
    pub size: usize,
    pub item: cas_item,
    pub frame: cas_rect,
    pub height: f64,
    pub style: cas_status_bar_style,
    pub is_text_white: i32,
    pub is_opaque: i32,
    pub is_hidden: i32,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<cas_status_bar_state>() == 72);

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cas_animation {
    pub item: cas_item,
    pub from: cas_rect,
    pub to: cas_rect,
}
#[cfg(target_pointer_width = "64")]
const _: () = assert!(std::mem::size_of::<cas_animation>() == 72);

extern "C" {
    pub fn cas_version() -> i32;
    pub fn cas_version_string() -> *const c_char;
    pub fn cas_abi_version() -> i32;
    pub fn cas_status_text(status: cas_status) -> *const c_char;
    pub fn cas_scene_new(options: *const cas_scene_options, out_status: *mut cas_status) -> *mut cas_scene;
    pub fn cas_scene_free(scene: *mut cas_scene);
    pub fn cas_scene_last_error(scene: *const cas_scene) -> *const c_char;
    pub fn cas_scene_add_view(scene: *mut cas_scene, parent: cas_item, kind: cas_kind, name: *const c_char) -> cas_item;
    pub fn cas_view_set_intrinsic(scene: *mut cas_scene, view: cas_item, width: f64, height: f64) -> cas_status;
    pub fn cas_view_set_hidden(scene: *mut cas_scene, view: cas_item, is_hidden: i32) -> cas_status;
    pub fn cas_scene_add_rules(scene: *mut cas_scene, rules: *const *const c_char, count: usize) -> cas_status;
    pub fn cas_scene_attach(scene: *mut cas_scene, first: cas_item, first_attribute: cas_attribute, second: cas_item, second_attribute: cas_attribute, constant: f64) -> cas_constraint;
    pub fn cas_constraint_set_constant(scene: *mut cas_scene, constraint: cas_constraint, constant: f64) -> cas_status;
    pub fn cas_scene_set_size(scene: *mut cas_scene, width: f64, height: f64) -> cas_status;
    pub fn cas_scene_layout_if_needed(scene: *mut cas_scene, out_changes: *mut *const cas_change, out_count: *mut usize) -> cas_status;
    pub fn cas_item_frame(scene: *const cas_scene, item: cas_item) -> cas_rect;
    pub fn cas_scene_last_status(scene: *const cas_scene) -> cas_status;
    pub fn cas_scene_get(scene: *const cas_scene, out_settings: *mut cas_scene_settings) -> cas_status;
    pub fn cas_scene_set(scene: *mut cas_scene, settings: *const cas_scene_settings) -> cas_status;
    pub fn cas_scene_add_guide(scene: *mut cas_scene, owner: cas_item, name: *const c_char) -> cas_item;
    pub fn cas_item_remove(scene: *mut cas_scene, item: cas_item) -> cas_status;
    pub fn cas_scene_add_views(scene: *mut cas_scene, views: *const cas_view, count: usize, out_items: *mut cas_item) -> cas_status;
    pub fn cas_scene_remove_items(scene: *mut cas_scene, items: *const cas_item, count: usize) -> cas_status;
    pub fn cas_view_move(scene: *mut cas_scene, view: cas_item, parent: cas_item, index: usize) -> cas_status;
    pub fn cas_view_get(scene: *const cas_scene, view: cas_item, out_settings: *mut cas_view_settings) -> cas_status;
    pub fn cas_view_set(scene: *mut cas_scene, view: cas_item, settings: *const cas_view_settings) -> cas_status;
    pub fn cas_view_get_state(scene: *const cas_scene, view: cas_item, out_state: *mut cas_view_state) -> cas_status;
    pub fn cas_view_readable_guide(scene: *mut cas_scene, view: cas_item) -> cas_item;
    pub fn cas_item_set_data(scene: *mut cas_scene, item: cas_item, data: u64) -> cas_status;
    pub fn cas_item_data(scene: *const cas_scene, item: cas_item) -> u64;
    pub fn cas_item_set_name(scene: *mut cas_scene, item: cas_item, name: *const c_char) -> cas_status;
    pub fn cas_item_name(scene: *const cas_scene, item: cas_item) -> *const c_char;
    pub fn cas_item_kind(scene: *const cas_scene, item: cas_item) -> cas_kind;
    pub fn cas_item_parent(scene: *const cas_scene, item: cas_item) -> cas_item;
    pub fn cas_item_first_child(scene: *const cas_scene, item: cas_item) -> cas_item;
    pub fn cas_item_first_guide(scene: *const cas_scene, item: cas_item) -> cas_item;
    pub fn cas_item_next_sibling(scene: *const cas_scene, item: cas_item) -> cas_item;
    pub fn cas_scroll_content_guide(scene: *const cas_scene, view: cas_item) -> cas_item;
    pub fn cas_scroll_frame_guide(scene: *const cas_scene, view: cas_item) -> cas_item;
    pub fn cas_item_is_hidden(scene: *const cas_scene, item: cas_item) -> i32;
    pub fn cas_item_is_right_to_left(scene: *const cas_scene, item: cas_item) -> i32;
    pub fn cas_scene_set_intrinsics(scene: *mut cas_scene, views: *const cas_item, sizes: *const cas_size, count: usize) -> cas_status;
    pub fn cas_view_set_measure(scene: *mut cas_scene, view: cas_item, measure: cas_measure, context: *mut c_void) -> cas_status;
    pub fn cas_view_invalidate_measure(scene: *mut cas_scene, view: cas_item) -> cas_status;
    pub fn cas_scene_add_constraint(scene: *mut cas_scene, equation: *const cas_equation) -> cas_constraint;
    pub fn cas_scene_add_sum(scene: *mut cas_scene, sum: *const cas_sum) -> cas_constraint;
    pub fn cas_scene_add_constraints(scene: *mut cas_scene, equations: *const cas_equation, count: usize, out_constraints: *mut cas_constraint) -> cas_status;
    pub fn cas_constraint_remove(scene: *mut cas_scene, constraint: cas_constraint) -> cas_status;
    pub fn cas_scene_remove_constraints(scene: *mut cas_scene, constraints: *const cas_constraint, count: usize) -> cas_status;
    pub fn cas_constraint_set_active(scene: *mut cas_scene, constraint: cas_constraint, is_active: i32) -> cas_status;
    pub fn cas_scene_switch_constraints(scene: *mut cas_scene, off: *const cas_constraint, off_count: usize, on: *const cas_constraint, on_count: usize) -> cas_status;
    pub fn cas_scene_set_constants(scene: *mut cas_scene, constraints: *const cas_constraint, constants: *const f64, count: usize) -> cas_status;
    pub fn cas_constraint_set_multiplier(scene: *mut cas_scene, constraint: cas_constraint, multiplier: f64) -> cas_status;
    pub fn cas_constraint_set_priority(scene: *mut cas_scene, constraint: cas_constraint, priority: cas_priority) -> cas_status;
    pub fn cas_constraint_set_weight(scene: *mut cas_scene, constraint: cas_constraint, weight: f64) -> cas_status;
    pub fn cas_constraint_get(scene: *const cas_scene, constraint: cas_constraint, out_equation: *mut cas_equation) -> cas_status;
    pub fn cas_constraint_get_sum(scene: *mut cas_scene, constraint: cas_constraint, out_sum: *mut cas_sum) -> cas_status;
    pub fn cas_scene_find_constraint(scene: *const cas_scene, identifier: *const c_char) -> cas_constraint;
    pub fn cas_scene_constraints(scene: *mut cas_scene, out_constraints: *mut *const cas_constraint, out_count: *mut usize) -> cas_status;
    pub fn cas_item_constraints(scene: *mut cas_scene, item: cas_item, out_constraints: *mut *const cas_constraint, out_count: *mut usize) -> cas_status;
    pub fn cas_constraint_write(scene: *const cas_scene, constraint: cas_constraint, write: cas_write, context: *mut c_void) -> cas_status;
    pub fn cas_constraint_violation(scene: *const cas_scene, constraint: cas_constraint, out_violation: *mut f64) -> cas_status;
    pub fn cas_constraint_set_gone(scene: *mut cas_scene, constraint: cas_constraint, has_constant: i32, constant: f64) -> cas_status;
    pub fn cas_constraint_gone(scene: *const cas_scene, constraint: cas_constraint) -> f64;
    pub fn cas_scene_add_barrier(scene: *mut cas_scene, owner: cas_item, edge: cas_attribute, items: *const cas_item, count: usize, margin: f64, name: *const c_char) -> cas_item;
    pub fn cas_scene_add_fit(scene: *mut cas_scene, item: cas_item, container: cas_item, aspect_ratio: f64, fit: cas_fit, identifier: *const c_char, out_constraints: *mut *const cas_constraint, out_count: *mut usize) -> cas_status;
    pub fn cas_scene_add_format(scene: *mut cas_scene, text: *const c_char, options: *const cas_format_options, out_constraints: *mut *const cas_constraint, out_count: *mut usize) -> cas_status;
    pub fn cas_scene_last_fault(scene: *const cas_scene, out_fault: *mut cas_fault) -> cas_status;
    pub fn cas_scene_rule_names(scene: *mut cas_scene, text: *const c_char, flags: u32, out_names: *mut *const cas_rule_name, out_count: *mut usize) -> cas_status;
    pub fn cas_scene_add_stack(scene: *mut cas_scene, parent: cas_item, axis: cas_axis, name: *const c_char) -> cas_item;
    pub fn cas_stack_add_view(scene: *mut cas_scene, stack: cas_item, kind: cas_kind, name: *const c_char) -> cas_item;
    pub fn cas_stack_append(scene: *mut cas_scene, stack: cas_item, views: *const cas_item, count: usize) -> cas_status;
    pub fn cas_stack_insert(scene: *mut cas_scene, stack: cas_item, view: cas_item, index: usize) -> cas_status;
    pub fn cas_stack_remove(scene: *mut cas_scene, view: cas_item) -> cas_status;
    pub fn cas_stack_count(scene: *const cas_scene, stack: cas_item) -> usize;
    pub fn cas_stack_view(scene: *const cas_scene, stack: cas_item, index: usize) -> cas_item;
    pub fn cas_stack_get(scene: *const cas_scene, stack: cas_item, out_settings: *mut cas_stack_settings) -> cas_status;
    pub fn cas_stack_set(scene: *mut cas_scene, stack: cas_item, settings: *const cas_stack_settings) -> cas_status;
    pub fn cas_arranged_get(scene: *const cas_scene, view: cas_item, out_settings: *mut cas_arranged_settings) -> cas_status;
    pub fn cas_arranged_set(scene: *mut cas_scene, view: cas_item, settings: *const cas_arranged_settings) -> cas_status;
    pub fn cas_scene_add_flow(scene: *mut cas_scene, parent: cas_item, name: *const c_char) -> cas_item;
    pub fn cas_flow_get(scene: *const cas_scene, flow: cas_item, out_settings: *mut cas_flow_settings) -> cas_status;
    pub fn cas_flow_set(scene: *mut cas_scene, flow: cas_item, settings: *const cas_flow_settings) -> cas_status;
    pub fn cas_scene_add_grid(scene: *mut cas_scene, parent: cas_item, name: *const c_char) -> cas_item;
    pub fn cas_grid_get(scene: *const cas_scene, grid: cas_item, out_settings: *mut cas_grid_settings) -> cas_status;
    pub fn cas_grid_set(scene: *mut cas_scene, grid: cas_item, settings: *const cas_grid_settings) -> cas_status;
    pub fn cas_boxed_get(scene: *const cas_scene, view: cas_item, out_settings: *mut cas_boxed_settings) -> cas_status;
    pub fn cas_boxed_set(scene: *mut cas_scene, view: cas_item, settings: *const cas_boxed_settings) -> cas_status;
    pub fn cas_dimensions_get(scene: *const cas_scene, view: cas_item, out_settings: *mut cas_dimensions_settings) -> cas_status;
    pub fn cas_dimensions_set(scene: *mut cas_scene, view: cas_item, settings: *const cas_dimensions_settings) -> cas_status;
    pub fn cas_item_window_frame(scene: *const cas_scene, item: cas_item) -> cas_rect;
    pub fn cas_item_exact_frame(scene: *const cas_scene, item: cas_item) -> cas_rect;
    pub fn cas_item_exact_window_frame(scene: *const cas_scene, item: cas_item) -> cas_rect;
    pub fn cas_scene_item_at(scene: *const cas_scene, x: f64, y: f64) -> cas_item;
    pub fn cas_view_fitting_size(scene: *mut cas_scene, view: cas_item, target: cas_size, width_priority: cas_priority, height_priority: cas_priority, out_size: *mut cas_size) -> cas_status;
    pub fn cas_scene_frames(scene: *mut cas_scene, items: *const cas_item, count: usize, out_frames: *mut cas_rect) -> cas_status;
    pub fn cas_scene_edit_constant(scene: *mut cas_scene, constraint: cas_constraint) -> cas_edit;
    pub fn cas_scene_edit_attribute(scene: *mut cas_scene, item: cas_item, attribute: cas_attribute, priority: cas_priority) -> cas_edit;
    pub fn cas_scene_suggest(scene: *mut cas_scene, edit: cas_edit, value: f64, out_changes: *mut *const cas_change, out_count: *mut usize) -> cas_status;
    pub fn cas_scene_edit_range(scene: *mut cas_scene, edit: cas_edit, out_low: *mut f64, out_high: *mut f64) -> cas_status;
    pub fn cas_scene_end_edit(scene: *mut cas_scene, edit: cas_edit) -> cas_status;
    pub fn cas_scene_conflict_count(scene: *const cas_scene) -> usize;
    pub fn cas_scene_conflict(scene: *const cas_scene, index: usize, out_constraints: *mut *const cas_constraint, out_count: *mut usize) -> cas_status;
    pub fn cas_scene_write_conflict(scene: *const cas_scene, index: usize, write: cas_write, context: *mut c_void) -> cas_status;
    pub fn cas_scene_refusal(scene: *mut cas_scene, out_constraints: *mut *const cas_constraint, out_count: *mut usize) -> cas_status;
    pub fn cas_item_is_ambiguous(scene: *mut cas_scene, item: cas_item, axis: cas_axis, out_ambiguous: *mut i32) -> cas_status;
    pub fn cas_scene_ambiguities(scene: *mut cas_scene, limit: usize, out_ambiguities: *mut *const cas_ambiguity, out_count: *mut usize) -> cas_status;
    pub fn cas_scene_exercise(scene: *mut cas_scene, item: cas_item, out_moved: *mut i32) -> cas_status;
    pub fn cas_item_constraints_affecting(scene: *mut cas_scene, item: cas_item, axis: cas_axis, out_constraints: *mut *const cas_constraint, out_count: *mut usize) -> cas_status;
    pub fn cas_scene_describe(scene: *const cas_scene, write: cas_write, context: *mut c_void) -> cas_status;
    pub fn cas_scene_get_statistics(scene: *const cas_scene, out_statistics: *mut cas_solver_statistics) -> cas_status;
    pub fn cas_scene_check(scene: *mut cas_scene) -> cas_status;
    pub fn cas_scene_digest(scene: *const cas_scene) -> u64;
    pub fn cas_solver_new(options: *const cas_solver_options, out_status: *mut cas_status) -> *mut cas_solver;
    pub fn cas_solver_free(solver: *mut cas_solver);
    pub fn cas_solver_last_error(solver: *const cas_solver) -> *const c_char;
    pub fn cas_solver_last_status(solver: *const cas_solver) -> cas_status;
    pub fn cas_solver_add_variable(solver: *mut cas_solver, name: *const c_char) -> cas_variable;
    pub fn cas_solver_add_variables(solver: *mut cas_solver, count: usize, out_variables: *mut cas_variable) -> cas_status;
    pub fn cas_solver_add(solver: *mut cas_solver, terms: *const cas_term, term_count: usize, relation: cas_relation, constant: f64, priority: cas_priority) -> cas_constraint;
    pub fn cas_solver_remove(solver: *mut cas_solver, constraint: cas_constraint) -> cas_status;
    pub fn cas_solver_solve(solver: *mut cas_solver) -> cas_status;
    pub fn cas_solver_set_limit(solver: *mut cas_solver, steps: u64) -> cas_status;
    pub fn cas_solver_limit(solver: *const cas_solver) -> u64;
    pub fn cas_solver_value(solver: *const cas_solver, variable: cas_variable) -> f64;
    pub fn cas_solver_changes(solver: *mut cas_solver, out_changes: *mut *const cas_value, out_count: *mut usize) -> cas_status;
    pub fn cas_solver_edit_variable(solver: *mut cas_solver, variable: cas_variable, priority: cas_priority) -> cas_edit;
    pub fn cas_solver_edit_constant(solver: *mut cas_solver, constraint: cas_constraint) -> cas_edit;
    pub fn cas_solver_suggest(solver: *mut cas_solver, edit: cas_edit, value: f64, out_changes: *mut *const cas_value, out_count: *mut usize) -> cas_status;
    pub fn cas_solver_suggest_all(solver: *mut cas_solver, edits: *const cas_edit, values: *const f64, count: usize, out_changes: *mut *const cas_value, out_count: *mut usize) -> cas_status;
    pub fn cas_solver_end_edit(solver: *mut cas_solver, edit: cas_edit) -> cas_status;
    pub fn cas_solver_remove_variable(solver: *mut cas_solver, variable: cas_variable) -> cas_status;
    pub fn cas_solver_name(solver: *const cas_solver, variable: cas_variable) -> *const c_char;
    pub fn cas_solver_add_rows(solver: *mut cas_solver, rows: *const cas_row, count: usize, out_constraints: *mut cas_constraint) -> cas_status;
    pub fn cas_solver_get_row(solver: *mut cas_solver, constraint: cas_constraint, out_row: *mut cas_row) -> cas_status;
    pub fn cas_solver_try_add(solver: *mut cas_solver, row: *const cas_row) -> cas_constraint;
    pub fn cas_solver_refusal(solver: *const cas_solver, out_constraints: *mut *const cas_constraint, out_count: *mut usize) -> cas_status;
    pub fn cas_solver_remove_rows(solver: *mut cas_solver, constraints: *const cas_constraint, count: usize) -> cas_status;
    pub fn cas_solver_set_constant(solver: *mut cas_solver, constraint: cas_constraint, constant: f64) -> cas_status;
    pub fn cas_solver_set_constants(solver: *mut cas_solver, constraints: *const cas_constraint, constants: *const f64, count: usize) -> cas_status;
    pub fn cas_solver_set_priority(solver: *mut cas_solver, constraint: cas_constraint, priority: cas_priority) -> cas_status;
    pub fn cas_solver_set_weight(solver: *mut cas_solver, constraint: cas_constraint, weight: f64) -> cas_status;
    pub fn cas_solver_violation(solver: *const cas_solver, constraint: cas_constraint, out_violation: *mut f64) -> cas_status;
    pub fn cas_solver_values(solver: *const cas_solver, variables: *const cas_variable, count: usize, out_values: *mut f64) -> cas_status;
    pub fn cas_solver_conflict_count(solver: *mut cas_solver) -> usize;
    pub fn cas_solver_conflict(solver: *mut cas_solver, index: usize, out_constraints: *mut *const cas_constraint, out_count: *mut usize) -> cas_status;
    pub fn cas_solver_is_ambiguous(solver: *mut cas_solver, variable: cas_variable, out_ambiguous: *mut i32) -> cas_status;
    pub fn cas_solver_ambiguous(solver: *mut cas_solver, limit: usize, out_variables: *mut *const cas_variable, out_count: *mut usize) -> cas_status;
    pub fn cas_solver_edit_variable_weighted(solver: *mut cas_solver, variable: cas_variable, priority: cas_priority, weight: f64) -> cas_edit;
    pub fn cas_solver_edit_range(solver: *mut cas_solver, edit: cas_edit, out_low: *mut f64, out_high: *mut f64) -> cas_status;
    pub fn cas_solver_path(solver: *mut cas_solver, edit: cas_edit, target: f64) -> *mut cas_path;
    pub fn cas_path_free(path: *mut cas_path);
    pub fn cas_path_variables(path: *const cas_path, out_variables: *mut *const cas_variable, out_count: *mut usize) -> cas_status;
    pub fn cas_path_count(path: *const cas_path) -> usize;
    pub fn cas_path_point(path: *const cas_path, index: usize, out_number: *mut f64, out_values: *mut *const f64) -> cas_status;
    pub fn cas_path_sample(path: *const cas_path, number: f64, out_values: *mut f64) -> cas_status;
    pub fn cas_solver_get_statistics(solver: *const cas_solver, out_statistics: *mut cas_solver_statistics) -> cas_status;
    pub fn cas_solver_check(solver: *mut cas_solver) -> cas_status;
    pub fn cas_solver_digest(solver: *const cas_solver) -> u64;
    pub fn cas_solver_dump(solver: *const cas_solver, write: cas_write, context: *mut c_void) -> cas_status;
    pub fn cas_scene_has_capability(scene: *const cas_scene, capability: cas_capability) -> i32;
    pub fn cas_screen_get(scene: *const cas_scene, out_settings: *mut cas_screen_settings) -> cas_status;
    pub fn cas_screen_set(scene: *mut cas_scene, settings: *const cas_screen_settings) -> cas_status;
    pub fn cas_screen_get_state(scene: *const cas_scene, out_state: *mut cas_screen_state) -> cas_status;
    pub fn cas_scene_set_height(scene: *mut cas_scene, height: cas_height, is_landscape: i32, value: f64) -> cas_status;
    pub fn cas_scene_height(scene: *const cas_scene, height: cas_height, is_landscape: i32) -> f64;
    pub fn cas_scene_rotate(scene: *mut cas_scene, orientation: cas_orientation) -> cas_status;
    pub fn cas_device_get(index: usize, out_device: *mut cas_device) -> cas_status;
    pub fn cas_scene_set_device(scene: *mut cas_scene, device: *const cas_device) -> cas_status;
    pub fn cas_scene_device(scene: *const cas_scene, out_device: *mut cas_device) -> cas_status;
    pub fn cas_scene_set_window(scene: *mut cas_scene, frame: cas_rect) -> cas_status;
    pub fn cas_scene_add_obstruction(scene: *mut cas_scene, kind: cas_obstruction_kind, edge: u32, name: *const c_char) -> cas_item;
    pub fn cas_obstruction_set_depth(scene: *mut cas_scene, obstruction: cas_item, depth: f64) -> cas_status;
    pub fn cas_obstruction_set_frame(scene: *mut cas_scene, obstruction: cas_item, frame: cas_rect) -> cas_status;
    pub fn cas_scene_obstruction_count(scene: *const cas_scene) -> usize;
    pub fn cas_scene_obstruction(scene: *mut cas_scene, index: usize, out_obstruction: *mut cas_obstruction) -> cas_status;
    pub fn cas_view_safe_area(scene: *mut cas_scene, view: cas_item) -> cas_item;
    pub fn cas_view_safe_insets(scene: *mut cas_scene, view: cas_item, out_insets: *mut cas_insets) -> cas_status;
    pub fn cas_scene_add_controller(scene: *mut cas_scene, view: cas_item, kind: cas_controller_kind, name: *const c_char) -> cas_controller;
    pub fn cas_navigation_push(scene: *mut cas_scene, navigation: cas_controller, name: *const c_char) -> cas_controller;
    pub fn cas_navigation_pop(scene: *mut cas_scene, navigation: cas_controller) -> cas_status;
    pub fn cas_controller_remove(scene: *mut cas_scene, controller: cas_controller) -> cas_status;
    pub fn cas_tab_select(scene: *mut cas_scene, tab: cas_controller, index: usize) -> cas_status;
    pub fn cas_controller_view(scene: *const cas_scene, controller: cas_controller) -> cas_item;
    pub fn cas_item_controller(scene: *const cas_scene, item: cas_item) -> cas_controller;
    pub fn cas_controller_get(scene: *const cas_scene, controller: cas_controller, out_settings: *mut cas_controller_settings) -> cas_status;
    pub fn cas_controller_set(scene: *mut cas_scene, controller: cas_controller, settings: *const cas_controller_settings) -> cas_status;
    pub fn cas_controller_get_state(scene: *const cas_scene, controller: cas_controller, out_state: *mut cas_controller_state) -> cas_status;
    pub fn cas_keyboard_show(scene: *mut cas_scene, frame: cas_rect, duration: f64, curve: cas_curve) -> cas_status;
    pub fn cas_keyboard_hide(scene: *mut cas_scene, duration: f64, curve: cas_curve) -> cas_status;
    pub fn cas_keyboard_frame(scene: *const cas_scene) -> cas_rect;
    pub fn cas_keyboard_is_docked(scene: *const cas_scene) -> i32;
    pub fn cas_keyboard_standard_frame(scene: *const cas_scene, accessory: f64) -> cas_rect;
    pub fn cas_scroll_get(scene: *const cas_scene, scroll: cas_item, out_settings: *mut cas_scroll_settings) -> cas_status;
    pub fn cas_scroll_set(scene: *mut cas_scene, scroll: cas_item, settings: *const cas_scroll_settings) -> cas_status;
    pub fn cas_scroll_get_state(scene: *const cas_scene, scroll: cas_item, out_state: *mut cas_scroll_state) -> cas_status;
    pub fn cas_scroll_set_content_size(scene: *mut cas_scene, scroll: cas_item, width: f64, height: f64) -> cas_status;
    pub fn cas_scroll_set_offset(scene: *mut cas_scene, scroll: cas_item, x: f64, y: f64) -> cas_status;
    pub fn cas_scroll_drag(scene: *mut cas_scene, scroll: cas_item, x: f64, y: f64, velocity: f64) -> cas_status;
    pub fn cas_scroll_to_bottom(scene: *mut cas_scene, scroll: cas_item) -> cas_status;
    pub fn cas_scroll_offset_showing(scene: *mut cas_scene, scroll: cas_item, rect: cas_rect, out_offset: *mut cas_point) -> cas_status;
    pub fn cas_bar_get(scene: *const cas_scene, controller: cas_controller, kind: cas_bar_kind, out_settings: *mut cas_bar_settings) -> cas_status;
    pub fn cas_bar_set(scene: *mut cas_scene, controller: cas_controller, kind: cas_bar_kind, settings: *const cas_bar_settings) -> cas_status;
    pub fn cas_bar_get_state(scene: *const cas_scene, controller: cas_controller, kind: cas_bar_kind, out_state: *mut cas_bar_state) -> cas_status;
    pub fn cas_bar_set_hidden(scene: *mut cas_scene, controller: cas_controller, kind: cas_bar_kind, is_hidden: i32) -> cas_status;
    pub fn cas_bar_image_frame(scene: *mut cas_scene, navigation: cas_controller, image_height: f64, out_frame: *mut cas_rect, out_black: *mut f64) -> cas_status;
    pub fn cas_navigation_tap_bar(scene: *mut cas_scene, navigation: cas_controller) -> cas_status;
    pub fn cas_item_obscured(scene: *mut cas_scene, item: cas_item, out_insets: *mut cas_insets) -> cas_status;
    pub fn cas_scene_obscured(scene: *mut cas_scene, out_coverings: *mut *const cas_covering, out_count: *mut usize) -> cas_status;
    pub fn cas_status_bar_get_state(scene: *const cas_scene, out_state: *mut cas_status_bar_state) -> cas_status;
    pub fn cas_status_bar_set_hidden(scene: *mut cas_scene, is_hidden: i32) -> cas_status;
    pub fn cas_scene_begin_animation(scene: *mut cas_scene, duration: f64, curve: cas_curve, flags: u32) -> cas_status;
    pub fn cas_scene_commit_animation(scene: *mut cas_scene) -> cas_status;
    pub fn cas_scene_sample(scene: *mut cas_scene, time: f64, out_changes: *mut *const cas_change, out_count: *mut usize) -> cas_status;
    pub fn cas_scene_sample_in_window(scene: *mut cas_scene, time: f64, out_changes: *mut *const cas_change, out_count: *mut usize) -> cas_status;
    pub fn cas_scene_seek(scene: *mut cas_scene, time: f64) -> cas_status;
    pub fn cas_scene_is_moving(scene: *const cas_scene, out_end: *mut f64) -> i32;
    pub fn cas_scene_time(scene: *const cas_scene) -> f64;
    pub fn cas_scene_animations(scene: *mut cas_scene, out_animations: *mut *const cas_animation, out_count: *mut usize) -> cas_status;
    pub fn cas_item_shown_frame(scene: *const cas_scene, item: cas_item) -> cas_rect;
    pub fn cas_scene_last_timing(scene: *mut cas_scene, out_duration: *mut f64, out_curve: *mut cas_curve) -> cas_status;
    pub fn cas_scene_define_curve(scene: *mut cas_scene, curve: cas_curve, first: cas_point, second: cas_point) -> cas_status;
    pub fn cas_scene_curve(scene: *const cas_scene, curve: cas_curve, out_first: *mut cas_point, out_second: *mut cas_point) -> cas_status;
}
