// Adds stacks, arranges views in them, sets their settings, and records changes of their views.

import Memory
import Status

// MARK: Adding

extension Stacks {
  /// Adds a stack at the end of its parent's children.
  package mutating func addStack(
    in parent: ItemID, _ axis: Axis, name: UnsafeBufferPointer<UInt8>? = nil
  ) throws(Status) -> ItemID {
    try inMemory { () throws(MemoryError) in
      let count = records.count + 1
      try records.reserve(count)
      try freeRecords.reserve(count)
      try dirty.reserve(count)
    }
    let view = try frames.addView(in: parent, name: name)
    let record = StackRecord(item: view.slot, settings: StackSettings(axis: axis))
    if freeRecords.isEmpty {
      tree.items[view.slot].stack = Int32(records.count)
      records.appendReserved(record)
    } else {
      let index = freeRecords.removeLast()
      // The slot may still be listed in `dirty` for a removed stack.
      let isListed = records[index].isDirty
      tree.items[view.slot].stack = index
      records[index] = record
      records[index].isDirty = isListed
    }
    noteDirty(tree.items[view.slot].stack)
    return view
  }

  /// Marks a stack dirty, and all its views changed.
  mutating func noteAllChanged(of stack: Int32) {
    noteDirty(stack)
    records[stack].isChanged = true
    var arrangement = records[stack].firstChanged
    records[stack].firstChanged = -1
    while arrangement >= 0 {
      arrangements[arrangement].isChanged = false
      arrangement = arrangements[arrangement].nextChanged
    }
  }

  /// Marks a stack dirty, and an arranged view changed.
  private mutating func noteChanged(_ arrangement: Int32, of stack: Int32) {
    noteDirty(stack)
    if arrangement < 0 || records[stack].isChanged || arrangements[arrangement].isChanged { return }
    arrangements[arrangement].isChanged = true
    arrangements[arrangement].nextChanged = records[stack].firstChanged
    records[stack].firstChanged = arrangement
  }

  /// Marks a stack dirty: its constraints must be updated.
  mutating func noteDirty(_ stack: Int32) {
    model.isPending = true
    if records[stack].isDirty { return }
    records[stack].isDirty = true
    dirty.appendReserved(stack)
  }

  package mutating func isStack(_ item: ItemID) -> Bool { tree.isLive(item) && tree.items[item.slot].stack >= 0 }

  /// Whether the parent of a view is this item.
  package mutating func isChild(_ view: ItemID, of item: ItemID) -> Bool {
    tree.isLive(view) && tree.isLive(item) && tree.items[view.slot].parent == item.slot
  }

  private mutating func findStack(_ id: ItemID) throws(Status) -> Int32 {
    let item = try tree.find(id)
    guard tree.items[item].stack >= 0 else { throw .kind }
    return tree.items[item].stack
  }
}

// MARK: Arranged views

extension Stacks {
  /// Arranges a child of the stack before the arranged view at `index`, or at the end. A view that is already arranged
  /// moves, and keeps the spacing after it.
  package mutating func arrange(_ view: ItemID, in id: ItemID, at index: Int) throws(Status) {
    let stack = try findStack(id)
    let item = try tree.findView(view)
    guard tree.items[item].parent == id.slot else { throw .kind }
    let isMove = tree.items[item].arrangement >= 0
    guard (0...Int(records[stack].count) - (isMove ? 1 : 0)).contains(index) else { throw .outOfRange }
    if !isMove {
      let arrangement = try takeArrangement()
      arrangements[arrangement] = Arrangement(item: item)
      tree.items[item].arrangement = arrangement
      if tree.items[item].isHidden { views.noteCollapse(of: item) }
    } else {
      unlinkArrangement(tree.items[item].arrangement, from: stack)
    }
    linkArrangement(tree.items[item].arrangement, in: stack, at: index)
    noteDirty(stack)
  }

  /// Arranges a child of the stack at the end. The child must not be arranged yet.
  package mutating func append(_ view: ItemID, to stack: ItemID) throws(Status) {
    let item = try tree.findView(view)
    // A view of another parent may be arranged there.
    guard tree.items[item].arrangement < 0 || tree.items[item].parent != stack.slot else { throw .repeated }
    try arrange(view, in: stack, at: arrangedCount(of: stack))
  }

