// Constants that a layout has changed, and callers do not see yet.

import Memory
import Solver
import Status

/// What a layout under way has changed, and callers do not see yet.
package struct Unshown: ~Copyable {
  /// A layout is under way, and changes constants that callers do not see yet.
  package var isLayingOut = false
  /// Constants, measured sizes or `Frames.earlier` wait for the end of a layout.
  var isWaiting = false
  /// Constants and offsets that a layout has changed since the last one that was shown, as they were.
  var constants: Buffer<ConstantBatch.Edit>

  init(_ account: Account) { constants = Buffer(account) }

  mutating func release() { constants.release() }
}

extension Model {
  @inline(never)
  mutating func reserveFormer(_ count: Int) throws(Status) {
    try inMemory { () throws(MemoryError) in try unshown.constants.reserve(unshown.constants.count + count) }
  }

  /// Notes the constant of a constraint before a layout changes it. Memory is reserved.
  @inline(never)
  mutating func noteFormer(_ slot: Int32) {
    unshown.isWaiting = true
    let record = constraints.records.pointer + Int(slot)
    unshown.constants.appendReserved(
      ConstantBatch.Edit(
        constraint: slot, constant: record.pointee.stated.constant, offset: record.pointee.offset))
  }

  /// Forgets what a constant was before a layout, when the caller sets or removes it.
  @inline(never)
  mutating func forgetFormer(_ slot: Int32) {
    for index in stride(from: unshown.constants.count - 1, through: 0, by: -1)
    where unshown.constants[index].constraint == slot {
      unshown.constants.remove(at: index)
    }
  }

  // MARK: Reading

  /// How far a constraint with a row is from holding, with the frames and constants that are shown.
  mutating func shownViolation(_ slot: Int32, _ stated: Double) -> Double {
    var constant = constraints.records[slot].rowConstant(stated)
    for index in 0..<unshown.constants.count where unshown.constants[index].constraint == slot {
      constant = rowConstant(unshown.constants[index])
      break
    }
    let row = constraints.records[slot].row
    var sum = -constant
    var size = abs(constant)
    for index in 0..<solver.termCount(of: row) {
      let term = solver.term(index, of: row)
      let value = shownValue(of: term.variable)
      sum += term.coefficient * value
      size += abs(term.coefficient) * max(solver.size(of: term.variable), abs(value))
    }
    return solver.violation(of: row, by: sum, among: size)
  }

  /// The value of a variable in the frame of its item.
  @inline(never)
  mutating func shownValue(of variable: VariableID) -> Double {
    let item = owners[solver.slot(of: variable)]
    guard item >= 0, let side = tree.items[item].side(of: variable) else { return solver.value(of: variable) }
    let frame = tree.items[item].exact
    return side == 0 ? frame.x : side == 1 ? frame.y : side == 2 ? frame.width : frame.height
  }
}
