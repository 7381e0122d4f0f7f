import Memory

/// Long steps: a primal method for solves that change the sides of many soft rows.
///
/// Along a direction the violation of all rows is a convex piecewise linear function. Its breakpoints are the points
/// where inactive rows change sides. A short step stops at the first one; a long step passes soft rows until the
/// slope changes its sign (an exact line search; R. Fletcher and S. P. J. Matheson, "On the primal simplex method for
/// piecewise linear programs", 1986). The rows passed change sides without an exchange.
///
/// A solve begins with dual steps, which are fewer if little changes. After `dualSteps` steps violated soft rows get the
/// sides of their values, and primal steps restore the multipliers. The row with the largest excess, relative to its
/// Devex weight, leaves (P. M. J. Harris, 1973).
struct LongSteps: ~Copyable {
  var isOn = false
  /// The last attempt to solve took long steps.
  var wereTaken = false
  /// An attempt with long steps failed, so that the next ones take none.
  var areForbidden = false
  /// How often rows may still get the sides of their values in this solve.
  var movesLeft = 0
  /// Devex weights of rows.
  var weights: Buffer<Double>
  /// A heap of breakpoints, the nearest first.
  var breakpoints: Buffer<Breakpoint>
  /// Soft rows that change sides: `factor` is the change times the weight.
  var sideChanges: Buffer<Share>
  /// The slope along the direction, descending in priority.
  var slope: Buffer<MultiplierNode>

  /// The number of steps of a solve before long steps begin.
  static var dualSteps: Int { 24 }
  /// A pivot below this part of the largest one that a step meets is avoided.
  static var smallPivot: Double { 1e-3 }
  /// Values beyond this multiple of the sum of all constants, and of the earlier values, are too large.
  static var growth: Double { 4 }

  init(_ account: Account) {
    weights = Buffer(account)
    breakpoints = Buffer(account)
    sideChanges = Buffer(account)
    slope = Buffer(account)
  }

  mutating func release() {
    weights.release()
    breakpoints.release()
    sideChanges.release()
    slope.release()
  }

  mutating func begin() {
    isOn = false
    movesLeft = 50
  }

  /// Ends a solve. Weights belong to one solve.
  mutating func end() {
    wereTaken = isOn
    if isOn { release() }
    isOn = false
  }

  /// Adds to the slope at one priority. A sum that is only rounding counts as zero.
  mutating func addToSlope(_ amount: Double, at priority: Int32, peak: Double) throws(MemoryError) {
    var index = slope.count
    while index > 0 && slope[index - 1].priority < priority { index -= 1 }
    if index > 0 && slope[index - 1].priority == priority {
      let sum = slope[index - 1].value + amount
      let largest = max(max(slope[index - 1].peak, peak), abs(amount))
      slope[index - 1].peak = largest
      slope[index - 1].value = abs(sum) <= Tolerance.multiplier * largest ? 0 : sum
      return
    }
    try slope.append(MultiplierNode(priority: priority, next: -1, value: 0, peak: 0))
    for place in stride(from: slope.count - 1, to: index, by: -1) { slope[place] = slope[place - 1] }
    slope[index] = MultiplierNode(priority: priority, next: -1, value: amount, peak: max(peak, abs(amount)))
  }

  /// The sign of the slope, by its highest priority that is not zero.
  var slopeSign: Int {
    for index in 0..<slope.count where slope[index].value != 0 { return slope[index].value > 0 ? 1 : -1 }
    return 0
  }

  // MARK: The heap of breakpoints

  mutating func makeHeap() {
    for index in stride(from: breakpoints.count / 2 - 1, through: 0, by: -1) { sink(index) }
  }

  mutating func popNearest() -> Breakpoint? {
    if breakpoints.isEmpty { return nil }
    let nearest = breakpoints[0]
    let last = breakpoints.removeLast()
    if !breakpoints.isEmpty {
      breakpoints[0] = last
      sink(0)
    }
    return nearest
  }

