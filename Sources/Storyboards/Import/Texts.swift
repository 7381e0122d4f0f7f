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
    // Where there is too little room it begins at the top.
    let first = max(0, (height - lines * font.lineHeight) / 2) + font.ascent
    return [first, height - first - (lines - 1) * font.lineHeight].map { ($0 * 1000).rounded() / 1000 }
  }
}
