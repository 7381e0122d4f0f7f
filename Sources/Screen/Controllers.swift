// Controllers: adding, removing, and which of them is shown.

import Layout
import Memory
import Notation
import Solver
import Status

// MARK: Adding

extension Screen {
  /// Adds a controller with a view of its own that fills `home`. In the view of a navigation controller it is pushed;
  /// in that of a tab controller it is another tab.
  package mutating func addController(
    _ kind: ControllerKind, in home: ItemID, name: UnsafeBufferPointer<UInt8>? = nil
  ) throws(Status) -> ControllerID {
    try checkOpen()
    guard try scene.kind(of: home).isView else { throw .kind }
    let parent = controller(around: home)
    let isContained = parent >= 0 && controllers[parent].kind.isContainer && controllers[parent].view == home
    if isContained, kind == .navigation, controllers[parent].kind == .navigation { throw .kind }
    let slot = try reserveController()
    let isSettled = !isPending && !scene.isLayoutPending
    var record = ControllerRecord()
    record.kind = kind
    record.home = home
    record.parent = parent
    record.isContained = isContained
    record.view = try addView(in: home, kind == .table ? .scroll : .plain, name: name)
    do throws(Status) { try addParts(of: &record) } catch {
      try scene.setOwned(false, record.view)
      try scene.remove(record.view)
      collectScrolls()
      if isSettled { settleAgain() }
      throw error
    }
    return enter(record, at: slot)
  }

  /// Adds bars, guides and fixed constraints of a new controller.
  private mutating func addParts(of record: inout ControllerRecord) throws(Status) {
    let (view, home) = (record.view, record.home)
    try scene.setOwned(true, view)
    try fix(view, .left, to: home, .left)
    try fix(view, .width, to: home, .width)
    record.top = try fix(view, .top, to: home, .top)
    record.cut = try fix(view, .height, to: home, .height)
    if record.isContent {
      record.topGuide = try scene.addOwned(.guide, in: view, name: "top_guide")
      record.topLength = try makeGuide(record.topGuide, .top, of: view)
      record.bottomGuide = try scene.addOwned(.guide, in: view, name: "bottom_guide")
      let outer = record.kind == .table ? try scene.frameGuide(of: view) : view
      record.bottomLength = try makeGuide(record.bottomGuide, .bottom, of: outer)
    }
    if record.kind == .navigation {
      record.topBar = try makeBar(.navigation, in: view, at: .top, name: "navigation_bar")
      record.bottomBar = try makeBar(.toolbar, in: view, at: .bottom, name: "toolbar")
      record.bottomBar.isHidden = true
      try scene.setShown(false, record.bottomBar.item)
    } else if record.kind == .tab {
      record.bottomBar = try makeBar(.tab, in: view, at: .bottom, name: "tab_bar")
    }
  }

  /// Fixes a guide: width 0 at the left, and a screen constant for its height.
  private mutating func makeGuide(_ guide: ItemID, _ edge: Attribute, of view: ItemID) throws(Status) -> ScreenConstant
  {
    try fix(guide, .left, to: view, .left)
    _ = try fixSize(guide, .width)
    try fix(guide, edge, to: view, edge)
    return try fixSize(guide, .height)
  }

  private mutating func makeBar(
    _ kind: BarKind, in view: ItemID, at edge: Attribute, name: StaticString
  ) throws(Status) -> BarRecord {
    var bar = BarRecord()
    bar.kind = kind
    bar.item = try scene.addOwned(.bar, in: view, name: name)
    try fix(bar.item, .left, to: view, .left)
    try fix(bar.item, .width, to: view, .width)
    bar.place = try fix(bar.item, edge, to: view, edge)
    bar.height = try fixSize(bar.item, .height)
    return bar
  }

  /// Returns a free slot, not yet taken, and reserves the memory that freeing it needs.
  private mutating func reserveController() throws(Status) -> Int32 {
    if freeControllers.isEmpty {
      guard controllers.count < Identifier.slotLimit else { throw .tooMany }
      try inMemory { () throws(MemoryError) in
        try freeControllers.reserve(controllers.count + 1)
        try order.reserve(controllers.count + 1)
        try controllers.append(ControllerRecord())
        freeControllers.appendReserved(Int32(controllers.count - 1))
      }
    }
    return freeControllers.last
  }

