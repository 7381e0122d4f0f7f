import Memory
import Status

/// Edit fast path: one pass over the values that an edit moves, which only writes the report. Each edit has its own, so
/// that a program may set one after another.
extension Solver {
  @inline(__always)
  mutating func moved(by plan: EditPlan, _ index: Int32) -> Int32 {
    Identifier.slot(plans.variables[plan.variables + index].raw)
  }

  mutating func touchMoves(of slot: Int32) throws(MemoryError) {
    let plan = edits[slot].plan
    if plan.touchedIn == basis.report.number { return }
    for index in 0..<plan.moveCount { try basis.touch(moved(by: plan, index)) }
    edits[slot].plan.touchedIn = basis.report.number
  }

  /// Sets the number, which is in the plan's range, without a report. What it moves is noted as touched, and computed
  /// when it is needed.
  @inline(__always)
  mutating func stream(_ slot: Int32, to number: Double) throws(MemoryError) {
    if changes.waitingEdit != slot {
      catchUp()
      try touchMoves(of: slot)
    }
    _ = beginStream(slot, to: number)
    if edits[slot].plan.moveCount > 0 { changes.deferMoves(of: slot) }
  }

  /// Streams a number of the edit that is `changes.ready`.
  @inline(__always)
  package mutating func streamNext(_ id: EditID, to number: Double) -> Bool { stream(id, to: number, isReady: true) }

  /// Streams a number of an edit into its own report, if the plan is current and the report laid out. Returns false if
  /// it is not in the range, or so close to the last number that rounding may leave values as they were.
  @inline(__always)
  private mutating func stream(_ id: EditID, to number: Double, isReady: Bool) -> Bool {
    let slot = Identifier.slot(id.raw)
    let edit = edits.pointer + Int(slot)
    let row = problem.rows.pointer + Int(edit.pointee.row)
    let stored = row.pointee.signed(number)
    guard stored >= edit.pointee.plan.low, stored <= edit.pointee.plan.high else { return false }
    let distance = stored - edit.pointee.plan.origin
    guard edit.pointee.plan.movesAll(by: stored - row.pointee.constant, to: distance) else {
      return streamNothing(edit, row, at: stored)
    }
    begin(edit, row, at: stored)
    let values = plans.reports.pointer(edit.pointee.plan.ownReport)
    write(edit, row, distance, to: values)
    if !isReady {
      changes.report(values, edit.pointee.plan.moveCount, order: edit.pointee.plan.variableOrder)
      changes.ready = id
    }
    if !edit.pointee.plan.isBehind {
      edit.pointee.plan.isBehind = true
      edit.pointee.plan.nextBehind = changes.deferReport(of: slot)
    }
    return true
  }

  /// Streams the number that an edit has. Returns false for any other.
  @inline(never)
  private mutating func streamNothing(
    _ edit: UnsafeMutablePointer<EditRecord>, _ row: UnsafeMutablePointer<RowRecord>, at stored: Double
  ) -> Bool {
    guard stored == row.pointee.constant else { return false }
    changes.reportNothing()
    begin(edit, row, at: stored)
    return true
  }

  /// Streams a number of an edit whose report is laid out, and which may not be the last. Returns false if that is not
  /// possible.
  mutating func streamAgain(_ id: EditID, to number: Double) -> Bool {
    guard Mechanism.fixedReports.isOn, isLive(id) else { return false }
    let edit = edits.pointer + Int(Identifier.slot(id.raw))
    guard edit.pointee.plan.ownReport >= 0, isCurrent(edit), basis.report.touched.isEmpty else { return false }
    if changes.group != 0 { clearChanges() }
    return stream(id, to: number, isReady: false)
  }

