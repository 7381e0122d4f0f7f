// Converts constraints to rows.
//
// Positions are relative to the nearest common ancestor of the items, which may be one of them. The near edges of that
// ancestor are 0; the origin of any other item is the sum of left (or top) over the items from it up to the ancestor.

import Memory
import Solver
import Status

/// A row that is not yet in the solver. Its terms are in `Constraints.terms`.
struct LoweredRow {
  var relation: Relation
  var isMirrored: Bool
  var offset: Double
}

extension Constraints {
  /// Computes the row of a constraint. Terms of one variable are merged; terms that cancel are removed.
  ///
  /// If an attribute depends on the direction and the direction is right to left, positions are measured from the right
  /// edge of the common ancestor: x becomes width - x. The row is then multiplied by -1, which reverses the relation
  /// and the signs of the constant and of sizes.
  mutating func lower(_ stated: Constraint) throws(Status) -> LoweredRow {
    try summands(of: stated).withElements { (summands) throws(Status) in try lower(summands, stated.relation) }
  }

  /// Computes the row of summands that are contiguous in memory. Not inlined, because it is large.
  @inline(never)
  private mutating func lower(
    _ summands: UnsafeBufferPointer<Summand>, _ relation: Relation
  ) throws(Status) -> LoweredRow {
    terms.removeAll()
    let (ancestor, isAlone) = ancestor(of: summands)
    let isMirrored = isMirrored(summands)
    var (offset, hasCancelled) = (0.0, false)
    for index in 0..<summands.count {
      let item = summands[index].item.slot
      let (anchor, factor) = anchor(of: summands[index], isMirrored: isMirrored)
      offset -= factor * anchor.offset
      try accumulate(item, anchor, factor, in: ancestor, isAlone: isAlone, &hasCancelled)
    }
    if isMirrored { try addWidth(of: ancestor, isAlone: isAlone, for: summands, &hasCancelled) }
    if hasCancelled { removeCancelled() }
    return LoweredRow(relation: isMirrored ? relation.reversed : relation, isMirrored: isMirrored, offset: offset)
  }

  /// Adds the terms of the width for mirrored positions, each of which is width - x.
  @inline(never)
  private mutating func addWidth(
    of ancestor: Int32, isAlone: Bool, for summands: UnsafeBufferPointer<Summand>, _ hasCancelled: inout Bool
  ) throws(Status) {
    var positions = 0.0
    for summand in summands where !summand.attribute.isSize { positions = summed(positions, summand.multiplier) }
    if positions == 0 { return }
    // If the scroll view is the only item, its own width counts; otherwise the width of its content.
    let content = isAlone ? -1 : tree.items[ancestor].contentGuide
    try add(tree.items[content < 0 ? ancestor : content].width, -positions, &hasCancelled)
  }

  /// Returns the nearest common ancestor of all items (possibly one of them), and whether it is the only item.
  @inline(__always)
  private mutating func ancestor(of summands: UnsafeBufferPointer<Summand>) -> (item: Int32, isAlone: Bool) {
    var (ancestor, isAlone) = (summands[0].item.slot, true)
    for index in 1..<max(1, summands.count) {
      let item = summands[index].item.slot
      if item == ancestor && isAlone { continue }
      isAlone = false
      ancestor = tree.commonAncestor(ancestor, item)
    }
    return (ancestor, isAlone)
  }

  /// Whether the constraint is mirrored. A constraint has one direction: that of the first item with a directional
  /// attribute.
  @inline(__always)
  mutating func isMirrored(_ summands: UnsafeBufferPointer<Summand>) -> Bool {
    for summand in summands where summand.attribute.isDirectional { return tree.items[summand.item.slot].isMirrored }
    return false
  }

  /// Returns the expression of an attribute in the direction of its constraint, and its factor.
  @inline(__always)
  mutating func anchor(of summand: Summand, isMirrored: Bool) -> (anchor: Anchor, factor: Double) {
    if isMirrored { return mirroredAnchor(of: summand) }
    return (tree.anchor(summand.attribute, of: summand.item.slot), summand.multiplier)
  }

  @inline(never)
  private mutating func mirroredAnchor(of summand: Summand) -> (anchor: Anchor, factor: Double) {
    let attribute = summand.attribute
    let factor = attribute.isSize ? -summand.multiplier : summand.multiplier
    return (tree.anchor(attribute.resolved(isMirrored: true), of: summand.item.slot), factor)
  }

  /// Returns the part of the constant of the row that comes from margins, baselines and alignment insets.
  @inline(never)
  mutating func offset(of summands: UnsafeBufferPointer<Summand>) -> Double {
    let isMirrored = isMirrored(summands)
    var offset = 0.0
    for summand in summands {
      let (anchor, factor) = anchor(of: summand, isMirrored: isMirrored)
      offset -= factor * anchor.offset
    }
    return offset
  }

  /// Adds factor * attribute to the terms. The constant part of the attribute is left out; see `offset(of:)`.
  @inline(__always)
  private mutating func accumulate(
    _ item: Int32, _ anchor: Anchor, _ factor: Double, in ancestor: Int32, isAlone: Bool, _ hasCancelled: inout Bool
  ) throws(Status) {
    if anchor.share != 0 {
      var sized = item
      // For items inside a scroll view, its edges are those of the content.
      if item == ancestor, !isAlone, tree.items[item].kind == .scroll, anchor.isPosition, anchor.share != 0.5 {
        sized = tree.items[item].contentGuide
      }
      try add(tree.items[sized].extent(anchor.axis), factor * anchor.share, &hasCancelled)
    }
    if anchor.isPosition {
      var item = item
      while item != ancestor {
        try add(tree.items[item].origin(anchor.axis), factor, &hasCancelled)
        item = tree.items[item].parent
      }
    }
  }

  /// Adds a term, and notes whether its coefficient cancels that of another one.
  private mutating func add(
    _ variable: VariableID, _ coefficient: Double, _ hasCancelled: inout Bool
  ) throws(Status) {
    if variable.raw == 0 { return }
    for index in 0..<terms.count where terms[index].variable.raw == variable.raw {
      terms[index].coefficient = summed(terms[index].coefficient, coefficient)
      if terms[index].coefficient == 0 { hasCancelled = true }
      return
    }
    try inMemory { () throws(MemoryError) in try terms.append(Term(variable, coefficient)) }
  }

  /// Removes terms whose coefficients cancel.
  @inline(never)
  private mutating func removeCancelled() { terms.keep { $0.coefficient != 0 } }
}

/// Returns the sum of two factors; 0 if they cancel, because the remainder of 0.1 + 0.2 - 0.3 is only rounding.
func summed(_ one: Double, _ other: Double) -> Double {
  let sum = one + other
  return abs(sum) <= 1e-13 * abs(one) ? 0 : sum
}

extension Summands {
  /// Whether an attribute is leading or trailing.
  var areDirectional: Bool {
    for index in 0..<count where self[index].attribute.isDirectional { return true }
    return false
  }
}

extension Relation {
  /// The relation after both sides are multiplied by -1.
  var reversed: Relation {
    switch self {
    case .equal: .equal
    case .lessOrEqual: .greaterOrEqual
    case .greaterOrEqual: .lessOrEqual
    }
  }
}
