// Places the children of a column with a run: changed children are placed again, the children after them are moved.

import Memory
import Status

extension Boxes {
  /// Whether children are one after the other: none grows or shrinks.
  private mutating func isRigid(_ flow: inout Flow, _ last: Int32) -> Bool {
    let length = lengthByRun(&flow, last)
    return length == flow.innerMain || length < flow.innerMain && !runs.items[last].flags.contains(.someGrow)
  }

  /// Notes that all items of a flow were placed.
  mutating func notePlaced(_ flow: inout Flow) {
    let run = nodes[flow.node].run
    if run < 0 { return }
    runs.records[run].isPlaced = false
    if runs.records[run].stale != RunStart.none || runs.records[run].width != flow.inner.width { return }
    let last = lastShownChild(of: flow.node)
    if last < 0 || !isRigid(&flow, nodes[last].runItem) { return }
    var offset = 0.0
    for index in flow.items {
      let item = nodes[flowScratch.items[index].node].runItem
      runs.items[item].offset = offset
      runs.items[item].flags.remove(.isUnplaced)
      offset += runs.items[item].height + flow.gap.height
    }
    runs.records[run].isPlaced = true
    runs.records[run].isDefinite = !flow.basis.height.isNaN
    (runs.records[run].left, runs.records[run].top) = (flow.insets.left, flow.insets.top)
    runs.records[run].unplaced = RunStart.none
  }

  /// Places the children of a column that have changed, and those that this moves. Returns false if the run does not have
  /// the positions of all others.
  mutating func placeByRun(_ flow: inout Flow) throws(Status) -> Bool {
    let run = nodes[flow.node].run
    if run < 0 || !runs.records[run].isPlaced || runs.records[run].width != flow.inner.width { return false }
    if runs.records[run].isDefinite == flow.basis.height.isNaN { return false }
    if runs.records[run].left != flow.insets.left || runs.records[run].top != flow.insets.top { return false }
    let last = try updateRun(&flow)
    if last < 0 || !isRigid(&flow, last) { return false }
    let start = runs.records[run].unplaced
    if start == RunStart.none { return true }
    var child = start == RunStart.anywhere ? firstShownChild(of: flow.node) : start
    var previous = itemBefore(child)
    while child >= 0 {
      let item = nodes[child].runItem
      let offset = previous < 0 ? 0 : runs.items[previous].offset + (runs.items[previous].height + flow.gap.height)
      if runs.items[item].flags.contains(.isUnplaced) {
        try placeOnly(child, at: offset, &flow)
      } else if offset != runs.items[item].offset {
        let style = nodes[child].style
        let margin = styles[style].options.contains(.hasMargins) ? styles[style].margin.top.number : 0
        var frame = nodes[child].frame
        frame.y = flow.insets.top + (offset + margin)
        try setFrame(of: child, frame)
      } else if start != RunStart.anywhere {
        break
      }
      runs.items[item].offset = offset
      runs.items[item].flags.remove(.isUnplaced)
      previous = item
      child = nextShown(after: child)
    }
    runs.records[run].unplaced = RunStart.none
    return true
  }

  /// Places one child of a column.
  private mutating func placeOnly(_ child: Int32, at offset: Double, _ column: inout Flow) throws(Status) {
    var flow = column
    let index = try addOnly(child, &flow)
    try setBaseSize(index, &flow)
    try addLine(&flow, flow.items)
    try setCrossSizes(&flow)
    stretchItems(&flow)
    alignAlongCrossAxis(&flow)
    flowScratch.items[index].mainOffset = offset + flowScratch.items[index].margins.mainStart
    try setFrame(of: child, frame(of: index, &flow))
    if nodes[child].firstChild >= 0 { try place(child, finalRequest(index, &flow)) }
    endFlow(flow)
  }
}
