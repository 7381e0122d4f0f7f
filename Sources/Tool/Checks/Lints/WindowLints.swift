// outside-window: what does not fit on the screen.

import CCasement
import Documents

extension Lint {
  static let outsideWindow = Lint(
    name: "outside-window", severity: .error, summary: "text or a control is cut off by the edge of the screen",
    help: """
      A part of the view lies outside the screen, and no scroll view is around it. Views that lie outside as the document is
      drawn are meant to. Constrain the view to both edges, or put the content into a scroll view.
      """
  ) { layout, drawn throws(Diagnostic) in
    if layout.isAsDrawn { return [] }
    let window = layout.window
    return layout.boxes.indices.compactMap { index in
      let box = layout.boxes[index]
      guard index > 0, box.isContent || layout.loaded.isOfRules && box.isLeaf, box.isVisible, !box.isInScroll,
        layout.isDetermined(index), box.frame.width > 0, box.frame.height > 0
      else { return nil }
      let bounds = layout.textBounds[index]
      let isUnknown = layout.hasUnknownWidth(box) && box.frame.x < window.width && box.right > 0
      let sides = [
        ("left", window.x - bounds.x), ("top", window.y - bounds.y),
        ("right", bounds.x + bounds.width - window.x - window.width),
        ("bottom", bounds.y + bounds.height - window.y - window.height),
      ].filter { $0.1 > 2 && !(isUnknown && ["left", "right"].contains($0.0)) }
      guard let (edge, most) = sides.max(by: { $0.1 < $1.1 }), drawn?.isInside(box.name) ?? true else { return nil }
      let isHorizontal = edge == "left" || edge == "right"
      let all = most > (isHorizontal ? bounds.width : bounds.height) - 0.5
      return Occurrence(
        key: box.name, views: [index],
        message: "\(layout.title(index)) is outside the screen: "
          + (all ? "all of it" : layout.amount(most, of: index, isHorizontal: isHorizontal))
          + (all ? ", at the \(edge)" : " at the \(edge)"),
        determining: [(index, isHorizontal)],
        suggestion: isHorizontal
          ? "constrain it to both edges, with >= and <= where it may be smaller"
          : "put its superview into a scroll view",
        groups: layout.group(of: index, edge))
    }
  }
}

extension CheckedLayout {
  /// Whether the view with a name is inside the window; false where there is none.
  fileprivate func isInside(_ name: String) -> Bool {
    guard let box = box(named: name) else { return false }
    return box.frame.x >= window.x - 1 && box.frame.y >= window.y - 1 && box.right <= window.x + window.width + 1
      && box.bottom <= window.y + window.height + 1
  }
}
