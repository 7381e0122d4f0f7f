import Memory

/// Values of the variables of a block.
extension Basis {
  /// Computes the values of a block by iterative refinement: x += B⁻¹(b - Ax) until the residual is rounding. If no
  /// input of the block has changed, and nothing was streamed, only its dirty rows have a residual in the first round.
  mutating func evaluateBlock(_ slot: Int32, isFirst: Bool) throws(MemoryError) {
    let block = blocks[slot]
    let streamed = UInt32(truncatingIfNeeded: problem.statistics.streamed)
    let isPart =
      Mechanism.dirtyResiduals.isOn && isFirst && agenda.dirty.count <= 4 && block.streamed == streamed
    blocks[slot].streamed = streamed
    var residual = isPart ? dirtyResiduals(slot) : residuals(block)
    var previous = Double.infinity
    for round in 0..<(Mechanism.blockRefinement.isOn ? 5 : 1) {
      if residual.relative <= 3e-16 || residual.relative > 0.5 * previous { break }
      // Factors made in double-double.
      if Mechanism.lostDigits.isOn && block.hasLostDigits { precision.attempt.noteLoss(.digits) }
      // The residual of some rows says nothing about the convergence of all.
      previous = isPart && round == 0 ? .infinity : residual.relative
      solveBlock(slot)
      try correct(block, among: residual.size)
      residual = residuals(block)
    }
    if Mechanism.exactEqualities.isOn && residual.isUnequal { try equateValues(slot) }
    // If refinement does not converge, the factors are too inaccurate.
    if Mechanism.lostDigits.isOn && residual.amount > Tolerance.blockResidual * residual.size {
      precision.attempt.noteLoss(.digits)
    }
    try setSizes(of: block, to: Self.size(residual.size))
  }

  private mutating func setSizes(of block: BlockRecord, to size: Float) throws(MemoryError) {
    let members = blocks.indices.span.from(block.variables)
    let sizes = sizes.span
    if journal.isTrial {
      for position in 0..<Int(block.count) where sizes[members[position]] != size {
        try saveSize(of: members[position])
      }
    }
    for position in 0..<Int(block.count) { sizes[members[position]] = size }
  }

  /// Computes the residuals of a block's rows into `rightSide`.
  private mutating func residuals(_ block: BlockRecord) -> BlockResidual {
    let rows = blocks.indices.span.from(block.rows)
    let local = blocks.rightSide.span
    var residual = BlockResidual()
    for position in 0..<Int(block.count) { local[position] = rowResidual(rows[position], &residual) }
    return residual
  }

  /// Computes the residuals where all rows except the dirty ones are known to hold.
  private mutating func dirtyResiduals(_ slot: Int32) -> BlockResidual {
    let block = blocks[slot]
    let members = blocks.indices.span.from(block.variables)
    let local = blocks.rightSide.span
    let sizes = sizes.span
    // The other rows may hold equal variables, too.
    var residual = BlockResidual(isUnequal: true)
    for position in 0..<Int(block.count) {
      local[position] = 0
      residual.size = max(residual.size, Double(sizes[members[position]]))
    }
    for row in agenda.dirty.elements {
      if !problem.rows[row].isActive { continue }
      let held = problem.variables[problem.rows[row].held]
      if held.block == slot { local[held.position] = rowResidual(row, &residual) }
    }
    return residual
  }

  /// Adds the corrections to the values. A value that differs from a fraction by rounding of numbers of `size` becomes that
  /// fraction, but moves by no more than 1e-9 and 1e-15 of itself: beside far larger members of the block its own rows would be off.
  private mutating func correct(_ block: BlockRecord, among size: Double) throws(MemoryError) {
    let size = min(size, 1e6)
    let local = blocks.rightSide.span
    let members = blocks.indices.span.from(block.variables)
    let values = values.span
    try reserveValues(Int(block.count))
    for position in 0..<Int(block.count) {
      let correction = local[position]
      if correction == 0 { continue }
      let variable = members[position]
      var value = values[variable] + correction
      if Mechanism.fractions.isOn && Fraction.isLong(value) {
        value = Fraction.nearest(value, among: size)
      }
      setReserved(variable, value)
    }
  }

  /// Returns constant - a·x for a row of a block, and updates the block's residual.
  @inline(__always)
  private mutating func rowResidual(_ row: Int32, _ residual: inout BlockResidual) -> Double {
    let entries = problem.entries.span
    let values = values.span
    let rows = problem.rows.span
    var sum = rows[row].constant
    var scale = abs(sum)
    var coefficient = 0.0
    let terms = entries.from(rows[row].start)
    for term in 0..<Int(rows[row].count) {
      let entry = terms[term]
      let amount = entry.coefficient * values[entry.variable]
      sum -= amount
      scale = max(scale, abs(amount))
      coefficient = max(coefficient, abs(entry.coefficient))
    }
    let size = scale / coefficient
    residual.size = max(residual.size, size)
    if sum != 0 {
      let relative = abs(sum) / scale
      residual.relative = max(residual.relative, relative)
      residual.amount = max(residual.amount, relative * size)
      if problem.isPlainEquality(row) { residual.isUnequal = true }
    }
    return sum
  }
}

/// The residual of a block: relative to the operands, in units of the variables, and the size of the operands.
private struct BlockResidual {
  /// Variables that are held equal may differ.
  var isUnequal = false
  var relative = 0.0
  var amount = 0.0
  var size = 0.0
}
