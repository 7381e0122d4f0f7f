import CCasement

/// A tree of views with constraints. Describe how they lie to each other, change a number, and `layout()` says what moved.
///
///     let scene = try Scene(width: 320, height: 480)
///     let field = try scene.window.addView("field")
///     let button = try scene.window.addView("button")
///     try scene.add("H:|-[field]-[button(80)]-|", "V:|-[field(30)]")
///     try scene.add(button.centerY == field.centerY, button.height == field.height)
///     for change in try scene.layout().changes { print(change.item.name, change.frame) }
///
/// A scene may be used by one thread at a time.
public final class Scene: Handle {
  public let handle: OpaquePointer
  /// The functions that measure views, by ids.
  var measures: [UInt32: Measure] = [:]
  /// The time and the curve of the open `animate`.
  var animating: (duration: Double, curve: Curve)?

  /// Makes a scene, with a profile one with a screen: bars, keyboard, rotation. With a scale frames are rounded to pixels.
  /// A strict scene refuses a constraint that conflicts with required ones, instead of leaving out the newest.
  public init(
    width: Double, height: Double, scale: Double = 0, profile: Profile = .none, idiom: Idiom = .phone,
    orientation: Orientation = .portrait, direction: Direction = .inherited, isStrict: Bool = false
  ) throws {
    var options = cas_scene_options()
    options.size = MemoryLayout<cas_scene_options>.size
    (options.width, options.height, options.scale) = (width, height, scale)
    options.profile = profile.rawValue
    options.idiom = idiom.rawValue
    options.orientation = orientation.rawValue
    options.direction = direction.rawValue
    options.flags = isStrict ? UInt32(CAS_SCENE_STRICT) : 0
    var status = cas_status(CAS_OK)
    guard let made = cas_scene_new(&options, &status) else { throw CasementError(status) }
    handle = made
  }

  deinit { cas_scene_free(handle) }

  public var lastError: String { String(cString: cas_scene_last_error(handle)) }

  /// Throws if a call returned no id.
  func given(_ id: UInt32) throws -> UInt32 {
    if id == 0 { try expect(cas_scene_last_status(handle)) }
    return id
  }

  /// Throws if something is of another scene: its id may name another thing here.
  func expectOwn(_ scene: Scene) throws {
    if scene !== self { throw CasementError(status: .stale, description: "this belongs to another scene") }
  }

  private func own(_ constraints: [Constraint]) throws -> [UInt32] {
    try constraints.map { constraint in
      try expectOwn(constraint.scene)
      return constraint.id
    }
  }

  /// The constraints that a call returns.
  func constraints(_ call: (inout UnsafePointer<UInt32>?, inout Int) -> cas_status) throws -> [Constraint] {
    try list(call).map { Constraint(scene: self, id: $0) }
  }

  /// Forgets the functions of views that are gone.
  func forgetRemoved() {
    measures = measures.filter { cas_item_kind(handle, $0.key) != -1 }
  }

  /// The root: a view as large as the window.
  public var window: View { View(scene: self, id: UInt32(CAS_WINDOW)) }

  public func setSize(width: Double, height: Double) throws { try expect(cas_scene_set_size(handle, width, height)) }

  // Constraints.

  /// Adds all of these constraints or none.
  @discardableResult
  public func add(_ equations: Equation...) throws -> [Constraint] { try add(equations) }

  @discardableResult
  public func add(_ equations: [Equation]) throws -> [Constraint] {
    let stated = try equations.map { try $0.raw(in: self) }
    var made: [cas_constraint] = []
    do {
      try withTexts(equations.map(\.identifier)) { identifiers in
        try add(inOrder: zip(stated, identifiers).map { $0.named($1) }, to: &made)
      }
    } catch {
      cas_scene_remove_constraints(handle, made, made.count)
      throw error
    }
    return made.map { Constraint(scene: self, id: $0) }
  }

