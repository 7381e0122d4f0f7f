// Numbers as text: the fewest decimal digits that read back as the same number, whatever the locale.
//
// Steele and White's free-format algorithm with exact integers. The number is numerator / denominator, and every
// decimal closer to it than `below` or `above` (half the way to its neighbours) reads back as the number itself; digits
// are produced until one such decimal is met. Nothing is rounded, so there is nothing to get wrong at the edges.

/// The significant digits of a positive number: 0.d₁d₂d₃… · 10^exponent.
struct Digits {
  private(set) var digits = InlineArray<17, UInt8>(repeating: 0)
  private(set) var count = 0
  private(set) var exponent = 0

  init(_ number: Double) {
    let significand = number.significandBitPattern
    let isNormal = number.exponentBitPattern != 0
    let power = Int(isNormal ? number.exponentBitPattern : 1) - 1075
    // The neighbour below is nearer when the number is a power of two. Everything is doubled to keep halves whole.
    let isNarrow = isNormal && significand == 0 && number.exponentBitPattern > 1
    let shift = isNarrow ? 2 : 1
    var numerator = Natural(isNormal ? significand | 1 << 52 : significand)
    var denominator = Natural(1)
    var below = Natural(1)
    var above = Natural(isNarrow ? 2 : 1)
    numerator.shiftLeft(max(power, 0) + shift)
    denominator.shiftLeft(max(-power, 0) + shift)
    below.shiftLeft(max(power, 0))
    above.shiftLeft(max(power, 0))

    // A number halfway between two decimals goes to the one with the even significand, so its bounds are inside.
    let isEven = significand & 1 == 0
    while reaches(numerator, above, denominator, inclusive: isEven) {
      denominator.multiply(by: 10)
      exponent += 1
    }
    while true {
      numerator.multiply(by: 10)
      below.multiply(by: 10)
      above.multiply(by: 10)
      if reaches(numerator, above, denominator, inclusive: isEven) { break }
      exponent -= 1
    }
    while true {
      var digit: UInt8 = 0
      while numerator.isAtLeast(denominator) {
        numerator.subtract(denominator)
        digit += 1
      }
      let canStay = isEven ? below.isAtLeast(numerator) : !numerator.isAtLeast(below)
      let canGoUp = reaches(numerator, above, denominator, inclusive: isEven)
      if canStay || canGoUp {
        // What is left decides which decimal is nearer; at one half, the even digit.
        numerator.shiftLeft(1)
        let isNearerUp = digit & 1 == 0 ? !denominator.isAtLeast(numerator) : numerator.isAtLeast(denominator)
        append(canGoUp && (!canStay || isNearerUp) ? digit + 1 : digit)
        return
      }
      append(digit)
      numerator.multiply(by: 10)
      below.multiply(by: 10)
      above.multiply(by: 10)
    }
  }

  private mutating func append(_ digit: UInt8) {
    digits[count] = digit
    count += 1
  }
}

/// Whether number + margin reaches the bound, the bound itself counting when it is inclusive.
private func reaches(_ number: Natural, _ margin: Natural, _ bound: Natural, inclusive: Bool) -> Bool {
  var sum = number
  sum.add(margin)
  return inclusive ? sum.isAtLeast(bound) : !bound.isAtLeast(sum)
}

/// A whole number of up to 1,184 bits, least significant word first: enough for any double times a few tens.
private struct Natural {
  private static var size: Int { 37 }
  private var words = InlineArray<37, UInt32>(repeating: 0)

  init(_ value: UInt64) {
    words[0] = UInt32(truncatingIfNeeded: value)
    words[1] = UInt32(truncatingIfNeeded: value >> 32)
  }

  mutating func multiply(by factor: UInt64) {
    var carry: UInt64 = 0
    for index in 0..<Natural.size {
      carry += UInt64(words[index]) * factor
      words[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
  }

  mutating func shiftLeft(_ bits: Int) {
    for _ in 0..<bits / 32 { multiply(by: 1 << 32) }
    multiply(by: 1 << UInt64(bits % 32))
  }

  mutating func add(_ other: Natural) {
    var carry: UInt64 = 0
    for index in 0..<Natural.size {
      carry += UInt64(words[index]) + UInt64(other.words[index])
      words[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
  }

  /// Subtracts a number that is not greater.
  mutating func subtract(_ other: Natural) {
    var borrow: UInt32 = 0
    for index in 0..<Natural.size {
      let (first, underflow) = words[index].subtractingReportingOverflow(other.words[index])
      let (second, again) = first.subtractingReportingOverflow(borrow)
      words[index] = second
      borrow = underflow || again ? 1 : 0
    }
  }

  func isAtLeast(_ other: Natural) -> Bool {
    for index in stride(from: Natural.size - 1, through: 0, by: -1) where words[index] != other.words[index] {
      return words[index] > other.words[index]
    }
    return true
  }
}
