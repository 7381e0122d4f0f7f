// SVG output: elements, attributes and numbers.

import Memory
import Notation
import Solver

extension Pieces {
  mutating func quote(_ bytes: UnsafeBufferPointer<UInt8>) {
    isQuoting = true
    write(bytes)
    isQuoting = false
  }

  // MARK: Attributes

  /// Writes a number with at most two decimals.
  @inline(never)
  package mutating func number(_ number: Double) {
    write((number * 100).rounded() / 100)
  }

  /// `_number`, for ids.
  mutating func part(_ number: Double) {
    write("_")
    self.number(number)
  }

  /// ` name="number"`
  @inline(never)
  mutating func attribute(_ name: StaticString, _ number: Double) {
    write(" ")
    write(name)
    write("=\"")
    self.number(number)
    write("\"")
  }

  @inline(never)
  package mutating func attribute(_ name: StaticString, _ value: StaticString) {
    write(" ")
    write(name)
    write("=\"")
    write(value)
    write("\"")
  }

  // MARK: Shapes

  /// Writes `<rect …`, without colours and the end of the tag.
  @inline(never)
  mutating func beginRect(_ rect: Rect, radius: Double = 0) {
    write("<rect")
    attribute("x", rect.x)
    attribute("y", rect.y)
    attribute("width", max(rect.width, 0))
    attribute("height", max(rect.height, 0))
    if radius > 0 { attribute("rx", radius) }
  }

  @inline(never)
  mutating func line(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) {
    write("<line")
    attribute("x1", start.x)
    attribute("y1", start.y)
    attribute("x2", end.x)
    attribute("y2", end.y)
    write("/>\n")
  }

  /// Writes `<text …` at a baseline, without the end of the tag.
  @inline(never)
  package mutating func beginText(x: Double, y: Double, size: Double) {
    write("<text")
    attribute("x", x)
    attribute("y", y)
    attribute("font-size", size)
  }
}
