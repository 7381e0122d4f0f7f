// The words of scene files, most of which are those of casement.h.

public import CCasement

public enum Choices {
  public static let profiles = Words.profile.filter { $0.0 != "none" }
  static let idioms = Words.idiom
  public static let orientations = Words.orientation
  public static let directions =
    Words.direction.filter { $0.0 != "inherited" } + [
      ("ltr", Int32(CAS_LEFT_TO_RIGHT)), ("rtl", Int32(CAS_RIGHT_TO_LEFT)),
    ]
  static let kinds: [(String, ViewKind)] = [
    ("plain", .plain), ("scroll", .scroll), ("stack", .stack), ("flow", .flow), ("grid", .grid),
  ]
  static let flowDirections = Words.flowDirection
  static let wraps = Words.wrap
  static let boxAlignments = Words.boxAlignment
  /// The words that are a length, as in CSS.
  static let lengths = Words.unit.filter { ![Int32(CAS_POINTS), Int32(CAS_PERCENT)].contains($0.1) }.map {
    (String($0.0.map { $0 == "_" ? "-" : $0 }), $0.1)
  }
  static let axes = Words.axis
  static let distributions = Words.distribution
  static let alignments =
    Words.alignment + [("top", Int32(CAS_ALIGN_LEADING)), ("bottom", Int32(CAS_ALIGN_TRAILING))]
  /// The attributes of constraints.
  static let allAttributes = Words.attribute
  /// The attributes that a format can align: neither sizes nor what margins change.
  static let attributes = Words.attribute.filter {
    $0.1 < CAS_LEFT_MARGIN && ![Int32(CAS_WIDTH), Int32(CAS_HEIGHT)].contains($0.1)
  }
  package static let attributesInRules = Words.attributeInRules
  package static let relations = Words.relation
  static let springs: [(String, Spring)] = [
    ("left", .left), ("width", .width), ("right", .right), ("top", .top), ("height", .height), ("bottom", .bottom),
  ]
  static let controllers = Words.controllerKind
  static let edges: [(String, UInt32)] = [
    ("top", UInt32(CAS_EDGE_TOP)), ("left", UInt32(CAS_EDGE_LEFT)), ("bottom", UInt32(CAS_EDGE_BOTTOM)),
    ("right", UInt32(CAS_EDGE_RIGHT)),
  ]
  static let statusBarStyles = Words.statusBarStyle
  static let statusBarSources = Words.statusBarSource
  static let adjustments = Words.adjustment
  static let keyboardGuides: [(String, UInt32)] = [
    ("follows_undocked", UInt32(CAS_GUIDE_FOLLOWS_UNDOCKED)),
    ("ignores_safe_area", UInt32(CAS_GUIDE_IGNORES_SAFE_AREA)),
  ]
  static let curves = Words.curve
  static let obstructions = Words.obstructionKind
  /// The devices that the library knows.
  static var devices: [(String, cas_device)] {
    var devices: [(String, cas_device)] = []
    var device = cas_device()
    while cas_device_get(devices.count, &device) == CAS_OK { devices.append((String(cString: device.name), device)) }
    return devices
  }
  static let moves: [(String, UInt32)] = [("frames", 0), ("constraints", UInt32(CAS_MOVE_CONSTRAINTS))]
}

enum ViewKind { case plain, scroll, stack, flow, grid }

/// The flexible parts of a view with a fixed frame.
enum Spring: Int { case left, width, right, top, height, bottom }