  private mutating func sink(_ start: Int) {
    var index = start
    let moved = breakpoints[index]
    while true {
      var child = 2 * index + 1
      if child >= breakpoints.count { break }
      if child + 1 < breakpoints.count && breakpoints[child + 1].isBefore(breakpoints[child]) { child += 1 }
      if !breakpoints[child].isBefore(moved) { break }
      breakpoints[index] = breakpoints[child]
      index = child
    }
    breakpoints[index] = moved
  }
}

/// Where an inactive row changes sides along a direction.
struct Breakpoint {
  var row: Int32
  var distance: Double
  /// The greatest distance at which the row holds within a part of its tolerance.
  var limit: Double
  var speed: Double

  func isBefore(_ other: Breakpoint) -> Bool {
    distance != other.distance ? distance < other.distance : row < other.row
  }
}

extension Solver {
  /// Whether this step may be long.
  var allowsLongSteps: Bool { mutating get { longSteps.isOn && !cycles.usesBlandsRule && !precision.isStepExtended } }

  /// Whether the solve has taken many steps, so that the rows that wait get the sides of their values.
  var areLongStepsDue: Bool {
    mutating get {
      longSteps.movesLeft > 0 && !longSteps.areForbidden && cycles.steps > LongSteps.dualSteps && !cycles.usesBlandsRule
        && !precision.isExtended
    }
  }

  /// Begins long steps if the solve has taken many steps. Rows that wait get the sides of their values. Returns false
  /// if none changed.
  mutating func moveSidesToValues() throws(MemoryError) -> Bool {
    guard areLongStepsDue else { return false }
    if !longSteps.isOn {
      longSteps.isOn = true
      try longSteps.weights.resize(to: rows.count, filling: 1)
    }
    longSteps.sideChanges.removeAll()
    var kept = queueHead
    for index in queueHead..<queue.count {
      let row = queue[index]
      if try !moveSide(of: row) {
        queue[kept] = row
        kept += 1
      }
    }
    queue.truncate(to: kept)
    if queueHead == queue.count {
      queue.removeAll()
      queueHead = 0
    }
    if longSteps.sideChanges.isEmpty { return false }
    longSteps.movesLeft -= 1
    try applySideChanges()
    return true
  }

  /// Whether this solve has moved a value far beyond the constants and the earlier values. In systems whose solutions
  /// grow along chains of rows, long steps move values without limit that dual steps leave where they are.
  var hasGrown: Bool {
    mutating get {
      var usual = 0.0
      for row in 0..<Int32(rows.count) where rows[row].state.contains(.live) {
        usual += abs(rows[row].constant) / largestCoefficient(row)
      }
      let mark = nextStamp()
      for index in 0..<journal.values.count {
        let saved = journal.values[index]
        // The first entry of a variable has its value before the solve.
        if variables[saved.variable].mark != mark { usual = max(usual, abs(saved.value)) }
        variables[saved.variable].mark = mark
      }
      for index in 0..<journal.values.count {
        if abs(values[journal.values[index].variable]) > LongSteps.growth * usual { return true }
      }
      return false
    }
  }

  /// Returns whether the row does not wait any longer.
  private mutating func moveSide(of row: Int32) throws(MemoryError) -> Bool {
    let record = rows[row]
    guard !record.isActive, record.state.contains(.live), !record.isRequired else { return false }
    let violated = violatedSide(of: row)
    if violated != 0 {
      let side = record.isEquality ? violated : violated > 0 ? 1 : 0
      try noteSideChange(of: row, to: Int8(truncatingIfNeeded: side))
    }
    rows[row].state.remove(.queued)
    return true
  }

  private mutating func noteSideChange(of row: Int32, to side: Int8) throws(MemoryError) {
    let change = Double(side) - Double(rows[row].side)
    try longSteps.sideChanges.append(Share(row: row, factor: change * rows[row].weight, size: 0))
    try save(row)
    rows[row].side = side
    statisticsSoFar.flips += 1
    cycles.noteFlip(row, side)
  }

  /// Moves the multipliers of active rows by those of all `sideChanges`, one priority at a time.
  mutating func applySideChanges() throws(MemoryError) {
    basisVersion &+= 1
    var done: Int16 = .max
    while true {
      var priority: Int16 = -1
      for index in 0..<longSteps.sideChanges.count {
        let own = rows[longSteps.sideChanges[index].row].priority
        if own < done && own > priority { priority = own }
      }
      if priority < 0 { break }
      done = priority
      try combineSideChanges(priority: priority)
      step.removeAll()
      try step.append(MultiplierNode(priority: Int32(priority), next: -1, value: 1, peak: 0))
      try applyStep()
    }
    longSteps.sideChanges.removeAll()
  }

