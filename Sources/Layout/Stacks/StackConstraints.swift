// Computes the constraints of a stack.
//
// Required (999 in a strict scene, which could refuse them): the chain of views from edge to edge, equal sizes and
// gaps, and that views stay inside, except above a first baseline. One priority lower: proportions, so that required
// sizes win. 149: equal distances of centers, below hugging. 50: the stack is as small as its views allow. 49: views on
// a baseline are as near to the bottom as possible. 25: views without an intrinsic size have size 0. Hidden views lie
// in the near corner at 25, so that they are not ambiguous.

import Memory
import Notation
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
  static var centers: Int32 { 149 }
  static var fitting: Int32 { 50 }
  static var edge: Int32 { 49 }
  static var nothing: Int32 { 25 }
}

extension Scene {
  /// Fills `stacks.wanted` with the constraints that a stack should have. `stacks.shown` are its visible views. With
  /// distributions of gaps, there is a guide behind each but the last.
  @inline(never)
  mutating func wantConstraints(of stack: Int32) throws(Status) {
    let record = stacks.records[stack]
    let along = Sides(record.axis, inMargins: record.isInMargins)
    let across = Sides(record.axis == .horizontal ? .vertical : .horizontal, inMargins: record.isInMargins)
    let item = id(ofItem: record.item)
    stacks.wanted.removeAll()
    // Size 0 at 50, or at 25 without visible views and where views reach from edge to edge.
    let isFree = stacks.shown.count == 0
    try wantNothing(
      item, along.size, at: isFree || !record.distribution.usesGuides ? Priority.nothing : Priority.fitting)
    try wantNothing(item, across.size, at: isFree || record.alignment == .fill ? Priority.nothing : Priority.fitting)
    try wantHidden(of: record, item, along, across)
    guard stacks.shown.count > 0 else { return }
    try want(view(0), along.near, .equal, item, along.start)
    try want(item, along.end, .equal, view(stacks.shown.count - 1), along.far)
    for index in 1..<max(stacks.shown.count, 1) { try wantGap(before: index, record, along, across) }
    switch record.distribution {
    case .fillEqually:
      for index in 1..<max(stacks.shown.count, 1) {
        try want(view(index), along.size, .equal, view(index - 1), along.size)
      }
    case .fillProportionally: try wantProportions(of: record, along)
    case .fill, .equalSpacing, .equalCentering: break
    }
    for index in 0..<stacks.shown.count { try wantAlignment(of: index, record, item, across) }
  }

  @inline(never)
  private mutating func view(_ index: Int) -> ItemID { id(ofItem: stacks.shown[index]) }

  /// The highest priority of a stack's constraints: below required in a strict scene, which could refuse them.
  private var firm: Int32 { isStrict ? requiredPriority - 1 : requiredPriority }

  private mutating func guide(behind index: Int) -> ItemID {
    stacks.arrangements[items[stacks.shown[index]].arrangement].guide
  }

  /// Adds `first.attribute relation multiplier * second.other + constant` to the wanted constraints.
  @inline(never)
  private mutating func want(
    _ first: ItemID, _ attribute: Attribute, _ relation: Relation, _ second: ItemID, _ other: Attribute,
    multiplier: Double = 1, constant: Double = 0, at priority: Int32 = 0
  ) throws(Status) {
    var constraint = Constraint(
      first, attribute, relation, second, other, multiplier: multiplier, constant: constant)
    constraint.priority = priority > 0 ? priority : firm
    try inMemory { () throws(MemoryError) in try stacks.wanted.append(constraint) }
  }

  /// Adds `item.size == 0` to the wanted constraints.
  @inline(never)
  private mutating func wantNothing(_ item: ItemID, _ size: Attribute, at priority: Int32 = 0) throws(Status) {
    var constraint = Constraint(item, size, .equal, 0)
    constraint.priority = priority > 0 ? priority : firm
    try inMemory { () throws(MemoryError) in try stacks.wanted.append(constraint) }
  }

  // MARK: Along

