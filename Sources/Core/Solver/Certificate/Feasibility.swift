import Memory

/// Which rows hold: each sum of a row is computed again, in double-double, from the values.
extension Basis {
  /// Finds where the multiplier of every row may be, since rows that do not hold with equality have theirs at a bound.
  /// Returns what is wrong with the values, if a required row is violated.
  mutating func findStandings(_ standings: inout Buffer<Standing>) throws(MemoryError) -> StaticString? {
    standings.removeAll()
    for row in 0..<Int32(problem.rows.count) {
      let record = problem.rows[row]
      let isStated = record.isInForce && record.count > 0
      let sign = isStated ? residualSign(row) : 0
      if isStated && record.isRequired && (sign < 0 || sign > 0 && record.isEquality) {
        return "a required row does not hold"
      }
      try standings.append(isStated ? Standing(of: record, sign) : .fixed)
    }
    for variable in 0..<Int32(problem.variables.count) where problem.variables[variable].hasImplicitZeroBound {
      if values[variable] < -rounding(of: variable) { return "a variable that must not be negative is" }
    }
    return nil
  }

  /// Returns 0 if a row holds with equality, -1 if its left side is too small, +1 if it is too large. It may be off by
  /// `Tolerance.promised` of its own terms, and by the rounding of its values. The latter counts times the least coefficient, so
  /// that a large one does not excuse the row.
  mutating func residualSign(_ row: Int32) -> Int {
    let constant = DoubleDouble(problem.rows[row].constant)
    let missing = sum(of: row, values(as: DoubleDouble.self), from: constant).value.high
    if abs(missing) <= Tolerance.promised * termSize(of: row) { return 0 }
    var (rounding, coefficient) = (0.0, Double.infinity)
    for term in problem.rows[row].terms {
      rounding = max(rounding, self.rounding(of: problem.entries[term].variable))
      coefficient = min(coefficient, abs(problem.entries[term].coefficient))
    }
    return abs(missing) <= coefficient * rounding ? 0 : missing > 0 ? -1 : 1
  }

  /// Returns by how much a value may be off, since it is rounded and was computed from larger numbers: those before an edit
  /// moved it, or the terms of its row, or those of the rows of its block. Double-double keeps no sizes.
  mutating func rounding(of variable: Int32) -> Double {
    let record = problem.variables[variable]
    var size = Double(sizes[variable])
    if record.block >= 0 {
      for position in 0..<blocks[record.block].count {
        let row = blocks.indices[blocks[record.block].rows + position]
        size = max(size, termSize(of: row) / problem.largestCoefficient(row))
      }
    } else if record.holder >= 0 {
      let entry = problem.entries[problem.rows[record.holder].heldTerm]
      size = max(size, termSize(of: record.holder) / abs(entry.coefficient))
    }
    return max(.leastNormalMagnitude, Precision.inputRounding * size)
  }
}

/// The bounds of a row's multiplier at the next priority. They follow from whether the row holds, and from its multiplier at higher
/// priorities.
enum Standing {
  /// A soft row that holds with equality, before its own priority.
  case tight
  /// A violated soft row, before its own priority.
  case tooSmall
  case tooLarge
  /// At its only bound: zero at all priorities to come.
  case fixed
  /// At the lower or the upper bound of several.
  case low
  case high
  /// Between its bounds.
  case inside

  init(of row: RowRecord, _ sign: Int) {
    if sign == 0 {
      self = !row.isRequired ? .tight : row.isEquality ? .inside : .low
    } else {
      self = sign < 0 ? .tooSmall : row.isEquality ? .tooLarge : .fixed
    }
  }

  /// The bounds of the multiplier of a row at a priority.
  func bounds(of row: RowRecord, at priority: Int32) -> (low: Double, high: Double) {
    let weight = Int32(row.priority) == priority ? row.weight : 0
    switch self {
    case .tight: return (row.isEquality ? -weight : 0, weight)
    case .tooSmall: return (weight, weight)
    case .tooLarge: return (-weight, -weight)
    case .fixed: return (0, 0)
    case .low: return (0, .infinity)
    case .high: return (-.infinity, 0)
    case .inside: return (-.infinity, .infinity)
    }
  }
}
