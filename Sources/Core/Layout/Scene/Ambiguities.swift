// Ambiguous items.

import Memory
import Solver
import Status

/// An item whose position or size along an axis is ambiguous.
package struct Ambiguity: BitwiseCopyable {
  package let item: ItemID
  /// The number of the axis. An enum would have one byte, unlike the struct of the C interface.
  private let number: Int32

  package var axis: Axis { number == 0 ? .horizontal : .vertical }

  init(item: ItemID, axis: Axis) {
    self.item = item
    number = axis.rawValue
  }
}

extension Scene {
  /// Whether the position or size of the item along the axis is ambiguous. The answer is exact.
  package mutating func isAmbiguous(_ item: ItemID, _ axis: Axis) throws(Status) -> Bool {
    guard let item = try findUpdated(item), tree.items[item].width.raw != 0 else { return false }
    let origin = tree.items[item].origin(axis)
    if origin.raw != 0, try solver.isAmbiguous(origin) { return true }
    return try solver.isAmbiguous(tree.items[item].extent(axis))
  }

  /// Fills `ambiguities` with the ambiguous items and axes, each once, up to a limit. Returns the mark that these items
  /// have for the axis.
  @discardableResult
  package mutating func findAmbiguities(atMost limit: Int = .max) throws(Status) -> UInt32 {
    try applyPending()
    try solver.beginAmbiguous()
    try inMemory { () throws(MemoryError) in try ambiguities.reserve(2 * tree.items.count) }
    ambiguities.removeAll()
    let mark = tree.nextStamp()
    var last: VariableID?
    while ambiguities.count < limit, let variable = try solver.nextAmbiguous(after: last) {
      last = variable
      let item = model.variableItems[solver.slot(of: variable)]
      if item < 0 { continue }
      let isHorizontal = tree.items[item].left.raw == variable.raw || tree.items[item].width.raw == variable.raw
      addAmbiguity(item, isHorizontal ? .horizontal : .vertical, mark)
      let isSize = tree.items[item].width.raw == variable.raw || tree.items[item].height.raw == variable.raw
      if isSize && tree.items[item].frameGuide >= 0 {
        addAmbiguity(tree.items[item].frameGuide, isHorizontal ? .horizontal : .vertical, mark)
      }
    }
    if ambiguities.count > limit { ambiguities.truncate(to: limit) }
    return mark
  }

  private mutating func addAmbiguity(_ item: Int32, _ axis: Axis, _ mark: UInt32) {
    if axis == .horizontal {
      if tree.items[item].marks.0 == mark { return }
      tree.items[item].marks.0 = mark
    } else {
      if tree.items[item].marks.1 == mark { return }
      tree.items[item].marks.1 = mark
    }
    ambiguities.appendReserved(Ambiguity(item: tree.id(ofItem: item), axis: axis))
  }

  /// Moves the ambiguous values of an item and its descendants to other equally good values. Returns whether any value
  /// moved. The next layout reports the changed frames.
  package mutating func exercise(_ item: ItemID) throws(Status) -> Bool {
    guard let root = try findUpdated(item) else { return false }
    exercises += 1
    var isMoved = false
    var item = root
    while item >= 0 {
      if try exercise(tree.items[item].left) { isMoved = true }
      if try exercise(tree.items[item].top) { isMoved = true }
      if try exercise(tree.items[item].width) { isMoved = true }
      if try exercise(tree.items[item].height) { isMoved = true }
      item = tree.successor(of: item, below: root)
    }
    if isMoved { model.isPending = true }
    return isMoved
  }

  /// Tries to move a value. The direction alternates between calls; if one direction fails, tries the other.
  private mutating func exercise(_ variable: VariableID) throws(Status) -> Bool {
    if variable.raw == 0 { return false }
    let distance = exercises % 2 == 1 ? 16.0 : -16
    let value = solver.value(of: variable)
    if try solver.nudge(variable, toward: value + distance) { return true }
    return try solver.nudge(variable, toward: value - distance)
  }
}
