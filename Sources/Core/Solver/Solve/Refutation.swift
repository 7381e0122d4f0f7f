import Memory

/// Proofs that a required row cannot hold, from its combination alone.
///
/// A row is a sum of active rows, each times a factor. If every one of these limits the row in the direction in which
/// it must move, and the sum of the limits is not enough, they are in conflict (Farkas' lemma). A soft row is no limit,
/// but a required row with the same left side may be one, as `width ≥ 20` is beside `width = 50`. Active rows are
/// independent, so the conflict is minimal. No row enters or leaves the basis.
extension Solver {
  /// Sums that differ by less than this part of their operands do not prove a conflict.
  private static var margin: Double { 2e-9 }

  /// Returns whether a violated row conflicts with the required rows of its combination, and with required rows that
  /// have the left sides of its soft rows. Then `combination` has these rows.
  mutating func isRefuted(_ row: Int32, _ violatedSide: Int) throws(MemoryError) -> Bool {
    if basis.precision.isExtended || !basis.precision.relaxations.rows.isEmpty { return false }
    try basis.combine(row)
    var sum = -problem.rows[row].constant
    var size = abs(sum)
    for index in 0..<basis.search.combination.count {
      guard basis.search.combination[index].row >= 0, basis.search.combination[index].isPivot else { return false }
      let isUpward = (basis.search.combination[index].factor < 0) == (violatedSide > 0)
      guard
        isLimit(basis.search.combination[index].row, isUpward)
          || Mechanism.softLimits.isOn && replaceByLimit(index, isUpward, besides: row)
      else {
        return false
      }
      let amount = basis.search.combination[index].factor * problem.rows[basis.search.combination[index].row].constant
      sum += amount
      size += abs(amount)
    }
    return (violatedSide > 0 ? -sum : sum) > Self.margin * size
  }

  /// Returns whether a row limits its left side from below, or from above if `isUpward` is false.
  private mutating func isLimit(_ row: Int32, _ isUpward: Bool) -> Bool {
    let record = problem.rows[row]
    return record.isRequired && (record.isEquality || isUpward) && record.state.contains(.live)
      && !record.state.contains(.dropped)
  }

  /// Replaces a row of the combination by the required row with the same left side that limits it most. Returns false
  /// if there is none.
  private mutating func replaceByLimit(_ index: Int, _ isUpward: Bool, besides refuted: Int32) -> Bool {
    let row = basis.search.combination[index].row
    let own = rarestTerm(of: row)
    let variable = problem.variables[problem.entries[own].variable]
    var best: Int32 = -1
    var bestRatio = 1.0
    for link in variable.links {
      let other = problem.links[link].row
      guard other != refuted, problem.rows[other].count == problem.rows[row].count else { continue }
      let ratio = problem.entries[problem.links[link].entry].coefficient / problem.entries[own].coefficient
      guard isLimit(other, (ratio > 0) == isUpward), problem.isMultiple(other, of: row, ratio) else { continue }
      if best >= 0 {
        let gain = problem.rows[other].constant / ratio - problem.rows[best].constant / bestRatio
        if gain == 0 ? problem.rows[other].age > problem.rows[best].age : (gain > 0) != isUpward { continue }
      }
      best = other
      bestRatio = ratio
    }
    if best < 0 { return false }
    basis.search.combination[index].row = best
    basis.search.combination[index].factor /= bestRatio
    basis.search.combination[index].size /= abs(bestRatio)
    return true
  }

  /// Returns the term of a row whose variable the fewest rows mention.
  private mutating func rarestTerm(of row: Int32) -> Int32 {
    var best = problem.rows[row].start
    for term in problem.rows[row].terms
    where problem.variables[problem.entries[term].variable].linkCount
      < problem.variables[problem.entries[best].variable].linkCount
    { best = term }
    return best
  }

  /// Returns the newest row of a conflict of `row` with the rows of `combination`.
  mutating func newestMember(beside row: Int32) -> Int32 {
    var newest = row
    for share in basis.search.combination.elements {
      if share.row >= 0 && share.isPivot && problem.rows[share.row].age > problem.rows[newest].age {
        newest = share.row
      }
    }
    return newest
  }
}

/// The end of a trial that cannot succeed.
extension Solver {
  /// Explains a conflict of `row` with the rows of `combination` if its newest row is the one to be explained. Returns
  /// whether that ends a trial: what waits need not be solved, since it will be rolled back.
  mutating func endTrial(_ newest: Int32, beside row: Int32) throws(MemoryError) -> Bool {
    if conflicts.explained == Conflicts.firstDropped { conflicts.explained = newest }
    guard newest == conflicts.explained else { return false }
    try explain(newest, beside: row)
    basis.journal.isRefused = basis.journal.isOn && Mechanism.refusedTrials.isOn
    return basis.journal.isRefused
  }

  /// Looks whether a row, violated after many steps of a trial, is refuted. Returns whether that ends the trial.
  mutating func endsTrial(_ row: Int32, _ violatedSide: Int) throws(MemoryError) -> Bool {
    guard basis.journal.isOn, problem.rows[row].isRequired, simplex.cycles.steps >= simplex.run.nextRefutation else {
      return false
    }
    // Of two rows with one left side that wait in turn, only one may be refuted.
    simplex.run.nextRefutation = simplex.cycles.steps + simplex.cycles.steps / 4 + 1
    guard try isRefuted(row, violatedSide) else { return false }
    return try endTrial(newestMember(beside: row), beside: row)
  }

  /// Records the rows that `explained` conflicts with, from the proof in `combination`.
  private mutating func explain(_ newest: Int32, beside row: Int32) throws(MemoryError) {
    conflicts.explanation.removeAll()
    if row != newest { try conflicts.explanation.append(problem.id(ofRow: row)) }
    for share in basis.search.combination.elements {
      if share.row >= 0 && share.isPivot && share.row != newest {
        try conflicts.explanation.append(problem.id(ofRow: share.row))
      }
    }
  }
}
