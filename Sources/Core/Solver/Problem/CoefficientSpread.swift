import Memory

/// The least and the largest magnitude of coefficients.
package struct Spread {
  private var least = Double.infinity
  private var largest = 0.0
  /// The magnitude of the first coefficient; most others are the same.
  private var usual = 0.0
  /// Whether a removed row may have had the least or the largest coefficient.
  private(set) var isStale = false
  /// Whether the coefficients are far enough apart for double-double.
  private(set) var isWide = false

  mutating func note(_ coefficient: Double) {
    let size = abs(coefficient)
    if size != usual { noteOther(size) }
  }

  @inline(never)
  private mutating func noteOther(_ size: Double) {
    if usual == 0 { usual = size }
    if size < least { least = size }
    if size > largest { largest = size }
    isWide = largest > 4096 * least
  }

  /// Notes that a coefficient was removed.
  mutating func forget(_ coefficient: Double) {
    let size = abs(coefficient)
    // While it is not wide it is not measured, so the terms of later rows need not be looked at.
    if size <= least || size >= largest || !isWide { isStale = true }
  }

  /// A pivot is at least this part of the largest coefficient of its row.
  static var leastPivot: Double { 0.01 }
  /// Whether any coefficient is a good pivot.
  var isNarrow: Bool { least >= Spread.leastPivot * largest }
  /// Returns whether a row with such a value may overflow.
  func isOverflowing(_ value: Double) -> Bool {
    let product = value * largest
    return product - product != 0
  }
  /// Whether double-double may not be enough, so that a solution has to be verified.
  var isExtreme: Bool { largest > 1e12 * least }
}

extension Problem {
  /// Whether the coefficients of the live rows are far enough apart for double-double in every solve.
  var isWide: Bool {
    @inline(__always) mutating get {
      if spread.isWide && spread.isStale { measureSpread() }
      return spread.isWide
    }
  }

  /// Whether those of the live rows are so far apart that a solution has to be verified.
  var isExtreme: Bool { mutating get { isWide && spread.isExtreme } }

  /// Restores the spread from before rows that were taken back. Zero rows that were made meanwhile stay: then there are more
  /// rows than the number before.
  mutating func restoreSpread(_ kept: Spread, rows: Int) {
    spread = kept
    if live.rows > rows { spread.note(1) }
  }

  @inline(never)
  mutating func measureSpread() {
    spread = Spread()
    for row in 0..<rows.count where rows[row].isLive {
      for term in rows[row].terms { spread.note(entries[term].coefficient) }
    }
  }

  /// Notes the coefficients of a removed row.
  @inline(__always)
  mutating func forgetSpread(of row: Int32) {
    if !spread.isStale { forgetCoefficients(of: row) }
  }

  private mutating func forgetCoefficients(of row: Int32) {
    for term in rows[row].terms { spread.forget(entries[term].coefficient) }
  }
}
