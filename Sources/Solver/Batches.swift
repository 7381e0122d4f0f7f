import Memory
import Status

/// Room that a batch of rows will need, made in one go: exactly so much, where
/// rows one by one would be given some in advance.
extension Solver {
  /// `work` counts how often the batch mentions a variable, until `endExpecting`.
  package mutating func expect(_ terms: UnsafeBufferPointer<Term>) {
    for term in terms where isLive(term.variable) { work[Identifier.slot(term.variable.raw)] += 1 }
  }

  /// Ends what `expect` began, for each of its rows. Without memory there is
  /// less room, and the rows find out for themselves.
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
  package mutating func reserve(constants more: Int) throws(Status) {
    do throws(MemoryError) {
      try queue.reserve(queue.count + more)
      try dirty.reserve(dirty.count + more)
    } catch { throw .outOfMemory }
  }
}
