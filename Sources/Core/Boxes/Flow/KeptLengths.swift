// When a row is measured, it keeps the lengths of its children. They are used again if it is placed with the same width.
//
// This requires that they do not depend on the height of the row: all lengths in the styles of the children are points, and
// no child has a width that follows from a height. Then section 9.7 of CSS Flexible Box gives the same lengths in both cases.

import Memory
import Status

extension Boxes {
  /// Keeps the main sizes of the items of a row, or drops those that it has kept.
  mutating func keepLengths(_ flow: inout Flow) {
    nodes[flow.node].keptWidth = .nan
    if flow.main == .vertical || !flow.axes.isSingleLine { return }
    for index in flow.items {
      let item = flowScratch.items[index]
      let isPlain = styles[item.style].options.contains(.isPlain) && !styles[item.style].basis.isPercent
      if !isPlain || item.has(.hasRatio) || nodes[item.node].flags.contains(.usesHeight) { return }
      nodes[item.node].keptLength = item.main
    }
    nodes[flow.node].keptWidth = flow.inner.width
  }

  /// Records that the lengths of the children of a box may have changed.
  @inline(__always)
  mutating func forgetLengths(in node: Int32) { nodes[node].keptWidth = .nan }

  /// Whether a flow has kept lengths for its width.
  @inline(__always)
  mutating func hasLengths(_ flow: inout Flow) -> Bool { nodes[flow.node].keptWidth == flow.inner.width }

  /// Adds items with the main sizes that were kept.
  mutating func addKeptLengths(_ flow: inout Flow) throws(Status) {
    try addItems(&flow)
    for index in flow.items { flowScratch.items[index].main = nodes[flowScratch.items[index].node].keptLength }
    try addLine(&flow, flow.items)
  }
}
