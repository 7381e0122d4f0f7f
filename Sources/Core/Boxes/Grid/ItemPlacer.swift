// CSS Grid §8.5: the placement of items.

import Memory
import Status

/// Places items: afterwards each item has its tracks, counted from the first track of the implicit grid.
///
/// The major axis is the one that items flow along (rows, if they flow by row), the minor axis the other one.
struct ItemPlacer: ~Copyable {
  private var occupancy: Occupancy
  /// In a dense grid, where items of the same spans were placed last: nothing is free before.
  private var positions: Buffer<Position>
  private var major = Axis.vertical
  private var minor: Axis { major.other }
  private var isDense = false
  private var minorCount: Int32 = 0
  private var cursor = Cell(major: 0, minor: 0)

  /// The most tracks that all items may span together.
  private static let mostSpans = 1 << 25

  private struct Cell: BitwiseCopyable {
    var major: Int32
    var minor: Int32
  }

  private struct Position: BitwiseCopyable {
    let spans: Cell
    /// Where the item is locked along the minor axis, or `TrackSpan.automatic`.
    let lock: Int32
    var cell: Cell

    func precedes(_ spans: Cell, _ lock: Int32) -> Bool {
      if self.lock != lock { return self.lock < lock }
      return self.spans.minor != spans.minor
        ? self.spans.minor < spans.minor : self.spans.major < spans.major
    }
  }

  init(_ account: Account) {
    occupancy = Occupancy(account)
    positions = Buffer(account)
  }

  mutating func release() {
    occupancy.release()
    positions.release()
  }

  /// §8.5: The grid item placement algorithm.
  mutating func place(
    _ items: BufferSpan<GridItem>, _ count: Int32, columns: inout TrackCounts, rows: inout TrackCounts,
    flowsByColumn: Bool,
    isDense: Bool
  ) throws(Status) {
    major = flowsByColumn ? .horizontal : .vertical
    self.isDense = isDense
    var counts = flowsByColumn ? Pair(rows, columns) : Pair(columns, rows)
    try begin(items, count, minor: &counts.width, major: &counts.height)
    let isRegular = isRegular(items, count)
    if !isRegular {
      occupancy.begin()
      positions.removeAll()
      for index in 0..<count where items[index][major].isPlaced && items[index][minor].isPlaced {
        try occupy(items[index])
      }
      try placeLocked(items, count)
    }
    widen(items, count)
    cursor = Cell(major: 0, minor: 0)
    if isRegular { placeInOrder(items, count) } else { try placeAutomatic(items, count) }
    counts.width.total = minorCount
    for index in 0..<count { counts.height.total = max(counts.height.total, items[index][major].end) }
    if counts.width.total > mostTracks || counts.height.total > mostTracks { throw .tooMany }
    (columns, rows) = flowsByColumn ? (counts.height, counts.width) : (counts.width, counts.height)
  }

  /// §8.5, where no item has a placement and each spans one track: fills one cell after the other.
  static func placeCells(
    _ items: BufferSpan<GridItem>, _ count: Int32, columns: inout TrackCounts, rows: inout TrackCounts,
    flowsByColumn: Bool
  ) throws(Status) {
    let axis = flowsByColumn ? Axis.vertical : .horizontal
    let minors = max(axis == .horizontal ? columns.explicit : rows.explicit, count == 0 ? 0 : 1)
    var cell = Pair(Int32(0), Int32(0))
    for index in 0..<count {
      if cell[axis] == minors { cell = Pair(along: axis, 0, across: cell[axis.other] + 1) }
      items[index].column.start = cell.width
      items[index].row.start = cell.height
      cell[axis] += 1
    }
    let used = count == 0 ? 0 : cell[axis.other] + 1
    columns.total = max(columns.explicit, axis == .horizontal ? minors : used)
    rows.total = max(rows.explicit, axis == .horizontal ? used : minors)
    if columns.total > mostTracks || rows.total > mostTracks { throw .tooMany }
  }

  /// §8.5 step 2, for items that have a placement: Adds the tracks that they need, and counts their tracks from the first
  /// line of the implicit grid on.
  private mutating func begin(
    _ items: BufferSpan<GridItem>, _ count: Int32, minor: inout TrackCounts, major: inout TrackCounts
  ) throws(Status) {
    minor.before = try before(items, count, self.minor)
    major.before = try before(items, count, self.major)
    minor.total = minor.before + minor.explicit
    major.total = major.before + major.explicit
    for index in 0..<count {
      shift(&items[index][self.minor], by: minor.before)
      shift(&items[index][self.major], by: major.before)
      minor.total = max(minor.total, items[index][self.minor].isPlaced ? items[index][self.minor].end : 0)
      major.total = max(major.total, items[index][self.major].isPlaced ? items[index][self.major].end : 0)
    }
    minorCount = minor.total
    if minor.total > mostTracks || major.total > mostTracks { throw .tooMany }
  }

  private func shift(_ trackSpan: inout TrackSpan, by tracks: Int32) {
    if trackSpan.isPlaced { trackSpan.start += tracks }
  }

