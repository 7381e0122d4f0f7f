// CSS Flexible Box, section 8.5: baselines of items, and of the flow.

import Memory
import Status

extension Boxes {
  /// Sets the distance of the baseline of an item from its cross-start margin edge. Returns false for an item with an
  /// auto margin, which is not aligned by its baseline.
  mutating func setAscent(_ index: Int32, _ flow: inout Flow) throws(Status) -> Bool {
    if flowScratch.items[index].has(.autoCross) { return false }
    let baseline = try baseline(of: index, &flow)
    flowScratch.items[index].ascent =
      flowScratch.items[index].margins.crossStart
      + (flow.axes.isCrossReversed ? flowScratch.items[index].cross - baseline : baseline)
    return true
  }

  /// Returns the distance from the top of an item to its baseline, or to its bottom edge if it has none.
  private mutating func baseline(of index: Int32, _ flow: inout Flow) throws(Status) -> Double {
    var request = finalRequest(index, &flow)
    request.wantsBaseline = true
    let baseline = try measure(flowScratch.items[index].node, request).baseline
    return baseline.isNaN ? request.height : baseline
  }

  /// Returns the distance from the top of a flow of known size to its first baseline; NaN if it has no items.
  mutating func measureBaseline(_ node: Int32, _ request: SizeRequest) throws(Status) -> Double {
    var flow = try arrangeFlow(node, request)
    var result = Double.nan
    if flow.firstItem < flow.endItem {
      let index = baselineItem(&flow)
      result = try baseline(of: index, &flow) + frame(of: index, &flow).y
    }
    endFlow(flow)
    return result
  }

  /// Returns the item whose baseline is that of the flow: in the topmost line, the first item aligned by baseline, or
  /// else the first item; in a column, the topmost item.
  private mutating func baselineItem(_ flow: inout Flow) -> Int32 {
    let line = flowScratch.lines[flow.axes.isWrapReverse ? flow.endLine - 1 : flow.firstLine]
    for index in line.items
    where flowScratch.items[index].alignment.kind == .baseline && !flowScratch.items[index].has(.autoCross) {
      return index
    }
    return flow.main == .vertical && flow.axes.isReverse ? line.end - 1 : line.start
  }
}
