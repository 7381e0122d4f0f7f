import Memory

/// Variables that are never negative.
///
/// `variable >= 0` is required, but no row says so while it holds. A solve that would end with a negative value adds a
/// *zero row* for it and goes on, until no such value is negative. A row that holds does not change an optimum, so the
/// result is that of a problem with all zero rows, and does not depend on when one was made. A zero row is older than
/// every other row: a conflict never drops it.
extension Solver {
  /// Requires a variable, whose value is not negative, to stay so.
  @inline(__always)
  package mutating func keepNonnegative(_ id: VariableID) {
    problem.variables[Identifier.slot(id.raw)].isNonnegative = true
    // The ranges of edits end where the variable would be 0.
    problem.versions.values &+= 1
  }

  /// Lets a variable without a zero row become negative.
  package mutating func allowNegative(_ id: VariableID) {
    problem.variables[Identifier.slot(id.raw)].isNonnegative = false
  }

  /// Whether a variable is required not to be negative.
  package mutating func isNonnegative(_ id: VariableID) -> Bool {
    problem.variables[Identifier.slot(id.raw)].isNonnegative
  }

  /// Returns the variable of a zero row; nil for another row.
  package mutating func nonnegativeVariable(of id: RowID) -> VariableID? {
    let row = problem.rows[Identifier.slot(id.raw)]
    return row.isZeroRow ? problem.id(ofVariable: problem.entries[row.start].variable) : nil
  }

  /// Whether the variable of a slot has a zero row.
  package mutating func hasZeroRow(_ slot: Int) -> Bool { problem.variables[slot].hasZeroRow }

  /// Adds zero rows for the variables that this solve has made negative. Returns whether there are any.
  @inline(never)
  mutating func addZeroRows() throws(MemoryError) -> Bool {
    var isAny = false
    for index in 0..<basis.journal.values.count {
      let variable = basis.journal.values[index].variable
      guard basis.values[variable] < 0, problem.variables[variable].hasImplicitZeroBound else { continue }
      _ = try simplex.addZeroRow(variable)
      isAny = true
    }
    if !isAny { return false }
    // The solve goes on as if it had only begun.
    simplex.cycles.beginPhase()
    simplex.ties.beginSteps(rows: problem.live.rows)
    return true
  }
}
