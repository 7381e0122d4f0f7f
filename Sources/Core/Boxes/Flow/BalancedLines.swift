// CSS Flexible Box Layout level 2, section 2.1: lines of about equal length.

import Memory
import Status

/// The best way to break the items from a given one on into a number of lines.
struct LineBreak: BitwiseCopyable {
  /// The sum of the squares of the lengths of the lines.
  var cost = Double.infinity
  /// The end of the first of these lines.
  var end: Int32 = 0
}

extension Boxes {
  /// Adds as few lines as fit, and at least as many as the style states. Of all ways to break items into that many
  /// lines, takes the one with the smallest sum of squared lengths; of equal ones, the one with most items in the first
  /// lines.
  mutating func collectBalancedLines(_ flow: inout Flow, _ available: Double) throws(Status) {
    if flow.firstItem == flow.endItem { return try addLine(&flow, flow.items) }
    let available = available.isNaN ? Double.infinity : available
    let extra = styles[flow.style].extra
    let least = extra < 0 ? 1 : extras[extra].lineCount
    let count = Int(min(max(fewestLines(&flow, available), least), flow.endItem - flow.firstItem))
    try findBreaks(&flow, available, count)
    var start = flow.firstItem
    for line in (0..<count).reversed() {
      let end = flowScratch.breaks[breakIndex(line, start, &flow)].end
      try addLine(&flow, start..<end)
      start = end
    }
  }

  private mutating func fewestLines(_ flow: inout Flow, _ available: Double) -> Int32 {
    var count: Int32 = 1
    var length = -flow.gap[flow.main]
    for index in flow.items {
      length += flow.gap[flow.main] + balancedLength(index)
      if length > available + lengthTolerance && index > flow.firstItem {
        count += 1
        length = balancedLength(index)
      }
    }
    return count
  }

  /// The outer size of an item for balancing. Negative sizes count as 0, so that adding an item never shortens a line.
  private mutating func balancedLength(_ index: Int32) -> Double { max(flowScratch.items[index].outerHypothetical, 0) }

  /// Returns the index of the best break of the items from `start` on, with `more` lines after the first.
  private func breakIndex(_ more: Int, _ start: Int32, _ flow: inout Flow) -> Int {
    more * (flow.itemCount + 1) + Int(start - flow.firstItem)
  }

  /// Finds the best breaks into 1 to `count` lines, from each item on.
  private mutating func findBreaks(_ flow: inout Flow, _ available: Double, _ count: Int) throws(Status) {
    flowScratch.breaks.removeAll()
    let size = count * (flow.itemCount + 1)
    try inMemory { () throws(MemoryError) in try flowScratch.breaks.resize(to: size, filling: LineBreak()) }
    for more in 0..<count {
      for start in flow.items {
        flowScratch.breaks[breakIndex(more, start, &flow)] = bestBreak(&flow, available, start, more)
      }
    }
  }

  private mutating func bestBreak(_ flow: inout Flow, _ available: Double, _ start: Int32, _ more: Int) -> LineBreak {
    var best = LineBreak()
    var length = -flow.gap[flow.main]
    for index in start..<flow.endItem {
      length += flow.gap[flow.main] + balancedLength(index)
      if length > available + lengthTolerance && index > start { break }
      let end = index + 1
      if more == 0 && end < flow.endItem { continue }
      let cost = length * length + (more == 0 ? 0 : flowScratch.breaks[breakIndex(more - 1, end, &flow)].cost)
      if cost <= best.cost { best = LineBreak(cost: cost, end: end) }
    }
    return best
  }
}
