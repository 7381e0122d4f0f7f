// A view as the document has it, on the size classes of a canvas.

import Documents

struct Frame {
  var x, y, width, height: Double
}

final class View {
  let element: Element
  let id: String
  let classes: SizeClasses
  /// Nil in documents that store none for what constraints place.
  let frame: Frame?
  private(set) var children: [View] = []
  /// Whether a stack arranges it.
  let isArranged: Bool
  let constraints: [Element]
  /// Constraints and views that other sizes have.
  private(set) var leftOut = 0

  var name: String { element.name }
  var isStack: Bool { name == "stackView" }
  /// What it shows is no matter of constraints: rows of its own, or nothing yet.
  var arrangesContent: Bool { control?.isScroll == true && (name != "scrollView" || children.isEmpty) }
  let control: Control?

  init(_ element: Element, id: String, _ classes: SizeClasses, isArranged: Bool) throws(Diagnostic) {
    self.element = element
    self.id = id
    self.classes = classes
    self.isArranged = isArranged
    control = controls.first {
      $0.name == element.name && ($0.styles.isEmpty || $0.styles.contains(element["style"] ?? ""))
    }
    frame = try element.child(key: "frame", classes)?.frame()
    let excluded = element.excluded("constraints", classes)
    let all = element.children.filter { $0.name == "constraints" }.flatMap { $0.children }
      .filter { $0.name == "constraint" }
    constraints = all.filter { constraint in constraint.id.map { !excluded.contains($0) } ?? true }
    leftOut = all.count - constraints.count
    try readChildren()
  }

  private func readChildren() throws(Diagnostic) {
    let excluded = element.excluded("subviews", classes)
    for child in element.children {
      if child.name == "subviews" {
        for view in child.children {
          guard let id = view.id else { throw view.diagnostic("a view without an id") }
          if excluded.contains(id) { leftOut += 1 } else { try add(view, id) }
        }
      } else if child.key == "contentView", SceneRoot.isView(child) {
        try add(child, child.id ?? id + ".content")
      }
    }
  }

  private func add(_ view: Element, _ id: String) throws(Diagnostic) {
    children.append(try View(view, id: id, classes, isArranged: isStack))
  }

  /// From its frame to its alignment rect.
  var insets: Edges {
    guard name == "imageView", element["catalog"] == "system", let share = self["image"].flatMap({ symbols[$0] }) else {
      return control?.insets ?? (0, 0, 0, 0)
    }
    let reach = share * (frame?.height ?? 0)
    return (-reach, 0, -reach, 0)
  }

  /// What an attribute says on these sizes.
  subscript(attribute: String) -> String? { element.saying(attribute, classes)[attribute] }
  func flag(_ attribute: String) -> Bool { self[attribute] == "YES" }
  func number(_ attribute: String) throws(Diagnostic) -> Double? {
    try element.saying(attribute, classes).number(attribute)
  }

  /// Placed by constraints; else by its frame, which follows its superview as its mask says.
  var isConstrained: Bool {
    isArranged || self["translatesAutoresizingMaskIntoConstraints"] == "NO" && !flag("fixedFrame")
  }

  /// This view and all in it, parents first.
  var all: [View] { [self] + children.flatMap { $0.all } }
}

extension Element {
  func frame() throws(Diagnostic) -> Frame {
    guard let x = try number("x"), let y = try number("y"), let width = try number("width"),
      let height = try number("height")
    else { throw diagnostic("<\(name)>: a frame needs x, y, width and height") }
    return Frame(x: x, y: y, width: width, height: height)
  }

  /// Distances from edges: top, left, bottom, right. Leading is left: canvases are drawn from left to right.
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