  private mutating func enter(_ record: ControllerRecord, at slot: Int32) -> ControllerID {
    let generation = controllers[slot].generation
    controllers[slot] = record
    controllers[slot].generation = generation
    controllers[slot].isLive = true
    _ = freeControllers.removeLast()
    order.appendReserved(slot)
    if record.isContained, controllers[record.parent].selected < 0 { controllers[record.parent].selected = slot }
    if record.isContained { showChild(of: record.parent) }
    isPending = true
    return id(ofController: slot)
  }
}

// MARK: Removing

extension Screen {
  /// Removes a controller with its view and everything in it.
  package mutating func remove(_ id: ControllerID) throws(Status) {
    let slot = try find(id)
    let record = controllers[slot]
    try scene.setOwned(false, record.view)
    for index in stride(from: order.count - 1, through: 0, by: -1) {
      let inner = order[index]
      if scene.contains(record.view, controllers[inner].view) { freeController(inner) }
    }
    try scene.remove(record.view)
    if record.isContained { replaceSelection(of: record.parent, slot) }
    collectScrolls()
    isPending = true
  }

  private mutating func freeController(_ slot: Int32) {
    var fresh = ControllerRecord()
    fresh.generation = Identifier.successor(controllers[slot].generation)
    controllers[slot] = fresh
    order.removeFirst(slot)
    freeControllers.appendReserved(slot)
  }

  private mutating func replaceSelection(of parent: Int32, _ gone: Int32) {
    if controllers[parent].selected == gone { controllers[parent].selected = child(of: parent, 0) }
    showChild(of: parent)
  }

  /// Removes the last controller of a navigation controller that has more than one.
  package mutating func pop(_ id: ControllerID) throws(Status) {
    let slot = try find(id)
    guard controllers[slot].kind == .navigation else { throw .kind }
    let count = childCount(of: slot)
    guard count > 1 else { throw .empty }
    try remove(self.id(ofController: child(of: slot, count - 1)))
  }

  /// Removes an item of the caller with its descendants.
  package mutating func remove(_ item: ItemID) throws(Status) {
    try checkRemovable(item)
    if isObstruction(item) { return try removeObstruction(item) }
    try scene.remove(item)
    collectScrolls()
    isPending = true
  }

  /// Throws `.inUse` for an item that is or contains the view of a controller.
  package mutating func checkRemovable(_ item: ItemID) throws(Status) {
    if isObstruction(item) { return }
    try scene.checkRemovable(item)
    for index in 0..<order.count where scene.contains(item, controllers[order[index]].view) { throw .inUse }
  }
}

// MARK: Shown controllers

extension Screen {
  package mutating func select(_ index: Int, of id: ControllerID) throws(Status) {
    let slot = try find(id)
    guard controllers[slot].kind == .tab else { throw .kind }
    guard index >= 0, index < childCount(of: slot) else { throw .outOfRange }
    controllers[slot].selected = child(of: slot, index)
    showChild(of: slot)
    isPending = true
  }

  mutating func childCount(of slot: Int32) -> Int {
    var count = 0
    for index in 0..<order.count where isChild(order[index], of: slot) { count += 1 }
    return count
  }

  /// The slot of a contained controller; -1 for none.
  @inline(never)
  mutating func child(of slot: Int32, _ place: Int) -> Int32 {
    var count = 0
    for index in 0..<order.count where isChild(order[index], of: slot) {
      if count == place { return order[index] }
      count += 1
    }
    return -1
  }

  private mutating func isChild(_ slot: Int32, of parent: Int32) -> Bool {
    controllers[slot].isContained && controllers[slot].parent == parent
  }

  /// The contained controller that is shown; -1 for none.
  mutating func shownChild(of slot: Int32) -> Int32 {
    controllers[slot].kind == .tab ? controllers[slot].selected : child(of: slot, childCount(of: slot) - 1)
  }

  /// Hides all contained controllers but the one that is shown.
  mutating func showChild(of slot: Int32) {
    let shown = shownChild(of: slot)
    for index in 0..<order.count where isChild(order[index], of: slot) {
      // Cannot fail: a live controller has a live view.
      let record = controllers[order[index]]
      do throws(Status) { try scene.setHidden(order[index] != shown || record.isHidden, record.view) } catch {}
    }
  }