  /// The number of implicit tracks before the explicit ones.
  private func before(_ items: BufferSpan<GridItem>, _ count: Int32, _ axis: Axis) throws(Status) -> Int32 {
    var first: Int32 = 0
    var spans = 0
    for index in 0..<count {
      let trackSpan = items[index][axis]
      spans += Int(trackSpan.span)
      if trackSpan.isPlaced { first = min(first, trackSpan.start) }
      if trackSpan.span > mostTracks
        || trackSpan.isPlaced && (trackSpan.start < -mostTracks || trackSpan.start > mostTracks)
      {
        throw .tooMany
      }
    }
    if spans > ItemPlacer.mostSpans { throw .tooMany }
    return -first
  }

  /// Whether no item has a placement, and nothing can be occupied after the cursor.
  private func isRegular(_ items: BufferSpan<GridItem>, _ count: Int32) -> Bool {
    for index in 0..<count {
      let item = items[index]
      if item.column.isPlaced || item.row.isPlaced || item[major].span != 1 { return false }
      if isDense && item[minor].span != 1 { return false }
    }
    return true
  }

  private mutating func occupy(_ item: GridItem) throws(Status) {
    try occupancy.occupy(
      major: item[major].start, item[major].span, minor: item[minor].start, item[minor].span)
  }

  /// §8.5 step 1: Places the items that are locked to a major track only.
  private mutating func placeLocked(_ items: BufferSpan<GridItem>, _ count: Int32) throws(Status) {
    for index in 0..<count where items[index][major].isPlaced && !items[index][minor].isPlaced {
      let trackSpan = items[index][major]
      let span = items[index][minor].span
      let from = isDense ? 0 : occupancy.cursor(of: trackSpan.start)
      let start = try occupancy.firstFree(major: trackSpan.start, trackSpan.span, from: from, span)
      if start > mostTracks { throw .tooMany }
      items[index][minor].start = start
      try occupy(items[index])
      occupancy.setCursor(of: trackSpan.start, to: start + span)
      minorCount = max(minorCount, start + span)
    }
  }

  /// §8.5 step 3: Adds minor tracks for the largest span.
  private mutating func widen(_ items: BufferSpan<GridItem>, _ count: Int32) {
    for index in 0..<count { minorCount = max(minorCount, items[index][minor].span) }
  }

  /// §8.5 step 4, where all cells after the cursor are free.
  private mutating func placeInOrder(_ items: BufferSpan<GridItem>, _ count: Int32) {
    for index in 0..<count {
      let span = items[index][minor].span
      if cursor.minor + span > minorCount { cursor = Cell(major: cursor.major + 1, minor: 0) }
      items[index][major].start = cursor.major
      items[index][minor].start = cursor.minor
      cursor.minor += span
    }
  }

  /// §8.5 step 4: Places the items that have no placement along the major axis.
  private mutating func placeAutomatic(_ items: BufferSpan<GridItem>, _ count: Int32) throws(Status) {
    for index in 0..<count where !items[index][major].isPlaced {
      let lock = items[index][minor].start
      let spans = Cell(major: items[index][major].span, minor: items[index][minor].span)
      let remembered = isDense ? try rememberedPosition(spans, lock) : -1
      if isDense { cursor = positions[remembered].cell }
      if lock == TrackSpan.automatic { try advance(spans) } else { try advance(spans, lockedTo: lock) }
      if cursor.major > mostTracks { throw .tooMany }
      items[index][major].start = cursor.major
      items[index][minor].start = cursor.minor
      try occupy(items[index])
      if isDense { positions[remembered].cell = cursor }
    }
  }

  /// Moves the cursor to the next free cells for an item without any placement.
  private mutating func advance(_ spans: Cell) throws(Status) {
    while true {
      let start = try occupancy.firstFree(major: cursor.major, spans.major, from: cursor.minor, spans.minor)
      if start + spans.minor <= minorCount {
        cursor.minor = start
        return
      }
      cursor = Cell(major: cursor.major + 1, minor: 0)
    }
  }

  /// Moves the cursor to the next free cells for an item that is locked to minor tracks.
  private mutating func advance(_ spans: Cell, lockedTo minor: Int32) throws(Status) {
    if !isDense && minor < cursor.minor { cursor.major += 1 }
    cursor.major = try occupancy.firstFreeMajor(from: cursor.major, spans.major, minor: minor, spans.minor)
    cursor.minor = minor
  }

  /// Returns the index of the position where items of these spans were placed last.
  private mutating func rememberedPosition(_ spans: Cell, _ lock: Int32) throws(Status) -> Int32 {
    var (low, high) = (0, positions.count)
    while low < high {
      let middle = (low + high) / 2
      if positions[middle].precedes(spans, lock) { low = middle + 1 } else { high = middle }
    }
    let isKnown =
      low < positions.count && positions[low].lock == lock && positions[low].spans.major == spans.major
      && positions[low].spans.minor == spans.minor
    if !isKnown {
      try occupancy.count((positions.count - low) / 8)
      do throws(MemoryError) { try positions.reserve(positions.count + 1) } catch { throw .outOfMemory }
      positions.insertReserved(Position(spans: spans, lock: lock, cell: Cell(major: 0, minor: 0)), at: low)
    }
    return Int32(truncatingIfNeeded: low)
  }
}
