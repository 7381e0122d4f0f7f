// A grid that is laid out, and the two entries of the algorithm of CSS Grid Layout level 1 (§12.1).

import Memory
import Status

/// A grid that is measured or placed.
struct Grid: BitwiseCopyable {
  let node: Int32
  /// justify-items and align-items: the alignments of items without their own.
  let alignment: Pair<Alignment>
  /// A part of `GridScratch.items`.
  var items = Slice()
  var firstSpanning: Int32 = 0
  var columns = GridAxis()
  var rows = GridAxis()
  var insets: Edges<Double>
  var flags = GridFlags()

  init(node: Int32, _ style: Style) {
    self.node = node
    alignment = Pair(style.justifyItems, style.alignItems)
    insets = Edges(all: 0)
    if style.options.contains(.rightToLeft) { flags.insert(.isReversed) }
  }

  @inline(__always)
  subscript(axis: Axis) -> GridAxis {
    get { axis == .horizontal ? columns : rows }
    set { if axis == .horizontal { columns = newValue } else { rows = newValue } }
  }
}

/// The tracks of a grid along one axis, and the space for them.
struct GridAxis: BitwiseCopyable {
  /// Parts of `GridScratch.tracks` and `GridScratch.spanning`.
  var tracks = Slice()
  var spanning = Slice()
  var gap = 0.0
  var constraint = SizingConstraint.none
  /// The size of the content box; NaN where it is indefinite.
  var space = Double.nan
  var minimum = 0.0
  var maximum = Double.infinity
}

/// The flags of a grid that is laid out.
struct GridFlags: OptionSet, BitwiseCopyable {
  let rawValue: UInt8
  init(rawValue: UInt8) { self.rawValue = rawValue }

  static let isReversed = GridFlags(rawValue: 1)
  /// An item has a placement, or spans several tracks.
  static let hasPlacements = GridFlags(rawValue: 2)
  static let hasBaselines = GridFlags(rawValue: 4)
  /// Rows are sized, so that items have heights when their widths are measured.
  static let hasRowSizes = GridFlags(rawValue: 8)
  /// The width of an item may depend on the rows (§12.1 step 3).
  static let dependsOnRows = GridFlags(rawValue: 16)
}

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
    gridScratch.end(grid)
    return size
  }

  /// Places the items of a grid, whose width and height are known.
  mutating func placeGrid(_ node: Int32, _ request: SizeRequest) throws(Status) {
    var grid = try setUpGrid(node, request)
    try sizeColumns(&grid)
    try sizeRows(&grid)
    for index in grid.items.start..<grid.items.start + grid.items.count {
      let item = gridScratch.items[index]
      let placed = try placedItem(item, grid)
      try setFrame(of: item.node, moved(placed.frame, item.node, placed.request.basis))
      try self.place(item.node, placed.request)
    }
    gridScratch.end(grid)
  }

  private mutating func sum(_ axis: GridAxis) throws(Status) -> Double {
    try inMemory { () throws(MemoryError) in try gridScratch.sizing(axis).sum() }
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
    gridScratch.spanning.truncate(to: Int(grid.firstSpanning))
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
      let sizing = try gridScratch.sizing(axis)
      sizing.size(stretches: alignment.kind == .normal || alignment.kind == .stretch)
      sizing.align(alignment, space: axis.space)
    }
  }
}
