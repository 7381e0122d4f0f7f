import CCasement

/// What can hold views: a view, a scroll view, a stack, a flow or a grid.
public protocol Container: Item {}

extension Container {
  /// The views in it, from the back to the front.
  public var children: [AnyItem] { chain(cas_item_first_child(scene.handle, id)) }
  /// The guides that it owns, and the bars and obstructions in it.
  public var guides: [AnyItem] { chain(cas_item_first_guide(scene.handle, id)) }

  private func chain(_ first: UInt32) -> [AnyItem] {
    sequence(first: first) { cas_item_next_sibling(scene.handle, $0) }.prefix { $0 != 0 }
      .map { AnyItem(scene: scene, id: $0) }
  }

  /// The first of it and all in it, parents first.
  func first(_ isWanted: (AnyItem) -> Bool) -> AnyItem? {
    let own = AnyItem(self)
    if isWanted(own) { return own }
    if let guide = guides.first(where: isWanted) { return guide }
    for child in children {
      if let found = View(scene: scene, id: child.id).first(isWanted) { return found }
    }
    return nil
  }

  /// Adds a view in front of the others in it.
  public func addView(_ name: String = "") throws -> View { View(scene: scene, id: try add(.plain, name)) }
  public func addScrollView(_ name: String = "") throws -> ScrollView {
    ScrollView(scene: scene, id: try add(.scroll, name))
  }
  public func addGuide(_ name: String = "") throws -> Guide {
    Guide(scene: scene, id: try scene.given(cas_scene_add_guide(scene.handle, id, plain(name))))
  }

  /// Adds a stack, which arranges views in a row or a column.
  public func addStack(
    _ name: String = "", _ axis: Axis = .horizontal, spacing: Double = 0, distribution: Distribution = .fill,
    alignment: Alignment = .fill
  ) throws -> Stack {
    let stack = Stack(
      scene: scene, id: try scene.given(cas_scene_add_stack(scene.handle, id, axis.rawValue, plain(name))))
    return try stack.removedOnError {
      try stack.changeStack {
        $0.spacing = spacing
        $0.distribution = distribution
        $0.alignment = alignment
      }
    }
  }

  private func add(_ kind: Kind, _ name: String) throws -> UInt32 {
    try scene.given(cas_scene_add_view(scene.handle, id, kind.rawValue, plain(name)))
  }

  /// The guide of the part of it that no bar and no cutout covers.
  public func safeArea() throws -> Guide {
    Guide(scene: scene, id: try scene.given(cas_view_safe_area(scene.handle, id)))
  }

  /// How far the safe area lies inside it, from each of its edges.
  public func safeInsets() throws -> Insets {
    var insets = cas_insets()
    try scene.expect(cas_view_safe_insets(scene.handle, id, &insets))
    return Insets(insets)
  }

  /// The guide of the part of it where text is readable.
  public func readableGuide() throws -> Guide {
    Guide(scene: scene, id: try scene.given(cas_view_readable_guide(scene.handle, id)))
  }

  public var isHidden: Bool { cas_item_is_hidden(scene.handle, id) != 0 }
  public func setHidden(_ isHidden: Bool) throws {
    try scene.expect(cas_view_set_hidden(scene.handle, id, isHidden ? 1 : 0))
  }

  /// Sets its natural size; nil leaves a dimension open.
  public func setIntrinsic(width: Double? = nil, height: Double? = nil) throws {
    try scene.expect(cas_view_set_intrinsic(scene.handle, id, rawSize(width), rawSize(height)))
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

  /// Makes the next layout measure it again, even at the same width.
  public func invalidateMeasure() throws { try scene.expect(cas_view_invalidate_measure(scene.handle, id)) }

  /// The smallest size that fits its contents; with a width at `.required` the height at that width.
  public func fittingSize(
    width: Double = 0, height: Double = 0, widthPriority: Priority = .fittingSize,
    heightPriority: Priority = .fittingSize
  ) throws -> Size {
    var size = cas_size()
    try scene.expect(
      cas_view_fitting_size(
        scene.handle, id, cas_size(width: width, height: height), widthPriority.number, heightPriority.number, &size))
    return Size(size)
  }
}

/// A rectangle that a program draws.
public struct View: Container {
  public let scene: Scene
  public let id: UInt32

