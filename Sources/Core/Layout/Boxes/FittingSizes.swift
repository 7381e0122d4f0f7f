// The cached fitting sizes of leaves that have constraints inside; see `Measuring/FittedLeaves`.

import Memory

/// The known fitting sizes of a leaf.
struct FittingSize: BitwiseCopyable {
  let item: Int32
  /// The size without a limit, and the width where only required constraints count.
  var natural = Size(width: 0, height: 0)
  var leastWidth = 0.0
  var isKnown = false
  /// The first of its heights in `FittingSizes.heights`, or -1.
  var heights: Int32 = -1
  /// It is in `FittingSizes.asked`.
  var isAsked = false
}

/// The height of a fitting size at a width.
struct FittingHeight: PoolRecord {
  var width: Double
  var height = 0.0
  var isKnown = false
  var next: Int32
}

struct FittingSizes: ~Copyable {
  var records: Buffer<FittingSize>
  var heights: Pool<FittingHeight>
  /// The depth of nested computations of fitting sizes.
  var depth = 0
  /// Leaves whose fitting size was requested but is not computed yet, as nodes.
  var asked: Buffer<Int32>

  init(_ account: Account) {
    records = Buffer(account)
    heights = Pool(account)
    asked = Buffer(account)
  }

  mutating func release() {
    records.release()
    heights.release()
    asked.release()
  }

  /// Returns the index of a height, known or not.
  mutating func height(at width: Double, of record: Int32) throws(MemoryError) -> Int32 {
    var index = records[record].heights
    while index >= 0 {
      if heights[index].width == width { return index }
      index = heights[index].next
    }
    index = try heights.take(FittingHeight(width: width, next: records[record].heights))
    records[record].heights = index
    return index
  }

  /// Forgets all heights of a fitting size but the newest.
  mutating func trimHeights(of record: Int32) {
    var last = records[record].heights
    for _ in 1..<Self.mostHeights where last >= 0 { last = heights[last].next }
    if last < 0 { return }
    var index = heights[last].next
    heights[last].next = -1
    while index >= 0 {
      let next = heights[index].next
      heights.free(index)
      index = next
    }
  }

  /// How many heights of a fitting size are kept.
  private static var mostHeights: Int { 32 }

  mutating func forgetHeights(of record: Int32) {
    while records[record].heights >= 0 {
      let index = records[record].heights
      records[record].heights = heights[index].next
      heights.free(index)
    }
  }
}
