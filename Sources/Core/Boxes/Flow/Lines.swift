// CSS Flexible Box, section 9.3: items are collected into lines.

import Memory
import Status

extension Boxes {
  /// Step 5: adds the lines.
  ///
  /// A height that followed from the lines of a column leaves them as they are, although one may have been longer before
  /// an item with a negative margin.
  mutating func collectLines(_ flow: inout Flow) throws(Status) {
    if flow.axes.isSingleLine { return try addLine(&flow, flow.items) }
    let definite = flow.basis[flow.main]
    try collectLines(&flow, in: definite.isNaN ? maximumMain(&flow) : definite)
    if definite.isNaN && greatestLength(&flow) > flow.innerMain + lengthTolerance {
      removeLines(&flow)
      try collectLines(&flow, in: flow.innerMain)
    }
  }

  private mutating func collectLines(_ flow: inout Flow, in available: Double) throws(Status) {
    if styles[flow.style].wrap.isBalanced { return try collectBalancedLines(&flow, available) }
    var start = flow.firstItem
    while start < flow.endItem {
      var length = flowScratch.items[start].outerHypothetical
      var end = start + 1
      while end < flow.endItem {
        length = length + flow.gap[flow.main] + flowScratch.items[end].outerHypothetical
        if length > available + lengthTolerance { break }
        end += 1
      }
      try addLine(&flow, start..<end)
      start = end
    }
    if flow.firstItem == flow.endItem { try addLine(&flow, flow.items) }
  }

  /// The available space where the main size is not definite: infinity, or in a column the maximum height in the style.
  private mutating func maximumMain(_ flow: inout Flow) -> Double {
    let insets = flow.insets.sums.height
    let maximum = styles[flow.style].borderBox(
      styles[flow.style].maximum.height, basis: flow.containing.height, insets: insets)
    return flow.main == .horizontal || maximum.isNaN ? .infinity : maximum - insets
  }

  mutating func addLine(_ flow: inout Flow, _ items: Range<Int32>) throws(Status) {
    var line = FlowLine(start: items.lowerBound, end: items.upperBound, length: 0)
    for index in items { line.length += flowScratch.items[index].outerHypothetical }
    if line.count > 0 { line.length += flow.gap[flow.main] * Double(line.count - 1) }
    do throws(MemoryError) { try flowScratch.lines.append(line) } catch { throw .outOfMemory }
    flow.endLine += 1
  }

  mutating func removeLines(_ flow: inout Flow) {
    flowScratch.lines.truncate(to: Int(flow.firstLine))
    flow.endLine = flow.firstLine
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
