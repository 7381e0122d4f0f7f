import Memory

/// How steeply the violations fall in a step of a row: the highest priority at which its multiplier is out of bounds, and the
/// square of its excess there, relative to its weight. Removed rows come first.
struct Steepness {
  var priority: Int32 = -1
  /// The row's index in `outOfBounds`, if it is among those in order.
  var index: Int32 = -1
  var value = 0.0
  /// The row's Devex weight.
  var weight = 1.0

  func isAbove(_ other: Steepness) -> Bool {
    priority != other.priority ? priority > other.priority : value > other.value
  }
}

/// Which row leaves next in long steps: the one with the largest excess relative to its Devex weight.
///
/// The first `heapCount` of the rows out of bounds are a heap: none is steeper than the one at (index - 1) / 2; of two that are
/// equally steep the one with the higher slot comes first. After a step only the rows of its combination are looked at: those
/// that are steeper than they were move forward. The others move back when they come first.
extension Simplex {
  /// Moves the steepest row, as far as is known, to the end of `outOfBounds`.
  mutating func moveSteepestLast() {
    let count = basis.agenda.outOfBounds.count
    longSteps.heapCount = min(longSteps.heapCount, count)
    while longSteps.heapCount < count {
      let row = basis.agenda.outOfBounds[longSteps.heapCount]
      longSteps.steepness[row] = steepness(of: row)
      longSteps.heapCount += 1
      rise(row, to: longSteps.heapCount - 1)
    }
    var first = basis.agenda.outOfBounds[0]
    while true {
      let known = longSteps.steepness[first]
      longSteps.steepness[first] = steepness(of: first)
      if !known.isAbove(longSteps.steepness[first]) { break }
      sink(first, to: 0)
      if basis.agenda.outOfBounds[0] == first { break }
      first = basis.agenda.outOfBounds[0]
    }
    longSteps.heapCount = count - 1
    let last = basis.agenda.outOfBounds[count - 1]
    basis.agenda.outOfBounds[count - 1] = first
    if count > 1 { sink(last, to: 0) }
  }

  /// Moves the row with the lowest slot to the end of `outOfBounds`, which is no heap then.
  mutating func moveLowestLast() {
    longSteps.heapCount = 0
    let last = basis.agenda.outOfBounds.count - 1
    for index in 0..<last where basis.agenda.outOfBounds[index] < basis.agenda.outOfBounds[last] {
      let row = basis.agenda.outOfBounds[index]
      basis.agenda.outOfBounds[index] = basis.agenda.outOfBounds[last]
      basis.agenda.outOfBounds[last] = row
    }
  }

  /// Moves the rows of the combination that a step has made steeper.
  mutating func reorderCombination() {
    guard longSteps.heapCount > 0 else { return }
    for share in basis.combination.elements where share.row >= 0 {
      guard problem.rows[share.row].lists.contains(.outOfBounds) else { continue }
      let known = longSteps.steepness[share.row]
      guard known.index >= 0, known.index < longSteps.heapCount,
        basis.agenda.outOfBounds[Int(known.index)] == share.row
      else { continue }
      let steepness = steepness(of: share.row)
      if !steepness.isAbove(known) { continue }
      longSteps.steepness[share.row] = steepness
      rise(share.row, to: Int(known.index))
    }
  }

  /// Computes how steep a row is.
  private mutating func steepness(of row: Int32) -> Steepness {
    var steepness = longSteps.steepness[row]
    if !problem.rows[row].isActive || !problem.rows[row].isLive {
      steepness.priority = .max
    } else if let excess = prices.leadingExcess(of: row) {
      steepness.priority = excess.priority
      steepness.value = excess.value * excess.value / steepness.weight
    } else {
      steepness.priority = -1
    }
    return steepness
  }

  /// Puts a row at a free index of the heap, or nearer to the first one, before all that are less steep.
  private mutating func rise(_ row: Int32, to free: Int) {
    var index = free
    while index > 0 {
      let parent = basis.agenda.outOfBounds[(index - 1) / 2]
      if !isSteeper(row, parent) { break }
      put(parent, at: index)
      index = (index - 1) / 2
    }
    put(row, at: index)
  }

  /// Puts a row at a free index of the heap, or farther from the first one, behind all that are steeper.
  private mutating func sink(_ row: Int32, to free: Int) {
    var index = free
    while 2 * index + 1 < longSteps.heapCount {
      var child = 2 * index + 1
      if child + 1 < longSteps.heapCount
        && isSteeper(basis.agenda.outOfBounds[child + 1], basis.agenda.outOfBounds[child])
      {
        child += 1
      }
      let steepest = basis.agenda.outOfBounds[child]
      if !isSteeper(steepest, row) { break }
      put(steepest, at: index)
      index = child
    }
    put(row, at: index)
  }

  private mutating func isSteeper(_ row: Int32, _ other: Int32) -> Bool {
    let (first, second) = (longSteps.steepness[row], longSteps.steepness[other])
    if first.priority != second.priority { return first.priority > second.priority }
    return first.value != second.value ? first.value > second.value : row > other
  }

  private mutating func put(_ row: Int32, at index: Int) {
    basis.agenda.outOfBounds[index] = row
    longSteps.steepness[row].index = Int32(index)
  }

  /// Updates the Devex weights for the exchange of two rows; `combination` is that of the entering row. They begin anew with each
  /// solve, and are not reset within it: in no test does one exceed 1e6, and a weight only decides which row leaves next.
  mutating func updateWeights(entering: Int32, leaving: Int32) {
    guard longSteps.isOn, leaving >= 0, leaving < longSteps.steepness.count,
      entering < longSteps.steepness.count
    else {
      return
    }
    guard let pivot = basis.factor(of: leaving), pivot != 0 else { return }
    let weight = longSteps.steepness[leaving].weight / (pivot * pivot)
    for share in basis.combination.elements {
      guard share.row >= 0, share.row < longSteps.steepness.count else { continue }
      longSteps.steepness[share.row].weight = max(
        longSteps.steepness[share.row].weight, share.factor * share.factor * weight)
    }
    longSteps.steepness[entering].weight = max(weight, 1)
  }
}
