// What callers read while a layout is under way, and after it has failed.
//
// A layout may solve several times, and fail in between. If it does, callers read the frames, the measured sizes and the
// constants that the last complete layout has left: frames return to what they were, sizes and constants are kept until
// the layout is complete. Everything else is ahead, and the next layout goes on from there.

import Memory
import Status

extension Frames {
  /// Makes `restoreFrames` return to the present frames. The next layout ends this.
  package mutating func keepFrames() { keptFrames.removeAll() }

  /// Returns to the frames of the last call of `keepFrames`, whatever the solver's values are. The next layout solves.
  package mutating func restoreFrames() {
    for index in 0..<keptFrames.count where tree.isLive(keptFrames[index].item) {
      tree.items[keptFrames[index].item.slot].exact = keptFrames[index].frame
    }
    show()
  }

  /// Begins a layout that updates frames before it is complete.
  package mutating func beginLayout() throws(Status) {
    if !isAhead { try noteShown() }
    model.unshown.isLayingOut = true
  }

  /// Notes where the frames of this layout begin in `keptFrames`, and keeps those of items that have moved before.
  private mutating func noteShown() throws(Status) {
    if !tree.moved.isEmpty {
      try inMemory { () throws(MemoryError) in try shown.reserve(tree.moved.count) }
      shown.removeAll()
      for index in 0..<tree.moved.count { shown.appendReserved(presentFrame(of: tree.moved[index])) }
    }
    firstUnshown = tree.moved.count
    isAhead = true
  }

  mutating func presentFrame(of item: Int32) -> Change {
    Change(item: tree.id(ofItem: item), frame: tree.items[item].exact)
  }

  /// Returns to the frames before a layout that has failed.
  @inline(never)
  package mutating func returnToShown() {
    if !earlier.isEmpty { earlier.removeAll() }
    guard isAhead else { return }
    isAhead = false
    for index in firstUnshown..<max(firstUnshown, keptFrames.count) { returnTo(keptFrames[index]) }
    for index in 0..<firstUnshown { returnTo(shown[index]) }
  }

  private mutating func returnTo(_ kept: Change) {
    if tree.isLive(kept.item) { tree.items[kept.item.slot].exact = kept.frame }
  }

  /// Makes the next report two: first one of the present frames, whose changes `earlier` has then, and then that of the
  /// next solution. So what precedes an event is reported only if the event succeeds.
  package mutating func keepReport() throws(Status) {
    try inMemory { () throws(MemoryError) in try earlier.reserve(tree.items.count) }
    earlier.removeAll()
    for index in 0..<tree.moved.count { earlier.appendReserved(presentFrame(of: tree.moved[index])) }
    if !earlier.isEmpty { model.unshown.isWaiting = true }
  }

  /// Shows the frames as they are, without a report, and what was measured and set.
  package mutating func show() {
    isAhead = false
    if model.unshown.isWaiting { showRest() }
  }

  /// Shows what waits besides frames. Reports come after it.
  @inline(never)
  mutating func showRest() {
    model.unshown.isWaiting = false
    if !earlier.isEmpty { reportEarlier() }
    model.unshown.constants.removeAll()
    for place in 0..<views.measures.count { views.measures[place].shown = views.measures[place].last }
  }
}
