import Memory

/// Multipliers (dual values): vectors over priorities, sparse, compared lexicographically from the highest priority.
///
/// The bounds of a row at priority p with weight w: 0 and +∞ for a required inequality, 0 and w·e_p for a soft one,
/// ±w·e_p for a soft equality, none for a required equality, 0 and 0 for a removed row.
extension Prices {
  /// The multiplier of an active row less a bound at the row's priority.
  @inline(__always)
  mutating func multiplier(of row: Int32, less bound: Double = 0, sign: Double = 1) -> LexicographicNumber {
    let rows = problem.rows.span
    return LexicographicNumber(
      basis.multipliers.span, from: rows[row].firstNode, less: bound, at: Int32(rows[row].priority), sign: sign)
  }

  /// Returns the multiplier less the bound that it is beyond, at the highest priority that differs; nil if it is inside of its
  /// bounds.
  @inline(__always)
  mutating func leadingExcess(of row: Int32) -> MultiplierNode? {
    let rows = problem.rows.span
    let node = rows[row].firstNode
    if node < 0 || (rows[row].isLive && !rows[row].isBounded) { return nil }
    let first = basis.multipliers[node]
    let isAbove = first.value > 0
    let bound = rows[row].isLive ? rows[row].statedBound(above: isAbove) : 0
    // A bound outweighs what is at lower priorities.
    if bound != 0 && first.priority < Int32(rows[row].priority) { return nil }
    guard let level = multiplier(of: row, less: bound).leading(), (level.value > 0) == isAbove else { return nil }
    return level
  }

  /// Returns +1 if the multiplier is above its upper bound, -1 if it is below its lower bound, else 0.
  mutating func excessSign(of row: Int32) -> Int {
    guard let level = leadingExcess(of: row) else { return 0 }
    return level.value > 0 ? 1 : -1
  }

  /// Returns the bound that the multiplier of a row is at: 0, 1 or -1 times its weight; nil if it is inside of its bounds.
  @inline(never)
  mutating func sideAtBound(of row: Int32) -> Int8? {
    let rows = problem.rows.span
    guard rows[row].isActive, rows[row].isBounded, rows[row].isLive else { return nil }
    let node = rows[row].firstNode
    if node < 0 { return rows[row].isEquality ? nil : 0 }
    // A bound has one priority, and no node is zero.
    let level = basis.multipliers[node]
    guard level.priority == Int32(rows[row].priority), level.next < 0,
      level.value == rows[row].statedBound(above: level.value > 0)
    else { return nil }
    return level.value > 0 ? 1 : -1
  }

  /// Returns whether later steps have brought the multiplier of a row that was out of bounds back into them, so that it needs
  /// no step.
  mutating func isBackInBounds(_ row: Int32) -> Bool {
    let rows = problem.rows.span
    return rows[row].isActive && rows[row].isLive && rows[row].isBounded && excessSign(of: row) == 0
      && !isNearBound(row)
  }

  /// Returns whether the multipliers of all rows in `combination` stay in their bounds when each loses its factor at a
  /// priority.
  mutating func staysInBounds(at priority: Int32) -> Bool {
    let combination = basis.combination.limiting
    for index in combination {
      let share = combination.shares[index]
      if share.row < 0 {
        if share.canPivot { return false }
        continue
      }
      let record = problem.rows[share.row]
      if share.factor == 0 || !record.isBounded { continue }
      guard record.isLive else { return false }
      if !record.isRequired && sign(of: share, less: record.weight, at: priority) > 0 { return false }
      if sign(of: share, less: record.statedBound(above: false), at: priority) < 0 { return false }
    }
    return true
  }

  /// Returns the sign of a multiplier less its bound, when it loses the factor at a priority. A difference that may be rounding
  /// counts as zero.
  private mutating func sign(of share: Share, less bound: Double, at priority: Int32) -> Int {
    var difference = multiplier(of: share.row, less: bound)
    var loss = LexicographicNumber(basis.multipliers.span, from: -1, less: share.factor, at: priority)
    while let level = difference.next(plus: &loss) {
      if abs(level.value) > Tolerance.tie * level.peak { return level.value > 0 ? 1 : -1 }
    }
    return 0
  }

