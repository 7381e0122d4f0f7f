import Memory

/// Copies of a solver, to try a change that could not be rolled back.
extension Solver {
  /// Copies problem and values into a new solver. This one is settled and computes in doubles.
  mutating func copy(to other: inout Solver) throws(MemoryError) {
    try copyStatements(to: &other)
    try copyValues(to: &other)
    try copyEdits(to: &other)
    try copyReports(to: &other)
  }

  private mutating func copyStatements(to other: inout Solver) throws(MemoryError) {
    try other.variables.assign(variables)
    try other.rows.assign(rows)
    try other.entries.assign(entries)
    try other.links.assign(links)
    (other.freeVariable, other.freeRow, other.trimmedRows) = (freeVariable, freeRow, trimmedRows)
    (other.liveVariables, other.liveRows, other.liveTerms) = (liveVariables, liveRows, liveTerms)
    other.variableRoom = variables.count
    other.lastAge = lastAge
    (other.precision.spread, other.precision.isUncertain) = (precision.spread, precision.isUncertain)
  }

  /// Copies the values without the basis, which is rebuilt.
  private mutating func copyValues(to other: inout Solver) throws(MemoryError) {
    try other.values.assign(values)
    try other.sizes.assign(sizes)
    try other.work.assign(work)
    try other.workSize.assign(workSize)
    try other.dropped.assign(dropped)
    for row in 0..<rows.count { other.rows[row].multiplier = -1 }
    (other.stayMultiplierRow, other.stamp, other.unusedMark) = (stayMultiplierRow, stamp, unusedMark)
    (other.retryDropped, other.retryAfter) = (retryDropped, retryAfter)
    (other.basisVersion, other.valueVersion) = (basisVersion, valueVersion)
    (other.cycles, other.statisticsSoFar) = (cycles, statisticsSoFar)
    other.needsRebuild = true
  }

  private mutating func copyEdits(to other: inout Solver) throws(MemoryError) {
    try other.edits.assign(edits)
    // Plans are made anew for another basis.
    other.releasePlans()
    other.freeEdit = freeEdit
  }

  private mutating func copyReports(to other: inout Solver) throws(MemoryError) {
    try other.touched.assign(touched)
    try other.changes.assign(changes)
    try other.conflictMembers.assign(conflictMembers)
    try other.ambiguousVariables.assign(ambiguousVariables)
    other.report = report
  }
}
