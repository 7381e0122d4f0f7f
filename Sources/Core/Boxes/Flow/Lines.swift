// CSS Flexible Box, section 9.3: items are collected into lines.

import Memory
import Status

extension Boxes {
  /// Step 5: adds the lines.
  mutating func collectLines(_ flow: inout Flow) throws(Status) {
    if flow.axes.isSingleLine { return try addLine(&flow, flow.items) }
    let available = availableMain(&flow)
    if styles[flow.style].wrap.isBalanced { return try collectBalancedLines(&flow, available) }
    if available.isNaN { return try addLine(&flow, flow.items) }
    var start = flow.firstItem
    while start < flow.endItem {
      var length = flowScratch.items[start].outerHypothetical
      var end = start + 1
      while end < flow.endItem {
        let longer = length + flow.gap[flow.main] + flowScratch.items[end].outerHypothetical
        if longer > available + lengthTolerance { break }
        length = longer
        end += 1
      }
      try addLine(&flow, start..<end)
      start = end
    }
    if flow.firstItem == flow.endItem { try addLine(&flow, flow.items) }
  }

  /// Returns the available space for a line; NaN if it is unlimited.
  private mutating func availableMain(_ flow: inout Flow) -> Double {
    if !flow.innerMain.isNaN { return flow.innerMain }
    // An automatic height is limited by the style of the container.
    let insets = flow.insets.sums.height
    return styles[flow.style].borderBox(
      styles[flow.style].maximum.height, basis: flow.containing.height, insets: insets)
      - insets
  }

  mutating func addLine(_ flow: inout Flow, _ items: Range<Int32>) throws(Status) {
    var line = FlowLine(start: items.lowerBound, end: items.upperBound, length: 0)
    for index in items { line.length += flowScratch.items[index].outerHypothetical }
    if line.count > 0 { line.length += flow.gap[flow.main] * Double(line.count - 1) }
    do throws(MemoryError) { try flowScratch.lines.append(line) } catch { throw .outOfMemory }
    flow.endLine += 1
  }

  /// The length of the longest line.
  mutating func greatestLength(_ flow: inout Flow) -> Double {
    var greatest = 0.0
    for index in flow.lines { greatest = max(greatest, flowScratch.lines[index].length) }
    return greatest
  }
}

/// The rounding error by which a line may exceed the space that it fits.
let lengthTolerance = 1e-9
