import Testing

@testable import Solver

/// Numbers with more digits than a double, and the recognition of fractions.
@Suite struct NumberTests {
  @Test func `double-double keeps what a double loses in a sum`() {
    let tiny = 0x1p-80
    let sum = DoubleDouble(1) + DoubleDouble(tiny)
    #expect(sum.high == 1)
    #expect(sum.low == tiny)
    #expect((sum - DoubleDouble(1)).high == tiny)
    let cancelled = DoubleDouble(1e16) + DoubleDouble(1) - DoubleDouble(1e16)
    #expect(cancelled.high == 1)
  }

  @Test func `a product in double-double is exact if it has twice the digits of a double`() {
    let factor = 1 + 0x1p-40
    let square = DoubleDouble(factor) * factor
    // (1 + t)² = 1 + 2t + t²
    #expect(square.high == 1 + 0x1p-39)
    #expect(square.low == 0x1p-80)
  }

  @Test(arguments: [3, 7, 1e-9, -12345.678, 1e200]) func `a quotient times its divisor is the dividend`(divisor: Double)
  {
    let back = DoubleDouble(1) / divisor * divisor - DoubleDouble(1)
    #expect(abs(back.high) < 1e-31)
  }

  @Test func `a sum or product that overflows is not finite`() {
    let largest = DoubleDouble(.greatestFiniteMagnitude)
    #expect(!(largest + largest).high.isFinite)
    #expect(!(largest * 2).high.isFinite)
  }

  @Test(arguments: [(1, 3), (200, 3), (-22, 7), (1, 65535), (12345, 1024), (100, 1)])
  func `a value that is a fraction but for rounding becomes the nearest double to it`(numerator: Int, denominator: Int)
  {
    let exact = Double(numerator) / Double(denominator)
    for off in [exact.ulp, -exact.ulp, 0] { #expect(Fraction.nearest(exact + off, among: abs(exact)) == exact) }
  }

  @Test(arguments: [0.12345678901, 3.14159265358979, 1e-7, 100.00000001])
  func `any other value stays as it is`(value: Double) {
    #expect(Fraction.nearest(value, among: abs(value)) == value)
  }

  @Test func `numbers of at most twenty binary places are short`() {
    #expect(!Fraction.isLong(0.5))
    #expect(!Fraction.isLong(1234 + 0x1p-20))
    #expect(Fraction.isLong(1234 + 0x1p-21))
    #expect(Fraction.isLong(1.0 / 3))
  }

  @Test func `coefficients are wide if they differ by more than a factor of 4,096`() {
    var spread = Spread()
    for coefficient in [1.0, -4096] { spread.note(coefficient) }
    #expect(!spread.isWide)
    spread.note(0.99)
    #expect(spread.isWide)
    #expect(!spread.isExtreme)
    // Others than the least and the largest may go without a new measurement.
    spread.forget(-1)
    #expect(!spread.isStale)
    spread.forget(-4096)
    #expect(spread.isStale)
  }

  @Test func `a repair may visit as much as a build has, in proportion to the terms`() {
    var limit = RepairLimit()
    #expect(limit.most(terms: 10) == 1000)
    limit.begin(terms: 2000, isBuild: true, isLimited: true)
    #expect(limit.mostVisits == .max)
    limit.end(visited: 50_000, terms: 2000)
    #expect(limit.most(terms: 2000) == 50_000)
    #expect(limit.most(terms: 1000) == 25_000)
    #expect(limit.most(terms: 10) == 1000)
    // A build that is cheap still leaves four visits for each term.
    limit.begin(terms: 2000, isBuild: true, isLimited: true)
    limit.end(visited: 10, terms: 2000)
    #expect(limit.most(terms: 2000) == 8000)
  }
}
