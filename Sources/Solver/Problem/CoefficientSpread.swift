import Memory

/// The least and the largest of some coefficients, beside their signs.
package struct Spread {
  private var least = Double.infinity
  private var largest = 0.0
  /// Whether a row that is gone may have had one of them.
  private(set) var isStale = false

  mutating func note(_ coefficient: Double) {
    let size = abs(coefficient)
    if size < least { least = size }
    if size > largest { largest = size }
  }

  /// A coefficient is gone.
  mutating func forget(_ coefficient: Double) {
    let size = abs(coefficient)
    if size <= least || size >= largest || !isWide { isStale = true }
  }

  /// Coefficients so far apart call for care.
  var isWide: Bool { largest > 4096 * least }
  /// Whether a value is so large that a row may be.
  func isOverflowing(_ value: Double) -> Bool { !(value * largest).isFinite }
  /// Twofold numbers may not carry these through: a solution has to be proved.
  var isExtreme: Bool { largest > 1e12 * least }
}

extension Solver {
  /// Set back where rows are taken back: they are no reason for more care.
  package var spread: Spread {
    get { precision.spread }
    set { precision.spread = newValue }
  }

  /// Whether the coefficients of the live rows lie so far apart that every solve calls for care.
  var isWide: Bool {
    @inline(__always) mutating get {
      if precision.spread.isWide && precision.spread.isStale { measureSpread() }
      return precision.spread.isWide
    }
  }

  @inline(never)
  mutating func measureSpread() {
    precision.spread = Spread()
    for row in 0..<rows.count where rows[row].state.contains(.live) {
      let start = rows[row].start
      for term in start..<start + rows[row].count { precision.spread.note(entries[term].coefficient) }
    }
  }

  /// A row that is gone is no reason for care.
  @inline(__always)
  mutating func forgetSpread(of row: Int32) {
    if !precision.spread.isStale { noteLoss(of: row) }
  }

  private mutating func noteLoss(of row: Int32) {
    let start = rows[row].start
    for term in start..<start + rows[row].count { precision.spread.forget(entries[term].coefficient) }
  }
}
