import Memory
import Status

/// Rows that determine a value.
extension Solver {
  /// Finds the rows that determine two variables, the rows that determine the variables of those rows, and so on.
  /// Each row appears once.
  package mutating func findInfluence(
    of first: VariableID, _ second: VariableID, in found: inout Buffer<ConstraintID>
  ) throws(Status) {
    let (first, second) = (try find(first), try find(second))
    try settle()
    found.removeAll()
    scratch.removeAll()
    let mark = nextStamp()
    do throws(MemoryError) {
      try meet(second, mark)
      try meet(first, mark)
      while !scratch.isEmpty {
        let row = variables[scratch.removeLast()].holder
        guard row >= 0, rows[row].mark != mark else { continue }
        rows[row].mark = mark
        try found.append(self.id(ofRow: row))
        for entry in rows[row].start..<rows[row].start + rows[row].count { try meet(entries[entry].variable, mark) }
      }
    } catch { throw .outOfMemory }
  }

  private mutating func meet(_ variable: Int32, _ mark: UInt32) throws(MemoryError) {
    guard variables[variable].mark != mark else { return }
    variables[variable].mark = mark
    try scratch.append(variable)
  }
}
