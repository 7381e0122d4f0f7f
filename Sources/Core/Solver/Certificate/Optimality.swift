import Memory

/// The result of a check of a solution.
enum Verdict {
  /// It is optimal.
  case right
  /// A required row does not hold, or another solution is better.
  case wrong(StaticString)
  /// Rounding hides which, or a stored multiplier is not one that proves it.
  case undecided(StaticString)
}

/// What a check computes for each row.
struct Certificate: ~Copyable {
  var standings: Buffer<Standing>
  /// The multipliers at one priority.
  var multipliers: Buffer<Double>
  /// The variables on which these do not sum to zero, as ~v, and the multipliers that a stay there would have.
  var unbalanced: Buffer<Share>
  var moving: Buffer<MovingRow>

  init(_ account: Account) {
    standings = Buffer(account)
    multipliers = Buffer(account)
    unbalanced = Buffer(account)
    moving = Buffer(account)
  }

  mutating func release() {
    standings.release()
    multipliers.release()
    unbalanced.release()
    moving.release()
  }
}

/// Whether a solution is optimal, by the conditions of Karush, Kuhn and Tucker at each priority, the highest first: the
/// multiplier of each row is at the bound that its violation asks for, or in its bounds if it holds with equality; and the
/// multipliers times the rows sum to zero on every variable.
///
/// The solver only suggests multipliers: the conditions are checked with rows, values and these numbers. At a bound the lower
/// priorities decide. A number out of bounds by no more than it would move if every coefficient were off by
/// `Tolerance.promised` is in its bounds.
extension Certificate {
  /// Unless the verdict is final, the first reason not to call the solution right is enough.
  mutating func verdict(on simplex: inout Simplex, isFinal: Bool) throws(MemoryError) -> Verdict {
    let isRaised = !simplex.basis.precision.isDoubleDouble
    if isRaised { try simplex.basis.beginExactCheck() }
    defer { if isRaised { simplex.basis.endExactCheck() } }
    if let wrong = try simplex.prices.basis.findStandings(&standings) { return .wrong(wrong) }
    var verdict = Verdict.right
    var priority = requiredPriority
    while let next = nextPriority(below: priority, of: &simplex) {
      priority = next
      try suggestMultipliers(at: priority, &simplex)
      if try !areStored(at: priority, &simplex) { verdict = .undecided("a stored multiplier is inexact") }
      if let unmet = try unmetCondition(at: priority, &simplex, isFinal, &verdict) { verdict = .undecided(unmet) }
      if case .wrong = verdict { return verdict }
      if case .undecided = verdict, !isFinal { return verdict }
    }
    return verdict
  }

  private func nextPriority(below priority: Int32, of simplex: inout Simplex) -> Int32? {
    var next: Int32 = -1
    for row in simplex.problem.rows.elements where row.count > 0 && Int32(row.priority) < priority {
      next = max(next, Int32(row.priority))
    }
    return next < 0 ? nil : next
  }

  // MARK: Multipliers

  /// Computes multipliers that sum to zero on all variables that a row holds. Those of inactive rows follow from their sides.
  private mutating func suggestMultipliers(at priority: Int32, _ simplex: inout Simplex) throws(MemoryError) {
    multipliers.removeAll()
    try multipliers.resize(to: simplex.problem.rows.count, filling: 0)
    var isAny = false
    for row in 0..<Int32(simplex.problem.rows.count) {
      let record = simplex.problem.rows[row]
      if record.count == 0 || record.isActive || Int32(record.priority) != priority { continue }
      let bounds = standings[row].bounds(of: record, at: priority)
      let multiplier = min(max(Double(record.side) * record.weight, bounds.low), bounds.high)
      multipliers[row] = multiplier
      if multiplier != 0 { isAny = true }
    }
    if !isAny { return }
    try simplex.prices.basis.combineSum(of: multipliers)
    for share in simplex.basis.combination.elements where share.row >= 0 {
      multipliers[share.row] = -share.factor
    }
  }

  /// Whether the solver has stored these multipliers, except for rounding.
  private mutating func areStored(at priority: Int32, _ simplex: inout Simplex) throws(MemoryError) -> Bool {
    for row in 0..<Int32(simplex.problem.rows.count)
    where simplex.problem.rows[row].count > 0 && simplex.problem.rows[row].isBounded {
      let record = simplex.problem.rows[row]
      let multiplier = multipliers[row]
      var stored = Int32(record.priority) == priority ? Double(record.side) * record.weight : 0
      var peak = abs(multiplier)
      for level in simplex.prices.multiplier(of: row) {
        if level.priority == priority { stored = level.value }
        peak = max(peak, level.peak)
      }
      let difference = abs(stored - multiplier)
      if difference <= Tolerance.recheck * peak { continue }
      if try !isRounding(difference * (Tolerance.promised / Tolerance.recheck), along: row, &simplex) { return false }
    }
    return true
  }

