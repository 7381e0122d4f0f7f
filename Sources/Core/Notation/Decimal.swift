// Numbers from text: the double nearest to a decimal, whatever the locale.

/// A decimal number that is read digit by digit: significand · 10^exponent.
///
/// The first nineteen digits count, two more than any double needs; later digits only scale. The value is the nearest
/// double; halfway cases round to even.
package struct Decimal {
  private var significand: UInt64 = 0
  private var exponent = 0

  package init() {}

  package mutating func append(_ digit: UInt8, isFraction: Bool) {
    if significand < 1_000_000_000_000_000_000 {
      significand = significand * 10 + UInt64(digit)
      if isFraction { exponent -= 1 }
    } else if !isFraction {
      exponent += 1
    }
  }

  /// Multiplies by a power of ten. The exponent saturates.
  package mutating func scale(by power: Int) {
    exponent += min(max(power, -100_000), 100_000)
  }

  /// The value; infinite if no double is large enough.
  package var value: Double {
    if significand == 0 { return 0 }
    // Both factors are exact, so that one operation rounds once.
    if significand <= 1 << 53, exponent.magnitude <= 22 {
      let power = Self.power(of: exponent.magnitude)
      return exponent < 0 ? Double(significand) / power : Double(significand) * power
    }
    if exponent > 309 { return .infinity }
    return exponent < -345 ? 0 : nearest
  }

  private static func power(of exponent: UInt) -> Double {
    var power = 1.0
    for _ in 0..<exponent { power *= 10 }
    return power
  }

  /// Long division in exact integers: scales numerator / denominator to between 1 and 2, then computes the bits of the
  /// double one by one.
  private var nearest: Double {
    var numerator = Natural(significand)
    var denominator = Natural(1)
    for _ in 0..<max(exponent, 0) { numerator.multiply(by: 10) }
    for _ in 0..<max(-exponent, 0) { denominator.multiply(by: 10) }
    var power = 0
    while numerator.isAtLeast(denominator) {
      denominator.shiftLeft(1)
      power += 1
    }
    while !numerator.isAtLeast(denominator) {
      numerator.shiftLeft(1)
      power -= 1
    }
    if power > 1023 { return .infinity }
    // Subnormal numbers have fewer bits, down to none.
    let count = min(53, power + 1075)
    if count < 0 { return 0 }
    var bits: UInt64 = 0
    for _ in 0..<count {
      bits = bits << 1 | takeBit(&numerator, denominator)
    }
    let isHalf = takeBit(&numerator, denominator) == 1
    if isHalf, bits & 1 == 1 || !numerator.isZero { bits += 1 }
    // The leading bit of a normal number counts into the exponent; so does a carry.
    return Double(bitPattern: UInt64(max(power + 1022, 0)) << 52 + bits)
  }

  private func takeBit(_ numerator: inout Natural, _ denominator: borrowing Natural) -> UInt64 {
    let isOne = numerator.isAtLeast(denominator)
    if isOne { numerator.subtract(denominator) }
    numerator.shiftLeft(1)
    return isOne ? 1 : 0
  }
}
