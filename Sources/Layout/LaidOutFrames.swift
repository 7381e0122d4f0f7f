// Frames that follow the solver's report.
//
// While the same edits or constants are set again, the report keeps its layout: the same variables in the same places.
// What these are in frames is found once. From then on a layout copies the values into the frames and looks at
// their items, without a search through the solver.

import Memory
import Solver
import Status

struct LaidOutFrames: ~Copyable {
  /// A value of the report, and the number of a frame that it is.
  struct Part: BitwiseCopyable {
    var place: Int32
    var item: Int32
    var side: Int32
  }

  /// The layout of the report that `parts` and `items` are for; 0 for none.
  var layout: UInt32 = 0
  /// The layout of the last report, and whether that was the first with it, so that memory for its parts is reserved.
  var last: UInt32 = 0
  var isNew = false
  /// The present report has the layout, and nothing else moved: frames are to be taken from it.
  var isFollowed = false
  var parts: Buffer<Part>
  /// The items with a part, in the order in which they are reported.
  var items: Buffer<Int32>

  init(_ account: Account) {
    parts = Buffer(account)
    items = Buffer(account)
  }

  mutating func release() {
    parts.release()
    items.release()
  }
}

extension Scene {
  /// Whether frames can be taken from the solver's report.
  mutating func canFollow() -> Bool {
    laidOut.layout == solver.changes.layout && moved.isEmpty && unmeasured.isEmpty
  }

  /// Takes frames from the report.
  mutating func follow() {
    let values = solver.changes.laidOutValues
    for part in laidOut.parts.elements { items[part.item].exact.set(part.side, values[Int(part.place)].value) }
    laidOut.isFollowed = false
  }

  /// Adds the items whose frames are to be taken from the report to `moved` instead.
  mutating func noteFollowed() {
    for index in 0..<laidOut.items.count { note(laidOut.items[index]) }
    laidOut.isFollowed = false
  }

  /// After a report, finds where its values go if the report before was the first with the layout, which reserves memory.
  /// Without memory, and where the size of an item is measured, no frame follows the layout.
  mutating func findParts() {
    guard solver.changes.isLaidOut else { return }
    let isNew = laidOut.last != solver.changes.layout
    laidOut.last = solver.changes.layout
    if isNew {
      laidOut.isNew = reserveParts()
    } else if laidOut.isNew {
      laidOut.isNew = false
      makeParts()
    }
  }

  private mutating func reserveParts() -> Bool {
    var count = solver.changes.laidOutValues.count
    for value in solver.changes.laidOutValues {
      let item = owners[solver.slot(of: value.variable)]
      if item >= 0 && items[item].frameGuide >= 0 { count += 1 }
    }
    do throws(MemoryError) {
      try laidOut.parts.reserve(count)
      try laidOut.items.reserve(min(count, items.count))
    } catch { return false }
    return true
  }

  private mutating func makeParts() {
    let values = solver.changes.laidOutValues
    laidOut.layout = 0
    laidOut.parts.removeAll()
    for place in values.indices {
      let item = owners[solver.slot(of: values[place].variable)]
      if item < 0 { continue }
      if items[item].measure >= 0 { return }
      addPart(place, of: item, values[place].variable)
      if items[item].frameGuide >= 0 { addPart(place, of: items[item].frameGuide, values[place].variable) }
    }
    for index in 0..<laidOut.parts.count { note(laidOut.parts[index].item) }
    orderMoved()
    laidOut.items.removeAll()
    for index in 0..<moved.count {
      laidOut.items.appendReserved(moved[index])
      items[moved[index]].isMoved = false
    }
    moved.removeAll()
    laidOut.layout = solver.changes.layout
  }

  private mutating func addPart(_ place: Int, of item: Int32, _ variable: VariableID) {
    guard let side = items[item].side(of: variable) else { return }
    laidOut.parts.appendReserved(LaidOutFrames.Part(place: Int32(place), item: item, side: side))
  }
}

extension ItemRecord {
  /// Which number of the frame a variable is.
  fileprivate mutating func side(of variable: VariableID) -> Int32? {
    if variable == left { return 0 }
    if variable == top { return 1 }
    if variable == width { return 2 }
    return variable == height ? 3 : nil
  }
}

extension Rect {
  /// Sets x, y, width or height.
  @inline(__always)
  fileprivate mutating func set(_ side: Int32, _ number: Double) {
    withUnsafeMutableBytes(of: &self) {
      $0.storeBytes(of: number, toByteOffset: Int(side) * MemoryLayout<Double>.stride, as: Double.self)
    }
  }
}
