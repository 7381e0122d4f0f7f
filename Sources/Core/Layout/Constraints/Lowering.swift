// Converts constraints to rows.
//
// Positions are measured in the coordinates of the nearest item that all items are in or are. That item's own near
// edges are 0 there; the origin of any other item is the sum of the left (or top) of all items on the way up to it.

import Memory
import Solver
import Status

/// A row still to be added; its terms are in `Constraints.terms`.
struct Lowered {
  var relation: Relation
  var isMirrored: Bool
  var offset: Double
}

extension Constraints {
  /// The row of a constraint. Terms of one variable are merged, and those that cancel out are left out.
  ///
  /// Where a side turns with the direction and lies mirrored, positions are measured from the right edge of the common
  /// ancestor instead: x becomes width - x. Multiplied by -1, that turns the relation, the sign of the constant and those of
  /// sizes.
  mutating func lower(_ stated: Constraint) throws(Status) -> Lowered {
    try summands(of: stated).withElements { (summands) throws(Status) in try lower(summands, stated.relation) }
  }

  /// As above, of summands that are side by side. Not inlined, since it is large.
  @inline(never)
  private mutating func lower(
    _ summands: UnsafeBufferPointer<Summand>, _ relation: Relation
  ) throws(Status) -> Lowered {
    terms.removeAll()
    let (ancestor, isAlone) = ancestor(of: summands)
    let isMirrored = isMirrored(summands)
    var offset = 0.0
    for index in 0..<summands.count {
      let item = summands[index].item.slot
      let (anchor, factor) = anchor(of: summands[index], isMirrored: isMirrored)
      offset -= factor * anchor.offset
      try accumulate(item, anchor, factor, in: ancestor, isAlone: isAlone)
    }
    if isMirrored { try addWidth(of: ancestor, isAlone: isAlone, for: summands) }
    dropCancelled()
    return Lowered(relation: isMirrored ? relation.turned : relation, isMirrored: isMirrored, offset: offset)
  }

  /// Adds what mirrored positions, each of which is width - x, have of the width.
  @inline(never)
  private mutating func addWidth(
    of ancestor: Int32, isAlone: Bool, for summands: UnsafeBufferPointer<Summand>
  ) throws(Status) {
    var positions = 0.0
    for summand in summands where !summand.attribute.isSize { positions = summed(positions, summand.multiplier) }
    if positions == 0 { return }
    // Of a scroll view alone it is the view that is mirrored, with others its content.
    let content = isAlone ? -1 : tree.items[ancestor].contentGuide
    try add(tree.items[content < 0 ? ancestor : content].width, -positions)
  }

  /// The nearest item that all items are in or are, and whether all are that item.
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

  /// A constraint has one direction: that of the first item whose side turns with it.
  @inline(__always)
  mutating func isMirrored(_ summands: UnsafeBufferPointer<Summand>) -> Bool {
    for summand in summands where summand.attribute.isDirectional { return tree.items[summand.item.slot].isMirrored }
    return false
  }

  /// An attribute as it lies in the direction of its constraint, and what it is multiplied by.
  @inline(__always)
  mutating func anchor(of summand: Summand, isMirrored: Bool) -> (anchor: Anchor, factor: Double) {
    let attribute = summand.attribute
    let resolved = attribute.isDirectional ? attribute.resolved(isMirrored: isMirrored) : attribute
    let factor = isMirrored && attribute.isSize ? -summand.multiplier : summand.multiplier
    return (tree.anchor(resolved, of: summand.item.slot), factor)
  }

  /// What margins, baselines and alignment insets add to the constant of the row.
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

  /// Adds factor * attribute to the terms, without the attribute's constant part.
  private mutating func accumulate(
    _ item: Int32, _ anchor: Anchor, _ factor: Double, in ancestor: Int32, isAlone: Bool
  ) throws(Status) {
    // Seen from inside, the edges of a scroll view are those of its content.
    let isContent =
      tree.items[item].kind == .scroll && anchor.isPosition && anchor.share != 0.5 && item == ancestor && !isAlone
    let extent = tree.items[isContent ? tree.items[item].contentGuide : item].extent(anchor.axis)
    if anchor.share != 0 { try add(extent, factor * anchor.share) }
    if anchor.isPosition {
      var item = item
      while item != ancestor {
        try add(tree.items[item].origin(anchor.axis), factor)
        item = tree.items[item].parent
      }
    }
  }

  private mutating func add(_ variable: VariableID, _ coefficient: Double) throws(Status) {
    if variable.raw == 0 { return }
    for index in 0..<terms.count where terms[index].variable.raw == variable.raw {
      terms[index].coefficient = summed(terms[index].coefficient, coefficient)
      return
    }
    try inMemory { () throws(MemoryError) in try terms.append(Term(variable, coefficient)) }
  }

  /// Leaves out terms that cancel.
  private mutating func dropCancelled() {
    var kept = 0
    for index in 0..<terms.count where terms[index].coefficient != 0 {
      if kept < index { terms[kept] = terms[index] }
      kept += 1
    }
    terms.truncate(to: kept)
  }
}

/// The sum of two factors; 0 where they cancel, since what is left of 0.1 + 0.2 - 0.3 is rounding.
func summed(_ one: Double, _ other: Double) -> Double {
  let sum = one + other
  return abs(sum) <= 1e-13 * abs(one) ? 0 : sum
}

extension Summands {
  /// Whether a side turns with the direction.
  var areDirectional: Bool {
    for index in 0..<count where self[index].attribute.isDirectional { return true }
    return false
  }
}

extension Relation {
  /// The relation after both sides are multiplied by -1.
  var turned: Relation {
    switch self {
    case .equal: .equal
    case .lessOrEqual: .greaterOrEqual
    case .greaterOrEqual: .lessOrEqual
    }
  }
}
