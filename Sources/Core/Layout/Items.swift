// Items: adding, names, removing.

import Memory
import Notation
import Solver
import Status

// MARK: Adding

extension Scene {
  /// Adds a view at the end of its parent's children. A scroll view is created with its two guides.
  package mutating func addView(
    in parent: ItemID, _ kind: ItemKind = .plain, name: UnsafeBufferPointer<UInt8>? = nil
  ) throws(Status) -> ItemID {
    let parent = try findView(parent)
    guard kind.isView else { throw .outOfRange }
    if isBox(parent) { return try addArranged(kind, in: parent, name) }
    let isScroll = kind == .scroll
    let copy = try prepareItem(named: name, items: isScroll ? 3 : 1, variables: isScroll ? 6 : 4)
    let view = try makeItem(kind, in: parent, copy)
    items[view].margins = Insets(top: 8, left: 8, bottom: 8, right: 8)
    if isScroll { try makeScrollGuides(of: view) }
    return id(ofItem: view)
  }

  /// Adds a guide to a view.
  package mutating func addGuide(
    in owner: ItemID, name: UnsafeBufferPointer<UInt8>? = nil
  ) throws(Status) -> ItemID {
    let owner = try findView(owner)
    let copy = try prepareItem(named: name, items: 1, variables: 4)
    return id(ofItem: try makeItem(.guide, in: owner, copy))
  }

  /// Does everything that can fail when items are created. Returns a copy of the name, for `makeItem`.
  mutating func prepareItem(
    named name: UnsafeBufferPointer<UInt8>?, items count: Int, variables: Int
  ) throws(Status) -> UnsafeMutablePointer<CChar>? {
    if let name, !isName(name) { throw .text }
    try reserve(items: count, variables: variables)
    try makeRoomForAges()
    guard let name, name.count > 0 else { return nil }
    return try inMemory { () throws(MemoryError) in try itemNames.copy(name, slots: items.count + count) }
  }

  /// Reserves memory for `more` views, of which those that scroll take more when they are added.
  package mutating func reserve(views more: Int) throws(Status) { try reserve(items: more, variables: 4 * more) }

  /// Reserves memory for items, their variables, and every list that they may be in.
  mutating func reserve(items more: Int, variables: Int) throws(Status) {
    let count = items.count + max(0, more - freeItems.count)
    guard count <= Identifier.slotLimit else { throw .tooMany }
    try solver.reserve(variables: variables)
    let slots = solver.variableSlots + variables
    try inMemory { () throws(MemoryError) in
      try items.reserve(count)
      try freeItems.reserve(count)
      try moved.reserve(count)
      try keptFrames.reserve(count)
      try changes.reserve(count)
      try formerFrames.reserve(count)
      try walk.reserve(count)
      try unmeasured.reserve(count)
      try releasedVariables.reserve(slots)
      if owners.count < slots { try owners.resize(to: slots, filling: -1) }
    }
  }

  private mutating func makeItem(
    _ kind: ItemKind, in parent: Int32, _ name: UnsafeMutablePointer<CChar>?
  ) throws(Status) -> Int32 {
    let item = takeItem(kind, parent: parent)
    items[item].left = try makeVariable(of: item)
    items[item].top = try makeVariable(of: item)
    items[item].width = try makeSize(of: item)
    items[item].height = try makeSize(of: item)
    if let name { itemNames.put(name, at: Int(item)) }
    return item
  }

  /// The content guide has variables for its size alone; the frame guide has none, it is as large as the view.
  mutating func makeScrollGuides(of view: Int32) throws(Status) {
    let content = takeItem(.contentGuide, parent: view)
    items[content].width = try makeSize(of: content)
    items[content].height = try makeSize(of: content)
    let frame = takeItem(.frameGuide, parent: view)
    items[frame].width = items[view].width
    items[frame].height = items[view].height
    items[view].contentGuide = content
    items[view].frameGuide = frame
  }

  /// Takes a slot that is reserved, and links it to its parent.
  mutating func takeItem(_ kind: ItemKind, parent: Int32) -> Int32 {
    let item: Int32
    if freeItems.isEmpty {
      item = Int32(items.count)
      items.appendReserved(ItemRecord())
    } else {
      item = freeItems.removeLast()
    }
    additions += 1
    items[item].isLive = true
    items[item].kind = kind
    if kind.isView { items[item].age = solver.takeAges(OwnedRow.count) }
    items[item].parent = parent
    if parent >= 0 {
      items[item].depth = items[parent].depth + 1
      items[item].isMirrored = items[parent].isMirrored
      insert(item)
      // Its frame may have to be reported, although none of its values changed.
      note(item)
    }
    isPending = true
    return item
  }

