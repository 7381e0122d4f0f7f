// Offsets of scroll views.
//
// An offset is the only state that depends on earlier layouts. A scroll view at its top stays there when its insets
// change; an offset outside its range is clamped when insets, content or size change; other offsets stay.

import Layout
import Memory
import Solver
import Status

/// The insets and sizes of a scroll view that its offset was last computed from.
struct ScrollGeometry: BitwiseCopyable {
  /// The offset was set since then.
  var isFresh = true
  var insets = Insets.zero
  /// The top inset when the whole title of a bar is visible.
  var top = 0.0
  var content = Size(width: 0, height: 0)
  var bounds = Size(width: 0, height: 0)
}

/// The range of a scroll view's offset.
struct OffsetRange {
  var low: Point
  var high: Point

  func clamp(_ point: Point) -> Point {
    Point(x: min(max(point.x, low.x), high.x), y: min(max(point.y, low.y), high.y))
  }
}

extension Placement {
  @inline(never)
  private mutating func range(_ record: ScrollRecord, _ info: ScrollInfo) throws(Status) -> OffsetRange {
    let frame = try scene.frames.exactFrame(of: record.item)
    // Subtraction from 0 instead of negation, so that an inset of 0 does not give -0.
    let low = Point(x: 0 - info.insets.left, y: 0 - fullTop(record, info.insets))
    return OffsetRange(
      low: low,
      high: Point(
        x: max(low.x, info.contentSize.width + info.insets.right - frame.width),
        y: max(low.y, info.contentSize.height + info.insets.bottom - frame.height)))
  }

  /// Updates offsets after a layout. Returns whether that moved a controller's view.
  mutating func updateOffsets() -> Bool {
    var hasMovedController = false
    for index in 0..<scrolls.count where scene.tree.isLive(scrolls[index].item) {
      let (old, distance) = (scrolls[index].offset, scrolls[index].distance)
      // Cannot fail: a live scroll view has a live content guide and live ancestors, and nothing is allocated.
      do throws(Status) { try updateOffset(index) } catch {}
      let isMoved = scrolls[index].offset != old && moves(by: scrolls[index].item)
      if isMoved || scrolls[index].distance != distance && controllers.hasLargeTitles { hasMovedController = true }
    }
    return hasMovedController
  }

  @inline(never)
  private mutating func updateOffset(_ index: Int) throws(Status) {
    let record = scrolls[index]
    let info = try scrollInfo(record)
    let frame = try scene.frames.exactFrame(of: record.item)
    let old = record.geometry
    let new = ScrollGeometry(
      isFresh: false, insets: info.insets, top: fullTop(record, info.insets), content: info.contentSize,
      bounds: Size(width: frame.width, height: frame.height))
    let range = try range(record, info)
    var offset = record.offset
    if old.isFresh {
      offset = range.low
    } else if new.insets != old.insets || new.content != old.content || new.bounds != old.bounds {
      if offset.y == -old.top { offset.y = range.low.y }
      if offset.x == -old.insets.left { offset.x = range.low.x }
      offset = range.clamp(offset)
    }
    if record.wantsBottom, !postponesScrollsToEnd {
      offset.y = range.high.y
      scrolls[index].wantsBottom = false
    }
    scrolls[index].offset = offset
    scrolls[index].distance = max(0, offset.y - range.low.y)
    scrolls[index].geometry = new
  }

  /// Publishes the offsets of a complete layout.
  mutating func publishOffsets() {
    for index in 0..<scrolls.count { scrolls[index].published = scrolls[index].offset }
  }

  /// Returns the published offset or, during a layout, the present one.
  @inline(__always)
  mutating func presentOffset(of record: ScrollRecord) -> Point {
    scene.model.unpublished.isLayingOut ? record.offset : record.published
  }

  /// Whether a screen constant depends on the offset of a scroll view.
  private mutating func moves(by scroll: ItemID) -> Bool {
    controllers.movesController(scroll) || movesSafeArea(scroll) || controllers.hasLargeTitles
  }

  /// Sets the offset, which may be outside the range.
  package mutating func setOffset(_ offset: Point, of item: ItemID) throws(Status) {
    let index = try findScroll(item)
    try offset.check()
    setOffset(offset, at: index)
  }

  /// Sets the offset. Controllers in the scroll view move with its content, so their bars are placed again.
  mutating func setOffset(_ offset: Point, at index: Int) {
    scrolls[index].offset = offset
    scrolls[index].published = offset
    scrolls[index].geometry.isFresh = false
    if !animatedScene.transaction.isOpen { scrolls[index].motion = OffsetMotion() }
    if moves(by: scrolls[index].item) { animatedScene.isPending = true }
  }

  /// Makes the next layout scroll to the end of the content. If a rotation or keyboard event precedes that layout, the
  /// layout after the event scrolls.
  package mutating func scrollToBottom(_ item: ItemID) throws(Status) {
    scrolls[try findScroll(item)].wantsBottom = true
    animatedScene.isPending = true
  }

  /// Returns the nearest offset at which a rectangle of the content is not obscured.
  package mutating func offset(showing rect: Rect, in item: ItemID) throws(Status) -> Point {
    let record = scrolls[try findScroll(item)]
    try rect.check()
    let info = try scrollInfo(record)
    let visible = info.visible
    var offset = presentOffset(of: record)
    if rect.bottom > visible.bottom { offset.y += rect.bottom - visible.bottom }
    if rect.right > visible.right { offset.x += rect.right - visible.right }
    offset.y = min(offset.y, rect.y < visible.y || rect.height > visible.height ? rect.y - info.insets.top : offset.y)
    offset.x = min(offset.x, rect.x < visible.x || rect.width > visible.width ? rect.x - info.insets.left : offset.x)
    return try range(record, info).clamp(offset)
  }
}
