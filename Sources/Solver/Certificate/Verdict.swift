import Memory

/// What a check says of a solution.
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
  mutating func verdict() throws(MemoryError) -> Verdict {
    if let broken = try prices.findBrokenRow() { return .wrong(broken) }
    try prices.listRechecks()
    var verdict = Verdict.right
    let isRaised = !basis.precision.isStepExtended
    for index in 0..<basis.agenda.nearZero.count {
      if isRaised { try basis.raiseStepPrecision() }
      verdict = try Self.worse(verdict, self.verdict(on: basis.agenda.nearZero[index]))
    }
    for index in 0..<basis.agenda.stays.count {
      if isRaised { try basis.raiseStepPrecision() }
      verdict = try Self.worse(verdict, self.verdict(on: ~basis.agenda.stays[index]))
    }
    if isRaised { basis.endStepPrecision() }
    forgetRechecks()
    return verdict
  }

  /// Whether the stored multipliers prove the solution.
  mutating func isProved() throws(MemoryError) -> Bool {
    if case .right = try verdict() { return true }
    return false
  }

  /// Empties the lists of a check, also of one that memory ended.
  mutating func forgetRechecks() {
    basis.forgetNearZero()
    basis.agenda.stays.removeAll()
  }

  private static func worse(_ first: Verdict, _ second: @autoclosure () throws(MemoryError) -> Verdict)
    throws(MemoryError) -> Verdict
  {
    if case .wrong = first { return first }
    let second = try second()
    if case .right = second { return first }
    return second
  }

  /// Computes the multiplier of an active row or stay in double-double. If it is out of bounds, the row can leave, and the
  /// solution is better where the next row blocks.
  private mutating func verdict(on leaving: Int32) throws(MemoryError) -> Verdict {
    try basis.ignoreRounding(of: leaving)
    if leaving < 0 {
      try basis.findDirection(ofStay: ~leaving)
    } else {
      try basis.findDirection(of: leaving)
    }
    let scratch = try scratchRow(for: leaving)
    do throws(MemoryError) { try prices.refreshMultiplier(of: scratch) } catch {
      clear(scratch)
      throw error
    }
    let sign = leaving < 0 ? prices.compare(scratch, to: 0) : prices.excess(of: scratch)
    let isStored = leaving < 0 || prices.agree(leaving, scratch)
    let isSmall = prices.isNearBoundByPeak(scratch)
    clear(scratch)
    let isHidden = sign == 0 || isSmall ? true : try isBlockedAtOnce(sign)
    basis.clearDirection()
    if sign == 0 {
      return isStored ? .right : .undecided("a stored multiplier is inexact")
    }
    return isHidden ? .undecided("rounding may decide which solution is best") : .wrong("another solution is better")
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

  /// Returns whether a row blocks a step in the direction in `work` before values move by more than rounding.
  private mutating func isBlockedAtOnce(_ sign: Int) throws(MemoryError) -> Bool {
    guard let blocking = try firstBlocking(sign), let hit = hit(blocking, sign) else { return false }
    return hit.distance <= basis.residual(of: blocking).tolerance
  }
}
