import Memory

/// A row as a combination of the active rows, Bᵀy = a, where B are the active rows. It costs only as much as the nodes that
/// its search visits. Its blocks in double-double are in `DoubleDoubleSolves`.
extension Basis {
  /// Writes a row as a combination of the active rows and the stays, Σ factor_i · a_i = a_row, into `combination`.
  /// `order` keeps the search order.
  ///
  /// A sum that is only rounding beside its operands counts as zero.
  mutating func combine(_ row: Int32) throws(MemoryError) {
    if precision.isDoubleDouble { return try combine(row, in: DoubleDouble.self) }
    try combine(row, in: Double.self)
  }

  /// Returns the factor of a row or stay in `combination`.
  mutating func factor(of row: Int32) -> Double? {
    for share in combination.elements where share.row == row { return share.factor }
    return nil
  }

  /// Writes a row as a combination in one type of number.
  @inline(never)
  private mutating func combine<Scalar: Number>(_ row: Int32, in _: Scalar.Type) throws(MemoryError) {
    try descend(from: row)
    if !Scalar.isDoubleDouble { search.visits &+= search.order.count }
    setLeftSide(to: row)
    try combineAlongOrder(in: Scalar.self)
  }

  mutating func setLeftSide(to row: Int32) {
    for term in problem.rows[row].terms {
      let entry = problem.entries[term]
      search.leftSide[entry.variable] = entry.coefficient
      search.sizes[entry.variable] = abs(entry.coefficient)
    }
  }

  /// Writes a sum of rows, each times a factor, as a combination.
  mutating func combineSum(of factors: borrowing Buffer<Double>) throws(MemoryError) {
    let stamp = beginSum()
    for row in 0..<Int32(problem.rows.count) where factors[row] != 0 { try addToSum(row, factors[row], stamp) }
    try combineSum(notesTies: false)
  }

  /// Writes the sum that was added up as a combination. Where rows cancel, those that they are computed from may be tied: they
  /// are noted if `notesTies`.
  mutating func combineSum(notesTies: Bool) throws(MemoryError) {
    if precision.isDoubleDouble { return try combineAlongOrder(in: DoubleDouble.self, isSum: notesTies) }
    // What cancels among weights, and squares of serial numbers, is seldom rounding: most of them are whole numbers.
    let loss = precision.attempt.loss
    try combineAlongOrder(in: Double.self, isSum: notesTies)
    precision.attempt.restoreLoss(loss)
  }

  /// Begins a sum of rows. Returns the stamp of its search.
  mutating func beginSum() -> UInt32 {
    search.short.isShort = false
    search.order.removeAll()
    return nextStamp()
  }

  /// Adds a row, times a factor, to a sum in `leftSide`.
  mutating func addToSum(_ row: Int32, _ factor: Double, _ stamp: UInt32) throws(MemoryError) {
    try descendAlso(from: row, stamp)
    for term in problem.rows[row].terms {
      if precision.isDoubleDouble {
        subtractFromLeftSide(problem.entries[term], DoubleDouble(-factor))
      } else {
        subtractFromLeftSide(problem.entries[term], -factor, factor)
      }
    }
  }

  /// Writes the row whose coefficients are in `leftSide` as a combination. `order` has the nodes that it is computed from.
  mutating func combineAlongOrder<Scalar: Number>(in _: Scalar.Type, isSum: Bool = false) throws(MemoryError) {
    combination.removeAll()
    for index in stride(from: search.order.count - 1, through: 0, by: -1) {
      let node = search.order[index]
      if node < 0 {
        if Scalar.isDoubleDouble {
          try combineBlockInDoubleDouble(~node, isSum: isSum)
        } else {
          try combineBlock(~node, isSum: isSum)
        }
        continue
      }
      let amount = leftSide(Scalar.self)[node]
      let size = search.sizes[node]
      clearLeftSide(node, Scalar.self)
      let holder = problem.variables[node].holder
      if hasCancelled(amount, size) {
        if isSum && size > 0 { try noteCancelled(node, size) }
        continue
      }
      if holder < 0 {
        try combination.appendStay(node, amount.high, size: Scalar.isDoubleDouble ? 0 : size)
        continue
      }
      let heldTerm = problem.rows[holder].heldTerm
      let coefficient = problem.entries[heldTerm].coefficient
      let factor = amount / coefficient
      let share = Share(
        row: holder, factor: factor.high, size: Scalar.isDoubleDouble ? 0 : size / abs(coefficient))
      try combination.append(share, limits: problem.rows[holder].isBounded)
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
      subtractFromLeftSide(problem.entries[term], 0.0, contribution)
    }
  }

