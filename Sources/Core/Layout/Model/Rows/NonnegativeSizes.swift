// Sizes are not negative.
//
// The solver keeps the width and height of every item at 0 or more; the caller sets the size of the window, which is
// not negative anyway. The exception is the guides of safe areas, whose insets follow the size of the view around. If
// the solver needs a row for this (a zero row), the row is reported as an owned constraint `item.width >= 0` without a
// record. Its id is made of the slot of the variable and of the generation before the first, which no other id has.

import Memory
import Solver
import Status

extension ConstraintID {
  /// The generation before the first one.
  fileprivate static let generationOfSizes = Identifier.first(.constraint) - 1

  /// Whether the constraint is that of a zero row.
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

  /// Lets the sizes of a new guide become negative.
  package mutating func allowNegativeSizes(of guide: ItemID) {
    solver.allowNegative(tree.items[guide.slot].width)
    solver.allowNegative(tree.items[guide.slot].height)
  }

  /// Returns the constraint of a zero row; nil for other rows.
  mutating func sizeConstraint(of row: RowID) -> ConstraintID? {
    guard let variable = solver.nonnegativeVariable(of: row), variableItems[solver.slot(of: variable)] >= 0 else {
      return nil
    }
    return ConstraintID(
      Identifier.raw(slot: Int32(solver.slot(of: variable)), generation: ConstraintID.generationOfSizes))
  }

  /// Returns the constraint of a zero row. Its size is that of the frame, while attributes are those of the alignment
  /// rect.
  mutating func sizeConstraint(_ id: ConstraintID) throws(Status) -> Constraint {
    guard id.slot < solver.variableSlots, solver.hasZeroRow(Int(id.slot)), variableItems[id.slot] >= 0 else {
      throw .stale(id.raw, .constraint)
    }
    let item = variableItems[id.slot]
    let insets = tree.alignmentInsets(of: item)
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

  /// Returns by how much a size is below 0.
  mutating func sizeViolation(_ id: ConstraintID) throws(Status) -> Double {
    _ = try sizeConstraint(id)
    guard let variable = solver.variable(at: Int(id.slot)) else { throw .stale }
    let value = publishedValue(of: variable)
    return value < 0 ? -value : 0
  }
}
