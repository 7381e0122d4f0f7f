import Memory

/// The two linear systems of the active rows: Bᵀy = a (combination) and Bx = e (direction). Each costs only as much
/// as the nodes that its search visits.
extension Basis {
  /// Writes a row as a combination of the active rows and the stays, Σ factor_i · a_i = a_row, into `combination`.
  /// `order` keeps the search order.
  ///
  /// A sum that is only rounding beside its operands counts as zero.
  mutating func combine(_ row: Int32) throws(MemoryError) {
    if precision.isExtended { return try combineInDoubleDouble(row) }
    let loss = precision.loss
    precision.loss = .none
    try combineInDoubles(row)
    if Mechanism.confirmedLoss.isOn && precision.loss != .none && loss != .certain { try confirmLostDigits(of: row) }
    if loss.rawValue > precision.loss.rawValue { precision.loss = loss }
  }

  /// Returns the factor of a row or stay in `combination`.
  mutating func factor(of row: Int32) -> Double? {
    for share in search.combination.elements where share.row == row { return share.factor }
    return nil
  }

  /// Writes a row as a combination in doubles, which may have lost digits.
  @inline(never)
  private mutating func combineInDoubles(_ row: Int32) throws(MemoryError) {
    try descend(from: row)
    search.visits &+= search.order.count
    setLeftSide(to: row)
    try combineAlongOrder()
  }

  mutating func setLeftSide(to row: Int32) {
    for term in problem.rows[row].terms {
      let entry = problem.entries[term]
      search.leftSide[entry.variable] = entry.coefficient
      search.sizes[entry.variable] = abs(entry.coefficient)
    }
  }

  /// After a combination in which digits seem lost, combines the row in double-double, where factors that rounding
  /// alone has left are zero. If digits are truly lost, so that the solve is repeated, the combination stays as it was.
  @inline(never)
  private mutating func confirmLostDigits(of row: Int32) throws(MemoryError) {
    try precision.lowNumbers.resize(to: values.count, filling: 0)
    precision.loss = .suspected
    search.visits &+= search.order.count
    try combineInDoubleDouble(row, isConfirming: true)
    if precision.isUncertain { try combine(row) }
  }

  /// Begins a sum of rows. Returns the stamp of its search.
  mutating func beginSum() -> UInt32 {
    short.isShort = false
    search.order.removeAll()
    return nextStamp()
  }

  /// Adds a row, times a factor, to a sum in `leftSide`.
  mutating func addToSum(_ row: Int32, _ factor: Double, _ stamp: UInt32) throws(MemoryError) {
    try descendAlso(from: row, stamp)
    for term in problem.rows[row].terms {
      if precision.isExtended {
        subtractFromLeftSide(problem.entries[term], DoubleDouble(-factor))
      } else {
        subtractFromLeftSide(problem.entries[term], -factor, factor)
      }
    }
  }

  /// Writes the row whose coefficients are in `leftSide` as a combination. `order` has the nodes that it is computed from.
  mutating func combineAlongOrder(isSum: Bool = false) throws(MemoryError) {
    search.combination.removeAll()
    for index in stride(from: search.order.count - 1, through: 0, by: -1) {
      let node = search.order[index]
      if node < 0 {
        try combineBlock(~node, isSum: isSum)
        continue
      }
      let amount = search.leftSide[node]
      let size = search.sizes[node]
      search.leftSide[node] = 0
      search.sizes[node] = 0
      let holder = problem.variables[node].holder
      if hasCancelled(amount, size) {
        if isSum && size > 0 { try noteCancelled(node, size) }
        continue
      }
      if holder < 0 {
        try search.combination.append(Share(row: ~node, factor: amount, size: size))
        continue
      }
      let heldTerm = problem.rows[holder].heldTerm
      let coefficient = problem.entries[heldTerm].coefficient
      let factor = amount / coefficient
      let share = Share(row: holder, factor: factor, size: size / abs(coefficient))
      try search.combination.append(share)
      for term in problem.rows[holder].terms where term != heldTerm {
        subtractFromLeftSide(problem.entries[term], factor, share.contribution)
      }
    }
  }

  /// In a sum of rows, contributions that cancel at a node need not cancel for ties, there and at the nodes it is
  /// computed from. Those have a size without an amount, and are noted in turn.
  mutating func noteCancelled(_ node: Int32, _ size: Double) throws(MemoryError) {
    let holder = problem.variables[node].holder
    if holder < 0 { return try noteTie(~node) }
    try noteTie(holder)
    let heldTerm = problem.rows[holder].heldTerm
    let contribution = size / abs(problem.entries[heldTerm].coefficient)
    for term in problem.rows[holder].terms where term != heldTerm {
      subtractFromLeftSide(problem.entries[term], 0, contribution)
    }
  }

