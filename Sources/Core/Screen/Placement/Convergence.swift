// Computes screen constants from the state of the screen, and solves until both agree.

import Layout
import Memory
import Solver
import Status

extension Placement {
  /// The maximum number of rounds of computing constants that depend on frames.
  private static var rounds: Int { 8 }

  /// Computes screen constants and solves until both agree. Publishes and reports nothing. Throws `.unsettled` if a
  /// frame depends on a constant that depends on that frame.
  @inline(never)
  mutating func converge() throws(Status) {
    guard animatedScene.isPending || scene.model.isPending else { return }
    try scene.frames.beginLayout()
    defer { scene.model.unpublished.isLayingOut = false }
    var round = 0
    try convergeFrames(&round)
    while updateOffsets() {
      try Self.count(&round)
      try convergeFrames(&round)
    }
    animatedScene.isPending = false
  }

  /// Computes screen constants and solves until both agree, with unchanged offsets.
  private mutating func convergeFrames(_ round: inout Int) throws(Status) {
    dependsOnFrames = false
    if animatedScene.hasScreen { try place() }
    try solve()
    while dependsOnFrames {
      animatedScene.hasMoved = false
      try place()
      if !animatedScene.hasMoved { break }
      try solve()
      try Self.count(&round)
    }
  }

  private static func count(_ round: inout Int) throws(Status) {
    round += 1
    if round == rounds { throw .unsettled }
  }

  /// Solves. The layout that follows reports dropped constraints.
  private mutating func solve() throws(Status) {
    do throws(Status) { try scene.solveUnpublished() } catch {
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

  /// Places a controller. Its parent must be placed.
  private mutating func place(_ slot: Int32) throws(Status) {
    // A pointer, because a record has some 400 bytes.
    let record = controllers.records.pointer + Int(slot)
    let superview = try superviewSpan(of: record.pointee)
    let (above, below) = controllers.margins(of: record.pointee)
    record.pointee.area.top = try animatedScene.set(record.pointee.area.top, to: above)
    record.pointee.area.heightDifference = try animatedScene.set(
      record.pointee.area.heightDifference, to: -(above + below))
    record.pointee.area.y = superview.y + above
    record.pointee.area.height = superview.height - (above + below)
    controllers.inheritBars(&record.pointee)
    if record.pointee.bars.top.exists { try placeTopBar(&record.pointee, slot) }
    if record.pointee.bars.bottom.exists { try controllers.placeBottomBar(&record.pointee) }
    try addAdditionalInsets(&record.pointee)
    if record.pointee.isContent { try controllers.placeGuides(&record.pointee) }
  }

  /// Returns the vertical position in the window of the superview of a controller's view: by the screen constants if
  /// the screen places it, else as of the last solution.
  private mutating func superviewSpan(of record: ControllerRecord) throws(Status) -> (y: Double, height: Double) {
    if record.superview == .window { return (0, window.size.height) }
    if record.parent >= 0, controllers[record.parent].view == record.superview,
      controllers[record.parent].kind != .table
    {
      return (controllers[record.parent].area.y, controllers[record.parent].area.height)
    }
    dependsOnFrames = true
    let frame = try exactWindowFrame(of: record.superview)
    return (try contentOrigin(of: record.superview).y, frame.height)
  }

  /// Adds the additional insets to the covered area: of a content controller for itself, of a container for the
  /// controllers in it.
  private mutating func addAdditionalInsets(_ record: inout ControllerRecord) throws(Status) {
    let more = record.settings.additional
    if more == .zero { return }
    record.area.inner.top = max(record.area.inner.top, record.area.y) + more.top
    record.area.inner.bottom = min(record.area.inner.bottom, record.bottom) - more.bottom
    var sides = (left: 0.0, right: window.size.width)
    if !controllers.isPlaced(record) {
      dependsOnFrames = true
      let frame = try exactWindowFrame(of: record.view)
      sides = (frame.x, frame.right)
    }
    record.area.leftLimit = max(record.area.leftLimit, sides.left) + more.left
    record.area.rightLimit = min(record.area.rightLimit, sides.right) - more.right
    if record.isContent {
      (record.area.own.top, record.area.own.bottom) = (record.area.inner.top, record.area.inner.bottom)
      record.area.bottomCover = max(0, record.bottom - record.area.own.bottom)
    }
  }

  /// Places the top bar. The status bar is part of the area of a navigation bar if the two touch: if the top of the
  /// controller's view is the top of the window, at any depth.
  private mutating func placeTopBar(_ record: inout ControllerRecord, _ slot: Int32) throws(Status) {
    let isContiguous = abs(record.area.y - display.inCallShift) < Display.contactTolerance
    let overlaps = window.profile.behaviours.contains(.statusBarOverlaps)
    record.area.statusOverlap = isContiguous && overlaps ? display.statusArea : 0
    record.bars.top.titleHeight = try largeTitleHeight(of: record, slot)
    let height = controllers.barHeight(record, record.bars.top)
    let position = record.bars.top.isHidden ? -height : record.area.statusOverlap
    record.bars.top.position = try animatedScene.set(record.bars.top.position, to: position)
    record.bars.top.height = try animatedScene.set(record.bars.top.height, to: height)
    if record.bars.top.isVisible {
      record.area.inner.top = max(record.area.own.top, record.area.y + controllers.topArea(of: record))
    }
  }
}
