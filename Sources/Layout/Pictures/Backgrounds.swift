// Background colours of views.

import Memory
import Notation
import Solver
import Status

extension Scene {
  /// Sets the background colour of a view in pictures, as 0xRRGGBBAA; 0 for the default.
  package mutating func setBackground(_ colour: UInt32, of item: ItemID) throws(Status) {
    items[try findView(item)].background = colour
  }
}

/// A colour as 0xRRGGBBAA.
struct Colour: BitwiseCopyable {
  let number: UInt32

  var opacity: Double { Double(number & 0xff) / 255 }

  /// Whether the colour, over white, is dark enough for white text.
  var isDark: Bool {
    let light = 0.299 * part(24) + 0.587 * part(16) + 0.114 * part(8)
    return light * opacity + 255 * (1 - opacity) < 120
  }

  func part(_ shift: UInt32) -> Double { Double(number >> shift & 0xff) }
}

extension Pieces {
  /// Writes ` fill="…"`, and `fill-opacity` for a translucent colour.
  @inline(never)
  mutating func fill(_ paint: Paint) {
    guard paint.background.number != 0 else { return attribute("fill", paint.fill) }
    write(" fill=\"#")
    for shift in stride(from: UInt32(28), through: 8, by: -4) { hexadecimal(paint.background.number >> shift & 15) }
    write("\"")
    if paint.background.opacity < 1 { attribute("fill-opacity", paint.background.opacity) }
  }

  private mutating func hexadecimal(_ digit: UInt32) {
    let letter = UInt8(digit < 10 ? 48 + digit : 87 + digit)
    withUnsafePointer(to: letter) { write(UnsafeBufferPointer(start: $0, count: 1)) }
  }
}
