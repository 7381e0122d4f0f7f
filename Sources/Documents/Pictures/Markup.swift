// SVG output: elements, attributes and numbers.

struct Markup {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }
  mutating func write(_ markup: [UInt8]) { bytes += markup }

  /// Writes a text of the scene: special characters of XML are escaped, and characters that XML does not allow become a
  /// space.
  mutating func quote(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": write("&amp;")
      case "<": write("&lt;")
      case ">": write("&gt;")
      case "\"": write("&quot;")
      case _ where scalar.value < 0x20 || scalar.value == 0xfffe || scalar.value == 0xffff: write(" ")
      default: bytes.append(contentsOf: UTF8.encode(scalar)!)
      }
    }
  }

  // MARK: Attributes

  /// Writes a number with at most two decimals.
  mutating func number(_ number: Double) { write(decimal(number)) }

  /// Writes ` name="number"`.
  mutating func attribute(_ name: String, _ number: Double) { attribute(name, decimal(number)) }

  /// Writes ` name="value"`.
  mutating func attribute(_ name: String, _ value: String) {
    write(" ")
    write(name)
    write("=\"")
    write(value)
    write("\"")
  }

  /// Writes ` fill="…"`, and `fill-opacity` for a translucent colour.
  mutating func fill(_ paint: Paint) {
    guard paint.background.number != 0 else { return attribute("fill", paint.fill) }
    attribute("fill", paint.background.text)
    if paint.background.opacity < 1 { attribute("fill-opacity", paint.background.opacity) }
  }

  // MARK: Shapes

  /// Writes `<rect …`, without colours and the end of the tag.
  mutating func beginRect(_ rect: Rect, radius: Double = 0) {
    write("<rect")
    attribute("x", rect.x)
    attribute("y", rect.y)
    attribute("width", max(rect.width, 0))
    attribute("height", max(rect.height, 0))
    if radius > 0 { attribute("rx", radius) }
  }

  mutating func line(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) {
    write("<line")
    attribute("x1", start.x)
    attribute("y1", start.y)
    attribute("x2", end.x)
    attribute("y2", end.y)
    write("/>\n")
  }

  /// Writes `<text …` at a baseline, without the end of the tag.
  mutating func beginText(x: Double, y: Double, size: Double) {
    write("<text")
    attribute("x", x)
    attribute("y", y)
    attribute("font-size", size)
  }
}

/// Returns a number with at most two decimals, in as few digits as possible. Zero has no sign. Numbers beyond 1e15,
/// which no picture shows, are written as 1e15, and NaN, a difference of two infinite numbers, as 0: SVG has no other
/// numbers.
func decimal(_ number: Double) -> String {
  let limit = 1e15
  if number.isNaN { return "0" }
  let rounded = (min(max(number, -limit), limit) * 100).rounded() / 100
  if rounded == 0 { return "0" }
  let text = String(rounded)
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
