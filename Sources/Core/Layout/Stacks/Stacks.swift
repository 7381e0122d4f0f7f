// Stacks: adding, arranging, settings.

import Memory
import Notation
import Solver
import Status

// MARK: Adding

extension Scene {
  /// Adds a stack at the end of its parent's children.
  package mutating func addStack(
    in parent: ItemID, _ axis: Axis, name: UnsafeBufferPointer<UInt8>? = nil
  ) throws(Status) -> ItemID {
    try inMemory { () throws(MemoryError) in
      let count = stacks.records.count + 1
      try stacks.records.reserve(count)
      try stacks.freeRecords.reserve(count)
      try stacks.dirty.reserve(count)
    }
    let view = try addView(in: parent, name: name)
    let record = StackRecord(item: view.slot, settings: StackSettings(axis: axis))
    if stacks.freeRecords.isEmpty {
      items[view.slot].stack = Int32(stacks.records.count)
      stacks.records.appendReserved(record)
    } else {
      let place = stacks.freeRecords.removeLast()
      // A dirty stack that was removed is still listed in `dirty`, for the next stack of the slot.
      let isListed = stacks.records[place].isDirty
      items[view.slot].stack = place
      stacks.records[place] = record
      stacks.records[place].isDirty = isListed
    }
    dirtyStack(items[view.slot].stack)
    return view
  }

  /// Marks a stack dirty, and all its views changed.
  mutating func changeAll(of stack: Int32) {
    dirtyStack(stack)
    stacks.records[stack].isChanged = true
    var place = stacks.records[stack].firstChanged
    stacks.records[stack].firstChanged = -1
    while place >= 0 {
      stacks.arrangements[place].isChanged = false
      place = stacks.arrangements[place].nextChanged
    }
  }

  /// Marks a stack dirty, and an arranged view changed.
  private mutating func change(_ place: Int32, of stack: Int32) {
    dirtyStack(stack)
    if place < 0 || stacks.records[stack].isChanged || stacks.arrangements[place].isChanged { return }
    stacks.arrangements[place].isChanged = true
    stacks.arrangements[place].nextChanged = stacks.records[stack].firstChanged
    stacks.records[stack].firstChanged = place
  }

  /// Marks a stack dirty: its constraints must be updated.
  mutating func dirtyStack(_ stack: Int32) {
    isPending = true
    if stacks.records[stack].isDirty { return }
    stacks.records[stack].isDirty = true
    stacks.dirty.appendReserved(stack)
  }

  package mutating func isStack(_ item: ItemID) -> Bool { isLive(item) && items[item.slot].stack >= 0 }

  /// Whether a view is in this item and not in another.
  package mutating func isChild(_ view: ItemID, of item: ItemID) -> Bool {
    isLive(view) && isLive(item) && items[view.slot].parent == item.slot
  }

  private mutating func findStack(_ id: ItemID) throws(Status) -> Int32 {
    let item = try find(id)
    guard items[item].stack >= 0 else { throw .kind }
    return items[item].stack
  }
}

// MARK: Arranged views

extension Scene {
  /// Arranges a child of the stack before the arranged view at `index`, or at the end. A view that is arranged already
  /// moves, with the spacing after it.
  package mutating func arrange(_ view: ItemID, in id: ItemID, at index: Int) throws(Status) {
    let stack = try findStack(id)
    let item = try findView(view)
    guard items[item].parent == id.slot else { throw .kind }
    let isMove = items[item].arrangement >= 0
    guard (0...Int(stacks.records[stack].count) - (isMove ? 1 : 0)).contains(index) else { throw .outOfRange }
    if !isMove {
      let place = try takeArrangement()
      stacks.arrangements[place] = Arrangement(item: item)
      items[item].arrangement = place
      if items[item].isHidden { noteCollapse(of: item) }
    } else {
      unlinkArrangement(items[item].arrangement, from: stack)
    }
    linkArrangement(items[item].arrangement, in: stack, at: index)
    dirtyStack(stack)
  }

