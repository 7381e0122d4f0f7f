// CSS Flexible Box, section 9.7: resolving flexible lengths, which sets the used main size of each item.

import Memory
import Status

/// The sums of the flex factors of items: unscaled, and for shrinking scaled by base sizes.
private struct FactorSums: BitwiseCopyable {
  var plain = 0.0
  var scaled = 0.0
}

extension Boxes {
  mutating func resolveFlexibleLengths(_ flow: inout Flow) throws(Status) {
    // A container without a definite main size has that of its longest line.
    if flow.innerMain.isNaN { flow.inner[flow.main] = greatestLength(&flow) }
    for index in flow.lines {
      let length = flowScratch.lines[index].length
      if length == flow.innerMain { continue }
      // Step 1: whether items grow or shrink.
      try resolveFlexibleLengths(index, &flow, grows: length < flow.innerMain)
    }
  }

  private mutating func resolveFlexibleLengths(_ index: Int32, _ flow: inout Flow, grows: Bool) throws(Status) {
    let items = flowScratch.lines[index].items
    if !grows { try setAwaitedMinimums(items, &flow) }
    let space = flow.innerMain - flow.gap[flow.main] * Double(flowScratch.lines[index].count - 1)
    // Steps 2 and 3: items that do not flex are frozen at their hypothetical size.
    var unfrozen = freezeInflexible(items, grows)
    if unfrozen == 0 { return }
    let initialFree = freeSpace(items, space)
    // Step 4.
    while unfrozen > 0 {
      let factors = sumOfFactors(items, &flow, grows)
      var free = freeSpace(items, space)
      if factors.plain < 1 && abs(initialFree * factors.plain) < abs(free) { free = initialFree * factors.plain }
      distribute(free, factors, items, &flow, grows)
      unfrozen = freezeViolations(items, flow.main)
    }
  }

  private mutating func setAwaitedMinimums(_ items: Range<Int32>, _ flow: inout Flow) throws(Status) {
    for index in items where flowScratch.items[index].has(.awaitsMinimum) {
      try setMinimum(index, &flow)
      flowScratch.items[index].hypothetical = flowScratch.items[index].sizes.clamp(
        flowScratch.items[index].base, flow.main)
    }
  }

  /// Step 2. Returns how many items are not frozen.
  private mutating func freezeInflexible(_ items: Range<Int32>, _ grows: Bool) -> Int {
    var unfrozen = 0
    for index in items {
      let base = flowScratch.items[index].base
      let hypothetical = flowScratch.items[index].hypothetical
      let isInflexible =
        grows
        ? flowScratch.items[index].grow == 0 || base > hypothetical
        : flowScratch.items[index].shrink == 0 || base < hypothetical
      flowScratch.items[index].main = hypothetical
      if isInflexible { flowScratch.items[index].flags.insert(.isFrozen) } else { unfrozen += 1 }
    }
    return unfrozen
  }

  /// Step 3: returns the space minus the sizes of frozen items and the base sizes of the others.
  private mutating func freeSpace(_ items: Range<Int32>, _ space: Double) -> Double {
    var free = space
    for index in items {
      let isFrozen = flowScratch.items[index].has(.isFrozen)
      free -=
        (isFrozen ? flowScratch.items[index].main : flowScratch.items[index].base)
        + flowScratch.items[index].margins.main
    }
    return free
  }

  /// The sums of factors of unfrozen items.
  private mutating func sumOfFactors(_ items: Range<Int32>, _ flow: inout Flow, _ grows: Bool) -> FactorSums {
    var sums = FactorSums()
    for index in items where !flowScratch.items[index].has(.isFrozen) {
      sums.plain += Double(grows ? flowScratch.items[index].grow : flowScratch.items[index].shrink)
      sums.scaled += factor(index, &flow, grows)
    }
    return sums
  }

  /// Step 4 c: distributes free space in proportion to the factors.
  private mutating func distribute(
    _ free: Double, _ factors: FactorSums, _ items: Range<Int32>, _ flow: inout Flow, _ grows: Bool
  ) {
    for index in items where !flowScratch.items[index].has(.isFrozen) {
      let share = factors.scaled > 0 ? free * factor(index, &flow, grows) / factors.scaled : 0
      flowScratch.items[index].main = flowScratch.items[index].base + share
    }
  }

  /// The grow factor, or the shrink factor scaled by the base size of the content box.
  @inline(__always)
  private mutating func factor(_ index: Int32, _ flow: inout Flow, _ grows: Bool) -> Double {
    if grows { return Double(flowScratch.items[index].grow) }
    return Double(flowScratch.items[index].shrink)
      * max(flowScratch.items[index].base - flowScratch.items[index].insets[flow.main], 0)
  }

  /// Steps 4 d and e: clamps sizes, and freezes items. Returns how many are not frozen.
  private mutating func freezeViolations(_ items: Range<Int32>, _ main: Axis) -> Int {
    let violation = clampSizes(items, main)
    var unfrozen = 0
    for index in items where !flowScratch.items[index].has(.isFrozen) {
      let flags = flowScratch.items[index].flags
      let isFrozen =
        violation == 0 || violation > 0 && flags.contains(.violatesMinimum)
        || violation < 0 && flags.contains(.violatesMaximum)
      if isFrozen { flowScratch.items[index].flags.insert(.isFrozen) } else { unfrozen += 1 }
    }
    return unfrozen
  }

  /// Clamps the sizes, and returns the sum of the differences.
  private mutating func clampSizes(_ items: Range<Int32>, _ main: Axis) -> Double {
    var violation = 0.0
    for index in items where !flowScratch.items[index].has(.isFrozen) {
      let target = flowScratch.items[index].main
      let size = max(flowScratch.items[index].sizes.clamp(target, main), flowScratch.items[index].insets[main])
      var flags = flowScratch.items[index].flags.subtracting([.violatesMinimum, .violatesMaximum])
      if size > target { flags.insert(.violatesMinimum) }
      if size < target { flags.insert(.violatesMaximum) }
      violation += size - target
      flowScratch.items[index].main = size
      flowScratch.items[index].flags = flags
    }
    return violation
  }
}
