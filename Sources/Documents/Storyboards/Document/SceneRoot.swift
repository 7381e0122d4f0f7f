// The scenes of a document. A scene is laid out separately: the view of a controller, a cell, the header or footer of
// a table, the view of a bar item, or a top view of a xib.

public struct SceneRoot: Sendable {
  public enum Kind: String, Sendable {
    case controller, view, cell, accessory
  }

  let root: Element
  let controller: Element?
  public let kind: Kind
  /// The identifier of its root view.
  public let id: String
  /// The names by which the scene can be chosen, the best one first.
  public let names: [String]

  public var controllerID: String? { controller?.id }
  /// The line of the scene in the document.
  public var line: Int { root.tree.line(of: (controller ?? root).offset) }

  /// The scene as an app has it: a top view of a xib that is the view of no controller is alone, although the document
  /// simulates bars around it.
  public var inApp: SceneRoot {
    let outlets = root.parent?.descendants.filter { $0.name == "outlet" && $0["property"] == "view" } ?? []
    guard kind == .controller, controllerID == id, !outlets.contains(where: { $0["destination"] == id }) else {
      return self
    }
    return SceneRoot(root, id, nil, .view)
  }

  private init(_ root: Element, _ id: String, _ controller: Element?, _ kind: Kind) {
    self.root = root
    self.id = id
    self.controller = controller
    self.kind = kind
    let words = [
      controller?["storyboardIdentifier"], controller?["userLabel"], controller?["customClass"], controller?["title"],
      root["reuseIdentifier"], root["userLabel"], root["customClass"], controller?.id, id,
    ]
    names = words.compactMap { $0 }.filter { !$0.isEmpty }
  }

  /// All scenes, in the order of the document.
  static func all(in document: Element) -> [SceneRoot] {
    document.descendants.compactMap { element in
      guard isView(element), let id = element.id, !isInside(element) else { return nil }
      let parent = element.parent
      if element.key == "view", let parent, parent.name.hasSuffix("ontroller") {
        return SceneRoot(element, id, parent, .controller)
      }
      let isTop = parent?.name == "objects"
      // A top view of a xib with simulated bars is treated as the view of a controller, though the xib has none.
      if isTop, simulatesBars(element) { return SceneRoot(element, id, element, .controller) }
      return SceneRoot(element, id, nil, isCell(element) ? .cell : isTop ? .view : .accessory)
    }
  }

  /// Whether a view has simulated bars.
  private static func simulatesBars(_ element: Element) -> Bool {
    element.children.contains {
      $0.name != "nil" && ["simulatedTopBarMetrics", "simulatedBottomBarMetrics"].contains($0.key ?? "")
    }
  }

  static func isCell(_ element: Element) -> Bool {
    element.name.hasSuffix("Cell") || element.name == "collectionReusableView"
  }

  /// Whether an element is a view, whatever its name: it has a frame, an autoresizing mask, constraints or subviews.
  static func isView(_ element: Element) -> Bool {
    if element.name.hasSuffix("ontroller") || element["reference"] != nil { return false }
    return element.children.contains { child in
      child.key == "frame" && child.name == "rect" || child.name == "autoresizingMask" || child.name == "constraints"
        || child.name == "subviews"
    }
  }

  /// Whether a view is inside another view of the same scene, or is the bar of a container, which the screen draws.
  private static func isInside(_ element: Element) -> Bool {
    guard let parent = element.parent else { return true }
    if parent.name == "subviews" { return true }
    if ["navigationBar", "toolbar", "tabBar"].contains(element.key ?? "") { return true }
    return element.key == "contentView" && isView(parent)
  }
}
