// CSS Grid Layout level 1: the two entries of its algorithm (§12.1).

import Memory
import Status

extension Boxes {
  /// Returns the size of the content of a grid with padding and border.
  mutating func measureGrid(_ node: Int32, _ question: Question) throws(Status) -> Answer {
    if question.widthKind == .known && question.heightKind != .automatic && !question.wantsBaseline {
      return Answer(width: question.width, height: question.height)
    }
    var grid = try beginGrid(node, question)
    try sizeColumns(&grid)
    let needsRows = question.widthKind == .known
    if needsRows || grid.flags.contains(.dependsOnRows) && question.heightKind != .automatic { try sizeRows(&grid) }
    var answer = Answer(width: question.width, height: question.height)
    if !needsRows { answer.width = try sum(grid.columns) + grid.insets.sum(.horizontal) }
    if question.heightKind == .automatic && needsRows {
      answer.height = try sum(grid.rows) + grid.insets.sum(.vertical)
    }
    if question.wantsBaseline && needsRows {
      if question.heightKind == .automatic { try fitRows(&grid, height: answer.height) }
      answer.baseline = try gridBaseline(grid)
    }
    gridStack.end(grid)
    return answer
  }

  /// Places the items of a grid, whose width and height are known.
  mutating func placeGrid(_ node: Int32, _ question: Question) throws(Status) {
    var grid = try beginGrid(node, question)
    try sizeColumns(&grid)
    try sizeRows(&grid)
    for index in grid.items.start..<grid.items.start + grid.items.count {
      let item = gridStack.items[index]
      let placed = try placedItem(item, grid)
      try setFrame(of: item.node, moved(placed.frame, item.node, placed.question.basis))
      try self.place(item.node, placed.question)
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
    gridStack.crossings.truncate(to: Int(grid.firstCrossing))
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
