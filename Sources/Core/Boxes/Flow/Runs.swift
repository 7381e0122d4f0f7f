// Long columns keep the sizes of their children. The next layout visits only the children that have changed, and the
// children after them as long as their sums change.
//
// A column has a run if it has one line without free space to distribute, and children whose sizes do not depend on its
// height. For each child the run has the sizes that the child adds, and sums of these up to the child, added in the order
// in which Lines.swift and Alignment.swift add them: so a layout by a run and one without have the same bits.

import Memory
import Status

/// The sizes and sums that a column keeps for its children.
struct Run: PoolRecord {
  /// The width of the content box for which heights are known; NaN while they are not.
  var width = Double.nan
  /// Whether greatest widths are known.
  var hasWidths = false
  /// Whether children are placed one after the other, as `RunItem.offset` says, and by a definite height.
  var isPlaced = false
  var isDefinite = false
  /// The padding and the border of the column when they were placed.
  var left = 0.0
  var top = 0.0
  /// How many children are shown.
  var count: Int32 = 0
  /// The first child whose sums may be wrong.
  var stale = RunStart.none
  /// The first child that may have to be placed again.
  var unplaced = RunStart.none
  var next: Int32 = -1
}

/// The first child that a change affects, or one of these values.
enum RunStart {
  static var none: Int32 { -1 }
  /// At several children.
  static var anywhere: Int32 { -2 }

  /// Adds a child to those where it begins.
  static func add(_ child: Int32, to start: inout Int32) { start = start == none || start == child ? child : anywhere }
}

/// The sizes that a column keeps for a child. Sums include the child.
struct RunItem: PoolRecord {
  struct Flags: OptionSet, BitwiseCopyable {
    let rawValue: UInt8
    /// Its sizes may have changed.
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
  var next: Int32 = -1
}

struct Runs: ~Copyable {
  var records: Pool<Run>
  var items: Pool<RunItem>

  init(_ account: Account) {
    records = Pool(account)
    items = Pool(account)
  }

  mutating func release() {
    records.release()
    items.release()
  }

  mutating func removeAll() {
    records.removeAll()
    items.removeAll()
  }

  /// Computes the sums of an item after another one; of the first item for -1. Returns whether they have changed.
  mutating func addUp(_ item: Int32, after previous: Int32) -> Bool {
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
  /// Records that the sizes of a child may differ from those that its parent keeps.
  @inline(__always)
  mutating func noteSizes(_ node: Int32) {
    let parent = nodes[node].parent
    if parent < 0 { return }
    forgetLengths(in: parent)
    if nodes[parent].run >= 0 { noteStale(node, in: nodes[parent].run) }
  }

  @inline(never)
  private mutating func noteStale(_ node: Int32, in run: Int32) {
    let item = nodes[node].runItem
    if item >= 0 { runs.items[item].flags.insert(.isStale) }
    if !nodes[node].flags.contains(.isHidden) { RunStart.add(node, to: &runs.records[run].stale) }
  }

  /// Records that a child was added to a column, or is no longer hidden.
  mutating func noteAdded(_ node: Int32) {
    let parent = nodes[node].parent
    if parent < 0 || nodes[parent].run < 0 || nodes[node].flags.contains(.isHidden) { return }
    let run = nodes[parent].run
    runs.records[run].count += 1
    RunStart.add(node, to: &runs.records[run].stale)
    RunStart.add(node, to: &runs.records[run].unplaced)
  }

  /// Records that a child is about to leave a column, or to be hidden.
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
    if nodes[node].runItem < 0 { return }
    runs.items.free(nodes[node].runItem)
    nodes[node].runItem = -1
  }

  /// Drops the sizes that a column keeps for its children.
  mutating func dropRun(of node: Int32) {
    let run = nodes[node].run
    if run < 0 { return }
    var child = nodes[node].firstChild
    while child >= 0 {
      dropItem(of: child)
      child = nodes[child].next
    }
    runs.records.free(run)
    nodes[node].run = -1
  }
}
