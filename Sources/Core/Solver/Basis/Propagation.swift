import Memory

/// The difference between a row's left side and its constant, and how much of it may be rounding.
struct Residual {
  var value: Double
  var tolerance: Double
}

/// A number less the terms of a row, and the largest operand.
struct RowSum<Scalar: Number> {
  var value: Scalar
  var size: Double

  var isRounding: Bool {
    @inline(__always) get { abs(value.high) <= Scalar.sumRounding * size }
  }
}

/// Values from rows. Outside of blocks and edits a value is computed from its row as (constant - rest) / coefficient, never by
/// adding a difference. So errors do not accumulate over edits, and whole numbers stay whole.
extension Basis {
  mutating func residual(of row: Int32) -> Residual {
    if precision.isDoubleDouble { return residualInDoubleDouble(of: row) }
    return residual(of: row, values(as: Double.self), tolerance: Tolerance.residual)
  }

  /// Returns the size of the numbers that a residual was computed from.
  func scale(of residual: Residual) -> Double {
    residual.tolerance / (precision.isDoubleDouble ? Precision.residual : Tolerance.residual)
  }

  @inline(never)
  private mutating func residualInDoubleDouble(of row: Int32) -> Residual {
    residual(of: row, values(as: DoubleDouble.self), tolerance: Precision.residual)
  }

  @inline(__always)
  private mutating func residual<Scalar: Number>(
    of row: Int32, _ values: NumberSpan<Scalar>, tolerance: Double
  ) -> Residual {
    let constant = problem.rows[row].constant
    var sum = Scalar(-constant)
    // A residual below the least normal number counts as zero.
    var scale = abs(constant) + 1e-307
    let entries = problem.entries.span
    let sizes = sizes.span
    for index in problem.rows[row].terms {
      let entry = entries[index]
      let value = values[entry.variable]
      sum = sum + value * entry.coefficient
      scale += abs(entry.coefficient) * max(Double(sizes[entry.variable]), abs(value.high))
    }
    return Residual(value: sum.high, tolerance: tolerance * scale)
  }

  /// Returns where the left side of an inactive row must move: +1 if it must grow, -1 if it must shrink, 0 if the row is on
  /// its side.
  mutating func neededDirection(of row: Int32) -> Int {
    let measured = residual(of: row)
    if measured.value < -measured.tolerance { return problem.rows[row].side > 0 ? 0 : 1 }
    if measured.value > measured.tolerance {
      return problem.rows[row].isEquality
        ? (problem.rows[row].side < 0 ? 0 : -1) : (problem.rows[row].side > 0 ? -1 : 0)
    }
    return measured.value == 0 ? 0 : sideWithinTolerance(of: row, measured)
  }

  /// Returns the needed direction of a row of small terms whose variables were computed from far larger numbers, if the
  /// residual is more than rounding of these; and of a plain equality that is off.
  @inline(never)
  private mutating func sideWithinTolerance(of row: Int32, _ measured: Residual) -> Int {
    let isEquality = problem.rows[row].isEquality
    let side = Double(problem.rows[row].side)
    let isAcross = measured.value * side > 0 || side == 0 && (isEquality || measured.value < 0)
    if Mechanism.smallTerms.isOn && isAcross && !precision.isDoubleDouble
      && abs(measured.value) > Tolerance.inheritedRounding / Tolerance.residual * measured.tolerance
      && abs(measured.value) > Tolerance.cancellation * termSize(of: row)
    {
      return measured.value < 0 ? 1 : -1
    }
    return isEquality && Mechanism.exactEqualities.isOn ? neededDirectionOfEquality(row) : 0
  }

  /// Returns the sum of the sizes of a row's constant and terms.
  mutating func termSize(of row: Int32) -> Double {
    var size = abs(problem.rows[row].constant)
    for index in problem.rows[row].terms {
      size += abs(problem.entries[index].coefficient * values[problem.entries[index].variable])
    }
    return size
  }

