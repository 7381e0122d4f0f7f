import Memory

/// Which row leaves next in long steps: the one with the largest excess relative to its Devex weight.
extension Simplex {
  /// Moves the row with the largest excess, relative to its weight, to the end of `outOfBounds`. Removed rows come
  /// first.
  ///
  /// Not inlined, since its loop needs all registers.
  @inline(never)
  mutating func bringForwardSteepest() {
    var best = basis.agenda.outOfBounds.count - 1
    var bestPriority: Int32 = -2
    var bestValue = 0.0
    for index in 0..<basis.agenda.outOfBounds.count {
      let row = basis.agenda.outOfBounds[index]
      if !problem.rows[row].isActive || !problem.rows[row].state.contains(.live) {
        best = index
        break
      }
      let excess = leadingExcess(of: row)
      let value = excess.value * excess.value / longSteps.weights[row]
      if excess.priority > bestPriority || (excess.priority == bestPriority && value > bestValue) {
        best = index
        bestPriority = excess.priority
        bestValue = value
      }
    }
    let row = basis.agenda.outOfBounds[best]
    basis.agenda.outOfBounds[best] = basis.agenda.outOfBounds.last
    basis.agenda.outOfBounds[basis.agenda.outOfBounds.count - 1] = row
  }

  /// Returns the highest priority at which a multiplier is beyond its bound, and by how much; priority -1 for none.
  private mutating func leadingExcess(of row: Int32) -> (priority: Int32, value: Double) {
    let sign = prices.excess(of: row)
    if sign == 0 { return (-1, 0) }
    let record = problem.rows[row]
    let own = Int32(record.priority)
    let bound = record.isRequired ? 0 : sign > 0 ? record.weight : record.isEquality ? -record.weight : 0
    var node = record.multiplier
    while node >= 0 && basis.multipliers[node].priority > own {
      if basis.multipliers[node].value != 0 { return (basis.multipliers[node].priority, basis.multipliers[node].value) }
      node = basis.multipliers[node].next
    }
    var value = -bound
    if node >= 0 && basis.multipliers[node].priority == own {
      value += basis.multipliers[node].value
      node = basis.multipliers[node].next
    }
    if value != 0 { return (own, value) }
    while node >= 0 && basis.multipliers[node].value == 0 { node = basis.multipliers[node].next }
    return node < 0 ? (-1, 0) : (basis.multipliers[node].priority, basis.multipliers[node].value)
  }

  /// Updates the Devex weights for the exchange of two rows; `combination` is that of the entering row.
  mutating func updateWeights(entering: Int32, leaving: Int32) {
    guard longSteps.isOn, leaving >= 0, leaving < longSteps.weights.count, entering < longSteps.weights.count else {
      return
    }
    var pivot = 0.0
    for index in 0..<basis.search.combination.count where basis.search.combination[index].row == leaving {
      pivot = basis.search.combination[index].factor
    }
    if pivot == 0 { return }
    let weight = longSteps.weights[leaving] / (pivot * pivot)
    for index in 0..<basis.search.combination.count {
      let share = basis.search.combination[index]
      guard share.row >= 0, share.row < longSteps.weights.count else { continue }
      longSteps.weights[share.row] = max(longSteps.weights[share.row], share.factor * share.factor * weight)
    }
    longSteps.weights[entering] = max(weight, 1)
  }
}
