// The scratch memory of grids that are being laid out.

import Memory

/// The items and tracks of all nested grids that are being measured or placed: those of an inner grid follow those of
/// the outer ones. And scratch memory of a grid between measurements of its items.
struct GridScratch: ~Copyable {
  var items: Buffer<GridItem>
  var tracks: Buffer<SizedTrack>
  var spanning: Buffer<SpanningItem>
  var names: Buffer<NamedLine>
  /// A number for each line of an axis.
  var lines: Buffer<Int32>
  var ranks: Buffer<Ranked>
  var placer: ItemPlacer

  init(_ account: Account) {
    items = Buffer(account)
    tracks = Buffer(account)
    spanning = Buffer(account)
    names = Buffer(account)
    lines = Buffer(account)
    ranks = Buffer(account)
    placer = ItemPlacer(account)
  }

  mutating func removeAll() {
    items.removeAll()
    tracks.removeAll()
    spanning.removeAll()
  }

  mutating func release() {
    items.release()
    tracks.release()
    spanning.release()
    names.release()
    lines.release()
    ranks.release()
    placer.release()
  }

  /// Removes a grid, and everything begun after it.
  mutating func end(_ grid: Grid) {
    items.truncate(to: Int(grid.items.start))
    tracks.truncate(to: Int(grid.columns.tracks.start))
    spanning.truncate(to: Int(grid.firstSpanning))
  }

  /// Returns the tracks along an axis for sizing, valid until one of the buffers grows.
  mutating func sizing(_ axis: GridAxis) throws(MemoryError) -> TrackSizing {
    try ranks.extend(to: Int(axis.tracks.count))
    return TrackSizing(
      tracks: tracks.span.from(axis.tracks.start), count: axis.tracks.count,
      spanning: spanning.span.from(axis.spanning.start), spanningCount: axis.spanning.count, gap: axis.gap,
      ranks: ranks.span, constraint: axis.constraint, space: axis.space, minimum: axis.minimum, maximum: axis.maximum)
  }

  /// Sorts spanning for §12.5: those without flexible tracks first, by ascending span. Merges items that span the same
  /// tracks.
  mutating func sortSpanning(_ slice: inout Slice) {
    let entries = spanning.span.from(slice.start)
    var isSorted = true
    var index: Int32 = 1
    while index < slice.count && isSorted {
      isSorted = !entries[index].precedes(entries[index - 1])
      index += 1
    }
    if !isSorted { heapSort(entries, slice.count) }
    var kept: Int32 = 0
    index = 0
    while index < slice.count {
      if kept > 0 && entries[kept - 1].start == entries[index].start && entries[kept - 1].end == entries[index].end {
        entries[kept - 1].contribution.include(entries[index].contribution)
      } else {
        entries[kept] = entries[index]
        kept += 1
      }
      index += 1
    }
    slice.count = kept
    spanning.truncate(to: Int(slice.start + kept))
  }
}

extension GridScratch {
  /// Sorts the names of lines by name, then by line.
  mutating func sortNames() { heapSort(names.span, Int32(truncatingIfNeeded: names.count)) }
}

/// An element that can be sorted.
protocol Ordered: BitwiseCopyable {
  func precedes(_ other: Self) -> Bool
}

private func heapSort<Entry: Ordered>(_ entries: BufferSpan<Entry>, _ count: Int32) {
  var start = count / 2
  while start > 0 {
    start -= 1
    sink(entries, start, count)
  }
  var end = count - 1
  while end > 0 {
    let last = entries[end]
    entries[end] = entries[Int32(0)]
    entries[Int32(0)] = last
    sink(entries, 0, end)
    end -= 1
  }
}

private func sink<Entry: Ordered>(_ entries: BufferSpan<Entry>, _ start: Int32, _ count: Int32) {
  let moved = entries[start]
  var index = start
  while true {
    var child = 2 * index + 1
    if child >= count { break }
    if child + 1 < count && entries[child].precedes(entries[child + 1]) { child += 1 }
    if !moved.precedes(entries[child]) { break }
    entries[index] = entries[child]
    index = child
  }
  entries[index] = moved
}

extension SpanningItem: Ordered {
  @inline(__always)
  func precedes(_ other: SpanningItem) -> Bool {
    let isFlexible = traits.contains(.flexible)
    if isFlexible != other.traits.contains(.flexible) { return !isFlexible }
    return span != other.span ? span < other.span : start < other.start
  }
}
