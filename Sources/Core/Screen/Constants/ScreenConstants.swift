// Screen constants.

import Layout
import Memory
import Notation
import Solver
import Status

/// A fixed constraint of the screen, and its constant after all animations.
struct ScreenConstant: BitwiseCopyable {
  var constraint = LayoutConstraintID(0)
  var number = 0.0
}

extension Constants {
  /// Solves as a part of a call that may fail after it.
  mutating func solveAhead() throws(Status) {
    try scene.frames.beginLayout()
    defer { scene.model.unshown.isLayingOut = false }
    try scene.solveAhead()
  }

  /// Fixes first.attribute == second.attribute + number. The number is 0 at first.
  @inline(never)
  @discardableResult
  mutating func fix(
    _ first: ItemID, _ attribute: Attribute, to second: ItemID, _ other: Attribute
  ) throws(Status) -> ScreenConstant {
    ScreenConstant(constraint: try scene.model.fix(Constraint(first, attribute, .equal, second, other)))
  }

  /// Fixes item.attribute == number, for a size. The number is 0 at first.
  @inline(never)
  mutating func fixSize(_ item: ItemID, _ attribute: Attribute) throws(Status) -> ScreenConstant {
    ScreenConstant(constraint: try scene.model.fix(Constraint(item, attribute, .equal, 0)))
  }

  /// Sets a screen constant. In a transaction that animates constraints, it is animated. Returns the new constant.
  @inline(never)
  mutating func set(_ held: ScreenConstant, to number: Double) throws(Status) -> ScreenConstant {
    if held.number == number { return held }
    let old = try scene.model.constraint(held.constraint).constant
    try reserveConstantMotions(1)
    try scene.model.move(held.constraint, to: number)
    noteMotion(of: held.constraint, from: old, to: number)
    hasMoved = true
    return ScreenConstant(constraint: held.constraint, number: number)
  }
}
