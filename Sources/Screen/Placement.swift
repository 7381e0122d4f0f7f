// Computes screen constants from the state of the screen.

import Layout
import Memory
import Notation
import Solver
import Status

extension Screen {
  /// The limit of rounds in which constants that depend on frames are computed again.
  private static var rounds: Int { 8 }
  /// Edges nearer than this touch.
  static var touch: Double { 0x1p-10 }

  /// Computes screen constants and solves until both agree. Shows and reports nothing. Throws `.unsettled` where a frame depends
  /// on a constant that depends on the frame.
  @inline(never)
  mutating func settle() throws(Status) {
    guard isPending || scene.isLayoutPending else { return }
    try scene.beginLayout()
    defer { scene.isLayingOut = false }
    var round = 0
    try settleFrames(&round)
    while settleOffsets() {
      try count(&round)
      try settleFrames(&round)
    }
    isPending = false
  }

  /// Computes screen constants and solves until both agree, with unchanged offsets.
  private mutating func settleFrames(_ round: inout Int) throws(Status) {
    leansOnFrames = false
    if isOpen { try place() }
    try solve()
    while leansOnFrames {
      hasMoved = false
      try place()
      if !hasMoved { break }
      try solve()
      try count(&round)
    }
  }

  private func count(_ round: inout Int) throws(Status) {
    round += 1
    if round == Self.rounds { throw .unsettled }
  }

  /// Solves as a part of a call that may fail after it.
  mutating func solveAhead() throws(Status) {
    try scene.beginLayout()
    defer { scene.isLayingOut = false }
    try scene.solveAhead()
  }

  /// Solves. Dropped constraints are reported by the layout that follows.
  private mutating func solve() throws(Status) {
    do throws(Status) { try scene.solveAhead() } catch {
      guard error == .conflict else { throw error }
    }
  }

  @inline(never)
  private mutating func place() throws(Status) {
    try placeStatusBar()
    try placeObstructions()
    for index in 0..<order.count { try place(order[index]) }
    try placeKeyboard()
    try placeSafeAreas()
  }

  /// Places a controller whose parent is placed.
  private mutating func place(_ slot: Int32) throws(Status) {
    // In place: a record has some 400 bytes.
    let record = controllers.pointer + Int(slot)
    let home = try home(of: record.pointee)
    let (above, below) = margins(of: record.pointee)
    record.pointee.top = try set(record.pointee.top, to: above)
    record.pointee.cut = try set(record.pointee.cut, to: -(above + below))
    record.pointee.y = home.y + above
    record.pointee.height = home.height - (above + below)
    inheritBars(&record.pointee)
    if record.pointee.topBar.isThere { try placeTopBar(&record.pointee, slot) }
    if record.pointee.bottomBar.isThere { try placeBottomBar(&record.pointee) }
    try keepFree(&record.pointee)
    if record.pointee.isContent { try placeGuides(&record.pointee) }
  }

  /// Where the view lies in the window that a controller's view is in: by the numbers where the screen has placed it,
  /// else as of the last solution.
  private mutating func home(of record: ControllerRecord) throws(Status) -> (y: Double, height: Double) {
    if record.home == .window { return (0, size.height) }
    if record.parent >= 0, controllers[record.parent].view == record.home, controllers[record.parent].kind != .table {
      return (controllers[record.parent].y, controllers[record.parent].height)
    }
    leansOnFrames = true
    let frame = try exactWindowFrame(of: record.home)
    return (try contentOrigin(of: record.home).y, frame.height)
  }

  /// What a controller's view leaves free of its home, at the top and at the bottom.
  mutating func margins(of record: ControllerRecord) -> (above: Double, below: Double) {
    if record.home == .window { return (rootTop, 0) }
    guard record.isContained else { return (0, 0) }
    let outer = controllers[record.parent]
    let isNavigation = outer.kind == .navigation
    let above = isNavigation && !underlaps(record, outer.topBar, Edges.top) ? topArea(of: outer) : 0
    let below = underlaps(record, outer.bottomBar, Edges.bottom) ? 0 : max(0, outer.bottom - outer.innerBarFloor)
    return (above, below)
  }

  /// Whether a controller reaches under a bar of the one that contains it. Standard containers have no say in it.
  private mutating func underlaps(_ record: ControllerRecord, _ bar: BarRecord, _ edge: UInt32) -> Bool {
    guard profile.behaviours.contains(.contentUnderlapsBars) else { return false }
    if record.isContent && record.settings.edges & edge == 0 { return false }
    return !bar.shows || isTranslucent(bar) || record.settings.extendsUnderOpaqueBars
  }

  mutating func isTranslucent(_ bar: BarRecord) -> Bool {
    bar.settings.isTranslucent ?? profile.behaviours.contains(.barsAreTranslucent)
  }

