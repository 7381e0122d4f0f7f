// Numbers from text, for `Double(String)`: the Embedded standard library leaves that to the system.

import Notation

private func isDigit(_ byte: CChar) -> Bool { byte >= 48 && byte <= 57 }

/// Reads a number as strtod() does, without infinities, NaN and hexadecimal. Returns where it ends, nil if there is none.
@_cdecl("_swift_stdlib_strtod_clocale")
public func readNumber(_ text: UnsafePointer<CChar>, _ number: UnsafeMutablePointer<Double>) -> UnsafePointer<CChar>? {
  var at = text
  var decimal = Decimal()
  let isNegative = at.pointee == 45
  if isNegative || at.pointee == 43 { at += 1 }
  var digits = 0
  var isFraction = false
  while isDigit(at.pointee) || (at.pointee == 46 && !isFraction) {
    if at.pointee == 46 {
      isFraction = true
    } else {
      decimal.append(UInt8(at.pointee - 48), isFraction: isFraction)
      digits += 1
    }
    at += 1
  }
  guard digits > 0 else { return nil }
  if at.pointee | 32 == 101 {
    var exponent = at + 1
    let isSmall = exponent.pointee == 45
    if isSmall || exponent.pointee == 43 { exponent += 1 }
    if isDigit(exponent.pointee) {
      var power = 0
      while isDigit(exponent.pointee) {
        power = min(power * 10 + Int(exponent.pointee - 48), 100_000)
        exponent += 1
      }
      decimal.scale(by: isSmall ? -power : power)
      at = exponent
    }
  }
  number.pointee = isNegative ? -decimal.value : decimal.value
  return at
}
