/// Fractions, as which values are recognised.
enum Fraction {
  /// Whether a number is a short binary fraction, whose sums and products are exact.
  ///
  /// With a base below 2²⁰, a rate below 2⁴ and a distance below 2¹⁸, all multiples of 2⁻¹⁰, base + distance · rate is
  /// a multiple of 2⁻²⁰ below 2²³. So it is exact in a double, and too far from other whole numbers for `whole` to
  /// round it.
  @inline(__always)
  static func isShort(_ number: Double, below limit: Double) -> Bool {
    let magic = 6_755_399_441_055_744.0
    let scaled = number * 1024
    return abs(number) < limit && (scaled + magic) - magic == scaled
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
  /// The result is the same in whatever order a value was computed, since two fractions with small denominators are
  /// farther apart than rounding.
  @inline(__always)
  static func nearest(_ value: Double, among size: Double) -> Double {
    // Adding and subtracting 1.5·2⁵² rounds to a whole number.
    let magic = 6_755_399_441_055_744.0
    let whole = (value + magic) - magic
    let tolerance = 1e-15 * (abs(value) + size)
    return abs(value - whole) <= tolerance ? whole : nearest(value, whole, tolerance)
  }

  /// Tries the convergents of the continued fraction to the nearest whole number, from the second on (A. Hurwitz, "Über
  /// eine besondere Art der Kettenbruch-Entwicklung reeller Grössen", 1889).
  @inline(never)
  private static func nearest(_ value: Double, _ whole: Double, _ tolerance: Double) -> Double {
    let magic = 6_755_399_441_055_744.0
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
      if abs(value * denominator - numerator) <= tolerance * abs(denominator) { return numerator / denominator }
    }
    return value
  }
}
