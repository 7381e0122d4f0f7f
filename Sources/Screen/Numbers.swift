// The numbers that the screen decides: constants of constraints that stay.

import Layout
import Memory
import Notation
import Solver
import Status

/// A constraint of the screen's, and its constant when all motion is over.
struct Held: BitwiseCopyable {
  var constraint = LayoutConstraintID(0)
  var number = 0.0
}

extension Screen {
  /// first.attribute == second.attribute + number, with the number 0 for now.
  @inline(never)
  @discardableResult
  mutating func hold(
    _ first: ItemID, _ attribute: Attribute, to second: ItemID, _ other: Attribute
  ) throws(Status) -> Held {
    Held(constraint: try scene.hold(Constraint(first, attribute, .equal, second, other)))
  }

  /// item.attribute == number, for a size.
  @inline(never)
  mutating func holdSize(_ item: ItemID, _ attribute: Attribute) throws(Status) -> Held {
    Held(constraint: try scene.hold(Constraint(item, attribute, .equal, 0)))
  }

  /// A held constraint with a new number. Where constraints are animated, the number sets out for it.
  @inline(never)
  mutating func set(_ held: Held, to number: Double) throws(Status) -> Held {
    if held.number == number { return held }
    let old = try scene.constraint(held.constraint).constant
    try reserveConstantMotions(1)
    try scene.move(held.constraint, to: number)
    noteMotion(of: held.constraint, from: old, to: number)
    hasMoved = true
    return Held(constraint: held.constraint, number: number)
  }
}
