import Testing

@testable import Screen

@Suite struct ExponentialTests {
  /// Returns the error of the result in units in the last place of the nearest double.
  private func error(_ row: (power: UInt64, nearest: UInt64, beyond: Double)) -> Double {
    let result = exponential(Double(bitPattern: row.power))
    return abs(Double(Int64(bitPattern: result.bitPattern) - Int64(bitPattern: row.nearest)) - row.beyond)
  }

  @Test func `the exponential is within 0.501 units in the last place of the exact value`() {
    #expect(exponentials.count > 300)
    for row in exponentials {
      #expect(error(row) <= 0.501, "e^\(Double(bitPattern: row.power))")
    }
  }

  @Test func `the exponential of 0 is 1 and of infinities infinity and 0`() {
    #expect(exponential(0) == 1)
    #expect(exponential(-0.0) == 1)
    #expect(exponential(.infinity) == .infinity)
    #expect(exponential(-.infinity).bitPattern == 0)
    #expect(exponential(.nan).isNaN)
    #expect(exponential(-.nan).isNaN)
  }

  @Test func `the exponential overflows to infinity and underflows to 0 where the exact value does`() {
    let largest = 709.782712893384
    #expect(exponential(largest).isFinite)
    for number in [largest.nextUp, 710, 711, 1e308, Double.greatestFiniteMagnitude] {
      #expect(exponential(number) == .infinity)
    }
    let smallest = -745.1332191019411
    #expect(exponential(smallest) == .leastNonzeroMagnitude)
    for number in [smallest.nextDown, -746, -747, -1e308, -Double.greatestFiniteMagnitude] {
      #expect(exponential(number).bitPattern == 0)
    }
  }

  @Test func `the exponential grows with its argument across every change of the exponent`() {
    for turns in -1074...1023 {
      var number = (Double(turns) + 0.5) * 0x1.62e42fefa39efp-1
      for _ in 0..<8 { number = number.nextDown }
      for _ in 0..<16 {
        #expect(exponential(number) <= exponential(number.nextUp))
        number = number.nextUp
      }
    }
  }

  /// The digest is the same on every machine: the function uses neither a library nor fused multiplication.
  @Test func `the exponential has the same bits on every machine`() {
    var digest: UInt64 = 0xcbf2_9ce4_8422_2325
    for step in 0..<100_000 {
      let number = -746 + Double(step) * 0x1.dp-7
      digest = (digest ^ exponential(number).bitPattern) &* 0x0000_0100_0000_01b3
    }
    #expect(digest == 0x71a9_72ce_f11b_fa2c)
  }
}
