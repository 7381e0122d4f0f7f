// Writes a scene as a scene file.

import CCasement
public import Pictures

/// Returns a scene as the text of a scene file. Throws the status of a call that failed.
public func sceneText(of scene: OpaquePointer) throws(PictureError) -> String { try Saver.text(of: scene) }

/// The items that every scene has, with their names in files: the window, and with a screen the status bar, the keyboard and
/// its guide.
func standardNames(of scene: OpaquePointer) -> [(String, cas_item)] {
  var names: [(String, cas_item)] = [("window", UInt32(CAS_WINDOW))]
  if cas_scene_time(scene).isNaN { return names }
  let screen = filled(cas_screen_state.self) { cas_screen_get_state(scene, $0) }.value
  let bar = filled(cas_status_bar_state.self) { cas_status_bar_get_state(scene, $0) }.value
  names += [("keyboard_guide", screen.keyboard_guide), ("status_bar", bar.item)]
  // The keyboard is the first bar of the window besides the status bar.
  var guide = cas_item_first_guide(scene, UInt32(CAS_WINDOW))
  while guide != 0 {
    if cas_item_kind(scene, guide) == CAS_BAR, guide != bar.item {
      names.append(("keyboard", guide))
      break
    }
    guide = cas_item_next_sibling(scene, guide)
  }
  return names
}

/// The text of a scene file, and the names of the items in it.
struct Saver {
  let scene: OpaquePointer
  let hasScreen: Bool
  /// Names are unique in a file. Constraints, docked inputs and collapsing bars refer to items by them.
  private var names: [cas_item: String] = [:]
  private var taken: Set<String> = []
  /// Items that something refers to, which need a name.
  private var mentioned: Set<cas_item> = []

  fileprivate static func text(of scene: OpaquePointer) throws(PictureError) -> String {
    var saver = try Saver(scene)
    return try saver.root().text() + "\n"
  }

  private init(_ scene: OpaquePointer) throws(PictureError) {
    self.scene = scene
    hasScreen = !cas_scene_time(scene).isNaN
    for (name, item) in standardNames(of: scene) {
      names[item] = name
      taken.insert(name)
    }
    taken.insert("superview")
    try findMentioned()
  }

