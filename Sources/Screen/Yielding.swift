// Bars that yield to content: the user scrolls into it, and the bars make room.

import Layout
import Memory
import Notation
import Solver
import Status

extension Screen {
  /// Lets the bars of a navigation controller yield to a scroll view in it; nil for none any more. A negative compact
  /// height is that of the table.
  package mutating func setYielding(
    to scroll: ItemID?, compactHeight: Double, velocity: Double, of id: ControllerID
  ) throws(Status) {
    let slot = try find(id)
    guard controllers[slot].kind == .navigation else { throw .kind }
    try checkPlace(compactHeight)
    guard velocity.isFinite else { throw .notFinite }
    guard velocity >= 0 else { throw .outOfRange }
    if let scroll {
      _ = try findScroll(scroll)
      guard scene.contains(controllers[slot].view, scroll) else { throw .kind }
    }
    controllers[slot].yielding = Yielding()
    controllers[slot].yielding.scroll = scroll ?? ItemID(0)
    controllers[slot].yielding.compactHeight = compactHeight
    controllers[slot].yielding.velocity = velocity
    isPending = true
  }

  /// How far the bars have yielded: 0 all shown, 1 compact and without the toolbar.
  package mutating func yielded(of id: ControllerID) throws(Status) -> Double {
    controllers[try find(id)].yielding.progress
  }

  /// A tap on the bar brings all back.
  package mutating func tapBar(of id: ControllerID) throws(Status) {
    let slot = try find(id)
    guard controllers[slot].topBar.isThere else { throw .kind }
    controllers[slot].yielding.progress = 0
    isPending = true
  }

  /// The user scrolls, at a velocity in points a second, positive downwards into the content. Bars that yield to this view
  /// move with it.
  package mutating func drag(_ item: ItemID, to offset: Point, velocity: Double) throws(Status) {
    let index = try findScroll(item)
    try offset.check()
    guard velocity.isFinite else { throw .notFinite }
    let old = scrolls[index].offset
    setOffset(offset, at: index)
    for place in 0..<order.count where controllers[order[place]].yielding.scroll == item {
      try yield(order[place], to: scrolls[index], from: old.y, velocity)
    }
  }

  @inline(never)
  private mutating func yield(
    _ slot: Int32, to scroll: ScrollRecord, from old: Double, _ velocity: Double
  ) throws(Status) {
    let info = try scrollInfo(scroll)
    let top = -info.insets.top
    let now = scroll.offset.y
    var progress = controllers[slot].yielding.progress
    if now <= top || (now < old && velocity <= -controllers[slot].yielding.velocity) {
      progress = 0
    } else if now > old, try isScrollable(scroll, info, slot) {
      progress = min(1, progress + (now - max(old, top)) / max(1, way(of: slot)))
    }
    if progress == controllers[slot].yielding.progress { return }
    controllers[slot].yielding.progress = progress
    isPending = true
  }

  /// How far content is scrolled until the bars have yielded: as far as the larger of them has to go.
  private mutating func way(of slot: Int32) -> Double {
    let record = controllers[slot]
    let toolbar = record.bottomBar.shows ? barHeight(record, record.bottomBar) : 0
    return max(given(of: slot, 1), toolbar)
  }

  /// By how much the bar at the top is lower than its full height.
  @inline(never)
  private mutating func given(of slot: Int32, _ progress: Double) -> Double {
    var record = controllers[slot]
    record.yielding.progress = 0
    let full = barHeight(record, record.topBar)
    record.yielding.progress = progress
    return full - barHeight(record, record.topBar)
  }

  /// Whether the content is too long to be seen at once with all bars shown.
  @inline(never)
  private mutating func isScrollable(
    _ scroll: ScrollRecord, _ info: ScrollInfo, _ slot: Int32
  ) throws(Status) -> Bool {
    let record = controllers[slot]
    let progress = record.yielding.progress
    let toolbar = record.bottomBar.shows ? barHeight(record, record.bottomBar) + record.bottomCover : 0
    let covered = info.insets.top + given(of: slot, progress) + info.insets.bottom + progress * toolbar
    return info.contentSize.height + covered > (try scene.exactFrame(of: scroll.item).height)
  }
}
