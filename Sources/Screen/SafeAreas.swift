// Safe areas: the part of a view that no obstruction and no bar covers; and margins that follow them.

import Layout
import Memory
import Notation
import Solver
import Status

/// The safe area of a view that has a guide for it, which exists once it was asked for, or margins that follow it.
struct SafeAreaRecord: BitwiseCopyable {
  var view: ItemID
  /// 0 for none.
  var guide = ItemID(0)
  /// What it takes from the view adds to the margins of the view.
  var insetsMargins = false
  // Of the guide's edges from those of the view; right and bottom are negative.
  var left = ScreenConstant()
  var top = ScreenConstant()
  var right = ScreenConstant()
  var bottom = ScreenConstant()
}

/// Edges in the window.
struct EdgesInWindow: BitwiseCopyable {
  var top: Double
  var left: Double
  var bottom: Double
  var right: Double

  /// How far each edge lies in a frame, at least 0 and at most the size of the frame.
  func insets(in frame: Rect) -> Insets {
    let (width, height) = (max(0, frame.width), max(0, frame.height))
    return Insets(
      top: min(max(0, top - frame.y), height), left: min(max(0, left - frame.x), width),
      bottom: min(max(0, frame.bottom - bottom), height), right: min(max(0, frame.right - right), width))
  }
}

extension Screen {
  /// The guide of a view's safe area, made when it is first asked for.
  package mutating func safeArea(of view: ItemID) throws(Status) -> ItemID {
    try checkOpen()
    let kind = try scene.kind(of: view)
    guard kind.isView else { throw .kind }
    var record = try safeAreaRecord(of: view)
    if record.guide.raw != 0 { return record.guide }
    let frame = kind == .scroll ? try scene.frameGuide(of: view) : view
    let guide = try scene.addOwned(.guide, in: view, name: "safe_area")
    record.guide = guide
    do throws(Status) {
      record.left = try fix(guide, .left, to: frame, .left)
      record.top = try fix(guide, .top, to: frame, .top)
      record.right = try fix(guide, .right, to: frame, .right)
      record.bottom = try fix(guide, .bottom, to: frame, .bottom)
    } catch {
      try scene.removeOwned(guide)
      throw error
    }
    keep(record)
    return guide
  }

  /// Sets whether the margins of a view follow its safe area: the margin at an edge is the one that was set, and how far
  /// the safe area lies inside the view there.
  package mutating func setMarginsFollowSafeArea(_ follows: Bool, _ view: ItemID) throws(Status) {
    try checkOpen()
    guard try scene.kind(of: view).isView else { throw .kind }
    var record = try safeAreaRecord(of: view)
    if record.insetsMargins == follows { return }
    if !follows { _ = try scene.setSafeMargins(.zero, of: view) }
    record.insetsMargins = follows
    keep(record)
    collectSafeAreas()
  }

  /// Whether the margins of a view follow its safe area.
  package mutating func marginsFollowSafeArea(_ view: ItemID) -> Bool {
    for index in 0..<safeAreas.count where safeAreas[index].view == view { return safeAreas[index].insetsMargins }
    return false
  }

  /// The record of a view, or a new one with memory to keep it.
  private mutating func safeAreaRecord(of view: ItemID) throws(Status) -> SafeAreaRecord {
    for index in 0..<safeAreas.count where safeAreas[index].view == view { return safeAreas[index] }
    try inMemory { () throws(MemoryError) in try safeAreas.reserve(safeAreas.count + 1) }
    return SafeAreaRecord(view: view)
  }

  private mutating func keep(_ record: SafeAreaRecord) {
    isPending = true
    for index in 0..<safeAreas.count where safeAreas[index].view == record.view {
      safeAreas[index] = record
      return
    }
    safeAreas.appendReserved(record)
  }

  /// Removes the records of removed views, and those without a use.
  mutating func collectSafeAreas() {
    var kept = 0
    for index in 0..<safeAreas.count {
      let record = safeAreas[index]
      guard scene.isLive(record.view), record.guide.raw != 0 || record.insetsMargins else { continue }
      safeAreas[kept] = record
      kept += 1
    }
    safeAreas.truncate(to: kept)
  }

