import Memory

/// Opposing bounds: rows at one value of one variable, as `x ≥ 60` and `x ≤ 60`.
extension Solver {
  /// Replaces blocking inequalities without a multiplier by their opposing bounds, which the step would violate next.
  /// No value and no other multiplier changes, and `combination` has the new rows. Returns false if the blocking row
  /// has no opposing bound.
  mutating func replaceByOpposingBounds(_ blocking: Candidate, of entering: Int32, _ violatedSide: Int)
    throws(MemoryError) -> Bool
  {
    guard !cycles.usesBlandsRule, !precision.isExtended, !blocking.upward,
      opposingBound(of: blocking.row, besides: entering) >= 0
    else {
      return false
    }
    for index in 0..<combination.count {
      let share = combination[index]
      guard share.row >= 0, share.isPivot, (share.factor < 0) != (violatedSide > 0) else { continue }
      let opposing = opposingBound(of: share.row, besides: entering)
      if opposing >= 0 { try replace(share.row, byOpposingBound: opposing, index) }
    }
    return true
  }

  private mutating func replace(_ row: Int32, byOpposingBound opposing: Int32, _ index: Int) throws(MemoryError) {
    try dirty.append(opposing)
    try enqueue(row)
    try save(row)
    let variable = rows[row].held
    unmatch(row)
    try match(variable, opposing)
    let ratio = entries[rows[row].start].coefficient / entries[rows[opposing].start].coefficient
    if rows[row].ties.contains(.reached) {
      rows[opposing].ties.insert(.reached)
      try noteTie(opposing)
    }
    combination[index].row = opposing
    combination[index].factor *= ratio
    combination[index].size *= abs(ratio)
    basisVersion &+= 1
    cycles.note(row, 0, isActive: false)
    cycles.note(opposing, 0, isActive: true)
  }

  /// Returns the opposing bound of an active inequality without a multiplier: the inactive row of the highest
  /// priority, other than `entering`, that is at the same value and limits the other direction; -1 for none.
  private mutating func opposingBound(of row: Int32, besides entering: Int32) -> Int32 {
    guard rows[row].multiplier < 0, rows[row].count == 1, rows[row].isActive, !rows[row].isEquality,
      rows[row].state.contains(.live), variables[rows[row].held].block < 0
    else { return -1 }
    let own = entries[rows[row].start]
    let constant = rows[row].constant
    var best: Int32 = -1
    let start = variables[own.variable].linkStart
    for link in start..<start + variables[own.variable].linkCount {
      let other = links[link].row
      guard rows[other].count == 1, !rows[other].isActive, rows[other].side == 0, other != entering else { continue }
      let coefficient = entries[links[link].entry].coefficient
      guard rows[other].isEquality || coefficient * own.coefficient < 0,
        rows[other].constant * own.coefficient == constant * coefficient,
        rows[other].state.contains(.live), !rows[other].state.contains(.dropped)
      else { continue }
      if best < 0 || rows[other].priority > rows[best].priority { best = other }
    }
    return best
  }
}
