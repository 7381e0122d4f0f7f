import Memory

/// Rows and stays that may be tied: each is listed once in `agenda.tied`, for `Ties` to look at.
extension Basis {
  /// Notes that an active row, or the stay v as ~v, may be tied.
  @inline(__always)
  mutating func noteTie(_ row: Int32) throws(MemoryError) { try agenda.tied.insert(row, problem.marks) }

  /// Notes the rows and stays that a row depended on which has left the basis without a replacement.
  mutating func noteTiesOfRemoved(of row: Int32) throws(MemoryError) {
    guard problem.rows[row].state.contains(.contributed) || !Mechanism.contributedTies.isOn else { return }
    try combine(row)
    try noteTiesInCombination()
  }

  mutating func noteTiesInCombination() throws(MemoryError) {
    for share in combination.elements {
      if share.row < 0 {
        if share.canPivot { try noteTie(share.row) }
      } else if share.factor != 0 {
        problem.rows[share.row].state.insert(.contributed)
        try noteTie(share.row)
      }
    }
  }
}
