// What elements inherit from those around them.

struct Pen {
  var fill: String? = "#000000"
  var fillOpacity = 1.0
  var stroke: String?
  var strokeWidth = 1.0
  var dashes: [Double] = []
  /// Of everything in an element. The library never lays half transparent groups over each other.
  var opacity = 1.0
  var fontSize = 11.0
  var isBold = false
  var isItalic = false
  var anchor = "start"
  var transform: Transform
  var clip: Box

  mutating func inherit(from element: Element) {
    if let value = element["fill"] { fill = value == "none" ? nil : value }
    if let value = element["fill-opacity"].flatMap({ Double($0) }) { fillOpacity = value }
    if let value = element["stroke"] { stroke = value == "none" ? nil : value }
    if let value = element["stroke-width"].flatMap({ Double($0) }) { strokeWidth = value }
    if let value = element["stroke-dasharray"] {
      dashes = value.split(whereSeparator: { $0 == " " || $0 == "," }).compactMap { Double($0) }
    }
    if let value = element["opacity"].flatMap({ Double($0) }) { opacity *= value }
    if let value = element["font-size"].flatMap({ Double($0) }) { fontSize = value }
    if let value = element["font-weight"] { isBold = value == "bold" }
    if let value = element["font-style"] { isItalic = value == "italic" }
    if let value = element["text-anchor"] { anchor = value }
    if let value = element["transform"] { transform = transform.applied(to: Pen.transform(value)) }
  }

  /// `translate(300 0)` or `rotate(-90 20 30)`.
  static func transform(_ text: String) -> Transform {
    let parts = text.split(whereSeparator: { "(), ".contains($0) })
    let numbers = parts.dropFirst().compactMap { Double($0) }
    switch (parts.first, numbers.count) {
    case ("translate", 1...): return .translation(numbers[0], numbers.count > 1 ? numbers[1] : 0)
    case ("rotate", 1...):
      return .rotation(numbers[0], around: numbers.count > 2 ? Point(x: numbers[1], y: numbers[2]) : Point(x: 0, y: 0))
    default: return Transform()
    }
  }

  /// `#3b4252`
  static func colour(_ text: String) -> Colour? {
    guard text.hasPrefix("#"), text.utf8.count == 7, let number = UInt32(text.dropFirst(), radix: 16) else {
      return nil
    }
    return Colour(
      red: UInt8(number >> 16), green: UInt8(number >> 8 & 0xff), blue: UInt8(number & 0xff))
  }
}