  /// Returns whether a sum of operands of `size` is only rounding. One that is not, but has lost too many digits for a solve in
  /// doubles, may decide steps by rounding: then the loss is noted.
  @inline(__always)
  mutating func hasCancelled<Scalar: Number>(_ sum: Scalar, _ size: Double) -> Bool {
    let amount = abs(sum.high)
    if Scalar.isDoubleDouble { return amount <= Scalar.sumRounding * size }
    if amount > Tolerance.cancellation * size { return false }
    if Mechanism.lostDigits.isOn && amount > Tolerance.pivot * size { precision.attempt.noteLoss(.digits) }
    return amount <= Tolerance.factor * size
  }

  /// The residual of a row with the values that follow from the active rows, computed from its combination.
  mutating func combinedResidual(of row: Int32) -> Residual {
    var sum = -problem.rows[row].constant
    var scale = abs(sum) + 1e-307
    for share in combination.elements {
      let amount = share.factor * (share.row < 0 ? values[~share.row] : problem.rows[share.row].constant)
      sum += amount
      scale += abs(amount)
    }
    return Residual(value: sum, tolerance: Tolerance.residual * scale)
  }

  /// What is left of a row that is written as a combination.
  @inline(__always)
  private mutating func leftSide<Scalar: Number>(_: Scalar.Type) -> NumberSpan<Scalar> {
    NumberSpan(high: search.leftSide.span, low: precision.lowNumbers.span)
  }

  @inline(__always)
  mutating func clearLeftSide<Scalar: Number>(_ variable: Int32, _: Scalar.Type) {
    let leftSide = leftSide(Scalar.self)
    leftSide[variable] = Scalar(0)
    search.sizes[variable] = 0
  }

  /// Subtracts a term times a factor. In doubles the size is that of the term times `contribution`, see `Share`.
  @inline(__always)
  mutating func subtractFromLeftSide<Scalar: Number>(_ entry: Entry, _ factor: Scalar, _ contribution: Double = 0) {
    let amount = factor * entry.coefficient
    subtractFromLeftSide(entry.variable, amount)
    let size = abs(Scalar.isDoubleDouble ? amount.high : contribution * entry.coefficient)
    search.sizes[entry.variable] = max(search.sizes[entry.variable], size)
  }

  @inline(__always)
  mutating func subtractFromLeftSide<Scalar: Number>(_ variable: Int32, _ amount: Scalar) {
    let leftSide = leftSide(Scalar.self)
    leftSide[variable] = leftSide[variable] - amount
  }

  private mutating func combineBlock(_ slot: Int32, isSum: Bool) throws(MemoryError) {
    let block = blocks[slot]
    let cancelled = isSum ? largestSize(block) : 0
    if takeLeftSide(block) {
      // Factors made in double-double.
      if Mechanism.lostDigits.isOn && block.hasLostDigits { precision.attempt.noteLoss(.digits) }
      solveBlockTransposed(slot)
    } else if cancelled == 0 {
      return
    }
    try combination.reserve(more: Int(block.count))
    let rows = problem.rows.span
    let local = blocks.rightSide.span
    let indices = blocks.indices.span
    let blockRows = indices.from(block.rows)
    let largest = largestLocal(block)
    let least = Tolerance.factor * largest
    for position in 0..<Int(block.count) where abs(local[position]) > least {
      let share = Share(row: blockRows[position], factor: local[position], size: largest)
      combination.appendReserved(share, limits: rows[share.row].isBounded)
    }
    if cancelled > 0 {
      for position in 0..<Int(block.count) where abs(local[position]) <= least { try noteTie(blockRows[position]) }
    }
    let entries = problem.entries.span
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
  mutating func largestLocal(_ block: BlockRecord) -> Double {
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
}