  /// Arranges a child of the stack, which is not arranged yet, at the end.
  package mutating func append(_ view: ItemID, to stack: ItemID) throws(Status) {
    guard items[try findView(view)].arrangement < 0 else { throw .repeated }
    try arrange(view, in: stack, at: arrangedCount(of: stack))
  }

  /// Removes a view from the arranged views of its stack. It stays a child.
  package mutating func disarrange(_ view: ItemID) throws(Status) {
    let item = try findView(view)
    guard items[item].arrangement >= 0 else { throw .kind }
    forgetArrangement(of: item, in: items[items[item].parent].stack)
  }

  /// Undoes appends: removes all arranged views behind the first `count`, the last one first.
  package mutating func withdraw(behind count: Int, of stack: ItemID) throws(Status) {
    while try arrangedCount(of: stack) > count { try disarrange(arranged(arrangedCount(of: stack) - 1, of: stack)) }
  }

  package mutating func arrangedCount(of stack: ItemID) throws(Status) -> Int {
    Int(stacks.records[try findStack(stack)].count)
  }

  package mutating func arranged(_ index: Int, of id: ItemID) throws(Status) -> ItemID {
    let stack = try findStack(id)
    guard index >= 0, index < Int(stacks.records[stack].count) else { throw .outOfRange }
    return self.id(ofItem: stacks.arrangements[place(index, of: stack)].item)
  }

  private mutating func takeArrangement() throws(Status) -> Int32 {
    if !stacks.freeArrangements.isEmpty { return stacks.freeArrangements.removeLast() }
    try inMemory { () throws(MemoryError) in
      let count = stacks.arrangements.count + 1
      try stacks.arrangements.reserve(count)
      try stacks.freeArrangements.reserve(count)
      try stacks.changed.reserve(count)
      try flips.reserve(count)
      try stacks.orphans.reserve(count)
    }
    stacks.arrangements.appendReserved(Arrangement(item: -1))
    return Int32(stacks.arrangements.count - 1)
  }

  private mutating func linkArrangement(_ place: Int32, in stack: Int32, at index: Int) {
    let next = index == Int(stacks.records[stack].count) ? -1 : self.place(index, of: stack)
    let previous = next < 0 ? stacks.records[stack].last : stacks.arrangements[next].previous
    stacks.arrangements[place].previous = previous
    stacks.arrangements[place].next = next
    if previous >= 0 { stacks.arrangements[previous].next = place } else { stacks.records[stack].first = place }
    if next >= 0 { stacks.arrangements[next].previous = place } else { stacks.records[stack].last = place }
    stacks.records[stack].count += 1
    change(place, of: stack)
  }

  /// Returns the place of the arranged view at an index, from the nearer end.
  private mutating func place(_ index: Int, of stack: Int32) -> Int32 {
    let fromEnd = Int(stacks.records[stack].count) - 1 - index
    var place = index < fromEnd ? stacks.records[stack].first : stacks.records[stack].last
    for _ in 0..<min(index, fromEnd) {
      place = index < fromEnd ? stacks.arrangements[place].next : stacks.arrangements[place].previous
    }
    return place
  }

  private mutating func unlinkArrangement(_ place: Int32, from stack: Int32) {
    let (previous, next) = (stacks.arrangements[place].previous, stacks.arrangements[place].next)
    if previous >= 0 { stacks.arrangements[previous].next = next } else { stacks.records[stack].first = next }
    if next >= 0 { stacks.arrangements[next].previous = previous } else { stacks.records[stack].last = previous }
    stacks.records[stack].count -= 1
    change(previous, of: stack)
    change(next, of: stack)
  }

