// Reads settings of the screen, standard spacing and heights.

import CCasement
import Pictures

enum SpacingKey: String, CaseIterable { case siblings, superview }

enum StatusBarKey: String, CaseIterable {
  case hidden, style, source
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
  /// Sets the settings of the scene that the file states.
  func readSceneSettings(_ members: [(key: SceneKey, value: Value)]) throws(Diagnostic) {
    var stated: [Stated] = []
    for (key, value) in members {
      if key == .textSize { stated.append((key.rawValue, value)) }
      if key == .spacing {
        try value.members(of: "spacing", SpacingKey.self) { key, value throws(Diagnostic) in
          stated.append((key.rawValue, value))
        }
      }
    }
    let scene = scene
    try loaded.change(stated, { cas_scene_get(scene, $0) }, { cas_scene_set(scene, $0) }) {
      (settings: inout cas_scene_settings) throws(Diagnostic) in
      for (key, value) in stated {
        let number = try value.number(key)
        switch SpacingKey(rawValue: key) {
        case .siblings: settings.sibling_spacing = number
        case .superview: settings.superview_spacing = number
        case nil: settings.text_size = number
        }
      }
    }
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

  func readStatusBar(_ value: Value) throws(Diagnostic) {
    try value.members(of: "status_bar", StatusBarKey.self) { key, value throws(Diagnostic) in
      if key == .hidden { try check(cas_status_bar_set_hidden(scene, try value.bool("hidden") ? 1 : 0), at: value) }
    }
  }

  /// Sets the settings of the screen that the file states. A style of the status bar is the application's, which decides
  /// unless the file states otherwise.
  func readScreenSettings(_ members: [(key: SceneKey, value: Value)]) throws(Diagnostic) {
    var stated: [Stated] = []
    for (key, value) in members {
      if [.keyboardGuide, .quarterTurn, .halfTurn].contains(key) { stated.append((key.rawValue, value)) }
      if key == .statusBar {
        try value.members(of: "status_bar", StatusBarKey.self) { key, value throws(Diagnostic) in
          if key != .hidden { stated.append((key.rawValue, value)) }
        }
      }
    }
    let scene = scene
    try loaded.change(stated, { cas_screen_get(scene, $0) }, { cas_screen_set(scene, $0) }) {
      (screen: inout cas_screen_settings) throws(Diagnostic) in
      if stated.contains(where: { $0.key == StatusBarKey.style.rawValue }) {
        screen.status_bar_source = Int32(CAS_STATUS_BAR_BY_APPLICATION)
      }
      for (key, value) in stated {
        switch SceneKey(rawValue: key) {
        case .keyboardGuide: screen.keyboard_guide = try value.flags(key, Choices.keyboardGuides)
        case .quarterTurn: screen.quarter_turn = try value.number(key)
        case .halfTurn: screen.half_turn = try value.number(key)
        default: try readStatusBar(key, value, &screen)
        }
      }
    }
  }

  private func readStatusBar(
    _ key: String, _ value: Value, _ screen: inout cas_screen_settings
  ) throws(Diagnostic) {
    switch StatusBarKey(rawValue: key) {
    case .inCall: screen.is_in_call = try value.bool(key) ? 1 : 0
    case .style: screen.status_bar_style = try value.choice(key, Choices.statusBarStyles)
    case .source: screen.status_bar_source = try value.choice(key, Choices.statusBarSources)
    case .hidden, nil: break
    }
  }
}
