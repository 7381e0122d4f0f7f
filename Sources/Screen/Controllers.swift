// Controllers: coming, going, and which of them show.

import Layout
import Memory
import Notation
import Solver
import Status

// MARK: Coming

extension Screen {
  /// Adds a controller with a view of its own that fills a view. In the view of a navigation controller it is pushed, in
  /// that of a tab controller it is one more tab; anywhere else it is simply there.
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
    do throws(Status) { try furnish(&record) } catch {
      try scene.setOwned(false, record.view)
      try scene.remove(record.view)
      sweepScrolls()
      if isSettled { settleAgain() }
      throw error
    }
    return enter(record, at: slot)
  }

  /// Everything a controller has besides its view.
  private mutating func furnish(_ record: inout ControllerRecord) throws(Status) {
    let (view, home) = (record.view, record.home)
    try scene.setOwned(true, view)
    try hold(view, .left, to: home, .left)
    try hold(view, .width, to: home, .width)
    record.top = try hold(view, .top, to: home, .top)
    record.cut = try hold(view, .height, to: home, .height)
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

  /// A guide has a place and a length along one axis; along the other it is nothing at the left.
  private mutating func makeGuide(_ guide: ItemID, _ edge: Attribute, of view: ItemID) throws(Status) -> Held {
    try hold(guide, .left, to: view, .left)
    _ = try holdSize(guide, .width)
    try hold(guide, edge, to: view, edge)
    return try holdSize(guide, .height)
  }

  private mutating func makeBar(
    _ kind: BarKind, in view: ItemID, at edge: Attribute, name: StaticString
  ) throws(Status) -> BarRecord {
    var bar = BarRecord()
    bar.kind = kind
    bar.item = try scene.addOwned(.bar, in: view, name: name)
    try hold(bar.item, .left, to: view, .left)
    try hold(bar.item, .width, to: view, .width)
    bar.place = try hold(bar.item, edge, to: view, edge)
    bar.height = try holdSize(bar.item, .height)
    return bar
  }

  /// A slot, not yet taken, with room to give it back.
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

// MARK: Going

extension Screen {
  /// Removes a controller with its view and all in it.
  package mutating func remove(_ id: ControllerID) throws(Status) {
    let slot = try find(id)
    let record = controllers[slot]
    try scene.setOwned(false, record.view)
    for index in stride(from: order.count - 1, through: 0, by: -1) {
      let inner = order[index]
      if scene.contains(record.view, controllers[inner].view) { bury(inner) }
    }
    try scene.remove(record.view)
    if record.isContained { replaceSelection(of: record.parent, slot) }
    sweepScrolls()
    isPending = true
  }

  private mutating func bury(_ slot: Int32) {
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

  /// Removes the last controller of a stack, which has more than one.
  package mutating func pop(_ id: ControllerID) throws(Status) {
    let slot = try find(id)
    guard controllers[slot].kind == .navigation else { throw .kind }
    let count = childCount(of: slot)
    guard count > 1 else { throw .empty }
    try remove(self.id(ofController: child(of: slot, count - 1)))
  }

  /// Removes an item that the caller made, with what it made in it.
  package mutating func remove(_ item: ItemID) throws(Status) {
    try checkRemovable(item)
    try scene.remove(item)
    sweepScrolls()
    isPending = true
  }

  /// Neither the view of a controller can go, nor anything that one is in.
  package mutating func checkRemovable(_ item: ItemID) throws(Status) {
    try scene.checkRemovable(item)
    for index in 0..<order.count where scene.contains(item, controllers[order[index]].view) { throw .inUse }
  }
}

// MARK: Which shows

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

  /// The contained controller that shows; -1 for none.
  mutating func shownChild(of slot: Int32) -> Int32 {
    controllers[slot].kind == .tab ? controllers[slot].selected : child(of: slot, childCount(of: slot) - 1)
  }

  /// Hides all contained controllers but the one that shows.
  mutating func showChild(of slot: Int32) {
    let shown = shownChild(of: slot)
    for index in 0..<order.count where isChild(order[index], of: slot) {
      // The view is there: it goes with its controller alone.
      let record = controllers[order[index]]
      do throws(Status) { try scene.setHidden(order[index] != shown || record.isHidden, record.view) } catch {}
    }
  }

  /// The controller that decides about the whole screen: of those in no other the last that shows, and through standard
  /// containers the one that they show. -1 for none.
  mutating func decidingController() -> Int32 {
    var slot: Int32 = -1
    for index in 0..<order.count where controllers[order[index]].parent < 0 && isInSight(order[index]) {
      slot = order[index]
    }
    return innermostShown(of: slot)
  }

  /// A controller, or what it shows where it is a standard container.
  private mutating func innermostShown(of slot: Int32) -> Int32 {
    var slot = slot
    while slot >= 0, controllers[slot].kind.isContainer {
      let shown = shownChild(of: slot)
      if shown < 0 { break }
      slot = shown
    }
    return slot
  }

  /// The content controller at the bottom of the screen: of those that reach down to it the last that shows, and of those in
  /// this one the same. -1 for none.
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
    else { throw .stale }
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

  package mutating func view(of id: ControllerID) throws(Status) -> ItemID { controllers[try find(id)].view }
  package mutating func kind(of id: ControllerID) throws(Status) -> ControllerKind {
    controllers[try find(id)].kind
  }

  package mutating func parent(of id: ControllerID) throws(Status) -> ControllerID? {
    let parent = controllers[try find(id)].parent
    return parent < 0 ? nil : self.id(ofController: parent)
  }

  /// The contained controller that shows.
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
