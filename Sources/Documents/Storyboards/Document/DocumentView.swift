// A view of a document, for the size classes of a canvas.

import Documents

struct Frame {
  var x, y, width, height: Double
}

final class View {
  let element: Element
  let id: String
  let classes: SizeClasses
  let facts: Facts
  /// The stored frame; some documents have none for views that constraints place.
  let storedFrame: Frame?
  /// The frame that the view is drawn with: that of a table cell may differ from the stored one, or be in place of it.
  let frame: Frame?
  private(set) var children: [View] = []
  /// Whether the view is arranged by a stack.
  let isArranged: Bool
  let constraints: [Element]
  /// The number of constraints and subviews that other size classes have.
  private(set) var excludedCount = 0

  var name: String { element.name }
  var isStack: Bool { name == "stackView" }
  /// Whether no constraints place the content: a table or collection view, or a scroll view without children.
  var arrangesContent: Bool { control?.isScroll == true && (name != "scrollView" || children.isEmpty) }
  let control: Control?

  init(_ element: Element, id: String, _ classes: SizeClasses, _ facts: Facts, isArranged: Bool) throws(Diagnostic) {
    self.element = element
    self.id = id
    self.classes = classes
    self.facts = facts
    self.isArranged = isArranged
    control = controls.first {
      $0.name == element.name && ($0.styles.isEmpty || $0.styles.contains(element["style"] ?? ""))
    }
    storedFrame = try element.child(key: "frame", classes)?.frame()
    frame = try storedFrame == nil || facts.holds(.rowHeight) ? element.frameInTable(storedFrame) : storedFrame
    let excluded = element.excluded("constraints", classes)
    let all = element.children.filter { $0.name == "constraints" }.flatMap { $0.children }
      .filter { $0.name == "constraint" }
    constraints = all.filter { constraint in constraint.id.map { !excluded.contains($0) } ?? true }
    excludedCount = all.count - constraints.count
    try readChildren()
  }

  private func readChildren() throws(Diagnostic) {
    let excluded = element.excluded("subviews", classes)
    for child in element.children {
      if child.name == "subviews" {
        for view in child.children {
          guard let id = view.id else { throw view.diagnostic("a view without an id") }
          if excluded.contains(id) { excludedCount += 1 } else { try add(view, id) }
        }
      } else if child.key == "contentView", SceneRoot.isView(child) {
        try add(child, child.id ?? id + ".content")
      }
    }
  }

  private func add(_ view: Element, _ id: String) throws(Diagnostic) {
    children.append(try View(view, id: id, classes, facts, isArranged: isStack))
  }

  /// The alignment insets: from the frame to the alignment rect.
  var insets: Edges {
    if let fact = control?.insetsFact { return facts.holds(fact) ? control?.insets ?? (0, 0, 0, 0) : (0, 0, 0, 0) }
    guard name == "imageView", element["catalog"] == "system", let share = self["image"].flatMap({ symbolReach[$0] })
    else { return (0, 0, 0, 0) }
    let reach = (facts.length(share) ?? 0) * (frame?.height ?? 0)
    return (-reach, 0, -reach, 0)
  }

  /// Whether the view is drawn with its stored size, or has none.
  var isAsStored: Bool {
    storedFrame.map { $0.width == frame?.width && $0.height == frame?.height } ?? true
  }

  /// The value of an attribute for these size classes.
  subscript(attribute: String) -> String? { element.declaring(attribute, classes)[attribute] }
  func flag(_ attribute: String) -> Bool { self[attribute] == "YES" }
  func number(_ attribute: String) throws(Diagnostic) -> Double? {
    try element.declaring(attribute, classes).number(attribute)
  }

  /// Whether constraints place the view; otherwise its frame and autoresizing mask do. A frame that is fixed for some size
  /// classes alone does not count where the view has constraints: Xcode keeps the mark when they are added for any size.
  var isConstrained: Bool {
    if isArranged { return true }
    guard self["translatesAutoresizingMaskIntoConstraints"] == "NO" else { return false }
    return !flag("fixedFrame") || element["fixedFrame"] != "YES" && hasConstraints
  }

  /// Whether a constraint for these size classes is about the view. Those of its own with other items place these in it.
  private var hasConstraints: Bool {
    var owner: Element? = element
    while let outer = owner {
      let excluded = outer.excluded("constraints", classes)
      for constraint in outer.child("constraints")?.children ?? [] {
        let items = [constraint["firstItem"] ?? outer.id, constraint["secondItem"]]
        let isAbout = outer.id == id ? items.allSatisfy { $0 == nil || $0 == id } : items.contains(id)
        if isAbout, constraint.id.map({ !excluded.contains($0) }) ?? true { return true }
      }
      owner = outer.parent
    }
    return false
  }

  /// The view and its descendants, parents first.
  var all: [View] { [self] + children.flatMap { $0.all } }
}

extension Element {
  func frame() throws(Diagnostic) -> Frame {
    guard let x = try number("x"), let y = try number("y"), let width = try number("width"),
      let height = try number("height")
    else { throw diagnostic("<\(name)>: a frame needs x, y, width and height") }
    return Frame(x: x, y: y, width: width, height: height)
  }

  /// The table around an element.
  var table: Element? {
    var element = parent
    while let outer = element, outer.name != "tableView" { element = outer.parent }
    return element
  }

  /// Returns the frame of a cell as high as its row height and as wide as its table; the given one for other views. A
  /// cell without a frame and a row height has that of its table.
  func frameInTable(_ stored: Frame?) throws(Diagnostic) -> Frame? {
    guard name == "tableViewCell", let table else { return stored }
    var frame = stored ?? Frame(x: 0, y: 0, width: 320, height: 44)
    let heights = stored == nil ? [try number("rowHeight"), try table.number("rowHeight")] : [try number("rowHeight")]
    if let height = heights.compactMap({ $0 }).first(where: { $0 > 0 }) { frame.height = height }
    if let width = try table.child(key: "frame")?.number("width"), width > 0 { frame.width = width }
    return frame
  }

  /// Returns distances from edges: top, left, bottom, right. Leading is left, because canvases are drawn left to right.
  func insets() throws(Diagnostic) -> [Double] {
    let names = [["top"], ["left", "leading"], ["bottom"], ["right", "trailing"]]
    var insets: [Double] = []
    for alternatives in names {
      var inset: Double?
      for name in alternatives where inset == nil { inset = try number(name) }
      insets.append(inset ?? 0)
    }
    return insets
  }
}
