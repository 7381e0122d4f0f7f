// Places the bars and guides of controllers, and computes the area that a controller leaves to those in it.

import Layout
import Memory
import Notation
import Solver
import Status

extension Controllers {
  /// Whether the place of a controller's view depends on the offset of a scroll view.
  @inline(never)
  mutating func movesController(_ scroll: ItemID) -> Bool {
    for index in 0..<order.count where scene.tree.contains(scroll, self[place: index].home) { return true }
    return false
  }

  mutating func inheritBars(_ record: inout ControllerRecord) {
    if record.parent < 0 {
      let edges = display.windowEdges()
      record.area.own = ClearSpan(
        ceiling: edges.top, floor: edges.bottom, barFloor: window.size.height - window.height(.homeIndicator))
      (record.area.leftWall, record.area.rightWall) = (edges.left, edges.right)
    } else {
      let outer = records[record.parent].area
      record.area.own = outer.inner
      (record.area.leftWall, record.area.rightWall) = (outer.leftWall, outer.rightWall)
    }
    record.area.inner = record.area.own
    record.area.bottomCover = max(0, record.bottom - record.area.own.floor)
  }

  /// A toolbar or tab bar lies above the bars of the controllers that this one is in.
  mutating func placeBottomBar(_ record: inout ControllerRecord) throws(Status) {
    let height = barHeight(record, record.bars.bottom)
    let cover = record.area.bottomCover
    // A collapsing toolbar moves down until it is hidden.
    let given = record.bars.bottom.kind == .toolbar ? record.bars.collapsed * (height + cover) : 0
    let reachesEdge = record.bars.bottom.kind == .tab && window.profile.behaviours.contains(.tabBarsReachEdge)
    let (start, whole) = reachesEdge ? (0, height + cover) : (cover, height)
    let place = record.bars.bottom.isHidden ? -whole : start - given
    record.bars.bottom.place = try constants.set(record.bars.bottom.place, to: -place)
    record.bars.bottom.height = try constants.set(record.bars.bottom.height, to: whole)
    if record.bars.bottom.shows {
      record.area.inner.floor = min(record.area.own.floor, record.bottom - place - whole)
      record.area.inner.barFloor = min(record.area.own.barFloor, record.bottom - place - whole)
    }
  }

  /// From the view's top to the end of the lowest bar that lies over it from above, and the mirror.
  mutating func placeGuides(_ record: inout ControllerRecord) throws(Status) {
    let hasGuides = window.profile.behaviours.contains(.hasLayoutGuides)
    let (top, bottom) = hasGuides ? (max(0, record.area.own.ceiling - record.area.y), record.area.bottomCover) : (0, 0)
    record.guides.topLength = try constants.set(record.guides.topLength, to: top)
    record.guides.bottomLength = try constants.set(record.guides.bottomLength, to: bottom)
  }

  /// Whether a controller's view is as wide as the window, and placed by numbers alone.
  mutating func isPlaced(_ record: ControllerRecord) -> Bool {
    var record = record
    while record.home != .window {
      guard record.parent >= 0 else { return false }
      let outer = records[record.parent]
      guard outer.view == record.home, outer.kind != .table else { return false }
      record = outer
    }
    return true
  }
}
