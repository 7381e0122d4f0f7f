import Memory
import Status

/// The number of a variable that is in no other row, such as the size of a window before anything else is stated.
extension Solver {
  /// Returns whether one equality of such a variable is all that waits, and lets it hold the variable.
  mutating func holdsAtOnce() throws(Status) -> Bool {
    guard waitsOnlyForRows, basis.agenda.dirty.isEmpty, basis.agenda.queue.count == basis.agenda.queueHead + 1,
      basis.agenda.dropped.isEmpty, !basis.journal.isOn, !basis.precision.isExtended
    else { return false }
    let row = basis.agenda.queue[basis.agenda.queueHead]
    let record = problem.rows[row]
    guard record.isEquality, record.count == 1, !record.isActive, record.side == 0, record.state.contains(.live) else {
      return false
    }
    let entry = problem.entries[record.start]
    let value = record.constant / entry.coefficient
    guard problem.variables[entry.variable].linkCount == 1, !problem.variables[entry.variable].mayBeTied,
      !problem.spread.isOverflowing(value)
    else { return false }
    do throws(MemoryError) {
      try basis.report.touched.reserve(basis.report.touched.count + 1)
      basis.journal.beginValues()
      try basis.journal.values.reserve(1)
      try basis.search.order.reserve(1)
      try basis.agenda.dirty.append(row)
      try basis.match(entry.variable, row, pivot: record.start)
      try basis.propagate()
    } catch { throw .outOfMemory }
    problem.rows[row].state.remove(.queued)
    basis.agenda.queue.removeAll()
    basis.agenda.queueHead = 0
    basis.agenda.retryDropped = false
    problem.versions.basis &+= 1
    problem.statistics.pivots += 1
    return true
  }
}
