// Computes the constraints of a stack, by priority.
//
// Required (999 in a strict scene, which could refuse them): the chain of views from edge to edge; equal sizes and
// gaps; views inside the stack, except above a first baseline and below a last one.
//
// One lower: proportions, so that required sizes win. Two lower: the proportion of the last view, which takes the rest.
// Small shares refer to a guide that is a part of the whole, because coefficients far apart need double-double.
//
// 500: among proportions, views without an intrinsic size are as small as their content allows. 149: equal distances of
// centers, below hugging. 50: the stack is as small as its views allow, along its axis if it has equal distances, across if its
// views do not fill it; otherwise 25. 49: views on a first baseline are as low as possible, views on a last one as high.
// 25: views without an intrinsic size have size 0; hidden views are in the near corner, so that they are not ambiguous. 24: hidden views have the size across that they would have if shown.

import Memory
import Solver
import Status

/// The attributes along the axis of a stack, or across it.
private struct Sides {
  var near: Attribute
  var far: Attribute
  var size: Attribute
  var center: Attribute
  /// The attributes of the stack itself: those of its edges or of its margins.
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
  /// Between the default priorities of compression resistance and hugging.
  static var needs: Int32 { 500 }
  static var centers: Int32 { 149 }
  static var fitting: Int32 { 50 }
  static var edge: Int32 { 49 }
  static var zeroSize: Int32 { 25 }
  static var hidden: Int32 { 24 }
}

/// A stack, and the attributes of its axes.
struct StackContext {
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
  /// Fills `update.wanted` with the constraints that belong to the stack itself.
  @inline(never)
  mutating func wantStackConstraints(_ context: StackContext, of stack: Int32) throws(Status) {
    let (record, item) = (context.record, context.item)
    var last = record.last
    if last >= 0 && isHidden(last) { last = visible(before: last) }
    update.wanted.removeAll()
    // The size is 0 at priority 50 along the axis for equal distances, and across if views do not fill the stack. In
    // all other cases, and if there are no visible views, it is 0 at 25.
    let (along, across) = (context.along, context.across)
    try wantZeroSize(
      .stackSize, item, along.size,
      at: last < 0 || !record.settings.distribution.usesGuides ? Priority.zeroSize : Priority.fitting)
    try wantZeroSize(
      .stackSizeAcross, item, across.size,
      at: last < 0 || record.settings.alignment == .fill ? Priority.zeroSize : Priority.fitting)
    if last >= 0 { try want(.stackEnd, item, along.end, .equal, view(last), along.far) }
  }

  /// Fills `update.wanted` with the constraints that a stack should have for an arranged view and the guide after it.
  @inline(never)
  mutating func wantConstraints(of arrangement: Int32, in context: StackContext) throws(Status) {
    update.wanted.removeAll()
    let view = view(arrangement)
    if isHidden(arrangement) { return try wantHidden(view, context) }
    let (record, along) = (context.record, context.along)
    let previous = visible(before: arrangement)
    if previous < 0 {
      try want(.near, view, along.near, .equal, context.item, along.start)
    } else {
      let relation: Relation = record.settings.distribution.usesGuides ? .greaterOrEqual : .equal
      let spacing = arrangements[previous].spacing ?? record.settings.spacing
      try want(.near, view, along.near, relation, self.view(previous), along.far, constant: spacing)
    }
    switch record.settings.distribution {
    case .fillEqually:
      if previous >= 0 { try want(.size, view, along.size, .equal, self.view(previous), along.size) }
    case .fillProportionally:
      try wantProportion(view, context)
      try wantPart(behind: arrangement, context)
    case .equalSpacing, .equalCentering: try wantGuide(behind: arrangement, previous, context)
    case .fill: break
    }
    try wantAlignment(of: view, previous, context)
  }

  private mutating func view(_ arrangement: Int32) -> ItemID { tree.id(ofItem: arrangements[arrangement].item) }

  /// Returns the guide behind an arranged view; 0 for none.
  mutating func guide(behind view: ItemID) -> ItemID { arrangements[tree.items[view.slot].arrangement].guide }

  mutating func isHidden(_ arrangement: Int32) -> Bool { tree.items[arrangements[arrangement].item].isHidden }

  /// Returns the next visible arranged view, as an index in `arrangements`; -1 for none.
  mutating func visible(after arrangement: Int32) -> Int32 {
    var next = arrangements[arrangement].next
    while next >= 0 && isHidden(next) { next = arrangements[next].next }
    return next
  }

  /// Returns the visible arranged view before another, as an index in `arrangements`; -1 for none.
  mutating func visible(before arrangement: Int32) -> Int32 {
    var previous = arrangements[arrangement].previous
    while previous >= 0 && isHidden(previous) { previous = arrangements[previous].previous }
    return previous
  }

  /// The highest priority of the constraints of a stack: below required in a strict scene, which could refuse them.
  private var highestPriority: Int32 { model.isStrict ? requiredPriority - 1 : requiredPriority }

  /// Adds `first.attribute relation multiplier * second.other + constant` to the wanted constraints.
  @inline(never)
  private mutating func want(
    _ kind: OwnedRow, _ first: ItemID, _ attribute: Attribute, _ relation: Relation, _ second: ItemID,
    _ other: Attribute, multiplier: Double = 1, constant: Double = 0, at priority: Int32 = 0
  ) throws(Status) {
    var constraint = Constraint(
      first, attribute, relation, second, other, multiplier: multiplier, constant: constant)
    constraint.priority = priority > 0 ? priority : highestPriority
    let wanted = WantedRow(kind: kind, constraint: constraint)
    try inMemory { () throws(MemoryError) in try update.wanted.append(wanted) }
  }

