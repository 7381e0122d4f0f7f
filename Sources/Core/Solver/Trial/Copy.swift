import Memory
import Status

/// Copies of a solver, to try a change that could not be rolled back.
extension Solver {
  /// Tries a change on a copy in double-double, which begins with an empty basis. This solver becomes the copy, or
  /// `change` throws; then it has what the copy says of the refusal, with zero rows that this names, and the steps that
  /// were taken.
  mutating func tryOnCopy(_ change: (inout Solver) throws(Status) -> Void) throws(Status) {
    var other = Solver(account: account, options: problem.options)
    defer { other.release() }
    do throws(MemoryError) { try copy(to: &other) } catch { throw .outOfMemory }
    other.basis.precision.attempt.noteLoss(.digits)
    other.basis.precision.schedule.extraSolves = max(1, basis.precision.schedule.extraSolves)
    do throws(Status) { try change(&other) } catch {
      swap(&conflicts.refusal, &other.conflicts.refusal)
      conflicts.refusedIndex = other.conflicts.refusedIndex
      limit = other.limit
      do throws(MemoryError) { try nameOwnZeroRows(of: &other) } catch { throw .outOfMemory }
      throw error
    }
    // The solve of a trial is not counted.
    other.basis.precision.schedule.solvesLeft = basis.precision.schedule.solvesLeft
    swap(&self, &other)
  }

  /// Makes the zero rows that a refusal on a copy names, since only the copy may have them.
  @inline(never)
  private mutating func nameOwnZeroRows(of other: inout Solver) throws(MemoryError) {
    for index in 0..<conflicts.refusal.count {
      guard let id = other.nonnegativeVariable(of: conflicts.refusal[index]) else { continue }
      let variable = Identifier.slot(id.raw)
      if problem.variables[variable].hasImplicitZeroBound {
        conflicts.refusal[index] = problem.id(ofRow: try simplex.addZeroRow(variable))
      }
    }
  }

  /// Copies problem and values into a new solver. Not inlined, since it is large.
  @inline(never)
  private mutating func copy(to other: inout Solver) throws(MemoryError) {
    // The edits of repeated constants are not copied, so no row may say that it has one.
    forgetConstants()
    try copyStatements(to: &other)
    try copyValues(to: &other)
    try copyEdits(to: &other)
    try copyReports(to: &other)
  }

  private mutating func copyStatements(to other: inout Solver) throws(MemoryError) {
    try other.problem.variables.assign(problem.variables)
    try other.problem.rows.assign(problem.rows)
    try other.problem.entries.assign(problem.entries)
    try other.problem.links.assign(problem.links)
    other.problem.free = problem.free
    other.problem.live = problem.live
    other.trimmedRows = trimmedRows
    other.basis.variableRoom = problem.variables.count
    other.problem.lastSerial = problem.lastSerial
    other.problem.spread = problem.spread
  }

  /// Copies the values without the basis, which is rebuilt.
  private mutating func copyValues(to other: inout Solver) throws(MemoryError) {
    try other.basis.values.assign(basis.values)
    try other.basis.sizes.assign(basis.sizes)
    try other.basis.search.numbers.assign(basis.search.numbers)
    try other.basis.search.sizes.assign(basis.search.sizes)
    try other.basis.agenda.dropped.assign(basis.agenda.dropped)
    // The lists are not copied.
    for row in 0..<problem.rows.count {
      other.problem.rows[row].firstNode = -1
      other.problem.rows[row].lists = []
    }
    for variable in 0..<problem.variables.count { other.problem.variables[variable].mayBeTied = false }
    (other.simplex.stayMultiplierRow, other.basis.search.lastStamp, other.simplex.starting.unusedStamp) = (
      simplex.stayMultiplierRow, basis.search.lastStamp, simplex.starting.unusedStamp
    )
    (other.problem.versions.basis, other.problem.versions.values) = (problem.versions.basis, problem.versions.values)
    (other.simplex.cycles, other.problem.statistics) = (simplex.cycles, problem.statistics)
    other.limit = limit
    other.basis.agenda.needsRebuild = true
  }

  private mutating func copyEdits(to other: inout Solver) throws(MemoryError) {
    try other.edits.assign(edits)
    // Plans are made anew for another basis.
    other.forgetPlans()
    other.freeEdit = freeEdit
  }

  private mutating func copyReports(to other: inout Solver) throws(MemoryError) {
    try other.basis.report.touched.assign(basis.report.touched)
    other.changes.follow(changes)
    try other.conflicts.members.assign(conflicts.members)
    try other.ambiguousVariables.assign(ambiguousVariables)
    other.basis.report.number = basis.report.number
  }
}
