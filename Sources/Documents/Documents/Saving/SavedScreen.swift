// The scene itself, its screen, controllers and bars as members of a file.

import CCasement
import Pictures

extension Saver {
  mutating func root() throws(PictureError) -> WrittenValue {
    let window = UInt32(CAS_WINDOW)
    var members = WrittenMembers()
    let frame = cas_item_exact_frame(scene, window)
    var device = cas_device()
    // A device by its name has its own size.
    if !hasScreen || cas_scene_device(scene, &device) != CAS_OK || device.name == nil {
      members.add(SceneKey.size, .numbers([frame.width, frame.height]))
    }
    let settings: cas_scene_settings = try read { cas_scene_get(scene, $0) }
    members.add(SceneKey.scale, settings.scale, unless: 0)
    members.add(SceneKey.textSize, settings.text_size, unless: 1)
    if settings.sibling_spacing != 8 || settings.superview_spacing != 20 {
      members.add(
        SceneKey.spacing,
        .object(
          of: ("siblings", .number(settings.sibling_spacing)), ("superview", .number(settings.superview_spacing))))
    }
    if settings.flags & UInt32(CAS_SCENE_STRICT) != 0 { members.add(SceneKey.strict, .flag(true)) }
    if hasScreen { try addScreen(&members) }
    try addWindow(&members)
    try addContents(of: window, &members)
    members.add(
      SceneKey.constraints, list: try allConstraints().map { (one) throws(PictureError) in try statement(one) })
    return members.node
  }

  private func addWindow(_ members: inout WrittenMembers) throws(PictureError) {
    let window = UInt32(CAS_WINDOW)
    let settings: cas_view_settings = try read { cas_view_get(scene, window, $0) }
    members.add(SceneKey.direction, settings.direction, Words.direction, unless: Int32(CAS_INHERITED))
    var own = WrittenMembers()
    try addSettings(of: window, &own)
    for member in own.members where member.key != ViewKey.direction.rawValue {
      if let key = SceneKey(rawValue: member.key) { members.add(key, member.node) }
    }
  }

  private mutating func addScreen(_ members: inout WrittenMembers) throws(PictureError) {
    let screen: cas_screen_settings = try read { cas_screen_get(scene, $0) }
    let state: cas_screen_state = try read { cas_screen_get_state(scene, $0) }
    members.add(SceneKey.profile, screen.profile, Words.profile, unless: -1)
    members.add(SceneKey.idiom, state.idiom, Words.idiom, unless: Int32(CAS_PHONE))
    members.add(SceneKey.orientation, state.orientation, Words.orientation, unless: Int32(CAS_PORTRAIT))
    var device = cas_device()
    if cas_scene_device(scene, &device) == CAS_OK {
      members.add(SceneKey.device, deviceNode(device))
      members.add(SceneKey.window, .numbers([state.window.x, state.window.y, state.window.width, state.window.height]))
    }
    members.add(SceneKey.keyboardGuide, flags: screen.keyboard_guide, Choices.keyboardGuides, unless: 0)
    members.add(SceneKey.quarterTurn, screen.quarter_turn, unless: -1)
    members.add(SceneKey.halfTurn, screen.half_turn, unless: -1)
    try addStatusBar(screen, &members)
    addHeights(&members)
    try addObstructions(&members)
    let keyboard = cas_keyboard_frame(scene)
    if keyboard.height > 0 {
      members.add(
        SceneKey.keyboard,
        .object(of: ("frame", .numbers([keyboard.x, keyboard.y, keyboard.width, keyboard.height]))))
    }
  }

  private func deviceNode(_ device: cas_device) -> WrittenValue {
    if let name = device.name { return .text(String(cString: name)) }
    var members = WrittenMembers()
    members.add(DeviceKey.portrait, .numbers(device.portrait.all))
    members.add(DeviceKey.landscape, .numbers(device.landscape.all))
    members.add(DeviceKey.statusBar, .number(device.status_bar))
    return members.node
  }

  private func addStatusBar(_ screen: cas_screen_settings, _ members: inout WrittenMembers) throws(PictureError) {
    let state: cas_status_bar_state = try read { cas_status_bar_get_state(scene, $0) }
    var bar = WrittenMembers()
    bar.add(StatusBarKey.hidden, state.is_hidden, unless: 0)
    bar.add(StatusBarKey.inCall, screen.is_in_call, unless: 0)
    bar.add(
      StatusBarKey.style, screen.status_bar_style, Words.statusBarStyle, unless: Int32(CAS_STATUS_BAR_DEFAULT))
    bar.add(StatusBarKey.source, screen.status_bar_source, Words.statusBarSource, unless: -1)
    members.add(SceneKey.statusBar, bar.node)
  }

  private func addHeights(_ members: inout WrittenMembers) {
    var heights = WrittenMembers()
    for key in HeightKey.allCases {
      let portrait = cas_scene_height(scene, key.height, 0)
      let landscape = cas_scene_height(scene, key.height, 1)
      heights.add(key, .object(of: ("portrait", .number(portrait)), ("landscape", .number(landscape))))
    }
    members.add(SceneKey.heights, heights.node)
  }

