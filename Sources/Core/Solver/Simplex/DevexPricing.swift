import Memory

/// How much the multiplier of a row is out of bounds: the highest priority at which it is, and the square of its excess there,
/// relative to the row's weight. Removed rows come first.
struct Steepness {
  var priority: Int32
  var value: Double

  func isAbove(_ other: Steepness) -> Bool {
    priority != other.priority ? priority > other.priority : value > other.value
  }
}

/// Which row leaves next in long steps: the one with the largest excess relative to its Devex weight. If many rows are
/// out of bounds, all are compared only now and then. Those that were best are at the end of `outOfBounds`, where rows
/// that get out of bounds meanwhile are listed after them; these compare in each step.
extension Simplex {
  /// If no more rows are out of bounds, all are compared in each step.
  private static var mostCompared: Int { 64 }
  /// How many are at the end after all were compared, and for how many steps.
  private static var mostPreferred: Int { 32 }

  /// Moves the row with the largest excess, relative to its weight, to the end of `outOfBounds`.
  ///
  /// Not inlined, since its loop needs all registers.
  @inline(never)
  mutating func bringForwardSteepest() throws(MemoryError) {
    let count = basis.agenda.outOfBounds.count
    if count <= Self.mostCompared || !Mechanism.preferredRows.isOn {
      longSteps.preferredStart = 0
      longSteps.preferredSteps = 0
    } else if longSteps.preferredSteps == 0 || longSteps.preferredStart >= count {
      try preferSteepest()
    } else {
      longSteps.preferredSteps -= 1
    }
    var best = count - 1
    var most = Steepness(priority: -2, value: 0)
    for index in longSteps.preferredStart..<count {
      let steepness = steepness(of: basis.agenda.outOfBounds[index])
      if steepness.isAbove(most) {
        best = index
        most = steepness
      }
    }
    exchangeOutOfBounds(best, count - 1)
  }

  /// Moves the steepest rows to the end of `outOfBounds`.
  private mutating func preferSteepest() throws(MemoryError) {
    let start = basis.agenda.outOfBounds.count - Self.mostPreferred
    longSteps.preferredStart = start
    longSteps.preferredSteps = Self.mostPreferred
    longSteps.preferred.removeAll()
    for index in start..<start + Self.mostPreferred {
      try longSteps.preferred.append(steepness(of: basis.agenda.outOfBounds[index]))
    }
    var least = longSteps.leastPreferred
    for index in 0..<start {
      let steepness = steepness(of: basis.agenda.outOfBounds[index])
      if !steepness.isAbove(longSteps.preferred[least]) { continue }
      exchangeOutOfBounds(index, start + least)
      longSteps.preferred[least] = steepness
      least = longSteps.leastPreferred
    }
  }

  private mutating func exchangeOutOfBounds(_ first: Int, _ second: Int) {
    let row = basis.agenda.outOfBounds[first]
    basis.agenda.outOfBounds[first] = basis.agenda.outOfBounds[second]
    basis.agenda.outOfBounds[second] = row
  }

  private mutating func steepness(of row: Int32) -> Steepness {
    if !problem.rows[row].isActive || !problem.rows[row].state.contains(.live) {
      return Steepness(priority: .max, value: 0)
    }
    guard let excess = prices.leadingExcess(of: row) else { return Steepness(priority: -1, value: 0) }
    return Steepness(priority: excess.priority, value: excess.value * excess.value / longSteps.weights[row])
  }

  /// Updates the Devex weights for the exchange of two rows; `combination` is that of the entering row.
  mutating func updateWeights(entering: Int32, leaving: Int32) {
    guard Mechanism.devexWeights.isOn, longSteps.isOn, leaving >= 0, leaving < longSteps.weights.count,
      entering < longSteps.weights.count
    else {
      return
    }
    var pivot = 0.0
    for index in 0..<basis.search.combination.count where basis.search.combination[index].row == leaving {
      pivot = basis.search.combination[index].factor
    }
    if pivot == 0 { return }
    let weight = longSteps.weights[leaving] / (pivot * pivot)
    for share in basis.search.combination.elements {
      guard share.row >= 0, share.row < longSteps.weights.count else { continue }
      longSteps.weights[share.row] = max(longSteps.weights[share.row], share.factor * share.factor * weight)
    }
    longSteps.weights[entering] = max(weight, 1)
  }
}
