// Baselines of views.

import Documents

extension Importer {
  /// Returns the distance of the first baseline from the top and of the last baseline from the bottom; nil for views
  /// without text. The lines of a label begin at its edges; the single line of a control is centered.
  func baselines(of view: View) throws(Diagnostic) -> [Double]? {
    guard let font = Font(of: view, ownHeight: storyboard.ownSizes[view.id]?.height, facts),
      let height = view.frame?.height
    else { return nil }
    // The line height is rounded up to whole pixels, and the ascent is rounded down.
    let line = (font.lineHeight * scale).rounded(.up) / scale
    let first = (font.ascent * scale).rounded(.down) / scale
    var baselines = [first, line - first]
    if view.name == "textView" {
      baselines = baselines.map { $0 + (facts.length(.textViewInset) ?? 0) }
    } else if view.name != "label" {
      let above = (max(0, height - line) / 2 * scale).rounded(.down) / scale
      baselines = [above + first, max(line, height) - above - first]
    }
    return baselines.map { ($0 * 1000).rounded() / 1000 }
  }
}
