// What is refused before a constraint is added.

import Solver
import Status

extension Constraints {
  mutating func validate(_ stated: Constraint) throws(Status) {
    _ = try tree.find(stated.first)
    if let second = stated.second { _ = try tree.find(second) }
    if !stated.isSum { try check(stated) }
    guard stated.constant.isFinite else { throw .notFinite }
    if stated.multiplier != 1 || stated.weight != 1 { try validateFactors(stated) }
    guard (1...requiredPriority).contains(stated.priority) else { throw .outOfRange }
  }

  private mutating func validateFactors(_ stated: Constraint) throws(Status) {
    guard stated.multiplier.isFinite, stated.weight.isFinite else { throw .notFinite }
    guard stated.multiplier != 0 else { throw .zero }
    guard stated.weight > 0, isFactor(stated.weight), isFactor(stated.multiplier) else { throw .outOfRange }
  }

  /// Sets `mismatch` and throws where the attributes cannot be compared.
  private mutating func check(_ stated: Constraint) throws(Status) {
    let (first, second) = (stated.firstAttribute, stated.secondAttribute)
    let isPaired = (stated.second == nil) == (second == .none)
    if first != .none, isPaired, first.isComparable(with: second) { return }
    tree.refusal.mismatch = (first, second)
    throw .attributes
  }

  package mutating func validate(_ summand: Summand) throws(Status) {
    _ = try tree.find(summand.item)
    guard summand.isValid else { throw .outOfRange }
    guard summand.multiplier.isFinite else { throw .notFinite }
    guard summand.multiplier != 0 else { throw .zero }
    guard isFactor(summand.multiplier) else { throw .outOfRange }
  }

  /// Sets `mismatch` and throws where attributes cannot be in one sum: positions of two axes, sides that turn with the
  /// direction and sides that do not. With nothing but one item, positions have to cancel.
  mutating func checkTogether(_ elements: UnsafeBufferPointer<Summand>) throws(Status) {
    var (position, side, positions) = (Attribute.none, Attribute.none, 0.0)
    var isOfSeveral = false
    for summand in elements {
      let attribute = summand.attribute
      if attribute == .none { throw mismatched(.none, .none) }
      if summand.item != elements[0].item { isOfSeveral = true }
      if attribute.isSize { continue }
      positions = summed(positions, summand.multiplier)
      if position == .none { position = attribute }
      guard attribute.dimension == position.dimension else { throw mismatched(position, attribute) }
      guard attribute.isSide else { continue }
      if side == .none { side = attribute }
      guard attribute.isComparable(with: side) else { throw mismatched(side, attribute) }
    }
    if position != .none, !isOfSeveral, positions != 0 { throw mismatched(position, .none) }
  }

  private mutating func mismatched(_ first: Attribute, _ second: Attribute) -> Status {
    tree.refusal.mismatch = (first, second)
    return .attributes
  }
}
