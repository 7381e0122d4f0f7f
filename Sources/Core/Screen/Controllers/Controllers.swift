// Adds and removes controllers, and shows one of those in a container.

import Layout
import Memory
import Solver
import Status

/// Controllers with their bars and guides.
package struct Controllers: ~Copyable {
  package var display: Display
  var records: Buffer<ControllerRecord>
  var free: Buffer<Int32>
  /// The slots of all controllers; containers precede what they contain.
  var order: Buffer<Int32>

  @inline(__always)
  init(_ account: Account) {
    display = Display(account)
    records = Buffer(account)
    free = Buffer(account)
    order = Buffer(account)
  }

  mutating func release() {
    display.release()
    records.release()
    free.release()
    order.release()
  }

  var count: Int { @inline(__always) get { order.count } }

  subscript(slot: Int32) -> ControllerRecord {
    @inline(__always) _read { yield records[slot] }
    @inline(__always) _modify { yield &records[slot] }
  }

  /// The controller at an index of `order`.
  subscript(ordered index: Int) -> ControllerRecord {
    @inline(__always) _read { yield records[order[index]] }
    @inline(__always) _modify { yield &records[order[index]] }
  }

  var window: Window {
    @inline(__always) _read { yield display.window }
    @inline(__always) _modify { yield &display.window }
  }

  var animatedScene: AnimatedScene {
    @inline(__always) _read { yield display.animatedScene }
    @inline(__always) _modify { yield &display.animatedScene }
  }

  var scene: Scene {
    @inline(__always) _read { yield display.animatedScene.scene }
    @inline(__always) _modify { yield &display.animatedScene.scene }
  }
}

// MARK: Adding

extension Controllers {
  /// Adds bars, guides and owned constraints of a new controller.
  mutating func addParts(of record: inout ControllerRecord) throws(Status) {
    let (view, superview) = (record.view, record.superview)
    try scene.tree.setOwned(true, view)
    try animatedScene.addOwned(view, .left, to: superview, .left)
    try animatedScene.addOwned(view, .width, to: superview, .width)
    record.area.top = try animatedScene.addOwned(view, .top, to: superview, .top)
    record.area.heightDifference = try animatedScene.addOwned(view, .height, to: superview, .height)
    if record.isContent {
      record.guides.top = try scene.addOwned(.guide, in: view, name: "top_guide")
      record.guides.topLength = try makeGuide(record.guides.top, .top, of: view)
      record.guides.bottom = try scene.addOwned(.guide, in: view, name: "bottom_guide")
      let outer = record.kind == .table ? try scene.tree.frameGuide(of: view) : view
      record.guides.bottomLength = try makeGuide(record.guides.bottom, .bottom, of: outer)
    }
    if record.kind == .navigation {
      record.bars.top = try makeBar(.navigation, in: view, at: .top, name: "navigation_bar")
      record.bars.bottom = try makeBar(.toolbar, in: view, at: .bottom, name: "toolbar")
      record.bars.bottom.isHidden = true
      try scene.setShown(false, record.bars.bottom.item)
    } else if record.kind == .tab {
      record.bars.bottom = try makeBar(.tab, in: view, at: .bottom, name: "tab_bar")
    }
  }

  /// Adds the owned constraints of a guide: width 0, at the left, and a screen constant for its height.
  private mutating func makeGuide(_ guide: ItemID, _ edge: Attribute, of view: ItemID) throws(Status) -> ScreenConstant
  {
    try animatedScene.addOwned(guide, .left, to: view, .left)
    _ = try animatedScene.addOwnedSize(guide, .width)
    try animatedScene.addOwned(guide, edge, to: view, edge)
    return try animatedScene.addOwnedSize(guide, .height)
  }

  private mutating func makeBar(
    _ kind: BarKind, in view: ItemID, at edge: Attribute, name: StaticString
  ) throws(Status) -> BarRecord {
    var bar = BarRecord()
    bar.kind = kind
    bar.item = try scene.addOwned(.bar, in: view, name: name)
    try animatedScene.addOwned(bar.item, .left, to: view, .left)
    try animatedScene.addOwned(bar.item, .width, to: view, .width)
    bar.position = try animatedScene.addOwned(bar.item, edge, to: view, edge)
    bar.height = try animatedScene.addOwnedSize(bar.item, .height)
    return bar
  }