  /// Returns whether a sum of operands of `size` is only rounding. One that is not, but has lost too many digits, may
  /// decide steps by rounding: then `isUncertain` is set.
  @inline(__always)
  mutating func hasCancelled(_ amount: Double, _ size: Double) -> Bool {
    if abs(amount) > Tolerance.cancellation * size { return false }
    if Mechanism.lostDigits.isOn && abs(amount) > Tolerance.pivot * size { precision.isUncertain = true }
    return abs(amount) <= Tolerance.factor * size
  }

  /// The residual of a row with the values that follow from the active rows, computed from its combination.
  mutating func combinedResidual(of row: Int32) -> Residual {
    var sum = -problem.rows[row].constant
    var scale = abs(sum) + 1e-307
    for share in search.combination.elements {
      let amount = share.factor * (share.row < 0 ? values[~share.row] : problem.rows[share.row].constant)
      sum += amount
      scale += abs(amount)
    }
    return Residual(value: sum, tolerance: Tolerance.residual * scale)
  }

  @inline(__always)
  mutating func subtractFromLeftSide(_ entry: Entry, _ factor: Double, _ contribution: Double) {
    search.leftSide[entry.variable] -= factor * entry.coefficient
    search.sizes[entry.variable] = max(search.sizes[entry.variable], abs(contribution * entry.coefficient))
  }

  private mutating func combineBlock(_ slot: Int32, isSum: Bool) throws(MemoryError) {
    let block = blocks[slot]
    let cancelled = isSum ? largestSize(block) : 0
    if takeLeftSide(block) { solveBlockTransposed(slot) } else if cancelled == 0 { return }
    var count = search.combination.count
    try search.combination.reserve(count + Int(block.count))
    let local = blocks.rightSide.span
    let indices = blocks.indices.span
    let blockRows = indices.from(block.rows)
    let largest = largestLocal(block)
    let least = Tolerance.factor * largest
    search.combination.extendReserved(by: Int(block.count))
    let shares = search.combination.span
    for position in 0..<Int(block.count) where abs(local[position]) > least {
      shares[count] = Share(row: blockRows[position], factor: local[position], size: largest)
      count &+= 1
    }
    search.combination.truncate(to: count)
    if cancelled > 0 {
      for position in 0..<Int(block.count) where abs(local[position]) <= least { try noteTie(blockRows[position]) }
    }
    let entries = problem.entries.span
    let rows = problem.rows.span
    let variables = problem.variables.span
    for index in 0..<indices[block.outside] {
      let position = indices[block.outside &+ 1 &+ index]
      let isCancelled = abs(local[position]) <= least
      if isCancelled && cancelled == 0 { continue }
      let share = Share(
        row: blockRows[position], factor: isCancelled ? 0 : local[position], size: isCancelled ? cancelled : largest)
      for term in rows[share.row].terms where variables[entries[term].variable].block != slot {
        subtractFromLeftSide(entries[term], share.factor, share.contribution)
      }
    }
  }

  @inline(__always)
  private mutating func largestLocal(_ block: BlockRecord) -> Double {
    let local = blocks.rightSide.span
    var largest = 0.0
    for position in 0..<Int(block.count) { largest = max(largest, abs(local[position])) }
    return largest
  }

  mutating func largestSize(_ block: BlockRecord) -> Double {
    let members = blocks.indices.span.from(block.variables)
    var largest = 0.0
    for position in 0..<Int(block.count) { largest = max(largest, search.sizes[members[position]]) }
    return largest
  }

  /// Moves the coefficients of a block's members from `leftSide` to `rightSide`. Returns false if all are rounding.
  private mutating func takeLeftSide(_ block: BlockRecord) -> Bool {
    let local = blocks.rightSide.span
    let leftSide = search.leftSide.span
    let sizes = search.sizes.span
    let members = blocks.indices.span.from(block.variables)
    var isAny = false
    for position in 0..<Int(block.count) {
      let variable = members[position]
      let amount = leftSide[variable]
      local[position] = 0
      if amount != 0 {
        if !hasCancelled(amount, sizes[variable]) {
          local[position] = amount
          isAny = true
        }
        leftSide[variable] = 0
      }
      sizes[variable] = 0
    }
    return isAny
  }

  /// Computes how all values move when the left side of an active row grows by one and all other active rows hold.
  /// The rates are in `rates`, for the nodes of `order` in reverse; the inactive rows that mention them are in `reachedRows`.
  /// The caller calls `clearDirection()` afterwards.
  ///
  /// In a block the rates come first, since the search goes on from members that move.
  mutating func findDirection(of source: Int32) throws(MemoryError) {
    if precision.isExtended { return try findDirectionInDoubleDouble(of: source) }
    if source < 0 {
      try findDependent(on: ~source)
      search.rates[~source] = 1
      return computeRates(from: search.order.count - 2, source: -1, in: Double.self)
    }
    let variable = problem.rows[source].held
    let slot = problem.variables[variable].block
    if slot < 0 {
      try findDependent(on: variable)
      return computeRates(from: search.order.count - 1, source: source, in: Double.self)
    }
    findBlockDirection(slot, source)
    do throws(MemoryError) {
      let stamp = nextStamp()
      if try !findDependent(onMoving: stampMoving(slot, stamp), of: slot, stamp) { try findDependent(on: variable) }
    } catch {
      abandonSearch()
      throw error
    }
    computeRates(from: search.order.count - 2, source: -1, in: Double.self)
  }

