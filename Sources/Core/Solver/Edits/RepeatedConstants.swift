import Memory
import Status

/// Constants that one solve after another changes, as an animation or a slider does without an edit of its own.
///
/// When a solve has nothing to do but the constants that the solve before had, each becomes an edit with a plan. While
/// the next solves have the same, in the same order and within the ranges of the plans, they only write values.
struct RepeatedConstants: ~Copyable {
  /// With more constants, solves are not compared.
  static var most: Int { 4 }

  /// The rows whose constants the last solve changed.
  var rows: Buffer<Int32>
  /// Their edits, if they have any.
  var edits: Buffer<EditID>
  /// The group of these edits with their present plans in `changes`; 0 for none.
  var group: UInt32 = 0

  init(_ account: Account) {
    rows = Buffer(account)
    edits = Buffer(account)
  }

  mutating func release() {
    rows.release()
    edits.release()
  }

  mutating func contains(_ row: Int32) -> Bool {
    for index in 0..<rows.count where rows[index] == row { return true }
    return false
  }

  mutating func has(_ slot: Int32) -> Bool {
    for index in 0..<edits.count where Identifier.slot(edits[index].raw) == slot { return true }
    return false
  }
}

extension Solver {
  /// Solves for constants of active rows, where nothing else waits.
  @inline(never)
  mutating func settleConstants() throws(Status) {
    guard isRepeated else {
      noteRows()
      return try settle()
    }
    catchUp()
    let before = problem.versions.basis
    try settle()
    if Mechanism.repeatedConstants.isOn && !basis.journal.isTrial {
      planConstants(crossed: problem.versions.basis != before)
    }
  }

  /// Whether the waiting constants are those of the last solve.
  private var isRepeated: Bool {
    mutating get {
      guard basis.agenda.dirty.count == plans.repeated.rows.count else { return false }
      for index in 0..<basis.agenda.dirty.count where basis.agenda.dirty[index] != plans.repeated.rows[index] {
        return false
      }
      return true
    }
  }

  /// Remembers which constants wait, for the next solve. Without memory none are remembered.
  private mutating func noteRows() {
    forgetConstants()
    guard basis.agenda.dirty.count <= RepeatedConstants.most, !basis.journal.isTrial else { return }
    do throws(MemoryError) {
      try plans.repeated.rows.reserve(RepeatedConstants.most)
      try plans.repeated.edits.reserve(RepeatedConstants.most)
    } catch { return }
    for row in basis.agenda.dirty.elements {
      // A constant that was changed twice is there twice.
      if plans.repeated.contains(row) { return plans.repeated.rows.removeAll() }
      plans.repeated.rows.appendReserved(row)
    }
  }

  /// Ends the edits of repeated constants: the next solve computes all values from their rows.
  package mutating func forgetConstants() {
    plans.repeated.group = 0
    for index in 0..<plans.repeated.edits.count {
      let slot = repeatedSlot(index)
      problem.rows[edits[slot].row].state.remove(.constantEdit)
      free(slot, generation: edits[slot].generation)
    }
    plans.repeated.edits.removeAll()
    plans.repeated.rows.removeAll()
  }

  /// Makes plans for the constants of a solve that has ended. Without memory there are none, or some are not current.
  private mutating func planConstants(crossed: Bool) {
    plans.repeated.group = 0
    do throws(Status) {
      if plans.repeated.edits.isEmpty { try openConstants() }
      for index in 0..<plans.repeated.edits.count {
        let slot = repeatedSlot(index)
        edits[slot].crossings = crossed ? edits[slot].crossings &+ 1 : 0
        if try !prepareStream(slot, to: number(of: plans.repeated.edits[index])) { return }
      }
    } catch {}
  }

  /// Opens an edit for each constant, unless the caller has one.
  private mutating func openConstants() throws(Status) {
    for index in 0..<plans.repeated.rows.count {
      if !problem.rows[plans.repeated.rows[index]].state.isDisjoint(with: [.variableEdit, .constantEdit]) { return }
    }
    for index in 0..<plans.repeated.rows.count {
      let slot = try makeEdit()
      plans.repeated.edits.appendReserved(open(slot, plans.repeated.rows[index], ownsRow: false))
    }
  }

  @inline(__always)
  private mutating func repeatedSlot(_ index: Int) -> Int32 { Identifier.slot(plans.repeated.edits[index].raw) }

  // MARK: Streaming

  /// Whether nothing waits but the constants of the last solve, and all their plans allow the numbers.
  var canStreamConstants: Bool {
    mutating get {
      let count = plans.repeated.edits.count
      guard count > 0, basis.agenda.dirty.count == count, !basis.journal.isTrial, allowsPlans else { return false }
      // Each change of a constant counted as a change of values.
      let values = problem.versions.values &- UInt32(truncatingIfNeeded: count)
      let (edits, rows, dirty) = (self.edits.pointer, problem.rows.span, basis.agenda.dirty.span)
      for index in 0..<count {
        let edit = edits + Int(repeatedSlot(index))
        let constant = rows[edit.pointee.row].constant
        guard dirty[index] == edit.pointee.row, edit.pointee.plan.basisVersion == problem.versions.basis,
          edit.pointee.plan.valuesVersion == values, !edit.pointee.plan.isShared, constant >= edit.pointee.plan.low,
          constant <= edit.pointee.plan.high
        else { return false }
      }
      return true
    }
  }

  /// Writes the values for the waiting constants. Without memory, writes none and returns false.
  @inline(never)
  mutating func streamConstants() -> Bool {
    catchUp()
    do throws(MemoryError) {
      for index in 0..<plans.repeated.edits.count { try touchMoves(of: repeatedSlot(index)) }
    } catch { return false }
    for index in 0..<plans.repeated.edits.count { writeValues(repeatedSlot(index)) }
    endStream()
    return true
  }

  /// Writes the values for the waiting constants into the report. Returns false if that is not possible.
  @inline(__always)
  mutating func reportConstants() -> Bool {
    guard basis.report.touched.isEmpty else { return false }
    if plans.repeated.group == 0 || plans.repeated.group != changes.group {
      do throws(Status) { try layOutGroup(plans.repeated.edits.elements) } catch { return false }
      plans.repeated.group = changes.group
    }
    changes.reportGroup(0, Int32(truncatingIfNeeded: changes.values.count))
    for index in 0..<plans.repeated.edits.count {
      let edit = edits.pointer + Int(repeatedSlot(index))
      let row = problem.rows.pointer + Int(edit.pointee.row)
      write(
        edit, row, row.pointee.constant - edit.pointee.plan.origin,
        to: changes.values.pointer + Int(edit.pointee.plan.groupIndex))
    }
    changes.deferGroup()
    endStream()
    return true
  }

  /// Ends the solve of waiting constants, whose plans share nothing: other plans stay current.
  private mutating func endStream() {
    problem.versions.values &-= UInt32(truncatingIfNeeded: plans.repeated.edits.count)
    problem.statistics.streamed += 1
    basis.agenda.dirty.removeAll()
    basis.agenda.retryDropped = false
  }
}
