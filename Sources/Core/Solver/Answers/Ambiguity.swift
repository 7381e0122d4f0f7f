import Memory
import Status

/// Finds out which values could differ in an equally good solution.
///
/// A temporary soft equality below all priorities (a probe) moves the variable as far as the optimal values allow;
/// the trial is then rolled back. A variable needs no probe if every row that determines it has a multiplier
/// strictly within its bounds. For all variables at once, one pass finds those, and a probe answers for every
/// variable that it moves.
extension Solver {
  package mutating func isAmbiguous(_ id: VariableID) throws(Status) -> Bool {
    let variable = try problem.find(id)
    try makeRoomForSerials(1)
    try settle()
    return try canMove(variable)
  }

  /// Fills `ambiguousVariables` with the first ambiguous variables.
  package mutating func findAmbiguous(atMost most: Int = .max) throws(Status) {
    try beginAmbiguous()
    ambiguousVariables.removeAll()
    var last: VariableID?
    while ambiguousVariables.count < most, let next = try nextAmbiguous(after: last) {
      last = next
      do throws(MemoryError) { try ambiguousVariables.append(next) } catch { throw .outOfMemory }
    }
  }

  /// Solves, and does in one pass what `nextAmbiguous` needs.
  package mutating func beginAmbiguous() throws(Status) {
    // A probe takes a serial number, and a trial cannot renumber the others.
    try makeRoomForSerials(1)
    try settle()
    do throws(MemoryError) { try findFreedom() } catch { throw .outOfMemory }
  }

  /// Returns the next ambiguous variable; nil behind the last. Nothing may change in between.
  package mutating func nextAmbiguous(after previous: VariableID?) throws(Status) -> VariableID? {
    var variable = previous.map { Identifier.slot($0.raw) + 1 } ?? 0
    while variable < Int32(problem.variables.count) {
      if problem.variables[variable].isLive {
        let freedom = problem.variables[variable].freedom
        if freedom == .certain { return problem.id(ofVariable: variable) }
        if freedom == .possible, try canMove(variable) { return problem.id(ofVariable: variable) }
      }
      variable += 1
    }
    return nil
  }

  /// Returns whether a variable can move. After a numeric failure, tries once more in double-double from a rebuilt
  /// basis.
  private mutating func canMove(_ variable: Int32) throws(Status) -> Bool {
    do throws(Status) { return try probe(variable) } catch {
      guard error == .numeric else { throw error }
      if !basis.precision.isDoubleDouble {
        // One is the rebuild.
        do throws(MemoryError) { try basis.raisePrecision(forSolves: 2) } catch { throw .outOfMemory }
      }
      try settle()
      return try probe(variable)
    }
  }

  private mutating func probe(_ variable: Int32) throws(Status) -> Bool {
    if problem.variables[variable].linkCount == 0 { return true }
    let value = basis.values[variable]
    let distance = max(1, abs(value))
    if try probe(variable, toward: value + distance) { return true }
    return try probe(variable, toward: value - distance)
  }

  private mutating func probe(_ variable: Int32, toward target: Double) throws(Status) -> Bool {
    // The probe must not raise the precision of later solves.
    let (spread, rows, attempt) = (problem.spread, problem.live.rows, basis.precision.attempt)
    let row = try addProbe(of: variable, toward: target)
    defer {
      takeBack(solved: row)
      problem.restoreSpread(spread, rows: rows)
      basis.precision.attempt = attempt
    }
    do throws(MemoryError) { if try !mayMove(row) { return false } } catch {
      basis.abandonSearch()
      throw .outOfMemory
    }
    let before = basis.values[variable]
    var isMoved = false
    _ = try trial { (solver) throws(MemoryError) in
      isMoved = solver.isElsewhere(variable, than: before)
      solver.noteMoved()
      return false
    }
    return isMoved
  }

  private mutating func addProbe(of variable: Int32, toward target: Double) throws(Status) -> Int32 {
    let probe = try withUnsafePointer(to: Term(problem.id(ofVariable: variable), 1)) { (term) throws(Status) in
      try add(UnsafeBufferPointer(start: term, count: 1), .equal, target, priority: 1, weight: 1)
    }
    let row = Identifier.slot(probe.raw)
    problem.rows[row].priority = 0
    return row
  }

  private mutating func isElsewhere(_ variable: Int32, than before: Double) -> Bool {
    abs(basis.values[variable] - before) > Tolerance.promised * max(1, abs(before))
  }

