import Memory

/// One step in which several violated soft rows change their sides.
///
/// In a layout that is too long most soft rows of a priority are violated, and each only changes its side. Each such step
/// needs a combination, which may be as long as the layout. After some of them the next rows of the same priority are
/// tried together. If all multipliers stay in their bounds with all new sides, that basis is one to which steps could lead: the dual
/// objective is linear on the way.
extension Simplex {
  /// How many rows have changed sides in turn before the next ones are tried together; and the least number that waits then.
  static var flipsBeforeMany: Int { 4 }
  /// The least number of nodes that their searches have visited.
  static var termsBeforeMany: Int { 200 }

  /// Gives `row` and the violated rows of its priority that follow it in the queue the sides on which they are violated,
  /// if that leaves all multipliers in their bounds. Returns false, and gives none of them a side, if it does not, or if there
  /// is only one such row. Bounds may have been replaced by opposing ones then.
  mutating func flipTogether(with row: Int32) throws(MemoryError) -> Bool {
    let (start, most) = (basis.agenda.queueHead, run.flipsInTurn)
    sideChanges.removeAll()
    defer { sideChanges.removeAll() }
    try listSideChange(of: row, to: problem.rows[row].side(ifViolated: basis.neededDirection(of: row)))
    var end = start
    while end < basis.agenda.queue.count && sideChanges.count < most {
      let other = basis.agenda.queue[end]
      let record = problem.rows[other]
      guard record.priority == problem.rows[row].priority, record.isLive, !record.isActive else { break }
      let side = record.isDropped ? 0 : basis.neededDirection(of: other)
      if side != 0 { try listSideChange(of: other, to: record.side(ifViolated: side)) }
      end += 1
    }
    if sideChanges.count < 2 { return false }
    try combineSideChanges(priority: problem.rows[row].priority)
    if Mechanism.parallelRows.isOn { try useOpposingBounds() }
    let priority = Int32(problem.rows[row].priority)
    guard prices.staysInBounds(at: priority) else {
      run.flipsInTurn = 0
      return false
    }
    for index in start..<end { problem.rows[basis.agenda.queue[index]].lists.remove(.queued) }
    basis.agenda.queueHead = end
    try setSides()
    run.flipsInTurn += sideChanges.count
    try prices.applyStep(1, at: priority)
    return true
  }

  /// Replaces inequalities without a multiplier, which would fall below zero, by rows parallel to them at the same value.
  private mutating func useOpposingBounds() throws(MemoryError) {
    let combination = basis.combination.limiting
    for index in combination {
      let share = combination.shares[index]
      guard share.row >= 0, share.factor > 0, share.canPivot, !problem.rows[share.row].hasMultiplier,
        !problem.rows[share.row].isEquality
      else { continue }
      let leaving = Candidate(row: share.row, shareIndex: index, isUpward: false, rate: share.factor)
      guard let opposing = parallelRow(to: leaving), opposing.distance == 0 else { continue }
      try pass(leaving, to: opposing, goesOn: true)
    }
  }
}
