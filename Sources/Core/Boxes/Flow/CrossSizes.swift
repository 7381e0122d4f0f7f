// CSS Flexible Box, section 9.4: the cross sizes of items and lines.

import Memory
import Status

extension Boxes {
  /// Steps 7 and 8: the hypothetical cross sizes of items, and the cross sizes of lines.
  mutating func setCrossSizes(_ flow: inout Flow) throws(Status) {
    for index in flow.items { flowScratch.items[index].cross = try crossSize(index, &flow) }
    for index in flow.lines { try setCrossSize(ofLine: index, &flow) }
    if flow.innerCross.isNaN { flow.inner[flow.cross] = sumOfCrossSizes(&flow) }
  }

  /// Step 7: the hypothetical cross size of an item with its used main size.
  @inline(__always)
  private mutating func crossSize(_ index: Int32, _ flow: inout Flow) throws(Status) -> Double {
    let known = cross(index, &flow, in: flow.innerCross)
    return known.isNaN ? try contentCross(index, &flow) : known
  }

  private mutating func contentCross(_ index: Int32, _ flow: inout Flow) throws(Status) -> Double {
    let main = flowScratch.items[index].main
    if flowScratch.items[index].has(.hasRatio) {
      return flowScratch.items[index].sizes.clamp(transferred(main, to: flow.cross, index), flow.cross)
    }
    if flow.main == .vertical { return try widthInColumn(index, &flow) }
    let height = try measure(flowScratch.items[index].node, SizeRequest(width: main, basis: flow.basis)).height
    return flowScratch.items[index].sizes.clamp(height, .vertical)
  }

  /// Step 8.
  private mutating func setCrossSize(ofLine index: Int32, _ flow: inout Flow) throws(Status) {
    let items = flowScratch.lines[index].items
    var greatest = 0.0
    var descent = -Double.infinity
    var ascent = -Double.infinity
    for item in items {
      if flowScratch.items[item].alignment.kind == .baseline, try setAscent(item, &flow) {
        ascent = max(ascent, flowScratch.items[item].ascent)
        descent = max(descent, flowScratch.items[item].outerCross - flowScratch.items[item].ascent)
      } else {
        greatest = max(greatest, flowScratch.items[item].outerCross)
      }
    }
    flowScratch.lines[index].ascent = ascent
    let isDefinite = flow.axes.isSingleLine && !flow.innerCross.isNaN
    flowScratch.lines[index].cross = isDefinite ? flow.innerCross : max(greatest, ascent + descent)
  }

  /// The cross sizes of all lines, and the gaps between them.
  mutating func sumOfCrossSizes(_ flow: inout Flow) -> Double {
    var sum = flow.gap[flow.cross] * Double(max(flow.lineCount - 1, 0))
    for index in flow.lines { sum += flowScratch.lines[index].cross }
    return sum
  }

  /// Step 9: lines share the cross size that is left.
  mutating func stretchLines(_ flow: inout Flow) {
    let kind = styles[flow.style].alignContent.kind
    if flow.axes.isSingleLine || kind != .normal && kind != .stretch || flow.lineCount == 0 { return }
    let free = flow.innerCross - sumOfCrossSizes(&flow)
    if !(free > 0) { return }
    let share = free / Double(flow.lineCount)
    for index in flow.lines { flowScratch.lines[index].cross += share }
  }

  /// Step 11: items that stretch have the cross size of their line.
  mutating func stretchItems(_ flow: inout Flow) {
    for line in flow.lines {
      let cross = flowScratch.lines[line].cross
      for index in flowScratch.lines[line].items where flowScratch.items[index].has(.stretches) {
        let size = max(cross - flowScratch.items[index].margins.cross, flowScratch.items[index].insets[flow.cross])
        flowScratch.items[index].cross = flowScratch.items[index].sizes.clamp(size, flow.cross)
      }
    }
  }
}
