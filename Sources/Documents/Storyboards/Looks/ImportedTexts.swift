// Texts of views with their fonts.

import Documents
import Pictures

private let weights: [(name: String, weight: Int)] = [
  ("thin", 100), ("ultraLight", 200), ("light", 300), ("regular", 400), ("medium", 500), ("semibold", 600),
  ("bold", 700), ("heavy", 800), ("black", 900),
]

/// Parts of the names of fonts, longer ones first.
private let namedWeights: [(part: String, weight: Int)] = [
  ("ultralight", 200), ("extralight", 200), ("semibold", 600), ("demibold", 600), ("extrabold", 800), ("thin", 100),
  ("light", 300), ("medium", 500), ("heavy", 800), ("black", 900), ("bold", 700),
]

extension Importer {
  /// Returns the text that a view shows, with its font.
  func textLook(of view: View) -> TextLook {
    var text = TextLook()
    text.string = shownText(of: view)
    text.placeholder = view["placeholder"] ?? string("placeholder", in: view.element) ?? ""
    text.alignment = alignment(view["textAlignment"])
    text.lines = whole("numberOfLines", of: view, TextLook.someLines) ?? (view.name == "textView" ? 0 : 1)
    text.cut = cut(view["lineBreakMode"])
    text.leastScale = view.name == "label" ? leastScale(of: view) : 1
    text.size = Font.size(of: view) ?? 17
    readFont(view.element.child(key: "fontDescription", classes), &text)
    text.tone = tone("textColor", of: view.element) ?? tone("titleColor", of: view.element)
    readAttributed(view.element, &text)
    return text
  }

  /// Returns a whole number of a view, or the nearest that a look can have; nil for none.
  func whole(_ name: String, of view: View, _ allowed: ClosedRange<Int>) -> Int? {
    view[name].flatMap { Int($0) }.map { min(max($0, allowed.lowerBound), allowed.upperBound) }
  }

  private func shownText(of view: View) -> String {
    if let text = view["text"] ?? string("text", in: view.element) { return text }
    // A configuration has the title; Xcode leaves the former title in the state.
    let holders = [view.element.child("buttonConfiguration"), normalState(of: view.element)].compactMap { $0 }
    return holders.lazy.compactMap { $0["title"] ?? string("title", in: $0) }.first ?? ""
  }

  func normalState(of element: Element) -> Element? {
    element.children.first { $0.name == "state" && $0.key == "normal" }
  }

  /// Returns a text that is an element.
  func string(_ key: String, in element: Element) -> String? {
    let found = element.children.first { $0.key == key && ["string", "mutableString"].contains($0.name) }
    return found.flatMap { $0["base64-UTF8"] == nil && !$0.text.isEmpty ? $0.text : nil }
  }

  func alignment(_ name: String?) -> TextLook.Alignment {
    switch name {
    case "center": .center
    case "right": .right
    case "left": .left
    default: .natural
    }
  }

  private func cut(_ mode: String?) -> TextLook.Cut {
    switch mode {
    case "headTruncation": .head
    case "middleTruncation": .middle
    case "clip": .clip
    default: .tail
    }
  }

  func readFont(_ font: Element?, _ text: inout TextLook) {
    guard let font else { return }
    if let style = font["style"] {
      if let known = TextStyle.named(style) { text.size = known.size }
      if style == "UICTFontTextStyleHeadline" { text.weight = 600 }
    }
    if let size = font["pointSize"] ?? font["size"] { text.size = decimalNumber(size, in: 1...1000) ?? text.size }
    switch font["type"] ?? font["metaFont"] ?? "" {
    case "boldSystem", "systemBold": text.weight = 700
    case "italicSystem": text.isItalic = true
    default: break
    }
    if let weight = weights.first(where: { $0.name == font["weight"] }) { text.weight = weight.weight }
    guard let name = font["name"].map({ Array($0.utf8).map { $0 | 0x20 } }) else { return }
    if let found = namedWeights.first(where: { contains(name, $0.part) }) { text.weight = found.weight }
    if contains(name, "italic") || contains(name, "oblique") { text.isItalic = true }
  }

  private func contains(_ name: [UInt8], _ part: String) -> Bool {
    let part = Array(part.utf8)
    guard part.count <= name.count else { return false }
    return (0...(name.count - part.count)).contains { name[$0..<($0 + part.count)].elementsEqual(part) }
  }

  /// Reads an attributed text: all its fragments, with the font of the first.
  private func readAttributed(_ element: Element, _ text: inout TextLook) {
    let holders = [element.child("buttonConfiguration"), normalState(of: element), element].compactMap { $0 }
    func attributed(_ holder: Element) -> Element? {
      holder.child(key: "attributedText") ?? holder.child(key: "attributedTitle")
    }
    let found = holders.first { $0["title"] != nil || attributed($0) != nil }.flatMap { attributed($0) }
    let fragments = (found?.child("fragments") ?? found)?.children.filter { $0.name == "fragment" } ?? []
    guard let first = fragments.first else { return }
    text.string = fragments.map { $0["content"] ?? string("content", in: $0) ?? "" }.joined()
    guard let attributes = first.child("attributes") else { return }
    readFont(attributes.child(key: "NSFont"), &text)
    if let tone = attributes.child(key: "NSColor").flatMap({ self.tone($0) }) { text.tone = tone }
    let alignment = alignment(attributes.child(key: "NSParagraphStyle")?["alignment"])
    if alignment != .natural { text.alignment = alignment }
  }
}
