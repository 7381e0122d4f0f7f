// Changed nodes, which the next layout measures again.

import Memory

/// The nodes that changes have marked, and the boxes that the next layout must place again.
struct NodeChanges: ~Copyable {
  /// A marked node, in the list of its depth.
  struct Entry: BitwiseCopyable {
    var node: Int32
    var next: Int32
  }

  /// A box that was placed before, and the request it was placed for.
  struct PlacedBox: BitwiseCopyable {
    var node: Int32
    var depth: Int32
    var request: SizeRequest
  }

  /// The nodes that have `isChanged`. May also list nodes that no longer have it.
  var noted: Buffer<Int32>
  /// The nodes whose frames the last layout changed.
  var moved: Buffer<Int32>
  /// The request of the last layout; empty after a change.
  var last = LayoutRequest()
  var entries: Buffer<Entry>
  /// The first entry of each depth, or -1.
  var first: Buffer<Int32>
  /// Boxes to place again, the deepest first.
  var placedBoxes: Buffer<PlacedBox>
  /// `size(of:_:)` has brought the tree up to date, and the layout that follows belongs to the same pass.
  var isMeasured = false

  init(_ account: Account) {
    noted = Buffer(account)
    moved = Buffer(account)
    entries = Buffer(account)
    first = Buffer(account)
    placedBoxes = Buffer(account)
  }

  /// Adds a node to the list of its depth.
  mutating func add(_ node: Int32, depth: Int) throws(MemoryError) {
    if depth >= first.count { try first.resize(to: depth + 1, filling: -1) }
    try entries.append(Entry(node: node, next: first[depth]))
    first[depth] = Int32(truncatingIfNeeded: entries.count - 1)
  }

  /// Removes and returns the first node of a depth; nil if there is none.
  mutating func take(depth: Int) -> Int32? {
    let index = first[depth]
    if index < 0 { return nil }
    first[depth] = entries[index].next
    return entries[index].node
  }

  mutating func release() {
    noted.release()
    moved.release()
    entries.release()
    first.release()
    placedBoxes.release()
  }
}
