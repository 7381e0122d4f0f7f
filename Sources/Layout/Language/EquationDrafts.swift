// Converts equations to drafts.

import Memory
import Notation
import Solver

extension Drafting {
  @inline(never)
  mutating func draft(_ equation: Equation, _ source: borrowing RuleSource, in scene: inout Scene) throws(RuleFault) {
    let (first, second) = try items(of: equation, source, in: &scene)
    var constraint = Constraint(first, equation.first.attribute, equation.relation, 0)
    constraint.constant = try value(of: equation.constant, source)
    if let second, let place = equation.second {
      constraint.second = second
      constraint.secondAttribute = place.attribute
      constraint.multiplier = try value(of: equation.multiplier, source)
    }
    constraint.priority = try priority(equation.priority, source)
    constraint.weight = equation.weight
    try append(Draft(constraint: constraint, identifier: equation.identifier, start: equation.first.item.start))
  }

  /// Returns both items. `superview`, if no item has that name, is the parent of the other item.
  @inline(never)
  private mutating func items(
    of equation: Equation, _ source: borrowing RuleSource, in scene: inout Scene
  ) throws(RuleFault) -> (ItemID, ItemID?) {
    var first = try item(equation.first.item, source, in: &scene)
    guard let place = equation.second else {
      if let first { return (first, nil) }
      throw RuleFault(.unknownItem, at: equation.first.item.start)
    }
    var second = try item(place.item, source, in: &scene)
    if first == nil, source.matches(equation.first.item, "superview"), let second {
      first = scene.parent(ofLive: second)
    } else if second == nil, source.matches(place.item, "superview"), let first {
      second = scene.parent(ofLive: first)
    }
    guard let first else { throw RuleFault(.unknownItem, at: equation.first.item.start) }
    guard let second else { throw RuleFault(.unknownItem, at: place.item.start) }
    return (first, second)
  }
}

extension Scene {
  /// Returns the parent of a live item; nil for the window.
  mutating func parent(ofLive item: ItemID) -> ItemID? {
    let parent = items[item.slot].parent
    return parent < 0 ? nil : id(ofItem: parent)
  }
}