  /// How far what covers the window reaches into a view from each edge.
  package mutating func safeInsets(of view: ItemID) throws(Status) -> Insets {
    try checkOpen()
    guard try scene.kind(of: view).isView else { throw .kind }
    return try insets(of: view, in: view == .window ? nil : exactWindowFrame(of: view))
  }

  /// `frame` is that of the view in the window; nil for the window itself.
  mutating func insets(of view: ItemID, in frame: Rect?) throws(Status) -> Insets {
    let whole = Rect(x: 0, y: 0, width: size.width, height: size.height)
    return try safeEdges(around: view).insets(in: frame ?? whole)
  }

  /// Where the safe area ends around a view: that of the innermost controller whose view it is in, or is.
  private mutating func safeEdges(around view: ItemID) throws(Status) -> EdgesInWindow {
    let owner = controller(around: view)
    if owner < 0 { return windowEdges() }
    let record = controllers[owner]
    let edges = EdgesInWindow(
      top: record.ceiling, left: record.leftWall, bottom: record.floor, right: record.rightWall)
    if record.isContent || record.settings.additional == .zero { return edges }
    // A container keeps free for itself what it keeps free for the controllers in it; its bars stay.
    return EdgesInWindow(
      top: max(edges.top, record.y) + record.settings.additional.top, left: edges.left,
      bottom: min(edges.bottom, record.bottom) - record.settings.additional.bottom, right: edges.right)
  }

  /// The edges of what obstructions and the status bar leave of the window.
  mutating func windowEdges() -> EdgesInWindow {
    let taken = obstructedEdges()
    return EdgesInWindow(
      top: max(statusBarHeight - origin.y, taken.top), left: taken.left,
      bottom: size.height - max(height(.homeIndicator), taken.bottom), right: size.width - taken.right)
  }

  mutating func placeSafeAreas() throws(Status) {
    for index in 0..<safeAreas.count where scene.isLive(safeAreas[index].view) {
      var record = safeAreas[index]
      let insets = try insets(of: record.view, in: placedFrame(of: record.view))
      if record.insetsMargins, try scene.setSafeMargins(insets, of: record.view) { hasMoved = true }
      guard record.guide.raw != 0 else { continue }
      record.left = try set(record.left, to: insets.left)
      record.top = try set(record.top, to: insets.top)
      record.right = try set(record.right, to: 0 - insets.right)
      record.bottom = try set(record.bottom, to: 0 - insets.bottom)
      safeAreas[index] = record
    }
  }

  /// A view's frame in the window: by the numbers where the screen has placed it, else as of the last solution. Nil for
  /// the window.
  private mutating func placedFrame(of view: ItemID) throws(Status) -> Rect? {
    if view == .window { return nil }
    for index in 0..<order.count where controllers[order[index]].view == view {
      let record = controllers[order[index]]
      if isPlaced(record) { return Rect(x: 0, y: record.y, width: size.width, height: record.height) }
    }
    leansOnFrames = true
    return try exactWindowFrame(of: view)
  }

  /// Whether a controller's view is as wide as the window, and placed by numbers alone.
  mutating func isPlaced(_ record: ControllerRecord) -> Bool {
    var record = record
    while record.home != .window {
      guard record.parent >= 0 else { return false }
      let outer = controllers[record.parent]
      guard outer.view == record.home, outer.kind != .table else { return false }
      record = outer
    }
    return true
  }

  /// Whether a safe area depends on the offset of a scroll view.
  mutating func movesSafeArea(_ scroll: ItemID) -> Bool {
    for index in 0..<safeAreas.count
    where safeAreas[index].view != scroll && scene.contains(scroll, safeAreas[index].view) { return true }
    return false
  }

  /// Whether an item is the guide of a safe area.
  func isSafeArea(_ item: ItemID) -> Bool {
    for index in 0..<safeAreas.count where safeAreas[index].guide == item { return true }
    return false
  }
}
