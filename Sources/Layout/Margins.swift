// Margins, baselines and alignment rects: numbers of a view that are added to the constants of rows.

import Memory
import Solver
import Status

extension Scene {
  package mutating func margins(of item: ItemID) throws(Status) -> Insets { items[try find(item)].margins }

  /// Replaces the margins of a view, and the constants of the rows that depend on them.
  package mutating func setMargins(_ margins: Insets, of item: ItemID) throws(Status) {
    let view = try findView(item)
    guard margins.isFinite else { throw .notFinite }
    let old = items[view]
    items[view].margins = margins
    try renewOffsets(of: view, old) { $0.dependsOnMargins }
  }

  /// Distances of the first baseline from the top, and of the last one from the bottom.
  package mutating func setBaselines(first: Double, last: Double, of item: ItemID) throws(Status) {
    let view = try findView(item)
    guard first.isFinite, last.isFinite else { throw .notFinite }
    let old = items[view]
    items[view].firstBaseline = first
    items[view].lastBaseline = last
    try renewOffsets(of: view, old) { $0.dependsOnBaselines }
  }

  package mutating func alignmentInsets(of item: ItemID) throws(Status) -> Insets {
    items[try find(item)].alignment
  }

  /// Replaces the distances from the edges of a view's frame to those of its alignment rect.
  package mutating func setAlignmentInsets(_ insets: Insets, of item: ItemID) throws(Status) {
    let view = try findOwnView(item)
    guard insets.isFinite else { throw .notFinite }
    let old = items[view]
    items[view].alignment = insets
    try renewOffsets(of: view, old) { $0.dependsOnAlignment }
    // Measure functions get the width of the alignment rect.
    if items[view].measure >= 0 {
      noteUnmeasured(view)
      isPending = true
    }
  }

  /// Sets the constants of all rows that use an affected attribute of the item. On an error, restores the item.
  private mutating func renewOffsets(
    of item: Int32, _ old: ItemRecord, where isAffected: (Attribute) -> Bool
  ) throws(Status) {
    do throws(Status) {
      beginBatch()
      var place = items[item].mention
      while place >= 0 {
        let slot = place >> 1
        let stated = constraints[slot].stated
        let isFirst = stated.first.slot == item && isAffected(stated.firstAttribute)
        let isSecond = stated.second?.slot == item && isAffected(stated.secondAttribute)
        if isFirst || isSecond, constraints[slot].row.raw != 0 { try noteOffset(of: slot) }
        place = mentions[place].next
      }
      try applyBatch()
    } catch {
      items[item] = old
      throw error
    }
  }

  /// What margins, baselines and alignment insets add to the constant of the row.
  mutating func offset(of stated: Constraint) -> Double {
    let (first, second) = stated.attributes(isMirrored: isMirrored(stated))
    let offset = -items[stated.first.slot].anchor(first).offset
    guard let item = stated.second else { return offset }
    return offset + stated.multiplier * items[item.slot].anchor(second).offset
  }
}

extension Insets {
  package var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }
}
