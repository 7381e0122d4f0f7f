// The ids, names and kinds of items.

import Memory
import Notation
import Solver
import Status

extension Tree {
  package mutating func isLive(_ id: ItemID) -> Bool {
    id.slot < items.count && items[id.slot].isLive && items[id.slot].generation == Identifier.generation(id.raw)
  }

  mutating func find(_ id: ItemID) throws(Status) -> Int32 {
    guard isLive(id) else { throw .stale(id.raw, .item) }
    return id.slot
  }

  package mutating func isView(_ id: ItemID) -> Bool { isLive(id) && items[id.slot].kind.isView }

  mutating func findView(_ id: ItemID) throws(Status) -> Int32 {
    let item = try find(id)
    guard items[item].kind.isView else { throw .kind }
    return item
  }

  /// Returns the slot of a view. Throws `.kind` for the window, whose size is set by the caller.
  mutating func findOwnView(_ item: ItemID) throws(Status) -> Int32 {
    let view = try findView(item)
    guard view != 0 else { throw .kind }
    return view
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

  /// The name of a live item, zero-terminated, or nil.
  package mutating func name(of item: ItemID) -> UnsafePointer<CChar>? {
    isLive(item) ? names[Int(item.slot)] : nil
  }

  /// Throws for the window, the guides of a scroll view, and items with an owner, which cannot be removed.
  package mutating func checkRemovable(_ item: ItemID) throws(Status) {
    let item = try find(item)
    guard item != 0 else { throw .inUse }
    guard items[item].kind.isView || items[item].kind == .guide else { throw .kind }
    guard !items[item].isOwned else { throw .owned }
  }

  package mutating func setName(_ name: StaticString, of item: ItemID) throws(Status) {
    try setName(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount), of: item)
  }

  package mutating func setName(_ name: UnsafeBufferPointer<UInt8>, of item: ItemID) throws(Status) {
    let slot = try find(item)
    let copy = try inMemory { () throws(MemoryError) in try names.copy(name, slots: items.count) }
    names.remove(Int(slot))
    names.put(copy, at: Int(slot))
  }

  /// Sets whether an item has an owner, so that the caller cannot remove it.
  package mutating func setOwned(_ isOwned: Bool, _ item: ItemID) throws(Status) {
    items[try find(item)].isOwned = isOwned
  }

  package var itemSlots: Int { mutating get { items.count } }

  /// The item of a slot; nil for a free slot.
  package mutating func item(at slot: Int32) -> ItemID? { items[slot].isLive ? id(ofItem: slot) : nil }

  /// Whether an item is inside another one, or is that item.
  package mutating func contains(_ outer: ItemID, _ inner: ItemID) -> Bool {
    guard isLive(outer), isLive(inner) else { return false }
    var item = inner.slot
    while item >= 0 {
      if item == outer.slot { return true }
      item = items[item].parent
    }
    return false
  }

  /// Whether an item or one of its ancestors is hidden.
  package mutating func isEffectivelyHidden(_ item: ItemID) throws(Status) -> Bool {
    var item = try find(item)
    while item >= 0 {
      if items[item].isHidden { return true }
      item = items[item].parent
    }
    return false
  }

  mutating func note(_ item: Int32) {
    let movement = items[item].movement
    if movement == .moved { return }
    items[item].movement = .moved
    if movement == .none { moved.appendReserved(item) } else { movedAgain.appendReserved(item) }
  }

  /// Sorts `moved` where many items moved: visiting items in memory order is faster. No result depends on the order.
  mutating func orderMoved() {
    guard moved.count > items.count / 8 else { return }
    var index = 1
    while index < moved.count && moved[index - 1] < moved[index] { index += 1 }
    if index == moved.count { return }
    moved.removeAll()
    for item in 0..<Int32(items.count) where items[item].movement != .none { moved.appendReserved(item) }
  }
}
