// Sorts tracks by a number, the smallest first.

import Memory

/// A track with the number that ranks it.
struct Ranked: BitwiseCopyable {
  let key: Double
  let track: Int32
}

/// A heap of tracks, the smallest number first.
///
/// Entries are added in any order. The first call of `first` or `removeFirst` must follow `order()`.
struct Ranking {
  private let entries: BufferSpan<Ranked>
  private(set) var count: Int32 = 0
  /// The smallest number added.
  private(set) var least = Double.infinity

  /// Uses memory for as many entries as will be added.
  init(_ memory: BufferSpan<Ranked>) { entries = memory }

  @inline(__always)
  mutating func add(_ key: Double, _ track: Int32) {
    entries[count] = Ranked(key: key, track: track)
    count += 1
    if key < least { least = key }
  }

  @inline(__always)
  subscript(index: Int32) -> Ranked { entries[index] }
  @inline(__always)
  var first: Ranked { entries[Int32(0)] }

  mutating func order() {
    var index = count / 2 - 1
    while index >= 0 {
      sink(index)
      index -= 1
    }
  }

  mutating func removeFirst() {
    count -= 1
    if count == 0 { return }
    entries[Int32(0)] = entries[count]
    sink(0)
  }

  private mutating func sink(_ start: Int32) {
    let moved = entries[start]
    var index = start
    while true {
      var child = 2 * index + 1
      if child >= count { break }
      if child + 1 < count && entries[child + 1].key < entries[child].key { child += 1 }
      if entries[child].key >= moved.key { break }
      entries[index] = entries[child]
      index = child
    }
    entries[index] = moved
  }
}
