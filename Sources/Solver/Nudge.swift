import Memory
import Status

/// Another solution that is just as good.
extension Solver {
  /// Moves a variable as near to a target as the best values allow, and leaves it there. Answers whether it moved.
  package mutating func nudge(_ id: VariableID, toward target: Double) throws(Status) -> Bool {
    let variable = try find(id)
    try settle()
    let before = values[variable]
    // The wish is no reason for more care once it is gone.
    let spread = care.spread
    defer { care.spread = spread }
    var term = Term(id, 1)
    let wish = try withUnsafePointer(to: &term) { (pointer) throws(Status) in
      try add(UnsafeBufferPointer(start: pointer, count: 1), .equal, target, priority: 1, weight: 1)
    }
    let row = Identifier.slot(wish.raw)
    rows[row].priority = 0
    do throws(Status) { try settle() } catch {
      withdraw(row)
      throw error
    }
    do throws(MemoryError) { try retire(row) } catch {
      isCold = true
      withdraw(row)
    }
    return abs(values[variable] - before) > 1e-9 * max(1, abs(before))
  }
}