  /// Removes a view from the arranged views of its stack. It stays a child.
  package mutating func disarrange(_ view: ItemID) throws(Status) {
    let item = try tree.findView(view)
    guard tree.items[item].arrangement >= 0 else { throw .kind }
    forgetArrangement(of: item, in: tree.items[tree.items[item].parent].stack)
  }

  /// Undoes appends: removes all arranged views after the first `count`, the last one first.
  package mutating func takeBack(behind count: Int, of stack: ItemID) throws(Status) {
    while try arrangedCount(of: stack) > count { try disarrange(arranged(arrangedCount(of: stack) - 1, of: stack)) }
  }

  package mutating func arrangedCount(of stack: ItemID) throws(Status) -> Int {
    Int(records[try findStack(stack)].count)
  }

  package mutating func arranged(_ index: Int, of id: ItemID) throws(Status) -> ItemID {
    let stack = try findStack(id)
    guard index >= 0, index < Int(records[stack].count) else { throw .outOfRange }
    return self.tree.id(ofItem: arrangements[arrangement(at: index, of: stack)].item)
  }

  private mutating func takeArrangement() throws(Status) -> Int32 {
    if !freeArrangements.isEmpty { return freeArrangements.removeLast() }
    try inMemory { () throws(MemoryError) in
      let count = arrangements.count + 1
      try arrangements.reserve(count)
      try freeArrangements.reserve(count)
      try update.changed.reserve(count)
      try visibilityChanges.list.reserve(count)
      try orphans.reserve(count)
    }
    arrangements.appendReserved(Arrangement(item: -1))
    return Int32(arrangements.count - 1)
  }

  private mutating func linkArrangement(_ arrangement: Int32, in stack: Int32, at index: Int) {
    let next = index == Int(records[stack].count) ? -1 : self.arrangement(at: index, of: stack)
    let previous = next < 0 ? records[stack].last : arrangements[next].previous
    arrangements[arrangement].previous = previous
    arrangements[arrangement].next = next
    if previous >= 0 { arrangements[previous].next = arrangement } else { records[stack].first = arrangement }
    if next >= 0 { arrangements[next].previous = arrangement } else { records[stack].last = arrangement }
    records[stack].count += 1
    noteChanged(arrangement, of: stack)
  }

  /// Returns the index in `arrangements` of the arranged view at an index of the stack. Searches from the nearer end of the list.
  private mutating func arrangement(at index: Int, of stack: Int32) -> Int32 {
    let fromEnd = Int(records[stack].count) - 1 - index
    var arrangement = index < fromEnd ? records[stack].first : records[stack].last
    for _ in 0..<min(index, fromEnd) {
      arrangement = index < fromEnd ? arrangements[arrangement].next : arrangements[arrangement].previous
    }
    return arrangement
  }

  private mutating func unlinkArrangement(_ arrangement: Int32, from stack: Int32) {
    let (previous, next) = (arrangements[arrangement].previous, arrangements[arrangement].next)
    if previous >= 0 { arrangements[previous].next = next } else { records[stack].first = next }
    if next >= 0 { arrangements[next].previous = previous } else { records[stack].last = previous }
    records[stack].count -= 1
    noteChanged(previous, of: stack)
    noteChanged(next, of: stack)
  }

  mutating func forgetArrangement(of item: Int32, in stack: Int32) {
    let arrangement = tree.items[item].arrangement
    removeVisibilityChange(of: item)
    if tree.items[item].isHidden { views.noteCollapse(of: item) }
    unlinkArrangement(arrangement, from: stack)
    // The arrangement must leave the list of changed views before another stack can reuse it.
    if arrangements[arrangement].isChanged { noteAllChanged(of: stack) }
    removeConstraints(ofArranged: item)
    if arrangements[arrangement].guide.raw != 0 { orphans.appendReserved(arrangements[arrangement].guide) }
    freeArrangements.appendReserved(arrangement)
    tree.items[item].arrangement = -1
    noteDirty(stack)
  }

