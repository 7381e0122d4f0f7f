// The record of a constraint.

import Solver

/// A constraint as stated, and the row it became.
///
/// The row is Σ terms (relation) sign * constant + offset: the sign is -1 where leading lies to the right, and the
/// offset is what margins and baselines add. So a new constant is a new constant of the row and nothing else.
struct ConstraintRecord: BitwiseCopyable {
  var stated: Constraint
  var generation = Identifier.first(.constraint)
  var isLive = false
  var isActive = false
  var isMirrored = false
  /// Its constant for items that are gone holds instead of its own; without one, its row has the constant 0.
  var isGone = false
  var origin = Origin.stated
  /// 0 while the constraint is inactive, or all its terms cancel.
  var row = ConstraintID(0)
  /// The slot of the edit of its constant, or -1.
  var edit: Int32 = -1
  var offset = 0.0
  /// The constant while an item that it names is gone; NaN for none.
  var goneConstant = Double.nan
  /// The order of creation: of the constraint, or of the view that owns it.
  var age: UInt32 = 0
  var mark: UInt32 = 0

  /// The age of its row, which decides what is dropped: what the scene makes itself yields to what is stated, but
  /// for the window and boxes.
  var rowAge: UInt32 {
    let isLate = origin != .stated && origin != .window && origin != .box && stated.priority == requiredPriority
    return isLate ? lateAge | age : age
  }

  func rowConstant(_ constant: Double) -> Double { rowConstant(constant, offset: offset) }

  func rowConstant(_ constant: Double, offset: Double) -> Double {
    if isGone && goneConstant.isNaN { return 0 }
    let constant = isGone ? goneConstant : constant
    return (isMirrored ? -constant : constant) + offset
  }

  /// The constant with which the row has a constant.
  func constant(ofRow number: Double) -> Double { isMirrored ? offset - number : number - offset }
}

/// A constraint's place in the list of one of its items: the places before and behind, or -1.
struct Mention: BitwiseCopyable {
  /// Instead of the place before: the constraint is in the list of this item by another of its summands.
  static var unlinked: Int32 { -2 }

  var previous: Int32 = -1
  var next: Int32 = -1
}
