import Memory
import Status

/// Memory for a batch of rows, reserved at once and exactly.
extension Solver {
  /// Counts in `work` how often the batch mentions a variable, until `endExpecting`.
  package mutating func expect(_ terms: UnsafeBufferPointer<Term>) {
    for term in terms where isLive(term.variable) { basis.search.work[Identifier.slot(term.variable.raw)] += 1 }
  }

  /// Reserves the counted mentions of one of the rows. Without memory nothing is reserved, and adding the rows fails
  /// instead.
  package mutating func endExpecting(_ terms: UnsafeBufferPointer<Term>) {
    for term in terms where isLive(term.variable) {
      let variable = Identifier.slot(term.variable.raw)
      if basis.search.work[variable] == 0 { continue }
      let count = problem.variables[variable].linkCount + Int32(basis.search.work[variable])
      basis.search.work[variable] = 0
      do throws(MemoryError) { try problem.makeLinkRoom(variable, for: count) } catch {}
    }
  }

  package mutating func reserve(rows more: Int, terms: Int) throws(Status) {
    do throws(MemoryError) {
      try problem.rows.reserve(problem.live.rows + more)
      try basis.agenda.queue.reserve(basis.agenda.queue.count + more)
      try problem.entries.reserve(problem.entries.count + terms)
      try problem.links.reserve(problem.links.count + terms)
    } catch { throw .outOfMemory }
  }
}

/// Undoing and reserving, for batches that are added completely or not at all.
extension Solver {
  /// Takes back the row added last, with its id and age. Nothing else has happened since.
  package mutating func takeBack(_ id: ConstraintID) {
    _ = basis.agenda.queue.removeLast()
    problem.forget(Identifier.slot(id.raw))
  }

  /// Reserves memory for new constants, so that setting them cannot fail.
  package mutating func reserve(constants more: Int) throws(Status) {
    do throws(MemoryError) {
      try basis.agenda.queue.reserve(basis.agenda.queue.count + more)
      try basis.agenda.dirty.reserve(basis.agenda.dirty.count + more)
    } catch { throw .outOfMemory }
  }
}

extension Solver {
  /// The spread of all coefficients. A caller who takes rows back restores it, so that they do not raise the
  /// precision.
  package var spread: Spread {
    get { problem.spread }
    set { problem.spread = newValue }
  }
}
