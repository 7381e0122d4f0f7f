// The words of scene files for the enumerations of casement.h.

public import CCasement

public enum Choices {
  public static let profiles: [(String, cas_profile)] = [
    ("ios6", Int32(CAS_PROFILE_IOS6)), ("ios7", Int32(CAS_PROFILE_IOS7)), ("ios8", Int32(CAS_PROFILE_IOS8)),
    ("ios11", Int32(CAS_PROFILE_IOS11)), ("ios15", Int32(CAS_PROFILE_IOS15)), ("android", Int32(CAS_PROFILE_ANDROID)),
    ("plain", Int32(CAS_PROFILE_PLAIN)),
  ]
  static let idioms: [(String, cas_idiom)] = [("phone", Int32(CAS_PHONE)), ("pad", Int32(CAS_PAD))]
  public static let orientations: [(String, cas_orientation)] = [
    ("portrait", Int32(CAS_PORTRAIT)), ("upside_down", Int32(CAS_UPSIDE_DOWN)),
    ("landscape_left", Int32(CAS_LANDSCAPE_LEFT)), ("landscape_right", Int32(CAS_LANDSCAPE_RIGHT)),
  ]
  public static let directions: [(String, cas_direction)] = [
    ("left_to_right", Int32(CAS_LEFT_TO_RIGHT)), ("right_to_left", Int32(CAS_RIGHT_TO_LEFT)),
    ("ltr", Int32(CAS_LEFT_TO_RIGHT)), ("rtl", Int32(CAS_RIGHT_TO_LEFT)),
  ]
  static let kinds: [(String, ViewKind)] = [("plain", .plain), ("scroll", .scroll), ("stack", .stack)]
  static let axes: [(String, cas_axis)] = [
    ("horizontal", Int32(CAS_HORIZONTAL)), ("vertical", Int32(CAS_VERTICAL)),
  ]
  static let distributions: [(String, cas_distribution)] = [
    ("fill", Int32(CAS_FILL)), ("fill_equally", Int32(CAS_FILL_EQUALLY)),
    ("fill_proportionally", Int32(CAS_FILL_PROPORTIONALLY)), ("equal_spacing", Int32(CAS_EQUAL_SPACING)),
    ("equal_centering", Int32(CAS_EQUAL_CENTERING)),
  ]
  static let alignments: [(String, cas_alignment)] = [
    ("fill", Int32(CAS_ALIGN_FILL)), ("leading", Int32(CAS_ALIGN_LEADING)), ("center", Int32(CAS_ALIGN_CENTER)),
    ("trailing", Int32(CAS_ALIGN_TRAILING)), ("top", Int32(CAS_ALIGN_LEADING)),
    ("bottom", Int32(CAS_ALIGN_TRAILING)), ("first_baseline", Int32(CAS_ALIGN_FIRST_BASELINE)),
    ("last_baseline", Int32(CAS_ALIGN_LAST_BASELINE)),
  ]
  /// The attributes that a format can align.
  static let attributes: [(String, cas_attribute)] = [
    ("left", Int32(CAS_LEFT)), ("right", Int32(CAS_RIGHT)), ("top", Int32(CAS_TOP)), ("bottom", Int32(CAS_BOTTOM)),
    ("leading", Int32(CAS_LEADING)), ("trailing", Int32(CAS_TRAILING)), ("center_x", Int32(CAS_CENTER_X)),
    ("center_y", Int32(CAS_CENTER_Y)), ("first_baseline", Int32(CAS_FIRST_BASELINE)),
    ("last_baseline", Int32(CAS_LAST_BASELINE)),
  ]
  /// The names of attributes in rules, in the order of the header, which counts them from 1.
  package static let attributesInRules = [
    "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY", "lastBaseline",
    "firstBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin", "leadingMargin", "trailingMargin",
    "centerXWithinMargins", "centerYWithinMargins",
  ]
  /// The attributes of constraints.
  static let allAttributes: [(String, cas_attribute)] =
    attributes + [
      ("width", Int32(CAS_WIDTH)), ("height", Int32(CAS_HEIGHT)), ("left_margin", Int32(CAS_LEFT_MARGIN)),
      ("right_margin", Int32(CAS_RIGHT_MARGIN)), ("top_margin", Int32(CAS_TOP_MARGIN)),
      ("bottom_margin", Int32(CAS_BOTTOM_MARGIN)), ("leading_margin", Int32(CAS_LEADING_MARGIN)),
      ("trailing_margin", Int32(CAS_TRAILING_MARGIN)),
      ("center_x_within_margins", Int32(CAS_CENTER_X_WITHIN_MARGINS)),
      ("center_y_within_margins", Int32(CAS_CENTER_Y_WITHIN_MARGINS)),
    ]
  package static let relations: [(String, cas_relation)] = [
    ("==", Int32(CAS_EQUAL)), ("<=", Int32(CAS_LESS_OR_EQUAL)), (">=", Int32(CAS_GREATER_OR_EQUAL)),
  ]
  static let springs: [(String, Spring)] = [
    ("left", .left), ("width", .width), ("right", .right), ("top", .top), ("height", .height), ("bottom", .bottom),
  ]
  static let controllers: [(String, cas_controller_kind)] = [
    ("content", Int32(CAS_CONTENT)), ("navigation", Int32(CAS_NAVIGATION)), ("tab", Int32(CAS_TAB)),
    ("table", Int32(CAS_TABLE)),
  ]
  static let edges: [(String, UInt32)] = [
    ("top", UInt32(CAS_EDGE_TOP)), ("left", UInt32(CAS_EDGE_LEFT)), ("bottom", UInt32(CAS_EDGE_BOTTOM)),
    ("right", UInt32(CAS_EDGE_RIGHT)),
  ]
  static let statusBarStyles: [(String, cas_status_bar_style)] = [
    ("default", Int32(CAS_STATUS_BAR_DEFAULT)), ("light", Int32(CAS_STATUS_BAR_LIGHT)),
  ]
  static let curves: [(String, cas_curve)] = [
    ("ease_in_out", Int32(CAS_CURVE_EASE_IN_OUT)), ("ease_in", Int32(CAS_CURVE_EASE_IN)),
    ("ease_out", Int32(CAS_CURVE_EASE_OUT)), ("linear", Int32(CAS_CURVE_LINEAR)),
    ("keyboard", Int32(CAS_CURVE_KEYBOARD)),
  ]
  static let obstructions: [(String, cas_obstruction_kind)] = [
    ("status_bar", Int32(CAS_OBSTRUCTION_STATUS_BAR)), ("bar", Int32(CAS_OBSTRUCTION_BAR)),
    ("cutout", Int32(CAS_OBSTRUCTION_CUTOUT)), ("indicator", Int32(CAS_OBSTRUCTION_INDICATOR)),
    ("keyboard", Int32(CAS_OBSTRUCTION_KEYBOARD)), ("panel", Int32(CAS_OBSTRUCTION_PANEL)),
  ]
  /// The devices that the library knows.
  static var devices: [(String, cas_device)] {
    var devices: [(String, cas_device)] = []
    var device = cas_device()
    while cas_device_get(devices.count, &device) == CAS_OK { devices.append((String(cString: device.name), device)) }
    return devices
  }
  static let moves: [(String, UInt32)] = [("frames", 0), ("constraints", UInt32(CAS_MOVE_CONSTRAINTS))]
}

enum ViewKind { case plain, scroll, stack }

/// The flexible parts of a view with a fixed frame.
enum Spring: Int { case left, width, right, top, height, bottom }