  /// Adds `item.size == 0` to the wanted constraints.
  @inline(never)
  private mutating func wantZeroSize(
    _ kind: OwnedRow, _ item: ItemID, _ size: Attribute, at priority: Int32 = 0
  ) throws(Status) {
    var constraint = Constraint(item, size, .equal, 0)
    constraint.priority = priority > 0 ? priority : highestPriority
    let wanted = WantedRow(kind: kind, constraint: constraint)
    try inMemory { () throws(MemoryError) in try update.wanted.append(wanted) }
  }

  // MARK: Along

  /// Wants the guide between a view and the next visible one. All gaps are equal.
  private mutating func wantGuide(
    behind arrangement: Int32, _ previous: Int32, _ context: StackContext
  ) throws(Status) {
    let next = visible(after: arrangement)
    if next < 0 { return }
    let along = context.along
    let guide = arrangements[arrangement].guide
    let isCentered = context.record.settings.distribution == .equalCentering
    try want(.guideNear, guide, along.near, .equal, view(arrangement), isCentered ? along.center : along.far)
    try want(.guideFar, guide, along.far, .equal, view(next), isCentered ? along.center : along.near)
    if previous >= 0 {
      let priority = isCentered ? Priority.centers : highestPriority
      let other = arrangements[previous].guide
      try want(.guideSize, guide, along.size, .equal, other, along.size, at: priority)
    }
    try wantAcross(guide, context)
  }

  @inline(never)
  private mutating func wantAcross(_ guide: ItemID, _ context: StackContext) throws(Status) {
    let across = context.across
    try want(.guideCenter, guide, across.center, .equal, context.item, across.middle)
    try wantZeroSize(.guideSizeAcross, guide, across.size)
  }

  /// Wants a size in proportion to the reference and its gaps. The last view has a lower priority and takes the rest. A
  /// view without an intrinsic size is as small as its content allows.
  private mutating func wantProportion(_ view: ItemID, _ context: StackContext) throws(Status) {
    let size = tree.items[view.slot].intrinsic(context.record.settings.axis).size
    let (reference, length) = (context.reference, context.along.size)
    if size == 0 { return try wantZeroSize(.size, view, length, at: highestPriority - 1) }
    if reference.item.raw == 0 || reference.item == view { return }
    if size < 0 {
      // The size of a nested stack follows from its views.
      if tree.items[view.slot].stack < 0 { try wantZeroSize(.size, view, length, at: Priority.needs) }
      return
    }
    let share = reference.share(of: size)
    let whole = reference.part == 1 ? reference.item : guide(behind: reference.last)
    try want(
      .size, view, length, .equal, whole, length, multiplier: share / reference.part,
      constant: share * reference.gaps, at: view == reference.last ? highestPriority - 2 : highestPriority - 1)
  }

  /// If sizes are small shares of the reference, wants the size of the guide after the last view with an intrinsic
  /// size: a part of the reference.
  private mutating func wantPart(behind arrangement: Int32, _ context: StackContext) throws(Status) {
    let (reference, along) = (context.reference, context.along)
    guard reference.part != 1, view(arrangement) == reference.last else { return }
    let guide = arrangements[arrangement].guide
    try want(.guideNear, guide, along.near, .equal, context.item, along.start)
    try want(.guideSize, guide, along.size, .equal, reference.item, along.size, multiplier: reference.part)
    try wantAcross(guide, context)
  }

  // MARK: Across

  private mutating func wantAlignment(of view: ItemID, _ previous: Int32, _ context: StackContext) throws(Status) {
    let (item, across) = (context.item, context.across)
    let isLying = context.record.settings.axis == .horizontal
    switch context.record.settings.alignment {
    case .fill:
      try want(.nearAcross, view, across.near, .equal, item, across.start)
      try want(.farAcross, view, across.far, .equal, item, across.end)
      return
    case .center:
      try want(.alignment, view, across.center, .equal, item, across.middle)
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
    try wantZeroSize(.sizeAcross, view, across.size, at: Priority.zeroSize)
  }

  /// Aligns first baselines, as low as possible, or last baselines, as high as possible. The opposite edges of all
  /// views stay inside the stack; of the first view both edges do. One row moves all views: it pulls an edge whose
  /// distance from the baseline is constant.
  private mutating func wantBaseline(
    _ baseline: Attribute, of view: ItemID, _ previous: Int32, _ item: ItemID, _ across: Sides
  ) throws(Status) {
    let isFirst = baseline == .firstBaseline
    if isFirst || previous < 0 { try want(.farAcross, view, across.far, .lessOrEqual, item, across.end) }
    if !isFirst || previous < 0 { try want(.nearAcross, view, across.near, .greaterOrEqual, item, across.start) }
    if previous >= 0 { return try want(.alignment, view, baseline, .equal, self.view(previous), baseline) }
    if isFirst {
      try want(.edge, view, across.near, .equal, item, across.end, at: Priority.edge)
    } else {
      try want(.edge, view, across.far, .equal, item, across.start, at: Priority.edge)
    }
  }

  private mutating func wantHidden(_ view: ItemID, _ context: StackContext) throws(Status) {
    let (item, along, across) = (context.item, context.along, context.across)
    try want(.near, view, along.near, .equal, item, along.start, at: Priority.zeroSize)
    try want(.nearAcross, view, across.near, .equal, item, across.start, at: Priority.zeroSize)
    try wantZeroSize(.size, view, along.size, at: Priority.zeroSize)
    // A hidden view is measured at the width that it would have when shown. It must not widen the stack.
    if context.record.settings.alignment == .fill {
      try want(.farAcross, view, across.far, .equal, item, across.end, at: Priority.hidden)
    } else {
      try wantZeroSize(.sizeAcross, view, across.size, at: Priority.zeroSize)
    }
  }
}
