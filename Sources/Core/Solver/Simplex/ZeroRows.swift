import Memory

/// Rows that keep variables from being negative.
extension Simplex {
  /// Adds the row that keeps a variable from being negative, and queues it.
  mutating func addZeroRow(_ variable: Int32) throws(MemoryError) -> Int32 {
    try basis.agenda.queue.reserve(basis.agenda.queue.count + 1)
    let row = try withUnsafePointer(to: Term(problem.id(ofVariable: variable), 1)) { (term) throws(MemoryError) in
      try problem.install(
        UnsafeBufferPointer(start: term, count: 1), .greaterOrEqual, 0, priority: requiredPriority, weight: 1)
    }
    // Other rows keep their serial numbers.
    problem.lastSerial -= 1
    problem.rows[row].serial = 0
    problem.rows[row].isZeroRow = true
    problem.variables[variable].hasZeroRow = true
    basis.addToKept(row)
    if longSteps.isOn { try longSteps.resize(to: problem.rows.count) }
    // A trial that is rolled back leaves the row, which holds then.
    try basis.save(row)
    basis.enqueueReserved(row)
    return row
  }
}
