/// Recognises values that are fractions except for rounding.
enum Fraction {
  /// A number whose neighbours are one apart, in the middle of its binade: adding and subtracting it rounds to whole
  /// numbers.
  private static var magic: Double { 6_755_399_441_055_744 }

  /// Returns a multiple of 2⁻¹⁰ if a number below 2³⁶ differs from it by no more than a part of itself, else nil.
  static func short(_ number: Double, within part: Double) -> Double? {
    let scaled = number * 1024
    let nearest = ((scaled + magic) - magic) / 1024
    return abs(number) < 0x1p36 && abs(number - nearest) <= part * abs(number) ? nearest : nil
  }

  /// Returns the denominator of a small fraction from which a number differs by no more than a part of itself, or of 1 if
  /// that is more; else infinity.
  static func denominator(of number: Double, within part: Double) -> Double {
    let whole = (number + magic) - magic
    let fraction = convergent(of: number, whole, tolerance: part * max(1, abs(number)))
    return fraction.map { abs($0.denominator) } ?? .infinity
  }

  /// Whether a number is not a multiple of 2⁻²⁰, or very large, so that it may be rounded.
  @inline(__always)
  static func isLong(_ number: Double) -> Bool {
    // Adding and subtracting 1.5·2³² rounds to a multiple of 2⁻²⁰.
    let magic = 6_442_450_944.0
    return (number + magic) - magic != number
  }

  /// Returns the nearest double to a fraction with a small denominator if a value differs from the fraction by no more
  /// than rounding of operands of a size, else the value.
  ///
  /// The result is hardly ever another one if a value was computed in another order: two fractions with small
  /// denominators are farther apart than rounding.
  @inline(__always)
  static func nearest(_ value: Double, among size: Double) -> Double {
    let whole = (value + magic) - magic
    let tolerance = 1e-15 * (abs(value) + size)
    if abs(value - whole) <= tolerance { return whole }
    return convergent(of: value, whole, tolerance: tolerance).map { $0.numerator / $0.denominator } ?? value
  }

  /// Tries the convergents of the continued fraction to the nearest whole number, from the second on (A. Hurwitz, "Über
  /// eine besondere Art der Kettenbruch-Entwicklung reeller Grössen", 1889).
  @inline(never)
  private static func convergent(
    of value: Double, _ whole: Double, tolerance: Double
  ) -> (numerator: Double, denominator: Double)? {
    var (numerator, denominator) = (whole, 1.0)
    var (lastNumerator, lastDenominator) = (1.0, 0.0)
    var part = value - whole
    // Fractions with such denominators are farther apart.
    while abs(denominator) < 0x1p16 && denominator * denominator * tolerance < 0.125 {
      let rest = 1 / part
      let whole = (rest + magic) - magic
      part = rest - whole
      (numerator, lastNumerator) = (whole * numerator + lastNumerator, numerator)
      (denominator, lastDenominator) = (whole * denominator + lastDenominator, denominator)
      if abs(value * denominator - numerator) <= tolerance * abs(denominator) { return (numerator, denominator) }
    }
    return nil
  }
}
