// SVG as text: elements, numbers, and names that must not be taken for markup.

package import Memory
package import Notation
package import Solver

/// Text on its way into a picture.
///
/// While `isQuoting`, what is written are words of the scene: characters that
/// mean something in XML are escaped, and those that XML cannot hold left out.
struct Markup<Output: Text>: Text {
  var output: Output
  var isQuoting = false

  mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard isQuoting else { return output.write(bytes) }
    for byte in bytes {
      switch byte {
      case Byte("&"): output.write("&amp;")
      case Byte("<"): output.write("&lt;")
      case Byte(">"): output.write("&gt;")
      case Byte("\""): output.write("&quot;")
      case 0..<0x20: output.write(" ")
      default: output.write(byte)
      }
    }
  }

  mutating func quote(_ bytes: UnsafeBufferPointer<UInt8>) {
    isQuoting = true
    write(bytes)
    isQuoting = false
  }

  // MARK: Attributes

  /// A number with two decimals at most: finer than anybody sees.
  mutating func number(_ number: Double) {
    write((number * 100).rounded() / 100)
  }

  /// ` name="number"`
  mutating func attribute(_ name: StaticString, _ number: Double) {
    write(" ")
    write(name)
    write("=\"")
    self.number(number)
    write("\"")
  }

  mutating func attribute(_ name: StaticString, _ value: StaticString) {
    write(" ")
    write(name)
    write("=\"")
    write(value)
    write("\"")
  }

  // MARK: Shapes

  /// `<rect …` up to where its colours come.
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

  /// `<text …` on a baseline, up to where its attributes end.
  mutating func beginText(x: Double, y: Double, size: Double) {
    write("<text")
    attribute("x", x)
    attribute("y", y)
    attribute("font-size", size)
  }
}

/// Counts characters instead of writing them.
struct Ruler: Text {
  var characters = 0

  mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    for byte in bytes where byte & 0xc0 != 0x80 { characters += 1 }
  }
}
