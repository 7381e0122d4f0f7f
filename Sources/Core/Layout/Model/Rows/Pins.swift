// Pins: the variables of items that boxes arrange, for constraints that name these items.
//
// An arranged item has variables when a constraint needs them. Four required rows of the box give them the
// frame that the box computed: constraints can move other items, but not this one. After a layout of boxes their constants are
// set, and the scene is solved again. When the last row that needs the variables was removed, the next layout removes them.

import Boxes
import Memory
import Solver
import Status

// MARK: Making

extension Model {
  /// Computes a row by `Constraints.lower`, after adding the variables of the arranged items that it needs.
  @inline(__always)
  mutating func lower(_ stated: Constraint) throws(Status) -> LoweredRow {
    if !boxes.roots.isEmpty { try pinItems(of: stated) }
    return try constraints.lower(stated)
  }

  /// Computes a row that is added next. A strict scene tries the row with all others, so it first adds those that are missing:
  /// that replaces the terms, and may take the slot of a constraint.
  @inline(__always)
  mutating func lowerToAdd(_ stated: Constraint) throws(Status) -> LoweredRow {
    if isStrict && !group.isOpen { try collectRows() }
    return try lower(stated)
  }

  /// Gives variables to the arranged items whose values are in the row of a constraint.
  @inline(never)
  mutating func pinItems(of stated: Constraint) throws(Status) {
    let summands = constraints.summands(of: stated)
    var ancestor = summands[0].item.slot
    for index in 1..<max(1, summands.count) { ancestor = tree.commonAncestor(ancestor, summands[index].item.slot) }
    var isDirectional = false
    for index in 0..<summands.count {
      let attribute = summands[index].attribute
      if attribute.isDirectional { isDirectional = true }
      var item = summands[index].item.slot
      if attribute != .left && attribute != .top { try pin(item) }
      // Sizes do not depend on where an item is.
      if attribute.isSize { continue }
      while item != ancestor {
        try pin(item)
        item = tree.items[item].parent
      }
    }
    if isDirectional { try pin(ancestor) }
    if isStrict { try makePinRows() }
  }

  /// Gives an item variables if it has none.
  mutating func pin(_ item: Int32) throws(Status) {
    if tree.items[item].width.raw != 0 { return }
    try reservePin()
    try makeVariables(of: item)
    addPin(of: item)
  }

  /// Makes a box hold an item at its frame. Memory is reserved.
  mutating func addPin(of item: Int32) { boxes.addPin(of: item, tree.items[item].node) }

  /// Reserves memory for the variables of an item and its pin, and for one pin that `arrange` adds later.
  mutating func reservePin() throws(Status) {
    try solver.reserve(variables: 4)
    let slots = solver.variableSlots + 4
    try inMemory { () throws(MemoryError) in
      try boxes.pins.records.reserve(boxes.pins.records.count + 2)
      try deferred.releasedVariables.reserve(slots)
      try variableItems.fill(to: slots, with: -1)
    }
  }

  /// Removes the pins that no row needs, and makes the rows of the others.
  @inline(never)
  mutating func updatePins() throws(Status) {
    try removeIdlePins()
    try makePinRows()
  }

  /// Makes the rows of the pins that have none.
  private mutating func makePinRows() throws(Status) {
    boxes.pins.round &+= 1
    while boxes.pins.firstRowless < boxes.pins.count {
      try makeRows(ofPin: boxes.pins.records.last.node)
      boxes.noteRowsOfLastPin()
    }
  }

  private mutating func makeRows(ofPin node: Int32) throws(Status) {
    // These rows cannot conflict with each other, so they are not tried.
    let (strict, isOpen) = (isStrict, group.isOpen)
    (isStrict, group.isOpen) = (false, false)
    defer { (isStrict, group.isOpen) = (strict, isOpen) }
    let item = boxes.records[node].item
    let (id, parent) = (tree.id(ofItem: item), tree.id(ofItem: tree.items[item].parent))
    let numbers = pinned(item)
    for side in 0..<4 {
      let (attribute, kind) = sides(side)
      let stated =
        side < 2
        ? Constraint(id, attribute, .equal, parent, attribute, constant: numbers.clamped(side))
        : Constraint(id, attribute, .equal, numbers.clamped(side))
      do throws(Status) {
        let made = try addConstraint(stated, owner: .box, serial: tree.items[item].serial(of: kind))
        boxes.pins.records[boxes.records[node].pin].rows[side] = made.slot
      } catch {
        removeRows(ofPin: node)
        throw error
      }
    }
    for side in 0..<4 { boxes.pins.records[boxes.records[node].pin].steadiest[side] = numbers.clamped(side) }
  }

  private func sides(_ side: Int) -> (Attribute, OwnedRow) {
    switch side {
    case 0: (.left, .boxLeft)
    case 1: (.top, .boxTop)
    case 2: (.width, .boxWidth)
    default: (.height, .boxHeight)
    }
  }

  private mutating func removeRows(ofPin node: Int32) {
    let rows = boxes.pins.records[boxes.records[node].pin].rows
    boxes.pins.records[boxes.records[node].pin].rows = FrameSides(repeating: -1)
    boxes.noteRowless(node)
    for side in 0..<4 where rows[side] >= 0 { discard(rows[side]) }
  }

  /// Removes the rows of the pin of an item that has another parent. They name the old parent, which may be removed before
  /// the next layout.
  mutating func removePinRows(ofMoved item: Int32) {
    guard views.isBoxed(item) else { return }
    let node = tree.items[item].node
    if boxes.records[node].pin >= 0 { removeRows(ofPin: node) }
  }