  /// Stamps the members of a block with rates, and returns how many they are. If most have one, the rest is not looked at.
  private mutating func stampMoving(_ slot: Int32, _ stamp: UInt32) -> Int {
    let members = blocks.indices.span.from(blocks[slot].variables)
    let rates = search.rates.span
    let half = Int(blocks[slot].count) / 2
    var count = 0
    for position in 0..<Int(blocks[slot].count) where rates[members[position]] != 0 {
      problem.variables[members[position]].memberStamp = stamp
      count += 1
      if count > half { break }
    }
    return count
  }

  /// Computes rates for the nodes of `order` from `last` to the first; each follows the nodes it depends on. The left
  /// side of the row `source` grows by one.
  mutating func computeRates<Scalar: Number>(from last: Int, source: Int32, in _: Scalar.Type) {
    for index in stride(from: last, through: 0, by: -1) {
      let node = search.order[index]
      if node >= 0 {
        let holder = problem.variables[node].holder
        let rates = rates(Scalar.self)
        let heldTerm = problem.rows[holder].heldTerm
        let sum = sum(of: holder, rates, from: Scalar(holder == source ? 1 : 0), without: heldTerm)
        if sum.isRounding { continue }
        rates[node] = sum.value / problem.entries[heldTerm].coefficient
      } else if Scalar.isExtended {
        refineBlockDirection(~node, source)
      } else {
        findBlockDirection(~node, source)
      }
    }
  }

  private mutating func findBlockDirection(_ slot: Int32, _ source: Int32) {
    let block = blocks[slot]
    let local = blocks.rightSide.span
    let indices = blocks.indices.span
    let members = indices.from(block.variables)
    for position in 0..<Int(block.count) { local[position] = 0 }
    // The rates of the members themselves are still zero.
    for index in 0..<indices[block.outside] {
      let position = indices[block.outside &+ 1 &+ index]
      local[position] = 0 - rateOutside(indices[block.rows &+ position])
    }
    if source >= 0 && problem.variables[problem.rows[source].held].block == slot {
      local[problem.variables[problem.rows[source].held].position] += 1
    }
    solveBlock(slot)
    let numbers = search.rates.span
    let least = Tolerance.factor * largestLocal(block)
    for position in 0..<Int(block.count) {
      let value = local[position]
      numbers[members[position]] = abs(value) <= least ? 0 : value
    }
  }

  /// Returns Σ coefficient · rate.
  @inline(__always)
  private mutating func rateOutside(_ row: Int32) -> Double {
    let entries = problem.entries.span
    let rates = search.rates.span
    let rows = problem.rows.span
    var sum = 0.0
    for term in rows[row].terms { sum += entries[term].coefficient * rates[entries[term].variable] }
    return sum
  }

  mutating func clearDirection() {
    if precision.isExtended { clear(rates(DoubleDouble.self)) } else { clear(rates(Double.self)) }
  }

  private mutating func clear<Scalar: Number>(_ rates: NumberSpan<Scalar>) { forEachMoving { rates[$0] = Scalar(0) } }

  /// Calls a function for each variable of the nodes in `order`.
  @inline(__always)
  mutating func forEachMoving(_ body: (Int32) -> Void) {
    for node in search.order.elements {
      if node >= 0 {
        body(node)
      } else {
        let members = blocks.indices.span.from(blocks[~node].variables)
        for position in 0..<Int(blocks[~node].count) { body(members[position]) }
      }
    }
  }

  /// Returns the largest rate of the direction in `rates`.
  mutating func largestRate() -> Double {
    let rates = search.rates.span
    var largest = 0.0
    forEachMoving { largest = max(largest, abs(rates[$0])) }
    return largest
  }

  /// Returns how fast the left side of a row moves in the direction in `rates`. A sum below `noise` times its operands
  /// counts as zero.
  mutating func rate(of row: Int32, noise: Double = 10 * Tolerance.factor) -> Double {
    if precision.isExtended { return rateInDoubleDouble(of: row, noise) }
    return rate(of: row, rates(Double.self), noise)
  }

  /// The rate in double-double, without a noise that counts as zero.
  mutating func exactRate(of row: Int32) -> DoubleDouble {
    -sum(of: row, rates(DoubleDouble.self), from: DoubleDouble(0)).value
  }

  @inline(never)
  private mutating func rateInDoubleDouble(of row: Int32, _ noise: Double) -> Double {
    rate(of: row, rates(DoubleDouble.self), noise)
  }

  @inline(__always)
  private mutating func rate<Scalar: Number>(of row: Int32, _ rates: NumberSpan<Scalar>, _ noise: Double) -> Double {
    let sum = sum(of: row, rates, from: Scalar(0))
    return abs(sum.value.high) <= noise * sum.size ? 0 : -sum.value.high
  }
}
