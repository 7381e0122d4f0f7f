// Controllers and their bars.

import CCasement
import Pictures

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

extension Builder {
  mutating func readControllers(_ list: Value, in view: cas_item) throws(Diagnostic) {
    for value in try list.elements("controllers") {
      var members: [(key: ControllerKey, value: Value)] = []
      try value.members(of: "a controller", ControllerKey.self) { key, value throws(Diagnostic) in
        members.append((key: key, value: value))
      }
      func find(_ key: ControllerKey) -> Value? { members.first { $0.key == key }?.value }
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
      let (state, status) = filled(cas_controller_state.self) { cas_controller_get_state(scene, controller, $0) }
      try check(status, at: value)
      if state.top_guide != 0 { contents[own] = controller }
      loaded.controllers[own] = Choices.controllers.first { $0.1 == kind }?.0
      if let name, let place = find(.name) { try register(own, name, at: place) }
      try readSettings(members, of: controller)
      try readBars(find(.bars), prompt: find(.prompt), collapsing: find(.collapsing), of: controller)
      for (key, value) in members { try read(key, value, controller, own, state) }
    }
  }

  private mutating func read(
    _ key: ControllerKey, _ value: Value, _ controller: cas_controller, _ own: cas_item, _ state: cas_controller_state
  ) throws(Diagnostic) {
    switch key {
    case .kind, .name, .bars, .prompt, .collapsing, .edges, .extendsUnderOpaqueBars, .adjustsScrollInsets,
      .additionalInsets, .statusBarStyle:
      break
    case .about: _ = try value.text("about")
    case .view:
      let members = try ViewMembers(value, "the view of a controller")
      if let place = members[.name] ?? members[.kind] {
        throw place.diagnostic("the view of a controller takes its name and kind from the controller")
      }
      try readView(members, own)
    case .controllers: try readControllers(value, in: own)
    case .topGuide: try nameGuide(state.top_guide, value, key)
    case .bottomGuide: try nameGuide(state.bottom_guide, value, key)
    case .keyboardGuide:
      let screen = filled(cas_screen_state.self) { cas_screen_get_state(scene, $0) }.value
      try nameGuide(screen.keyboard_guide, value, key)
    case .selected: selections.append((controller, value))
    }
  }

  /// Sets the settings of a controller that the file states.
  private func readSettings(_ members: [(key: ControllerKey, value: Value)], of controller: cas_controller)
    throws(Diagnostic)
  {
    let keys: [ControllerKey] = [
      .edges, .extendsUnderOpaqueBars, .adjustsScrollInsets, .additionalInsets, .statusBarStyle,
    ]
    let stated = members.filter { keys.contains($0.key) }
    let scene = scene
    try loaded.change(
      stated.map { ($0.key.rawValue, $0.value) }, { cas_controller_get(scene, controller, $0) },
      { cas_controller_set(scene, controller, $0) }
    ) { (settings: inout cas_controller_settings) throws(Diagnostic) in
      for (key, value) in stated {
        let name = key.rawValue
        switch key {
        case .edges: settings.edges = try value.flags(name, Choices.edges)
        case .extendsUnderOpaqueBars: settings.extends_under_opaque_bars = try value.bool(name) ? 1 : 0
        case .adjustsScrollInsets: settings.adjusts_scroll_insets = try value.bool(name) ? 1 : 0
        case .additionalInsets: settings.additional_insets = try value.insets(name)
        case .statusBarStyle: settings.status_bar_style = try value.choice(name, Choices.statusBarStyles)
        default: break
        }
      }
    }
  }

  /// Registers another name for a guide of a controller.
  private func nameGuide(_ guide: cas_item, _ value: Value, _ key: ControllerKey) throws(Diagnostic) {
    let name = try value.text(key.rawValue)
    if guide == 0 { throw value.diagnostic("\(key.rawValue): only a controller with content of its own has this") }
    try register(guide, name, at: value)
  }
}
