// Published frames: what callers read during a layout, and after it has failed.
//
// A layout may solve several times, and fail in between. Until it is complete, and after it fails, callers read the
// frames, measured sizes and constants of the last complete layout. Frames are restored after a failure; published
// sizes and constants are stored separately until the layout is complete. All other state stays as the failed layout
// left it, and the next layout continues from there.

import Memory
import Status

extension Frames {
  /// Starts a list of former frames, so that `restoreFrames` returns to the present ones. Ends with the next layout.
  package mutating func keepFrames() { keptFrames.removeAll() }

  /// Restores the frames of the last call of `keepFrames`. The next layout solves again.
  package mutating func restoreFrames() {
    for index in 0..<keptFrames.count where tree.isLive(keptFrames[index].item) {
      tree.items[keptFrames[index].item.slot].exact = keptFrames[index].frame
    }
    publish()
  }

  /// Begins a layout that updates frames before it is complete.
  package mutating func beginLayout() throws(Status) {
    if !hasUnpublishedFrames { try keepPublished() }
    model.unpublished.isLayingOut = true
  }

  /// Records where the frames of this layout begin in `keptFrames`, and keeps the frames of items that moved before.
  private mutating func keepPublished() throws(Status) {
    if !tree.moved.isEmpty {
      try inMemory { () throws(MemoryError) in try publishedFrames.reserve(tree.moved.count) }
      publishedFrames.removeAll()
      for index in 0..<tree.moved.count { publishedFrames.appendReserved(presentFrame(of: tree.moved[index])) }
    }
    firstUnpublished = tree.moved.count
    hasUnpublishedFrames = true
  }

  mutating func presentFrame(of item: Int32) -> Change {
    Change(item: tree.id(ofItem: item), frame: tree.items[item].exact)
  }

  /// Restores the published frames after a failed layout.
  @inline(never)
  package mutating func restorePublishedFrames() {
    if !earlier.isEmpty { earlier.removeAll() }
    guard hasUnpublishedFrames else { return }
    hasUnpublishedFrames = false
    for index in firstUnpublished..<max(firstUnpublished, keptFrames.count) { restoreFrame(keptFrames[index]) }
    for index in 0..<firstUnpublished { restoreFrame(publishedFrames[index]) }
  }

  private mutating func restoreFrame(_ kept: Change) {
    if tree.isLive(kept.item) { tree.items[kept.item.slot].exact = kept.frame }
  }

  /// Splits the next report in two: first the present frames, which are kept in `earlier`, then those of the next
  /// solution. Changes from before an event are thus reported only if the event succeeds.
  package mutating func keepReport() throws(Status) {
    try inMemory { () throws(MemoryError) in try earlier.reserve(tree.items.count) }
    earlier.removeAll()
    for index in 0..<tree.moved.count { earlier.appendReserved(presentFrame(of: tree.moved[index])) }
    if !earlier.isEmpty { model.unpublished.isWaiting = true }
  }

  /// Publishes the present frames, measured sizes and constants without a report.
  package mutating func publish() {
    hasUnpublishedFrames = false
    if model.unpublished.isWaiting { publishRest() }
  }

  /// Publishes everything that is pending except frames. Must precede the report.
  @inline(never)
  mutating func publishRest() {
    model.unpublished.isWaiting = false
    if !earlier.isEmpty { reportEarlier() }
    model.unpublished.constants.removeAll()
    views.publishMeasurements()
  }
}
