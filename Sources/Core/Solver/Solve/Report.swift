import Memory

/// The values that changed, as the last report has them.
///
/// Suggestions fix the order of variables of a report: those of one edit, or of several in the order of the call. So do
/// constants that change again and again. While the same ones change again and stay in their
/// ranges, only the values are written. The solver has them after `catchUp`, which everything else that reads or changes
/// values calls first. An edit that is set without a report writes nothing: `catchUp` computes what it moves.
package struct Changes: ~Copyable {
  var values: Buffer<Value>
  /// The part that is reported.
  private var start: Int32 = 0
  package private(set) var count: Int32 = 0
  /// The number of the present order of variables, and for how many values it is.
  package private(set) var variableOrder: UInt32 = 1
  private(set) var orderedCount: Int32 = 0
  /// The edit that the next suggestion can stream without a check, if it is the same: the caller has called nothing else
  /// since the last.
  package var ready = EditID(0)
  /// The solver's values are older than those here, or than what the number of `waitingEdit` gives.
  private(set) var isBehind = false
  /// The slot of the edit whose number is set, but not yet the values that it moves; -1 for none. They are in the list of
  /// touched values, so that no report is streamed meanwhile.
  private(set) var waitingEdit: Int32 = -1

  init(_ account: Account) { values = Buffer(account) }

  package var elements: UnsafeBufferPointer<Value> {
    UnsafeBufferPointer(start: values.pointer + Int(start), count: Int(count))
  }

  /// Whether the order of variables is fixed.
  package var hasVariableOrder: Bool { orderedCount > 0 }
  /// All values in this order. A report may be a part of them.
  package var orderedValues: UnsafeBufferPointer<Value> {
    UnsafeBufferPointer(start: values.pointer, count: Int(orderedCount))
  }

  @inline(__always)
  mutating func report(_ start: Int32, _ count: Int32) {
    self.start = start
    self.count = count
  }

  /// Reports everything in `values`.
  mutating func reportAll() { report(0, Int32(truncatingIfNeeded: values.count)) }

  mutating func beginOrder() {
    orderedCount = 0
    variableOrder = variableOrder == .max ? 1 : variableOrder + 1
    values.removeAll()
    report(0, 0)
  }

  /// Copies the values of another report. The order differs from all that the other has had.
  mutating func assign(_ other: borrowing Changes) throws(MemoryError) {
    variableOrder = other.variableOrder
    beginOrder()
    try values.assign(other.values)
    reportAll()
  }

  /// Notes that all values of the order are newer than those of the solver.
  @inline(__always)
  mutating func deferReported() { isBehind = true }

  /// Notes that the values moved by an edit are to be computed from its number.
  @inline(__always)
  mutating func deferMoves(of edit: Int32) {
    isBehind = true
    waitingEdit = edit
  }

  /// Returns the waiting edit, or -1 if the reported values are newer. Then nothing is behind.
  mutating func endDeferral() -> Int32 {
    defer { waitingEdit = -1 }
    isBehind = false
    return waitingEdit
  }

  mutating func endOrder() { orderedCount = Int32(truncatingIfNeeded: values.count) }

  mutating func release() { values.release() }
}

extension Solver {
  @inline(__always)
  mutating func catchUp() { if changes.isBehind { takeDeferred() } }

  @inline(never)
  private mutating func takeDeferred() {
    let edit = changes.endDeferral()
    if edit >= 0 { return writeValues(edit) }
    for index in 0..<changes.orderedCount {
      let change = changes.values[index]
      basis.values[Identifier.slot(change.variable.raw)] = change.value
    }
  }

  /// Gives what an edit moves its values at the row's constant.
  mutating func writeValues(_ slot: Int32) {
    let plan = edits[slot].plan
    let constant = problem.rows[edits[slot].row].constant
    let distance = constant - plan.origin
    let moved = plans.variables.pointer(plan.variables)
    let pairs = plans.moves.pointer(plan.moves)
    let values = basis.values.span
    let count = Int(plan.moveCount)
    for first in stride(from: Int(plan.equalCount) & ~1, to: count, by: 2) {
      var pair = MovePair.sums(pairs, first >> 1, at: SIMD2(repeating: distance))
      if plan.denominator != 1 { pair /= SIMD2(repeating: plan.denominator) }
      values[Identifier.slot(moved[first].raw)] = pair.x
      if first + 1 < count { values[Identifier.slot(moved[first + 1].raw)] = pair.y }
    }
    // The first of these may also be the first of a pair.
    for index in 0..<Int(plan.equalCount) { values[Identifier.slot(moved[index].raw)] = constant }
  }

  /// Empties the list of changes and ends its order.
  mutating func clearChanges() {
    catchUp()
    changes.beginOrder()
  }

  /// Fills `changes` with all values that differ from the last report, and begins a new report. The two lists are
  /// swapped, so this cannot fail.
  package mutating func takeChanges() {
    clearChanges()
    var count = 0
    for index in 0..<basis.report.touched.count {
      let old = basis.report.touched[index]
      let now = basis.values[Identifier.slot(old.variable.raw)]
      if now != old.value {
        basis.report.touched[count] = Value(variable: old.variable, value: now)
        count += 1
      }
    }
    basis.report.touched.truncate(to: count)
    swap(&simplex.prices.basis.report.touched, &changes.values)
    changes.reportAll()
    basis.beginReport()
  }
}
