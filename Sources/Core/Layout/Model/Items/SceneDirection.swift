// Sets the layout direction, which decides which sides leading and trailing are.

import Memory
import Status

extension Model {
  /// Sets the direction of a view, which its descendants inherit. Replaces the rows of constraints on leading or
  /// trailing attributes of these items.
  package mutating func setDirection(_ direction: Direction, of item: ItemID) throws(Status) {
    let view = try tree.findView(item)
    let old = tree.items[view].direction
    try applyDirection(view, to: direction)
    do throws(Status) { try tryReplacedRows() } catch {
      try reverting { model throws(Status) in try model.applyDirection(view, to: old) }
      throw error
    }
  }

  private mutating func applyDirection(_ view: Int32, to direction: Direction) throws(Status) {
    let old = tree.items[view].direction
    tree.items[view].direction = direction
    tree.inheritDirections(from: view)
    noteBoxDirections()
    do throws(Status) {
      _ = try constraints.findOutdated()
      try replaceRows()
    } catch {
      tree.items[view].direction = old
      tree.inheritDirections(from: view)
      throw error
    }
  }
}