  mutating func makeVariable(of item: Int32) throws(Status) -> VariableID {
    let variable = try solver.addVariable()
    owners[solver.slot(of: variable)] = item
    return variable
  }
}

// MARK: Reading

extension Scene {
  package mutating func isLive(_ id: ItemID) -> Bool {
    id.slot < items.count && items[id.slot].isLive && items[id.slot].generation == Identifier.generation(id.raw)
  }

  mutating func find(_ id: ItemID) throws(Status) -> Int32 {
    guard isLive(id) else { throw solver.stale(id.raw, .item) }
    return id.slot
  }

  package mutating func isView(_ id: ItemID) -> Bool { isLive(id) && items[id.slot].kind.isView }

  mutating func findView(_ id: ItemID) throws(Status) -> Int32 {
    let item = try find(id)
    guard items[item].kind.isView else { throw .kind }
    return item
  }

  mutating func findScroll(_ id: ItemID) throws(Status) -> Int32 {
    let item = try find(id)
    guard items[item].kind == .scroll else { throw .kind }
    return item
  }

  mutating func id(ofItem slot: Int32) -> ItemID {
    ItemID(Identifier.raw(slot: slot, generation: items[slot].generation))
  }

  mutating func optionalID(_ slot: Int32) -> ItemID? { slot < 0 ? nil : id(ofItem: slot) }

  package mutating func kind(of item: ItemID) throws(Status) -> ItemKind { items[try find(item)].kind }

  package mutating func isHidden(_ item: ItemID) throws(Status) -> Bool { items[try find(item)].isHidden }

  /// Hides a view or shows it. Its constraints stay: only stacks look at this.
  package mutating func setHidden(_ isHidden: Bool, _ item: ItemID) throws(Status) {
    let view = try findView(item)
    if isHidden == items[view].isHidden { return }
    items[view].isHidden = isHidden
    if items[view].node >= 0 { noteBoxVisibility(of: view) }
    noteVisibility(of: view)
  }

  /// The name of a live item, zero-terminated, or nil.
  package mutating func name(of item: ItemID) -> UnsafePointer<CChar>? {
    isLive(item) ? itemNames[Int(item.slot)] : nil
  }
}

// MARK: Removing

extension Scene {
  /// Removes an item with its descendants, and every constraint that mentions one of them.
  package mutating func remove(_ item: ItemID) throws(Status) {
    try checkRemovable(item)
    let root = item.slot
    detach(root)
    walk.removeAll()
    var next = root
    while next >= 0 {
      walk.appendReserved(next)
      next = successor(of: next, below: root)
    }
    removeNodes()
    for index in 0..<walk.count { freeItem(walk[index]) }
    isPending = true
  }

  /// Throws for the window, the guides of a scroll view, and items with an owner, which cannot be removed.
  package mutating func checkRemovable(_ item: ItemID) throws(Status) {
    let item = try find(item)
    guard item != 0 else { throw .inUse }
    guard items[item].kind.isView || items[item].kind == .guide else { throw .kind }
    owner = .stated
    guard !items[item].isGenerated else { throw .owned }
  }

  private mutating func freeItem(_ item: Int32) {
    forgetStack(of: item)
    while items[item].mention >= 0 { discard(constraint(mentionedAt: items[item].mention)) }
    if items[item].kind != .frameGuide {
      // In this order, so that a new item takes the slots in the order in which this one had them.
      releaseVariable(items[item].height)
      releaseVariable(items[item].width)
      releaseVariable(items[item].top)
      releaseVariable(items[item].left)
    }
    removeMeasure(of: item)
    itemNames.remove(Int(item))
    var fresh = ItemRecord()
    fresh.generation = Identifier.successor(items[item].generation)
    // These lists hold slots: the entry goes to the next item of the slot.
    fresh.isMoved = items[item].isMoved
    fresh.isUnmeasured = items[item].isUnmeasured
    items[item] = fresh
    freeItems.appendReserved(item)
  }

  private mutating func releaseVariable(_ variable: VariableID) {
    guard variable.raw != 0 else { return }
    owners[solver.slot(of: variable)] = -1
    releasedVariables.appendReserved(variable)
  }
}
