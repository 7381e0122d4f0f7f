// CSS Grid §12.5: the contributions of items to the tracks that they span.

import Memory
import Status

/// The contributions that the tracks of an item require.
private struct Needs: OptionSet {
  let rawValue: UInt8

  static let minimum = Needs(rawValue: 1)
  static let minContent = Needs(rawValue: 2)
  static let maxContent = Needs(rawValue: 4)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ traits: TrackTraits, _ axis: GridAxis, isCrossing: Bool) {
    if traits.isDisjoint(with: .intrinsic) {
      self = []
      return
    }
    let isConstrained = axis.constraint != .none
    self = []
    if !traits.isDisjoint(with: .intrinsicMinimum) { insert(.minimum) }
    if !traits.isDisjoint(with: [.minContentMinimum, .minContentMaximum]) { insert(.minContent) }
    if isConstrained && traits.contains(.autoMinimum) { insert(.minContent) }
    if isCrossing && !traits.isDisjoint(with: [.maxContentMinimum, .maxContentMaximum]) { insert(.minContent) }
    if !traits.isDisjoint(with: [.maxContentMinimum, .maxContentMaximum]) { insert(.maxContent) }
    if traits.contains(.flexible) && (isConstrained || axis.space.isNaN) { insert(.maxContent) }
  }
}

/// The tracks that an item spans along an axis.
private struct SpannedTracks {
  var traits: TrackTraits = []
  /// The sum of the maxima that limit contributions, infinite if one has none.
  var cap: Double
  /// The sum of the fixed maxima, infinite if one has none.
  var fixedMaximum: Double
  let isCrossing: Bool
}

extension Boxes {
  /// Collects the contributions of all items to the tracks along an axis, which must be initialised.
  mutating func contribute(to axis: Axis, _ grid: inout Grid) throws(Status) {
    grid[axis].spanning.start = Int32(truncatingIfNeeded: gridScratch.spanning.count)
    for index in grid.items.start..<grid.items.start + grid.items.count {
      let trackSpan = gridScratch.items[index][axis]
      let spanned = spannedTracks(trackSpan, grid[axis])
      let needs = Needs(spanned.traits, grid[axis], isCrossing: spanned.isCrossing)
      if needs.isEmpty { continue }
      let contribution =
        axis == .horizontal
        ? try widthContribution(index, spanned, needs, &grid) : try heightContribution(index, spanned, grid)
      if !spanned.isCrossing {
        let track = grid[axis].tracks.start + trackSpan.start
        gridScratch.tracks[track].single.include(contribution)
        gridScratch.tracks[track].traits.insert(.hasSingleItem)
        continue
      }
      let item = SpanningItem(
        start: trackSpan.start, end: trackSpan.end, contribution: contribution, traits: spanned.traits, cap: spanned.cap
      )
      do throws(MemoryError) { try gridScratch.spanning.append(item) } catch { throw .outOfMemory }
    }
    grid[axis].spanning.count = Int32(truncatingIfNeeded: gridScratch.spanning.count) - grid[axis].spanning.start
    gridScratch.sortSpanning(&grid[axis].spanning)
  }

  @inline(__always)
  private mutating func spannedTracks(_ trackSpan: TrackSpan, _ axis: GridAxis) -> SpannedTracks {
    if trackSpan.span == 1 {
      let track = axis.tracks.start + trackSpan.start
      return SpannedTracks(
        traits: gridScratch.tracks[track].traits, cap: gridScratch.tracks[track].cap,
        fixedMaximum: gridScratch.tracks[track].fixedMaximum, isCrossing: false)
    }
    return severalTracks(trackSpan, axis)
  }

  private mutating func severalTracks(_ trackSpan: TrackSpan, _ axis: GridAxis) -> SpannedTracks {
    let gaps = axis.gap * Double(trackSpan.span - 1)
    var spanned = SpannedTracks(cap: gaps, fixedMaximum: gaps, isCrossing: trackSpan.span > 1)
    for index in axis.tracks.start + trackSpan.start..<axis.tracks.start + trackSpan.end {
      spanned.traits.formUnion(gridScratch.tracks[index].traits)
      spanned.cap += gridScratch.tracks[index].cap
      spanned.fixedMaximum += gridScratch.tracks[index].fixedMaximum
    }
    return spanned
  }