  /// The controller that decides the style of the status bar: the last shown controller that is in no other or, if that
  /// is a navigation or tab controller, the innermost one that it shows. -1 for none.
  mutating func decidingController() -> Int32 {
    var slot: Int32 = -1
    for index in 0..<order.count where controllers[order[index]].parent < 0 && isInSight(order[index]) {
      slot = order[index]
    }
    return innermostShown(of: slot)
  }

  /// A controller, or the innermost one that it shows if it is a navigation or tab controller.
  private mutating func innermostShown(of slot: Int32) -> Int32 {
    var slot = slot
    while slot >= 0, controllers[slot].kind.isContainer {
      let shown = shownChild(of: slot)
      if shown < 0 { break }
      slot = shown
    }
    return slot
  }

  /// The content controller at the bottom of the screen: of those that reach down to it the last that shows, and of
  /// those in this one the same. -1 for none.
  mutating func frontController() -> Int32 {
    var front: Int32 = -1
    while true {
      let inner = innermostShown(of: embeddedController(in: front))
      if inner < 0 { return front >= 0 && controllers[front].isContent ? front : -1 }
      front = inner
    }
  }

  /// The last controller in views of another one, or of the window, that shows and reaches down to where content ends
  /// there; -1 for none.
  private mutating func embeddedController(in outer: Int32) -> Int32 {
    let end = outer < 0 ? size.height : controllers[outer].contentEnd
    for index in stride(from: order.count - 1, through: 0, by: -1) {
      let record = controllers[order[index]]
      guard record.parent == outer, !record.isContained, isInSight(order[index]) else { continue }
      if record.bottom > end - Self.touch { return order[index] }
    }
    return -1
  }

  mutating func isInSight(_ slot: Int32) -> Bool {
    do throws(Status) { return try !scene.isOutOfSight(controllers[slot].view) } catch { return false }
  }
}

// MARK: Finding

extension Screen {
  @inline(never)
  mutating func find(_ id: ControllerID) throws(Status) -> Int32 {
    guard isOpen else { throw .mode }
    guard id.slot < controllers.count, controllers[id.slot].isLive,
      controllers[id.slot].generation == Identifier.generation(id.raw)
    else { throw scene.solver.stale(id.raw, .other) }
    return id.slot
  }

  mutating func id(ofController slot: Int32) -> ControllerID {
    ControllerID(Identifier.raw(slot: slot, generation: controllers[slot].generation))
  }

  /// The innermost controller whose view an item is in, or is; -1 for none.
  @inline(never)
  mutating func controller(around item: ItemID) -> Int32 {
    for index in stride(from: order.count - 1, through: 0, by: -1)
    where scene.contains(controllers[order[index]].view, item) {
      return order[index]
    }
    return -1
  }

  /// The controller whose view an item is; nil for none.
  package mutating func controller(ofView item: ItemID) -> ControllerID? {
    for index in 0..<order.count where controllers[order[index]].view == item { return id(ofController: order[index]) }
    return nil
  }

  package mutating func view(of id: ControllerID) throws(Status) -> ItemID { controllers[try find(id)].view }
  package mutating func kind(of id: ControllerID) throws(Status) -> ControllerKind {
    controllers[try find(id)].kind
  }

  package mutating func parent(of id: ControllerID) throws(Status) -> ControllerID? {
    let parent = controllers[try find(id)].parent
    return parent < 0 ? nil : self.id(ofController: parent)
  }

  /// The contained controller that is shown.
  package mutating func shown(in id: ControllerID) throws(Status) -> ControllerID? {
    let slot = try find(id)
    guard controllers[slot].kind.isContainer else { throw .kind }
    let shown = shownChild(of: slot)
    return shown < 0 ? nil : self.id(ofController: shown)
  }

  package mutating func guides(of id: ControllerID) throws(Status) -> (top: ItemID, bottom: ItemID) {
    let record = controllers[try find(id)]
    guard record.isContent else { throw .kind }
    return (record.topGuide, record.bottomGuide)
  }
}
