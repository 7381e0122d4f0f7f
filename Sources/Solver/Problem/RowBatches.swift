import Memory
import Status

/// Memory for a batch of rows, reserved at once and exactly.
extension Solver {
  /// Counts in `work` how often the batch mentions a variable, until `endExpecting`.
  package mutating func expect(_ terms: UnsafeBufferPointer<Term>) {
    for term in terms where isLive(term.variable) { work[Identifier.slot(term.variable.raw)] += 1 }
  }

  /// Reserves the counted mentions of one of the rows. Without memory nothing is reserved, and adding the rows fails
  /// instead.
  package mutating func endExpecting(_ terms: UnsafeBufferPointer<Term>) {
    for term in terms where isLive(term.variable) {
      let variable = Identifier.slot(term.variable.raw)
      if work[variable] == 0 { continue }
      let count = variables[variable].linkCount + Int32(work[variable])
      work[variable] = 0
      do throws(MemoryError) { try makeLinkRoom(variable, for: count) } catch {}
    }
  }

  package mutating func reserve(rows more: Int, terms: Int) throws(Status) {
    do throws(MemoryError) {
      try rows.reserve(liveRows + more)
      try queue.reserve(queue.count + more)
      try entries.reserve(entries.count + terms)
      try links.reserve(links.count + terms)
    } catch { throw .outOfMemory }
  }
}

/// Undoing and reserving, for batches that are added completely or not at all.
extension Solver {
  /// Takes back the row added last, with its id and age. Nothing else has happened since.
  package mutating func takeBack(_ id: ConstraintID) {
    _ = queue.removeLast()
    forget(Identifier.slot(id.raw))
  }

  /// Removes the row added last from all counts.
  mutating func forget(_ row: Int32) {
    lastAge -= 1
    liveRows -= 1
    liveTerms -= Int(rows[row].count)
    statisticsSoFar.structural -= 1
    uninstall(row)
  }

  /// Reserves memory for new constants, so that setting them cannot fail.
  package mutating func reserve(constants more: Int) throws(Status) {
    do throws(MemoryError) {
      try queue.reserve(queue.count + more)
      try dirty.reserve(dirty.count + more)
    } catch { throw .outOfMemory }
  }
}
