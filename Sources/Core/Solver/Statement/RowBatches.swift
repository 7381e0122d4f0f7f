import Memory
import Status

/// A batch of rows: all are validated and counted, then memory is reserved, then they are added, which cannot fail.
package struct RowBatch {
  fileprivate let rows: Int
  fileprivate var terms = 0
}

extension Solver {
  package mutating func beginBatch(_ rows: Int) throws(Status) -> RowBatch {
    basis.search.mentioned.removeAll()
    do throws(MemoryError) { try basis.search.mentioned.reserve(min(problem.variables.count, 4 * rows)) } catch {
      throw .outOfMemory
    }
    return RowBatch(rows: rows)
  }

  /// Validates a row of a batch and counts its terms. Until the batch ends, `mentions` has how often it mentions each
  /// variable.
  package mutating func expect(
    _ terms: UnsafeBufferPointer<Term>, _ constant: Double, priority: Int32, weight: Double, in batch: inout RowBatch
  ) throws(Status) {
    let stamp = try beginTerms(terms, constant, priority: priority, weight: weight)
    batch.terms += Arena<Entry>.room(for: terms.count)
    for term in terms {
      let variable = try variable(of: term, stamp)
      if basis.search.mentions[variable] == 0 {
        do throws(MemoryError) { try basis.search.mentioned.append(variable) } catch { throw .outOfMemory }
      }
      basis.search.mentions[variable] += 1
    }
  }

  /// Reserves all memory of a batch.
  package mutating func reserve(_ batch: RowBatch) throws(Status) {
    try makeRoomForSerials(UInt32(batch.rows))
    try reserve(rows: batch.rows, terms: batch.terms)
    for variable in basis.search.mentioned.elements {
      let mentions = Int32(basis.search.mentions[variable])
      do throws(MemoryError) {
        try problem.makeLinkRoom(variable, for: problem.variables[variable].linkCount + mentions)
      } catch { throw .outOfMemory }
    }
  }

  package mutating func reserve(rows more: Int, terms: Int) throws(Status) {
    let slots = problem.rows.count + more - problem.countFreeRows(atMost: more)
    guard slots <= problem.mostRows else { throw .tooMany }
    do throws(MemoryError) {
      try problem.rows.reserve(slots)
      try basis.agenda.queue.reserve(basis.agenda.queue.count + more)
      try problem.entries.reserve(problem.entries.count + terms)
      try problem.links.reserve(problem.links.count + terms)
    } catch { throw .outOfMemory }
  }

  /// Ends the counts of a batch.
  package mutating func endBatch() {
    for index in 0..<basis.search.mentioned.count { basis.search.mentions[basis.search.mentioned[index]] = 0 }
  }

  /// Adds a row of a batch for which memory is reserved.
  package mutating func addReserved(
    _ terms: UnsafeBufferPointer<Term>, _ relation: Relation, _ constant: Double, priority: Int32, weight: Double
  ) -> RowID {
    let row = problem.installReserved(terms, relation, constant, priority: priority, weight: weight)
    basis.enqueueReserved(row)
    return problem.id(ofRow: row)
  }
}

/// Undoing and reserving, for batches that are added completely or not at all.
extension Solver {
  /// Takes back the row added last, with its id and serial number. Nothing else has happened since.
  package mutating func takeBack(_ id: RowID) {
    _ = basis.agenda.queue.removeLast()
    problem.takeBack(Identifier.slot(id.raw))
  }

  /// Reserves memory for new constants, so that setting them cannot fail.
  package mutating func reserve(constants more: Int) throws(Status) {
    do throws(MemoryError) {
      try basis.agenda.queue.reserve(basis.agenda.queue.count + more)
      try basis.reserveDirty(more: more)
    } catch { throw .outOfMemory }
  }

  /// The spread of all coefficients. A caller who takes rows back restores it, so that they do not raise the
  /// precision.
  package var spread: Spread {
    get { problem.spread }
    set { problem.spread = newValue }
  }
}
