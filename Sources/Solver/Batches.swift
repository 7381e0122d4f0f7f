import Memory

/// What makes a batch of changes all or none.
extension Solver {
  /// Takes back the row added last, its id and age with it; nothing else has happened since.
  package mutating func takeBack(_ id: ConstraintID) {
    _ = queue.removeLast()
    forget(Identifier.slot(id.raw))
  }

  /// Takes the row added last out of all counts.
  mutating func forget(_ row: Int32) {
    lastAge -= 1
    liveRows -= 1
    liveTerms -= Int(rows[row].count)
    statisticsSoFar.structural -= 1
    uninstall(row)
  }

  /// Room for so many new constants, so that setting them cannot fail.
  package mutating func reserve(constants more: Int) throws(SolverError) {
    do throws(MemoryError) {
      try queue.reserve(queue.count + more)
      try dirty.reserve(dirty.count + more)
    } catch { throw .outOfMemory }
  }
}
