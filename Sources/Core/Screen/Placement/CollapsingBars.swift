// Collapsing bars: bars that shrink while the user scrolls into the content.

import Layout
import Memory
import Solver
import Status

/// Throws unless a velocity, in points per second, is valid.
package func checkVelocity(_ velocity: Double) throws(Status) {
  guard velocity.isFinite else { throw .notFinite }
  guard velocity >= 0 else { throw .outOfRange }
}

extension Placement {
  /// Throws unless a scroll view is in a navigation controller.
  package mutating func checkCollapsing(with scroll: ItemID, of id: ControllerID) throws(Status) {
    _ = try findScroll(scroll)
    guard scene.tree.contains(controllers[try controllers.find(id)].view, scroll) else { throw .kind }
  }

  /// Scrolls on behalf of the user, at a velocity in points per second, positive down into the content. Collapses or
  /// expands the bars that collapse with this view.
  package mutating func drag(_ item: ItemID, to offset: Point, velocity: Double) throws(Status) {
    let index = try findScroll(item)
    try offset.check()
    guard velocity.isFinite else { throw .notFinite }
    let old = scrolls[index].offset
    setOffset(offset, at: index)
    for index in 0..<controllers.count where controllers[ordered: index].bars.top.settings.scroll == item {
      try collapse(controllers.order[index], to: scrolls[index], from: old.y, velocity)
    }
  }

  @inline(never)
  private mutating func collapse(
    _ slot: Int32, to scroll: ScrollRecord, from old: Double, _ velocity: Double
  ) throws(Status) {
    let info = try scrollInfo(scroll)
    let top = -info.insets.top
    let now = scroll.offset.y
    var progress = controllers[slot].bars.collapsed
    if now <= top || (now < old && velocity <= -controllers[slot].bars.top.settings.velocity) {
      progress = 0
    } else if now > old, try isScrollable(scroll, info, slot) {
      progress = min(1, progress + (now - max(old, top)) / max(1, controllers.scrollDistance(of: slot)))
    }
    if progress == controllers[slot].bars.collapsed { return }
    controllers[slot].bars.collapsed = progress
    animatedScene.isPending = true
  }

  /// Whether the content is longer than the visible part with expanded bars.
  @inline(never)
  private mutating func isScrollable(
    _ scroll: ScrollRecord, _ info: ScrollInfo, _ slot: Int32
  ) throws(Status) -> Bool {
    let record = controllers[slot]
    let progress = record.bars.collapsed
    let toolbar =
      record.bars.bottom.isVisible ? controllers.barHeight(record, record.bars.bottom) + record.area.bottomCover : 0
    let covered = info.insets.top + controllers.shrinkage(of: slot, progress) + info.insets.bottom + progress * toolbar
    return info.contentSize.height + covered > (try scene.frames.exactFrame(of: scroll.item).height)
  }
}
