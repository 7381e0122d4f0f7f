// Checks of a constraint before it is added.

import Solver
import Status

extension Constraints {
  mutating func validate(_ stated: Constraint) throws(Status) {
    guard tree.isLive(stated.first) else { throw .stale(stated.first.raw, .item).about(.first) }
    if let second = stated.second, !tree.isLive(second) { throw .stale(second.raw, .item).about(.second) }
    if !stated.isSum { try stated.checkAttributes() }
    guard stated.constant.isFinite else { throw .notFinite.about(.constant) }
    if stated.multiplier != 1 || stated.weight != 1 { try stated.checkFactors() }
    guard (1...requiredPriority).contains(stated.priority) else { throw .outOfRange.about(.priority) }
  }

  package mutating func validate(_ summand: Summand) throws(Status) {
    _ = try tree.find(summand.item)
    guard summand.isValid else { throw .outOfRange }
    guard summand.multiplier.isFinite else { throw .notFinite }
    guard summand.multiplier != 0 else { throw .zero }
    guard isFactor(summand.multiplier) else { throw .outOfRange }
  }
}

extension Constraint {
  fileprivate func checkFactors() throws(Status) {
    guard multiplier.isFinite else { throw .notFinite.about(.multiplier) }
    guard weight.isFinite else { throw .notFinite.about(.weight) }
    guard multiplier != 0 else { throw .zero }
    guard weight > 0, isFactor(weight) else { throw .outOfRange.about(.weight) }
    guard isFactor(multiplier) else { throw .outOfRange.about(.multiplier) }
  }

  /// Throws if the two attributes cannot be compared.
  fileprivate func checkAttributes() throws(Status) {
    let isPaired = (second == nil) == (secondAttribute == .none)
    if firstAttribute != .none, isPaired, firstAttribute.isComparable(with: secondAttribute) { return }
    throw .attributes(firstAttribute, secondAttribute)
  }
}

extension Summand {
  /// Throws if attributes cannot occur in one sum: positions along both axes; left or right together with leading or
  /// trailing; or, with a single item, positions whose coefficients do not sum to 0.
  static func checkTogether(_ elements: UnsafeBufferPointer<Summand>) throws(Status) {
    var (position, side, positions) = (Attribute.none, Attribute.none, 0.0)
    var isOfSeveral = false
    for summand in elements {
      let attribute = summand.attribute
      if attribute == .none { throw .attributes(.none, .none) }
      if summand.item != elements[0].item { isOfSeveral = true }
      if attribute.isSize { continue }
      positions = summed(positions, summand.multiplier)
      if position == .none { position = attribute }
      guard attribute.kind == position.kind else { throw .attributes(position, attribute) }
      guard attribute.isSide else { continue }
      if side == .none { side = attribute }
      guard attribute.isComparable(with: side) else { throw .attributes(side, attribute) }
    }
    if position != .none, !isOfSeveral, positions != 0 { throw .attributes(position, .none) }
  }
}
