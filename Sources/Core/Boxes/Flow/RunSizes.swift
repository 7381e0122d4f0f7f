// The size of a column with a run: the sizes of its children are kept, and computed again only for changed children.

import Memory
import Status

extension Boxes {
  /// The fewest children of a run.
  private static var fewest: Int { 16 }

  /// Whether a flow may have a run.
  private mutating func mayHaveRun(_ flow: inout Flow) -> Bool {
    if flow.main == .horizontal || !flow.axes.isSingleLine || flow.axes.isReverse { return false }
    if styles[flow.style].gap.height.isPercent { return false }
    switch styles[flow.style].justifyContent.kind {
    case .normal, .start, .flexStart, .selfStart, .stretch, .baseline: return true
    default: return false
    }
  }

  /// Whether a node may be in a run: nothing about it depends on the height of the column.
  private mutating func mayBeInRun(_ node: Int32) -> Bool {
    let style = nodes[node].style
    if !styles[style].options.contains(.isPlain) || styles[style].options.contains(.hasAutoMargins) { return false }
    let basis = styles[style].basis
    if styles[style].aspectRatio > 0 || basis.isPercent || basis == .stretch { return false }
    return styles[style].extra < 0 || extras[styles[style].extra].inset == Edges(all: .auto)
  }

  /// Keeps the sizes of all items of a flow: their heights at the width of its content box, or their widths.
  mutating func keepRun(_ flow: inout Flow, heights: Bool) throws(Status) {
    if flow.itemCount < Boxes.fewest || !mayHaveRun(&flow) { return }
    for index in flow.items where !mayBeInRun(flowScratch.items[index].node) { return dropRun(of: flow.node) }
    try inMemory { () throws(MemoryError) in try makeRun(&flow) }
    let run = nodes[flow.node].run
    // The known sizes of all other children stay.
    let isComplete = runs.records[run].stale == RunStart.none
    var previous: Int32 = -1
    for index in flow.items {
      let node = flowScratch.items[index].node
      let item = nodes[node].runItem
      if heights {
        runs.items[item].height = flowScratch.items[index].outerHypothetical
      } else {
        runs.items[item].width = flowScratch.items[index].cross + flowScratch.items[index].margins.cross
      }
      noteFlags(node, item)
      _ = runs.addUp(item, after: previous)
      previous = item
    }
    runs.records[run].count = Int32(truncatingIfNeeded: flow.itemCount)
    runs.records[run].stale = RunStart.none
    if heights {
      runs.records[run].width = flow.inner.width
      runs.records[run].isPlaced = false
      if !isComplete { runs.records[run].hasWidths = false }
    } else {
      runs.records[run].hasWidths = true
      if !isComplete { runs.records[run].width = .nan }
    }
  }

  /// Gives a flow a run, and all items records.
  private mutating func makeRun(_ flow: inout Flow) throws(MemoryError) {
    if nodes[flow.node].run < 0 { nodes[flow.node].run = try runs.records.take(Run()) }
    for index in flow.items {
      let node = flowScratch.items[index].node
      if nodes[node].runItem < 0 {
        nodes[node].runItem = try runs.items.take(RunItem())
        runs.records[nodes[flow.node].run].stale = RunStart.anywhere
      }
    }
  }

  private mutating func noteFlags(_ node: Int32, _ item: Int32) {
    var flags = runs.items[item].flags.subtracting([.isStale, .grows, .usesHeight])
    if styles[nodes[node].style].grow > 0 { flags.insert(.grows) }
    if nodes[node].flags.contains(.usesHeight) { flags.insert(.usesHeight) }
    runs.items[item].flags = flags
  }

  /// Updates the run of a column. Returns its last item, or -1 if the run was dropped.
  ///
  /// The sizes of a run do not depend on the sizes that its children have cached.
  mutating func updateRun(_ flow: inout Flow) throws(Status) -> Int32 {
    let run = nodes[flow.node].run
    nodes[flow.node].flags.insert(.hasLostDependency)
    let start = runs.records[run].stale
    if start != RunStart.none {
      var child = start == RunStart.anywhere ? firstShownChild(of: flow.node) : start
      var previous = itemBefore(child)
      while child >= 0 {
        if nodes[child].runItem < 0 || runs.items[nodes[child].runItem].flags.contains(.isStale) {
          if !mayBeInRun(child) {
            dropRun(of: flow.node)
            return -1
          }
          try findSizes(of: child, &flow)
        }
        let item = nodes[child].runItem
        let isChanged = runs.addUp(item, after: previous)
        if !isChanged && start != RunStart.anywhere { break }
        previous = item
        child = nextShown(after: child)
      }
      runs.records[run].stale = RunStart.none
    }
    let last = lastShownChild(of: flow.node)
    return last < 0 ? -1 : nodes[last].runItem
  }

