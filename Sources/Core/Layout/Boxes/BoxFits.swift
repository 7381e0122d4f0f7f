// The cached fitting sizes of leaves that have constraints inside; see `Scene/FittedLeaves`.

import Memory

/// The known fitting sizes of a leaf.
struct BoxFit: BitwiseCopyable {
  let item: Int32
  /// The size without a limit, and the width where only required constraints count.
  var natural = Size(width: 0, height: 0)
  var leastWidth = 0.0
  var isKnown = false
  /// The first of its heights in `BoxFits.heights`, or -1.
  var heights: Int32 = -1
  /// It is in `BoxFits.asked`.
  var isAsked = false
}

/// The height of a fitting size at a width.
struct BoxHeight: BitwiseCopyable {
  var width: Double
  var height = 0.0
  var isKnown = false
  var next: Int32
}

struct BoxFits: ~Copyable {
  var records: Buffer<BoxFit>
  var heights: Buffer<BoxHeight>
  var freeHeight: Int32 = -1
  /// The depth of nested computations of fitting sizes.
  var depth = 0
  /// Leaves whose fitting size was requested but is not computed yet, as nodes.
  var asked: Buffer<Int32>

  init(_ account: Account) {
    records = Buffer(account)
    heights = Buffer(account)
    asked = Buffer(account)
  }

  mutating func release() {
    records.release()
    heights.release()
    asked.release()
  }

  /// Returns the place of a height, known or not.
  mutating func height(at width: Double, of fit: Int32) throws(MemoryError) -> Int32 {
    var place = records[fit].heights
    while place >= 0 {
      if heights[place].width == width { return place }
      place = heights[place].next
    }
    let height = BoxHeight(width: width, next: records[fit].heights)
    place = freeHeight
    if place >= 0 {
      freeHeight = heights[place].next
      heights[place] = height
    } else {
      try heights.append(height)
      place = Int32(heights.count - 1)
    }
    records[fit].heights = place
    return place
  }

  /// Forgets all heights of a fitting size but the newest.
  mutating func trimHeights(of fit: Int32) {
    var last = records[fit].heights
    for _ in 1..<Self.mostHeights where last >= 0 { last = heights[last].next }
    if last < 0 { return }
    var place = heights[last].next
    heights[last].next = -1
    while place >= 0 {
      let next = heights[place].next
      free(place)
      place = next
    }
  }

  /// How many heights of a fitting size are kept.
  private static var mostHeights: Int { 32 }

  private mutating func free(_ place: Int32) {
    heights[place].next = freeHeight
    freeHeight = place
  }

  mutating func forgetHeights(of fit: Int32) {
    while records[fit].heights >= 0 {
      let place = records[fit].heights
      records[fit].heights = heights[place].next
      free(place)
    }
  }
}
