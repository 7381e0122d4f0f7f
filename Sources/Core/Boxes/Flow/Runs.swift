// Long columns keep what they have found for each child, so that the next layout looks at the children that have changed,
// and at those behind them as far as sums change.
//
// A column has a run if it has one line without free space to distribute, and children whose sizes do not depend on its
// height. For each child the run has the sizes that the child adds, and sums of these up to the child, added in the order
// in which Lines.swift and Alignment.swift add them: so a layout by a run and one without have the same bits.

import Memory
import Status

/// What a column has found for all its children.
struct Run: BitwiseCopyable {
  /// The width of the content box for which heights are known; NaN while they are not.
  var width = Double.nan
  /// Whether greatest widths are known.
  var hasWidths = false
  /// Whether children are placed one after the other, as `RunItem.offset` says, and by a definite height.
  var isPlaced = false
  var isDefinite = false
  /// How many children are shown.
  var count: Int32 = 0
  /// The first child whose sums may be wrong.
  var stale = RunStart.none
  /// The first child that may have to be placed anew.
  var unplaced = RunStart.none
  /// The next free record, or -1.
  fileprivate var next: Int32 = -1
}

/// A child where something begins, or one of these.
enum RunStart {
  static var none: Int32 { -1 }
  /// At several children.
  static var anywhere: Int32 { -2 }

  /// Adds a child to those where it begins.
  static func add(_ child: Int32, to start: inout Int32) { start = start == none || start == child ? child : anywhere }
}

/// What a column has found for a child. Sums include the child.
struct RunItem: BitwiseCopyable {
  struct Flags: OptionSet, BitwiseCopyable {
    let rawValue: UInt8
    /// Its sizes may be other ones.
    static let isStale = Flags(rawValue: 1)
    static let isUnplaced = Flags(rawValue: 2)
    static let grows = Flags(rawValue: 4)
    static let usesHeight = Flags(rawValue: 8)
    /// It or a child before it has the flag.
    static let someGrow = Flags(rawValue: 16)
    static let someUseHeight = Flags(rawValue: 32)
    static let sums: Flags = [.someGrow, .someUseHeight]
  }

  /// Its outer hypothetical height, and its outer contribution to the width of the column.
  var height = 0.0
  var width = 0.0
  /// The sum of the heights without gaps, and the greatest width; NaN of a new item.
  var sum = Double.nan
  var widest = Double.nan
  /// From the start of the content box to its margin edge.
  var offset = 0.0
  var flags: Flags = [.isStale, .isUnplaced]
  /// The next free record, or -1.
  fileprivate var next: Int32 = -1
}

struct Runs: ~Copyable {
  var records: Buffer<Run>
  var items: Buffer<RunItem>
  private var freeRecord: Int32 = -1
  private var freeItem: Int32 = -1

  init(_ account: Account) {
    records = Buffer(account)
    items = Buffer(account)
  }

  mutating func release() {
    records.release()
    items.release()
    freeRecord = -1
    freeItem = -1
  }

  mutating func removeAll() {
    records.removeAll()
    items.removeAll()
    freeRecord = -1
    freeItem = -1
  }

  fileprivate mutating func takeRecord() throws(MemoryError) -> Int32 {
    let place = freeRecord
    if place < 0 {
      try records.append(Run())
      return Int32(truncatingIfNeeded: records.count - 1)
    }
    freeRecord = records[place].next
    records[place] = Run()
    return place
  }

  fileprivate mutating func takeItem() throws(MemoryError) -> Int32 {
    let place = freeItem
    if place < 0 {
      try items.append(RunItem())
      return Int32(truncatingIfNeeded: items.count - 1)
    }
    freeItem = items[place].next
    items[place] = RunItem()
    return place
  }

  fileprivate mutating func freeRecord(_ place: Int32) {
    records[place].next = freeRecord
    freeRecord = place
  }

  fileprivate mutating func freeItem(_ place: Int32) {
    items[place].next = freeItem
    freeItem = place
  }

  /// Computes the sums of an item behind another one, or behind none for -1. Returns whether they are other ones.
  fileprivate mutating func addUp(_ item: Int32, after previous: Int32) -> Bool {
    let own = items[item]
    var flags = own.flags.subtracting(.sums)
    if own.flags.contains(.grows) { flags.insert(.someGrow) }
    if own.flags.contains(.usesHeight) { flags.insert(.someUseHeight) }
    if previous >= 0 { flags.formUnion(items[previous].flags.intersection(.sums)) }
    let sum = (previous < 0 ? 0 : items[previous].sum) + own.height
    let widest = max(previous < 0 ? 0 : items[previous].widest, own.width)
    items[item].sum = sum
    items[item].widest = widest
    items[item].flags = flags
    return sum != own.sum || widest != own.widest || flags != own.flags
  }
}

// MARK: Noting changes

extension Boxes {
  /// The fewest children of a run.
  private static var fewest: Int { 16 }