  mutating func lastShownChild(of node: Int32) -> Int32 {
    var child = nodes[node].lastChild
    while child >= 0 && nodes[child].flags.contains(.isHidden) { child = nodes[child].previous }
    return child
  }

  /// The item of the shown child before a child, or -1.
  mutating func itemBefore(_ child: Int32) -> Int32 {
    if child < 0 { return -1 }
    var previous = nodes[child].previous
    while previous >= 0 && nodes[previous].flags.contains(.isHidden) { previous = nodes[previous].previous }
    return previous < 0 ? -1 : nodes[previous].runItem
  }

  /// Computes those sizes of a child that the run keeps for the other children.
  private mutating func findSizes(of child: Int32, _ flow: inout Flow) throws(Status) {
    let run = nodes[flow.node].run
    if nodes[child].runItem < 0 {
      nodes[child].runItem = try inMemory { () throws(MemoryError) in try runs.items.take(RunItem()) }
    }
    var (height, width) = (0.0, 0.0)
    if !runs.records[run].width.isNaN {
      var heights = openFlow(flow.node, SizeRequest(width: 0, basis: flow.containing))
      heights.inner.width = runs.records[run].width
      heights.basis.width = runs.records[run].width
      let index = try addOnly(child, &heights)
      try setBaseSize(index, &heights)
      height = flowScratch.items[index].outerHypothetical
      endFlow(heights)
    }
    if runs.records[run].hasWidths {
      var widths = openFlow(flow.node, SizeRequest(.maxContent, basis: flow.containing))
      let index = try addOnly(child, &widths)
      width = try contribution(index, &widths, .maxContent) + flowScratch.items[index].margins.cross
      endFlow(widths)
    }
    let item = nodes[child].runItem
    (runs.items[item].height, runs.items[item].width) = (height, width)
    noteFlags(child, item)
    runs.items[item].flags.insert(.isUnplaced)
    RunStart.add(child, to: &runs.records[run].unplaced)
  }

  /// Adds one item to a flow without items, and returns its index.
  mutating func addOnly(_ child: Int32, _ flow: inout Flow) throws(Status) -> Int32 {
    flow.firstItem = Int32(truncatingIfNeeded: flowScratch.items.count)
    flow.firstLine = Int32(truncatingIfNeeded: flowScratch.lines.count)
    flow.endLine = flow.firstLine
    try addItem(child, &flow)
    flow.endItem = flow.firstItem + 1
    return flow.firstItem
  }

  /// The maximum width of the content of a column by its run, and whether it may depend on the height; nil without a run.
  mutating func widthByRun(_ flow: inout Flow) throws(Status) -> (width: Double, usesHeight: Bool)? {
    if nodes[flow.node].run < 0 || !runs.records[nodes[flow.node].run].hasWidths { return nil }
    let last = try updateRun(&flow)
    return last < 0 ? nil : (runs.items[last].widest, runs.items[last].flags.contains(.someUseHeight))
  }

  /// The height of the content of a column by its run; nil without a run for its width.
  mutating func heightByRun(_ flow: inout Flow) throws(Status) -> Double? {
    if nodes[flow.node].run < 0 || runs.records[nodes[flow.node].run].width != flow.inner.width { return nil }
    let last = try updateRun(&flow)
    return last < 0 ? nil : max(0, lengthByRun(&flow, last))
  }

  mutating func lengthByRun(_ flow: inout Flow, _ last: Int32) -> Double {
    let gaps = Double(runs.records[nodes[flow.node].run].count - 1)
    return gaps < 0 ? runs.items[last].sum : runs.items[last].sum + flow.gap.height * gaps
  }
}
