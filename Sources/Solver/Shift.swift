import Memory

/// The commonest exchange of holders, without a matrix.
extension Solver {
  /// Where the nodes in `scratch` are single variables, each needs of the others
  /// only the one before it, and the entering row only the last, every row holds
  /// from now on the variable it needed, and the cycle is gone. No other matching
  /// would do. False, and nothing has changed, if they do not lie so.
  mutating func rematchAlongChain(entering: Int32) throws(MemoryError) -> Bool {
    var row = entering
    for index in stride(from: scratch.count - 1, through: 0, by: -1) {
      let node = scratch[index]
      guard node >= 0, reachedTerms(of: row) == (index == scratch.count - 1 ? 1 : 2), mentions(row, node) else {
        return false
      }
      row = variables[node].holder
    }
    row = entering
    for index in stride(from: scratch.count - 1, through: 0, by: -1) {
      let old = variables[scratch[index]].holder
      try match(scratch[index], row)
      row = old
    }
    return true
  }

  /// How many variables of a row the last search reached. A held one counts with its row.
  private mutating func reachedTerms(of row: Int32) -> Int {
    var count = 0
    let start = rows[row].start
    for term in start..<start + rows[row].count {
      let variable = entries[term].variable
      if variables[variable].block < 0 && variables[variable].reach == stamp { count += 1 }
    }
    return count
  }

  private mutating func mentions(_ row: Int32, _ variable: Int32) -> Bool { term(of: variable, in: row) >= 0 }
}
