import Memory

/// Rounding of the caller's numbers, estimated from the operands.
///
/// A factor of a combination and the rate of a row in a direction are the same number, summed once along rows and
/// once along columns. It is significant if it exceeds the rounding of all operands of the combination, each times
/// its own rate.
extension Basis {
  /// Returns whether a row's factor for the active row or stay `other` is no more than the rounding of all operands of the
  /// combination. Then the factor can no longer be a pivot.
  mutating func rejectIfRounding(_ other: Int32, in row: Int32) throws(MemoryError) -> Bool {
    if !precision.isDoubleDouble || !Mechanism.confirmedPivots.isOn { return false }
    let isSignificant = try exceedsRounding(other, in: row)
    for index in 0..<combination.count where !isSignificant && combination[index].row == other {
      combination[index].size = .infinity
    }
    try descend(from: row)
    return !isSignificant
  }

  /// Returns whether the rate of a row along `other` exceeds the rounding of all operands of its combination.
  @inline(never)
  private mutating func exceedsRounding(_ other: Int32, in row: Int32) throws(MemoryError) -> Bool {
    try findDirectionInDoubleDouble(of: other)
    defer { clearDirection() }
    return abs(rate(of: row, noise: 0)) > Precision.inputRounding * operandSize(of: row)
  }

  /// Returns how large the operands of a row's rate along `other` are.
  mutating func operandSize(of row: Int32, along other: Int32) throws(MemoryError) -> Double {
    try combine(row)
    try findDirectionInDoubleDouble(of: other)
    defer { clearDirection() }
    return operandSize(of: row)
  }

  /// Σ |coefficient · rate| over the terms of a row and of the rows that it is combined from, these times their factors.
  private mutating func operandSize(of row: Int32) -> Double {
    var size = rateSize(of: row)
    for index in 0..<combination.count where combination[index].row >= 0 {
      size += abs(combination[index].factor) * rateSize(of: combination[index].row)
    }
    return size
  }

  /// Σ |coefficient · rate| over a row's terms.
  mutating func rateSize(of row: Int32) -> Double {
    var size = 0.0
    for term in problem.rows[row].terms {
      size += abs(problem.entries[term].coefficient * search.rates[problem.entries[term].variable])
    }
    return size
  }

  /// Leaves only significant factors as possible pivots.
  mutating func rejectRounding(in row: Int32) throws(MemoryError) {
    if !precision.isDoubleDouble { return }
    for index in 0..<combination.count { _ = try rejectIfRounding(combination[index].row, in: row) }
  }

  /// Lists in `ignoredRows` the rows with a side that move with the active row or stay `other` only by rounding. It
  /// looks at the highest priority that moves, as long as no row of that priority moves significantly.
  mutating func ignoreRounding(of other: Int32) throws(MemoryError) {
    forgetIgnored()
    guard Mechanism.ignoredRows.isOn, precision.isDoubleDouble else { return }
    while try listDoubtful(other) {
      let count = precision.ignoredRows.count
      for index in 0..<precision.doubtfulRows.count {
        try combine(precision.doubtfulRows[index])
        if try !exceedsRounding(other, in: precision.doubtfulRows[index]) {
          try ignore(precision.doubtfulRows[index])
        }
      }
      if precision.ignoredRows.count == count { return }
    }
  }

  /// Lists the moving rows of the highest priority in `precision.doubtfulRows`. Returns false if one of them moves
  /// significantly.
  private mutating func listDoubtful(_ other: Int32) throws(MemoryError) -> Bool {
    try findDirectionInDoubleDouble(of: other)
    defer { clearDirection() }
    let largest = largestRate()
    precision.doubtfulRows.removeAll()
    var priority: Int16 = -1
    var isDoubtful = false
    for index in 0..<search.reachedRows.count
    where problem.rows[search.reachedRows[index]].side != 0
      && problem.rows[search.reachedRows[index]].priority >= priority
    {
      let row = search.reachedRows[index]
      let rate = abs(rate(of: row))
      if rate == 0 || problem.rows[row].lists.contains(.ignored) { continue }
      if problem.rows[row].priority > priority {
        priority = problem.rows[row].priority
        precision.doubtfulRows.removeAll()
        isDoubtful = true
      }
      try precision.doubtfulRows.append(row)
      if rate > 1e-8 * largest * problem.largestCoefficient(row) { isDoubtful = false }
    }
    return isDoubtful
  }

  mutating func ignore(_ row: Int32) throws(MemoryError) {
    try precision.ignoredRows.insert(row, problem.marks)
  }

  mutating func forgetIgnored() { precision.ignoredRows.removeAll(problem.marks) }
}
