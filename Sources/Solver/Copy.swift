import Memory

/// A second solver in the state of this one, to try on it what might leave a trace.
extension Solver {
  /// Brings a new solver into the state of this one, which is settled and computes in plain numbers.
  mutating func copy(to twin: inout Solver) throws(MemoryError) {
    try copyStatements(to: &twin)
    try copyBasis(to: &twin)
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
    (twin.care.least, twin.care.largest, twin.care.isDoubtful) = (care.least, care.largest, care.isDoubtful)
  }

  private mutating func copyBasis(to twin: inout Solver) throws(MemoryError) {
    try twin.values.assign(values)
    try twin.sizes.assign(sizes)
    try twin.multipliers.assign(multipliers)
    try twin.blocks.assign(blocks)
    try twin.blockIndices.assign(blockIndices)
    try twin.blockNumbers.assign(blockNumbers)
    try twin.work.assign(work)
    try twin.workSize.assign(workSize)
    try twin.local.assign(local)
    try twin.dropped.assign(dropped)
    (twin.freeMultiplier, twin.freeBlock) = (freeMultiplier, freeBlock)
    (twin.stayMultiplierRow, twin.stamp, twin.freshMark) = (stayMultiplierRow, stamp, freshMark)
    (twin.mayReturn, twin.retriedAge) = (mayReturn, retriedAge)
    (twin.basisVersion, twin.valueVersion) = (basisVersion, valueVersion)
    (twin.cycles, twin.statisticsSoFar) = (cycles, statisticsSoFar)
  }

  private mutating func copyEdits(to twin: inout Solver) throws(MemoryError) {
    try twin.edits.assign(edits)
    try twin.sessions.moves.assign(sessions.moves)
    try twin.sessions.watches.assign(sessions.watches)
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
