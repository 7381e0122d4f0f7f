// CSS Grid §10.6 and §12.5 step 1: items that are aligned by their baselines.

import Memory
import Status

extension Boxes {
  /// Sets the shims of the items that are aligned by their baselines, so that the baselines of items that begin in the
  /// same row coincide.
  mutating func shimBaselines(_ grid: Grid) throws(Status) {
    var isUsed = false
    let first = grid.items.start
    let end = first + grid.items.count
    for index in first..<end where isBaselineAligned(index, of: grid) {
      let item = gridScratch.items[index]
      let area = Pair(areaSize(item.column, grid.columns), estimatedHeight(item.row, grid))
      let sizing = itemSizing(item.node, in: area, of: grid)
      let width = try itemWidth(sizing)
      let height = try itemHeight(sizing, width: width)
      let ascent = sizing.margins.top + (try baseline(of: item.node, Pair(width, height), basis: sizing.area))
      let row = grid.rows.tracks.start + item.row.start
      gridScratch.items[index].shim = ascent
      let known = gridScratch.tracks[row].ascent
      gridScratch.tracks[row].ascent = known > ascent ? known : ascent
      isUsed = true
    }
    if !isUsed { return }
    for index in first..<end where isBaselineAligned(index, of: grid) {
      let row = grid.rows.tracks.start + gridScratch.items[index].row.start
      gridScratch.items[index].shim = gridScratch.tracks[row].ascent - gridScratch.items[index].shim
    }
  }

  /// Whether an item takes part in baseline alignment. Items with automatic margins do not, nor those whose height
  /// depends on rows that are sized by their contents.
  private mutating func isBaselineAligned(_ index: Int32, of grid: Grid) -> Bool {
    let style = nodes[gridScratch.items[index].node].style
    let align = styles[style].alignSelf.or(grid.alignment.height)
    if align.kind != .baseline || styles[style].margin.top.isAuto || styles[style].margin.bottom.isAuto { return false }
    let dependsOnRows =
      styles[style].size.height.isPercent || styles[style].size.height == .stretch
      || styles[style].minimum.height.isPercent || styles[style].maximum.height.isPercent
    return !dependsOnRows || !areIntrinsic(gridScratch.items[index].row, grid.rows)
  }

  /// Whether contents size one of these tracks. Of flexible ones they do so in unknown space.
  private mutating func areIntrinsic(_ trackSpan: TrackSpan, _ axis: GridAxis) -> Bool {
    for index in axis.tracks.start + trackSpan.start..<axis.tracks.start + trackSpan.end {
      let traits = gridScratch.tracks[index].traits
      let isFixed = traits.isDisjoint(with: [.intrinsicMinimum, .intrinsicMaximum])
      if traits.contains(.flexible) ? axis.space.isNaN : !isFixed { return true }
    }
    return false
  }

  /// Returns the distance from the top of an item to its first baseline: its lower edge, if it has none.
  private mutating func baseline(of node: Int32, _ size: Pair<Double>, basis: Pair<Double>) throws(Status) -> Double {
    var request = SizeRequest(width: size.width, basis: basis)
    request.height = size.height
    request.heightKind = .known
    request.wantsBaseline = true
    let baseline = try measure(node, request).baseline
    return baseline.isNaN ? size.height : baseline
  }

  /// §10.7: Returns the distance from the top of a grid to its first baseline: that of the items in its first row which
  /// are aligned by their baselines, else that of the first item in it; NaN without items. Tracks are aligned.
  mutating func gridBaseline(_ grid: Grid) throws(Status) -> Double {
    if grid.items.count == 0 { return .nan }
    let end = grid.items.start + grid.items.count
    var row = gridScratch.items[grid.items.start].row.start
    for index in grid.items.start..<end { row = min(row, gridScratch.items[index].row.start) }
    var first: Int32 = -1
    var firstAligned: Int32 = -1
    for index in grid.items.start..<end where gridScratch.items[index].row.start == row {
      let column = gridScratch.items[index].column.start
      if first < 0 || column < gridScratch.items[first].column.start { first = index }
      if firstAligned < 0 && isBaselineAligned(index, of: grid) { firstAligned = index }
    }
    let item = gridScratch.items[firstAligned < 0 ? first : firstAligned]
    let placed = try placedItem(item, grid)
    let basis = Pair(areaSize(item.column, grid.columns), areaSize(item.row, grid.rows))
    return placed.frame.y + (try baseline(of: item.node, Pair(placed.frame.width, placed.frame.height), basis: basis))
  }
}
