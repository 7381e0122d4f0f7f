// Big integers, for the exact conversion of doubles to decimal digits and back.

/// A whole number of up to 1,184 bits, least significant word first: enough for any double times a few tens.
struct Natural {
  private var words = InlineArray<37, UInt32>(repeating: 0)
  /// All words from here on are 0.
  private var count = 2

  init(_ value: UInt64) {
    words[0] = UInt32(truncatingIfNeeded: value)
    words[1] = UInt32(truncatingIfNeeded: value >> 32)
  }

  @inline(never)
  mutating func multiply(by factor: UInt64) {
    var carry: UInt64 = 0
    for index in 0..<count {
      carry += UInt64(words[index]) * factor
      words[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    append(carry)
  }

  mutating func shiftLeft(_ bits: Int) {
    for _ in 0..<bits / 32 { multiply(by: 1 << 32) }
    multiply(by: 1 << UInt64(bits % 32))
  }

  @inline(never)
  mutating func add(_ other: borrowing Natural) {
    var carry: UInt64 = 0
    count = max(count, other.count)
    for index in 0..<count {
      carry += UInt64(words[index]) + UInt64(other.words[index])
      words[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    append(carry)
  }

  /// Subtracts a number that is not greater.
  @inline(never)
  mutating func subtract(_ other: borrowing Natural) {
    var borrow: UInt32 = 0
    for index in 0..<count {
      let (first, underflow) = words[index].subtractingReportingOverflow(other.words[index])
      let (second, again) = first.subtractingReportingOverflow(borrow)
      words[index] = second
      borrow = underflow || again ? 1 : 0
    }
  }

  @inline(never)
  borrowing func isAtLeast(_ other: borrowing Natural) -> Bool {
    for index in stride(from: max(count, other.count) - 1, through: 0, by: -1)
    where words[index] != other.words[index] {
      return words[index] > other.words[index]
    }
    return true
  }

  var isZero: Bool {
    for index in 0..<count where words[index] != 0 { return false }
    return true
  }

  private mutating func append(_ carry: UInt64) {
    guard carry > 0 else { return }
    words[count] = UInt32(truncatingIfNeeded: carry)
    count += 1
  }
}
