// outside-window: what does not fit on the screen.

import CCasement
import Documents

extension Rule {
  static let outsideWindow = Rule(
    name: "outside-window", severity: .error, summary: "text or a control is cut off by the edge of the screen",
    help: """
      A part of the view lies outside the screen, and no scroll view is around it. Views that lie outside as the document is
      drawn are meant to. Constrain the view to both edges, or put the content into a scroll view.
      """
  ) { layout, drawn throws(Diagnostic) in
    if layout.isAsDrawn { return [] }
    let window = layout.window
    let occurrences: [Occurrence] = layout.boxes.indices.compactMap { index in
      let box = layout.boxes[index]
      guard index > 0, box.isContent || layout.loaded.isOfRules && box.isLeaf, box.isVisible, !box.isInScroll,
        layout.isDetermined(index), box.frame.width > 0, box.frame.height > 0
      else { return nil }
      let textBounds = layout.textBounds(box)
      let isUnknown = layout.hasUnknownWidth(box) && box.frame.x < window.width && box.right > 0
      let sides = [
        ("left", window.x - textBounds.x), ("top", window.y - textBounds.y),
        ("right", textBounds.x + textBounds.width - window.x - window.width),
        ("bottom", textBounds.y + textBounds.height - window.y - window.height),
      ].filter { $0.1 > 2 && !(isUnknown && ["left", "right"].contains($0.0)) }
      guard let worst = sides.max(by: { $0.1 < $1.1 }), drawn?.isInside(box.name) ?? true else { return nil }
      let isHorizontal = worst.0 == "left" || worst.0 == "right"
      let all = worst.1 > (isHorizontal ? textBounds.width : textBounds.height) - 0.5
      return Occurrence(
        key: box.name, views: [index],
        message: "\(layout.title(index)) is outside the screen: "
          + (all ? "all of it, at the \(worst.0)" : "\(short(worst.1)) at the \(worst.0)"),
        because: layout.reasons(for: index, isHorizontal: isHorizontal), group: worst.0)
    }
    return layout.grouped(occurrences)
  }
}

extension Layout {
  /// Whether the view with a name is inside the window; false where there is none.
  fileprivate func isInside(_ name: String) -> Bool {
    guard let box = boxes.first(where: { $0.name == name }) else { return false }
    return box.frame.x >= window.x - 1 && box.frame.y >= window.y - 1 && box.right <= window.x + window.width + 1
      && box.bottom <= window.y + window.height + 1
  }
}
