// CSS Flexible Box, sections 9.5 and 9.6: the positions of items along both axes, as offsets from the start of the content
// box.

import Memory

extension Boxes {
  /// Section 9.5: auto margins and justify-content.
  mutating func alignAlongMainAxis(_ flow: inout Flow) {
    for line in flow.lines {
      let items = flowScratch.lines[line].items
      let count = Int(flowScratch.lines[line].count)
      var free = flow.innerMain - flow.gap[flow.main] * Double(max(count - 1, 0))
      var flags = FlowItem.Flags()
      for index in items {
        free -= flowScratch.items[index].main + flowScratch.items[index].margins.main
        flags.formUnion(flowScratch.items[index].flags)
      }
      if free > 0 && !flags.isDisjoint(with: .autoMain) {
        useAutoMargins(items, free)
        free = 0
      }
      let spacing = Spacing(
        styles[flow.style].justifyContent, free: free, count: count, isFlowReversed: flow.axes.isReverse)
      var offset = spacing.before
      let between = flow.gap[flow.main] + spacing.between
      for index in items {
        flowScratch.items[index].mainOffset = offset + flowScratch.items[index].margins.mainStart
        offset += flowScratch.items[index].margins.main + flowScratch.items[index].main + between
      }
    }
  }

  /// Step 12: distributes free space among auto margins.
  private mutating func useAutoMargins(_ items: Range<Int32>, _ free: Double) {
    var count = 0.0
    for index in items {
      if flowScratch.items[index].has(.autoMainStart) { count += 1 }
      if flowScratch.items[index].has(.autoMainEnd) { count += 1 }
    }
    for index in items {
      if flowScratch.items[index].has(.autoMainStart) { flowScratch.items[index].margins.mainStart = free / count }
      if flowScratch.items[index].has(.autoMainEnd) { flowScratch.items[index].margins.mainEnd = free / count }
    }
  }

  /// Section 9.6: lines by align-content, items in their lines by auto margins and align-self.
  mutating func alignAlongCrossAxis(_ flow: inout Flow) {
    alignLines(&flow)
    for line in flow.lines { for index in flowScratch.lines[line].items { alignItem(index, line, &flow) } }
  }

  /// Step 16.
  private mutating func alignLines(_ flow: inout Flow) {
    // The single line of a container that does not wrap has the cross size of the container.
    if flow.axes.isSingleLine { return }
    let spacing = Spacing(
      styles[flow.style].alignContent, free: flow.innerCross - sumOfCrossSizes(&flow), count: flow.lineCount,
      isFlowReversed: flow.axes.isWrapReverse)
    var offset = spacing.before
    for index in flow.lines {
      flowScratch.lines[index].offset = offset
      offset += flowScratch.lines[index].cross + flow.gap[flow.cross] + spacing.between
    }
  }

  /// Steps 13 and 14.
  @inline(__always)
  private mutating func alignItem(_ index: Int32, _ line: Int32, _ flow: inout Flow) {
    var offset = flowScratch.lines[line].offset + flowScratch.items[index].margins.crossStart
    if !flowScratch.items[index].has([.stretches, .autoCross]) && flowScratch.items[index].alignment.kind == .baseline {
      offset += flowScratch.lines[line].ascent - flowScratch.items[index].ascent
    } else {
      let free = flowScratch.lines[line].cross - flowScratch.items[index].outerCross
      if free != 0 { offset += crossOffset(of: index, free, &flow) }
    }
    flowScratch.items[index].crossOffset = offset
  }

  private mutating func crossOffset(of index: Int32, _ free: Double, _ flow: inout Flow) -> Double {
    flowScratch.items[index].has(.autoCross)
      ? offsetOfAutoMargins(flowScratch.items[index].flags, free, &flow)
      : offsetOfAlignment(flowScratch.items[index].alignment, free, &flow, isSelfReversed(index, &flow))
  }

  /// Step 13: auto margins share free space. Without free space the item is at the start edge of the writing direction,
  /// also with wrap-reverse.
  private func offsetOfAutoMargins(_ flags: FlowItem.Flags, _ free: Double, _ flow: inout Flow) -> Double {
    if free > 0 { return !flags.contains(.autoCrossStart) ? 0 : flags.contains(.autoCrossEnd) ? free / 2 : free }
    return flow.axes.isWrapReverse ? free : 0
  }

  /// Step 14.
  private func offsetOfAlignment(
    _ alignment: Alignment, _ free: Double, _ flow: inout Flow, _ isSelfReversed: Bool
  ) -> Double {
    let start = flow.axes.isWrapReverse ? free : 0
    if alignment.isSafe && free < 0 { return start }
    switch alignment.kind {
    case .flexEnd: return free
    case .center: return free / 2
    case .start: return start
    case .end: return free - start
    case .selfStart: return isSelfReversed ? free - start : start
    case .selfEnd: return isSelfReversed ? start : free - start
    default: return 0
    }
  }

  /// Whether self-start of an item is the end of the container's cross axis, because their writing directions differ.
  private mutating func isSelfReversed(_ index: Int32, _ flow: inout Flow) -> Bool {
    flow.main == .vertical
      && styles[flowScratch.items[index].style].options.contains(.rightToLeft)
        != styles[flow.style].options.contains(.rightToLeft)
  }
}

/// The space that align-content and justify-content put before the first and between all subjects (CSS Box Alignment 3,
/// section 5).
struct Spacing: BitwiseCopyable {
  var before = 0.0
  var between = 0.0

  /// `isFlowReversed`: the start of the flow is at the end of the writing direction.
  init(_ alignment: Alignment, free: Double, count: Int, isFlowReversed: Bool) {
    if alignment == .normal { return }
    let start = isFlowReversed ? free : 0
    if alignment.isSafe && free < 0 {
      before = start
      return
    }
    let count = Double(count)
    switch alignment.kind {
    case .start, .selfStart: before = start
    case .end, .selfEnd: before = free - start
    case .flexEnd: before = free
    case .center: before = free / 2
    case .spaceBetween:
      if free > 0 && count > 1 { between = free / (count - 1) }
    case .spaceAround where free > 0:
      between = free / count
      before = between / 2
    case .spaceEvenly where free > 0:
      between = free / (count + 1)
      before = between
    // Without free space they are as "safe center".
    case .spaceAround, .spaceEvenly: before = start
    default: break
    }
  }
}