  /// Computes all values that depend on dirty rows, and queues inactive rows that are on the wrong side afterwards.
  mutating func propagate() throws(MemoryError) {
    guard !agenda.dirty.isEmpty else { return }
    shortenJournal()
    let first = problem.rows[agenda.dirty[0]].held
    let isSingle = agenda.dirty.count == 1 && first >= 0
    var isFirstDone = false
    if isSingle, try evaluateDirtyBlock(first) {
      isFirstDone = true
    } else if isSingle {
      try findDependent(on: first)
    } else {
      try findDependentOnDirty()
    }
    if precision.isDoubleDouble {
      try evaluateOrder(DoubleDouble.self, isFirstDone: isFirstDone)
    } else {
      try evaluateOrder(Double.self, isFirstDone: isFirstDone)
    }
    agenda.dirty.removeAll()
    problem.versions.values &+= 1
    for row in search.reachedRows.elements {
      if !problem.rows[row].lists.contains(.queued) && !problem.rows[row].isDropped
        && neededDirection(of: row) != 0
      {
        try enqueue(row)
      }
    }
    if isSingle { keepSearch() }
  }

  /// Computes the values of the block of the only dirty row, if the search from it is not kept, and finds what is computed from
  /// it. Returns false, without a change, for other rows.
  private mutating func evaluateDirtyBlock(_ variable: Int32) throws(MemoryError) -> Bool {
    let slot = problem.variables[variable].block
    if slot < 0 || precision.isDoubleDouble || isKept(~slot) { return false }
    let start = journal.values.count
    try evaluateBlock(slot, isFirst: true)
    let stamp = nextStamp()
    var count = 0
    for index in start..<journal.values.count {
      let changed = journal.values[index].variable
      // Only its size has changed.
      if journal.values[index].value == values[changed] || problem.variables[changed].memberStamp == stamp { continue }
      problem.variables[changed].memberStamp = stamp
      count += 1
    }
    if try !findDependent(onMoving: count, of: slot, stamp) { try findDependent(on: variable) }
    return true
  }

  /// Finds all nodes computed from dirty rows, and the inactive rows that mention them.
  private mutating func findDependentOnDirty() throws(MemoryError) {
    forgetKept()
    search.isPartial = false
    search.order.removeAll()
    search.reachedRows.removeAll()
    let stamp = nextStamp()
    for row in agenda.dirty.elements {
      if problem.rows[row].isActive {
        try ascend(from: problem.rows[row].held, stamp)
      } else if problem.rows[row].count > 0 && problem.rows[row].visitStamp != stamp {
        problem.rows[row].visitStamp = stamp
        try search.reachedRows.append(row)
      }
    }
    search.visits &+= search.order.count &+ search.reachedRows.count
  }

  /// Computes the values of the nodes in `order`; those of the first one may be computed already.
  private mutating func evaluateOrder<Scalar: Number>(_: Scalar.Type, isFirstDone: Bool) throws(MemoryError) {
    var rest = search.order.count - (isFirstDone ? 1 : 0)
    while true {
      while rest > 0 && search.order[rest - 1] >= 0 {
        rest -= 1
        try evaluate(search.order[rest], Scalar.self)
      }
      if rest == 0 { return }
      rest -= 1
      if Scalar.isDoubleDouble {
        try refineBlock(~search.order[rest])
      } else {
        try evaluateBlock(~search.order[rest], isFirst: rest == search.order.count - 1)
      }
    }
  }

  @inline(__always)
  private mutating func evaluate<Scalar: Number>(_ variable: Int32, _: Scalar.Type) throws(MemoryError) {
    guard let sum = newValue(of: variable, Scalar.self) else { return }
    if Scalar.isDoubleDouble {
      let values = values(as: Scalar.self)
      try saveValue(variable)
      values[variable] = Scalar(sum.value.high + 0, sum.value.low)
      sizes[variable] = 0
    } else {
      let number = sum.value.high
      let isLong = Mechanism.fractions.isOn && Fraction.isLong(number)
      try assign(variable, isLong ? Fraction.nearest(number, among: sum.size) : number, size: sum.size)
    }
  }

