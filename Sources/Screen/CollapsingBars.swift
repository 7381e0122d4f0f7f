// Collapsing bars: bars that shrink while the user scrolls into the content.

import Layout
import Memory
import Notation
import Solver
import Status

/// Throws unless a velocity, in points per second, is valid.
package func checkVelocity(_ velocity: Double) throws(Status) {
  guard velocity.isFinite else { throw .notFinite }
  guard velocity >= 0 else { throw .outOfRange }
}

extension Screen {
  /// Throws unless a scroll view is in a navigation controller.
  package mutating func checkCollapsing(with scroll: ItemID, of id: ControllerID) throws(Status) {
    _ = try findScroll(scroll)
    guard scene.contains(controllers[try find(id)].view, scroll) else { throw .kind }
  }

  /// How far the bars are collapsed: 0 expanded, 1 compact and without the toolbar.
  package mutating func collapsed(of id: ControllerID) throws(Status) -> Double {
    controllers[try find(id)].collapsed
  }

  /// Expands the bars, as a tap on the bar does.
  package mutating func tapBar(of id: ControllerID) throws(Status) {
    let slot = try find(id)
    guard controllers[slot].topBar.isThere else { throw .kind }
    controllers[slot].collapsed = 0
    isPending = true
  }

  /// Scrolls as the user does, at a velocity in points per second, positive down into the content. Bars that collapse
  /// with this view change.
  package mutating func drag(_ item: ItemID, to offset: Point, velocity: Double) throws(Status) {
    let index = try findScroll(item)
    try offset.check()
    guard velocity.isFinite else { throw .notFinite }
    let old = scrolls[index].offset
    setOffset(offset, at: index)
    for place in 0..<order.count where controllers[order[place]].topBar.settings.scroll == item {
      try collapse(order[place], to: scrolls[index], from: old.y, velocity)
    }
  }

  @inline(never)
  private mutating func collapse(
    _ slot: Int32, to scroll: ScrollRecord, from old: Double, _ velocity: Double
  ) throws(Status) {
    let info = try scrollInfo(scroll)
    let top = -info.insets.top
    let now = scroll.offset.y
    var progress = controllers[slot].collapsed
    if now <= top || (now < old && velocity <= -controllers[slot].topBar.settings.velocity) {
      progress = 0
    } else if now > old, try isScrollable(scroll, info, slot) {
      progress = min(1, progress + (now - max(old, top)) / max(1, scrollDistance(of: slot)))
    }
    if progress == controllers[slot].collapsed { return }
    controllers[slot].collapsed = progress
    isPending = true
  }

  /// The scroll distance until the bars are collapsed: what the larger of the two loses.
  private mutating func scrollDistance(of slot: Int32) -> Double {
    let record = controllers[slot]
    let toolbar = record.bottomBar.shows ? barHeight(record, record.bottomBar) : 0
    return max(shrinkage(of: slot, 1), toolbar)
  }

  /// How much lower the top bar is than its full height.
  @inline(never)
  private mutating func shrinkage(of slot: Int32, _ progress: Double) -> Double {
    var record = controllers[slot]
    record.collapsed = 0
    let full = barHeight(record, record.topBar)
    record.collapsed = progress
    return full - barHeight(record, record.topBar)
  }

  /// Whether the content is longer than the visible part with expanded bars.
  @inline(never)
  private mutating func isScrollable(
    _ scroll: ScrollRecord, _ info: ScrollInfo, _ slot: Int32
  ) throws(Status) -> Bool {
    let record = controllers[slot]
    let progress = record.collapsed
    let toolbar = record.bottomBar.shows ? barHeight(record, record.bottomBar) + record.bottomCover : 0
    let covered = info.insets.top + shrinkage(of: slot, progress) + info.insets.bottom + progress * toolbar
    return info.contentSize.height + covered > (try scene.exactFrame(of: scroll.item).height)
  }
}