  /// Writes the sum of the changed rows of one priority, or of all, each times its change, as a combination of the
  /// active rows.
  mutating func combineSideChanges(priority: Int16?) throws(MemoryError) {
    let mark = nextStamp()
    order.removeAll()
    for index in 0..<longSteps.sideChanges.count {
      let change = longSteps.sideChanges[index]
      if priority == nil || rows[change.row].priority == priority { try descendAlso(from: change.row, mark) }
    }
    for index in 0..<longSteps.sideChanges.count {
      let change = longSteps.sideChanges[index]
      guard priority == nil || rows[change.row].priority == priority else { continue }
      let start = rows[change.row].start
      for term in start..<start + rows[change.row].count {
        let entry = entries[term]
        let amount = change.factor * entry.coefficient
        work[entry.variable] += amount
        workSize[entry.variable] = max(workSize[entry.variable], abs(amount))
      }
    }
    try combineAlongOrder(isSum: true)
  }

  // MARK: The ratio test

  /// Long ratio test: returns the row at which the slope along the direction changes its sign, and lists the soft rows
  /// passed before it in `sideChanges`. Returns nil if no row does. `bound` is the leaving row's bound.
  mutating func longBlocking(_ row: Int32, _ sign: Int, bound: Double) throws(MemoryError) -> Int32? {
    try startSlope(row, sign, bound)
    longSteps.breakpoints.removeAll()
    longSteps.sideChanges.removeAll()
    for index in 0..<met.count {
      guard let hit = hit(met[index], sign) else { continue }
      try longSteps.breakpoints.append(
        Breakpoint(
          row: met[index], distance: hit.distance / hit.speed, limit: (hit.distance + hit.slop) / hit.speed,
          speed: hit.speed))
    }
    longSteps.makeHeap()
    while let nearest = longSteps.popNearest() {
      let side = sideBeyond(nearest.row, sign)
      let record = rows[nearest.row]
      var isPassed = !record.isRequired
      if isPassed {
        let change = abs(Double(side) - Double(record.side)) * record.weight * nearest.speed
        try longSteps.addToSlope(-change, at: Int32(record.priority), peak: change)
        isPassed = longSteps.slopeSign > 0
      }
      if !isPassed { return chooseBlocking(near: nearest) }
      try longSteps.sideChanges.append(
        Share(row: nearest.row, factor: Double(side), size: nearest.speed / largestCoefficient(nearest.row)))
    }
    longSteps.sideChanges.removeAll()
    return nil
  }

  private mutating func startSlope(_ row: Int32, _ sign: Int, _ bound: Double) throws(MemoryError) {
    longSteps.slope.removeAll()
    var node = rows[row].multiplier
    while node >= 0 {
      let level = multipliers[node]
      try longSteps.addToSlope(Double(sign) * level.value, at: level.priority, peak: level.peak)
      node = level.next
    }
    if bound != 0 {
      try longSteps.addToSlope(-Double(sign) * bound, at: Int32(rows[row].priority), peak: abs(bound))
    }
  }

  /// The side of a row beyond its breakpoint.
  private mutating func sideBeyond(_ row: Int32, _ sign: Int) -> Int8 {
    let rate = rate(of: row, noise: Tolerance.pivot)
    let isGrowing = (sign > 0 ? -rate : rate) > 0
    return rows[row].isEquality ? (isGrowing ? -1 : 1) : isGrowing ? 0 : 1
  }

