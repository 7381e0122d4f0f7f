// Places the bars and guides of controllers, and computes the area that a controller leaves for its contents.

import Layout
import Memory
import Solver
import Status

extension Controllers {
  /// Whether the position of a controller's view depends on the offset of a scroll view.
  @inline(never)
  mutating func movesController(_ scroll: ItemID) -> Bool {
    for index in 0..<order.count where scene.tree.contains(scroll, self[ordered: index].superview) { return true }
    return false
  }

  mutating func inheritBars(_ record: inout ControllerRecord) {
    if record.parent < 0 {
      let edges = display.windowEdges()
      record.area.own = ClearSpan(
        top: edges.top, bottom: edges.bottom, bottomOfBars: window.size.height - window.height(.homeIndicator))
      (record.area.leftLimit, record.area.rightLimit) = (edges.left, edges.right)
    } else {
      let outer = records[record.parent].area
      record.area.own = outer.inner
      (record.area.leftLimit, record.area.rightLimit) = (outer.leftLimit, outer.rightLimit)
    }
    record.area.inner = record.area.own
    record.area.bottomCover = max(0, record.bottom - record.area.own.bottom)
  }

  /// Places a toolbar or tab bar above the bars of the containers of this controller.
  mutating func placeBottomBar(_ record: inout ControllerRecord) throws(Status) {
    let height = barHeight(record, record.bars.bottom)
    let cover = record.area.bottomCover
    // A collapsing toolbar moves down until it is hidden.
    let given = record.bars.bottom.kind == .toolbar ? record.bars.collapsed * (height + cover) : 0
    let reachesEdge = record.bars.bottom.kind == .tab && window.profile.behaviours.contains(.tabBarsReachEdge)
    let (start, whole) = reachesEdge ? (0, height + cover) : (cover, height)
    let position = record.bars.bottom.isHidden ? -whole : start - given
    record.bars.bottom.position = try animatedScene.set(record.bars.bottom.position, to: -position)
    record.bars.bottom.height = try animatedScene.set(record.bars.bottom.height, to: whole)
    if record.bars.bottom.isVisible {
      record.area.inner.bottom = min(record.area.own.bottom, record.bottom - position - whole)
      record.area.inner.bottomOfBars = min(record.area.own.bottomOfBars, record.bottom - position - whole)
    }
  }

  /// Sets the lengths of the guides: the top guide reaches from the top of the view to the end of the lowest bar above,
  /// the bottom guide from the highest bar below to the bottom of the view.
  mutating func placeGuides(_ record: inout ControllerRecord) throws(Status) {
    let hasGuides = window.profile.behaviours.contains(.hasLayoutGuides)
    let (top, bottom) = hasGuides ? (max(0, record.area.own.top - record.area.y), record.area.bottomCover) : (0, 0)
    record.guides.topLength = try animatedScene.set(record.guides.topLength, to: top)
    record.guides.bottomLength = try animatedScene.set(record.guides.bottomLength, to: bottom)
  }

  /// Whether a controller's view has the width of the window, and a position that screen constants determine.
  mutating func isPlaced(_ record: ControllerRecord) -> Bool {
    var record = record
    while record.superview != .window {
      guard record.parent >= 0 else { return false }
      let outer = records[record.parent]
      guard outer.view == record.superview, outer.kind != .table else { return false }
      record = outer
    }
    return true
  }
}
