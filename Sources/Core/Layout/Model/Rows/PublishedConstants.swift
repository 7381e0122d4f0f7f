// Constants that a layout has changed and not yet published.

import Memory
import Solver
import Status

extension Model {
  @inline(never)
  mutating func reservePublishedConstants(_ count: Int) throws(Status) {
    try inMemory { () throws(MemoryError) in try unpublished.constants.reserve(unpublished.constants.count + count) }
  }

  /// Keeps the published constant of a constraint before a layout changes it. Memory must be reserved.
  @inline(never)
  mutating func keepPublishedConstant(_ slot: Int32) {
    unpublished.isWaiting = true
    let record = constraints.records.pointer + Int(slot)
    unpublished.constants.appendReserved(
      ConstantBatch.Entry(
        constraint: slot, constant: record.pointee.stated.constant, offset: record.pointee.offset))
  }

  /// Drops the published constant of a constraint, when the caller sets the constant or removes the constraint.
  @inline(never)
  mutating func dropPublishedConstant(_ slot: Int32) {
    for index in stride(from: unpublished.constants.count - 1, through: 0, by: -1)
    where unpublished.constants[index].constraint == slot {
      unpublished.constants.remove(at: index)
    }
  }

  // MARK: Reading

  /// Returns the violation of a constraint with a row, for the published frames and constants.
  mutating func publishedViolation(_ slot: Int32, _ stated: Double) -> Double {
    var constant = constraints.records[slot].rowConstant(stated)
    for index in 0..<unpublished.constants.count where unpublished.constants[index].constraint == slot {
      constant = rowConstant(unpublished.constants[index])
      break
    }
    let row = constraints.records[slot].row
    var sum = -constant
    var (terms, operands) = (abs(constant), abs(constant))
    for index in 0..<solver.termCount(of: row) {
      let term = solver.term(index, of: row)
      let value = publishedValue(of: term.variable)
      sum += term.coefficient * value
      terms += abs(term.coefficient * value)
      operands += abs(term.coefficient) * max(solver.size(of: term.variable), abs(value))
    }
    return solver.violation(of: row, by: sum, among: terms, from: operands)
  }

  /// Returns the value of a variable in the published frame of its item.
  @inline(never)
  mutating func publishedValue(of variable: VariableID) -> Double {
    let item = variableItems[solver.slot(of: variable)]
    guard item >= 0, let side = tree.items[item].side(of: variable) else { return solver.value(of: variable) }
    let frame = tree.items[item].exact
    return side == 0 ? frame.x : side == 1 ? frame.y : side == 2 ? frame.width : frame.height
  }
}