  /// Removes the pin of an item, and its rows.
  mutating func removePin(ofNode node: Int32) {
    if boxes.records[node].pin < 0 { return }
    removeRows(ofPin: node)
    boxes.removePin(of: node)
  }
}

// MARK: Removing

extension Model {
  /// Records that pins may no longer be needed, since a row that mentions their variables is removed.
  @inline(never)
  mutating func doubtPins(in row: RowID) {
    for index in 0..<solver.termCount(of: row) {
      let item = variableItems[solver.slot(of: solver.term(index, of: row).variable)]
      if item < 0 || tree.items[item].node < 0 { continue }
      let pin = boxes.records[tree.items[item].node].pin
      if pin < 0 { continue }
      boxes.pins.records[pin].isDoubtful = true
      boxes.notePin(of: tree.items[item].node)
    }
  }

  private mutating func removeIdlePins() throws(Status) {
    // A row that waits for memory would seem to need a pin.
    try collectRows()
    for index in (boxes.pins.firstChanged..<boxes.pins.count).reversed() where boxes.pins.records[index].isDoubtful {
      let pin = boxes.pins.records[index]
      boxes.pins.records[index].isDoubtful = false
      if !isIdle(pin) { continue }
      removePin(ofNode: pin.node)
      releaseVariables(of: pin.item)
    }
  }

  /// Whether no rows but its own mention the variables of a pin. The guides of a scroll view always need them.
  private mutating func isIdle(_ pin: Pin) -> Bool {
    let item = pin.item
    if tree.items[item].kind == .scroll { return false }
    let own = pin.hasRows ? 1 : 0
    return solver.rowCount(of: tree.items[item].left) == own && solver.rowCount(of: tree.items[item].top) == own
      && solver.rowCount(of: tree.items[item].width) == own && solver.rowCount(of: tree.items[item].height) == own
  }
}

// MARK: Moving

extension Model {
  /// The alignment rect of an arranged item: the constants of the rows of its pin, unless they are beyond the limits.
  private mutating func pinned(_ item: Int32) -> FrameSides<Double> {
    if views.isHiddenByBox(item) {
      let box = tree.items[item].parent
      if views.isBoxed(box) && views.isHiddenByBox(box) { return FrameSides(repeating: 0) }
      let place = views.placeOfHidden(item)
      return FrameSides(place.x, place.y, 0, 0)
    }
    let frame = boxes.trees.frame(of: tree.items[item].node)
    return FrameSides(frame.x, frame.y, frame.width, frame.height)
  }

  /// Sets the constants of pins to the present frames. Returns whether any changed.
  mutating func movePins() throws(Status) -> Bool {
    beginBatch()
    var change = 0.0
    boxes.pins.round &+= 1
    boxes.pinRounds.isBeyondLimit = false
    for index in boxes.pins.firstChanged..<boxes.pins.firstRowless {
      let pin = boxes.pins.records[index]
      let numbers = pinned(pin.item)
      let isBeyondLimit = !numbers.areCoordinates
      if isBeyondLimit { boxes.pinRounds.isBeyondLimit = true }
      boxes.pins.records[index].isWatched = isBeyondLimit || views.isHiddenByBox(pin.item)
      for side in 0..<4 {
        let (old, new) = (constraints.records[pin.rows[side]].stated.constant, numbers.clamped(side))
        if old == new { continue }
        change = max(change, abs(new - old))
        try noteConstant(new, of: pin.rows[side])
      }
    }
    if batch.entries.isEmpty {
      boxes.settlePins()
      return false
    }
    if boxes.pinRounds.isSteadiest(change) { keepPins() }
    try applyBoxConstants()
    boxes.settlePins()
    return true
  }

  private mutating func keepPins() {
    for index in 0..<boxes.pins.firstRowless {
      for side in 0..<4 {
        let slot = boxes.pins.records[index].rows[side]
        boxes.pins.records[index].steadiest[side] = constraints.records[slot].stated.constant
      }
    }
  }

  /// Sets the constants of pins to those of the steadiest round.
  mutating func returnPins() throws(Status) {
    beginBatch()
    for index in 0..<boxes.pins.firstRowless {
      let pin = boxes.pins.records[index]
      for side in 0..<4 where constraints.records[pin.rows[side]].stated.constant != pin.steadiest[side] {
        try noteConstant(pin.steadiest[side], of: pin.rows[side])
      }
    }
    boxes.pinRounds.isResumed = true
    // These constants are not those of the frames.
    boxes.pins.firstChanged = 0
    if !batch.entries.isEmpty { try applyBoxConstants() }
  }

  /// Applies the batch as a part of a layout of boxes.
  mutating func applyBoxConstants() throws(Status) {
    // A strict scene does not refuse them.
    let (strict, isPart) = (isStrict, unpublished.isLayingOut)
    (isStrict, unpublished.isLayingOut) = (false, true)
    defer { (isStrict, unpublished.isLayingOut) = (strict, isPart) }
    try applyBatch()
    // Frames in boxes are often fractions, of which a sum has the same bits only if it is computed from its row each time.
    solver.forgetConstants()
  }
}

extension FrameSides<Double> {
  fileprivate var areCoordinates: Bool {
    isCoordinate(left) && isCoordinate(top) && isCoordinate(width) && isCoordinate(height)
  }

  /// Returns a side within the limits.
  fileprivate func clamped(_ side: Int) -> Double {
    side < 2 ? clampedCoordinate(self[side]) : clampedLength(self[side])
  }
}
