// CSS Flexible Box Layout level 2, section 2.1: lines of about equal length.

import Memory
import Status

/// The best way to break the items from a given one on into a number of lines.
struct LineBreak: BitwiseCopyable {
  /// The sum of the squares of the lengths of the lines.
  var cost = Double.infinity
  /// The end of the first of these lines; -1 if there is no way.
  var end: Int32 = -1
}

extension Boxes {
  /// Adds as few lines as fit, and at least as many as the style states. Of all ways to break items into that many
  /// lines, takes the one with the smallest sum of squared lengths; of equal ones, the one with most items in the first
  /// lines.
  mutating func collectBalancedLines(_ flow: inout Flow, _ available: Double) throws(Status) {
    if flow.firstItem == flow.endItem { return try addLine(&flow, flow.items) }
    let extra = styles[flow.style].extra
    let least = extra < 0 ? 1 : min(extras[extra].lineCount, flow.endItem - flow.firstItem)
    try fillLines(&flow, available, least)
    if flow.lineCount == 1 { return }
    // With as few lines as fit, each item can begin only one of them, and has one break. Else it has one for each line.
    let stride = least > 1 ? Int32(truncatingIfNeeded: flow.itemCount) : 0
    try findBreaks(&flow, available, stride: stride)
    let count = Int32(truncatingIfNeeded: flow.lineCount)
    removeLines(&flow)
    var start = flow.firstItem
    for line in 0..<count {
      let end = flowScratch.breaks[stride * line + start - flow.firstItem].end
      try addLine(&flow, start..<end)
      start = end
    }
  }

  /// Adds lines that have as many items as fit. Towards the end they have one each, if there are to be more lines.
  private mutating func fillLines(_ flow: inout Flow, _ available: Double, _ least: Int32) throws(Status) {
    var start = flow.firstItem
    var length = -flow.gap[flow.main]
    for index in flow.items {
      length += flow.gap[flow.main] + balancedLength(index)
      let others = Int32(truncatingIfNeeded: flow.lineCount) + 1 + flow.endItem - index
      if index > start && (length > available + lengthTolerance || others <= least) {
        try addLine(&flow, start..<index)
        start = index
        length = -flow.gap[flow.main] + (flow.gap[flow.main] + balancedLength(index))
      }
    }
    try addLine(&flow, start..<flow.endItem)
  }

  /// The outer size of an item for balancing. Negative sizes count as 0, so that adding an item never shortens a line.
  private mutating func balancedLength(_ index: Int32) -> Double { max(flowScratch.items[index].outerHypothetical, 0) }

  /// Finds the best break from each item on at which a line can begin, from the last line to the first. The lines of the
  /// flow are filled: each begins as late as it can.
  private mutating func findBreaks(_ flow: inout Flow, _ available: Double, stride: Int32) throws(Status) {
    flowScratch.breaks.removeAll()
    let size = max(flow.itemCount, Int(stride) * flow.lineCount)
    try inMemory { () throws(MemoryError) in try flowScratch.breaks.resize(to: size, filling: LineBreak()) }
    for line in flow.lines.reversed() {
      let isLast = line == flow.endLine - 1
      let ends =
        isLast ? flow.endItem...flow.endItem : earliest(line + 1, &flow, stride)...flowScratch.lines[line + 1].start
      let more = isLast ? -1 : stride * (line + 1 - flow.firstLine)
      for start in (earliest(line, &flow, stride)...flowScratch.lines[line].start).reversed() {
        let best = bestBreak(&flow, available, start, ends, more: more)
        if best.end < 0 { break }
        flowScratch.breaks[stride * (line - flow.firstLine) + start - flow.firstItem] = best
      }
    }
  }

  /// The earliest item at which a line may begin. If there are as few lines as fit, this is behind the latest beginning
  /// of the line before: from an earlier item on there would be room for one line less.
  private mutating func earliest(_ line: Int32, _ flow: inout Flow, _ stride: Int32) -> Int32 {
    if stride > 0 || line == flow.firstLine { return flow.firstItem + line - flow.firstLine }
    return flowScratch.lines[line - 1].start + 1
  }

  /// Finds the best end of a line that begins at `start`, and that the lines whose breaks begin at `more` follow, or none
  /// if that is negative. `end` is -1 if there is none.
  private mutating func bestBreak(
    _ flow: inout Flow, _ available: Double, _ start: Int32, _ ends: ClosedRange<Int32>, more: Int32
  ) -> LineBreak {
    var best = LineBreak()
    var length = -flow.gap[flow.main]
    for index in start..<ends.upperBound {
      length += flow.gap[flow.main] + balancedLength(index)
      if length > available + lengthTolerance && index > start { break }
      let end = index + 1
      if end < ends.lowerBound { continue }
      let rest = more < 0 ? LineBreak(cost: 0, end: end) : flowScratch.breaks[more + end - flow.firstItem]
      let cost = length * length + rest.cost
      if rest.end >= 0 && cost <= best.cost { best = LineBreak(cost: cost, end: end) }
    }
    return best
  }
}
