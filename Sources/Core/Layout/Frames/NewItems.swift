// Adding items, and freeing them.

import Memory
import Notation
import Solver
import Status

// MARK: Adding

extension Frames {
  /// Adds a view at the end of its parent's children. A scroll view is created with its two guides.
  package mutating func addView(
    in parent: ItemID, _ kind: ItemKind = .plain, name: UnsafeBufferPointer<UInt8>? = nil
  ) throws(Status) -> ItemID {
    let parent = try tree.findView(parent)
    guard kind.isView else { throw .outOfRange }
    if views.isBox(parent) {
      let node = try inMemory { () throws(MemoryError) in try boxes.makeNode(isBox: false) }
      return try addArranged(kind, node, in: parent, name)
    }
    let isScroll = kind == .scroll
    let copy = try prepareItem(named: name, items: isScroll ? 3 : 1, variables: isScroll ? 6 : 4)
    let view = try makeItem(kind, in: parent, copy)
    if isScroll { try makeScrollGuides(of: view) }
    return tree.id(ofItem: view)
  }

  /// Adds a guide to a view.
  package mutating func addGuide(
    in owner: ItemID, name: UnsafeBufferPointer<UInt8>? = nil
  ) throws(Status) -> ItemID {
    let owner = try tree.findView(owner)
    let copy = try prepareItem(named: name, items: 1, variables: 4)
    return tree.id(ofItem: try makeItem(.guide, in: owner, copy))
  }

  /// Does everything that can fail when items are created. Returns a copy of the name, for `makeItem`.
  mutating func prepareItem(
    named name: UnsafeBufferPointer<UInt8>?, items count: Int, variables: Int
  ) throws(Status) -> UnsafeMutablePointer<CChar>? {
    if let name, !isName(name) { throw .text }
    try reserve(items: count, variables: variables)
    try model.makeRoomForSerials()
    guard let name, name.count > 0 else { return nil }
    return try inMemory { () throws(MemoryError) in try tree.names.copy(name, slots: tree.items.count + count) }
  }

  /// Reserves memory for `more` views, of which boxes arrange some. Scroll views reserve the memory for their guides when they
  /// are added.
  package mutating func reserve(views more: Int, arranged: Int = 0) throws(Status) {
    try reserve(items: more, variables: 4 * (more - arranged))
  }

  /// Reserves memory for items, their variables, and every list that they may be in.
  mutating func reserve(items more: Int, variables: Int) throws(Status) {
    let count = tree.items.count + max(0, more - tree.freeItems.count)
    // Reports about the window exchange the list of changes for one of their own.
    if count > min(reservedItems, changes.room) { try reserve(count) }
    if variables == 0 { return }
    try solver.reserve(variables: variables)
    let slots = solver.variableSlots + variables
    try inMemory { () throws(MemoryError) in
      try model.deferred.releasedVariables.reserve(slots)
      try model.variableItems.fill(to: slots, with: -1)
    }
  }

  /// Reserves memory for `count` items in all, in every list that they may be in.
  @inline(never)
  private mutating func reserve(_ count: Int) throws(Status) {
    guard count <= Identifier.slotLimit else { throw .tooMany }
    try inMemory { () throws(MemoryError) in
      try tree.items.reserve(count)
      try tree.freeItems.reserve(count)
      try tree.moved.reserve(count)
      try changes.reserve(count)
      try tree.walk.reserve(count)
      try views.unmeasured.reserve(count)
      let room = itemRoom
      if keepsFormerFrames { try formerFrames.reserve(room) }
      if views.scale > 0 { try tree.phases.resize(to: room, filling: (0, 0)) }
      reservedItems = room
    }
  }

  mutating func trimSpare() {
    model.trimSpare()
    changes.trimSpare(of: tree.items.count)
    reservedItems = min(reservedItems, itemRoom)
  }

  /// For how many items all lists by slot have room.
  private var itemRoom: Int {
    mutating get {
      let room = min(tree.items.room, min(tree.freeItems.room, tree.moved.room))
      return min(room, min(changes.room, min(tree.walk.room, views.unmeasured.room)))
    }
  }

  /// Makes reports fill `formerFrames`, or not any more.
  package mutating func keepFormerFrames(_ keeps: Bool) throws(Status) {
    if keeps { try inMemory { () throws(MemoryError) in try formerFrames.reserve(reservedItems) } }
    keepsFormerFrames = keeps
  }

  private mutating func makeItem(
    _ kind: ItemKind, in parent: Int32, _ name: UnsafeMutablePointer<CChar>?
  ) throws(Status) -> Int32 {
    let item = takeItem(kind, parent: parent)
    try model.makeVariables(of: item)
    if let name { tree.names.put(name, at: Int(item)) }
    if !boxes.roots.isEmpty { model.noteFittingSize(around: parent) }
    return item
  }

  /// Adds the two guides of a scroll view. The content guide has variables for its size only; the frame guide has none,
  /// since it has the size of the view.
  mutating func makeScrollGuides(of view: Int32) throws(Status) {
    let content = takeItem(.contentGuide, parent: view)
    tree.items[content].width = try model.makeSize(of: content)
    tree.items[content].height = try model.makeSize(of: content)
    let frame = takeItem(.frameGuide, parent: view)
    tree.items[frame].width = tree.items[view].width
    tree.items[frame].height = tree.items[view].height
    tree.items[view].contentGuide = content
    tree.items[view].frameGuide = frame
  }

  /// Takes a slot that is reserved, and links it to its parent.
  mutating func takeItem(_ kind: ItemKind, parent: Int32) -> Int32 {
    let item: Int32
    if tree.freeItems.isEmpty {
      item = Int32(tree.items.count)
      tree.items.appendReserved(ItemRecord())
    } else {
      item = tree.freeItems.removeLast()
    }
    tree.additions += 1
    tree.items[item].isLive = true
    tree.items[item].kind = kind
    if kind.isView {
      tree.items[item].serial = solver.takeSerials(OwnedRow.count)
      tree.items[item].insets = ItemInsets.ofViews
    }
    tree.items[item].parent = parent
    if parent >= 0 {
      tree.items[item].depth = tree.items[parent].depth + 1
      tree.items[item].isMirrored = tree.items[parent].isMirrored
      tree.insert(item)
      // The frame may have to be reported even if none of its values changed.
      tree.note(item)
    }
    model.isPending = true
    return item
  }

  /// Frees the slot of an item that is not linked to a parent, its variables, and the constraints that mention it.
  mutating func freeItem(_ item: Int32) {
    while tree.items[item].mention >= 0 { model.discard(constraints.constraint(mentionedAt: tree.items[item].mention)) }
    if tree.items[item].kind != .frameGuide { model.releaseVariables(of: item) }
    views.removeMeasure(of: item)
    views.dimensions.removeRecord(of: item)
    if tree.items[item].isGone(.horizontal) || tree.items[item].isGone(.vertical) { tree.goneItems -= 1 }
    tree.names.remove(Int(item))
    tree.forgetInsets(of: item)
    if views.scale > 0 { tree.phases[item] = (0, 0) }
    var fresh = ItemRecord()
    fresh.generation = Identifier.successor(tree.items[item].generation)
    // These lists contain slots, so the entry now belongs to the next item in the slot.
    fresh.movement = tree.items[item].movement
    fresh.isUnmeasured = tree.items[item].isUnmeasured
    tree.items[item] = fresh
    tree.freeItems.appendReserved(item)
  }
}
