// Builds a scene from a document: first the items in the order of the file, then
// everything that names items, such as rules, docks and collapsing bars. So a rule may
// precede the items that it names.

import CCasement

struct Builder {
  let loaded: LoadedScene
  var scene: OpaquePointer { loaded.scene }
  /// Lists of rules in the order of the file, each with its item.
  var rules: [(scope: cas_item, list: Value)] = []
  /// Constraints as objects, which name items of the whole file.
  var constraints: [Value] = []
  /// The guide that the margins of a view are measured from.
  var marginGuides: [cas_item: Value] = [:]
  var margins: [cas_item: Margins] = [:]
  var alignments: [cas_item: cas_insets] = [:]
  var intrinsics: [(item: cas_item, value: Value)] = []
  var frames: [(item: cas_item, value: Value)] = []
  /// The controllers of views that have layout guides.
  var contents: [cas_item: cas_controller] = [:]
  var metrics = Metrics()
  /// Members to be read when all items exist.
  var scrolls: [(scroll: cas_item, stated: [ViewMembers.Member])] = []
  var bars: [StatedBar] = []
  var selections: [(tab: cas_controller, value: Value)] = []
  var offsets: [(scroll: cas_item, value: Value)] = []
  var keyboard: Value?
  var events: Value?

  /// Builds a scene and lays it out.
  static func build(_ document: Document, _ overrides: Overrides) throws(Diagnostic) -> LoadedScene {
    var settings = SceneMembers()
    try settings.read(document.root)
    var builder = Builder(loaded: LoadedScene(try settings.makeScene(overrides, at: document.root)))
    let profile = overrides.profile ?? settings.profile
    builder.loaded.hasScreen = profile != 0
    builder.loaded.hasUprightKeyboard = profile == CAS_PROFILE_IOS6 || profile == CAS_PROFILE_IOS7
    for (name, item) in standardNames(of: builder.scene) { builder.loaded.items[name] = item }
    if let value = settings.metrics { builder.metrics = try Metrics(value) }
    try builder.readScene(document.root)
    try builder.finish()
    return builder.loaded
  }

  private mutating func readScene(_ root: Value) throws(Diagnostic) {
    var body: [(key: SceneKey, value: Value)] = []
    try root.members(of: "a scene", SceneKey.self) { key, value throws(Diagnostic) in
      body.append((key: key, value: value))
    }
    try readSceneSettings(body)
    try readScreenSettings(body)
    let ofWindow: [SceneKey] = [.margins, .marginsFollowSafeArea, .baselines, .background]
    try readSettings(
      body.filter { ofWindow.contains($0.key) }.compactMap { key, value in
        ViewKey(rawValue: key.rawValue).map { ($0, value) }
      }, of: window)
    for (key, value) in body {
      switch key {
      case .heights: try readHeights(value)
      case .statusBar: try readStatusBar(value)
      case .window: try readWindow(value)
      case .obstructions: try readObstructions(value)
      case .keyboard: keyboard = value
      case .views: try readViews(value, in: window, arranging: false)
      case .guides: try readGuides(value, in: window)
      case .controllers: try readControllers(value, in: window)
      case .rules: rules.append((window, value))
      case .constraints: constraints += try value.elements("constraints")
      case .events: events = value
      case .schema, .about, .size, .scale, .direction, .profile, .idiom, .orientation, .device, .strict, .metrics,
        .spacing, .textSize, .keyboardGuide, .quarterTurn, .halfTurn, .margins, .marginsFollowSafeArea, .baselines,
        .background:
        break
      }
    }
  }

  func check(_ status: cas_status, at value: Value?, _ words: String? = nil) throws(Diagnostic) {
    try loaded.check(status, at: value, words)
  }

  /// Registers the name of an item. Throws on a duplicate name.
  func register(_ item: cas_item, _ name: String, at place: Value) throws(Diagnostic) {
    if let first = loaded.namePlaces[name] {
      let position = first.place.source.position(of: first.place.offset)
      throw place.diagnostic("duplicate name \"\(name)\"; first used in line \(position.line)")
    }
    loaded.namePlaces[name] = place
    loaded.items[name] = item
  }

  /// Adds everything that names items, lays out, then sets the offsets, which need frames.
  private mutating func finish() throws(Diagnostic) {
    for (item, value) in frames { try holdFrame(value, of: item) }
    try addConstraints()
    // Intrinsic sizes come after constraints, so that they are dropped in a conflict with these.
    for (item, value) in intrinsics { try readIntrinsic(value, of: item) }
    let names = NameScope(scene)
    for (scope, list) in rules { try addRules(list, in: scope, names) }
    for (scroll, stated) in scrolls { try setScroll(stated, of: scroll) }
    for (tab, value) in selections {
      let status = cas_tab_select(scene, tab, Int(try value.whole("selected", 0...100_000)))
      let isMissing = status == CAS_ERROR_OUT_OF_RANGE
      try check(status, at: value, isMissing ? "selected: no tab has this index; the first is 0" : nil)
    }
    for bar in bars { try setBar(bar) }
    for scroll in loaded.scrolledToBottom { try check(cas_scroll_to_bottom(scene, scroll), at: nil) }
    if let keyboard {
      try check(loaded.perform(try Event.readKeyboard(keyboard), 0, Int32(CAS_CURVE_LINEAR)), at: keyboard)
    }
    if let events { loaded.events = try Event.read(events, in: loaded) }
    try loaded.layOut()
    if offsets.isEmpty { return }
    for (scroll, value) in offsets {
      let offset = try value.numbers(2, "offset")
      try check(cas_scroll_set_offset(scene, scroll, offset[0], offset[1]), at: value)
    }
    try loaded.layOut()
  }
}