  /// Returns the size of an item's area along an axis whose tracks are sized.
  @inline(__always)
  mutating func areaSize(_ trackSpan: TrackSpan, _ axis: GridAxis) -> Double {
    if trackSpan.span == 1 { return gridScratch.tracks[axis.tracks.start + trackSpan.start].base }
    let first = gridScratch.tracks[axis.tracks.start + trackSpan.start].offset
    let last = gridScratch.tracks[axis.tracks.start + trackSpan.end - 1]
    return last.offset + last.base - first
  }

  /// §12.1: Returns the height of an item's area for a request for its width: the sum of the sized rows, else of
  /// rows with a fixed maximum; NaN if there is another row.
  mutating func estimatedHeight(_ trackSpan: TrackSpan, _ grid: Grid) -> Double {
    if grid.flags.contains(.hasRowSizes) { return areaSize(trackSpan, grid.rows) }
    let height = spannedTracks(trackSpan, grid.rows).fixedMaximum
    return height == .infinity ? .nan : height
  }
}

/// Along columns.
extension Boxes {
  private mutating func widthContribution(
    _ index: Int32, _ spanned: SpannedTracks, _ needs: Needs, _ grid: inout Grid
  ) throws(Status) -> Contribution {
    let item = gridScratch.items[index]
    let sizing = itemSizing(item.node, in: Pair(.nan, estimatedHeight(item.row, grid)), of: grid)
    let mayDependOnHeight = mayDependOnHeight(sizing)
    if !grid.flags.contains(.hasRowSizes) && mayDependOnHeight { grid.flags.insert(.dependsOnRows) }
    var contribution = Contribution()
    if needs.contains(.minContent) || needs.contains(.minimum) && !isAutomaticWidth(sizing) {
      contribution.minContent = sizing.outer(try widthContribution(sizing, .minContent), .horizontal)
    }
    if needs.contains(.maxContent) {
      contribution.maxContent = sizing.outer(try widthContribution(sizing, .maxContent), .horizontal)
    }
    if needs.contains(.minimum) {
      contribution.minimum =
        isAutomaticWidth(sizing)
        ? sizing.outer(try minimumWidth(sizing, spanned), .horizontal) : contribution.minContent
    }
    if mayDependOnHeight { try noteMinContent(index, sizing, isSizing: true) }
    return contribution
  }

  /// Returns the contribution of an item without margins: the width in its style, or that of the content.
  private mutating func widthContribution(
    _ sizing: ItemSizing, _ kind: SizeRequest.Width
  ) throws(Status) -> Double {
    if !sizing.sizes.size.width.isNaN { return sizing.sizes.clamp(sizing.sizes.size.width, .horizontal) }
    let length = styles[sizing.style].size.width
    return try contentWidth(
      sizing, length == .minContent ? .minContent : length == .maxContent ? .maxContent : kind)
  }

  /// Whether the preferred width is auto, or depends on the area.
  private mutating func isAutomaticWidth(_ sizing: ItemSizing) -> Bool {
    let length = styles[sizing.style].size.width
    return !length.isPoints && length != .minContent && length != .maxContent
  }

  /// Returns the minimum width of an item: that of the style, or the automatic one (§6.6).
  private mutating func minimumWidth(_ sizing: ItemSizing, _ spanned: SpannedTracks) throws(Status) -> Double {
    let style = sizing.style
    if !styles[style].minimum.width.isAuto {
      return sizing.sizes.minimum.width.isNaN
        ? sizing.insets.width : max(sizing.sizes.minimum.width, sizing.insets.width)
    }
    let isContentBased =
      !styles[style].options.contains(.clipsWidth) && spanned.traits.contains(.autoMinimum)
      && !(spanned.isCrossing && spanned.traits.contains(.flexible))
    // The transferred limits count as a minimum.
    if !isContentBased { return clamped(sizing.insets.width, sizing.sizes.minimum.width, .nan) }
    let fitting = max(spanned.fixedMaximum - sizing.margins.sum(.horizontal), sizing.insets.width)
    return min(try contentWidth(sizing, .minContent), fitting)
  }