  /// Adds to one priority of a multiplier. A result that is only rounding becomes zero; one within rounding of a
  /// bound becomes the bound. `peak` is the largest number that the amount was computed from. An amount of zero is a product that
  /// was too small for a double: none of its factors is zero.
  mutating func add(_ amount: Double, to row: Int32, at priority: Int32, peak past: Double = 0) throws(MemoryError) {
    guard abs(amount) > 0 else { return failIfUnderflowed(amount, of: row, at: priority) }
    let rows = problem.rows.span
    rows[row].state.insert(.contributed)
    var previous: Int32 = -1
    var node = rows[row].firstNode
    while node >= 0 && basis.multipliers[node].priority > priority {
      previous = node
      node = basis.multipliers[node].next
    }
    let isNew = node < 0 || basis.multipliers[node].priority != priority
    var (value, peak) = (amount, max(abs(amount), past))
    if !isNew {
      let old = basis.multipliers[node]
      value += old.value
      peak = max(max(old.peak, past), max(abs(old.value), abs(amount)))
    }
    if abs(value) <= (Mechanism.roundedMultipliers.isOn ? Tolerance.multiplier : 0) * peak {
      failIfInfinite(peak)
      if !isNew {
        link(basis.multipliers[node].next, after: previous, of: row)
        basis.free(node)
      }
      return try basis.noteTie(row)
    }
    if isNew {
      node = try basis.makeNode(MultiplierNode(priority: priority, next: node, value: value, peak: peak))
      link(node, after: previous, of: row)
    } else {
      basis.multipliers[node].value = value
      basis.multipliers[node].peak = peak
    }
    try judge(node, of: row)
  }

  /// Sets one priority of a multiplier that is within rounding of its bound to the bound. One near zero or the bound is to be
  /// computed again.
  @inline(__always)
  private mutating func judge(_ node: Int32, of row: Int32) throws(MemoryError) {
    let rows = problem.rows.span
    let level = basis.multipliers[node]
    var distance = abs(level.value)
    if level.priority == Int32(rows[row].priority) && !rows[row].isRequired {
      let weight = rows[row].weight
      let rest = abs(distance - weight)
      if rest <= (Mechanism.roundedMultipliers.isOn ? Tolerance.multiplier : 0) * max(level.peak, weight) {
        basis.multipliers[node].value = level.value < 0 ? -weight : weight
        distance = weight
        try basis.noteTie(row)
      } else {
        distance = min(distance, rest)
      }
    }
    if distance < Tolerance.recheck * level.peak { try basis.noteForRecheck(row) }
  }

  /// A solve in which a multiplier overflows fails.
  private mutating func failIfInfinite(_ peak: Double) {
    if !peak.isFinite { basis.precision.attempt.noteLoss(.beyondRange) }
  }

  /// A solve fails if an amount is no number, or if one that is too small for a double is all that a multiplier has at a priority:
  /// beside a larger part it is rounding.
  @inline(never)
  private mutating func failIfUnderflowed(_ amount: Double, of row: Int32, at priority: Int32) {
    if amount == 0 && multiplier(of: row).level(below: priority + 1)?.priority == priority { return }
    basis.precision.attempt.noteLoss(.beyondRange)
  }

  private mutating func link(_ node: Int32, after previous: Int32, of row: Int32) {
    if previous < 0 {
      problem.rows[row].firstNode = node
    } else {
      basis.multipliers[previous].next = node
    }
  }

  /// Sets `step` to the change of the entering row's multiplier that takes another to its bound: the distance over the other
  /// row's factor.
  mutating func setStep(_ distance: LexicographicNumber, over factor: Double) throws(MemoryError) {
    step.removeAll()
    for level in distance {
      let value = level.value / factor
      if value != 0 {
        try step.append(
          MultiplierNode(priority: level.priority, value: value, peak: level.peak / abs(factor)))
      } else if level.value != 0 {
        basis.precision.attempt.noteLoss(.beyondRange)
      }
    }
  }

  /// Moves the multipliers of all rows in `combination` against an amount at one priority.
  mutating func applyStep(_ amount: Double, at priority: Int32) throws(MemoryError) {
    step.removeAll()
    try step.append(MultiplierNode(priority: priority, value: amount, peak: 0))
    try applyStep()
  }

  /// Moves the multipliers of all rows in `combination` against a step of the combined row: λ_i -= step · factor_i.
  /// Rows that end out of bounds are listed.
  mutating func applyStep() throws(MemoryError) {
    if step.isEmpty { return }
    try basis.agenda.outOfBounds.reserve(more: basis.combination.count)
    let combination = basis.combination.limiting
    for index in combination {
      let share = combination.shares[index]
      if share.row >= 0 && !problem.rows[share.row].isBounded { continue }
      if share.row < 0 && share.canPivot { try basis.agenda.pricedStays.append(~share.row) }
      if share.row < 0 || share.factor == 0 { continue }
      try basis.save(share.row)
      for amount in step.elements {
        try add(
          -amount.value * share.factor, to: share.row, at: amount.priority, peak: amount.peak * abs(share.factor))
      }
      try listIfOutOfBounds(of: share.row)
      if isNearBound(share.row) { try basis.noteNearBound(share.row) }
      // A multiplier is as inexact as the factor it was computed from.
      if basis.precision.isDoubleDouble || abs(share.factor) < Tolerance.recheck * share.size {
        try basis.noteForRecheck(share.row)
      }
    }
  }

