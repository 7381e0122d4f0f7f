package import Memory

/// Which values could be others and be just as good.
///
/// The question is put to the solver itself: a wish below all priorities moves a
/// variable exactly as far as the best values allow. Whatever it moved is put
/// back. Most variables are cleared without a wish: if every row they are
/// determined by has a multiplier strictly within its bounds, they cannot move.
extension Solver {
  package mutating func isAmbiguous(_ id: VariableID) throws(SolverError) -> Bool {
    let variable = try find(id)
    try settle()
    return try canMove(variable)
  }

  package mutating func findAmbiguous() throws(SolverError) {
    try settle()
    ambiguousVariables.removeAll()
    for variable in 0..<Int32(variables.count) where variables[variable].isLive {
      if try canMove(variable) {
        do throws(MemoryError) { try ambiguousVariables.append(id(ofVariable: variable)) } catch {
          throw .outOfMemory
        }
      }
    }
  }

  /// Where numbers fail the question, it is put once more to a basis built anew, with care.
  private mutating func canMove(_ variable: Int32) throws(SolverError) -> Bool {
    do throws(SolverError) { return try moves(variable) } catch {
      guard error == .numeric else { throw error }
      if !care.isTaken {
        do throws(MemoryError) { try takeCare() } catch { throw .outOfMemory }
      }
      try settle()
      return try moves(variable)
    }
  }

  private mutating func moves(_ variable: Int32) throws(SolverError) -> Bool {
    if variables[variable].linkCount == 0 { return true }
    let value = values[variable]
    let distance = max(1, abs(value))
    if try moves(variable, toward: value + distance) { return true }
    return try moves(variable, toward: value - distance)
  }

  private mutating func moves(_ variable: Int32, toward target: Double) throws(SolverError) -> Bool {
    var term = Term(id(ofVariable: variable), 1)
    let wish = try withUnsafePointer(to: &term) { (pointer) throws(SolverError) in
      try add(UnsafeBufferPointer(start: pointer, count: 1), .equal, target, priority: 1, weight: 1)
    }
    let row = Identifier.slot(wish.raw)
    rows[row].priority = 0
    let before = values[variable]
    var isMoved = false
    var answer = SolverError.outOfMemory
    do throws(MemoryError) {
      if try mayMove(row) {
        try beginTransaction()
        do throws(SolverError) { try settle() } catch {
          answer = error
          throw MemoryError.exhausted
        }
        isMoved = abs(values[variable] - before) > 1e-9 * max(1, abs(before))
        try rollBack()
      }
    } catch {
      isCold = true
      abandonSearch()
      journal.clear()
      withdraw(row)
      throw answer
    }
    withdraw(row)
    return isMoved
  }

  /// Whether anything the row is a combination of could give way.
  private mutating func mayMove(_ row: Int32) throws(MemoryError) -> Bool {
    try combine(row)
    for index in 0..<combination.count {
      let other = combination[index].row
      if other < 0 { return true }
      guard rows[other].isBounded else { continue }
      let record = rows[other]
      if !record.isEquality && record.multiplier < 0 { return true }
      if !record.isRequired && compare(other, to: record.weight) == 0 { return true }
      if record.isEquality && compare(other, to: -record.weight) == 0 { return true }
    }
    return false
  }
}
