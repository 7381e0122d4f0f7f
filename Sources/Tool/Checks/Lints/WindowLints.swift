// outside-window: what does not fit on the screen.

import CCasement
import Documents

extension Lint {
  static let outsideWindow = Lint(
    name: "outside-window", severity: .error, summary: "text or a control is cut off by the edge of the screen",
    help: """
      A part of the view lies outside the screen, and no scroll view is around it. Views that lie outside as the document is
      drawn are meant to. Constrain the view to both edges, or put the content into a scroll view. In apps in production half
      of these findings were false, so this lint is off by default.
      """,
    isOnByDefault: false
  ) { layout, drawn throws(Diagnostic) in
    if layout.isAsDrawn { return [] }
    let window = layout.window
    return layout.views.indices.compactMap { index in
      let view = layout.views[index]
      guard index > 0, view.isContent || layout.loaded.isOfRules && view.isLeaf, view.isVisible, !view.isInScroll,
        layout.isDetermined(index), view.frame.width > 0, view.frame.height > 0, !layout.isEmptyLabel(view)
      else { return nil }
      let bounds = layout.textBounds[index]
      let isUnknown = layout.hasUnknownWidth(view) && view.frame.x < window.width && view.right > 0
      let sides = [
        ("left", window.x - bounds.x), ("top", window.y - bounds.y),
        ("right", bounds.x + bounds.width - window.x - window.width),
        ("bottom", bounds.y + bounds.height - window.y - window.height),
      ].filter { $0.1 > 2 && !(isUnknown && ["left", "right"].contains($0.0)) }
      guard let (edge, most) = sides.max(by: { $0.1 < $1.1 }), drawn?.isInside(view.name) ?? true else { return nil }
      let isHorizontal = edge == "left" || edge == "right"
      let size = isHorizontal ? bounds.width : bounds.height
      // Little of a control may be cut off without harm.
      if view.role != .text, most < size / 10 { return nil }
      let all = most > size - 0.5
      return Occurrence(
        key: view.name, views: [index],
        message: "\(layout.title(index)) is outside the screen: "
          + (all ? "all of it" : layout.amount(most, of: index, isHorizontal: isHorizontal))
          + (all ? ", at the \(edge)" : " at the \(edge)"),
        determining: layout.placing(index, isHorizontal: isHorizontal),
        suggestion: isHorizontal
          ? "constrain it to both edges, with >= and <= where it may be smaller"
          : "put its superview into a scroll view",
        groups: layout.group(of: index, edge))
    }
  }
}

extension CheckedLayout {
  fileprivate func isEmptyLabel(_ view: CheckedView) -> Bool {
    view.facts.map { $0.element == "label" && $0.text.isEmpty } ?? false
  }

  /// Whether the view with a name is inside the window; false where there is none.
  fileprivate func isInside(_ name: String) -> Bool {
    guard let view = view(named: name) else { return false }
    return view.frame.x >= window.x - 1 && view.frame.y >= window.y - 1 && view.right <= window.x + window.width + 1
      && view.bottom <= window.y + window.height + 1
  }
}