  /// Lists the rows in `combination` whose multipliers are out of bounds: parallel rows that entered for a step that no row
  /// blocks.
  mutating func listCombinationOutOfBounds() throws(MemoryError) {
    try basis.agenda.outOfBounds.reserve(more: basis.combination.count)
    for index in basis.combination.limiting {
      let row = basis.combination[index].row
      if row >= 0 && problem.rows[row].isBounded { try listIfOutOfBounds(of: row) }
    }
  }

  /// Removes an excess of rounding size, and lists a row with a larger one.
  private mutating func listIfOutOfBounds(of row: Int32) throws(MemoryError) {
    let sign = excessSign(of: row)
    guard sign != 0 else { return }
    let record = problem.rows[row]
    let bound = record.isLive ? record.statedBound(above: sign > 0) : 0
    let first = basis.multipliers[record.firstNode]
    let target = first.priority == Int32(record.priority) ? bound : 0
    let largest = max(first.peak, abs(target))
    if Mechanism.roundedMultipliers.isOn && abs(first.value - target) <= 4 * Tolerance.tie * largest {
      if target != 0 {
        basis.multipliers[record.firstNode].value = target
      } else {
        problem.rows[row].firstNode = first.next
        basis.free(record.firstNode)
      }
      if excessSign(of: row) == 0 { return try basis.noteTie(row) }
    }
    basis.noteOutOfBounds(row)
  }

  /// Sets the side of an inactive row to 0, and takes its contribution from the multipliers.
  mutating func clearSide(_ row: Int32) throws(MemoryError) {
    guard !basis.agenda.needsRebuild else {
      problem.rows[row].side = 0
      return
    }
    do throws(MemoryError) {
      try basis.combine(row)
      try applyStep(-Double(problem.rows[row].side) * problem.rows[row].weight, at: Int32(problem.rows[row].priority))
      try basis.save(row)
    } catch {
      // Some multipliers have changed already.
      basis.agenda.needsRebuild = true
      basis.abandonSearch()
      throw error
    }
    problem.rows[row].side = 0
  }
}

extension Prices {
  /// Computes the multiplier of an active row from its column: λ = -Σ λ_k · rate_k over the inactive rows k with a
  /// side, except ignored rows. The direction of `source`, the row or a stay, is in `rates`. If the multiplier may be rounding, the
  /// rates are refined before it decides anything.
  mutating func sumMultiplier(of row: Int32, along source: Int32) throws(MemoryError) {
    basis.precision.recomputations &+= 1
    try sumRates(into: row)
    if basis.precision.isDoubleDouble || !Mechanism.recheckedMultipliers.isOn { return }
    if mayBeRounding(row) && basis.refineDirection(of: source) { try sumRates(into: row) }
  }

  private mutating func sumRates(into row: Int32) throws(MemoryError) {
    basis.freeMultiplier(of: row)
    problem.rows[row].state.remove(.contributed)
    // A multiplier computed from the rows needs no recheck.
    let isListed = problem.rows[row].lists.contains(.recheck)
    problem.rows[row].lists.insert(.recheck)
    defer { if !isListed { problem.rows[row].lists.remove(.recheck) } }
    // The rates of a block have the rounding of the largest one; in double-double such rows are ignored.
    let largest = basis.precision.isDoubleDouble ? 0 : basis.largestRate()
    for other in basis.search.reachedRows.elements {
      let side = problem.rows[other].side
      if side == 0 || problem.rows[other].lists.contains(.ignored) { continue }
      let rate = basis.rate(of: other)
      if rate == 0 { continue }
      let weight = problem.rows[other].weight
      try add(-Double(side) * weight * rate, to: row, at: Int32(problem.rows[other].priority), peak: weight * largest)
    }
  }

  /// Returns whether a multiplier is near zero or its bound at a priority, and not there.
  private mutating func mayBeRounding(_ row: Int32) -> Bool {
    let rows = problem.rows.span
    let multipliers = basis.multipliers.span
    var node = rows[row].firstNode
    while node >= 0 {
      let level = multipliers[node]
      let bound = level.priority == Int32(rows[row].priority) && !rows[row].isRequired ? rows[row].weight : 0
      let distance = min(abs(level.value), abs(abs(level.value) - bound))
      if distance != 0 && distance < Tolerance.recheck * level.peak { return true }
      node = level.next
    }
    return false
  }

  /// Returns the factor of the leaving row, and sets it to zero, since that row's multiplier needs no step.
  mutating func takeFactor(of row: Int32) -> Double? {
    for index in 0..<basis.combination.count where basis.combination[index].row == row {
      let factor = basis.combination[index].factor
      basis.combination[index].factor = 0
      return factor
    }
    return nil
  }
}
