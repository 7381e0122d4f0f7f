import Memory

/// The difference between a row's left side and its constant, and how much of it may be rounding.
struct Residual {
  var value: Double
  var tolerance: Double
}

/// Values from rows. A value is always computed from its row as (constant - rest) / coefficient, never by adding a
/// difference. So errors do not accumulate over edits, and whole numbers stay whole.
extension Solver {
  mutating func residual(of row: Int32) -> Residual {
    let start = rows[row].start
    let constant = rows[row].constant
    var sum = -constant
    // A residual below the least normal number counts as zero.
    var scale = abs(constant) + 1e-307
    let entries = entries.view
    let values = values.view
    let sizes = sizes.view
    for index in start..<start + rows[row].count {
      let entry = entries[index]
      let value = values[entry.variable]
      sum += entry.coefficient * value
      scale += abs(entry.coefficient) * max(Double(sizes[entry.variable]), abs(value))
    }
    if precision.isExtended {
      return Residual(value: residualInDoubleDouble(row), tolerance: Precision.residual * scale)
    }
    return Residual(value: sum, tolerance: Tolerance.residual * scale)
  }

  /// Returns the violated side of an inactive row: +1 if its left side must grow, -1 if it must shrink, 0 if the row
  /// is on its side.
  mutating func violatedSide(of row: Int32) -> Int {
    let measured = residual(of: row)
    if measured.value < -measured.tolerance { return rows[row].side > 0 ? 0 : 1 }
    if measured.value > measured.tolerance {
      return rows[row].isEquality ? (rows[row].side < 0 ? 0 : -1) : (rows[row].side > 0 ? -1 : 0)
    }
    return measured.value == 0 || !rows[row].isEquality ? 0 : violatedSideOfEquality(row)
  }

  /// Computes all values that depend on dirty rows, and queues inactive rows that are on the wrong side afterwards.
  mutating func propagate() throws(MemoryError) {
    guard !dirty.isEmpty else { return }
    order.removeAll()
    met.removeAll()
    let mark = nextStamp()
    for index in 0..<dirty.count {
      let row = dirty[index]
      if rows[row].isActive {
        try ascend(from: rows[row].held, mark)
      } else if rows[row].count > 0 && rows[row].mark != mark {
        rows[row].mark = mark
        try met.append(row)
      }
    }
    for index in stride(from: order.count - 1, through: 0, by: -1) {
      let node = order[index]
      if node >= 0 {
        try evaluate(node)
      } else {
        try evaluateBlock(~node, isFirst: index == order.count - 1)
      }
    }
    dirty.removeAll()
    valueVersion &+= 1
    for index in 0..<met.count {
      let row = met[index]
      if !rows[row].state.contains(.queued) && !rows[row].state.contains(.dropped) && violatedSide(of: row) != 0 {
        try enqueue(row)
      }
    }
  }

  @inline(__always)
  private mutating func evaluate(_ variable: Int32) throws(MemoryError) {
    if precision.isExtended { return try evaluateInDoubleDouble(variable) }
    let row = variables[variable].holder
    guard row >= 0 else { return }
    let start = rows[row].start
    let pivot = rows[row].pivot
    var sum = rows[row].constant
    var scale = abs(sum)
    let entries = entries.view
    let values = values.view
    for index in start..<start + rows[row].count where index != pivot {
      let entry = entries[index]
      let amount = entry.coefficient * values[entry.variable]
      sum -= amount
      scale = max(scale, abs(amount))
    }
    let coefficient = entries[pivot].coefficient
    try assign(variable, sum / coefficient, size: scale / abs(coefficient))
  }

  @inline(__always)
  mutating func assign(_ variable: Int32, _ value: Double, size: Double) throws(MemoryError) {
    if value != values[variable] {
      try journal.values.append(
        SavedValue(variable: variable, size: sizes[variable], value: values[variable]))
      try touch(variable)
      values[variable] = value + 0
    }
    sizes[variable] = Self.size(size)
  }

  /// Sizes are kept finite: beside an infinite size everything would be rounding.
  @inline(__always)
  static func size(_ size: Double) -> Float { Float(min(size, 3e38)) }
}
