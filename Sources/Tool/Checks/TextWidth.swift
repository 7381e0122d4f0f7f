// How wide a text is, about. The tool has no fonts: these are the widths of the letters of Helvetica, in thousandths of the
// size of the font. Texts in the fonts of the system are within 5 percent of it, mostly.

import CCasement
import Documents
import Storyboards

private let widths: [Double] = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,  // space to /
  556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,  // 0 to ?
  1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,  // @ to O
  667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,  // P to _
  333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,  // ` to o
  556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,  // p to ~
]

/// Returns the width of the longest line of a text, in points.
func width(of text: String, size: Double) -> Double {
  let lines = text.unicodeScalars.split { $0.properties.isWhitespace && $0 != " " && $0 != "\u{a0}" }
  return lines.map { line in line.reduce(0) { $0 + width(of: $1) } * size / 1000 }.max() ?? 0
}

private func width(of scalar: Unicode.Scalar) -> Double {
  let place = Int(scalar.value) - 32
  if widths.indices.contains(place) { return widths[place] }
  // East Asian letters and pictures are as wide as high; marks that combine have no width.
  if scalar.properties.generalCategory == .nonspacingMark { return 0 }
  return scalar.value >= 0x2e80 ? 1000 : 556
}

extension ViewFacts {
  /// The width of the view where nothing stretches it; nil where the document does not say.
  var naturalWidth: Double? {
    guard let own = ownWidth else { return nil }
    let widths = own.texts.map { width(of: $0, size: fontSize) * 1.03 }
    let texts = own.isEqual ? (widths.max() ?? 0) * Double(widths.count) : widths.reduce(0, +)
    return max(own.least, (texts + own.padding * Double(widths.count)).rounded(.up))
  }
}

extension ViewFacts {
  /// Whether code may replace the text of the document, so that its length means nothing: that of a label with an outlet.
  var hasSampleText: Bool { element == "label" && hasOutlet }
}

extension CheckedLayout {
  /// Returns the width that the text of a view needs in this setting on one line; nil for a view without a known text.
  /// For another font than the system's it is a guess, by which no text is called cut.
  func textWidth(_ view: CheckedView) -> Double? {
    guard let facts = view.facts, [.text, .control].contains(facts.role), !facts.text.isEmpty else { return nil }
    guard ["label", "button"].contains(facts.element) else { return nil }
    return width(of: facts.text, size: facts.fontSize) * growth(facts)
  }

  /// Returns by how much the text of a view is larger in this setting.
  func growth(_ facts: ViewFacts) -> Double { facts.textStyle?.growth(whereBodyGrowsBy: setting.textSize) ?? 1 }

  /// Returns the part of a label's frame that its text covers, which is in the middle of its height: for one without a known
  /// text a line across all of it. Returns the frame of other views.
  func textBounds(of view: CheckedView) -> cas_rect {
    guard let facts = view.facts, facts.element == "label", view.frame.width > 0 else { return view.frame }
    guard let width = textWidth(view), !facts.hasSampleText else { return line(in: view.frame, facts) }
    var textBounds = view.frame
    // Words that wrap leave a tenth of a line empty.
    let lines = facts.mostLines == 1 || width <= textBounds.width ? 1 : (1.1 * width / textBounds.width).rounded(.up)
    let height = lines * facts.fontSize * 1.2 * growth(facts)
    if height < textBounds.height {
      textBounds.y += (textBounds.height - height) / 2
      textBounds.height = height
    }
    if width >= textBounds.width { return textBounds }
    let isFromRight = facts.textAlignment == "right" || facts.textAlignment == "natural" && setting.isRightToLeft
    let space = textBounds.width - width
    textBounds.x += facts.textAlignment == "center" ? space / 2 : isFromRight ? space : 0
    textBounds.width = width
    return textBounds
  }

  /// Returns the part of a view that must be seen: the title of a button, which is in the middle of its height, or the text.
  func shownBounds(of index: Int) -> cas_rect {
    guard let facts = views[index].facts, facts.element == "button", !facts.text.isEmpty else {
      return textBounds[index]
    }
    return line(in: views[index].frame, facts)
  }

  /// Returns a line of text across the middle of a frame.
  private func line(in frame: cas_rect, _ facts: ViewFacts) -> cas_rect {
    let height = min(frame.height, facts.fontSize * 1.2 * growth(facts))
    return cas_rect(x: frame.x, y: frame.y + (frame.height - height) / 2, width: frame.width, height: height)
  }

  /// Whether the text of a view is estimated to be smaller than the view along an axis.
  func isEstimated(_ index: Int, isHorizontal: Bool) -> Bool {
    let (bounds, frame) = (textBounds[index], views[index].frame)
    return isHorizontal ? bounds.width != frame.width : bounds.height != frame.height
  }

  /// Returns a length in which the bounds of the text of a view count: rounded where they are estimated.
  func amount(_ length: Double, of index: Int, isHorizontal: Bool) -> String {
    isEstimated(index, isHorizontal: isHorizontal) ? "about \(short(length.rounded()))" : short(length)
  }

  /// Whether it is not known how far across its frame the content of a view reaches: that of a label whose text code sets, or
  /// with another font than the system's, and of a view that keeps its content from the edges by itself.
  func hasUnknownWidth(_ view: CheckedView) -> Bool {
    guard let facts = view.facts else { return false }
    return facts.element == "label" && (facts.text.isEmpty || facts.hasSampleText || !facts.hasKnownFont)
      || facts.element == "searchBar"
  }
}
