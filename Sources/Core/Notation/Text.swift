// Text output.

import CLibrary

/// Something that takes UTF-8 bytes.
package protocol Text {
  mutating func write(_ bytes: UnsafeBufferPointer<UInt8>)
}

extension Text {
  package mutating func write(_ text: StaticString) {
    write(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  package mutating func write(_ byte: UInt8) {
    withUnsafePointer(to: byte) { write(UnsafeBufferPointer(start: $0, count: 1)) }
  }

  package mutating func write(zeroTerminated text: UnsafePointer<CChar>) {
    let bytes = UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self)
    write(UnsafeBufferPointer(start: bytes, count: strlen(text)))
  }

  package mutating func write(_ number: Int) {
    if number < 0 { write("-") }
    write(digits: number.magnitude)
  }

  /// Writes an id, which an `Int` of 32 bits cannot hold.
  package mutating func write(_ number: UInt32) { write(digits: UInt(number)) }

  private mutating func write(digits number: UInt) {
    var divisor: UInt = 1
    while number / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      write(UInt8(48 + number / divisor % 10))
      divisor /= 10
    }
  }

  /// Plain digits as long as they are readable (`0.001`, `8`, `120000`), else with an exponent (`1e-7`).
  package mutating func write(_ number: Double) {
    if number.isNaN { return write("nan") }
    if number == 0 { return write("0") }
    if number < 0 { write("-") }
    if number.isInfinite { return write("inf") }
    let digits = Digits(number.magnitude)
    if (-5...16).contains(digits.exponent) {
      write(digits, point: digits.exponent)
    } else {
      write(digits, point: 1)
      write("e")
      write(digits.exponent - 1)
    }
  }

  /// The digits with the decimal point after the first `point` of them, and zeros where there are none.
  private mutating func write(_ digits: Digits, point: Int) {
    for place in min(point, 1) - 1..<max(point, digits.count) {
      if place == point { write(".") }
      write(48 + (digits.digits.indices.contains(place) ? digits.digits[place] : 0))
    }
  }
}
