/// A number as the unevaluated sum of two doubles, about 31 decimal digits (T. J. Dekker, "A floating-point technique
/// for extending the available precision", 1971; addition by Knuth's TwoSum, products by fused multiply-add).
struct DoubleDouble: Number {
  static var isDoubleDouble: Bool { true }
  static var sumRounding: Double { 1e-22 }

  var high: Double
  var low: Double

  init(_ number: Double) { self.init(number, 0) }

  init(_ high: Double, _ low: Double) {
    self.high = high
    self.low = low
  }

  /// The exact sum of two numbers, the first of them the larger (Fast2Sum).
  @inline(__always)
  private init(ordered first: Double, _ second: Double) {
    high = first + second
    low = high.isFinite ? second - (high - first) : 0
  }

  @inline(__always)
  static func + (first: DoubleDouble, second: DoubleDouble) -> DoubleDouble {
    let sum = first.high + second.high
    let part = sum - first.high
    let rest = (first.high - (sum - part)) + (second.high - part)
    return DoubleDouble(ordered: sum, rest + (first.low + second.low))
  }

  @inline(__always)
  static prefix func - (number: DoubleDouble) -> DoubleDouble { DoubleDouble(-number.high, -number.low) }

  @inline(__always)
  static func - (first: DoubleDouble, second: DoubleDouble) -> DoubleDouble { first + -second }

  @inline(__always)
  static func * (first: DoubleDouble, second: Double) -> DoubleDouble {
    let product = first.high * second
    let rest = (-product).addingProduct(first.high, second)
    return DoubleDouble(ordered: product, rest.addingProduct(first.low, second))
  }

  static func / (first: DoubleDouble, second: Double) -> DoubleDouble {
    var quotient = DoubleDouble(first.high / second)
    var rest = first - DoubleDouble(quotient.high) * second
    for _ in 0..<2 {
      let more = rest.high / second
      quotient = quotient + DoubleDouble(more)
      rest = rest - DoubleDouble(more) * second
    }
    return quotient
  }
}