  mutating func forgetArrangement(of item: Int32, in stack: Int32) {
    let place = items[item].arrangement
    forgetFlip(of: item)
    if items[item].isHidden { noteCollapse(of: item) }
    unlinkArrangement(place, from: stack)
    // A place in the list of changed views must not be given to another stack.
    if stacks.arrangements[place].isChanged { changeAll(of: stack) }
    discardArranged(item)
    if stacks.arrangements[place].guide.raw != 0 { stacks.orphans.appendReserved(stacks.arrangements[place].guide) }
    stacks.freeArrangements.appendReserved(place)
    items[item].arrangement = -1
    dirtyStack(stack)
  }

  /// Removes the constraints that a stack has made for a view, but for those of the guide after it.
  private mutating func discardArranged(_ item: Int32) {
    var mention = items[item].mention
    while mention >= 0 {
      let slot = constraint(mentionedAt: mention)
      mention = self.mention(at: mention).pointee.next
      if arrangedKind(slot, owner: item) != nil { discard(slot) }
    }
  }
}

// MARK: Changes of items

extension Scene {
  /// Removes an item from its stack and, if it is a stack, its record. Guides and constraints are removed with their
  /// items.
  mutating func forgetStack(of item: Int32) {
    if items[item].arrangement >= 0 { forgetArrangement(of: item, in: items[items[item].parent].stack) }
    let stack = items[item].stack
    guard stack >= 0 else { return }
    while stacks.records[stack].first >= 0 {
      forgetArrangement(of: stacks.arrangements[stacks.records[stack].first].item, in: stack)
    }
    stacks.records[stack].item = -1
    stacks.freeRecords.appendReserved(stack)
    items[item].stack = -1
  }

  /// Marks the stack of a view dirty after the view was hidden or shown.
  mutating func noteVisibility(of item: Int32) {
    guard items[item].arrangement >= 0 else { return }
    change(items[item].arrangement, of: items[items[item].parent].stack)
    noteFlip(of: item)
    noteCollapse(of: item)
  }

  /// Marks the stack of a view dirty after its intrinsic size changed, if it distributes by proportions.
  mutating func noteProportion(of item: Int32) {
    if isArranged(item) { noteContent(of: item) }
    guard items[item].arrangement >= 0 else { return }
    let stack = items[items[item].parent].stack
    if stacks.records[stack].settings.distribution == .fillProportionally { change(items[item].arrangement, of: stack) }
  }
}

extension Scene {
  /// Marks a stack dirty after its margins changed, if it distributes what is inside of them by proportions.
  mutating func noteShares(of item: Int32) {
    let stack = items[item].stack
    guard stack >= 0, stacks.records[stack].settings.isInMargins else { return }
    if stacks.records[stack].settings.distribution == .fillProportionally { dirtyStack(stack) }
  }
}

// MARK: Settings

extension Scene {
  package mutating func settings(ofStack id: ItemID) throws(Status) -> StackSettings {
    stacks.records[try findStack(id)].settings
  }

  /// Changes the settings of a stack.
  package mutating func change(stack id: ItemID, _ body: (inout StackSettings) -> Void) throws(Status) {
    let stack = try findStack(id)
    let old = stacks.records[stack].settings
    var settings = old
    body(&settings)
    try check(settings.spacing)
    if settings == old { return }
    stacks.records[stack].settings = settings
    changeAll(of: stack)
    if settings.axis != old.axis { noteCollapse(of: stacks.records[stack].item) }
  }

  package mutating func settings(ofArranged view: ItemID) throws(Status) -> ArrangedSettings {
    stacks.arrangements[try findArranged(view)].settings
  }

  /// Replaces the settings of an arranged view.
  package mutating func set(_ settings: ArrangedSettings, ofArranged view: ItemID) throws(Status) {
    let place = try findArranged(view)
    try check(settings.spacingAfter)
    if stacks.arrangements[place].settings == settings { return }
    stacks.arrangements[place].settings = settings
    change(place, of: items[items[view.slot].parent].stack)
  }

  private mutating func findArranged(_ view: ItemID) throws(Status) -> Int32 {
    let item = try findView(view)
    guard items[item].arrangement >= 0 else { throw .kind }
    return items[item].arrangement
  }
}
