// Computes screen constants from the state of the screen.

import Layout
import Memory
import Notation
import Solver
import Status

extension Placement {
  /// The limit of rounds in which constants that depend on frames are computed again.
  private static var rounds: Int { 8 }

  /// Computes screen constants and solves until both agree. Shows and reports nothing. Throws `.unsettled` where a frame depends
  /// on a constant that depends on the frame.
  @inline(never)
  mutating func settle() throws(Status) {
    guard constants.isPending || scene.model.isPending else { return }
    try scene.frames.beginLayout()
    defer { scene.model.unshown.isLayingOut = false }
    var round = 0
    try settleFrames(&round)
    while settleOffsets() {
      try Self.count(&round)
      try settleFrames(&round)
    }
    constants.isPending = false
  }

  /// Computes screen constants and solves until both agree, with unchanged offsets.
  private mutating func settleFrames(_ round: inout Int) throws(Status) {
    leansOnFrames = false
    if constants.isOpen { try place() }
    try solve()
    while leansOnFrames {
      constants.hasMoved = false
      try place()
      if !constants.hasMoved { break }
      try solve()
      try Self.count(&round)
    }
  }

  private static func count(_ round: inout Int) throws(Status) {
    round += 1
    if round == rounds { throw .unsettled }
  }

  /// Solves. Dropped constraints are reported by the layout that follows.
  private mutating func solve() throws(Status) {
    do throws(Status) { try scene.solveAhead() } catch {
      guard error == .conflict else { throw error }
    }
  }

  @inline(never)
  private mutating func place() throws(Status) {
    try display.placeStatusBar()
    try display.placeObstructions()
    for index in 0..<controllers.count { try place(controllers.order[index]) }
    try keyboard.place()
    try placeSafeAreas()
  }

  /// Places a controller whose parent is placed.
  private mutating func place(_ slot: Int32) throws(Status) {
    // In place: a record has some 400 bytes.
    let record = controllers.records.pointer + Int(slot)
    let home = try home(of: record.pointee)
    let (above, below) = controllers.margins(of: record.pointee)
    record.pointee.area.top = try constants.set(record.pointee.area.top, to: above)
    record.pointee.area.cut = try constants.set(record.pointee.area.cut, to: -(above + below))
    record.pointee.area.y = home.y + above
    record.pointee.area.height = home.height - (above + below)
    controllers.inheritBars(&record.pointee)
    if record.pointee.bars.top.isThere { try placeTopBar(&record.pointee, slot) }
    if record.pointee.bars.bottom.isThere { try controllers.placeBottomBar(&record.pointee) }
    try keepFree(&record.pointee)
    if record.pointee.isContent { try controllers.placeGuides(&record.pointee) }
  }

  /// The place in the window of the view that contains a controller's view: if the screen places it, by the screen
  /// constants, else as of the last solution.
  private mutating func home(of record: ControllerRecord) throws(Status) -> (y: Double, height: Double) {
    if record.home == .window { return (0, window.size.height) }
    if record.parent >= 0, controllers[record.parent].view == record.home, controllers[record.parent].kind != .table {
      return (controllers[record.parent].area.y, controllers[record.parent].area.height)
    }
    leansOnFrames = true
    let frame = try exactWindowFrame(of: record.home)
    return (try contentOrigin(of: record.home).y, frame.height)
  }

  /// Adds the additional insets to the covered area: those of a content controller for itself, those of a container for
  /// the controllers in it.
  private mutating func keepFree(_ record: inout ControllerRecord) throws(Status) {
    let more = record.settings.additional
    if more == .zero { return }
    record.area.inner.ceiling = max(record.area.inner.ceiling, record.area.y) + more.top
    record.area.inner.floor = min(record.area.inner.floor, record.bottom) - more.bottom
    var sides = (left: 0.0, right: window.size.width)
    if !controllers.isPlaced(record) {
      leansOnFrames = true
      let frame = try exactWindowFrame(of: record.view)
      sides = (frame.x, frame.right)
    }
    record.area.leftWall = max(record.area.leftWall, sides.left) + more.left
    record.area.rightWall = min(record.area.rightWall, sides.right) - more.right
    if record.isContent {
      (record.area.own.ceiling, record.area.own.floor) = (record.area.inner.ceiling, record.area.inner.floor)
      record.area.bottomCover = max(0, record.bottom - record.area.own.floor)
    }
  }

  /// The status bar is part of the area of a navigation bar if the two touch: if the top of the controller's view is
  /// that of the window, however deep it lies in others.
  private mutating func placeTopBar(_ record: inout ControllerRecord, _ slot: Int32) throws(Status) {
    let isContiguous = abs(record.area.y - display.push) < Display.touch
    let overlaps = window.profile.behaviours.contains(.statusBarOverlaps)
    record.area.statusOverlap = isContiguous && overlaps ? display.statusArea : 0
    record.bars.top.titleHeight = try largeTitleHeight(of: record, slot)
    let height = controllers.barHeight(record, record.bars.top)
    let place = record.bars.top.isHidden ? -height : record.area.statusOverlap
    record.bars.top.place = try constants.set(record.bars.top.place, to: place)
    record.bars.top.height = try constants.set(record.bars.top.height, to: height)
    if record.bars.top.shows {
      record.area.inner.ceiling = max(record.area.own.ceiling, record.area.y + controllers.topArea(of: record))
    }
  }
}
