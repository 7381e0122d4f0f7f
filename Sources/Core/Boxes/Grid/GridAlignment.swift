// CSS Grid §10: the positions of tracks in the grid, and of items in their areas.

import Memory
import Status

extension TrackSizing {
  /// §10.5: Sets the offsets of the tracks, by the alignment of the content in the space that is left. Tracks that are
  /// too large for the space begin at its start where the alignment distributes space or is safe.
  func align(_ alignment: Alignment, space: Double) {
    var visible: Int32 = 0
    for index in 0..<count where !tracks[index].traits.contains(.isCollapsed) { visible += 1 }
    let free = space.isNaN ? 0 : space - sum()
    var before = 0.0
    var between = 0.0
    let isOverflowing = free <= 0
    switch alignment.kind {
    case .end, .flexEnd: before = isOverflowing && alignment.isSafe ? 0 : free
    case .center: before = isOverflowing && alignment.isSafe ? 0 : free / 2
    case .spaceBetween: between = isOverflowing || visible < 2 ? 0 : free / Double(visible - 1)
    case .spaceAround:
      between = isOverflowing ? 0 : free / Double(max(visible, 1))
      before = between / 2
    case .spaceEvenly:
      between = isOverflowing ? 0 : free / Double(visible + 1)
      before = between
    default: break
    }
    setOffsets(from: before, distance: gap + between)
  }

  private func setOffsets(from start: Double, distance: Double) {
    var offset = start
    var isFirst = true
    for index in 0..<count {
      if !tracks[index].traits.contains(.isCollapsed) {
        if !isFirst { offset += distance }
        isFirst = false
      }
      tracks[index].offset = offset
      offset += tracks[index].base
    }
  }
}

/// The frame of an item in its grid, and the request for placing its content.
struct PlacedItem: BitwiseCopyable {
  var frame: Frame
  var request: SizeRequest
}

extension Boxes {
  /// §6.2 and §10.1 to §10.4: Returns the frame of an item in its area.
  mutating func placedItem(_ item: GridItem, _ grid: Grid) throws(Status) -> PlacedItem {
    let area = Pair(areaSize(item.column, grid.columns), areaSize(item.row, grid.rows))
    let sizing = itemSizing(item.node, in: area, of: grid)
    let width = try itemWidth(sizing)
    let height = try itemHeight(sizing, width: width)
    var request = SizeRequest(width: width, basis: area)
    request.height = height
    let isDefinite = sizing.hasRatio || !definiteHeight(sizing).isNaN
    request.heightKind = isDefinite ? .known : .imposed
    let isReversed = grid.flags.contains(.isReversed)
    let offset = gridScratch.tracks[grid.columns.tracks.start + item.column.start].offset
    let left = isReversed ? grid.columns.space - offset - area.width : offset
    let top = gridScratch.tracks[grid.rows.tracks.start + item.row.start].offset
    let frame = Frame(
      x: grid.insets.left + left + sizing.margins.left + shift(sizing, width, .horizontal, grid),
      y: grid.insets.top + top + sizing.margins.top + shift(sizing, height, .vertical, grid) + item.shim, width: width,
      height: height)
    return PlacedItem(frame: frame, request: request)
  }

  /// Returns how far alignment moves an item from the left or top of its area.
  private mutating func shift(_ sizing: ItemSizing, _ size: Double, _ axis: Axis, _ grid: Grid) -> Double {
    let style = sizing.style
    let free = sizing.area[axis] - sizing.outer(size, axis)
    let isReversed = axis == .horizontal && grid.flags.contains(.isReversed)
    if styles[style].options.contains(.hasAutoMargins) {
      let isFirstAuto = styles[style].margin.first(axis).isAuto
      let isLastAuto = styles[style].margin.last(axis).isAuto
      // §10.2: Automatic margins take positive free space; overflow goes to the end.
      if isFirstAuto || isLastAuto {
        if free < 0 { return isReversed ? free : 0 }
        return isFirstAuto ? isLastAuto ? free / 2 : free : 0
      }
    }
    let isOwnReversed = axis == .horizontal && styles[style].options.contains(.rightToLeft)
    let alignment = sizing.alignment[axis]
    if free < 0 && alignment.isSafe { return isReversed ? free : 0 }
    switch alignment.kind {
    case .center: return free / 2
    case .end, .flexEnd: return isReversed ? 0 : free
    case .selfStart: return isOwnReversed ? free : 0
    case .selfEnd: return isOwnReversed ? 0 : free
    default: return isReversed ? free : 0
    }
  }
}
