// Made from include/casement.h by interface/javascript.py; not to be edited.

export const CAS_VERSION_MAJOR = 0;
export const CAS_VERSION_MINOR = 1;
export const CAS_VERSION_PATCH = 0;
export const CAS_VERSION_STRING = "0.1.0";
export const CAS_ABI_VERSION = 0;
export const CAS_WINDOW = 4194304;
export const CAS_SCENE_STRICT = 1;
export const CAS_NO_METRIC = -1.0;
export const CAS_FORMAT_EXTENDED = 1;
export const CAS_SOLVER_WEIGHTS_ONLY = 1;
export const CAS_SOLVER_NEWER_WINS = 2;
export const CAS_EDGE_TOP = 1;
export const CAS_EDGE_LEFT = 2;
export const CAS_EDGE_BOTTOM = 4;
export const CAS_EDGE_RIGHT = 8;
export const CAS_EDGE_ALL = 15;
export const CAS_GUIDE_FOLLOWS_UNDOCKED = 1;
export const CAS_GUIDE_IGNORES_SAFE_AREA = 2;
export const CAS_FROM_BEGINNING = 1;
export const CAS_MOVE_CONSTRAINTS = 2;
export const CAS_CONFLICT = 1;
export const CAS_UNSETTLED = 2;
export const CAS_MISMEASURED = 3;
export const CAS_OK = 0;
export const CAS_ERROR_NULL = -1;
export const CAS_ERROR_STALE = -2;
export const CAS_ERROR_NOT_FINITE = -3;
export const CAS_ERROR_OUT_OF_RANGE = -4;
export const CAS_ERROR_EMPTY = -5;
export const CAS_ERROR_ZERO = -6;
export const CAS_ERROR_REPEATED = -7;
export const CAS_ERROR_TOO_MANY = -8;
export const CAS_ERROR_OUT_OF_MEMORY = -9;
export const CAS_ERROR_CONFLICT = -10;
export const CAS_ERROR_IN_USE = -11;
export const CAS_ERROR_TEXT = -12;
export const CAS_ERROR_NUMERIC = -13;
export const CAS_ERROR_INTERNAL = -14;
export const CAS_ERROR_ATTRIBUTES = -15;
export const CAS_ERROR_KIND = -16;
export const CAS_ERROR_UNSETTLED = -17;
export const CAS_ERROR_OWNED = -18;
export const CAS_ERROR_RULE = -19;
export const CAS_ERROR_MODE = -20;
export const CAS_ERROR_LIMIT = -21;
export const CAS_ERROR_UNDECIDED = -22;
export const CAS_EQUAL = 0;
export const CAS_LESS_OR_EQUAL = 1;
export const CAS_GREATER_OR_EQUAL = 2;
export const CAS_REQUIRED = 1000;
export const CAS_STRONG = 750;
export const CAS_MEDIUM = 500;
export const CAS_WEAK = 250;
export const CAS_NAME_MAX = 1023;
export const CAS_HORIZONTAL = 0;
export const CAS_VERTICAL = 1;
export const CAS_INHERITED = 0;
export const CAS_LEFT_TO_RIGHT = 1;
export const CAS_RIGHT_TO_LEFT = 2;
export const CAS_AUTOMATIC = 0;
export const CAS_NO = 1;
export const CAS_YES = 2;
export const CAS_PROFILE_NONE = 0;
export const CAS_PROFILE_IOS6 = 1;
export const CAS_PROFILE_IOS7 = 2;
export const CAS_PROFILE_IOS8 = 3;
export const CAS_PROFILE_IOS11 = 4;
export const CAS_PROFILE_IOS15 = 5;
export const CAS_PROFILE_ANDROID = 6;
export const CAS_PROFILE_PLAIN = 7;
export const CAS_PHONE = 0;
export const CAS_PAD = 1;
export const CAS_PORTRAIT = 0;
export const CAS_UPSIDE_DOWN = 1;
export const CAS_LANDSCAPE_LEFT = 2;
export const CAS_LANDSCAPE_RIGHT = 3;
export const CAS_PLAIN = 0;
export const CAS_SCROLL = 1;
export const CAS_GUIDE = 2;
export const CAS_CONTENT_GUIDE = 3;
export const CAS_FRAME_GUIDE = 4;
export const CAS_BAR = 5;
export const CAS_NO_ATTRIBUTE = 0;
export const CAS_LEFT = 1;
export const CAS_RIGHT = 2;
export const CAS_TOP = 3;
export const CAS_BOTTOM = 4;
export const CAS_LEADING = 5;
export const CAS_TRAILING = 6;
export const CAS_WIDTH = 7;
export const CAS_HEIGHT = 8;
export const CAS_CENTER_X = 9;
export const CAS_CENTER_Y = 10;
export const CAS_LAST_BASELINE = 11;
export const CAS_FIRST_BASELINE = 12;
export const CAS_LEFT_MARGIN = 13;
export const CAS_RIGHT_MARGIN = 14;
export const CAS_TOP_MARGIN = 15;
export const CAS_BOTTOM_MARGIN = 16;
export const CAS_LEADING_MARGIN = 17;
export const CAS_TRAILING_MARGIN = 18;
export const CAS_CENTER_X_WITHIN_MARGINS = 19;
export const CAS_CENTER_Y_WITHIN_MARGINS = 20;
export const CAS_MEASURE_UNBOUNDED = 0;
export const CAS_MEASURE_EXACTLY = 1;
export const CAS_PRIORITY_REQUIRED = 1000;
export const CAS_PRIORITY_DEFAULT_HIGH = 750;
export const CAS_PRIORITY_DRAG_CAN_RESIZE_WINDOW = 510;
export const CAS_PRIORITY_WINDOW_SIZE_STAY_PUT = 500;
export const CAS_PRIORITY_DRAG_CANNOT_RESIZE_WINDOW = 490;
export const CAS_PRIORITY_DEFAULT_LOW = 250;
export const CAS_PRIORITY_FITTING_SIZE = 50;
export const CAS_FIT_CONTAIN = 0;
export const CAS_FIT_COVER = 1;
export const CAS_FAULT_NONE = 0;
export const CAS_FAULT_SYNTAX = 1;
export const CAS_FAULT_NUMBER = 2;
export const CAS_FAULT_ATTRIBUTE = 3;
export const CAS_FAULT_UNKNOWN_ITEM = 4;
export const CAS_FAULT_UNKNOWN_METRIC = 5;
export const CAS_FAULT_UNKNOWN_NAME = 6;
export const CAS_FAULT_SEVERAL_ITEMS = 7;
export const CAS_FAULT_MEANING = 8;
export const CAS_FAULT_REFUSED = 9;
export const CAS_RULE_ITEM = 1;
export const CAS_RULE_METRIC = 2;
export const CAS_RULE_METRIC_OR_ITEM = 3;
export const CAS_RULE_PRIORITY = 4;
export const CAS_DISTRIBUTE_FILL = 0;
export const CAS_DISTRIBUTE_FILL_EQUALLY = 1;
export const CAS_DISTRIBUTE_FILL_PROPORTIONALLY = 2;
export const CAS_DISTRIBUTE_EQUAL_SPACING = 3;
export const CAS_DISTRIBUTE_EQUAL_CENTERING = 4;
export const CAS_ALIGN_FILL = 0;
export const CAS_ALIGN_LEADING = 1;
export const CAS_ALIGN_CENTER = 2;
export const CAS_ALIGN_TRAILING = 3;
export const CAS_ALIGN_FIRST_BASELINE = 4;
export const CAS_ALIGN_LAST_BASELINE = 5;
export const CAS_AUTO = 0;
export const CAS_POINTS = 1;
export const CAS_PERCENT = 2;
export const CAS_MIN_CONTENT = 3;
export const CAS_MAX_CONTENT = 4;
export const CAS_FIT_CONTENT = 5;
export const CAS_STRETCH = 6;
export const CAS_OWN_CONTENT = 7;
export const CAS_ROW = 0;
export const CAS_ROW_REVERSE = 1;
export const CAS_COLUMN = 2;
export const CAS_COLUMN_REVERSE = 3;
export const CAS_WRAP_NONE = 0;
export const CAS_WRAP_LINES = 1;
export const CAS_WRAP_REVERSE = 2;
export const CAS_WRAP_BALANCED = 3;
export const CAS_WRAP_BALANCED_REVERSE = 4;
export const CAS_BOX_AUTOMATIC = 0;
export const CAS_BOX_START = 1;
export const CAS_BOX_END = 2;
export const CAS_BOX_FLOW_START = 3;
export const CAS_BOX_FLOW_END = 4;
export const CAS_BOX_SELF_START = 5;
export const CAS_BOX_SELF_END = 6;
export const CAS_BOX_CENTER = 7;
export const CAS_BOX_STRETCH = 8;
export const CAS_BOX_BASELINE = 9;
export const CAS_BOX_SPACE_BETWEEN = 10;
export const CAS_BOX_SPACE_AROUND = 11;
export const CAS_BOX_SPACE_EVENLY = 12;
export const CAS_HAS_LAYOUT_GUIDES = 0;
export const CAS_ADJUSTS_SCROLL_INSETS = 1;
export const CAS_STATUS_BAR_OVERLAPS = 2;
export const CAS_CONTENT_UNDERLAPS_BARS = 3;
export const CAS_ADJUSTS_BY_SAFE_AREA = 4;
export const CAS_STATUS_BAR_DEFAULT = 0;
export const CAS_STATUS_BAR_LIGHT = 1;
export const CAS_STATUS_BAR_BY_CONTROLLERS = 0;
export const CAS_STATUS_BAR_BY_APPLICATION = 1;
export const CAS_HEIGHT_STATUS_BAR = 0;
export const CAS_HEIGHT_IN_CALL = 1;
export const CAS_HEIGHT_NAVIGATION_BAR = 2;
export const CAS_HEIGHT_COMPACT_BAR = 3;
export const CAS_HEIGHT_PROMPT = 4;
export const CAS_HEIGHT_TOOLBAR = 5;
export const CAS_HEIGHT_TAB_BAR = 6;
export const CAS_HEIGHT_KEYBOARD = 7;
export const CAS_HEIGHT_HOME_INDICATOR = 8;
export const CAS_HEIGHT_LARGE_TITLE = 9;
export const CAS_OBSTRUCTION_STATUS_BAR = 0;
export const CAS_OBSTRUCTION_BAR = 1;
export const CAS_OBSTRUCTION_CUTOUT = 2;
export const CAS_OBSTRUCTION_INDICATOR = 3;
export const CAS_OBSTRUCTION_KEYBOARD = 4;
export const CAS_OBSTRUCTION_PANEL = 5;
export const CAS_CONTENT = 0;
export const CAS_NAVIGATION = 1;
export const CAS_TAB = 2;
export const CAS_TABLE = 3;
export const CAS_CURVE_EASE_IN_OUT = 0;
export const CAS_CURVE_EASE_IN = 1;
export const CAS_CURVE_EASE_OUT = 2;
export const CAS_CURVE_LINEAR = 3;
export const CAS_CURVE_KEYBOARD = 7;
export const CAS_ADJUST_AUTOMATIC = 0;
export const CAS_ADJUST_SCROLLABLE_AXES = 1;
export const CAS_ADJUST_NEVER = 2;
export const CAS_ADJUST_ALWAYS = 3;
export const CAS_NAVIGATION_BAR = 1;
export const CAS_TOOLBAR = 2;
export const CAS_TAB_BAR = 3;

