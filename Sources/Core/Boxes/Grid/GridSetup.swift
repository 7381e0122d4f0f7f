// The beginning of a grid's layout: its items, their placements, and its tracks.

import Memory
import Status

/// The largest total number of names of the lines along an axis.
private let mostLineNames = 1_000_000

extension Boxes {
  /// Starts a grid, with items placed and tracks not yet sized.
  mutating func setUpGrid(_ node: Int32, _ request: SizeRequest) throws(Status) -> Grid {
    let style = styles[nodes[node].style]
    let template = style.extra < 0 ? GridTemplate() : extras[style.extra].template
    var grid = Grid(node: node, style)
    grid.insets = style.insets(basis: request.basis.width)
    grid.items.start = Int32(truncatingIfNeeded: gridScratch.items.count)
    grid.firstSpanning = Int32(truncatingIfNeeded: gridScratch.spanning.count)
    let sizes = style.sizes(basis: request.basis, insets: grid.insets.sums)
    var columns = ExplicitTracks(template.columns)
    var rows = ExplicitTracks(template.rows)
    if request.widthKind == .minContent { grid.columns.constraint = .minContent }
    if request.widthKind == .maxContent { grid.columns.constraint = .maxContent }
    let isHeightDefinite = request.heightKind == .known
    beginAxis(.horizontal, &grid, &columns, request.givenWidth, isDefinite: true, sizes, style)
    beginAxis(.vertical, &grid, &rows, request.givenHeight, isDefinite: isHeightDefinite, sizes, style)
    let counts = try placeItems(&grid, columns, rows, template)
    try inMemory { () throws(MemoryError) in
      grid.columns.tracks = try appendTracks(columns, counts.width)
      grid.rows.tracks = try appendTracks(rows, counts.height)
      if columns.list.repetition == .autoFit { try collapse(grid, columns, counts.width, .horizontal) }
      if rows.list.repetition == .autoFit { try collapse(grid, rows, counts.height, .vertical) }
    }
    beginTracks(grid.columns)
    beginTracks(grid.rows)
    return grid
  }

  /// Sets the space along an axis, and counts repetitions. `isDefinite`: repetitions may fill the given size, else only
  /// one in the style.
  private mutating func beginAxis(
    _ axis: Axis, _ grid: inout Grid, _ tracks: inout ExplicitTracks, _ size: Double, isDefinite: Bool, _ sizes: Sizes,
    _ style: Style
  ) {
    let insets = grid.insets.sum(axis)
    let given = size - insets
    grid[axis].space = given < 0 ? 0 : given
    grid[axis].minimum = sizes.minimum[axis].isNaN ? 0 : max(sizes.minimum[axis] - insets, 0)
    grid[axis].maximum = sizes.maximum[axis].isNaN ? .infinity : max(sizes.maximum[axis] - insets, 0)
    grid[axis].gap = max(style.gap[axis].resolvedOrZero(against: grid[axis].space), 0)
    let definite = isDefinite && !size.isNaN ? size : sizes.size[axis]
    let space = DefiniteSpace(
      size: definite - insets, minimum: grid[axis].minimum, maximum: sizes.maximum[axis] - insets)
    tracks.countRepetitions(self.tracks.span, space, gap: grid[axis].gap)
  }

  /// Lists the items of a grid and places them. Returns how many tracks there are along each axis.
  private mutating func placeItems(
    _ grid: inout Grid, _ columns: ExplicitTracks, _ rows: ExplicitTracks, _ template: GridTemplate
  ) throws(Status) -> Pair<TrackCounts> {
    var counts = Pair(try counts(columns), try counts(rows))
    try addItems(&grid)
    let items = gridScratch.items.span.from(grid.items.start)
    if !grid.flags.contains(.hasPlacements) {
      try ItemPlacer.placeCells(
        items, grid.items.count, columns: &counts.width, rows: &counts.height, flowsByColumn: template.flowsByColumn)
      return counts
    }
    try nameLines(columns)
    readPlacements(grid, .horizontal, explicit: counts.width.explicit)
    try nameLines(rows)
    readPlacements(grid, .vertical, explicit: counts.height.explicit)
    try gridScratch.placer.place(
      items, grid.items.count, columns: &counts.width, rows: &counts.height, flowsByColumn: template.flowsByColumn,
      isDense: template.isDense)
    return counts
  }

