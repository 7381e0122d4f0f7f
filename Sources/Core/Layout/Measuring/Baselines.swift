// Baselines of views, and the constants of the rows that depend on baselines, margins or alignment rects.

import Memory
import Status

extension Scene {
  /// Sets the distances of the first baseline from the top and of the last baseline from the bottom. Baselines that a
  /// measure function returns take precedence.
  package mutating func setBaselines(first: Double, last: Double, of item: ItemID) throws(Status) {
    let view = try tree.findView(item)
    try checkCoordinate(first)
    try checkCoordinate(last)
    let old = tree.items[view]
    let new = (first: first, last: last)
    let index = old.measure
    let former = index >= 0 ? views.measures[index].baselines : new
    if index >= 0 { views.measures[index].baselines = new }
    (tree.items[view].firstBaseline, tree.items[view].lastBaseline) =
      index >= 0 ? views.measures[index].baselines(of: views.measures[index].last) : new
    do throws(Status) { try updateOffsets(of: view, old, .baselines) } catch {
      if index >= 0 { views.measures[index].baselines = former }
      throw error
    }
  }

  /// Updates the constants of all rows that depend on the margins, baselines or alignment rect of the item. On an
  /// error, restores the item.
  @inline(never)
  mutating func updateOffsets(of item: Int32, _ old: ItemRecord, _ source: OffsetSource) throws(Status) {
    do throws(Status) {
      model.beginBatch()
      try model.noteOffsets(of: item, source)
      try model.applyBatch()
    } catch {
      tree.items[item] = old
      throw error
    }
    stacks.noteShares(of: item)
    if views.isBoxed(item) { model.noteContent(of: item) }
  }
}
