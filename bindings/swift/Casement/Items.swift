import CCasement

/// What constraints are about: a view, a guide or a bar of a scene.
public protocol Item: Hashable {
  var scene: Scene { get }
  /// The number that the C interface has for it.
  var id: UInt32 { get }

  init(scene: Scene, id: UInt32)
}

extension Item {
  public var left: Anchor { anchor(.left) }
  public var right: Anchor { anchor(.right) }
  public var top: Anchor { anchor(.top) }
  public var bottom: Anchor { anchor(.bottom) }
  public var leading: Anchor { anchor(.leading) }
  public var trailing: Anchor { anchor(.trailing) }
  public var width: Anchor { anchor(.width) }
  public var height: Anchor { anchor(.height) }
  public var centerX: Anchor { anchor(.centerX) }
  public var centerY: Anchor { anchor(.centerY) }
  public var firstBaseline: Anchor { anchor(.firstBaseline) }
  public var lastBaseline: Anchor { anchor(.lastBaseline) }

  /// An attribute that has no property of its own here, as a margin.
  public func anchor(_ attribute: Attribute) -> Anchor { Anchor(scene: scene, id: id, attribute: attribute) }

  /// Its frame in the coordinates of its parent, as laid out last.
  public var frame: Rect { Rect(cas_item_frame(scene.handle, id)) }
  /// Its frame in the window.
  public var windowFrame: Rect { Rect(cas_item_window_frame(scene.handle, id)) }
  /// Its frame in the coordinates of its parent as sampled last, in an animation.
  public var shownFrame: Rect { Rect(cas_item_shown_frame(scene.handle, id)) }

  /// Its frame in the coordinates of its parent as solved, without rounding.
  public var exactFrame: Rect { Rect(cas_item_exact_frame(scene.handle, id)) }
  /// Its frame in the window, without rounding.
  public var exactWindowFrame: Rect { Rect(cas_item_exact_window_frame(scene.handle, id)) }

  public var name: String {
    cas_item_name(scene.handle, id).map { String(cString: $0) } ?? ""
  }
  public func setName(_ name: String) throws { try scene.expect(cas_item_set_name(scene.handle, id, plain(name))) }

  /// What it is; nil if it was removed.
  public var kind: Kind? { Kind(rawValue: cas_item_kind(scene.handle, id)) }
  /// The view that it lies in, or that owns the guide; nil for the window.
  public var parent: View? { scene.item(cas_item_parent(scene.handle, id)) }
  /// Whether leading is right in it.
  public var isRightToLeft: Bool { cas_item_is_right_to_left(scene.handle, id) != 0 }
  /// The controller whose view it is.
  public var controller: Controller? {
    let found = cas_item_controller(scene.handle, id)
    return found == 0 ? nil : Controller(scene: scene, id: found)
  }

  /// The constraints that were added and name it, active or not.
  public func constraints() throws -> [Constraint] {
    try scene.constraints { cas_item_constraints(scene.handle, id, &$0, &$1) }
  }

  /// Whether constraints determine its place and size along an axis.
  public func isAmbiguous(_ axis: Axis) throws -> Bool {
    var answer: Int32 = 0
    try scene.expect(cas_item_is_ambiguous(scene.handle, id, axis.rawValue, &answer))
    return answer != 0
  }

  /// The constraints that determine its place and size along an axis, directly or through others.
  public func constraintsAffecting(_ axis: Axis) throws -> [Constraint] {
    try scene.constraints { cas_item_constraints_affecting(scene.handle, id, axis.rawValue, &$0, &$1) }
  }

  /// Moves it, if it is ambiguous, to another layout that is as good, which the next layout reports. Returns whether anything
  /// moved.
  @discardableResult
  public func exercise() throws -> Bool {
    var hasMoved: Int32 = 0
    try scene.expect(cas_scene_exercise(scene.handle, id, &hasMoved))
    return hasMoved != 0
  }

  /// How much bars and a docked keyboard cover of it, from each of its edges.
  public func obscured() throws -> Insets {
    var insets = cas_insets()
    try scene.expect(cas_item_obscured(scene.handle, id, &insets))
    return Insets(insets)
  }

  /// Removes it with everything in it, and with their constraints.
  public func remove() throws {
    try scene.expect(cas_item_remove(scene.handle, id))
    scene.forgetRemoved()
  }

  public static func == (first: Self, second: Self) -> Bool { first.id == second.id && first.scene === second.scene }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(scene))
    hasher.combine(id)
  }
}

extension Scene {
  /// The item with an id; nil for 0.
  func item<Found: Item>(_ id: UInt32) -> Found? { id == 0 ? nil : Found(scene: self, id: id) }

  /// The first item with a name, parents first; nil if there is none.
  public func item(named name: String) -> AnyItem? { window.first { $0.name == name } }

  /// The innermost view or bar at a point of the window, as of the last layout; nil outside.
  public func item(at point: Point) -> AnyItem? { item(cas_scene_item_at(handle, point.x, point.y)) }

  /// Removes items together, with everything in them.
  public func remove(_ items: [any Item]) throws {
    for item in items { try expectOwn(item.scene) }
    try expect(cas_scene_remove_items(handle, items.map { $0.id }, items.count))
    forgetRemoved()
  }
}

/// An item of which only the id is known, as in a change. `==` and `!=` compare it with views and guides.
public struct AnyItem: Item {
  public let scene: Scene
  public let id: UInt32

  public init(scene: Scene, id: UInt32) { (self.scene, self.id) = (scene, id) }
  public init(_ item: some Item) { self.init(scene: item.scene, id: item.id) }

  public static func == (first: AnyItem, second: AnyItem) -> Bool {
    first.id == second.id && first.scene === second.scene
  }
  public static func == (first: AnyItem, second: some Item) -> Bool {
    first.id == second.id && first.scene === second.scene
  }

  public static func != (first: AnyItem, second: some Item) -> Bool { !(first == second) }
  public static func == (first: some Item, second: AnyItem) -> Bool { second == first }
  public static func != (first: some Item, second: AnyItem) -> Bool { !(second == first) }
}

extension AnyItem? {
  public static func == (first: AnyItem?, second: some Item) -> Bool { first.map { $0 == second } ?? false }
  public static func != (first: AnyItem?, second: some Item) -> Bool { !(first == second) }
}

extension (any Item)? {
  public static func == (first: (any Item)?, second: some Item) -> Bool { first.map { AnyItem($0) } == second }
  public static func != (first: (any Item)?, second: some Item) -> Bool { !(first == second) }
}

/// A rectangle that is not drawn: a safe area, the keyboard, the content of a scroll view, or one of the program's own.
public struct Guide: Item {
  public let scene: Scene
  public let id: UInt32

  public init(scene: Scene, id: UInt32) { (self.scene, self.id) = (scene, id) }
}
