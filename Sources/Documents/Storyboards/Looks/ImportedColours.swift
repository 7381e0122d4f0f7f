// Colours of a document: numbers, colours of the system, and named colours of its resources.

import Documents
import Pictures

/// Colours of UIKit that have one value, by their names without `Color`.
private let fixed: [(name: String, number: UInt32)] = [
  ("white", 0xffffffff), ("black", 0x000000ff), ("red", 0xff0000ff), ("green", 0x00ff00ff), ("blue", 0x0000ffff),
  ("yellow", 0xffff00ff), ("orange", 0xff8000ff), ("purple", 0x800080ff), ("brown", 0x996633ff), ("cyan", 0x00ffffff),
  ("magenta", 0xff00ffff), ("gray", 0x808080ff), ("darkGray", 0x555555ff), ("lightGray", 0xaaaaaaff),
  ("clear", 0x00000000), ("viewFlipsideBackground", 0x1f2124ff), ("scrollViewTexturedBackground", 0x6f7179ff),
  ("tableCellPlainBackground", 0xffffffff),
]

extension Importer {
  /// Returns the colour of a view with a key; nil if it has none that is known.
  func tone(_ key: String, of element: Element) -> Tone? { element.child(key: key, classes).flatMap { tone($0) } }

  func tone(_ colour: Element) -> Tone? {
    if let name = colour["systemColor"] ?? colour["cocoaTouchSystemColor"] ?? colour["catalogColorName"] {
      let short = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
      if let found = Tone.named.first(where: { $0.name == short }) { return found.tone }
      if let found = fixed.first(where: { $0.name == short }) { return Tone(found.number) }
      return resource("systemColor", name)
    }
    if let name = colour["name"] { return resource("namedColor", name) }
    return number(of: colour).map { Tone($0) }
  }

  /// Returns a colour that the document stores for a name.
  private func resource(_ kind: String, _ name: String) -> Tone? {
    let found = storyboard.tree.root.child("resources")?.children.first { $0.name == kind && $0["name"] == name }
    return found?.child("color").flatMap { number(of: $0) }.map { Tone($0) }
  }

  private func number(of colour: Element) -> UInt32? {
    func part(_ name: String) -> Double? { colour[name].flatMap { decimalNumber($0, in: -10...10) } }
    func byte(_ part: Double) -> UInt32 { UInt32((min(max(part, 0), 1) * 255).rounded()) }
    let alpha = byte(part("alpha") ?? 1)
    if let white = part("white") { return byte(white) * 0x0101_0100 | alpha }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
    return byte(red) << 24 | byte(green) << 16 | byte(blue) << 8 | alpha
  }
}
