// Section 9.7: resolving flexible lengths, which sets the used main size of each item.

import Memory
import Status

extension Boxes {
  mutating func resolveFlexibleLengths(_ flow: inout Flow) throws(Status) {
    // The main size of a container without one is that of its longest line.
    if flow.innerMain.isNaN { flow.inner[flow.main] = greatestLength(flow) }
    for index in flow.lines { try resolveFlexibleLengths(flowStack.lines[index], flow) }
  }

  private mutating func resolveFlexibleLengths(_ line: FlowLine, _ flow: Flow) throws(Status) {
    // Step 1: whether items grow or shrink.
    let grows = line.length < flow.innerMain
    if line.length == flow.innerMain { return }
    if !grows { try setAwaitedMinimums(line, flow) }
    let gaps = flow.gap[flow.main] * Double(line.items.count - 1)
    // Steps 2 and 3: items that do not flex are frozen at their hypothetical size.
    var unfrozen = freezeInflexible(line, grows)
    let initialFree = freeSpace(line, flow) - gaps
    // Step 4.
    while unfrozen > 0 {
      let factors = sumOfFactors(line, flow, grows)
      var free = freeSpace(line, flow) - gaps
      if factors.plain < 1 && abs(initialFree * factors.plain) < abs(free) { free = initialFree * factors.plain }
      distribute(free, factors, line, flow, grows)
      unfrozen = freezeViolations(line, flow.main)
    }
  }

  private mutating func setAwaitedMinimums(_ line: FlowLine, _ flow: Flow) throws(Status) {
    for index in line.items where flowStack.items[index].has(.awaitsMinimum) {
      try setMinimum(index, flow)
      let item = flowStack.items[index]
      flowStack.items[index].hypothetical = item.sizes.clamp(item.base, flow.main)
    }
  }

  /// Step 2. Returns how many items are not frozen.
  private mutating func freezeInflexible(_ line: FlowLine, _ grows: Bool) -> Int {
    var unfrozen = 0
    for index in line.items {
      let item = flowStack.items[index]
      let isInflexible =
        grows ? item.grow == 0 || item.base > item.hypothetical : item.shrink == 0 || item.base < item.hypothetical
      flowStack.items[index].main = item.hypothetical
      if isInflexible { flowStack.items[index].flags.insert(.isFrozen) } else { unfrozen += 1 }
    }
    return unfrozen
  }

  /// Step 3: the space that is left beside frozen items and the bases of the others.
  private mutating func freeSpace(_ line: FlowLine, _ flow: Flow) -> Double {
    var free = flow.innerMain
    for index in line.items {
      let item = flowStack.items[index]
      free -= (item.has(.isFrozen) ? item.main : item.base) + item.margins.main
    }
    return free
  }

  /// The sums of factors of unfrozen items: as they are, and scaled by the base size where items shrink.
  private mutating func sumOfFactors(_ line: FlowLine, _ flow: Flow, _ grows: Bool) -> (plain: Double, scaled: Double) {
    var plain = 0.0
    var scaled = 0.0
    for index in line.items where !flowStack.items[index].has(.isFrozen) {
      let item = flowStack.items[index]
      plain += grows ? item.grow : item.shrink
      scaled += grows ? item.grow : scaledShrink(item, flow)
    }
    return (plain, scaled)
  }

  /// Step 4 c: distributes free space in proportion to the factors.
  private mutating func distribute(
    _ free: Double, _ factors: (plain: Double, scaled: Double), _ line: FlowLine, _ flow: Flow, _ grows: Bool
  ) {
    for index in line.items where !flowStack.items[index].has(.isFrozen) {
      let item = flowStack.items[index]
      let factor = grows ? item.grow : scaledShrink(item, flow)
      flowStack.items[index].main = item.base + (factors.scaled > 0 ? free * factor / factors.scaled : 0)
    }
  }

  /// The shrink factor, scaled by the base size of the content box.
  private func scaledShrink(_ item: FlowItem, _ flow: Flow) -> Double {
    item.shrink * max(item.base - item.insets[flow.main], 0)
  }

  /// Steps 4 d and e: clamps sizes, and freezes items. Returns how many are not frozen.
  private mutating func freezeViolations(_ line: FlowLine, _ main: Axis) -> Int {
    var violation = 0.0
    for index in line.items where !flowStack.items[index].has(.isFrozen) {
      let item = flowStack.items[index]
      let clamped = max(item.sizes.clamp(item.main, main), item.insets[main])
      flowStack.items[index].main = clamped
      violation += clamped - item.main
      flowStack.items[index].flags.subtract([.violatesMinimum, .violatesMaximum])
      if clamped > item.main { flowStack.items[index].flags.insert(.violatesMinimum) }
      if clamped < item.main { flowStack.items[index].flags.insert(.violatesMaximum) }
    }
    var unfrozen = 0
    for index in line.items where !flowStack.items[index].has(.isFrozen) {
      let flags = flowStack.items[index].flags
      let isFrozen =
        violation == 0 || violation > 0 && flags.contains(.violatesMinimum)
        || violation < 0 && flags.contains(.violatesMaximum)
      if isFrozen { flowStack.items[index].flags.insert(.isFrozen) } else { unfrozen += 1 }
    }
    return unfrozen
  }
}
