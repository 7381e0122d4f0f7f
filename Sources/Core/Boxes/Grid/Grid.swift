// CSS Grid Layout level 1: the two entries of its algorithm (§12.1).

import Memory
import Status

extension Boxes {
  /// Returns the size of the content of a grid with padding and border.
  mutating func measureGrid(_ node: Int32, _ request: SizeRequest) throws(Status) -> NodeSize {
    if request.widthKind == .known && request.heightKind != .automatic && !request.wantsBaseline {
      return NodeSize(width: request.width, height: request.height)
    }
    var grid = try setUpGrid(node, request)
    try sizeColumns(&grid)
    let needsRows = request.widthKind == .known
    if needsRows || grid.flags.contains(.dependsOnRows) && request.heightKind != .automatic { try sizeRows(&grid) }
    var size = NodeSize(width: request.width, height: request.height)
    if !needsRows { size.width = try sum(grid.columns) + grid.insets.sum(.horizontal) }
    if request.heightKind == .automatic && needsRows {
      size.height = try sum(grid.rows) + grid.insets.sum(.vertical)
    }
    if request.wantsBaseline && needsRows {
      if request.heightKind == .automatic { try fitRows(&grid, height: size.height) }
      size.baseline = try gridBaseline(grid)
    }
    gridStack.end(grid)
    return size
  }

  /// Places the items of a grid, whose width and height are known.
  mutating func placeGrid(_ node: Int32, _ request: SizeRequest) throws(Status) {
    var grid = try setUpGrid(node, request)
    try sizeColumns(&grid)
    try sizeRows(&grid)
    for index in grid.items.start..<grid.items.start + grid.items.count {
      let item = gridStack.items[index]
      let placed = try placedItem(item, grid)
      try setFrame(of: item.node, moved(placed.frame, item.node, placed.request.basis))
      try self.place(item.node, placed.request)
    }
    gridStack.end(grid)
  }

  private mutating func sum(_ axis: GridAxis) throws(Status) -> Double {
    try inMemory { () throws(MemoryError) in try gridStack.sizing(axis).sum() }
  }

  /// §12.1 step 1: Sizes the columns.
  private mutating func sizeColumns(_ grid: inout Grid) throws(Status) {
    try contribute(to: .horizontal, &grid)
    try sizeTracks(grid.columns, styles[nodes[grid.node].style].justifyContent)
  }

  /// §12.1 steps 2 to 4: Sizes the rows. If this changes what an item contributes to the columns, columns and rows are
  /// sized once more.
  private mutating func sizeRows(_ grid: inout Grid) throws(Status) {
    try sizeRowsOnce(&grid)
    if !grid.flags.contains(.dependsOnRows) { return }
    if try !haveWidthsChanged(grid) { return }
    grid.flags.insert(.hasRowSizes)
    gridStack.spanning.truncate(to: Int(grid.firstSpanning))
    beginTracks(grid.columns)
    try sizeColumns(&grid)
    beginTracks(grid.rows)
    try sizeRowsOnce(&grid)
  }

  private mutating func sizeRowsOnce(_ grid: inout Grid) throws(Status) {
    if grid.flags.contains(.hasBaselines) { try shimBaselines(grid) }
    try contribute(to: .vertical, &grid)
    try sizeTracks(grid.rows, styles[nodes[grid.node].style].alignContent)
  }

  /// Sizes rows again, for a height that followed from their contents.
  private mutating func fitRows(_ grid: inout Grid, height: Double) throws(Status) {
    grid.rows.space = max(height - grid.insets.sum(.vertical), 0)
    grid.rows.gap = max(styles[nodes[grid.node].style].gap.height.resolvedOrZero(against: grid.rows.space), 0)
    beginTracks(grid.rows)
    try sizeRowsOnce(&grid)
  }

  /// §12.3: Sizes and aligns the tracks along an axis.
  private mutating func sizeTracks(_ axis: GridAxis, _ alignment: Alignment) throws(Status) {
    try inMemory { () throws(MemoryError) in
      let sizing = try gridStack.sizing(axis)
      sizing.size(stretches: alignment.kind == .normal || alignment.kind == .stretch)
      sizing.align(alignment, space: axis.space)
    }
  }
}
