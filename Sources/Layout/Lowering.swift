// Converts constraints to rows.
//
// Positions are measured in the coordinates of the nearest item that both items are in or are. That item's own near
// edges are 0 there; the origin of any other item is the sum of the left (or top) of all items on the way up to it.

import Memory
import Solver
import Status

/// A row still to be added; its terms are in the scene's `terms`.
struct Lowered {
  var relation: Relation
  var isMirrored: Bool
  var offset: Double
}

extension Scene {
  /// The row of a constraint. Terms of one variable are merged, and those that cancel out are left out.
  ///
  /// Where a side turns with the direction and lies mirrored, positions are measured from the right edge of the common
  /// ancestor instead: x becomes width - x, which turns the relation and the sign of the constant.
  mutating func lower(_ stated: Constraint) throws(Status) -> Lowered {
    terms.removeAll()
    let first = stated.first.slot
    let second = stated.second?.slot ?? -1
    let ancestor = second < 0 ? first : commonAncestor(first, second)
    var isMirrored = false
    var (one, other) = (stated.firstAttribute, stated.secondAttribute)
    if one.isDirectional || other.isDirectional {
      isMirrored = self.isMirrored(stated)
      (one, other) = stated.attributes(isMirrored: isMirrored)
    }
    var offset = -(try accumulate(first, one, 1, in: ancestor, beside: second))
    if second >= 0 {
      offset += stated.multiplier * (try accumulate(second, other, -stated.multiplier, in: ancestor, beside: first))
    }
    guard isMirrored else {
      dropCancelled()
      return Lowered(relation: stated.relation, isMirrored: false, offset: offset)
    }
    if stated.multiplier != 1 {
      // Of a scroll view alone it is the view that is mirrored, with others its content.
      let content = first == second ? -1 : items[ancestor].contentGuide
      try add(items[content < 0 ? ancestor : content].width, stated.multiplier - 1)
    }
    dropCancelled()
    return Lowered(relation: stated.relation.turned, isMirrored: true, offset: offset)
  }

  /// A constraint has one direction: that of the item whose side turns with it, of two such sides the first one's.
  mutating func isMirrored(_ stated: Constraint) -> Bool {
    if stated.firstAttribute.isDirectional { return items[stated.first.slot].isMirrored }
    guard let second = stated.second, stated.secondAttribute.isDirectional else { return false }
    return items[second.slot].isMirrored
  }

  /// Adds factor * attribute, which is resolved, to the terms. Returns the constant part of the attribute.
  private mutating func accumulate(
    _ item: Int32, _ attribute: Attribute, _ factor: Double, in ancestor: Int32, beside other: Int32
  ) throws(Status) -> Double {
    let anchor = items[item].anchor(attribute)
    // Seen from inside, the edges of a scroll view are those of its content.
    let isContent =
      items[item].kind == .scroll && anchor.isPosition && anchor.share != 0.5 && item == ancestor && other != item
    let extent = items[isContent ? items[item].contentGuide : item].extent(anchor.axis)
    if anchor.share != 0 { try add(extent, factor * anchor.share) }
    if anchor.isPosition {
      var item = item
      while item != ancestor {
        try add(items[item].origin(anchor.axis), factor)
        item = items[item].parent
      }
    }
    return anchor.offset
  }

  private mutating func add(_ variable: VariableID, _ coefficient: Double) throws(Status) {
    if variable.raw == 0 { return }
    for index in 0..<terms.count where terms[index].variable.raw == variable.raw {
      terms[index].coefficient += coefficient
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

extension Constraint {
  /// Both attributes with leading and trailing as they lie.
  func attributes(isMirrored: Bool) -> (Attribute, Attribute) {
    (firstAttribute.resolved(isMirrored: isMirrored), secondAttribute.resolved(isMirrored: isMirrored))
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
