import CCasement

/// A view that arranges its children without constraints, in their order: a flow or a grid.
public protocol Box: Container {}

extension Box {
  /// Adds a view behind the others, with what the closure sets for it; adds none if that is refused.
  ///
  ///     let title = try row.addView("title") { $0.grow = 1 }
  public func addView(_ name: String = "", _ settings: (inout BoxedSettings) throws -> Void) throws -> View {
    let view = try addView(name)
    return try view.removedOnError { try view.changeBoxed(settings) }
  }

  /// Adds a view with a width and a height, or with limits and an aspect ratio; adds none if one is refused.
  ///
  ///     let photo = try card.addView("photo", sized: { $0.aspectRatio = 2 })
  public func addView(_ name: String = "", sized: (inout DimensionsSettings) throws -> Void) throws -> View {
    let view = try addView(name)
    return try view.removedOnError { try view.changeDimensions(sized) }
  }
}

/// A row or a column that can wrap, as in CSS Flexible Box.
///
///     let row = try scene.window.addFlow("row") {
///       $0.gap = 8
///       $0.padding = 12
///     }
///     let icon = try row.addView("icon"), title = try row.addView("title") { $0.grow = 1 }
///     try scene.add("H:|[row]|", "V:|[row]")
public struct Flow: Box {
  public let scene: Scene
  public let id: UInt32

  public init(scene: Scene, id: UInt32) { (self.scene, self.id) = (scene, id) }

  /// An item as a flow; nil if it is none.
  public init?(_ item: some Item) {
    self.init(scene: item.scene, id: item.id)
    if (try? flowSettings) == nil { return nil }
  }
}

/// Columns and rows, as in CSS Grid. Children fill cells in their order, unless they have an area or a line.
///
///     let page = try scene.window.addGrid("page") {
///       $0.columns = "100 1fr"
///       $0.areas = "head head / side main"
///     }
///     let main = try page.addView("main") { $0.area = "main" }
public struct Grid: Box {
  public let scene: Scene
  public let id: UInt32

  public init(scene: Scene, id: UInt32) { (self.scene, self.id) = (scene, id) }

  /// An item as a grid; nil if it is none.
  public init?(_ item: some Item) {
    self.init(scene: item.scene, id: item.id)
    if (try? gridSettings) == nil { return nil }
  }
}

extension Container {
  /// Adds a flow with what the closure sets for it; adds none if that is refused.
  public func addFlow(
    _ name: String = "", _ direction: FlowDirection = .row, _ settings: (inout FlowSettings) throws -> Void = { _ in }
  ) throws -> Flow {
    let flow = Flow(scene: scene, id: try scene.given(cas_scene_add_flow(scene.handle, id, plain(name))))
    return try flow.removedOnError {
      try flow.changeFlow {
        $0.direction = direction
        try settings(&$0)
      }
    }
  }

  /// Adds a grid with what the closure sets for it; adds none if that is refused.
  public func addGrid(
    _ name: String = "", _ settings: (inout GridSettings) throws -> Void = { _ in }
  ) throws -> Grid {
    let grid = Grid(scene: scene, id: try scene.given(cas_scene_add_grid(scene.handle, id, plain(name))))
    return try grid.removedOnError { try grid.changeGrid(settings) }
  }

  /// It, which is new; removed if what sets it up throws.
  func removedOnError(_ setUp: () throws -> Void) throws -> Self {
    do {
      try setUp()
    } catch {
      try remove()
      throw error
    }
    return self
  }
}
