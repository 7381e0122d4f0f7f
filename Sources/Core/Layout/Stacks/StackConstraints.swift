// Computes the constraints of a stack.
//
// Required (999 in a strict scene, which could refuse them): the chain of views from edge to edge, equal sizes and
// gaps, and that views stay inside, except above a first baseline and below a last one. One priority lower: proportions,
// so that required sizes win; two lower that of the last view, which takes the rest. Small shares are those of a guide
// that is a part of the whole, since coefficients far apart need double-double. 500: among proportions, views
// without an intrinsic size have what they need. 149: equal distances of centers, below hugging. 50: the stack is as
// small as its views allow. 49: views on a first baseline are as low as possible, and on a last one as high. 25: views
// without an intrinsic size have size 0. Hidden views lie in the near corner at 25, so that they are not ambiguous; at
// 24 they are as large across as if they were shown.

import Memory
import Solver
import Status

/// The attributes of a stack's axis, or of the axis across.
private struct Sides {
  var near: Attribute
  var far: Attribute
  var size: Attribute
  var center: Attribute
  /// The attributes of the stack itself, which may be those of its margins.
  var start: Attribute
  var end: Attribute
  var middle: Attribute

  init(_ axis: Axis, inMargins: Bool) {
    switch axis {
    case .horizontal: (near, far, size, center) = (.leading, .trailing, .width, .centerX)
    case .vertical: (near, far, size, center) = (.top, .bottom, .height, .centerY)
    }
    (start, end, middle) = (near, far, center)
    guard inMargins else { return }
    switch axis {
    case .horizontal: (start, end, middle) = (.leadingMargin, .trailingMargin, .centerXWithinMargins)
    case .vertical: (start, end, middle) = (.topMargin, .bottomMargin, .centerYWithinMargins)
    }
  }
}

private enum Priority {
  /// Between compression resistance and hugging, as they are at first.
  static var needs: Int32 { 500 }
  static var centers: Int32 { 149 }
  static var fitting: Int32 { 50 }
  static var edge: Int32 { 49 }
  static var nothing: Int32 { 25 }
  static var hidden: Int32 { 24 }
}

/// A stack, and the attributes of its axes.
struct Stacking {
  let record: StackRecord
  let item: ItemID
  let reference: StackReference
  fileprivate let along: Sides
  fileprivate let across: Sides

  init(_ record: StackRecord, _ item: ItemID, _ reference: StackReference) {
    self.record = record
    self.item = item
    self.reference = reference
    along = Sides(record.settings.axis, inMargins: record.settings.isInMargins)
    across = Sides(
      record.settings.axis == .horizontal ? .vertical : .horizontal, inMargins: record.settings.isInMargins)
  }
}

extension Stacks {
  /// Fills `update.wanted` with the constraints of the stack's own.
  @inline(never)
  mutating func wantOwn(_ stacking: Stacking, of stack: Int32) throws(Status) {
    let (record, item) = (stacking.record, stacking.item)
    var last = record.last
    if last >= 0 && isHidden(last) { last = visible(before: last) }
    update.wanted.removeAll()
    // Size 0 at 50, or at 25 without visible views and where views reach from edge to edge.
    let (along, across) = (stacking.along, stacking.across)
    try wantNothing(
      .stackSize, item, along.size,
      at: last < 0 || !record.settings.distribution.usesGuides ? Priority.nothing : Priority.fitting)
    try wantNothing(
      .stackSizeAcross, item, across.size,
      at: last < 0 || record.settings.alignment == .fill ? Priority.nothing : Priority.fitting)
    if last >= 0 { try want(.stackEnd, item, along.end, .equal, view(last), along.far) }
  }

  /// Fills `update.wanted` with the constraints that a stack should have for an arranged view and the guide after it.
  @inline(never)
  mutating func wantConstraints(of place: Int32, in stacking: Stacking) throws(Status) {
    update.wanted.removeAll()
    let view = view(place)
    if isHidden(place) { return try wantHidden(view, stacking) }
    let (record, along) = (stacking.record, stacking.along)
    let previous = visible(before: place)
    if previous < 0 {
      try want(.near, view, along.near, .equal, stacking.item, along.start)
    } else {
      let relation: Relation = record.settings.distribution.usesGuides ? .greaterOrEqual : .equal
      let spacing = arrangements[previous].spacing ?? record.settings.spacing
      try want(.near, view, along.near, relation, self.view(previous), along.far, constant: spacing)
    }
    switch record.settings.distribution {
    case .fillEqually:
      if previous >= 0 { try want(.size, view, along.size, .equal, self.view(previous), along.size) }
    case .fillProportionally:
      try wantProportion(view, stacking)
      try wantPart(behind: place, stacking)
    case .equalSpacing, .equalCentering: try wantGuide(behind: place, previous, stacking)
    case .fill: break
    }
    try wantAlignment(of: view, previous, stacking)
  }

