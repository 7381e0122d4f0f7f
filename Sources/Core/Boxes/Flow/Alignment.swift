// Sections 9.5 and 9.6: where items are along both axes, as offsets from the start of the content box.

import Memory

extension Boxes {
  /// Section 9.5: auto margins and justify-content.
  mutating func alignAlongMainAxis(_ flow: Flow) {
    let justify = styles[flow.style].justifyContent
    for index in flow.lines {
      let line = flowStack.lines[index]
      var free = flow.innerMain - flow.gap[flow.main] * Double(max(line.items.count - 1, 0))
      for item in line.items { free -= flowStack.items[item].main + flowStack.items[item].margins.main }
      if free > 0 && useAutoMargins(line, free) { free = 0 }
      let spacing = Spacing(
        justify, free: free, count: line.items.count, isFlowReversed: flow.axes.isReverse)
      var offset = spacing.before
      for item in line.items {
        let margins = flowStack.items[item].margins
        flowStack.items[item].mainOffset = offset + margins.mainStart
        offset += margins.main + flowStack.items[item].main + flow.gap[flow.main] + spacing.between
      }
    }
  }

  /// Step 12: distributes free space among auto margins. Returns whether there is one.
  private mutating func useAutoMargins(_ line: FlowLine, _ free: Double) -> Bool {
    var count = 0.0
    for index in line.items {
      if flowStack.items[index].has(.autoMainStart) { count += 1 }
      if flowStack.items[index].has(.autoMainEnd) { count += 1 }
    }
    if count == 0 { return false }
    for index in line.items {
      if flowStack.items[index].has(.autoMainStart) { flowStack.items[index].margins.mainStart = free / count }
      if flowStack.items[index].has(.autoMainEnd) { flowStack.items[index].margins.mainEnd = free / count }
    }
    return true
  }

  /// Section 9.6: lines by align-content, items in their lines by auto margins and align-self.
  mutating func alignAlongCrossAxis(_ flow: inout Flow) {
    alignLines(flow)
    for index in flow.lines {
      let line = flowStack.lines[index]
      for item in line.items { alignItem(item, line, flow) }
    }
  }

  /// Step 16.
  private mutating func alignLines(_ flow: Flow) {
    let content = flow.axes.isSingleLine ? Alignment(.flexStart) : styles[flow.style].alignContent
    let spacing = Spacing(
      content, free: flow.innerCross - sumOfCrossSizes(flow), count: flow.lines.count,
      isFlowReversed: flow.axes.isWrapReverse)
    var offset = spacing.before
    for index in flow.lines {
      flowStack.lines[index].offset = offset
      offset += flowStack.lines[index].cross + flow.gap[flow.cross] + spacing.between
    }
  }

  /// Steps 13 and 14.
  private mutating func alignItem(_ index: Int32, _ line: FlowLine, _ flow: Flow) {
    let item = flowStack.items[index]
    let free = line.cross - item.outerCross
    var offset = 0.0
    if !item.flags.isDisjoint(with: .autoCross) {
      offset = offsetOfAutoMargins(item, free, flow)
    } else if item.alignment.kind == .baseline {
      offset = line.ascent - item.ascent
    } else {
      offset = offsetOfAlignment(item, free, flow)
    }
    flowStack.items[index].crossOffset = line.offset + offset + item.margins.crossStart
  }

  /// Step 13: auto margins share free space. Where there is none, the item is at the edge at which text starts.
  private func offsetOfAutoMargins(_ item: FlowItem, _ free: Double, _ flow: Flow) -> Double {
    if free > 0 {
      return !item.has(.autoCrossStart) ? 0 : item.has(.autoCrossEnd) ? free / 2 : free
    }
    return flow.axes.isWrapReverse ? free : 0
  }

  /// Step 14.
  private func offsetOfAlignment(_ item: FlowItem, _ free: Double, _ flow: Flow) -> Double {
    let start = flow.axes.isWrapReverse ? free : 0
    if item.alignment.isSafe && free < 0 { return start }
    switch item.alignment.kind {
    case .flexEnd: return free
    case .center: return free / 2
    case .start: return start
    case .end: return free - start
    case .selfStart: return isSelfReversed(item, flow) ? free - start : start
    case .selfEnd: return isSelfReversed(item, flow) ? start : free - start
    default: return 0
    }
  }

  /// Whether the start of an item is at the end of the container's cross axis, since it is written the other way.
  private func isSelfReversed(_ item: FlowItem, _ flow: Flow) -> Bool {
    flow.main == .vertical
      && styles[item.style].options.contains(.rightToLeft) != styles[flow.style].options.contains(.rightToLeft)
  }
}

/// What align-content and justify-content put before the first and between all subjects (CSS Box Alignment 3, section 5).
struct Spacing: BitwiseCopyable {
  var before = 0.0
  var between = 0.0

  /// `isFlowReversed`: the start of the flow is at the end of the writing direction.
  init(_ alignment: Alignment, free: Double, count: Int, isFlowReversed: Bool) {
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
    default: break
    }
  }
}
