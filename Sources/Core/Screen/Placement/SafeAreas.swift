// Safe areas: the part of a view that no obstruction and no bar covers; and margins that follow it.

import Layout
import Memory
import Solver
import Status

/// The safe area of a view that has a safe area guide, or margins that follow the safe area. The guide exists once it
/// has been asked for.
struct SafeAreaRecord: BitwiseCopyable {
  var view: ItemID
  /// 0 for none.
  var guide = ItemID(0)
  /// The insets of the safe area are added to the margins of the view.
  var insetsMargins = false
  // The distances of the edges of the guide from those of the view; right and bottom are negative.
  var left = ScreenConstant()
  var top = ScreenConstant()
  var right = ScreenConstant()
  var bottom = ScreenConstant()
}

extension Placement {
  /// Returns the safe area guide of a view, and creates it at the first call.
  package mutating func safeArea(of view: ItemID) throws(Status) -> ItemID {
    try animatedScene.checkOpen()
    let kind = try scene.tree.kind(of: view)
    guard kind.isView else { throw .kind }
    var record = try safeAreaRecord(of: view)
    if record.guide.raw != 0 { return record.guide }
    let frame = kind == .scroll ? try scene.tree.frameGuide(of: view) : view
    let guide = try scene.addOwned(.guide, in: view, name: "safe_area")
    record.guide = guide
    // The insets are those of the last frame of the view. They must not keep the view from becoming smaller: then they become
    // smaller, too.
    scene.model.allowNegativeSizes(of: guide)
    do throws(Status) {
      record.left = try animatedScene.addOwned(guide, .left, to: frame, .left)
      record.top = try animatedScene.addOwned(guide, .top, to: frame, .top)
      record.right = try animatedScene.addOwned(guide, .right, to: frame, .right)
      record.bottom = try animatedScene.addOwned(guide, .bottom, to: frame, .bottom)
    } catch {
      try scene.removeOwned(guide)
      throw error
    }
    keep(record)
    return guide
  }

  /// Sets whether the margins of a view follow its safe area: each margin is then the sum of the one that was set and
  /// the inset of the safe area.
  package mutating func setMarginsFollowSafeArea(_ follows: Bool, _ view: ItemID) throws(Status) {
    try animatedScene.checkOpen()
    guard try scene.tree.kind(of: view).isView else { throw .kind }
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
    animatedScene.isPending = true
    for index in 0..<safeAreas.count where safeAreas[index].view == record.view {
      safeAreas[index] = record
      return
    }
    safeAreas.appendReserved(record)
  }

  /// Removes the records of removed views and unused records.
  mutating func collectSafeAreas() {
    var kept = 0
    for index in 0..<safeAreas.count {
      let record = safeAreas[index]
      guard scene.tree.isLive(record.view), record.guide.raw != 0 || record.insetsMargins else { continue }
      safeAreas[kept] = record
      kept += 1
    }
    safeAreas.truncate(to: kept)
  }

  /// Returns how far bars and obstructions reach into a view from each edge.
  package mutating func safeInsets(of view: ItemID) throws(Status) -> Insets {
    try animatedScene.checkOpen()
    guard try scene.tree.kind(of: view).isView else { throw .kind }
    return try insets(of: view, in: view == .window ? nil : exactWindowFrame(of: view))
  }

  /// Returns the safe insets of a view with a frame in the window; nil for the window itself.
  mutating func insets(of view: ItemID, in frame: Rect?) throws(Status) -> Insets {
    let whole = Rect(x: 0, y: 0, width: window.size.width, height: window.size.height)
    return try safeEdges(around: view).insets(in: frame ?? whole)
  }

  /// Returns the edges of the safe area at a view: that of the innermost controller whose view contains it, or is it.
  private mutating func safeEdges(around view: ItemID) throws(Status) -> WindowEdges {
    let owner = controllers.controller(around: view)
    if owner < 0 { return display.windowEdges() }
    let record = controllers[owner]
    let edges = WindowEdges(
      top: record.area.own.top, left: record.area.leftLimit, bottom: record.area.own.bottom,
      right: record.area.rightLimit)
    if record.isContent || record.settings.additional == .zero { return edges }
    // The additional insets of a container apply to itself and to the controllers in it; the area of its own bars does
    // not change.
    return WindowEdges(
      top: max(edges.top, record.area.y) + record.settings.additional.top, left: edges.left,
      bottom: min(edges.bottom, record.bottom) - record.settings.additional.bottom, right: edges.right)
  }

  mutating func placeSafeAreas() throws(Status) {
    for index in 0..<safeAreas.count where scene.tree.isLive(safeAreas[index].view) {
      var record = safeAreas[index]
      let frame = try placedFrame(of: record.view)
      let insets = try insets(of: record.view, in: frame)
      if record.insetsMargins, try scene.setSafeMargins(insets, of: record.view) { animatedScene.hasMoved = true }
      guard record.guide.raw != 0 else { continue }
      try place(&record, insets, in: frame.map { Size(width: $0.width, height: $0.height) } ?? window.size)
      safeAreas[index] = record
    }
  }

  /// Places the guide of a safe area. Where obstructions overlap, it has the size 0.
  private mutating func place(_ record: inout SafeAreaRecord, _ insets: Insets, in size: Size) throws(Status) {
    record.left = try animatedScene.set(record.left, to: insets.left)
    record.top = try animatedScene.set(record.top, to: insets.top)
    record.right = try animatedScene.set(record.right, to: 0 - min(insets.right, max(0, size.width - insets.left)))
    record.bottom = try animatedScene.set(record.bottom, to: 0 - min(insets.bottom, max(0, size.height - insets.top)))
  }

  /// Returns a view's frame in the window: from screen constants if the screen has placed it, else as of the last
  /// solution. Nil for the window.
  private mutating func placedFrame(of view: ItemID) throws(Status) -> Rect? {
    if view == .window { return nil }
    for index in 0..<controllers.count where controllers[ordered: index].view == view {
      let record = controllers[ordered: index]
      if controllers.isPlaced(record) {
        return Rect(x: 0, y: record.area.y, width: window.size.width, height: record.area.height)
      }
    }
    dependsOnFrames = true
    return try exactWindowFrame(of: view)
  }

  /// Whether a safe area depends on the offset of a scroll view.
  mutating func movesSafeArea(_ scroll: ItemID) -> Bool {
    for index in 0..<safeAreas.count
    where safeAreas[index].view != scroll && scene.tree.contains(scroll, safeAreas[index].view) { return true }
    return false
  }

  /// Whether an item is the guide of a safe area.
  func isSafeArea(_ item: ItemID) -> Bool {
    for index in 0..<safeAreas.count where safeAreas[index].guide == item { return true }
    return false
  }
}