// Size and members of each struct; a member is its type and its offset.
export const structs = {
  cas_size: {
    size: 16,
    members: {
      width: ["double", 0],
      height: ["double", 8],
    },
  },
  cas_rect: {
    size: 32,
    members: {
      x: ["double", 0],
      y: ["double", 8],
      width: ["double", 16],
      height: ["double", 24],
    },
  },
  cas_insets: {
    size: 32,
    members: {
      top: ["double", 0],
      left: ["double", 8],
      bottom: ["double", 16],
      right: ["double", 24],
    },
  },
  cas_point: {
    size: 16,
    members: {
      x: ["double", 0],
      y: ["double", 8],
    },
  },
  cas_allocator: {
    size: 16,
    members: {
      allocate: ["pointer", 0],
      reallocate: ["pointer", 4],
      release: ["pointer", 8],
      context: ["pointer", 12],
    },
  },
  cas_scene_options: {
    size: 72,
    members: {
      size: ["uint32_t", 0],
      allocator: ["cas_allocator", 4],
      width: ["double", 24],
      height: ["double", 32],
      scale: ["double", 40],
      direction: ["int32_t", 48],
      flags: ["uint32_t", 52],
      profile: ["int32_t", 56],
      idiom: ["int32_t", 60],
      orientation: ["int32_t", 64],
    },
  },
  cas_change: {
    size: 40,
    members: {
      item: ["uint32_t", 0],
      frame: ["cas_rect", 8],
    },
  },
  cas_scene_settings: {
    size: 56,
    members: {
      size: ["uint32_t", 0],
      scale: ["double", 8],
      text_size: ["double", 16],
      sibling_spacing: ["double", 24],
      superview_spacing: ["double", 32],
      step_limit: ["uint64_t", 40],
      flags: ["uint32_t", 48],
    },
  },
  cas_view: {
    size: 12,
    members: {
      parent: ["uint32_t", 0],
      kind: ["int32_t", 4],
      name: ["pointer", 8],
    },
  },
  cas_view_settings: {
    size: 128,
    members: {
      size: ["uint32_t", 0],
      horizontal_hugging: ["int32_t", 4],
      vertical_hugging: ["int32_t", 8],
      horizontal_compression: ["int32_t", 12],
      vertical_compression: ["int32_t", 16],
      first_baseline: ["double", 24],
      last_baseline: ["double", 32],
      margins: ["cas_insets", 40],
      margins_are_directional: ["int32_t", 72],
      margins_follow_safe_area: ["int32_t", 76],
      alignment_insets: ["cas_insets", 80],
      direction: ["int32_t", 112],
      background: ["uint32_t", 116],
      collapses_width: ["int32_t", 120],
      collapses_height: ["int32_t", 124],
    },
  },
  cas_view_state: {
    size: 80,
    members: {
      size: ["uint32_t", 0],
      intrinsic: ["cas_size", 8],
      is_measured: ["int32_t", 24],
      first_baseline: ["double", 32],
      last_baseline: ["double", 40],
      margins: ["cas_insets", 48],
    },
  },
  cas_measure_request: {
    size: 32,
    members: {
      size: ["uint32_t", 0],
      item: ["uint32_t", 4],
      mode: ["int32_t", 8],
      width: ["double", 16],
      text_size: ["double", 24],
    },
  },
  cas_measurement: {
    size: 40,
    members: {
      size: ["uint32_t", 0],
      width: ["double", 8],
      height: ["double", 16],
      first_baseline: ["double", 24],
      last_baseline: ["double", 32],
    },
  },
  cas_equation: {
    size: 56,
    members: {
      first: ["uint32_t", 0],
      first_attribute: ["int32_t", 4],
      relation: ["int32_t", 8],
      second: ["uint32_t", 12],
      second_attribute: ["int32_t", 16],
      priority: ["int32_t", 20],
      multiplier: ["double", 24],
      constant: ["double", 32],
      weight: ["double", 40],
      identifier: ["pointer", 48],
      is_inactive: ["int32_t", 52],
    },
  },
  cas_summand: {
    size: 16,
    members: {
      item: ["uint32_t", 0],
      attribute: ["int32_t", 4],
      multiplier: ["double", 8],
    },
  },
  cas_sum: {
    size: 40,
    members: {
      summands: ["pointer", 0],
      count: ["uint32_t", 4],
      relation: ["int32_t", 8],
      priority: ["int32_t", 12],
      constant: ["double", 16],
      weight: ["double", 24],
      identifier: ["pointer", 32],
      is_inactive: ["int32_t", 36],
    },
  },
  cas_metric: {
    size: 16,
    members: {
      name: ["pointer", 0],
      value: ["double", 8],
    },
  },
  cas_named_item: {
    size: 8,
    members: {
      name: ["pointer", 0],
      item: ["uint32_t", 4],
    },
  },
  cas_format_options: {
    size: 36,
    members: {
      size: ["uint32_t", 0],
      flags: ["uint32_t", 4],
      alignment: ["uint32_t", 8],
      direction: ["int32_t", 12],
      root: ["uint32_t", 16],
      metrics: ["pointer", 20],
      metric_count: ["uint32_t", 24],
      views: ["pointer", 28],
      view_count: ["uint32_t", 32],
    },
  },
  cas_fault: {
    size: 28,
    members: {
      line: ["uint32_t", 0],
      column: ["uint32_t", 4],
      length: ["uint32_t", 8],
      sentence_start: ["uint32_t", 12],
      sentence_length: ["uint32_t", 16],
      kind: ["int32_t", 20],
      status: ["int32_t", 24],
    },
  },
  cas_rule_name: {
    size: 16,
    members: {
      text: ["pointer", 0],
      line: ["uint32_t", 4],
      column: ["uint32_t", 8],
      kind: ["int32_t", 12],
    },
  },
  cas_stack_settings: {
    size: 32,
    members: {
      size: ["uint32_t", 0],
      axis: ["int32_t", 4],
      distribution: ["int32_t", 8],
      alignment: ["int32_t", 12],
      in_margins: ["int32_t", 16],
      spacing: ["double", 24],
    },
  },
  cas_arranged_settings: {
    size: 16,
    members: {
      size: ["uint32_t", 0],
      has_spacing_after: ["int32_t", 4],
      spacing_after: ["double", 8],
    },
  },
  cas_length: {
    size: 16,
    members: {
      value: ["double", 0],
      unit: ["int32_t", 8],
    },
  },
  cas_lengths: {
    size: 64,
    members: {
      top: ["cas_length", 0],
      left: ["cas_length", 16],
      bottom: ["cas_length", 32],
      right: ["cas_length", 48],
    },
  },
  cas_flow_settings: {
    size: 120,
    members: {
      size: ["uint32_t", 0],
      direction: ["int32_t", 4],
      wrap: ["int32_t", 8],
      justify: ["int32_t", 12],
      align: ["int32_t", 16],
      align_lines: ["int32_t", 20],
      gap: ["cas_length", 24],
      line_gap: ["cas_length", 40],
      padding: ["cas_lengths", 56],
    },
  },
  cas_grid_settings: {
    size: 144,
    members: {
      size: ["uint32_t", 0],
      columns: ["pointer", 4],
      rows: ["pointer", 8],
      auto_columns: ["pointer", 12],
      auto_rows: ["pointer", 16],
      areas: ["pointer", 20],
      flow: ["int32_t", 24],
      is_dense: ["int32_t", 28],
      justify_tracks: ["int32_t", 32],
      align_tracks: ["int32_t", 36],
      justify: ["int32_t", 40],
      align: ["int32_t", 44],
      column_gap: ["cas_length", 48],
      row_gap: ["cas_length", 64],
      padding: ["cas_lengths", 80],
    },
  },
  cas_boxed_settings: {
    size: 136,
    members: {
      size: ["uint32_t", 0],
      grow: ["double", 8],
      shrink: ["double", 16],
      basis: ["cas_length", 24],
      margins: ["cas_lengths", 40],
      align_self: ["int32_t", 104],
      justify_self: ["int32_t", 108],
      area: ["pointer", 112],
      column: ["int32_t", 116],
      column_span: ["int32_t", 120],
      row: ["int32_t", 124],
      row_span: ["int32_t", 128],
      is_free: ["int32_t", 132],
    },
  },
  cas_dimensions_settings: {
    size: 112,
    members: {
      size: ["uint32_t", 0],
      width: ["cas_length", 8],
      height: ["cas_length", 24],
      min_width: ["cas_length", 40],
      min_height: ["cas_length", 56],
      max_width: ["cas_length", 72],
      max_height: ["cas_length", 88],
      aspect_ratio: ["double", 104],
    },
  },
  cas_ambiguity: {
    size: 8,
    members: {
      item: ["uint32_t", 0],
      axis: ["int32_t", 4],
    },
  },
  cas_solver_statistics: {
    size: 112,
    members: {
      size: ["uint32_t", 0],
      variables: ["uint64_t", 8],
      constraints: ["uint64_t", 16],
      terms: ["uint64_t", 24],
      active: ["uint64_t", 32],
      blocks: ["uint64_t", 40],
      largest_block: ["uint64_t", 48],
      pivots: ["uint64_t", 56],
      flips: ["uint64_t", 64],
      factorisations: ["uint64_t", 72],
      streamed: ["uint64_t", 80],
      structural: ["uint64_t", 88],
      bytes: ["uint64_t", 96],
      allocations: ["uint64_t", 104],
    },
  },
  cas_term: {
    size: 16,
    members: {
      variable: ["uint32_t", 0],
      coefficient: ["double", 8],
    },
  },
  cas_value: {
    size: 16,
    members: {
      variable: ["uint32_t", 0],
      value: ["double", 8],
    },
  },
  cas_row: {
    size: 32,
    members: {
      terms: ["pointer", 0],
      term_count: ["uint32_t", 4],
      relation: ["int32_t", 8],
      priority: ["int32_t", 12],
      constant: ["double", 16],
      weight: ["double", 24],
    },
  },
  cas_solver_options: {
    size: 24,
    members: {
      size: ["uint32_t", 0],
      allocator: ["cas_allocator", 4],
      flags: ["uint32_t", 20],
    },
  },
  cas_screen_settings: {
    size: 48,
    members: {
      size: ["uint32_t", 0],
      profile: ["int32_t", 4],
      keyboard_guide: ["uint32_t", 8],
      quarter_turn: ["double", 16],
      half_turn: ["double", 24],
      is_in_call: ["int32_t", 32],
      status_bar_source: ["int32_t", 36],
      status_bar_style: ["int32_t", 40],
    },
  },
  cas_screen_state: {
    size: 56,
    members: {
      size: ["uint32_t", 0],
      idiom: ["int32_t", 4],
      orientation: ["int32_t", 8],
      window: ["cas_rect", 16],
      keyboard_guide: ["uint32_t", 48],
    },
  },
  cas_device: {
    size: 104,
    members: {
      name: ["pointer", 0],
      idiom: ["int32_t", 4],
      width: ["double", 8],
      height: ["double", 16],
      scale: ["double", 24],
      portrait: ["cas_insets", 32],
      landscape: ["cas_insets", 64],
      status_bar: ["double", 96],
    },
  },
  cas_obstruction: {
    size: 48,
    members: {
      item: ["uint32_t", 0],
      kind: ["int32_t", 4],
      edge: ["uint32_t", 8],
      frame: ["cas_rect", 16],
    },
  },
  cas_controller_settings: {
    size: 56,
    members: {
      size: ["uint32_t", 0],
      edges: ["uint32_t", 4],
      extends_under_opaque_bars: ["int32_t", 8],
      adjusts_scroll_insets: ["int32_t", 12],
      status_bar_style: ["int32_t", 16],
      additional_insets: ["cas_insets", 24],
    },
  },
  cas_controller_state: {
    size: 56,
    members: {
      size: ["uint32_t", 0],
      kind: ["int32_t", 4],
      parent: ["uint32_t", 8],
      shown: ["uint32_t", 12],
      top_guide: ["uint32_t", 16],
      bottom_guide: ["uint32_t", 20],
      reads_edges: ["int32_t", 24],
      reads_opaque_bars: ["int32_t", 28],
      reads_scroll_insets: ["int32_t", 32],
      bars_height: ["double", 40],
      collapsed: ["double", 48],
    },
  },
  cas_scroll_settings: {
    size: 88,
    members: {
      size: ["uint32_t", 0],
      insets: ["cas_insets", 8],
      indicator_insets: ["cas_insets", 40],
      follows_keyboard: ["int32_t", 72],
      adjustment: ["int32_t", 76],
      docked: ["uint32_t", 80],
    },
  },
  cas_scroll_state: {
    size: 192,
    members: {
      size: ["uint32_t", 0],
      insets: ["cas_insets", 8],
      indicator_insets: ["cas_insets", 40],
      shown_insets: ["cas_insets", 72],
      content_size: ["cas_size", 104],
      offset: ["cas_point", 120],
      shown_offset: ["cas_point", 136],
      visible: ["cas_rect", 152],
      is_adjusted: ["int32_t", 184],
    },
  },
  cas_bar_settings: {
    size: 48,
    members: {
      size: ["uint32_t", 0],
      is_translucent: ["int32_t", 4],
      has_prompt: ["int32_t", 8],
      has_large_title: ["int32_t", 12],
      image_height: ["double", 16],
      collapses_with: ["uint32_t", 24],
      compact_height: ["double", 32],
      flick_velocity: ["double", 40],
    },
  },
  cas_bar_state: {
    size: 56,
    members: {
      size: ["uint32_t", 0],
      item: ["uint32_t", 4],
      frame: ["cas_rect", 8],
      effective_height: ["double", 40],
      is_hidden: ["int32_t", 48],
      is_translucent: ["int32_t", 52],
    },
  },
  cas_covering: {
    size: 40,
    members: {
      item: ["uint32_t", 0],
      insets: ["cas_insets", 8],
    },
  },
  cas_status_bar_state: {
    size: 64,
    members: {
      size: ["uint32_t", 0],
      item: ["uint32_t", 4],
      frame: ["cas_rect", 8],
      height: ["double", 40],
      style: ["int32_t", 48],
      is_text_white: ["int32_t", 52],
      is_opaque: ["int32_t", 56],
      is_hidden: ["int32_t", 60],
    },
  },
  cas_animation: {
    size: 72,
    members: {
      item: ["uint32_t", 0],
      from: ["cas_rect", 8],
      to: ["cas_rect", 40],
    },
  },
};

