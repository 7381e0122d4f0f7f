// The exponential function, with the same bits on every machine.
//
// The results of libm differ in the last bit between versions, and between processors with and without fused
// multiplication. This code uses only additions and multiplications in a fixed order, which IEEE 754 defines to the
// last bit.

import Layout
import Memory
import Solver
import Status

/// A number as the sum of two: `low` is at most half a unit in the last place of `high`.
private struct Pair {
  var high: Double
  var low: Double

  /// The exact sum.
  init(sum first: Double, _ second: Double) {
    high = first + second
    let part = high - first
    low = (first - (high - part)) + (second - part)
  }

  /// The exact sum of two numbers, the first of them the larger.
  init(ordered first: Double, _ second: Double) {
    high = first + second
    low = second - (high - first)
  }

  /// The exact product of two numbers, neither of them large.
  init(product first: Double, _ second: Double) {
    let (firstHigh, secondHigh) = (Self.half(first), Self.half(second))
    let (firstLow, secondLow) = (first - firstHigh, second - secondHigh)
    high = first * second
    low = ((firstHigh * secondHigh - high) + firstHigh * secondLow + firstLow * secondHigh) + firstLow * secondLow
  }

  /// The leading 26 bits, so that the product of two such numbers is exact.
  static func half(_ number: Double) -> Double {
    let scaled = number * 0x8000001p0
    return scaled - (scaled - number)
  }

  /// `first + number * second`, where the product is smaller than `first`.
  init(_ first: Double, plus number: Pair, times second: Pair) {
    let product = Pair(product: number.high, second.high)
    let sum = Pair(ordered: first, product.high)
    let rest = product.low + (number.high * second.low + number.low * second.high)
    self.init(ordered: sum.high, sum.low + rest)
  }
}

/// e to the power of `number`: at most 0.501 units in the last place from the exact value, rounded once where
/// the result is subnormal, infinite above the largest double, 0 below half of the smallest, NaN for NaN.
///
/// number = turns · ln 2 + rest, with |rest| ≤ ln 2 / 2; e^rest is a Taylor series, of which the terms that count are
/// added in pairs.
package func exponential(_ number: Double) -> Double {
  if number.isNaN { return number }
  if number > 710 { return .infinity }
  if number < -746 { return 0 }
  // Adding and subtracting 1.5 · 2^52 rounds to a whole number.
  let turns = (number * 0x1.71547652b82fep0 + 0x1.8p52) - 0x1.8p52
  let value = series(rest(of: number, turns))
  let power = Int(turns)
  // In two steps, because 2^1024 is not a double.
  if power > 0 { return value.high * twoTo(power - 1) * 2 }
  let scale = twoTo(power + 1022)
  let scaled = value.high * scale
  if scaled >= 1 { return scaled * 0x1p-1022 }
  // A subnormal number is a multiple of 2^-1074, as one between 1 and 2 is one of 2^-52.
  let sum = Pair(ordered: 1, scaled)
  return (sum.high + (sum.low + value.low * scale) - 1) * 0x1p-1022
}

/// number - turns · ln 2. The parts of ln 2 have 42, 42 and 53 bits, so that the first two products are exact.
private func rest(of number: Double, _ turns: Double) -> Pair {
  let first = Pair(sum: number, turns * -0x1.62e42fefa38p-1)
  let second = Pair(sum: first.high, turns * -0x1.ef35793c768p-45)
  return Pair(ordered: second.high, second.low + first.low + turns * 0x1.9ff0342542fc3p-90)
}

/// 1 + r + r²/2 + r³/6 + … + r¹⁵/15!
private func series(_ rest: Pair) -> Pair {
  let r = rest.high
  var tail = 1.0
  var divisor = 15.0
  while divisor > 4 {
    tail = 1 + r * tail / divisor
    divisor -= 1
  }
  let third = Pair(ordered: 0x1.5555555555555p-3, r * tail / 24)
  let sixth = Pair(ordered: third.high, third.low + 0x1.5555555555555p-57)
  let half = Pair(0.5, plus: sixth, times: rest)
  return Pair(1, plus: Pair(1, plus: half, times: rest), times: rest)
}

/// A power of two between the smallest and the largest normal number, or a product of two below that.
private func twoTo(_ power: Int) -> Double { Double(bitPattern: UInt64(truncatingIfNeeded: power + 1023) << 52) }