  private mutating func inheritBars(_ record: inout ControllerRecord) {
    if record.parent < 0 {
      let edges = windowEdges()
      (record.ceiling, record.floor) = (edges.top, edges.bottom)
      (record.leftWall, record.rightWall) = (edges.left, edges.right)
      record.barFloor = size.height - height(.homeIndicator)
    } else {
      let outer = controllers[record.parent]
      (record.ceiling, record.floor) = (outer.innerCeiling, outer.innerFloor)
      (record.leftWall, record.rightWall) = (outer.leftWall, outer.rightWall)
      record.barFloor = outer.innerBarFloor
    }
    record.innerCeiling = record.ceiling
    record.innerFloor = record.floor
    record.innerBarFloor = record.barFloor
    record.bottomCover = max(0, record.bottom - record.floor)
  }

  /// Adds what the program keeps free to what is covered: of a content controller for itself, of a container for the
  /// controllers in it.
  private mutating func keepFree(_ record: inout ControllerRecord) throws(Status) {
    let more = record.settings.additional
    if more == .zero { return }
    record.innerCeiling = max(record.innerCeiling, record.y) + more.top
    record.innerFloor = min(record.innerFloor, record.bottom) - more.bottom
    var sides = (left: 0.0, right: size.width)
    if !isPlaced(record) {
      leansOnFrames = true
      let frame = try exactWindowFrame(of: record.view)
      sides = (frame.x, frame.right)
    }
    record.leftWall = max(record.leftWall, sides.left) + more.left
    record.rightWall = min(record.rightWall, sides.right) - more.right
    if record.isContent {
      (record.ceiling, record.floor) = (record.innerCeiling, record.innerFloor)
      record.bottomCover = max(0, record.bottom - record.floor)
    }
  }

  // MARK: Bars

  /// The status bar is part of the area of a navigation bar if the two touch: if the top of the controller's view is
  /// that of the window, however deep it lies in others.
  private mutating func placeTopBar(_ record: inout ControllerRecord, _ slot: Int32) throws(Status) {
    let isContiguous = abs(record.y - push) < Self.touch
    let overlaps = profile.behaviours.contains(.statusBarOverlaps)
    record.statusOverlap = isContiguous && overlaps ? statusArea : 0
    record.topBar.titleHeight = try largeTitleHeight(of: record, slot)
    let height = barHeight(record, record.topBar)
    let place = record.topBar.isHidden ? -height : record.statusOverlap
    record.topBar.place = try set(record.topBar.place, to: place)
    record.topBar.height = try set(record.topBar.height, to: height)
    if record.topBar.shows { record.innerCeiling = max(record.ceiling, record.y + topArea(of: record)) }
  }

  /// A toolbar or tab bar lies above the bars of the controllers that this one is in.
  private mutating func placeBottomBar(_ record: inout ControllerRecord) throws(Status) {
    let height = barHeight(record, record.bottomBar)
    let cover = record.bottomCover
    // A collapsing toolbar moves down until it is hidden.
    let given = record.bottomBar.kind == .toolbar ? record.collapsed * (height + cover) : 0
    let reachesEdge = record.bottomBar.kind == .tab && profile.behaviours.contains(.tabBarsReachEdge)
    let (start, whole) = reachesEdge ? (0, height + cover) : (cover, height)
    let place = record.bottomBar.isHidden ? -whole : start - given
    record.bottomBar.place = try set(record.bottomBar.place, to: -place)
    record.bottomBar.height = try set(record.bottomBar.height, to: whole)
    if record.bottomBar.shows {
      record.innerFloor = min(record.floor, record.bottom - place - whole)
      record.innerBarFloor = min(record.barFloor, record.bottom - place - whole)
    }
  }

  /// From the view's top to the end of the lowest bar that lies over it from above, and the mirror.
  private mutating func placeGuides(_ record: inout ControllerRecord) throws(Status) {
    let hasGuides = profile.behaviours.contains(.hasLayoutGuides)
    let (top, bottom) = hasGuides ? (max(0, record.ceiling - record.y), record.bottomCover) : (0, 0)
    record.topLength = try set(record.topLength, to: top)
    record.bottomLength = try set(record.bottomLength, to: bottom)
  }

  /// The height of a bar without what it shares with the status bar.
  @inline(never)
  mutating func barHeight(_ record: ControllerRecord, _ bar: BarRecord) -> Double {
    switch bar.kind {
    case .toolbar: return height(.toolbar)
    case .tab: return height(.tabBar)
    default:
      let full = height(.navigationBar) + (bar.settings.hasPrompt ? height(.prompt) : 0) + bar.titleHeight
      if record.collapsed == 0 { return full }
      let said = bar.settings.compactHeight
      let compact = said >= 0 ? said : height(.compactBar)
      return full - record.collapsed * max(0, full - compact)
    }
  }

  /// How much the status bar and the navigation bar take of the view's top.
  @inline(never)
  mutating func topArea(of record: ControllerRecord) -> Double {
    record.statusOverlap + (record.topBar.shows ? barHeight(record, record.topBar) : 0)
  }
}
