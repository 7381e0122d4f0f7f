// CSS Grid §12.3 to §12.8: sizes of the tracks along one axis, from the contributions of items.

import Memory

/// The constraint under which the grid container is sized.
enum SizingConstraint: UInt8, BitwiseCopyable {
  case none
  case minContent
  case maxContent
}

/// The tracks along one axis while they are sized.
///
/// The memory is in the buffers of `GridScratch`, and valid until one of them grows.
struct TrackSizing {
  let tracks: BufferSpan<SizedTrack>
  let count: Int32
  /// The items that span more than one track, in the order of `GridScratch.sortSpanning`.
  let spanning: BufferSpan<SpanningItem>
  let spanningCount: Int32
  /// The distance between two tracks.
  let gap: Double
  /// Memory for as many tracks as there are.
  let ranks: BufferSpan<Ranked>
  let constraint: SizingConstraint
  /// The size for the tracks and the distances between them; NaN where it is indefinite.
  let space: Double
  /// The definite minimum and maximum of the container's content box; 0 and infinity for none.
  let minimum: Double
  let maximum: Double

  /// The sum of the distances between tracks that are not collapsed.
  func gapSum() -> Double {
    if gap == 0 { return 0 }
    var visible: Int32 = 0
    for index in 0..<count where !tracks[index].traits.contains(.isCollapsed) { visible += 1 }
    return gap * Double(max(visible - 1, 0))
  }

  /// The sum of the base sizes and of the distances between tracks.
  func sum() -> Double {
    var sum = gapSum()
    for index in 0..<count { sum += tracks[index].base }
    return sum
  }

  /// §12.3: The track sizing algorithm, of tracks that are initialised. `stretches` is whether the alignment of the
  /// content is normal or stretch.
  func size(stretches: Bool) {
    resolveIntrinsicSizes()
    maximize()
    expandFlexibleTracks()
    if stretches { stretchAutoTracks() }
  }

  /// §12.5: Resolves intrinsic track sizes.
  private func resolveIntrinsicSizes() {
    var hasFlexibleTracks = false
    for index in 0..<count {
      if tracks[index].traits.contains(.flexible) { hasFlexibleTracks = true } else { fitSingleItems(index) }
    }
    var first: Int32 = 0
    while first < spanningCount && !spanning[first].traits.contains(.flexible) {
      var end = first + 1
      while end < spanningCount && !spanning[end].traits.contains(.flexible)
        && spanning[end].span == spanning[first].span
      { end += 1 }
      fitCrossings(from: first, to: end)
      first = end
    }
    if hasFlexibleTracks { fitFlexibleTracks(from: first) }
    for index in 0..<count where tracks[index].limit == .infinity { tracks[index].limit = tracks[index].base }
  }

  /// §12.5 step 2: Sizes a track that is not flexible to fit the items that span only this track.
  private func fitSingleItems(_ index: Int32) {
    let track = tracks[index]
    if track.traits.isDisjoint(with: .intrinsic) || !track.traits.contains(.hasSingleItem) { return }
    let single = track.single
    var base = track.base
    if track.traits.contains(.minContentMinimum) {
      base = max(single.minContent, 0)
    } else if track.traits.contains(.maxContentMinimum) {
      base = max(single.maxContent, 0)
    } else if track.traits.contains(.autoMinimum) {
      base = max(constraint == .none ? single.minimum : single.limitedMinContent(track.cap), 0)
    }
    tracks[index].base = base
    if track.traits.contains(.minContentMaximum) {
      tracks[index].limit = single.minContent
    } else if track.traits.contains(.maxContentMaximum) {
      tracks[index].limit = min(single.maxContent, track.argument)
    }
    tracks[index].limit = max(tracks[index].limit, base)
  }

  /// §12.6: Maximises tracks: distributes the free space equally up to the growth limits.
  private func maximize() {
    if constraint == .minContent { return }
    let used = sum()
    if constraint == .maxContent || space.isNaN {
      for index in 0..<count { tracks[index].incurred = tracks[index].limit - tracks[index].base }
      if maximum < .infinity {
        var grown = used
        for index in 0..<count { grown += tracks[index].incurred }
        if grown > maximum {
          for index in 0..<count { tracks[index].incurred = 0 }
          distributeUpToLimits(maximum - used)
        }
      }
    } else {
      distributeUpToLimits(space - used)
    }
    for index in 0..<count {
      tracks[index].base += tracks[index].incurred
      tracks[index].incurred = 0
    }
  }

  private func distributeUpToLimits(_ free: Double) {
    if !(free > 0) { return }
    var ranking = Ranking(ranks)
    for index in 0..<count {
      let room = tracks[index].limit - tracks[index].base
      if room > 0 { ranking.add(room, index) }
    }
    _ = pour(free, &ranking)
  }

  /// Distributes space equally over the item-incurred increases of the tracks in the ranking, to each at most its key.
  /// Returns the rest.
  func pour(_ space: Double, _ ranking: inout Ranking) -> Double {
    if ranking.count == 0 { return space }
    var rest = space
    if ranking.least * Double(ranking.count) <= space {
      ranking.order()
      while ranking.count > 0 && ranking.first.key * Double(ranking.count) <= rest {
        let first = ranking.first
        tracks[first.track].incurred += first.key
        rest -= first.key
        ranking.removeFirst()
      }
      if ranking.count == 0 { return rest }
    }
    let share = rest / Double(ranking.count)
    for index in 0..<ranking.count { tracks[ranking[index].track].incurred += share }
    return 0
  }

  /// §12.8: Stretches auto tracks by equal parts of the space that is left.
  private func stretchAutoTracks() {
    let size = space.isNaN ? minimum : space
    if constraint != .none && space.isNaN && minimum == 0 { return }
    let free = size - sum()
    if !(free > 0) { return }
    var count: Int32 = 0
    for index in 0..<self.count where tracks[index].traits.contains(.autoMaximum) { count += 1 }
    if count == 0 { return }
    for index in 0..<self.count where tracks[index].traits.contains(.autoMaximum) {
      tracks[index].base += free / Double(count)
    }
  }
}
