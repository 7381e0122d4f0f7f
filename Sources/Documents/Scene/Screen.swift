// Reads settings of the screen, standard spacing and heights.

import CCasement

enum SpacingKey: String, CaseIterable { case siblings, superview }

enum StatusBarKey: String, CaseIterable {
  case hidden, style
  case inCall = "in_call"
}

enum HeightKey: String, CaseIterable {
  case statusBar = "status_bar"
  case inCall = "in_call"
  case navigationBar = "navigation_bar"
  case compactBar = "compact_bar"
  case prompt, toolbar
  case tabBar = "tab_bar"
  case keyboard
  case homeIndicator = "home_indicator"
  case largeTitle = "large_title"

  /// The cases are in the order of the header.
  var height: cas_height { Int32(Self.allCases.firstIndex(of: self) ?? 0) }
}

enum SideKey: String, CaseIterable { case portrait, landscape }

extension Builder {
  func readSpacing(_ value: Value) throws(Diagnostic) {
    var siblings = 8.0
    var superview = 20.0
    try value.members(of: "spacing", SpacingKey.self) { key, value throws(Diagnostic) in
      switch key {
      case .siblings: siblings = try value.number(key.rawValue)
      case .superview: superview = try value.number(key.rawValue)
      }
    }
    try check(cas_scene_set_standard_spacing(scene, siblings, superview), at: value)
  }

  /// Reads heights: one number for both orientations, or one for each.
  func readHeights(_ value: Value) throws(Diagnostic) {
    try value.members(of: "heights", HeightKey.self) { key, value throws(Diagnostic) in
      func set(_ side: SideKey, _ value: Value) throws(Diagnostic) {
        let number = try value.number(key.rawValue)
        try check(cas_scene_set_height(scene, key.height, side == .landscape ? 1 : 0, number), at: value)
      }
      if value.isNumber {
        try set(.portrait, value)
        try set(.landscape, value)
      } else {
        try value.members(of: key.rawValue, SideKey.self) { side, value throws(Diagnostic) in try set(side, value) }
      }
    }
  }

  /// A style here is the application's, which then decides.
  func readStatusBar(_ value: Value) throws(Diagnostic) {
    try value.members(of: "status_bar", StatusBarKey.self) { key, value throws(Diagnostic) in
      switch key {
      case .hidden: try check(cas_status_bar_set_hidden(scene, try value.bool("hidden") ? 1 : 0), at: value)
      case .inCall: try check(cas_status_bar_set_in_call(scene, try value.bool("in_call") ? 1 : 0), at: value)
      case .style:
        let style = try value.choice("style", Choices.statusBarStyles)
        try check(cas_status_bar_set_source(scene, Int32(CAS_STATUS_BAR_BY_APPLICATION)), at: value)
        try check(cas_status_bar_set_style(scene, style), at: value)
      }
    }
  }
}