  private func counts(_ tracks: ExplicitTracks) throws(Status) -> TrackCounts {
    let explicit = max(tracks.listed, tracks.list.areaCount)
    if explicit > mostTracks { throw .tooMany }
    return TrackCounts(explicit: explicit)
  }

  private mutating func addItems(_ grid: inout Grid) throws(Status) {
    let automatic = TrackSpan(start: TrackSpan.automatic, span: 1)
    var child = firstShownChild(of: grid.node)
    while child >= 0 {
      let style = nodes[child].style
      if !styles[style].column.isAutomatic || !styles[style].row.isAutomatic { grid.flags.insert(.hasPlacements) }
      if styles[style].alignSelf.or(grid.alignment.height).kind == .baseline { grid.flags.insert(.hasBaselines) }
      let item = GridItem(node: child, column: automatic, row: automatic)
      do throws(MemoryError) { try gridScratch.items.append(item) } catch { throw .outOfMemory }
      child = nextShown(after: child)
    }
    grid.items.count = Int32(truncatingIfNeeded: gridScratch.items.count) - grid.items.start
  }

  /// Lists the names of the lines along an axis, in order of names, then of lines.
  private mutating func nameLines(_ tracks: ExplicitTracks) throws(Status) {
    gridScratch.names.removeAll()
    let slice = tracks.list.names
    for index in slice.start..<slice.start + slice.count {
      let name = lineNames[index]
      let count = name.scope == .inRepetition ? tracks.repetitions : 1
      if gridScratch.names.count + Int(count) > mostLineNames { throw .tooMany }
      try inMemory { () throws(MemoryError) in
        for repetition in 0..<count {
          try gridScratch.names.append(NamedLine(name: name.name, line: tracks.line(name, repetition: repetition)))
        }
      }
    }
    gridScratch.sortNames()
  }

  private mutating func readPlacements(_ grid: Grid, _ axis: Axis, explicit: Int32) {
    let lines = GridLines(
      names: gridScratch.names.span, nameCount: gridScratch.names.count, explicit: Int(explicit))
    for index in grid.items.start..<grid.items.start + grid.items.count {
      let style = nodes[gridScratch.items[index].node].style
      let placement = axis == .horizontal ? styles[style].column : styles[style].row
      if !placement.isAutomatic { gridScratch.items[index][axis] = lines.trackSpan(placement) }
    }
  }

  /// Appends the tracks along an axis.
  private mutating func appendTracks(_ tracks: ExplicitTracks, _ counts: TrackCounts) throws(MemoryError) -> Slice {
    let start = Int32(truncatingIfNeeded: gridScratch.tracks.count)
    try gridScratch.tracks.reserve(gridScratch.tracks.count + Int(counts.total))
    for index in 0..<counts.total {
      gridScratch.tracks.appendReserved(SizedTrack(source: tracks.source(index - counts.before)))
    }
    return Slice(start: start, count: counts.total)
  }

  /// §7.2.3.2: Collapses the tracks of repeat(auto-fit, …) that no item is in.
  private mutating func collapse(
    _ grid: Grid, _ tracks: ExplicitTracks, _ counts: TrackCounts, _ axis: Axis
  ) throws(MemoryError) {
    // The number of items that begin minus the number that end at each line.
    gridScratch.lines.removeAll()
    try gridScratch.lines.resize(to: Int(counts.total) + 1, filling: 0)
    for index in grid.items.start..<grid.items.start + grid.items.count {
      let trackSpan = gridScratch.items[index][axis]
      gridScratch.lines[trackSpan.start] += 1
      gridScratch.lines[trackSpan.end] -= 1
    }
    var items: Int32 = 0
    for index in 0..<counts.total {
      items += gridScratch.lines[index]
      if items == 0 && tracks.isFitted(index - counts.before) {
        gridScratch.tracks[grid[axis].tracks.start + index].traits.insert(.isCollapsed)
      }
    }
  }

  /// §12.4: Initialises the tracks along an axis.
  mutating func beginTracks(_ axis: GridAxis) {
    for index in axis.tracks.start..<axis.tracks.start + axis.tracks.count {
      let source = gridScratch.tracks[index].source
      gridScratch.tracks[index].begin(source < 0 ? Track() : tracks[source], basis: axis.space)
    }
  }
}

extension AxisPlacement {
  /// Whether the grid chooses the placement of the item, which spans one track.
  @inline(__always)
  var isAutomatic: Bool { start == 0 && end == 0 && startName == 0 && endName == 0 }
}
