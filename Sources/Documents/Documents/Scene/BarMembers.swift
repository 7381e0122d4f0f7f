// Bars of controllers.

import CCasement
import Pictures

enum BarsKey: String, CaseIterable {
  case navigationBar = "navigation_bar"
  case toolbar
  case tabBar = "tab_bar"

  var kind: cas_bar_kind {
    switch self {
    case .navigationBar: Int32(CAS_NAVIGATION_BAR)
    case .toolbar: Int32(CAS_TOOLBAR)
    case .tabBar: Int32(CAS_TAB_BAR)
    }
  }
}

enum BarKey: String, CaseIterable {
  case name, hidden, translucent, image, look
  case largeTitle = "large_title"
}

enum CollapsingKey: String, CaseIterable {
  case scroll, velocity
  case compactHeight = "compact_height"
}

/// What a file states of one bar.
struct StatedBar {
  enum Key: Equatable { case bar(BarKey), collapsing(CollapsingKey), prompt }

  var controller: cas_controller
  var bar: BarsKey
  var members: [(key: Key, value: Value)] = []
}

extension Builder {
  /// Reads the bars of a controller, and what of a navigation bar is beside them. They are set when all items exist.
  mutating func readBars(
    _ list: Value?, prompt: Value?, collapsing: Value?, of controller: cas_controller
  ) throws(Diagnostic) {
    var found: [StatedBar] = []
    try list?.members(of: "bars", BarsKey.self) { bar, value throws(Diagnostic) in
      var stated = StatedBar(controller: controller, bar: bar)
      try value.members(of: bar.rawValue, BarKey.self) { key, value throws(Diagnostic) in
        if key == .largeTitle || key == .image, bar != .navigationBar {
          throw value.diagnostic("\(key.rawValue): only a navigation_bar has this")
        }
        if key == .name || key == .look {
          let scene = scene
          let state = filled(cas_bar_state.self) { cas_bar_get_state(scene, controller, bar.kind, $0) }
          if state.status == CAS_OK {
            if key == .name { try register(state.value.item, try value.text("name"), at: value) }
            if key == .look { loaded.looks[state.value.item] = try value.look() }
          }
        }
        stated.members.append((.bar(key), value))
      }
      found.append(stated)
    }
    var beside: [(key: StatedBar.Key, value: Value)] = []
    if let prompt { beside.append((.prompt, prompt)) }
    try collapsing?.members(of: "collapsing", CollapsingKey.self) { key, value throws(Diagnostic) in
      beside.append((.collapsing(key), value))
    }
    if let collapsing, !beside.contains(where: { $0.key == .collapsing(.scroll) }) {
      throw collapsing.diagnostic("collapsing: \"scroll\" is missing, the name of a scroll view")
    }
    if !beside.isEmpty {
      let place = found.firstIndex { $0.bar == .navigationBar } ?? found.count
      if place == found.count { found.append(StatedBar(controller: controller, bar: .navigationBar)) }
      found[place].members += beside
    }
    bars += found
  }

  func setBar(_ stated: StatedBar) throws(Diagnostic) {
    let (scene, loaded, controller, kind) = (scene, loaded, stated.controller, stated.bar.kind)
    func words(_ status: cas_status, _ member: String = "") -> String? {
      status == CAS_ERROR_KIND && member.isEmpty ? "this controller has no \(stated.bar.rawValue)" : nil
    }
    for (key, value) in stated.members where key == .bar(.hidden) {
      let status = cas_bar_set_hidden(scene, controller, kind, try value.bool("hidden") ? 1 : 0)
      try check(status, at: value, words(status))
    }
    let settings = stated.members.filter { $0.key != .bar(.hidden) && $0.key != .bar(.name) && $0.key != .bar(.look) }
    try loaded.change(
      settings.map { ($0.key.text, $0.value) }, { cas_bar_get(scene, controller, kind, $0) },
      { cas_bar_set(scene, controller, kind, $0) }, words: words
    ) { (bar: inout cas_bar_settings) throws(Diagnostic) in
      for (key, value) in settings {
        let name = key.text
        switch key {
        case .bar(.hidden), .bar(.name), .bar(.look): break
        case .bar(.translucent): bar.is_translucent = Int32(try value.bool(name) ? CAS_YES : CAS_NO)
        case .bar(.largeTitle): bar.has_large_title = try value.bool(name) ? 1 : 0
        case .bar(.image): bar.image_height = try value.number(name)
        case .prompt: bar.has_prompt = try value.bool(name) ? 1 : 0
        case .collapsing(.scroll): bar.collapses_with = try loaded.item(value, name)
        case .collapsing(.compactHeight): bar.compact_height = try value.number(name)
        case .collapsing(.velocity): bar.flick_velocity = try value.number(name)
        }
      }
    }
  }
}

extension StatedBar.Key {
  var text: String {
    switch self {
    case .bar(let key): key.rawValue
    case .collapsing(let key): key.rawValue
    case .prompt: "prompt"
    }
  }
}