  /// Notes that a child of a column may have other sizes.
  @inline(__always)
  mutating func noteInRun(_ node: Int32) {
    let parent = nodes[node].parent
    if parent >= 0, nodes[parent].run >= 0 { noteStale(node, in: nodes[parent].run) }
  }

  @inline(never)
  private mutating func noteStale(_ node: Int32, in run: Int32) {
    let item = nodes[node].item
    if item >= 0 { runs.items[item].flags.insert(.isStale) }
    if !nodes[node].flags.contains(.isHidden) { RunStart.add(node, to: &runs.records[run].stale) }
  }

  /// Notes that a shown child has been added to a column, or has come to be shown.
  mutating func noteAdded(_ node: Int32) {
    let parent = nodes[node].parent
    if parent < 0 || nodes[parent].run < 0 || nodes[node].flags.contains(.isHidden) { return }
    let run = nodes[parent].run
    runs.records[run].count += 1
    RunStart.add(node, to: &runs.records[run].stale)
    RunStart.add(node, to: &runs.records[run].unplaced)
  }

  /// Notes that a child is about to leave a column, or to be hidden.
  mutating func noteRemoved(_ node: Int32) {
    let parent = nodes[node].parent
    if parent < 0 || nodes[parent].run < 0 || nodes[node].flags.contains(.isHidden) { return }
    dropItem(of: node)
    let run = nodes[parent].run
    let next = nextShown(after: node)
    runs.records[run].count -= 1
    if runs.records[run].stale == node { runs.records[run].stale = RunStart.none }
    if runs.records[run].unplaced == node { runs.records[run].unplaced = RunStart.none }
    if next >= 0 {
      RunStart.add(next, to: &runs.records[run].stale)
      RunStart.add(next, to: &runs.records[run].unplaced)
    }
  }

  mutating func dropItem(of node: Int32) {
    if nodes[node].item < 0 { return }
    runs.freeItem(nodes[node].item)
    nodes[node].item = -1
  }

  /// Drops what a column has found for its children.
  mutating func dropRun(of node: Int32) {
    let run = nodes[node].run
    if run < 0 { return }
    var child = nodes[node].firstChild
    while child >= 0 {
      dropItem(of: child)
      child = nodes[child].next
    }
    runs.freeRecord(run)
    nodes[node].run = -1
  }
}

// MARK: Finding sizes