  /// Whether the width of an item's content may depend on its height.
  private mutating func mayDependOnHeight(_ sizing: ItemSizing) -> Bool {
    let style = sizing.style
    if nodes[sizing.node].firstChild < 0 && !sizing.hasRatio || styles[style].size.width.isPoints { return false }
    if styles[style].size.height.isPercent { return true }
    if !sizing.stretches.height { return false }
    return sizing.hasRatio
      || nodes[sizing.node].firstChild >= 0 && styles[style].display == .flow
        && styles[style].direction.axis == .vertical && styles[style].wrap != .none
  }

  /// Returns whether the min-content width of an item differs from the stored one. If `isSizing`, stores it.
  @discardableResult
  private mutating func noteMinContent(_ index: Int32, _ sizing: ItemSizing, isSizing: Bool) throws(Status) -> Bool {
    let width = try widthContribution(sizing, .minContent)
    if width == gridScratch.items[index].minContent { return false }
    if isSizing { gridScratch.items[index].minContent = width }
    return true
  }

  /// §12.1 step 3: Whether the min-content contribution of an item to the columns has changed with the sizes of the
  /// rows.
  mutating func haveWidthsChanged(_ grid: Grid) throws(Status) -> Bool {
    for index in grid.items.start..<grid.items.start + grid.items.count {
      let item = gridScratch.items[index]
      let spanned = spannedTracks(item.column, grid.columns)
      if Needs(spanned.traits, grid.columns, isCrossing: spanned.isCrossing).isEmpty { continue }
      let sizing = itemSizing(item.node, in: Pair(.nan, areaSize(item.row, grid.rows)), of: grid)
      if mayDependOnHeight(sizing), try noteMinContent(index, sizing, isSizing: false) { return true }
    }
    return false
  }
}

/// Along rows.
extension Boxes {
  private mutating func heightContribution(
    _ index: Int32, _ spanned: SpannedTracks, _ grid: Grid
  ) throws(Status) -> Contribution {
    let item = gridScratch.items[index]
    let sizing = itemSizing(item.node, in: Pair(areaSize(item.column, grid.columns), .nan), of: grid)
    let height = try itemHeight(sizing, width: try itemWidth(sizing))
    let outer = sizing.outer(height, .vertical) + item.shim
    var contribution = Contribution(minimum: outer, minContent: outer, maxContent: outer)
    let style = nodes[item.node].style
    if spanned.traits.isDisjoint(with: .intrinsicMinimum) || styles[style].size.height.isPoints { return contribution }
    contribution.minimum = sizing.outer(minimumHeight(sizing, height, spanned, item.shim), .vertical) + item.shim
    return contribution
  }

  /// Returns the minimum height of an item: that of the style, or the automatic one (§6.6).
  private mutating func minimumHeight(
    _ sizing: ItemSizing, _ height: Double, _ spanned: SpannedTracks, _ shim: Double
  ) -> Double {
    let style = sizing.style
    if !styles[style].minimum.height.isAuto {
      return sizing.sizes.minimum.height.isNaN
        ? sizing.insets.height : max(sizing.sizes.minimum.height, sizing.insets.height)
    }
    let isContentBased =
      !styles[style].options.contains(.clipsHeight) && spanned.traits.contains(.autoMinimum)
      && !(spanned.isCrossing && spanned.traits.contains(.flexible))
    if !isContentBased { return clamped(sizing.insets.height, sizing.sizes.minimum.height, .nan) }
    return min(height, max(spanned.fixedMaximum - sizing.margins.sum(.vertical) - shim, sizing.insets.height))
  }
}
