import Memory

/// Rows and stays that may be tied: each is listed once in `agenda.tied`, for `Ties` to look at.
extension Basis {
  /// Notes that an active row may be tied.
  @inline(__always)
  mutating func noteTie(_ row: Int32) throws(MemoryError) {
    if !problem.rows[row].ties.contains(.waiting) { try appendTie(row) }
  }

  @inline(never)
  private mutating func appendTie(_ row: Int32) throws(MemoryError) {
    try agenda.tied.append(row)
    problem.rows[row].ties.insert(.waiting)
  }

  @inline(never)
  mutating func noteTie(ofStay variable: Int32) throws(MemoryError) {
    if problem.variables[variable].mayBeTied { return }
    try agenda.tied.append(~variable)
    problem.variables[variable].mayBeTied = true
  }

  /// Notes the rows and stays that a row depended on which has left the basis without a replacement.
  mutating func noteTiesOfRemoved(of row: Int32) throws(MemoryError) {
    guard problem.rows[row].ties.contains(.contributed) || !Mechanism.contributedTies.isOn else { return }
    try combine(row)
    try noteTiesInCombination()
  }

  mutating func noteTiesInCombination() throws(MemoryError) {
    for share in search.combination.elements {
      if share.row < 0 {
        if share.canPivot { try noteTie(ofStay: ~share.row) }
      } else if share.factor != 0 {
        problem.rows[share.row].ties.insert(.contributed)
        try noteTie(share.row)
      }
    }
  }
}
