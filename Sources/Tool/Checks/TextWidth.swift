// How wide the texts of views are, about.

import CCasement
import Documents
import Pictures
import Storyboards

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
  /// Whether the text of the document is not that of the app, so that its length means nothing: that of a label with an
  /// outlet or a tag, by which code finds it, the key of a translation, and what Xcode gives a new view.
  var hasSampleText: Bool {
    element == "label" && (hasOutlet || hasTag || text == "Label") || element == "button" && text == "Button"
      || isTranslationKey
  }

  /// Whether the text is one word of letters of English, digits, `_` and `.` that begins with a letter, and has `_` inside, as
  /// `login_title`. A line to write on, or an address, is none.
  private var isTranslationKey: Bool {
    guard let first = text.utf8.first, let last = text.utf8.last else { return false }
    let isLetter = { (byte: UInt8) in (0x61...0x7a).contains(byte | 0x20) }
    let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
    return isLetter(first) && (isLetter(last) || isDigit(last)) && text.utf8.contains(0x5f)
      && text.utf8.allSatisfy { isLetter($0) || isDigit($0) || $0 == 0x5f || $0 == 0x2e }
  }
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
  /// text a line across all of it. Of a button that draws only its title it is the part above and below that. Returns the frame
  /// of other views.
  func textBounds(of view: CheckedView) -> cas_rect {
    guard let facts = view.facts, view.frame.width > 0 else { return view.frame }
    if facts.element == "button", facts.textAlignment != "fill", !facts.text.isEmpty, let width = facts.naturalWidth {
      // One that is as wide as its title has no empty ends, whatever the estimate.
      let isFull = facts.textAlignment == "center" && view.frame.width < view.intrinsic.width + 1
      return isFull ? view.frame : side(of: view.frame, width * growth(facts), facts)
    }
    guard facts.element == "label" else { return view.frame }
    guard let width = textWidth(view), !facts.hasSampleText else { return line(in: view.frame, facts) }
    var textBounds = view.frame
    // Words that wrap leave a tenth of a line empty.
    let lines = facts.mostLines == 1 || width <= textBounds.width ? 1 : (1.1 * width / textBounds.width).rounded(.up)
    let height = lines * facts.fontSize * 1.2 * growth(facts)
    if height < textBounds.height {
      textBounds.y += (textBounds.height - height) / 2
      textBounds.height = height
    }
    return side(of: textBounds, width, facts)
  }

  /// Returns the part of a frame in which a text of a width is.
  private func side(of frame: cas_rect, _ width: Double, _ facts: ViewFacts) -> cas_rect {
    let space = frame.width - width
    if space <= 0 { return frame }
    let isFromRight = facts.textAlignment == "right" || facts.textAlignment == "natural" && setting.isRightToLeft
    let left = facts.textAlignment == "center" ? space / 2 : isFromRight ? space : 0
    return cas_rect(x: frame.x + left, y: frame.y, width: width, height: frame.height)
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
