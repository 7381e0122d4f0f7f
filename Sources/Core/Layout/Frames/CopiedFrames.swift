// Copies frames from the solver's report.
//
// While the same edits or constants are set again and again, the report has the same variables in the same order. The item
// and the side (x, y, width or height) of each are found once. From then on, a layout copies the values of the report into the
// frames, and compares only these frames with those reported before.

import Memory
import Solver

struct CopiedFrames: ~Copyable {
  /// The item and the side of its frame that a value of the report belongs to.
  struct Part: BitwiseCopyable {
    var index: Int32
    var item: Int32
    var side: Int32
  }

  /// The order of variables in the report that `parts` and `items` describe; 0 for none.
  var variableOrder: UInt32 = 0
  /// The order of variables in the last report.
  var last: UInt32 = 0
  /// The last report was the first one with its order, and memory is reserved for `parts`.
  var isNew = false
  /// Frames are copied from the present report: it has this order, and nothing else moved.
  var isCopying = false
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

extension Frames {
  /// Whether frames can be copied from the solver's report.
  mutating func canCopyFrames() -> Bool {
    copied.variableOrder == solver.changes.variableOrder && tree.moved.isEmpty && views.unmeasured.isEmpty
  }

  /// Copies frames from the report.
  mutating func copyFrames() {
    let values = solver.changes.orderedValues
    for part in copied.parts.elements { tree.items[part.item].exact.set(part.side, values[Int(part.index)].value) }
    copied.isCopying = false
  }

  /// Adds the items whose frames would be copied to `moved`, so that their frames are read from the solver.
  mutating func noteCopiedItems() {
    for index in 0..<copied.items.count { tree.note(copied.items[index]) }
    copied.isCopying = false
  }

  /// Called after each report. The first report with an order reserves memory; the second one fills `parts`. If memory
  /// runs out, or an item is measured, this order is never copied.
  mutating func findParts() {
    guard solver.changes.hasVariableOrder else { return }
    let isNew = copied.last != solver.changes.variableOrder
    copied.last = solver.changes.variableOrder
    if isNew {
      copied.isNew = reserveParts()
    } else if copied.isNew {
      copied.isNew = false
      makeParts()
    }
  }

  private mutating func reserveParts() -> Bool {
    var count = solver.changes.orderedValues.count
    for value in solver.changes.orderedValues {
      let item = model.variableItems[solver.slot(of: value.variable)]
      if item >= 0 && tree.items[item].frameGuide >= 0 { count += 1 }
    }
    do throws(MemoryError) {
      try copied.parts.reserve(count)
      try copied.items.reserve(min(count, tree.items.count))
    } catch { return false }
    return true
  }

  private mutating func makeParts() {
    let values = solver.changes.orderedValues
    copied.variableOrder = 0
    copied.parts.removeAll()
    for index in values.indices {
      let item = model.variableItems[solver.slot(of: values[index].variable)]
      if item < 0 { continue }
      if tree.items[item].measure >= 0 { return }
      addPart(index, of: item, values[index].variable)
      if tree.items[item].frameGuide >= 0 { addPart(index, of: tree.items[item].frameGuide, values[index].variable) }
    }
    for index in 0..<copied.parts.count { tree.note(copied.parts[index].item) }
    tree.orderMoved()
    copied.items.removeAll()
    for index in 0..<tree.moved.count {
      copied.items.appendReserved(tree.moved[index])
      tree.items[tree.moved[index]].movement = .none
    }
    tree.moved.removeAll()
    tree.movedAgain.removeAll()
    copied.variableOrder = solver.changes.variableOrder
  }

  private mutating func addPart(_ index: Int, of item: Int32, _ variable: VariableID) {
    guard let side = tree.items[item].side(of: variable) else { return }
    copied.parts.appendReserved(CopiedFrames.Part(index: Int32(index), item: item, side: side))
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
