import Memory
import Status

/// Rows that determine a value.
extension Solver {
  /// Finds the rows that determine two variables, the rows that determine the variables of those rows, and so on.
  /// Each row appears once.
  package mutating func findInfluence(
    of first: VariableID, _ second: VariableID, in found: inout Buffer<RowID>
  ) throws(Status) {
    let (first, second) = (try problem.find(first), try problem.find(second))
    try settle()
    found.removeAll()
    unvisited.removeAll()
    let mark = basis.nextStamp()
    do throws(MemoryError) {
      try meet(second, mark)
      try meet(first, mark)
      while !unvisited.isEmpty {
        let row = problem.variables[unvisited.removeLast()].holder
        guard row >= 0, problem.rows[row].mark != mark else { continue }
        problem.rows[row].mark = mark
        try found.append(problem.id(ofRow: row))
        for entry in problem.rows[row].terms {
          try meet(problem.entries[entry].variable, mark)
        }
      }
    } catch { throw .outOfMemory }
  }

  private mutating func meet(_ variable: Int32, _ mark: UInt32) throws(MemoryError) {
    guard problem.variables[variable].mark != mark else { return }
    problem.variables[variable].mark = mark
    try unvisited.append(variable)
  }
}
