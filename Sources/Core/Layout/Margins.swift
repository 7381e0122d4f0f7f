// Margins, baselines and alignment rects: numbers of a view that are added to the constants of rows.
//
// The margins of a view are those that were set, as they lie in its direction, and what its safe area adds to them.

import Memory
import Solver
import Status

extension Scene {
  package mutating func margins(of item: ItemID) throws(Status) -> Insets { items[try find(item)].margins }

  /// The margin at the side that an attribute names; nil for a middle between margins.
  mutating func margin(_ attribute: Attribute, of item: ItemID) -> Double? {
    let record = items[item.slot]
    let margins = record.margins + record.safeMargins
    switch attribute.resolved(isMirrored: record.isMirrored) {
    case .leftMargin: return margins.left
    case .rightMargin: return margins.right
    case .topMargin: return margins.top
    case .bottomMargin: return margins.bottom
    default: return nil
    }
  }

  /// Replaces the margins of a view, and the constants of the rows that depend on them. Directional margins are leading
  /// where others are left, and trailing where they are right.
  @inline(never)
  package mutating func setMargins(
    _ margins: Insets, isDirectional: Bool = false, of item: ItemID
  ) throws(Status) {
    let view = try findView(item)
    try check(margins)
    let old = items[view]
    items[view].margins = isDirectional && old.isMirrored ? margins.mirrored : margins
    items[view].hasDirectionalMargins = isDirectional
    try renewOffsets(of: view, old, .margins)
  }

  /// Sets what the safe area adds to the margins of a view. A strict scene does not refuse it. Returns whether it changed.
  @inline(never)
  package mutating func setSafeMargins(_ insets: Insets, of item: ItemID) throws(Status) -> Bool {
    let view = try findView(item)
    let old = items[view]
    if insets == old.safeMargins { return false }
    let strict = isStrict
    isStrict = false
    defer { isStrict = strict }
    items[view].safeMargins = insets
    try renewOffsets(of: view, old, .margins)
    return true
  }

  /// Distances of the first baseline from the top, and of the last one from the bottom. Those that a measure function
  /// returns hold instead.
  package mutating func setBaselines(first: Double, last: Double, of item: ItemID) throws(Status) {
    let view = try findView(item)
    try check(first)
    try check(last)
    let old = items[view]
    let new = (first: first, last: last)
    let place = old.measure
    let former = place >= 0 ? measures[place].baselines : new
    if place >= 0 { measures[place].baselines = new }
    (items[view].firstBaseline, items[view].lastBaseline) =
      place >= 0 ? measures[place].baselines(of: measures[place].last) : new
    do throws(Status) { try renewOffsets(of: view, old, .baselines) } catch {
      if place >= 0 { measures[place].baselines = former }
      throw error
    }
  }

  package mutating func alignmentInsets(of item: ItemID) throws(Status) -> Insets {
    items[try find(item)].alignment
  }

  /// Replaces the distances from the edges of a view's frame to those of its alignment rect.
  package mutating func setAlignmentInsets(_ insets: Insets, of item: ItemID) throws(Status) {
    let view = try findOwnView(item)
    try check(insets)
    let old = items[view]
    items[view].alignment = insets
    try renewOffsets(of: view, old, .alignment)
    if items[view].node >= 0 { noteFrames(in: view) }
    // Measure functions get the width of the alignment rect.
    if items[view].measure >= 0 {
      noteUnmeasured(view)
      isPending = true
    }
  }

  /// Sets the constants of all rows that depend on margins, baselines or the alignment rect of the item. On an error,
  /// restores the item.
  @inline(never)
  mutating func renewOffsets(of item: Int32, _ old: ItemRecord, _ reference: Reference) throws(Status) {
    do throws(Status) {
      beginBatch()
      try noteOffsets(of: item, reference)
      try applyBatch()
    } catch {
      items[item] = old
      throw error
    }
    noteShares(of: item)
    if isArranged(item) { noteContent(of: item) }
  }

  /// Adds the offsets of all rows that depend on these numbers of the item to the batch.
  @inline(never)
  mutating func noteOffsets(of item: Int32, _ reference: Reference) throws(Status) {
    var place = items[item].mention
    while place >= 0 {
      let slot = constraint(mentionedAt: place)
      if constraints[slot].row.raw != 0, summands(of: constraints[slot].stated).use(reference, of: item) {
        try noteOffset(of: slot)
      }
      place = mention(at: place).pointee.next
    }
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
}

extension Summands {
  /// Whether they depend on these numbers of an item.
  @inline(never)
  func use(_ reference: Reference, of item: Int32) -> Bool {
    for index in 0..<count where self[index].item.slot == item && self[index].attribute.reference == reference {
      return true
    }
    return false
  }
}

extension Insets {

  /// With left and right exchanged.
  package var mirrored: Insets { Insets(top: top, left: right, bottom: bottom, right: left) }
}