  public init(scene: Scene, id: UInt32) { (self.scene, self.id) = (scene, id) }
}

extension View {
  /// An item as a view; nil if it is a guide or a bar.
  public init?(_ item: some Item) {
    guard item.kind == .plain || item.kind == .scroll else { return nil }
    self.init(scene: item.scene, id: item.id)
  }
}

/// A view whose content may be larger than it.
public struct ScrollView: Container {
  public let scene: Scene
  public let id: UInt32

  public init(scene: Scene, id: UInt32) { (self.scene, self.id) = (scene, id) }

  /// An item as a scroll view; nil if it is none.
  public init?(_ item: some Item) {
    guard item.kind == .scroll else { return nil }
    self.init(scene: item.scene, id: item.id)
  }

  /// As large as the content, at its origin.
  public var contentGuide: Guide { Guide(scene: scene, id: cas_scroll_content_guide(scene.handle, id)) }
  /// As large as the scroll view, at its origin.
  public var frameGuide: Guide { Guide(scene: scene, id: cas_scroll_frame_guide(scene.handle, id)) }

  /// Makes the next layout scroll to the end of the content.
  public func scrollToBottom() throws { try scene.expect(cas_scroll_to_bottom(scene.handle, id)) }
  /// Sets the size of the content by two required constraints.
  public func setContentSize(width: Double, height: Double) throws {
    try scene.expect(cas_scroll_set_content_size(scene.handle, id, width, height))
  }
  /// Scrolls, as a program does.
  public func setOffset(_ offset: Point) throws {
    try scene.expect(cas_scroll_set_offset(scene.handle, id, offset.x, offset.y))
  }
  /// Scrolls, as a user's finger does: bars may collapse. The velocity is in points a second, positive into the content.
  public func drag(to offset: Point, velocity: Double = 0) throws {
    try scene.expect(cas_scroll_drag(scene.handle, id, offset.x, offset.y, velocity))
  }
  /// The nearest offset at which a rectangle of the content is visible, such as the frame of a view in it.
  public func offset(showing rect: Rect) throws -> Point {
    var offset = cas_point()
    try scene.expect(cas_scroll_offset_showing(scene.handle, id, rect.raw, &offset))
    return Point(offset)
  }
}

/// A view that arranges others in a row or a column.
public struct Stack: Container {
  public let scene: Scene
  public let id: UInt32

  public init(scene: Scene, id: UInt32) { (self.scene, self.id) = (scene, id) }

  /// An item as a stack; nil if it is none.
  public init?(_ item: some Item) {
    self.init(scene: item.scene, id: item.id)
    if (try? stackSettings) == nil { return nil }
  }

  /// Adds a view and arranges it behind the others.
  public func addView(_ name: String = "") throws -> View {
    View(scene: scene, id: try scene.given(cas_stack_add_view(scene.handle, id, Kind.plain.rawValue, plain(name))))
  }

  /// Arranges children that it does not arrange yet, behind the others.
  public func append(_ views: any Container...) throws {
    for view in views { try scene.expectOwn(view.scene) }
    let ids = views.map { $0.id }
    try scene.expect(cas_stack_append(scene.handle, id, ids, ids.count))
  }

  /// The views that it arranges, hidden ones too.
  public var arranged: [View] {
    (0..<cas_stack_count(scene.handle, id)).compactMap { scene.item(cas_stack_view(scene.handle, id, $0)) }
  }

  /// Takes a view out of the arrangement; it stays a child.
  public func removeArranged(_ view: some Container) throws {
    try scene.expectOwn(view.scene)
    try scene.expect(cas_stack_remove(scene.handle, view.id))
  }

  /// Arranges a child at an index, from 0; one that is arranged already moves there.
  public func insert(_ view: some Container, at index: Int) throws {
    try scene.expectOwn(view.scene)
    try scene.expect(cas_stack_insert(scene.handle, id, view.id, index))
  }
}