  // MARK: Conditions

  /// Returns the first condition that these multipliers do not meet. If the verdict is final, looks for a better solution along
  /// each row or stay that does not meet its own.
  mutating func unmetCondition(
    at priority: Int32, _ simplex: inout Simplex, _ isFinal: Bool, _ verdict: inout Verdict
  ) throws(MemoryError) -> StaticString? {
    var unmet: StaticString? = try isBalanced(&simplex) ? nil : "multipliers do not sum to zero"
    for index in 0..<unbalanced.count + simplex.problem.rows.count {
      let row = Int32(index - unbalanced.count)
      let leaving = row < 0 ? unbalanced[index].row : row
      let excess = row < 0 ? unbalanced[index].factor : narrowRange(row, simplex.problem.rows[row], at: priority)
      if excess == 0 { continue }
      // Lower priorities decide nothing about it.
      if row >= 0 { standings[row] = .inside }
      if try isRounding(abs(excess), along: leaving, &simplex) { continue }
      unmet = "rounding may decide which solution is best"
      if !isFinal { return unmet }
      if try simplex.disproves(leaving, excess > 0 ? 1 : -1, &moving) {
        verdict = .wrong("another solution is better")
        return nil
      }
    }
    return unmet
  }

  /// Returns by how much a row's multiplier is out of its bounds at a priority, and notes where it may be at the next ones.
  private mutating func narrowRange(_ row: Int32, _ record: RowRecord, at priority: Int32) -> Double {
    let standing = standings[row]
    let multiplier = multipliers[row]
    let bounds = standing.bounds(of: record, at: priority)
    if multiplier > bounds.high { return multiplier - bounds.high }
    if multiplier < bounds.low { return multiplier - bounds.low }
    if bounds.low == bounds.high {
      if Int32(record.priority) == priority { standings[row] = .fixed }
    } else {
      standings[row] = multiplier == bounds.low ? .low : multiplier == bounds.high ? .high : .inside
    }
    return 0
  }

  /// Whether multipliers times rows sum to zero on every variable that a row holds. Lists the others on which they do not.
  private mutating func isBalanced(_ simplex: inout Simplex) throws(MemoryError) -> Bool {
    unbalanced.removeAll()
    for row in 0..<Int32(simplex.problem.rows.count) where multipliers[row] != 0 {
      for term in simplex.problem.rows[row].terms {
        let entry = simplex.problem.entries[term]
        let amount = DoubleDouble(multipliers[row]) * entry.coefficient
        simplex.basis.subtractFromLeftSide(entry.variable, amount)
        simplex.basis.search.sizes[entry.variable] += abs(amount.high)
      }
    }
    defer { simplex.basis.abandonSearch() }
    var isBalanced = true
    for variable in 0..<Int32(simplex.problem.variables.count) {
      let rest = simplex.basis.search.leftSide[variable]
      if abs(rest) <= Tolerance.promised * simplex.basis.search.sizes[variable] { continue }
      if simplex.problem.variables[variable].holder >= 0 { isBalanced = false }
      try unbalanced.append(Share(row: ~variable, factor: rest, size: 0))
    }
    return isBalanced
  }

  /// Whether a multiplier moves by as much if every coefficient is off by `Tolerance.promised`. `leaving` is its row, or ~v for the
  /// stay v.
  private mutating func isRounding(
    _ amount: Double, along leaving: Int32, _ simplex: inout Simplex
  ) throws(MemoryError) -> Bool {
    if leaving >= 0 {
      if amount <= Tolerance.promised * abs(multipliers[leaving]) { return true }
      if !simplex.problem.rows[leaving].isActive { return false }
    } else if simplex.problem.variables[~leaving].holder >= 0 {
      return false
    }
    try simplex.basis.findDirectionInDoubleDouble(of: leaving)
    var size = 0.0
    for row in 0..<Int32(simplex.problem.rows.count) where multipliers[row] != 0 {
      size += abs(multipliers[row]) * simplex.basis.rateSize(of: row)
    }
    simplex.basis.clearDirection()
    return amount <= Tolerance.promised * size
  }
}
