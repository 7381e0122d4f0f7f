import Memory

/// A second solver that states the same as this one, to try on it what might leave a trace.
extension Solver {
  /// Brings into a new solver what this one states and its values. This one is settled and computes in plain numbers.
  mutating func copy(to twin: inout Solver) throws(MemoryError) {
    try copyStatements(to: &twin)
    try copyValues(to: &twin)
    try copyEdits(to: &twin)
    try copyReports(to: &twin)
  }

  private mutating func copyStatements(to twin: inout Solver) throws(MemoryError) {
    try twin.variables.assign(variables)
    try twin.rows.assign(rows)
    try twin.entries.assign(entries)
    try twin.links.assign(links)
    (twin.freeVariable, twin.freeRow, twin.trimmedRows) = (freeVariable, freeRow, trimmedRows)
    (twin.liveVariables, twin.liveRows, twin.liveTerms) = (liveVariables, liveRows, liveTerms)
    twin.variableRoom = variables.count
    twin.lastAge = lastAge
    (twin.care.spread, twin.care.isDoubtful) = (care.spread, care.isDoubtful)
  }

  /// Values, but not what holds them: the basis is to be built anew.
  private mutating func copyValues(to twin: inout Solver) throws(MemoryError) {
    try twin.values.assign(values)
    try twin.sizes.assign(sizes)
    try twin.work.assign(work)
    try twin.workSize.assign(workSize)
    try twin.dropped.assign(dropped)
    for row in 0..<rows.count { twin.rows[row].multiplier = -1 }
    (twin.stayMultiplierRow, twin.stamp, twin.freshMark) = (stayMultiplierRow, stamp, freshMark)
    (twin.mayReturn, twin.retriedAge) = (mayReturn, retriedAge)
    (twin.basisVersion, twin.valueVersion) = (basisVersion, valueVersion)
    (twin.cycles, twin.statisticsSoFar) = (cycles, statisticsSoFar)
    twin.isCold = true
  }

  private mutating func copyEdits(to twin: inout Solver) throws(MemoryError) {
    try twin.edits.assign(edits)
    // What they move is learned anew on another basis.
    twin.releaseSessions()
    twin.freeEdit = freeEdit
  }

  private mutating func copyReports(to twin: inout Solver) throws(MemoryError) {
    try twin.touched.assign(touched)
    try twin.changes.assign(changes)
    try twin.conflictMembers.assign(conflictMembers)
    try twin.ambiguousVariables.assign(ambiguousVariables)
    twin.report = report
  }
}
