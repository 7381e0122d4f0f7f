// Numbers as text: the fewest decimal digits that read back as the same number, in any locale.
//
// Steele and White's free-format algorithm, in exact integer arithmetic.

/// The significant digits of a positive number: 0.d₁d₂d₃… · 10^exponent.
struct Digits {
  private(set) var digits = InlineArray<17, UInt8>(repeating: 0)
  private(set) var count = 0
  private(set) var exponent = 0

  init(_ number: Double) {
    var rest = Rest(number)
    while rest.reachesOne {
      rest.divideByTen()
      exponent += 1
    }
    rest.multiplyByTen()
    while !rest.reachesOne {
      rest.multiplyByTen()
      exponent -= 1
    }
    while true {
      let digit = rest.takeDigit()
      let (canStay, canGoUp) = (rest.reachesZero, rest.reachesOne)
      if canStay || canGoUp {
        append(canGoUp && (!canStay || rest.isNearerToOne(after: digit)) ? digit + 1 : digit)
        return
      }
      append(digit)
      rest.multiplyByTen()
    }
  }

  private mutating func append(_ digit: UInt8) {
    digits[count] = digit
    count += 1
  }
}

/// The remainder of a number whose first digits are written: numerator / denominator. Any decimal that is nearer to it
/// than `below` and `above` (with the same denominator), which are half the distances to the neighbouring doubles,
/// reads back as the number itself.
private struct Rest {
  private var numerator: Natural
  private var denominator = Natural(1)
  private var below = Natural(1)
  private var above = Natural(1)
  /// A decimal halfway between two doubles is read as the one with the even significand, whose bounds are therefore
  /// included.
  private let isEven: Bool

  init(_ number: Double) {
    let isNormal = number.exponentBitPattern != 0
    let significand = number.significandBitPattern | (isNormal ? 1 << 52 : 0)
    let power = Int(isNormal ? number.exponentBitPattern : 1) - 1075
    isEven = significand & 1 == 0
    // All numbers are doubled so that halves are whole, and once more at a power of two, whose lower neighbour is half
    // as far away.
    let isNarrow = number.significandBitPattern == 0 && number.exponentBitPattern > 1
    let doublings = isNarrow ? 2 : 1
    numerator = Natural(significand)
    numerator.shiftLeft(max(power, 0) + doublings)
    denominator.shiftLeft(max(-power, 0) + doublings)
    below.shiftLeft(max(power, 0))
    above.shiftLeft(max(power, 0) + doublings - 1)
  }

  var reachesOne: Bool {
    var sum = numerator
    sum.add(above)
    return isEven ? sum.isAtLeast(denominator) : !denominator.isAtLeast(sum)
  }

  var reachesZero: Bool {
    isEven ? below.isAtLeast(numerator) : !numerator.isAtLeast(below)
  }

  /// Whether the remainder is nearer to one than to zero; halfway, whether rounding up makes the last digit even.
  func isNearerToOne(after digit: UInt8) -> Bool {
    var double = numerator
    double.shiftLeft(1)
    return digit & 1 == 0 ? !denominator.isAtLeast(double) : double.isAtLeast(denominator)
  }

  mutating func divideByTen() {
    denominator.multiply(by: 10)
  }

  mutating func multiplyByTen() {
    numerator.multiply(by: 10)
    below.multiply(by: 10)
    above.multiply(by: 10)
  }

  /// The whole part of a number below ten.
  mutating func takeDigit() -> UInt8 {
    var digit: UInt8 = 0
    while numerator.isAtLeast(denominator) {
      numerator.subtract(denominator)
      digit += 1
    }
    return digit
  }
}
