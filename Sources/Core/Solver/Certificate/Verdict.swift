import Memory

/// The result of a check of a solution.
enum Verdict {
  /// It is optimal.
  case right
  /// A row does not hold, another solution is better, or the data structure is inconsistent.
  case wrong(StaticString)
  /// Rounding hides which.
  case undecided(StaticString)
}

/// Decides where the stored multipliers are no proof: uncertain multipliers are computed again from the rows, in
/// double-double.
extension Simplex {
  mutating func verdict() throws(MemoryError) -> Verdict { try verdict(isFinal: true) }

  /// Whether the stored multipliers prove the solution.
  mutating func isProved() throws(MemoryError) -> Bool {
    if case .right = try verdict(isFinal: false) { return true }
    return false
  }

  /// Decides on every row and stay that is listed. Unless the verdict is final, the first uncertain one is enough.
  private mutating func verdict(isFinal: Bool) throws(MemoryError) -> Verdict {
    if let broken = try prices.findBrokenRow() { return .wrong(broken) }
    try prices.listRechecks()
    var verdict = Verdict.right
    let (rows, stays) = (basis.agenda.nearZero.count, basis.agenda.stays.count)
    let isRaised = rows + stays > 0 && !basis.precision.isExtended
    if isRaised { try basis.beginExactCheck() }
    defer { if isRaised { basis.endExactCheck() } }
    for index in 0..<rows + stays {
      let leaving = index < rows ? basis.agenda.nearZero[index] : ~basis.agenda.stays[index - rows]
      guard let open = try whyUncertain(leaving) else { continue }
      if case .right = verdict { verdict = .undecided(open.sentence) }
      if !isFinal { break }
      if open.sign != 0, try disproves(leaving, open.sign) {
        verdict = .wrong("another solution is better")
        break
      }
    }
    forgetRechecks()
    return verdict
  }

  /// Empties the lists of a check, also of one that memory ended.
  mutating func forgetRechecks() {
    basis.forgetNearZero()
    basis.agenda.stays.removeAll()
  }

  /// Computes the multiplier of an active row or stay in double-double. Returns nil if it is in its bounds, as the stored one
  /// says, else why that is no proof, and on which side it is out of bounds.
  private mutating func whyUncertain(_ leaving: Int32) throws(MemoryError) -> (sentence: StaticString, sign: Int)? {
    try basis.ignoreRounding(of: leaving)
    try basis.findDirectionInDoubleDouble(of: leaving)
    let scratch = try scratchRow(for: leaving)
    do throws(MemoryError) { try prices.refreshMultiplier(of: scratch) } catch {
      clear(scratch)
      throw error
    }
    let sign = leaving < 0 ? prices.multiplier(of: scratch).signum() : prices.excess(of: scratch)
    let isStored = leaving < 0 || prices.agree(leaving, scratch)
    clear(scratch)
    basis.clearDirection()
    if sign != 0 { return ("rounding may decide which solution is best", sign) }
    return isStored ? nil : ("a stored multiplier is inexact", 0)
  }

  private mutating func clear(_ scratch: Int32) {
    basis.freeMultiplier(of: scratch)
    problem.rows[scratch] = RowRecord()
    problem.rows[scratch].priority = -1
  }

  /// Returns the row without terms, with priority, weight and relation of another one.
  private mutating func scratchRow(for row: Int32) throws(MemoryError) -> Int32 {
    let scratch = try stayRow()
    if row >= 0 {
      let record = problem.rows[row]
      problem.rows[scratch].priority = record.priority
      problem.rows[scratch].weight = record.weight
      problem.rows[scratch].isEquality = record.isEquality
      problem.rows[scratch].state = record.state.intersection(.live)
    }
    problem.rows[scratch].ties.insert(.waiting)
    return scratch
  }
}