// Functions whose results are numbers without a sign, which a module returns with one.
export const unsigned = [
  "cas_scene_add_view",
  "cas_scene_attach",
  "cas_scene_add_guide",
  "cas_view_readable_guide",
  "cas_item_parent",
  "cas_item_first_child",
  "cas_item_first_guide",
  "cas_item_next_sibling",
  "cas_scroll_content_guide",
  "cas_scroll_frame_guide",
  "cas_scene_add_constraint",
  "cas_scene_add_sum",
  "cas_scene_find_constraint",
  "cas_scene_add_barrier",
  "cas_scene_add_stack",
  "cas_stack_add_view",
  "cas_stack_count",
  "cas_stack_view",
  "cas_scene_add_flow",
  "cas_scene_add_grid",
  "cas_scene_item_at",
  "cas_scene_edit_constant",
  "cas_scene_edit_attribute",
  "cas_scene_conflict_count",
  "cas_solver_add_variable",
  "cas_solver_add",
  "cas_solver_edit_variable",
  "cas_solver_edit_constant",
  "cas_solver_try_add",
  "cas_solver_conflict_count",
  "cas_solver_edit_variable_weighted",
  "cas_path_count",
  "cas_scene_add_obstruction",
  "cas_scene_obstruction_count",
  "cas_view_safe_area",
  "cas_scene_add_controller",
  "cas_navigation_push",
  "cas_controller_view",
  "cas_item_controller",
];
