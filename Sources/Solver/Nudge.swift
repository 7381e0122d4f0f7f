import Memory

/// Another solution that is just as good.
extension Solver {
  /// Moves a variable as near to a target as the best values allow, and leaves it there. Answers whether it moved.
  package mutating func nudge(_ id: VariableID, toward target: Double) throws(SolverError) -> Bool {
    let variable = try find(id)
    try settle()
    let before = values[variable]
    // The wish is no reason for more care once it is gone.
    let spread = precision.spread
    defer { precision.spread = spread }
    var term = Term(id, 1)
    let probe = try withUnsafePointer(to: &term) { (pointer) throws(SolverError) in
      try add(UnsafeBufferPointer(start: pointer, count: 1), .equal, target, priority: 1, weight: 1)
    }
    let row = Identifier.slot(probe.raw)
    rows[row].priority = 0
    do throws(SolverError) { try settle() } catch {
      withdraw(row)
      throw error
    }
    do throws(MemoryError) { try retire(row) } catch {
      needsRebuild = true
      withdraw(row)
    }
    return abs(values[variable] - before) > 1e-9 * max(1, abs(before))
  }
}
