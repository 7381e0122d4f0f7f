import Memory

/// The last direction in double-double, which one step looks for up to four times: to see which rows move by rounding alone, to
/// price the leaving row, to find the blocking one, and to confirm it. Each search would refine the blocks anew.
struct KeptDirection: ~Copyable {
  /// The row, or ~v for the stay v, and the basis for which it holds.
  var source = none
  var basis: UInt32 = 0
  /// The rates of the variables that the direction moves.
  var rates: Buffer<DoubleDouble>

  static var none: Int32 { .min }

  init(_ account: Account) { rates = Buffer(account) }

  mutating func release() {
    rates.release()
    source = Self.none
  }
}

extension Basis {
  /// Finds the direction of a row, or of the stay v for ~v.
  mutating func findDirectionInDoubleDouble(of source: Int32) throws(MemoryError) {
    let variable = source >= 0 ? problem.rows[source].held : ~source
    try findDependent(on: variable)
    if Mechanism.keptDirection.isOn && search.kept.direction.source == source
      && search.kept.direction.basis == problem.versions.basis
    {
      return copyDirection(isKept: true)
    }
    if source < 0 { search.rates[variable] = 1 }
    follow(from: search.order.count - (source < 0 ? 2 : 1), source: max(source, -1), in: DoubleDouble.self)
    search.kept.direction.source = KeptDirection.none
    // Without memory nothing is kept.
    do throws(MemoryError) {
      try search.kept.direction.rates.resize(to: values.count, filling: DoubleDouble(0))
    } catch { return }
    copyDirection(isKept: false)
    search.kept.direction.source = source
    search.kept.direction.basis = problem.versions.basis
  }

  /// Copies the rates of the variables in `order` from those that are kept, or to them.
  private mutating func copyDirection(isKept: Bool) {
    let kept = search.kept.direction.rates.span
    let rates = rates(DoubleDouble.self)
    forEachMoving { if isKept { rates[$0] = kept[$0] } else { kept[$0] = rates[$0] } }
  }
}
