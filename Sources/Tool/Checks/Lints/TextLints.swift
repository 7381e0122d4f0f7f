// cut-text: text that its view has no room for.

import CCasement
import Documents

/// The widths of letters are known to about this factor: what needs less is taken to fit.
private let certainty = 0.93

extension Lint {
  static let cutText = Lint(
    name: "cut-text", severity: .warning, summary: "text is cut, because its view is too small",
    help: """
      The view is narrower or lower than its text needs on this screen and at this text size, and the text may not wrap or
      shrink. Text that is cut as the document is drawn is not reported. Let the view grow: an inequality, a lower priority
      beside it, more lines, or a higher compression resistance.
      """
  ) { layout, drawn throws(Diagnostic) in
    layout.views.indices.compactMap { index in
      let view = layout.views[index]
      guard [.text, .control].contains(view.role), view.isVisible, layout.isDetermined(index), view.frame.width > 0,
        view.frame.height > 0, !layout.changes(of: index).contains(.writes), let missing = layout.missing(view)
      else { return nil }
      if let drawn, view.facts != nil {
        guard let before = drawn.view(named: view.name), drawn.missing(before) == nil,
          !drawn.isCutAsDrawn(before)
        else { return nil }
      }
      return Occurrence(
        key: view.name, views: [index],
        message: "text of \(layout.title(index)) is cut: \(short(missing.has)) \(missing.word), needs about "
          + short(missing.needs.rounded()),
        determining: [(index, missing.word == "wide")],
        suggestion: missing.word == "wide"
          ? "let it have more lines, or shrink its text, or give the views beside it less room"
          : "let its height follow from its text, as with >= instead of ==",
        groups: layout.group(of: index, missing.word))
    }
  }
}

extension CheckedLayout {
  /// Returns what a text needs and what it has, if that is less; nil where it fits, or nothing is known.
  fileprivate func missing(_ view: CheckedView) -> (word: String, has: Double, needs: Double)? {
    guard let facts = view.facts else { return squeezed(view) }
    guard let width = textWidth(view), facts.hasKnownFont, facts.customClass == nil, !facts.hasSampleText else {
      return nil
    }
    let needs = width * certainty * facts.leastScale
    // A view as large as its intrinsic size holds its text, even where the font is another on this screen.
    let (size, frame) = (view.intrinsic, view.frame)
    if facts.mostLines == 1, frame.width < min(needs, size.width) - 1 { return ("wide", view.frame.width, width) }
    // A cell is as high as its content, which the document does not say. A dash is in the middle of a line.
    if !isOnScreen || !facts.text.contains(where: { $0.isLetter || $0.isNumber }) { return nil }
    let line = facts.fontSize * growth(facts)
    if frame.height < min(line * 0.8 * facts.leastScale, size.height - 1) {
      return ("high", view.frame.height, line * 1.2)
    }
    return nil
  }

  /// Whether a text is cut where it is drawn. The stored size of a view counts as its intrinsic size, so that this one
  /// does not tell it.
  fileprivate func isCutAsDrawn(_ view: CheckedView) -> Bool {
    guard let facts = view.facts, let width = textWidth(view) else { return false }
    let scale = facts.leastScale * growth(facts)
    return facts.mostLines == 1 && view.frame.width < width * certainty * facts.leastScale - 1
      || view.frame.height < facts.fontSize * 0.8 * scale
  }

  /// A text in a scene file has the size that the file says.
  private func squeezed(_ view: CheckedView) -> (word: String, has: Double, needs: Double)? {
    let (size, frame) = (view.intrinsic, view.frame)
    guard view.hasBaseline else { return nil }
    if size.width > 0, frame.width < size.width - 1 { return ("wide", frame.width, size.width) }
    if size.height > 0, frame.height < size.height - 1 { return ("high", frame.height, size.height) }
    return nil
  }
}
