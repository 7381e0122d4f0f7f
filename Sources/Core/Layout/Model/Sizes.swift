// Sizes are never negative.
//
// The solver keeps the width and the height of every item at least 0; the size of the window, which the caller sets, is
// so anyway. The row that a size needs for that, if it needs one, appears as a fixed constraint `item.width >= 0`
// without a record: its id is the slot of the variable, with the generation before the first, which no other id has.

import Memory
import Solver
import Status

extension LayoutConstraintID {
  /// The one before the first.
  fileprivate static let generationOfSizes = Identifier.first(.constraint) - 1

  /// It keeps a size from being negative.
  package var isSize: Bool { Identifier.generation(raw) == Self.generationOfSizes }
}

extension Model {
  /// Adds the variable of a width or height.
  @inline(__always)
  mutating func makeSize(of item: Int32) throws(Status) -> VariableID {
    let variable = try makeVariable(of: item)
    solver.keepNonnegative(variable)
    return variable
  }

  /// The constraint that keeps a size from being negative; nil for another row.
  mutating func sizeConstraint(of row: ConstraintID) -> LayoutConstraintID? {
    guard let variable = solver.nonnegativeVariable(of: row), owners[solver.slot(of: variable)] >= 0 else { return nil }
    return LayoutConstraintID(
      Identifier.raw(slot: Int32(solver.slot(of: variable)), generation: LayoutConstraintID.generationOfSizes))
  }

  /// What such a constraint says. The size is that of the frame; attributes are those of the alignment rect.
  mutating func sizeConstraint(_ id: LayoutConstraintID) throws(Status) -> Constraint {
    guard id.slot < solver.variableSlots, solver.hasZeroRow(Int(id.slot)), owners[id.slot] >= 0 else {
      throw .stale(id.raw, .constraint)
    }
    let item = owners[id.slot]
    let insets = tree.alignment(of: item)
    var stated: Constraint
    switch id.slot {
    case Int32(solver.slot(of: tree.items[item].width)):
      stated = Constraint(self.tree.id(ofItem: item), .width, .greaterOrEqual, 0 - (insets.left + insets.right))
    case Int32(solver.slot(of: tree.items[item].height)):
      stated = Constraint(self.tree.id(ofItem: item), .height, .greaterOrEqual, 0 - (insets.top + insets.bottom))
    default: throw .stale(id.raw, .constraint)
    }
    stated.priority = requiredPriority
    return stated
  }

  /// How far a size is from being 0 or more.
  mutating func sizeViolation(_ id: LayoutConstraintID) throws(Status) -> Double {
    _ = try sizeConstraint(id)
    guard let variable = solver.variable(at: Int(id.slot)) else { throw .stale }
    let value = shownValue(of: variable)
    return value < 0 ? -value : 0
  }
}