  /// Marks as certain every variable that the trial moved.
  private mutating func noteMoved() {
    let stamp = basis.nextStamp()
    for saved in basis.journal.values.elements {
      // The first note of a variable has the value from before the trial.
      if problem.variables[saved.variable].memberStamp == stamp { continue }
      problem.variables[saved.variable].memberStamp = stamp
      if isElsewhere(saved.variable, than: saved.value) { problem.variables[saved.variable].freedom = .certain }
    }
  }

  /// Returns whether any row or stay of the combination could leave the basis at no cost.
  private mutating func mayMove(_ row: Int32) throws(MemoryError) -> Bool {
    try basis.combine(row)
    let combination = basis.combination.limiting
    for index in combination where combination.shares[index].row < 0 || mayGiveWay(combination.shares[index].row) {
      return true
    }
    return false
  }

  /// Returns whether the multiplier of an active row is at a bound and no other row blocks the move.
  private mutating func mayGiveWay(_ row: Int32) -> Bool {
    guard let bound = prices.sideAtBound(of: row) else { return false }
    return !isBlocked(row, growing: bound <= 0)
  }

  /// Returns whether a row with one term is blocked: its left side cannot grow (or shrink) without violating another
  /// row with the same variable.
  ///
  /// Violating the other row has a cost. At an optimum no change has a negative cost that could make up for it. So a
  /// view that has its preferred width, and may be neither wider nor narrower, needs no probe.
  private mutating func isBlocked(_ row: Int32, growing: Bool) -> Bool {
    guard problem.rows[row].count == 1 else { return false }
    let own = problem.entries[problem.rows[row].start]
    let isUpward = (own.coefficient > 0) == growing
    let variable = problem.variables[own.variable]
    for offset in variable.links {
      let other = problem.links[offset].row
      let record = problem.rows[other]
      guard other != row, record.count == 1, !record.isActive, !record.isDropped else { continue }
      let measured = basis.residual(of: other)
      guard abs(measured.value) <= measured.tolerance else { continue }
      // A row with side 0 must not shrink. A row with a side gains nothing beyond its constant, and the cost of its
      // loss is in the multipliers already.
      let isGrowing = (problem.entries[record.start].coefficient > 0) == isUpward
      if isGrowing == (record.side > 0) || (record.isEquality && record.side == 0) { return true }
    }
    return false
  }
}

/// Freedom of all variables in one pass.
extension Solver {
  private mutating func findFreedom() throws(MemoryError) {
    basis.search.order.removeAll()
    basis.search.reachedRows.removeAll()
    let stamp = basis.nextStamp()
    for index in 0..<Int32(problem.variables.count) where problem.variables[index].isLive {
      problem.variables[index].freedom = .none
      try basis.ascend(from: index, stamp)
    }
    for index in stride(from: basis.search.order.count - 1, through: 0, by: -1) {
      let node = basis.search.order[index]
      if node >= 0 {
        let holder = problem.variables[node].holder
        if holder < 0 || isFree(holder) { problem.variables[node].freedom = .possible }
      } else {
        freeBlockMembers(~node)
      }
    }
  }

  /// If one row of a block could leave, all members are possibly free.
  private mutating func freeBlockMembers(_ slot: Int32) {
    let block = basis.blocks[slot]
    for position in 0..<block.count where isFree(basis.blocks.indices[block.rows + position]) {
      for member in 0..<block.count {
        problem.variables[basis.blocks.indices[block.variables + member]].freedom = .possible
      }
      return
    }
  }

  /// Returns whether the row, or a variable that it mentions, could change.
  private mutating func isFree(_ row: Int32) -> Bool {
    if mayGiveWay(row) { return true }
    for term in problem.rows[row].terms
    where problem.variables[problem.entries[term].variable].freedom != .none {
      return true
    }
    return false
  }
}

/// Another optimal solution.
extension Solver {
  /// Moves a variable as near to a target as the optimal values allow, and leaves it there, unless ties bring it back. Returns whether
  /// it has moved.
  package mutating func nudge(_ id: VariableID, toward target: Double) throws(Status) -> Bool {
    let variable = try problem.find(id)
    try settle()
    let before = basis.values[variable]
    let (spread, rows) = (problem.spread, problem.live.rows)
    defer { problem.restoreSpread(spread, rows: rows) }
    let row = try addProbe(of: variable, toward: target)
    do throws(Status) { try settle() } catch {
      takeBack(solved: row)
      throw error
    }
    do throws(MemoryError) { try retire(row) } catch {
      basis.agenda.needsRebuild = true
      takeBack(solved: row)
    }
    try settle()
    return isElsewhere(variable, than: before)
  }
}