  private mutating func view(_ place: Int32) -> ItemID { tree.id(ofItem: arrangements[place].item) }

  /// Returns the guide behind an arranged view; 0 for none.
  mutating func guide(behind view: ItemID) -> ItemID { arrangements[tree.items[view.slot].arrangement].guide }

  mutating func isHidden(_ place: Int32) -> Bool { tree.items[arrangements[place].item].isHidden }

  /// Returns the next visible arranged view, as a place; -1 for none.
  mutating func visible(after place: Int32) -> Int32 {
    var next = arrangements[place].next
    while next >= 0 && isHidden(next) { next = arrangements[next].next }
    return next
  }

  /// Returns the visible arranged view before another, as a place; -1 for none.
  mutating func visible(before place: Int32) -> Int32 {
    var previous = arrangements[place].previous
    while previous >= 0 && isHidden(previous) { previous = arrangements[previous].previous }
    return previous
  }

  /// The highest priority of a stack's constraints: below required in a strict scene, which could refuse them.
  private var firm: Int32 { model.isStrict ? requiredPriority - 1 : requiredPriority }

  /// Adds `first.attribute relation multiplier * second.other + constant` to the wanted constraints.
  @inline(never)
  private mutating func want(
    _ kind: OwnedRow, _ first: ItemID, _ attribute: Attribute, _ relation: Relation, _ second: ItemID,
    _ other: Attribute, multiplier: Double = 1, constant: Double = 0, at priority: Int32 = 0
  ) throws(Status) {
    var constraint = Constraint(
      first, attribute, relation, second, other, multiplier: multiplier, constant: constant)
    constraint.priority = priority > 0 ? priority : firm
    let wanted = WantedRow(kind: kind, constraint: constraint)
    try inMemory { () throws(MemoryError) in try update.wanted.append(wanted) }
  }

  /// Adds `item.size == 0` to the wanted constraints.
  @inline(never)
  private mutating func wantNothing(
    _ kind: OwnedRow, _ item: ItemID, _ size: Attribute, at priority: Int32 = 0
  ) throws(Status) {
    var constraint = Constraint(item, size, .equal, 0)
    constraint.priority = priority > 0 ? priority : firm
    let wanted = WantedRow(kind: kind, constraint: constraint)
    try inMemory { () throws(MemoryError) in try update.wanted.append(wanted) }
  }

  // MARK: Along

  /// The guide between a view and the next visible one. The gaps are equal.
  private mutating func wantGuide(behind place: Int32, _ previous: Int32, _ stacking: Stacking) throws(Status) {
    let next = visible(after: place)
    if next < 0 { return }
    let along = stacking.along
    let guide = arrangements[place].guide
    let isCentered = stacking.record.settings.distribution == .equalCentering
    try want(.guideNear, guide, along.near, .equal, view(place), isCentered ? along.center : along.far)
    try want(.guideFar, guide, along.far, .equal, view(next), isCentered ? along.center : along.near)
    if previous >= 0 {
      let priority = isCentered ? Priority.centers : firm
      let other = arrangements[previous].guide
      try want(.guideSize, guide, along.size, .equal, other, along.size, at: priority)
    }
    try wantAcross(guide, stacking)
  }

  @inline(never)
  private mutating func wantAcross(_ guide: ItemID, _ stacking: Stacking) throws(Status) {
    let across = stacking.across
    try want(.guideCenter, guide, across.center, .equal, stacking.item, across.middle)
    try wantNothing(.guideSizeAcross, guide, across.size)
  }

