// Where the baselines of a view lie.

import Documents

extension Importer {
  /// Distances of the first baseline from the top and of the last one from the bottom, of a view that shows text. The
  /// text lies in the middle, in as many lines as there is room for.
  func baselines(of view: View) throws(Complaint) -> [Double]? {
    guard let font = Font(of: view), let height = view.frame?.height else { return nil }
    if view.name == "textView" { return [8 + font.ascent, 8 + font.descent] }
    let isOneLine = view.name != "label" || view["numberOfLines"] == nil
    let lines = isOneLine ? 1 : max(1, (height / font.lineHeight).rounded(.down))
    let free = (height - lines * font.lineHeight) / 2
    return [free + font.ascent, free + font.descent].map { ($0 * 1000).rounded() / 1000 }
  }
}
