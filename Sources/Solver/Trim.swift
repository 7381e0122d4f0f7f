import Memory

/// Giving back what building needed and the solver at rest does not.
extension Solver {
  /// After a solve. Whenever there are half as many rows again as last time, so
  /// that rows that come and go, and edits, find the room that they need again.
  mutating func trimAfterGrowth() {
    guard rows.count >= 16, rows.count > trimmedRows + trimmedRows / 2, !account.isNursed, !journal.isOn else { return }
    trimmedRows = rows.count
    trimLists()
    trimSearches()
    factor.release()
    journal.values.release()
  }

  private mutating func trimLists() {
    variables.trim()
    rows.trim()
    entries.trim()
    links.trim()
    values.trim()
    sizes.trim()
    work.trim()
    workSize.trim()
    multipliers.trim()
    blocks.trim()
    blockIndices.trim()
    blockNumbers.trim()
    queue.trim()
    dirty.trim()
    unbalanced.trim()
    suspects.trim()
    pulled.trim()
    touched.trim()
  }

  /// None of these holds anything between operations.
  private mutating func trimSearches() {
    order.release()
    frames.release()
    met.release()
    combination.release()
    candidates.release()
    step.release()
    scratch.release()
    fresh.release()
    openMembers.release()
  }
}
