/// A number as the sum of two, the second at most half a unit in the last place
/// of the first: about 32 decimal digits.
struct Twofold {
  var high: Double
  var low: Double

  init(_ high: Double, _ low: Double = 0) {
    self.high = high
    self.low = low
  }

  /// The exact sum of two numbers, the first of them the larger.
  @inline(__always)
  private init(ordered first: Double, _ second: Double) {
    high = first + second
    low = high.isFinite ? second - (high - first) : 0
  }

  @inline(__always)
  static func + (first: Twofold, second: Twofold) -> Twofold {
    let sum = first.high + second.high
    let part = sum - first.high
    let rest = (first.high - (sum - part)) + (second.high - part)
    return Twofold(ordered: sum, rest + (first.low + second.low))
  }

  @inline(__always)
  static prefix func - (number: Twofold) -> Twofold { Twofold(-number.high, -number.low) }

  @inline(__always)
  static func - (first: Twofold, second: Twofold) -> Twofold { first + -second }

  @inline(__always)
  static func * (first: Twofold, second: Double) -> Twofold {
    let product = first.high * second
    let rest = (-product).addingProduct(first.high, second)
    return Twofold(ordered: product, rest.addingProduct(first.low, second))
  }

  static func / (first: Twofold, second: Double) -> Twofold {
    var quotient = Twofold(first.high / second)
    var rest = first - Twofold(quotient.high) * second
    for _ in 0..<2 {
      let more = rest.high / second
      quotient = quotient + Twofold(more)
      rest = rest - Twofold(more) * second
    }
    return quotient
  }
}
