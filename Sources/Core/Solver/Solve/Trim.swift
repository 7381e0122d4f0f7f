import Memory

/// Releasing memory that only building needed.
extension Solver {
  /// Whether the rows have grown by half since the last trim. Rows that come and go, and edits, reuse the memory that
  /// is there.
  var isGrowing: Bool {
    @inline(__always) mutating get { problem.rows.count > trimmedRows + trimmedRows >> 1 }
  }

  /// Reserves what a first solve is likely to need, to avoid repeated growth.
  mutating func reserveForGrowth() throws(MemoryError) {
    try basis.report.touched.reserve(problem.live.variables)
    try basis.journal.values.reserve(problem.live.variables)
    try basis.search.order.reserve(problem.live.variables)
    try basis.agenda.dirty.reserve(problem.live.variables)
  }

  /// Whether there are enough new rows that memory is worth being trimmed.
  package var hasGrown: Bool {
    @inline(__always) mutating get { isGrowing && problem.rows.count >= 16 }
  }

  /// Trims memory between operations.
  @inline(__always)
  mutating func trimAfterGrowth() { if hasGrown { trim() } }

  @inline(never)
  package mutating func trim() {
    trimmedRows = problem.rows.count
    if account.bytesOutside <= 512 { return }
    account.noteTrimmed()
    trimLists()
    trimSearches()
    basis.blocks.factorisation.release()
    basis.journal.values.release()
    basis.journal.lows.release()
    basis.precision.lowValues.trim()
    basis.precision.lowNumbers.trim()
    basis.precision.ignoredRows.trim()
  }

  private mutating func trimLists() {
    problem.variables.trim()
    problem.rows.trim()
    problem.entries.trim()
    problem.links.trim()
    basis.values.trim()
    basis.sizes.trim()
    basis.variableRoom = problem.variables.count
    basis.search.numbers.trim()
    basis.search.sizes.trim()
    basis.multipliers.trim()
    basis.blocks.trim()
    basis.agenda.queue.trim()
    basis.agenda.dirty.trim()
    basis.agenda.outOfBounds.trim()
    basis.agenda.recheck.trim()
    basis.agenda.nearBound.trim()
    basis.agenda.tied.trim()
    basis.agenda.pricedStays.trim()
    basis.report.touched.trim()
  }

  /// Releases buffers that are empty between operations.
  private mutating func trimSearches() {
    basis.search.order.release()
    basis.search.kept.release()
    basis.search.openNodes.release()
    basis.search.reachedRows.release()
    basis.combination.release()
    simplex.candidates.release()
    simplex.breakpoints.release()
    simplex.sideChanges.release()
    prices.step.release()
    basis.search.cycle.release()
    basis.search.short.release()
    simplex.starting.release()
  }
}
