// Screen constants: the constants of the constraints that the screen owns.

import Layout
import Memory
import Solver
import Status

/// An owned constraint of the screen, and its constant after all animations.
struct ScreenConstant: BitwiseCopyable {
  var constraint = ConstraintID(0)
  var number = 0.0
}

extension AnimatedScene {
  /// Solves as a part of a call that may still fail; nothing is published.
  mutating func solveUnpublished() throws(Status) {
    try scene.frames.beginLayout()
    defer { scene.model.unpublished.isLayingOut = false }
    try scene.solveUnpublished()
  }

  /// Adds an owned constraint first.attribute == second.attribute + number. The number is 0 at first.
  @inline(never)
  @discardableResult
  mutating func addOwned(
    _ first: ItemID, _ attribute: Attribute, to second: ItemID, _ other: Attribute
  ) throws(Status) -> ScreenConstant {
    ScreenConstant(constraint: try scene.model.addOwned(Constraint(first, attribute, .equal, second, other)))
  }

  /// Adds an owned constraint item.attribute == number for a size. The number is 0 at first.
  @inline(never)
  mutating func addOwnedSize(_ item: ItemID, _ attribute: Attribute) throws(Status) -> ScreenConstant {
    ScreenConstant(constraint: try scene.model.addOwned(Constraint(item, attribute, .equal, 0)))
  }

  /// Sets a screen constant. In a transaction that animates constraints, it is animated. Returns the new constant.
  @inline(never)
  mutating func set(_ constant: ScreenConstant, to number: Double) throws(Status) -> ScreenConstant {
    if constant.number == number { return constant }
    let old = try scene.model.constraint(constant.constraint).constant
    try reserveConstantMotions(1)
    try scene.model.forceConstant(number, of: constant.constraint)
    noteMotion(of: constant.constraint, from: old, to: number)
    hasMoved = true
    return ScreenConstant(constraint: constant.constraint, number: number)
  }
}
