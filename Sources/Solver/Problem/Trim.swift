import Memory

/// Releasing memory that only building needed.
extension Solver {
  /// Whether the rows have grown by half since the last trim. Rows that come and go, and edits, reuse the memory that
  /// is there.
  var isGrowing: Bool {
    @inline(__always) mutating get { rows.count > trimmedRows + trimmedRows / 2 }
  }

  /// Reserves what a first solve is likely to need, to avoid repeated growth.
  mutating func reserveForGrowth() throws(MemoryError) {
    try touched.reserve(liveVariables)
    try journal.values.reserve(liveVariables)
    try order.reserve(liveVariables)
    try dirty.reserve(liveVariables)
  }

  /// Trims memory between operations.
  mutating func trimAfterGrowth() {
    guard isGrowing, rows.count >= 16 else { return }
    trimmedRows = rows.count
    if account.bytesOutside <= 512 { return }
    trimLists()
    trimSearches()
    factor.release()
    journal.values.release()
    journal.lows.release()
    precision.values.trim()
    precision.work.trim()
    precision.ignoredRows.trim()
  }

  private mutating func trimLists() {
    variables.trim()
    rows.trim()
    entries.trim()
    links.trim()
    values.trim()
    sizes.trim()
    variableRoom = variables.count
    work.trim()
    workSize.trim()
    multipliers.trim()
    blocks.trim()
    blockIndices.trim()
    blockNumbers.trim()
    queue.trim()
    dirty.trim()
    outOfBounds.trim()
    multipliersToRecheck.trim()
    staysToCheck.trim()
    touched.trim()
  }

  /// Releases buffers that are empty between operations.
  private mutating func trimSearches() {
    order.release()
    frames.release()
    met.release()
    combination.release()
    candidates.release()
    step.release()
    scratch.release()
    newEqualities.release()
    openMembers.release()
  }
}
