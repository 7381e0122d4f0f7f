// Controllers and their bars.

import CCasement

enum ControllerKey: String, CaseIterable {
  case kind, name, about, view, controllers, edges, bars, prompt, selected, collapsing
  case extendsUnderOpaqueBars = "extends_under_opaque_bars"
  case adjustsScrollInsets = "adjusts_scroll_insets"
  case additionalInsets = "additional_insets"
  case statusBarStyle = "status_bar_style"
  case topGuide = "top_guide"
  case bottomGuide = "bottom_guide"
  case keyboardGuide = "keyboard_guide"
}

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
  case hidden, translucent, image
  case largeTitle = "large_title"
}

enum CollapsingKey: String, CaseIterable {
  case scroll, velocity
  case compactHeight = "compact_height"
}

extension Builder {
  mutating func readControllers(_ list: Value, in view: cas_item) throws(Diagnostic) {
    for value in try list.elements("controllers") {
      var members: [(ControllerKey, Value)] = []
      try value.members(of: "a controller", ControllerKey.self) { key, value throws(Diagnostic) in
        members.append((key, value))
      }
      func find(_ key: ControllerKey) -> Value? { members.first { $0.0 == key }?.1 }
      let kind = try find(.kind)?.choice("kind", Choices.controllers) ?? Int32(CAS_CONTENT)
      let name = try find(.name)?.text("name")
      let controller = cas_scene_add_controller(scene, view, kind, name)
      if controller == 0 {
        let status = cas_scene_last_status(scene)
        let isMisplaced = status == CAS_ERROR_KIND && kind == CAS_NAVIGATION
        throw loaded.diagnostic(
          status, at: value, isMisplaced ? "a navigation controller cannot be in the stack of another" : nil)
      }
      let own = cas_controller_view(scene, controller)
      if cas_controller_top_guide(scene, controller) != 0 { contents[own] = controller }
      loaded.controllers[own] = Choices.controllers.first { $0.1 == kind }?.0
      if let name, let place = find(.name) { try register(own, name, at: place) }
      for (key, value) in members { try read(key, value, controller, own) }
    }
  }

  private mutating func read(
    _ key: ControllerKey, _ value: Value, _ controller: cas_controller, _ own: cas_item
  ) throws(Diagnostic) {
    switch key {
    case .kind, .name: break
    case .about: _ = try value.text("about")
    case .view:
      let members = try ViewMembers(value, "the view of a controller")
      if let place = members[.name] ?? members[.kind] {
        throw place.diagnostic("the view of a controller takes its name and kind from the controller")
      }
      try readView(members, own)
    case .controllers: try readControllers(value, in: own)
    case .topGuide: try nameGuide(cas_controller_top_guide(scene, controller), value, key)
    case .bottomGuide: try nameGuide(cas_controller_bottom_guide(scene, controller), value, key)
    case .keyboardGuide: try nameGuide(cas_scene_keyboard_guide(scene), value, key)
    case .bars: try readBars(value, of: controller)
    case .prompt: try check(cas_bar_set_prompt(scene, controller, try value.bool("prompt") ? 1 : 0), at: value)
    case .selected: selections.append((controller, value))
    case .collapsing: collapsings.append((controller, value))
    case .edges:
      var edges: UInt32 = 0
      for edge in try value.elements("edges") { edges |= try edge.choice("edges", Choices.edges) }
      try check(cas_controller_set_edges(scene, controller, edges, nil), at: value)
    case .extendsUnderOpaqueBars:
      let extends: Int32 = try value.bool(key.rawValue) ? 1 : 0
      try check(cas_controller_set_extends_under_opaque_bars(scene, controller, extends, nil), at: value)
    case .adjustsScrollInsets:
      let adjusts: Int32 = try value.bool(key.rawValue) ? 1 : 0
      try check(cas_controller_set_adjusts_scroll_insets(scene, controller, adjusts, nil), at: value)
    case .additionalInsets:
      let insets = try value.insets(key.rawValue)
      try check(cas_controller_set_additional_insets(scene, controller, insets), at: value)
    case .statusBarStyle:
      let style = try value.choice(key.rawValue, Choices.statusBarStyles)
      try check(cas_controller_set_status_bar_style(scene, controller, style), at: value)
    }
  }

  /// Registers another name for a guide of a controller.
  private func nameGuide(_ guide: cas_item, _ value: Value, _ key: ControllerKey) throws(Diagnostic) {
    let name = try value.text(key.rawValue)
    if guide == 0 { throw value.diagnostic("\(key.rawValue): only a controller with content of its own has this") }
    try register(guide, name, at: value)
  }

  private func readBars(_ value: Value, of controller: cas_controller) throws(Diagnostic) {
    try value.members(of: "bars", BarsKey.self) { bar, value throws(Diagnostic) in
      try value.members(of: bar.rawValue, BarKey.self) { key, value throws(Diagnostic) in
        func flag() throws(Diagnostic) -> Int32 { try value.bool(key.rawValue) ? 1 : 0 }
        let status: cas_status
        switch key {
        case .hidden: status = cas_bar_set_hidden(scene, controller, bar.kind, try flag())
        case .translucent: status = cas_bar_set_translucent(scene, controller, bar.kind, try flag())
        case .largeTitle:
          if bar != .navigationBar { throw value.diagnostic("large_title: only a navigation_bar has this") }
          status = cas_bar_set_large_title(scene, controller, try flag())
        case .image:
          if bar != .navigationBar { throw value.diagnostic("image: only a navigation_bar has this") }
          status = cas_bar_set_image(scene, controller, try value.number("image"))
        }
        try check(status, at: value, status == CAS_ERROR_KIND ? "this controller has no \(bar.rawValue)" : nil)
      }
    }
  }

  /// Reads the collapsing bars of a navigation controller.
  func readCollapsing(_ value: Value, of navigation: cas_controller) throws(Diagnostic) {
    var scroll: cas_item = 0
    var compactHeight = -1.0
    var velocity = 0.0
    try value.members(of: "collapsing", CollapsingKey.self) { key, value throws(Diagnostic) in
      switch key {
      case .scroll: scroll = try loaded.item(value, "scroll")
      case .compactHeight: compactHeight = try value.number(key.rawValue)
      case .velocity: velocity = try value.number(key.rawValue)
      }
    }
    if scroll == 0 { throw value.diagnostic("collapsing: \"scroll\" is missing, the name of a scroll view") }
    try check(cas_navigation_set_collapsing(scene, navigation, scroll, compactHeight, velocity), at: value)
  }
}