  /// Takes memory for the report of an edit with a current plan.
  mutating func layOutReport(of slot: Int32) throws(Status) {
    let plan = edits[slot].plan
    do throws(MemoryError) {
      edits[slot].plan.ownReport = try plans.reports.take(EditPlan.reportRoom(plan.moveCount))
    } catch { throw .outOfMemory }
    edits[slot].plan.variableOrder = changes.newOrder()
    let values = plans.reports.pointer(edits[slot].plan.ownReport)
    for index in 0..<plan.moveCount {
      values[Int(index)] = Value(variable: plans.variables[plan.variables + index], value: 0)
    }
  }

  /// Streams numbers of the edits whose report is laid out. Returns false if that is not possible.
  package mutating func streamAgain(
    _ ids: UnsafeBufferPointer<EditID>, to numbers: UnsafeBufferPointer<Double>
  ) -> Bool {
    guard Mechanism.fixedReports.isOn, changes.group != 0, basis.report.touched.isEmpty else { return false }
    var first: Int32 = 0
    // The part of the report that changes.
    var (start, end): (Int32, Int32) = (0, 0)
    for index in ids.indices {
      let slot = Identifier.slot(ids[index].raw)
      // An edit that moves nothing may be there twice.
      guard slot < edits.count, edits[slot].plan.moveCount > 0 else { return false }
      let edit = edits.pointer + Int(slot)
      let row = problem.rows.pointer + Int(edit.pointee.row)
      let stored = row.pointee.signed(numbers[index])
      guard edit.pointee.plan.group == changes.group, edit.pointee.plan.groupIndex == first,
        edit.pointee.generation == Identifier.generation(ids[index].raw), isCurrent(edit), !edit.pointee.plan.isShared,
        stored >= edit.pointee.plan.low, stored <= edit.pointee.plan.high
      else { return false }
      let next = first + edit.pointee.plan.moveCount
      if stored != row.pointee.constant {
        guard
          edit.pointee.plan.movesAll(by: stored - row.pointee.constant, to: stored - edit.pointee.plan.origin),
          end == 0 || end == first
        else { return false }
        if end == 0 { start = first }
        end = next
      }
      first = next
    }
    guard first == changes.values.count else { return false }
    changes.reportGroup(start, end - start)
    writeReport(ids, numbers)
    return true
  }

  /// Writes the values of edits whose report is laid out.
  @inline(__always)
  private mutating func writeReport(
    _ ids: UnsafeBufferPointer<EditID>, _ numbers: UnsafeBufferPointer<Double>
  ) {
    for index in ids.indices {
      let edit = edits.pointer + Int(Identifier.slot(ids[index].raw))
      let row = problem.rows.pointer + Int(edit.pointee.row)
      let stored = row.pointee.signed(numbers[index])
      let isMoved = stored != row.pointee.constant
      begin(edit, row, at: stored)
      guard isMoved else { continue }
      let values = changes.values.pointer + Int(edit.pointee.plan.groupIndex)
      // An odd pair also writes the first value of the next edit.
      let next = values + Int(edit.pointee.plan.moveCount)
      let kept = next.pointee.value
      write(edit, row, stored - edit.pointee.plan.origin, to: values)
      next.pointee.value = kept
    }
    changes.deferGroup()
  }

  /// Streams numbers of edits that share nothing and may all be streamed.
  mutating func stream(
    _ ids: UnsafeBufferPointer<EditID>, to numbers: UnsafeBufferPointer<Double>
  ) throws(Status) {
    try layOutGroup(ids)
    if streamAgain(ids, to: numbers) { return }
    clearChanges()
    for index in ids.indices {
      let slot = Identifier.slot(ids[index].raw)
      streamChanged(slot, beginStream(slot, to: numbers[index]))
    }
    changes.reportAll()
  }

