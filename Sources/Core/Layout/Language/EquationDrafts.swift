// Converts equations to drafts.

import Memory
import Notation
import Solver

extension Drafting {
  /// Drafts an equation, or for each argument of its `max` or `min` one with that instead of it.
  @inline(never)
  mutating func draft(_ equation: Equation, _ rules: borrowing Rules, in scene: inout Scene) throws(RuleFault) {
    if equation.extreme.count == 0 { return try draft(equation, argument: 0, rules, in: &scene) }
    for argument in 1...equation.extreme.count { try draft(equation, argument: argument, rules, in: &scene) }
  }

  @inline(never)
  private mutating func draft(
    _ equation: Equation, argument: Int32, _ rules: borrowing Rules, in scene: inout Scene
  ) throws(RuleFault) {
    let first = summands.count
    let addends = equation.first..<equation.first + equation.count
    try appendItems(of: addends, argument, rules, in: &scene)
    let leading = try firstAnchor(of: addends, argument, rules)
    let isTurned = rules.addends[leading].isRight
    // Addends on the other side than the first attribute are subtracted.
    var stated = Constraint(
      summands[first].item, summands[first].attribute, isTurned ? equation.relation.reversed : equation.relation, 0)
    var summand = first
    for index in addends where rules.addends[index].isIn(argument) {
      let addend = rules.addends[index]
      let value = try value(of: addend.quantity, rules.source)
      if addend.anchor == nil {
        stated.constant += addend.isRight == isTurned ? -value : value
      } else {
        summands[summand].multiplier = addend.isRight == isTurned ? value : -value
        summand += 1
      }
    }
    stated.priority = try priority(equation.priority, rules.source)
    stated.weight = equation.weight
    var draft = Draft(
      constraint: stated, identifier: equation.identifier,
      start: rules.addends[leading].anchor?.item.start ?? equation.start)
    if let gone = equation.gone { draft.gone = try value(of: gone, rules.source) }
    let elements = UnsafeBufferPointer(rebasing: summands.elements[first...])
    if let equation = Constraint(elements, like: stated) {
      draft.constraint = equation
      summands.truncate(to: first)
    } else {
      draft.summands = (Int32(first), Int32(elements.count))
    }
    try append(draft)
  }

  /// Appends the items of all attributes with the multiplier 1. `superview`, if no item has that name, is the parent of the
  /// first other item.
  @inline(never)
  private mutating func appendItems(
    of addends: Range<Int32>, _ argument: Int32, _ rules: borrowing Rules, in scene: inout Scene
  ) throws(RuleFault) {
    let first = summands.count
    var other: ItemID?
    for index in addends where rules.addends[index].isIn(argument) {
      guard let anchor = rules.addends[index].anchor else { continue }
      let found = try item(anchor.item, rules.source, in: &scene)
      if found == nil, !rules.source.matches(anchor.item, "superview") {
        throw RuleFault(.unknownItem, at: anchor.item.start)
      }
      if other == nil { other = found }
      let summand = Summand(found ?? ItemID(0), anchor.attribute, 1)
      try inRules { () throws(MemoryError) in try summands.append(summand) }
    }
    var summand = first
    for index in addends where rules.addends[index].isIn(argument) {
      guard let anchor = rules.addends[index].anchor else { continue }
      if summands[summand].item.raw == 0 {
        guard let other else { throw RuleFault(.onlySuperview, at: anchor.item.start) }
        guard let parent = scene.tree.parent(ofLive: other) else {
          throw RuleFault(.noSuperview, at: anchor.item.start)
        }
        summands[summand].item = parent
      }
      summand += 1
    }
  }

  /// The index of the first addend with an attribute. Every equation has one, but with an argument that is a number there may be none.
  private func firstAnchor(
    of addends: Range<Int32>, _ argument: Int32, _ rules: borrowing Rules
  ) throws(RuleFault) -> Int32 {
    for index in addends where rules.addends[index].anchor != nil && rules.addends[index].isIn(argument) {
      return index
    }
    throw RuleFault(.side, at: rules.addends[addends.lowerBound].quantity.start)
  }
}
