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

/// Which row leaves next in long steps: the one with the largest excess relative to its Devex weight.
extension Simplex {
  /// Moves the row with the largest excess, relative to its weight, to the end of `outOfBounds`.
  ///
  /// Not inlined, since its loop needs all registers.
  @inline(never)
  mutating func bringForwardSteepest() {
    let count = basis.agenda.outOfBounds.count
    var best = count - 1
    var most = Steepness(priority: -2, value: 0)
    for index in 0..<count {
      let steepness = steepness(of: basis.agenda.outOfBounds[index])
      if steepness.isAbove(most) {
        best = index
        most = steepness
      }
    }
    let row = basis.agenda.outOfBounds[best]
    basis.agenda.outOfBounds[best] = basis.agenda.outOfBounds[count - 1]
    basis.agenda.outOfBounds[count - 1] = row
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
    guard let pivot = basis.factor(of: leaving), pivot != 0 else { return }
    let weight = longSteps.weights[leaving] / (pivot * pivot)
    for share in basis.search.combination.elements {
      guard share.row >= 0, share.row < longSteps.weights.count else { continue }
      longSteps.weights[share.row] = max(longSteps.weights[share.row], share.factor * share.factor * weight)
    }
    longSteps.weights[entering] = max(weight, 1)
  }
}