  /// Returns the name of an item in the file: its own name, with a number added ("list_2") if another item has that name.
  /// nil for an item without a name that nothing refers to.
  mutating func name(_ item: cas_item) -> String? {
    if let name = names[item] { return name }
    var own = String(cString: cas_item_name(scene, item))
    if own.isEmpty {
      if !mentioned.contains(item) { return nil }
      own = cas_item_kind(scene, item) == CAS_GUIDE ? "guide" : "view"
    }
    var name = own
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(own)_\(number)"
      number += 1
    }
    names[item] = name
    return name
  }

  func knows(_ item: cas_item) -> Bool { names[item] != nil }
  func isMentioned(_ item: cas_item) -> Bool { mentioned.contains(item) }

  func check(_ status: cas_status) throws(PictureError) {
    if status < 0 { throw PictureError(status: status) }
  }

  func read<Struct: Sized>(
    _ get: (UnsafeMutablePointer<Struct>) -> cas_status
  ) throws(PictureError) -> Struct {
    let (value, status) = filled(Struct.self, get)
    try check(status)
    return value
  }

  // MARK: What is mentioned

  private mutating func findMentioned() throws(PictureError) {
    for constraint in try allConstraints() {
      for summand in try sum(constraint).summands { mentioned.insert(summand.item) }
    }
    try findSettings(in: UInt32(CAS_WINDOW))
  }

  /// The items that settings of views and controllers name.
  private mutating func findSettings(in view: cas_item) throws(PictureError) {
    if cas_item_kind(scene, view) == CAS_SCROLL {
      let scroll: cas_scroll_settings = try read { cas_scroll_get(scene, view, $0) }
      if scroll.docked != 0 { mentioned.insert(scroll.docked) }
    }
    let controller = hasScreen ? cas_item_controller(scene, view) : 0
    if controller != 0 {
      let bar = filled(cas_bar_settings.self) { cas_bar_get(scene, controller, Int32(CAS_NAVIGATION_BAR), $0) }
      if bar.status == CAS_OK, bar.value.collapses_with != 0 { mentioned.insert(bar.value.collapses_with) }
    }
    for child in children(of: view) { try findSettings(in: child) }
  }

  func children(of view: cas_item) -> [cas_item] {
    siblings(from: cas_item_first_child(scene, view))
  }

  func guides(of view: cas_item) -> [cas_item] {
    siblings(from: cas_item_first_guide(scene, view))
  }

  private func siblings(from first: cas_item) -> [cas_item] {
    var items: [cas_item] = []
    var next = first
    while next != 0 {
      items.append(next)
      next = cas_item_next_sibling(scene, next)
    }
    return items
  }

  // MARK: Constraints

  func allConstraints() throws(PictureError) -> [cas_constraint] {
    var list: UnsafePointer<cas_constraint>?
    var count = 0
    try check(cas_scene_constraints(scene, &list, &count))
    return Array(UnsafeBufferPointer(start: list, count: count))
  }

  private func sum(
    _ constraint: cas_constraint
  ) throws(PictureError) -> (sum: cas_sum, summands: [cas_summand]) {
    var sum = cas_sum()
    try check(cas_constraint_get_sum(scene, constraint, &sum))
    return (sum, Array(UnsafeBufferPointer(start: sum.summands, count: sum.count)))
  }

  /// A constraint as an object: with two items at most as it was added, with more as a sum.
  mutating func statement(_ constraint: cas_constraint) throws(PictureError) -> WrittenValue {
    var members = WrittenMembers()
    var equation = cas_equation()
    let status = cas_constraint_get(scene, constraint, &equation)
    if status == CAS_ERROR_KIND {
      let (sum, summands) = try sum(constraint)
      members.add(
        ConstraintKey.sum,
        list: summands.map { summand in
          var one = WrittenMembers()
          one.add(SummandKey.item, .text(name(summand.item) ?? ""))
          one.add(SummandKey.attribute, word(summand.attribute))
          one.add(SummandKey.multiplier, summand.multiplier, unless: 1)
          return one.node
        })
      equation.relation = sum.relation
      equation.constant = sum.constant
      equation.priority = sum.priority
      equation.weight = sum.weight
      equation.identifier = sum.identifier
      equation.is_inactive = sum.is_inactive
    } else {
      try check(status)
      members.add(ConstraintKey.first, .text(name(equation.first) ?? ""))
      members.add(ConstraintKey.attribute, word(equation.first_attribute))
      if equation.second != 0 {
        members.add(ConstraintKey.second, .text(name(equation.second) ?? ""))
        members.add(ConstraintKey.to, word(equation.second_attribute))
        members.add(ConstraintKey.multiplier, equation.multiplier, unless: 1)
      }
    }
    members.add(ConstraintKey.relation, equation.relation, Words.relation, unless: Int32(CAS_EQUAL))
    members.add(ConstraintKey.constant, equation.constant, unless: 0)
    if equation.priority != CAS_REQUIRED { members.add(ConstraintKey.priority, .number(Double(equation.priority))) }
    members.add(ConstraintKey.weight, equation.weight, unless: 1)
    let gone = cas_constraint_gone(scene, constraint)
    if !gone.isNaN { members.add(ConstraintKey.gone, .number(gone)) }
    if let identifier = equation.identifier, identifier.pointee != 0 {
      members.add(ConstraintKey.identifier, .text(String(cString: identifier)))
    }
    if equation.is_inactive != 0 { members.add(ConstraintKey.active, .flag(false)) }
    return members.node
  }

  private func word(_ attribute: cas_attribute) -> WrittenValue {
    .text(Words.attribute.first { $0.1 == attribute }?.0 ?? "")
  }
}
