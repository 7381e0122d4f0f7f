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
    for index in 0..<keptFrames.count { restoreFrame(keptFrames[index]) }
    publish()
  }

  /// Begins a layout that updates frames before it is complete.
  package mutating func beginLayout() throws(Status) {
    if !hasUnpublishedFrames {
      publishedFrames.removeAll()
      firstUnpublished = keptFrames.count
      hasUnpublishedFrames = true
    }
    model.unpublished.isLayingOut = true
  }

  /// Sets the frames of items that moved to those of the solution, and keeps the frames that they had. Only frames that may
  /// have changed since the last call are read, so that each of many calls before a report costs what it moves.
  mutating func readMoved() throws(Status) {
    try inMemory { () throws(MemoryError) in
      try keptFrames.reserve(tree.moved.count)
      try publishedFrames.reserve(publishedFrames.count + tree.movedAgain.count)
      try tree.movedAgain.reserve(tree.moved.count)
    }
    for index in keptFrames.count..<max(keptFrames.count, tree.moved.count) {
      let item = tree.moved[index]
      keptFrames.appendReserved(presentFrame(of: item))
      read(item)
    }
    for index in 0..<tree.movedAgain.count where tree.items[tree.movedAgain[index]].movement == .moved {
      let item = tree.movedAgain[index]
      if hasUnpublishedFrames { publishedFrames.appendReserved(presentFrame(of: item)) }
      read(item)
    }
    tree.movedAgain.removeAll()
  }

  /// Forgets the kept frames of items that are no longer in `moved`.
  mutating func forgetRemoved() {
    keptFrames.truncate(to: min(keptFrames.count, tree.moved.count))
    var kept = 0
    for index in 0..<tree.movedAgain.count where tree.items[tree.movedAgain[index]].movement != .none {
      tree.movedAgain[kept] = tree.movedAgain[index]
      kept += 1
    }
    tree.movedAgain.truncate(to: kept)
  }

  private mutating func read(_ item: Int32) {
    let record = tree.items.pointer + Int(item)
    record.pointee.movement = .read
    if record.pointee.isLive { record.pointee.exact = solvedFrame(item) }
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
    for index in (0..<publishedFrames.count).reversed() { restoreFrame(publishedFrames[index]) }
    for index in firstUnpublished..<max(firstUnpublished, keptFrames.count) { restoreFrame(keptFrames[index]) }
  }

  private mutating func restoreFrame(_ kept: Change) {
    if !tree.isLive(kept.item) { return }
    tree.items[kept.item.slot].exact = kept.frame
    tree.note(kept.item.slot)
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