  private mutating func wantGap(
    before index: Int, _ record: StackRecord, _ along: Sides, _ across: Sides
  ) throws(Status) {
    let (earlier, later) = (view(index - 1), view(index))
    let spacing = stacks.arrangements[items[earlier.slot].arrangement].spacing ?? record.spacing
    let relation: Relation = record.distribution.usesGuides ? .greaterOrEqual : .equal
    try want(later, along.near, relation, earlier, along.far, constant: spacing)
    guard record.distribution.usesGuides else { return }
    let guide = guide(behind: index - 1)
    let isCentered = record.distribution == .equalCentering
    try want(guide, along.near, .equal, earlier, isCentered ? along.center : along.far)
    try want(guide, along.far, .equal, later, isCentered ? along.center : along.near)
    if index > 1 {
      let priority = isCentered ? Priority.centers : firm
      try want(guide, along.size, .equal, self.guide(behind: index - 2), along.size, at: priority)
    }
    let item = id(ofItem: record.item)
    try want(guide, across.center, .equal, item, across.middle)
    try wantNothing(guide, across.size)
  }

  /// Sizes in proportion to the first view whose intrinsic size is not 0.
  private mutating func wantProportions(of record: StackRecord, _ along: Sides) throws(Status) {
    var reference = -1
    for index in 0..<stacks.shown.count {
      let size = items[stacks.shown[index]].content(record.axis).intrinsic
      if size < 0 { continue }
      if size == 0 {
        try wantNothing(view(index), along.size, at: firm - 1)
      } else if reference < 0 {
        reference = index
      } else {
        let unit = items[stacks.shown[reference]].content(record.axis).intrinsic
        try want(view(index), along.size, .equal, view(reference), along.size, multiplier: size / unit, at: firm - 1)
      }
    }
  }

  // MARK: Across

  private mutating func wantAlignment(
    of index: Int, _ record: StackRecord, _ item: ItemID, _ across: Sides
  ) throws(Status) {
    let view = view(index)
    let isLying = record.axis == .horizontal
    switch record.alignment {
    case .fill:
      try want(view, across.near, .equal, item, across.start)
      try want(view, across.far, .equal, item, across.end)
      return
    case .center:
      try want(view, across.center, .equal, item, across.middle)
      try want(view, across.near, .greaterOrEqual, item, across.start)
    case .trailing:
      try want(view, across.far, .equal, item, across.end)
      try want(view, across.near, .greaterOrEqual, item, across.start)
    case .firstBaseline where isLying: try wantFirstBaseline(of: index, item, across)
    case .lastBaseline where isLying: try wantLastBaseline(of: index, item, across)
    case .leading, .firstBaseline, .lastBaseline:
      try want(view, across.near, .equal, item, across.start)
      try want(view, across.far, .lessOrEqual, item, across.end)
    }
    try wantNothing(view, across.size, at: Priority.nothing)
  }

  /// First baselines aligned, as near to the bottom as possible. Only the first view must stay below the top.
  private mutating func wantFirstBaseline(
    of index: Int, _ item: ItemID, _ across: Sides
  ) throws(Status) {
    let view = view(index)
    if index > 0 {
      try want(view, .firstBaseline, .equal, self.view(index - 1), .firstBaseline)
    } else {
      try want(view, across.near, .greaterOrEqual, item, across.start)
    }
    try want(view, across.far, .lessOrEqual, item, across.end)
    try want(view, across.far, .equal, item, across.end, at: Priority.edge)
  }

  /// Last baselines aligned, inside, and as near to the bottom as possible.
  private mutating func wantLastBaseline(
    of index: Int, _ item: ItemID, _ across: Sides
  ) throws(Status) {
    let view = view(index)
    if index > 0 { try want(view, .lastBaseline, .equal, self.view(index - 1), .lastBaseline) }
    try want(view, across.near, .greaterOrEqual, item, across.start)
    try want(view, across.far, .lessOrEqual, item, across.end)
    try want(view, across.far, .equal, item, across.end, at: Priority.edge)
  }

  private mutating func wantHidden(
    of record: StackRecord, _ item: ItemID, _ along: Sides, _ across: Sides
  ) throws(Status) {
    var place = record.first
    while place >= 0 {
      let view = stacks.arrangements[place].item
      place = stacks.arrangements[place].next
      guard items[view].isHidden else { continue }
      let hidden = id(ofItem: view)
      try want(hidden, along.near, .equal, item, along.start, at: Priority.nothing)
      try want(hidden, across.near, .equal, item, across.start, at: Priority.nothing)
      try wantNothing(hidden, along.size, at: Priority.nothing)
      try wantNothing(hidden, across.size, at: Priority.nothing)
    }
  }
}