  /// Adds equations together, or one by one in order if a sum is among them.
  private func add(inOrder stated: [Equation.Stated], to made: inout [cas_constraint]) throws {
    let together = stated.compactMap(\.equation)
    if together.count == stated.count {
      var ids = [cas_constraint](repeating: 0, count: together.count)
      try expect(cas_scene_add_constraints(handle, together, together.count, &ids))
      made = ids
      return
    }
    for (index, each) in stated.enumerated() {
      do { made.append(try add(each)) } catch let error as CasementError {
        throw CasementError(status: error.status, description: "equations[\(index)]: \(error)")
      }
    }
  }

  private func add(_ stated: Equation.Stated) throws -> cas_constraint {
    switch stated {
    case .equation(var equation): return try given(cas_scene_add_constraint(handle, &equation))
    case .sum(var sum, let summands):
      return try summands.withUnsafeBufferPointer { place in
        (sum.summands, sum.count) = (place.baseAddress, place.count)
        return try given(cas_scene_add_sum(handle, &sum))
      }
    }
  }

  /// The constraints that were added, by equations or by rules, active or not, in this order.
  public var constraints: [Constraint] {
    get throws { try constraints { cas_scene_constraints(handle, &$0, &$1) } }
  }

  /// The oldest constraint with an identifier; nil if there is none.
  public func constraint(_ identifier: String) -> Constraint? {
    guard let identifier = try? plain(identifier) else { return nil }
    let id = cas_scene_find_constraint(handle, identifier)
    return id == 0 ? nil : Constraint(scene: self, id: id)
  }

  /// Replaces the constants of constraints together.
  public func setConstants(_ constants: [(Constraint, Double)]) throws {
    let ids = try own(constants.map { $0.0 })
    try expect(cas_scene_set_constants(handle, ids, constants.map { $0.1 }, ids.count))
  }

  /// Removes constraints together.
  public func remove(_ constraints: [Constraint]) throws {
    let ids = try own(constraints)
    try expect(cas_scene_remove_constraints(handle, ids, ids.count))
  }

  /// Deactivates some constraints and activates others, together: another arrangement. A strict scene tries those of `on`
  /// without those of `off`.
  public func `switch`(off: [Constraint] = [], on: [Constraint] = []) throws {
    let (less, more) = (try own(off), try own(on))
    try expect(cas_scene_switch_constraints(handle, less, less.count, more, more.count))
  }

  // Layouts.

  /// Lays out what has changed.
  @discardableResult
  public func layout() throws -> LayoutResult {
    var first: UnsafePointer<cas_change>?
    var count = 0
    return try reported(cas_scene_layout_if_needed(handle, &first, &count), &first, &count)
  }

  func reported(_ status: cas_status, _ first: inout UnsafePointer<cas_change>?, _ count: inout Int) throws
    -> LayoutResult
  {
    let outcome = try outcome(status)
    let changes = UnsafeBufferPointer(start: first, count: count).map {
      Change(item: AnyItem(scene: self, id: $0.item), frame: Rect($0.frame))
    }
    return LayoutResult(changes: changes, outcome: outcome)
  }

  /// The remark on a layout that took place.
  func outcome(_ status: cas_status) throws -> Outcome {
    try expect(status)
    return Outcome(status)
  }

  /// The id of an item for C; 0 for none. Throws where it is of another scene.
  func raw(_ item: (any Item)?) throws -> UInt32 {
    guard let item else { return 0 }
    try expectOwn(item.scene)
    return item.id
  }

  /// Makes an edit of a number that changes often: of the constant of a constraint.
  public func edit(_ constraint: Constraint) throws -> Edit {
    try expectOwn(constraint.scene)
    return Edit(scene: self, id: try given(cas_scene_edit_constant(handle, constraint.id)))
  }

  /// Makes an edit of a number that an attribute is to have, as the place that a finger drags something to.
  public func edit(_ anchor: Anchor, _ priority: Priority = .high) throws -> Edit {
    try expectOwn(anchor.scene)
    return Edit(
      scene: self,
      id: try given(cas_scene_edit_attribute(handle, anchor.id, anchor.attribute.rawValue, priority.number)))
  }
}

/// What a layout or a sample did.
public struct LayoutResult {
  /// What moved.
  public var changes: [Change]
  /// What became of required constraints and measured sizes.
  public var outcome: Outcome
  /// Required constraints cannot hold together: `Scene.conflicts` says which.
  public var hasConflicts: Bool { outcome == .conflict }
}