  /// The size in proportion to that of the reference with its gaps. The last view yields, and takes the rest. A view
  /// without an intrinsic size takes what it needs.
  private mutating func wantProportion(_ view: ItemID, _ stacking: Stacking) throws(Status) {
    let size = tree.items[view.slot].content(stacking.record.settings.axis).intrinsic
    let (reference, length) = (stacking.reference, stacking.along.size)
    if size == 0 { return try wantNothing(.size, view, length, at: firm - 1) }
    if reference.item.raw == 0 || reference.item == view { return }
    if size < 0 {
      // The size of a stack follows from its views.
      if tree.items[view.slot].stack < 0 { try wantNothing(.size, view, length, at: Priority.needs) }
      return
    }
    let share = reference.share(of: size)
    let whole = reference.part == 1 ? reference.item : guide(behind: reference.last)
    try want(
      .size, view, length, .equal, whole, length, multiplier: share / reference.part,
      constant: share * reference.gaps, at: view == reference.last ? firm - 2 : firm - 1)
  }

  /// The guide behind the last view with an intrinsic size is a part of the reference, if sizes are small shares of it.
  private mutating func wantPart(behind place: Int32, _ stacking: Stacking) throws(Status) {
    let (reference, along) = (stacking.reference, stacking.along)
    guard reference.part != 1, view(place) == reference.last else { return }
    let guide = arrangements[place].guide
    try want(.guideNear, guide, along.near, .equal, stacking.item, along.start)
    try want(.guideSize, guide, along.size, .equal, reference.item, along.size, multiplier: reference.part)
    try wantAcross(guide, stacking)
  }

  // MARK: Across

  private mutating func wantAlignment(of view: ItemID, _ previous: Int32, _ stacking: Stacking) throws(Status) {
    let (item, across) = (stacking.item, stacking.across)
    let isLying = stacking.record.settings.axis == .horizontal
    switch stacking.record.settings.alignment {
    case .fill:
      try want(.nearAcross, view, across.near, .equal, item, across.start)
      try want(.farAcross, view, across.far, .equal, item, across.end)
      return
    case .center:
      try want(.baseline, view, across.center, .equal, item, across.middle)
      try want(.nearAcross, view, across.near, .greaterOrEqual, item, across.start)
    case .trailing:
      try want(.farAcross, view, across.far, .equal, item, across.end)
      try want(.nearAcross, view, across.near, .greaterOrEqual, item, across.start)
    case .firstBaseline where isLying: try wantBaseline(.firstBaseline, of: view, previous, item, across)
    case .lastBaseline where isLying: try wantBaseline(.lastBaseline, of: view, previous, item, across)
    case .leading, .firstBaseline, .lastBaseline:
      try want(.nearAcross, view, across.near, .equal, item, across.start)
      try want(.farAcross, view, across.far, .lessOrEqual, item, across.end)
    }
    try wantNothing(.sizeAcross, view, across.size, at: Priority.nothing)
  }

  /// First baselines aligned, as low as possible; last baselines, as high. The other edges stay inside, of the first view
  /// both do. One row moves all views, and pulls at an edge at a constant distance from the baseline.
  private mutating func wantBaseline(
    _ baseline: Attribute, of view: ItemID, _ previous: Int32, _ item: ItemID, _ across: Sides
  ) throws(Status) {
    let isFirst = baseline == .firstBaseline
    if isFirst || previous < 0 { try want(.farAcross, view, across.far, .lessOrEqual, item, across.end) }
    if !isFirst || previous < 0 { try want(.nearAcross, view, across.near, .greaterOrEqual, item, across.start) }
    if previous >= 0 { return try want(.baseline, view, baseline, .equal, self.view(previous), baseline) }
    if isFirst {
      try want(.edge, view, across.near, .equal, item, across.end, at: Priority.edge)
    } else {
      try want(.edge, view, across.far, .equal, item, across.start, at: Priority.edge)
    }
  }

  private mutating func wantHidden(_ view: ItemID, _ stacking: Stacking) throws(Status) {
    let (item, along, across) = (stacking.item, stacking.along, stacking.across)
    try want(.near, view, along.near, .equal, item, along.start, at: Priority.nothing)
    try want(.nearAcross, view, across.near, .equal, item, across.start, at: Priority.nothing)
    try wantNothing(.size, view, along.size, at: Priority.nothing)
    // A hidden view is measured at the width that it has when it is shown. It does not widen the stack.
    if stacking.record.settings.alignment == .fill {
      try want(.farAcross, view, across.far, .equal, item, across.end, at: Priority.hidden)
    } else {
      try wantNothing(.sizeAcross, view, across.size, at: Priority.nothing)
    }
  }
}
