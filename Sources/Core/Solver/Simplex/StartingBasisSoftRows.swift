import Memory

/// Soft rows in the starting basis.
extension Simplex {
  /// Matches soft equalities to the remaining unused variables, then inequalities with one variable that the variable's
  /// value violates, the highest priority first. In a build, other soft equalities follow. Their multipliers are zero.
  mutating func matchSoftRows(areMostNew: Bool) throws(MemoryError) {
    dequeueActiveRows()
    if Mechanism.queueByPriority.isOn { try sortQueue(by: .priority) }
    if !Mechanism.startingSoftRows.isOn { return }
    for index in 0..<basis.agenda.queue.count {
      let row = basis.agenda.queue[index]
      if problem.rows[row].isEquality && !problem.rows[row].isRequired { try matchSoftRow(row) }
    }
    for index in 0..<basis.agenda.queue.count {
      let row = basis.agenda.queue[index]
      if problem.rows[row].isEquality || problem.rows[row].count > 1 { continue }
      if problem.variables[problem.entries[problem.rows[row].start].variable].holder < 0 { try matchSoftRow(row) }
    }
    if areMostNew { try enterSoftRowsForStays() }
  }

  /// Lets soft equalities enter for stays on which other rows depend, before violated inequalities take the stays. In a
  /// chain whose gaps should be equal, they are equal from the start, and only those that cannot be equal are exchanged.
  /// Ends when no stay is left.
  private mutating func enterSoftRowsForStays() throws(MemoryError) {
    var stays = countStays()
    var areComponentsKnown = false
    for index in 0..<basis.agenda.queue.count where stays > 0 {
      let row = basis.agenda.queue[index]
      guard !problem.rows[row].isActive, problem.rows[row].isEquality, !problem.rows[row].isRequired,
        mayBeMatched(row)
      else { continue }
      if !areComponentsKnown {
        try joinAllActive()
        areComponentsKnown = true
      }
      if let variable = separateStay(of: row) {
        try matchAtStart(variable, row)
      } else {
        try enterForStay(row)
        if basis.agenda.needsRebuild { return }
      }
      if problem.rows[row].isActive {
        stays -= 1
        joinComponents(of: row)
      }
    }
  }

  /// Returns how many variables that rows mention are stays.
  private mutating func countStays() -> Int {
    let variables = problem.variables.span
    var count = 0
    for index in 0..<problem.variables.count where variables[index].holder < 0 && variables[index].linkCount > 0 {
      count += 1
    }
    return count
  }

  private mutating func matchSoftRow(_ row: Int32) throws(MemoryError) {
    guard mayBeMatched(row) else { return }
    while let variable = unmentionedStay(of: row) ?? stayOfProportion(row) {
      let hasBounds = Mechanism.parallelRows.isOn && problem.rows[row].isEquality
      let bound = hasBounds ? violatedOpposingBound(of: variable, before: row) : -1
      try matchAtStart(variable, bound < 0 ? row : bound)
      if bound < 0 { return }
    }
  }

  /// Returns whether a soft row may hold a variable: an inequality only if it is violated.
  private mutating func mayBeMatched(_ row: Int32) -> Bool {
    let record = problem.rows[row]
    if record.side != 0 || !record.isInForce { return false }
    return record.isEquality
      || (repair.replacesRepair ? record.constant > 0 : basis.neededDirection(of: row) != 0)
  }

  /// Returns the first stay of a soft equality of two terms and without a constant, if the other variable depends on none, so
  /// that no cycle is closed. Such rows hold together, as those of sizes in proportion.
  private mutating func stayOfProportion(_ row: Int32) -> Int32? {
    let record = problem.rows[row]
    guard record.isEquality, record.count == 2, record.constant == 0 else { return nil }
    for term in record.terms {
      let variable = problem.entries[term].variable
      if problem.variables[variable].holder >= 0 || mayBeTied(stay: variable) || !problem.isGoodPivot(term, row) {
        continue
      }
      let other = problem.variables[problem.entries[2 * record.start + 1 - term].variable]
      return other.holder < 0 || (problem.rows[other.holder].count == 1 && other.block < 0) ? variable : nil
    }
    return nil
  }

  /// Returns the violated one of two opposing bounds of a stay that come before a soft equality; -1 for none. Together
  /// they act as an equality of a higher priority.
  private mutating func violatedOpposingBound(of variable: Int32, before row: Int32) -> Int32 {
    for link in problem.variables[variable].links {
      let (bound, term) = (problem.links[link].row, problem.links[link].entry)
      guard problem.rows[bound].count == 1, !problem.rows[bound].isEquality,
        problem.rows[bound].priority > problem.rows[row].priority,
        let opposing = parallelRow(to: bound, by: term, isFalling: false), opposing.distance == 0, opposing.row >= 0,
        problem.rows[opposing.row].priority >= problem.rows[bound].priority
      else { continue }
      return mayBeMatched(opposing.row) ? opposing.row : mayBeMatched(bound) ? bound : -1
    }
    return -1
  }

  /// Removes active rows from the queue.
  private mutating func dequeueActiveRows() {
    var kept = 0
    for index in basis.agenda.queued {
      let row = basis.agenda.queue[index]
      if problem.rows[row].isActive {
        problem.rows[row].lists.remove(.queued)
      } else {
        basis.agenda.queue[kept] = row
        kept += 1
      }
    }
    basis.agenda.queue.truncate(to: kept)
    basis.agenda.queueHead = 0
  }

  /// Returns the highest priority of a soft row that mentions a variable; 0 for none.
  mutating func highestSoftPriority(for variable: Int32) -> Int32 {
    var highest: Int32 = 0
    for link in problem.variables[variable].links {
      let row = problem.links[link].row
      if !problem.rows[row].isRequired { highest = max(highest, Int32(problem.rows[row].priority)) }
    }
    return highest
  }
}