/// An item that moved, and where it is.
public struct Change {
  public var item: AnyItem
  public var frame: Rect
}

/// A constraint of a scene.
public struct Constraint: Equatable {
  public let scene: Scene
  public let id: UInt32

  public init(scene: Scene, id: UInt32) { (self.scene, self.id) = (scene, id) }

  public func setConstant(_ constant: Double) throws {
    try scene.expect(cas_constraint_set_constant(scene.handle, id, constant))
  }
  /// Replaces the multiplier of the second side; not 0.
  public func setMultiplier(_ multiplier: Double) throws {
    try scene.expect(cas_constraint_set_multiplier(scene.handle, id, multiplier))
  }
  public func setPriority(_ priority: Priority) throws {
    try scene.expect(cas_constraint_set_priority(scene.handle, id, priority.number))
  }
  /// Replaces what its violation is multiplied by, beside others of its priority; above 0.
  public func setWeight(_ weight: Double) throws {
    try scene.expect(cas_constraint_set_weight(scene.handle, id, weight))
  }
  public func setActive(_ isActive: Bool) throws {
    try scene.expect(cas_constraint_set_active(scene.handle, id, isActive ? 1 : 0))
  }
  public func remove() throws { try scene.expect(cas_constraint_remove(scene.handle, id)) }

  /// Its anchors, each with the number that it is multiplied by: their sum is equal to the constant, at least or at most as
  /// large.
  public func summands() throws -> [Summand] { try statement().summands }

  /// All that it states, with all changes since.
  public func statement() throws -> Statement {
    var sum = cas_sum()
    try scene.expect(cas_constraint_get_sum(scene.handle, id, &sum))
    return try Statement(sum, in: scene)
  }

  /// How far it is from holding, as of the last layout.
  public func violation() throws -> Double {
    var violation = 0.0
    try scene.expect(cas_constraint_violation(scene.handle, id, &violation))
    return violation
  }

  /// It as a rule.
  public func text() throws -> String { try scene.text { cas_constraint_write(scene.handle, id, $0, $1) } }

  public static func == (first: Constraint, second: Constraint) -> Bool {
    first.id == second.id && first.scene === second.scene
  }
}

/// What a constraint states: the sum of its summands is equal to the constant, at least or at most as large.
public struct Statement {
  public let summands: [Summand]
  public let relation: Relation
  public let constant: Double
  public let priority: Priority
  public let weight: Double
  /// "" if it has none.
  public let identifier: String
  public let isActive: Bool

  init(_ sum: cas_sum, in scene: Scene) throws {
    summands = try UnsafeBufferPointer(start: sum.summands, count: sum.count).map {
      Summand(anchor: Anchor(scene: scene, id: $0.item, attribute: try known($0.attribute)), multiplier: $0.multiplier)
    }
    relation = try known(sum.relation)
    (constant, priority, weight) = (sum.constant, Priority(sum.priority), sum.weight)
    identifier = sum.identifier.map { String(cString: $0) } ?? ""
    isActive = sum.is_inactive == 0
  }
}

/// A number of a scene that changes often. What moves with it is found without a new solve.
public struct Edit {
  public let scene: Scene
  public let id: UInt32

  /// Sets the number, and returns what moved.
  @discardableResult
  public func suggest(_ number: Double) throws -> LayoutResult {
    var first: UnsafePointer<cas_change>?
    var count = 0
    return try scene.reported(cas_scene_suggest(scene.handle, id, number, &first, &count), &first, &count)
  }

  /// The range of numbers in which all exact frames are linear functions of the number. While a required constraint is
  /// dropped, it is the present number alone, since that constraint may hold at the next one. Lays out.
  public func range() throws -> ClosedRange<Double> {
    var (low, high) = (0.0, 0.0)
    try scene.expect(cas_scene_edit_range(scene.handle, id, &low, &high))
    return low...high
  }

  public func end() throws { try scene.expect(cas_scene_end_edit(scene.handle, id)) }
}