  /// Removes the constraints that a stack has made for a view, except those of the guide after it.
  private mutating func removeConstraints(ofArranged item: Int32) {
    var mention = tree.items[item].mention
    while mention >= 0 {
      let slot = constraints.constraint(mentionedAt: mention)
      mention = self.constraints.mention(at: mention).pointee.next
      if arrangedKind(slot, owner: item) != nil { model.discard(slot) }
    }
  }
}

// MARK: Changes of items

extension Stacks {
  /// Removes an item from its stack. If the item is a stack, removes its record. Its guides and constraints are removed
  /// with their items.
  mutating func forgetStack(of item: Int32) {
    if tree.items[item].arrangement >= 0 { forgetArrangement(of: item, in: tree.items[tree.items[item].parent].stack) }
    let stack = tree.items[item].stack
    guard stack >= 0 else { return }
    while records[stack].first >= 0 {
      forgetArrangement(of: arrangements[records[stack].first].item, in: stack)
    }
    records[stack].item = -1
    freeRecords.appendReserved(stack)
    tree.items[item].stack = -1
  }

  /// Whether a view is inside a hidden view of a horizontal stack, below a root. The width of such a view is not its
  /// width when it is shown.
  mutating func isCollapsed(_ item: Int32, below root: Int32 = -1) -> Bool {
    var view = item
    while view != root {
      if tree.items[view].isGone(.horizontal) { return true }
      if tree.items[view].isHidden, tree.items[view].arrangement >= 0,
        records[tree.items[tree.items[view].parent].stack].settings.axis == .horizontal
      {
        return true
      }
      view = tree.items[view].parent
    }
    return false
  }

  /// Marks the stack of a view dirty after the view was hidden or shown.
  mutating func noteVisibility(of item: Int32) {
    guard tree.items[item].arrangement >= 0 else { return }
    noteChanged(tree.items[item].arrangement, of: tree.items[tree.items[item].parent].stack)
    noteVisibilityChange(of: item)
    views.noteCollapse(of: item)
  }

  /// Marks the stack of a view dirty after the intrinsic size of the view changed, if the stack fills proportionally.
  mutating func noteProportion(of item: Int32) {
    if views.isBoxed(item) { model.noteContent(of: item) }
    guard tree.items[item].arrangement >= 0 else { return }
    let stack = tree.items[tree.items[item].parent].stack
    if records[stack].settings.distribution == .fillProportionally {
      noteChanged(tree.items[item].arrangement, of: stack)
    }
  }

  /// Marks a stack dirty after its margins changed, if it fills its margins proportionally.
  mutating func noteShares(of item: Int32) {
    let stack = tree.items[item].stack
    guard stack >= 0, records[stack].settings.isInMargins else { return }
    if records[stack].settings.distribution == .fillProportionally { noteDirty(stack) }
  }
}

// MARK: Settings

extension Stacks {
  package mutating func settings(ofStack id: ItemID) throws(Status) -> StackSettings {
    records[try findStack(id)].settings
  }

  /// Changes the settings of a stack.
  package mutating func change(stack id: ItemID, _ body: (inout StackSettings) -> Void) throws(Status) {
    let stack = try findStack(id)
    let old = records[stack].settings
    var settings = old
    body(&settings)
    try checkCoordinate(settings.spacing)
    if settings == old { return }
    records[stack].settings = settings
    noteAllChanged(of: stack)
    if settings.axis != old.axis { views.noteCollapse(of: records[stack].item) }
  }

  package mutating func settings(ofArranged view: ItemID) throws(Status) -> ArrangedSettings {
    arrangements[try findArranged(view)].settings
  }

  /// Replaces the settings of an arranged view.
  package mutating func set(_ settings: ArrangedSettings, ofArranged view: ItemID) throws(Status) {
    let arrangement = try findArranged(view)
    try checkCoordinate(settings.spacingAfter)
    if arrangements[arrangement].settings == settings { return }
    arrangements[arrangement].settings = settings
    noteChanged(arrangement, of: tree.items[tree.items[view.slot].parent].stack)
  }

  private mutating func findArranged(_ view: ItemID) throws(Status) -> Int32 {
    let item = try tree.findView(view)
    guard tree.items[item].arrangement >= 0 else { throw .kind }
    return tree.items[item].arrangement
  }
}