  /// Returns the value of a variable outside of blocks from its row, and the size of the operands.
  @inline(__always)
  private mutating func newValue<Scalar: Number>(of variable: Int32, _: Scalar.Type) -> RowSum<Scalar>? {
    let row = problem.variables[variable].holder
    guard row >= 0 else { return nil }
    let heldTerm = problem.rows[row].heldTerm
    let constant = Scalar.isDoubleDouble ? heldConstant(of: row) : DoubleDouble(problem.rows[row].constant)
    let sum = sum(of: row, values(as: Scalar.self), from: Scalar(constant.high, constant.low), without: heldTerm)
    let coefficient = problem.entries[heldTerm].coefficient
    return RowSum(value: sum.value / coefficient, size: sum.size / abs(coefficient))
  }

  /// The values of all variables.
  @inline(__always)
  mutating func values<Scalar: Number>(as _: Scalar.Type) -> NumberSpan<Scalar> {
    NumberSpan(high: values.span, low: precision.lowValues.span)
  }

  /// The rates of the direction.
  @inline(__always)
  mutating func rates<Scalar: Number>(_: Scalar.Type) -> NumberSpan<Scalar> {
    NumberSpan(high: search.rates.span, low: precision.lowNumbers.span)
  }

  /// Returns start - Σ coefficient · number over a row's terms, except `excluded`.
  @inline(__always)
  mutating func sum<Scalar: Number>(
    of row: Int32, _ numbers: NumberSpan<Scalar>, from start: Scalar, without excluded: Int32? = nil
  ) -> RowSum<Scalar> {
    var sum = RowSum(value: start, size: abs(start.high))
    let entries = problem.entries.span
    for term in problem.rows[row].terms {
      if let excluded, term == excluded { continue }
      let amount = numbers[entries[term].variable] * entries[term].coefficient
      sum.value = sum.value - amount
      sum.size = max(sum.size, abs(amount.high))
    }
    return sum
  }

  @inline(__always)
  private mutating func assign(_ variable: Int32, _ value: Double, size: Double) throws(MemoryError) {
    let size = Self.size(size)
    if value == values[variable] {
      if size != sizes[variable] { try saveSize(of: variable) }
    } else {
      try set(variable, value)
    }
    sizes[variable] = size
  }

  /// Keeps the size of a value in a trial. In other solves it is kept with a value that changes.
  @inline(__always)
  mutating func saveSize(of variable: Int32) throws(MemoryError) {
    if journal.isTrial { try journal.values.append(saved(variable)) }
  }

  /// What the journal keeps of a variable.
  @inline(__always)
  mutating func saved(_ variable: Int32) -> SavedValue {
    SavedValue(variable: variable, size: sizes[variable], value: values[variable])
  }

  /// Reserves memory for so many values that change.
  mutating func reserveValues(_ count: Int) throws(MemoryError) {
    try journal.values.reserve(journal.values.count + count)
    try report.touched.reserve(min(report.touched.count + count, problem.variables.count))
  }

  @inline(__always)
  mutating func set(_ variable: Int32, _ value: Double) throws(MemoryError) {
    if value == values[variable] { return }
    try journal.values.append(saved(variable))
    try touch(variable)
    values[variable] = value + 0
  }

  /// Sets a value. Memory is reserved.
  @inline(__always)
  mutating func setReserved(_ variable: Int32, _ value: Double) {
    if value == values[variable] { return }
    journal.values.appendReserved(saved(variable))
    touchOnce(variable)
    values[variable] = value + 0
  }

  /// Sizes are kept finite: beside an infinite size everything would be rounding.
  @inline(__always)
  static func size(_ size: Double) -> Float { Float(min(size, 3e38)) }
}
