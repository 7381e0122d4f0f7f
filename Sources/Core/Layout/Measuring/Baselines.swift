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
    let new = (first: first, last: last)
    let index = tree.items[view].measure
    let former = index >= 0 ? views.measures[index].baselines : new
    if index >= 0 { views.measures[index].baselines = new }
    do throws(Status) {
      try replaceBaselines(
        of: view, by: index >= 0 ? views.measures[index].baselines(of: views.measures[index].last) : new)
    } catch {
      if index >= 0 { views.measures[index].baselines = former }
      throw error
    }
  }

  /// Replaces the baselines that apply, and the constants of the rows that depend on them, or on an error nothing.
  mutating func replaceBaselines(of item: Int32, by new: (first: Double, last: Double)) throws(Status) {
    let old = (tree.items[item].firstBaseline, tree.items[item].lastBaseline)
    (tree.items[item].firstBaseline, tree.items[item].lastBaseline) = new
    do throws(Status) { try updateOffsets(of: item, .baselines) } catch {
      (tree.items[item].firstBaseline, tree.items[item].lastBaseline) = old
      throw error
    }
  }

  /// Updates the constants of all rows that depend on the margins, baselines or alignment rect of the item.
  @inline(never)
  mutating func updateOffsets(of item: Int32, _ source: OffsetSource) throws(Status) {
    model.beginBatch()
    try model.noteOffsets(of: item, source)
    try model.applyBatch()
    stacks.noteShares(of: item)
    if views.isBoxed(item) { model.noteContent(of: item) }
  }
}
