import Memory

/// A number that sums of rows are computed in: `Double` or `DoubleDouble`. Functions with a type of number as a
/// parameter are compiled once for each.
protocol Number {
  /// Whether the number has a low part.
  static var isDoubleDouble: Bool { get }
  /// A sum below this part of its operands is rounding.
  static var sumRounding: Double { get }
  /// The nearest double, and the rest.
  var high: Double { get }
  var low: Double { get }

  init(_ number: Double)
  init(_ high: Double, _ low: Double)

  static func + (first: Self, second: Self) -> Self
  static func - (first: Self, second: Self) -> Self
  static func * (first: Self, second: Double) -> Self
  static func / (first: Self, second: Double) -> Self
}

extension Double: Number {
  static var isDoubleDouble: Bool { false }
  static var sumRounding: Double { Tolerance.factor }
  var high: Double { self }
  var low: Double { 0 }

  @inline(__always)
  init(_ high: Double, _ low: Double) { self = high }
}

/// The numbers of all variables. Their low parts are in a list of their own, which doubles do not use.
struct NumberSpan<Scalar: Number> {
  let high: BufferSpan<Double>
  let low: BufferSpan<Double>

  @inline(__always)
  subscript(variable: Int32) -> Scalar {
    get { Scalar.isDoubleDouble ? Scalar(high[variable], low[variable]) : Scalar(high[variable]) }
    nonmutating set {
      high[variable] = newValue.high
      if Scalar.isDoubleDouble { low[variable] = newValue.low }
    }
  }
}