  /// Of the rows that block as early as one, within their tolerances, returns the one with the largest pivot. If the
  /// pivot is small beside the direction, the step ends at a row passed before with a larger one: a small pivot
  /// moves values far.
  private mutating func chooseBlocking(near nearest: Breakpoint) -> Int32 {
    var best = nearest.row
    var bestPivot = nearest.speed / largestCoefficient(best)
    while let next = longSteps.popNearest(), next.distance <= nearest.limit {
      let pivot = next.speed / largestCoefficient(next.row)
      if pivot > bestPivot {
        best = next.row
        bestPivot = pivot
      }
    }
    let enough = LongSteps.smallPivot * largestRate()
    if bestPivot >= enough { return best }
    var end = longSteps.sideChanges.count
    for index in stride(from: end - 1, through: 0, by: -1) where longSteps.sideChanges[index].size > bestPivot {
      end = index
      bestPivot = longSteps.sideChanges[index].size
      if bestPivot >= enough { break }
    }
    if end < longSteps.sideChanges.count {
      best = longSteps.sideChanges[end].row
      longSteps.sideChanges.truncate(to: end)
    }
    return best
  }

  /// Returns the largest rate of the direction in `work`.
  private mutating func largestRate() -> Double {
    var largest = 0.0
    for index in 0..<order.count {
      let node = order[index]
      if node >= 0 {
        largest = max(largest, abs(work[node]))
      } else {
        let block = blocks[~node]
        for place in 0..<block.count { largest = max(largest, abs(work[blockIndices[block.variables + place]])) }
      }
    }
    return largest
  }

  /// Changes the sides of the rows that a long step passes.
  mutating func passBreakpoints() throws(MemoryError) {
    for index in 0..<longSteps.sideChanges.count {
      let row = longSteps.sideChanges[index].row
      let side = Int8(longSteps.sideChanges[index].factor)
      longSteps.sideChanges[index].factor = (Double(side) - Double(rows[row].side)) * rows[row].weight
      try save(row)
      rows[row].side = side
      statisticsSoFar.flips += 1
      cycles.noteFlip(row, side)
    }
    try applySideChanges()
  }

  // MARK: Pricing

  /// Moves the row with the largest excess, relative to its weight, to the end of `outOfBounds`. Removed rows come
  /// first.
  mutating func bringForwardSteepest() {
    var best = outOfBounds.count - 1
    var bestPriority: Int32 = -2
    var bestValue = 0.0
    for index in 0..<outOfBounds.count {
      let row = outOfBounds[index]
      if !rows[row].isActive || !rows[row].state.contains(.live) {
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
    let row = outOfBounds[best]
    outOfBounds[best] = outOfBounds.last
    outOfBounds[outOfBounds.count - 1] = row
  }

  /// Returns the highest priority at which a multiplier is beyond its bound, and by how much; priority -1 for none.
  private mutating func leadingExcess(of row: Int32) -> (priority: Int32, value: Double) {
    let sign = excess(of: row)
    if sign == 0 { return (-1, 0) }
    let record = rows[row]
    let own = Int32(record.priority)
    let bound = record.isRequired ? 0 : sign > 0 ? record.weight : record.isEquality ? -record.weight : 0
    var node = record.multiplier
    while node >= 0 && multipliers[node].priority > own {
      if multipliers[node].value != 0 { return (multipliers[node].priority, multipliers[node].value) }
      node = multipliers[node].next
    }
    var value = -bound
    if node >= 0 && multipliers[node].priority == own {
      value += multipliers[node].value
      node = multipliers[node].next
    }
    if value != 0 { return (own, value) }
    while node >= 0 && multipliers[node].value == 0 { node = multipliers[node].next }
    return node < 0 ? (-1, 0) : (multipliers[node].priority, multipliers[node].value)
  }

  /// Updates the Devex weights for the exchange of two rows; `combination` is that of the entering row.
  mutating func updateWeights(entering: Int32, leaving: Int32) {
    guard longSteps.isOn, leaving >= 0, leaving < longSteps.weights.count, entering < longSteps.weights.count else {
      return
    }
    var pivot = 0.0
    for index in 0..<combination.count where combination[index].row == leaving { pivot = combination[index].factor }
    if pivot == 0 { return }
    let weight = longSteps.weights[leaving] / (pivot * pivot)
    for index in 0..<combination.count {
      let share = combination[index]
      guard share.row >= 0, share.row < longSteps.weights.count else { continue }
      longSteps.weights[share.row] = max(longSteps.weights[share.row], share.factor * share.factor * weight)
    }
    longSteps.weights[entering] = max(weight, 1)
  }
}
