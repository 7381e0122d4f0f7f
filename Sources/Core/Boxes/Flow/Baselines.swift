// Section 8.5: baselines of items, and of the flow.

import Memory
import Status

extension Boxes {
  /// Sets how far the baseline of an item is from its cross-start margin edge. Returns false, without that, for an item
  /// that is not aligned by its baseline.
  mutating func setAscent(_ index: Int32, _ flow: Flow) throws(Status) -> Bool {
    let item = flowStack.items[index]
    if item.alignment.kind != .baseline || !item.flags.isDisjoint(with: .autoCross) { return false }
    let baseline = try baseline(of: item, flow)
    flowStack.items[index].ascent =
      item.margins.crossStart + (flow.axes.isCrossReversed ? item.cross - baseline : baseline)
    return true
  }

  /// From the top of an item to its baseline. Without one it is the bottom edge.
  private mutating func baseline(of item: FlowItem, _ flow: Flow) throws(Status) -> Double {
    var question = finalQuestion(item, flow)
    question.wantsBaseline = true
    let baseline = try measure(item.node, question).baseline
    return baseline.isNaN ? question.height : baseline
  }

  /// From the top of a flow of known size to its first baseline; NaN if it has no items.
  mutating func measureBaseline(_ node: Int32, _ question: Question) throws(Status) -> Double {
    let flow = try arrangeFlow(node, question)
    var result = Double.nan
    if flow.firstItem < flow.endItem {
      let item = flowStack.items[baselineItem(flow)]
      let size = flow.main == .vertical ? item.main : item.cross
      let offset = flow.main == .vertical ? item.mainOffset : item.crossOffset
      let isReversed = flow.main == .vertical ? flow.axes.isMainReversed : flow.axes.isCrossReversed
      let top = isReversed ? flow.inner.height - offset - size : offset
      result = flow.insets.top + top + (try baseline(of: item, flow))
    }
    endFlow(flow)
    return result
  }

  /// The item whose baseline is that of the flow: one of the topmost line aligned by baseline, or else the first one of
  /// the line, which in a column is the topmost.
  private mutating func baselineItem(_ flow: Flow) -> Int32 {
    let line = flowStack.lines[flow.axes.isWrapReverse ? flow.endLine - 1 : flow.firstLine]
    for index in line.items
    where flowStack.items[index].alignment.kind == .baseline && flowStack.items[index].flags.isDisjoint(with: .autoCross) {
      return index
    }
    return flow.main == .vertical && flow.axes.isReverse ? line.end - 1 : line.start
  }
}
