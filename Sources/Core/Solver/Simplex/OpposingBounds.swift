import Memory

/// Opposing bounds: rows at one value of one variable, as `x ≥ 60` and `x ≤ 60`.
extension Simplex {
  /// Replaces blocking inequalities without a multiplier by their opposing bounds, which the step would violate next.
  /// No value and no other multiplier changes, and `combination` has the new rows. Returns false if the blocking row
  /// has no opposing bound.
  mutating func replaceByOpposingBounds(_ blocking: Candidate, of entering: Int32, _ neededDirection: Int)
    throws(MemoryError) -> Bool
  {
    guard !cycles.usesBlandsRule, !basis.precision.isDoubleDouble,
      opposingBound(of: blocking.row, besides: entering) >= 0
    else {
      return false
    }
    let combination = basis.combination.limiting
    for index in combination {
      let share = combination.shares[index]
      guard share.row >= 0, share.canPivot, (share.factor < 0) != (neededDirection > 0) else { continue }
      let opposing = opposingBound(of: share.row, besides: entering)
      if opposing >= 0 { try enterOpposingBound(opposing, for: share.row, index) }
    }
    return true
  }

  mutating func enterOpposingBound(_ opposing: Int32, for row: Int32, _ index: Int32) throws(MemoryError) {
    try enterParallel(opposing, for: row, side: 0)
    let multiple =
      problem.entries[problem.rows[row].start].coefficient / problem.entries[problem.rows[opposing].start].coefficient
    if problem.rows[row].state.contains(.contributed) {
      problem.rows[opposing].state.insert(.contributed)
      try basis.noteTie(opposing)
    }
    basis.combination[index].row = opposing
    basis.combination[index].factor *= multiple
    basis.combination[index].size *= abs(multiple)
  }

  /// Returns the opposing bound of an active inequality without a multiplier; -1 for none.
  mutating func opposingBound(of row: Int32, besides entering: Int32) -> Int32 {
    guard problem.rows[row].multiplier < 0, problem.rows[row].count == 1, problem.rows[row].isActive,
      !problem.rows[row].isEquality,
      problem.rows[row].isLive, problem.variables[problem.rows[row].held].block < 0
    else { return -1 }
    return inactiveOpposingBound(row, besides: entering)
  }

  /// Returns the inactive row of the highest priority, other than `entering`, that is at the value of a row of one variable
  /// and limits the other direction; -1 for none.
  mutating func inactiveOpposingBound(_ row: Int32, besides entering: Int32) -> Int32 {
    let own = problem.entries[problem.rows[row].start]
    let constant = problem.rows[row].constant
    var best: Int32 = -1
    for link in problem.variables[own.variable].links {
      let other = problem.links[link].row
      guard problem.rows[other].count == 1, !problem.rows[other].isActive, problem.rows[other].side == 0,
        other != entering
      else { continue }
      let coefficient = problem.entries[problem.links[link].entry].coefficient
      guard problem.rows[other].isEquality || coefficient * own.coefficient < 0,
        problem.rows[other].constant * own.coefficient == constant * coefficient,
        problem.rows[other].isInForce
      else { continue }
      if best < 0 || problem.rows[other].priority > problem.rows[best].priority { best = other }
    }
    return best
  }
}