  private mutating func addObstructions(_ members: inout WrittenMembers) throws(PictureError) {
    var nodes: [WrittenValue] = []
    for index in 0..<cas_scene_obstruction_count(scene) {
      var obstruction = cas_obstruction()
      try check(cas_scene_obstruction(scene, index, &obstruction))
      var one = WrittenMembers()
      if let name = name(obstruction.item) { one.add(ObstructionKey.name, .text(name)) }
      one.add(ObstructionKey.kind, obstruction.kind, Words.obstructionKind, unless: Int32(CAS_OBSTRUCTION_PANEL))
      let frame = obstruction.frame
      if let edge = Choices.edges.first(where: { $0.1 == obstruction.edge })?.0 {
        one.add(ObstructionKey.edge, .text(edge))
        let isAcross = edge == "left" || edge == "right"
        one.add(ObstructionKey.depth, .number(isAcross ? frame.width : frame.height))
      } else {
        one.add(ObstructionKey.frame, .numbers([frame.x, frame.y, frame.width, frame.height]))
      }
      nodes.append(one.node)
    }
    members.add(SceneKey.obstructions, list: nodes)
  }

  // MARK: Controllers

  mutating func saved(_ controller: cas_controller, view: cas_item) throws(PictureError) -> WrittenValue {
    let state: cas_controller_state = try read { cas_controller_get_state(scene, controller, $0) }
    let settings: cas_controller_settings = try read { cas_controller_get(scene, controller, $0) }
    var members = WrittenMembers()
    members.add(ControllerKey.kind, state.kind, Words.controllerKind, unless: Int32(CAS_CONTENT))
    if let name = name(view) { members.add(ControllerKey.name, .text(name)) }
    for (key, guide) in [(ControllerKey.topGuide, state.top_guide), (.bottomGuide, state.bottom_guide)]
    where guide != 0 && isMentioned(guide) {
      if let name = name(guide) { members.add(key, .text(name)) }
    }
    members.add(ControllerKey.edges, flags: settings.edges, Choices.edges, unless: UInt32(CAS_EDGE_ALL))
    members.add(ControllerKey.extendsUnderOpaqueBars, settings.extends_under_opaque_bars, unless: 0)
    members.add(ControllerKey.adjustsScrollInsets, settings.adjusts_scroll_insets, unless: 1)
    members.add(ControllerKey.additionalInsets, settings.additional_insets, unless: cas_insets())
    members.add(
      ControllerKey.statusBarStyle, settings.status_bar_style, Words.statusBarStyle,
      unless: Int32(CAS_STATUS_BAR_DEFAULT))
    try addBars(of: controller, &members)
    if state.kind == CAS_TAB, state.shown != 0 {
      let tabs = children(of: view).map { cas_item_controller(scene, $0) }.filter { $0 != 0 }
      members.add(ControllerKey.selected, .number(Double(tabs.firstIndex(of: state.shown) ?? 0)))
    }
    var own = WrittenMembers()
    try addView(view, &own)
    // What is inside a container are controllers, which stand beside its view.
    let isContainer = state.kind == CAS_NAVIGATION || state.kind == CAS_TAB
    for member in own.members where isContainer && member.key == ViewKey.controllers.rawValue {
      members.add(ControllerKey.controllers, member.node)
    }
    let rest = own.members.filter { !isContainer || $0.key != ViewKey.controllers.rawValue }
    if !rest.isEmpty { members.add(ControllerKey.view, .object(rest)) }
    return members.node
  }

  private mutating func addBars(of controller: cas_controller, _ members: inout WrittenMembers) throws(PictureError) {
    var bars = WrittenMembers()
    for bar in BarsKey.allCases {
      let (settings, status) = filled(cas_bar_settings.self) { cas_bar_get(scene, controller, bar.kind, $0) }
      if status != CAS_OK { continue }
      let state: cas_bar_state = try read { cas_bar_get_state(scene, controller, bar.kind, $0) }
      var one = WrittenMembers()
      one.add(BarKey.hidden, .flag(state.is_hidden != 0))
      if isMentioned(state.item), let name = name(state.item) { one.add(BarKey.name, .text(name)) }
      if settings.is_translucent != CAS_AUTOMATIC {
        one.add(BarKey.translucent, .flag(settings.is_translucent == CAS_YES))
      }
      one.add(BarKey.largeTitle, settings.has_large_title, unless: 0)
      one.add(BarKey.image, settings.image_height, unless: 0)
      bars.add(bar, one.node)
      if bar != .navigationBar { continue }
      members.add(ControllerKey.prompt, settings.has_prompt, unless: 0)
      if settings.collapses_with != 0, let scroll = name(settings.collapses_with) {
        var collapsing = WrittenMembers()
        collapsing.add(CollapsingKey.scroll, .text(scroll))
        collapsing.add(CollapsingKey.velocity, settings.flick_velocity, unless: 300)
        collapsing.add(CollapsingKey.compactHeight, settings.compact_height, unless: -1)
        members.add(ControllerKey.collapsing, collapsing.node)
      }
    }
    if !bars.isEmpty { members.add(ControllerKey.bars, bars.node) }
  }
}

extension cas_insets {
  /// The margins of a new view, as the library sets them.
  package static var defaultMargins: cas_insets { cas_insets(top: 8, left: 8, bottom: 8, right: 8) }

  /// Top, left, bottom, right: the order of scene files.
  package var all: [Double] { [top, left, bottom, right] }
}
