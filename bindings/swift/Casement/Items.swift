import CCasement

/// What constraints are about: a view, a guide or a bar of a scene.
public protocol Item: Equatable {
  var scene: Scene { get }
  /// The number that the C interface has for it.
  var id: UInt32 { get }
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

  public var name: String {
    cas_item_name(scene.handle, id).map { String(cString: $0) } ?? ""
  }

  /// Whether constraints determine its place and size along an axis.
  public func isAmbiguous(_ axis: Axis) throws -> Bool {
    var answer: Int32 = 0
    try scene.expect(cas_item_is_ambiguous(scene.handle, id, axis.rawValue, &answer))
    return answer != 0
  }

  /// Removes it with everything in it, and with their constraints.
  public func remove() throws {
    try scene.expect(cas_item_remove(scene.handle, id))
    scene.forgetRemoved()
  }

  public static func == (first: Self, second: Self) -> Bool { first.id == second.id && first.scene === second.scene }
}

/// An item of which only the id is known, as in a change. `==` and `!=` compare it with views and guides.
public struct AnyItem: Item {
  public let scene: Scene
  public let id: UInt32

  init(scene: Scene, id: UInt32) { (self.scene, self.id) = (scene, id) }
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

/// A rectangle that is not drawn: a safe area, the keyboard, the content of a scroll view, or one of the program's own.
public struct Guide: Item {
  public let scene: Scene
  public let id: UInt32
}

/// What can hold views: a view, a scroll view or a stack.
public protocol Container: Item {
  init(scene: Scene, id: UInt32)
}

extension Container {
  /// Adds a view in front of the others in it.
  public func addView(_ name: String = "") throws -> View { View(scene: scene, id: try add(.plain, name)) }
  public func addScrollView(_ name: String = "") throws -> ScrollView {
    ScrollView(scene: scene, id: try add(.scroll, name))
  }
  public func addGuide(_ name: String = "") throws -> Guide {
    Guide(scene: scene, id: try scene.given(cas_scene_add_guide(scene.handle, id, name)))
  }

  /// Adds a stack, which arranges views in a row or a column.
  public func addStack(
    _ name: String = "", _ axis: Axis = .horizontal, spacing: Double = 0, distribution: Distribution = .fill,
    alignment: Alignment = .fill
  ) throws -> Stack {
    let stack = Stack(
      scene: scene, id: try scene.given(cas_scene_add_stack(scene.handle, id, axis.rawValue, name)))
    do {
      try stack.changeStack {
        $0.spacing = spacing
        $0.distribution = distribution
        $0.alignment = alignment
      }
    } catch {
      try stack.remove()
      throw error
    }
    return stack
  }

  private func add(_ kind: Kind, _ name: String) throws -> UInt32 {
    try scene.given(cas_scene_add_view(scene.handle, id, kind.rawValue, name))
  }

  /// The guide of the part of it that no bar and no cutout covers.
  public func safeArea() throws -> Guide {
    Guide(scene: scene, id: try scene.given(cas_view_safe_area(scene.handle, id)))
  }

  public var isHidden: Bool { cas_item_is_hidden(scene.handle, id) != 0 }
  public func setHidden(_ isHidden: Bool) throws {
    try scene.expect(cas_view_set_hidden(scene.handle, id, isHidden ? 1 : 0))
  }

  /// Sets its natural size; nil leaves a dimension open.
  public func setIntrinsic(width: Double? = nil, height: Double? = nil) throws {
    try scene.expect(cas_view_set_intrinsic(scene.handle, id, width ?? CAS_NO_METRIC, height ?? CAS_NO_METRIC))
  }

  /// Moves it to an index among the children of a parent, from 0: its own parent, or another one.
  public func move(to parent: some Container, at index: Int) throws {
    try scene.expectOwn(parent.scene)
    try scene.expect(cas_view_move(scene.handle, id, parent.id, index))
  }

  /// Sets the function that measures its size, naturally and at the width that it gets; nil removes it. It must not call the
  /// scene. The scene keeps it, and views keep the scene: a function that uses a view captures it weakly, by its scene.
  public func setMeasure(_ measure: Measure?) throws {
    try scene.setMeasure(of: id, measure)
  }

  /// The smallest size that fits its contents.
  public func fittingSize(width: Double = 0, height: Double = 0) throws -> Size {
    var size = cas_size()
    try scene.expect(
      cas_view_fitting_size(
        scene.handle, id, cas_size(width: width, height: height), Priority.fittingSize.number,
        Priority.fittingSize.number,
        &size))
    return Size(size)
  }
}

/// A rectangle that a program draws.
public struct View: Container {
  public let scene: Scene
  public let id: UInt32

  public init(scene: Scene, id: UInt32) { (self.scene, self.id) = (scene, id) }
}

/// A view whose content may be larger than it.
public struct ScrollView: Container {
  public let scene: Scene
  public let id: UInt32

  public init(scene: Scene, id: UInt32) { (self.scene, self.id) = (scene, id) }

  /// As large as the content, at its origin.
  public var contentGuide: Guide { Guide(scene: scene, id: cas_scroll_content_guide(scene.handle, id)) }
  /// As large as the scroll view, at its origin.
  public var frameGuide: Guide { Guide(scene: scene, id: cas_scroll_frame_guide(scene.handle, id)) }

  public func scrollToBottom() throws { try scene.expect(cas_scroll_to_bottom(scene.handle, id)) }
}

/// A view that arranges others in a row or a column.
public struct Stack: Container {
  public let scene: Scene
  public let id: UInt32

  public init(scene: Scene, id: UInt32) { (self.scene, self.id) = (scene, id) }

  /// Adds a view and arranges it behind the others.
  public func addView(_ name: String = "") throws -> View {
    View(scene: scene, id: try scene.given(cas_stack_add_view(scene.handle, id, Kind.plain.rawValue, name)))
  }

  /// Arranges children that it does not arrange yet, behind the others.
  public func append(_ views: any Container...) throws {
    for view in views { try scene.expectOwn(view.scene) }
    let ids = views.map { $0.id }
    try scene.expect(cas_stack_append(scene.handle, id, ids, ids.count))
  }

  public func insert(_ view: some Container, at index: Int) throws {
    try scene.expectOwn(view.scene)
    try scene.expect(cas_stack_insert(scene.handle, id, view.id, index))
  }
}