  /// Makes a report with the variables of edits, in this order.
  mutating func layOutGroup(_ ids: UnsafeBufferPointer<EditID>) throws(Status) {
    clearChanges()
    // An odd pair at the end writes one value more.
    var count = 1
    for id in ids { count += Int(edits[Identifier.slot(id.raw)].plan.moveCount) }
    do throws(MemoryError) { try changes.values.reserve(count) } catch { throw .outOfMemory }
    changes.beginGroup()
    for id in ids {
      let slot = Identifier.slot(id.raw)
      edits[slot].plan.group = changes.group
      edits[slot].plan.groupIndex = Int32(changes.values.count)
      let plan = edits[slot].plan
      for index in plan.variables..<plan.variables + plan.moveCount {
        let variable = plans.variables[index]
        changes.values.appendReserved(Value(variable: variable, value: basis.values[Identifier.slot(variable.raw)]))
      }
    }
  }

  /// Writes the values of an edit into a report. The row has the number, which is at a distance from the base.
  @inline(__always)
  mutating func write(
    _ edit: UnsafeMutablePointer<EditRecord>, _ row: UnsafeMutablePointer<RowRecord>, _ distance: Double,
    to values: UnsafeMutablePointer<Value>
  ) {
    let moves = plans.moves.pointer(edit.pointee.plan.moves)
    let count = MovePair.count(for: edit.pointee.plan.moveCount)
    let denominator = edit.pointee.plan.denominator
    if denominator == 1 {
      MovePair.write(moves, count, to: values, at: SIMD2(repeating: distance))
    } else {
      MovePair.write(
        moves, count, to: values, at: SIMD2(repeating: distance), denominator: SIMD2(repeating: denominator))
    }
    let number = row.pointee.constant
    let equal = values + Int(edit.pointee.plan.equalCount)
    var value = values
    while value < equal {
      value.pointee.value = number
      value += 1
    }
  }

  /// Appends the moved values that change to the report, which is not laid out. After a tiny step rounding may leave
  /// some as they were.
  private mutating func streamChanged(_ slot: Int32, _ distance: Double) {
    for index in 0..<edits[slot].plan.moveCount {
      let value = value(slot, index, at: distance)
      let variable = moved(by: edits[slot].plan, index)
      if value == basis.values[variable] { continue }
      basis.values[variable] = value
      changes.values.appendReserved(Value(variable: plans.variables[edits[slot].plan.variables + index], value: value))
    }
  }

  private mutating func value(_ slot: Int32, _ index: Int32, at distance: Double) -> Double {
    let plan = edits[slot].plan
    if index < plan.equalCount { return problem.rows[edits[slot].row].constant }
    return plans.moves[plan.moves + (index >> 1)].numerator(Int(index & 1), at: distance) / plan.denominator
  }

  /// Sets the number. Returns the distance from the base.
  private mutating func beginStream(_ slot: Int32, to number: Double) -> Double {
    let stored = stored(number, slot)
    let edit = edits.pointer + Int(slot)
    begin(edit, problem.rows.pointer + Int(edit.pointee.row), at: stored)
    return stored - edit.pointee.plan.origin
  }

  /// Sets the row's constant. Plans that share nothing keep each other's base valid.
  @inline(__always)
  private mutating func begin(
    _ edit: UnsafeMutablePointer<EditRecord>, _ row: UnsafeMutablePointer<RowRecord>, at stored: Double
  ) {
    row.pointee.constant = stored
    if edit.pointee.plan.isShared {
      problem.versions.values &+= 1
      edit.pointee.plan.valuesVersion = problem.versions.values
    }
    edit.pointee.crossings = 0
    problem.statistics.streamed += 1
  }

  /// Returns a number of an edit as the constant of its row.
  @inline(__always)
  mutating func stored(_ number: Double, _ slot: Int32) -> Double {
    problem.rows[edits[slot].row].signed(number)
  }
}

extension EditPlan {
  /// The values for which its own report has memory: an odd pair at the end writes one more.
  static func reportRoom(_ moves: Int32) -> Int { 2 * MovePair.count(for: moves) }

  /// Whether a step to a distance is so large that every value changes in spite of rounding.
  @inline(__always)
  fileprivate func movesAll(by step: Double, to distance: Double) -> Bool {
    abs(step) > leastStep.0 + leastStep.1 * abs(distance)
  }
}
