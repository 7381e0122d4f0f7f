// The report of a layout: the items whose frames differ from the last report.

import Memory
import Solver

extension Frames {
  /// Adds to `moved` the items whose variables changed since the last call. If most changed, visits all items in memory
  /// order, which is several times as fast.
  @inline(__always)
  mutating func listMoved() {
    copied.isCopying = canCopyFrames()
    if !copied.isCopying { listChanged() }
  }

  @inline(never)
  private mutating func listChanged() {
    if solver.changes.count > tree.items.count { return listAllMoved() }
    for change in solver.changes.elements {
      let variable = change.variable
      let item = model.variableItems[solver.slot(of: variable)]
      if item < 0 { continue }
      let record = tree.items.pointer + Int(item)
      tree.note(item)
      if record.pointee.frameGuide >= 0 { tree.note(record.pointee.frameGuide) }
      if record.pointee.measure >= 0 && record.pointee.width.raw == variable.raw { views.noteUnmeasured(item) }
    }
  }

  private mutating func listAllMoved() {
    for item in 0..<Int32(tree.items.count) where tree.items[item].isLive && solvedFrame(item) != tree.items[item].exact
    {
      tree.note(item)
      if tree.items[item].measure >= 0 { views.noteUnmeasured(item) }
    }
  }

  /// Fills `changes` with the items whose frames differ from the last report, among those in `moved` or in the report's
  /// layout.
  mutating func report() {
    hasUnpublishedFrames = false
    if model.unpublished.isWaiting { publishRest() }
    if copied.isCopying {
      copyFrames()
      report(copied.items.elements)
    } else {
      tree.orderMoved()
      for index in 0..<tree.moved.count {
        let item = tree.moved[index]
        let record = tree.items.pointer + Int(item)
        record.pointee.movement = .none
        if record.pointee.isLive { record.pointee.exact = solvedFrame(item) }
      }
      report(tree.moved.elements)
      tree.moved.removeAll()
      tree.movedAgain.removeAll()
      findParts()
    }
    keptFrames.removeAll()
  }

  /// Reports the frames in `earlier`, which belong to the first items in `moved`.
  mutating func reportEarlier() {
    for index in 0..<tree.moved.count {
      if index < earlier.count {
        tree.items[tree.moved[index]].exact = earlier[index].frame
      } else if index < keptFrames.count {
        tree.items[tree.moved[index]].exact = keptFrames[index].frame
      }
      tree.note(tree.moved[index])
    }
    report(UnsafeBufferPointer(rebasing: tree.moved.elements[..<earlier.count]))
    earlier.removeAll()
    for index in 0..<changes.count { earlier.appendReserved(changes[index]) }
    changes.removeAll()
    formerFrames.removeAll()
  }

  /// Reports items. All exact frames must be set before, because rounding reads the frames of parents.
  private mutating func report(_ list: UnsafeBufferPointer<Int32>) {
    if views.scale > 0 && endsOffPixels() {
      reportRounded(0, all: true)
    } else if views.scale > 0 {
      for item in list where tree.items[item].isLive { reportRounded(item, all: false) }
    } else {
      for item in list where tree.items[item].isLive { report(item, at: tree.items[item].exact) }
    }
  }

  mutating func solvedFrame(_ item: Int32) -> Rect {
    let record = tree.items.pointer + Int(item)
    if record.pointee.node >= 0 && views.isBoxed(item) { return views.boxedFrame(item) }
    let values = solver.values((record.pointee.left, record.pointee.top, record.pointee.width, record.pointee.height))
    return Rect(x: values.0, y: values.1, width: values.2, height: values.3)
  }

  mutating func report(_ item: Int32, at frame: Rect) {
    let record = tree.items.pointer + Int(item)
    guard frame != record.pointee.reported else { return }
    if keepsFormerFrames { formerFrames.appendReserved(record.pointee.reported) }
    record.pointee.reported = frame
    let id = ItemID(Identifier.raw(slot: item, generation: record.pointee.generation))
    changes.appendReserved(Change(item: id, frame: frame))
  }
}