  /// Returns a free slot without taking it, and reserves the memory that freeing it needs.
  mutating func reserveController() throws(Status) -> Int32 {
    if free.isEmpty {
      guard records.count < Identifier.slotLimit else { throw .tooMany }
      try inMemory { () throws(MemoryError) in
        try free.reserve(records.count + 1)
        try order.reserve(records.count + 1)
        try records.append(ControllerRecord())
        free.appendReserved(Int32(records.count - 1))
      }
    }
    return free.last
  }

  mutating func take(_ record: ControllerRecord, at slot: Int32) -> ControllerID {
    let generation = records[slot].generation
    records[slot] = record
    records[slot].generation = generation
    _ = free.removeLast()
    order.appendReserved(slot)
    if record.isContained, records[record.parent].selected < 0 { records[record.parent].selected = slot }
    if record.isContained { showChild(of: record.parent) }
    animatedScene.isPending = true
    return id(ofController: slot)
  }
}

// MARK: Removing

extension Controllers {
  mutating func freeController(_ slot: Int32) {
    var fresh = ControllerRecord()
    fresh.generation = Identifier.successor(records[slot].generation)
    records[slot] = fresh
    order.removeFirst(slot)
    free.appendReserved(slot)
  }

  mutating func replaceSelection(of parent: Int32, _ gone: Int32) {
    if records[parent].selected == gone { records[parent].selected = child(of: parent, at: 0) }
    showChild(of: parent)
  }

  /// Throws `.inUse` for an item that is or contains the view of a controller.
  package mutating func checkRemovable(_ item: ItemID) throws(Status) {
    if display.isObstruction(item) { return }
    try scene.tree.checkRemovable(item)
    for index in 0..<order.count where scene.tree.contains(item, self[ordered: index].view) { throw .inUse }
  }
}

// MARK: Finding

extension Controllers {
  @inline(never)
  mutating func find(_ id: ControllerID) throws(Status) -> Int32 {
    guard animatedScene.hasScreen else { throw .mode }
    guard id.slot < records.count, records[id.slot].isLive,
      records[id.slot].generation == Identifier.generation(id.raw)
    else { throw .stale(id.raw, .other) }
    return id.slot
  }

  mutating func id(ofController slot: Int32) -> ControllerID {
    ControllerID(Identifier.raw(slot: slot, generation: records[slot].generation))
  }

  /// Returns the innermost controller whose view contains an item, or is it; -1 for none.
  @inline(never)
  mutating func controller(around item: ItemID) -> Int32 {
    for index in stride(from: order.count - 1, through: 0, by: -1)
    where scene.tree.contains(self[ordered: index].view, item) {
      return order[index]
    }
    return -1
  }

  /// The controller whose view an item is; nil for none.
  package mutating func controller(ofView item: ItemID) -> ControllerID? {
    for index in 0..<order.count where self[ordered: index].view == item { return id(ofController: order[index]) }
    return nil
  }

  package mutating func view(of id: ControllerID) throws(Status) -> ItemID { records[try find(id)].view }

  package mutating func kind(of id: ControllerID) throws(Status) -> ControllerKind {
    records[try find(id)].kind
  }

  package mutating func parent(of id: ControllerID) throws(Status) -> ControllerID? {
    let parent = records[try find(id)].parent
    return parent < 0 ? nil : self.id(ofController: parent)
  }

  /// The contained controller that is shown.
  package mutating func shown(in id: ControllerID) throws(Status) -> ControllerID? {
    let slot = try find(id)
    guard records[slot].kind.isContainer else { throw .kind }
    let shown = shownChild(of: slot)
    return shown < 0 ? nil : self.id(ofController: shown)
  }

  package mutating func guides(of id: ControllerID) throws(Status) -> (top: ItemID, bottom: ItemID) {
    let record = records[try find(id)]
    guard record.isContent else { throw .kind }
    return (record.guides.top, record.guides.bottom)
  }
}
