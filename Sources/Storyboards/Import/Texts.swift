// Baselines of views.

import Documents

extension Importer {
  /// Distances of the first baseline from the top and of the last one from the bottom, of a view that shows text. A
  /// label counts from its edges, however high it is; the one line of a control lies in its middle.
  func baselines(of view: View) throws(Diagnostic) -> [Double]? {
    guard let font = Font(of: view, ownHeight: storyboard.ownSizes[view.id]?.height), let height = view.frame?.height
    else { return nil }
    // A line is as many whole pixels high as it takes, and its baseline lies between two of them.
    let line = (font.lineHeight * scale).rounded(.up) / scale
    let first = (font.ascent * scale).rounded(.down) / scale
    var baselines = [first, line - first]
    if view.name == "textView" {
      baselines = baselines.map { $0 + 8 }
    } else if view.name != "label" {
      baselines = baselines.map { $0 + max(0, height - line) / 2 }
    }
    return baselines.map { ($0 * 1000).rounded() / 1000 }
  }
}