extension Boxes {
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
    if styles[style].aspectRatio > 0 || styles[style].basis.isPercent || styles[style].basis == .stretch { return false }
    return styles[style].extra < 0 || extras[styles[style].extra].inset == Edges(all: .auto)
  }

  /// Keeps what a flow has found for all its items: heights for the width of its content box, or widths.
  mutating func keepRun(_ flow: inout Flow, heights: Bool) throws(Status) {
    if flow.itemCount < Boxes.fewest || !mayHaveRun(&flow) { return }
    for index in flow.items where !mayBeInRun(flowStack.items[index].node) { return dropRun(of: flow.node) }
    try inMemory { () throws(MemoryError) in try makeRun(&flow) }
    let run = nodes[flow.node].run
    // Sizes that are known of all other children stay.
    let isComplete = runs.records[run].stale == RunStart.none
    var previous: Int32 = -1
    for index in flow.items {
      let node = flowStack.items[index].node
      let item = nodes[node].item
      if heights {
        runs.items[item].height = flowStack.items[index].outerHypothetical
      } else {
        runs.items[item].width = flowStack.items[index].cross + flowStack.items[index].margins.cross
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
    if nodes[flow.node].run < 0 { nodes[flow.node].run = try runs.takeRecord() }
    for index in flow.items {
      let node = flowStack.items[index].node
      if nodes[node].item < 0 {
        nodes[node].item = try runs.takeItem()
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

  /// Brings the run of a column up to date. Returns its last item; -1 if there is no run any more.
  ///
  /// Answers by a run are not of the answers that children keep now.
  private mutating func updateRun(_ flow: inout Flow) throws(Status) -> Int32 {
    let run = nodes[flow.node].run
    nodes[flow.node].flags.insert(.isUnsupported)
    let start = runs.records[run].stale
    if start != RunStart.none {
      var child = start == RunStart.anywhere ? firstShownChild(of: flow.node) : start
      var previous = itemBefore(child)
      while child >= 0 {
        if nodes[child].item < 0 || runs.items[nodes[child].item].flags.contains(.isStale) {
          if !mayBeInRun(child) {
            dropRun(of: flow.node)
            return -1
          }
          try findSizes(of: child, &flow)
        }
        let item = nodes[child].item
        let isChanged = runs.addUp(item, after: previous)
        if !isChanged && start != RunStart.anywhere { break }
        previous = item
        child = nextShown(after: child)
      }
      runs.records[run].stale = RunStart.none
    }
    let last = lastShownChild(of: flow.node)
    return last < 0 ? -1 : nodes[last].item
  }

  private mutating func lastShownChild(of node: Int32) -> Int32 {
    var child = nodes[node].lastChild
    while child >= 0 && nodes[child].flags.contains(.isHidden) { child = nodes[child].previous }
    return child
  }

  /// The item of the shown child before a child, or -1.
  private mutating func itemBefore(_ child: Int32) -> Int32 {
    if child < 0 { return -1 }
    var previous = nodes[child].previous
    while previous >= 0 && nodes[previous].flags.contains(.isHidden) { previous = nodes[previous].previous }
    return previous < 0 ? -1 : nodes[previous].item
  }

  /// Finds the sizes of a child that the run has of others.
  private mutating func findSizes(of child: Int32, _ flow: inout Flow) throws(Status) {
    let run = nodes[flow.node].run
    if nodes[child].item < 0 {
      nodes[child].item = try inMemory { () throws(MemoryError) in try runs.takeItem() }
    }
    var (height, width) = (0.0, 0.0)
    if !runs.records[run].width.isNaN {
      var heights = openFlow(flow.node, Question(width: 0, basis: flow.containing))
      heights.inner.width = runs.records[run].width
      heights.basis.width = runs.records[run].width
      let index = try addOnly(child, &heights)
      try setBaseSize(index, &heights)
      height = flowStack.items[index].outerHypothetical
      endFlow(heights)
    }
    if runs.records[run].hasWidths {
      var widths = openFlow(flow.node, Question(.maxContent, basis: flow.containing))
      let index = try addOnly(child, &widths)
      width = try contribution(index, &widths, .maxContent) + flowStack.items[index].margins.cross
      endFlow(widths)
    }
    let item = nodes[child].item
    (runs.items[item].height, runs.items[item].width) = (height, width)
    noteFlags(child, item)
    runs.items[item].flags.insert(.isUnplaced)
    RunStart.add(child, to: &runs.records[run].unplaced)
  }

  /// Adds one item to a flow without items, and returns its index.
  private mutating func addOnly(_ child: Int32, _ flow: inout Flow) throws(Status) -> Int32 {
    flow.firstItem = Int32(truncatingIfNeeded: flowStack.items.count)
    flow.firstLine = Int32(truncatingIfNeeded: flowStack.lines.count)
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
    return last < 0 ? nil : max(0, length(&flow, last))
  }

  private mutating func length(_ flow: inout Flow, _ last: Int32) -> Double {
    let gaps = Double(runs.records[nodes[flow.node].run].count - 1)
    return gaps < 0 ? runs.items[last].sum : runs.items[last].sum + flow.gap.height * gaps
  }
}

// MARK: Placing

extension Boxes {
  /// Whether children are one after the other: none grows or shrinks.
  private mutating func isRigid(_ flow: inout Flow, _ last: Int32) -> Bool {
    let length = length(&flow, last)
    return length == flow.innerMain || length < flow.innerMain && !runs.items[last].flags.contains(.someGrow)
  }

  /// Notes that all items of a flow were placed.
  mutating func notePlaced(_ flow: inout Flow) {
    let run = nodes[flow.node].run
    if run < 0 { return }
    runs.records[run].isPlaced = false
    if runs.records[run].stale != RunStart.none || runs.records[run].width != flow.inner.width { return }
    let last = lastShownChild(of: flow.node)
    if last < 0 || !isRigid(&flow, nodes[last].item) { return }
    var offset = 0.0
    for index in flow.items {
      let item = nodes[flowStack.items[index].node].item
      runs.items[item].offset = offset
      runs.items[item].flags.remove(.isUnplaced)
      offset += runs.items[item].height + flow.gap.height
    }
    runs.records[run].isPlaced = true
    runs.records[run].isDefinite = !flow.basis.height.isNaN
    runs.records[run].unplaced = RunStart.none
  }

  /// Places the children of a column that have changed, and those that this moves. Returns false where the run does not say
  /// where all others are.
  mutating func placeByRun(_ flow: inout Flow) throws(Status) -> Bool {
    let run = nodes[flow.node].run
    if run < 0 || !runs.records[run].isPlaced || runs.records[run].width != flow.inner.width { return false }
    if runs.records[run].isDefinite == flow.basis.height.isNaN { return false }
    let last = try updateRun(&flow)
    if last < 0 || !isRigid(&flow, last) { return false }
    let start = runs.records[run].unplaced
    if start == RunStart.none { return true }
    var child = start == RunStart.anywhere ? firstShownChild(of: flow.node) : start
    var previous = itemBefore(child)
    while child >= 0 {
      let item = nodes[child].item
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
    flowStack.items[index].mainOffset = offset + flowStack.items[index].margins.mainStart
    try setFrame(of: child, frame(of: index, &flow))
    if nodes[child].firstChild >= 0 { try place(child, finalQuestion(index, &flow)) }
    endFlow(flow)
  }
}
