// CSS Grid §12.7: sizes of flexible tracks.

import Memory

extension TrackSizing {
  /// §12.7: Expands flexible tracks.
  func expandFlexibleTracks() {
    if !hasFlexibleTracks() { return }
    if constraint == .minContent { return }
    if constraint == .none && !space.isNaN {
      // Without free space the used flex fraction is 0.
      if space > sum() { expand(fraction: fraction(filling: space, from: 0, to: count)) }
      return
    }
    let fraction = contentFraction()
    let expanded = sum(expandedBy: fraction)
    if expanded < minimum || expanded > maximum {
      let size = expanded < minimum ? minimum : maximum
      expand(fraction: self.fraction(filling: size, from: 0, to: count))
    } else {
      expand(fraction: fraction)
    }
  }

  private func hasFlexibleTracks() -> Bool {
    for index in 0..<count where tracks[index].traits.contains(.flexible) { return true }
    return false
  }

  private func expand(fraction: Double) {
    for index in 0..<count where tracks[index].traits.contains(.flexible) {
      tracks[index].base = max(tracks[index].base, fraction * tracks[index].factor)
    }
  }

  private func sum(expandedBy fraction: Double) -> Double {
    var sum = gapSum()
    for index in 0..<count { sum += max(tracks[index].base, fraction * tracks[index].factor) }
    return sum
  }

  /// §12.7, where the free space is indefinite: the largest fraction that a flexible track, or an item in one, asks for.
  private func contentFraction() -> Double {
    var fraction = 0.0
    for index in 0..<count where tracks[index].traits.contains(.flexible) {
      fraction = max(fraction, tracks[index].base / max(tracks[index].factor, 1))
      if tracks[index].traits.contains(.hasSingleItem) {
        fraction = max(fraction, self.fraction(filling: tracks[index].single.maxContent, from: index, to: index + 1))
      }
    }
    for index in 0..<spanningCount where spanning[index].traits.contains(.flexible) {
      let item = spanning[index]
      let size = item.contribution.maxContent
      fraction = max(fraction, self.fraction(filling: size, from: item.start, to: item.end))
    }
    return fraction
  }

  /// §12.7.1: Finds the size of an fr. A track whose base size is more than its share counts as inflexible; those with
  /// the largest base size for a factor are found first.
  private func fraction(filling size: Double, from start: Int32, to end: Int32) -> Double {
    var left = size
    var factors = 0.0
    var visible: Int32 = 0
    var ranking = Ranking(ranks)
    for index in start..<end {
      let track = tracks[index]
      if !track.traits.contains(.isCollapsed) { visible += 1 }
      if track.traits.contains(.flexible) {
        factors += track.factor
        let ratio = track.factor > 0 ? track.base / track.factor : track.base > 0 ? .infinity : 0
        ranking.add(-ratio, index)
      } else {
        left -= track.base
      }
    }
    left -= gap * Double(max(visible - 1, 0))
    // Usually no base size exceeds its share.
    if -ranking.least <= left / max(factors, 1) { return max(left / max(factors, 1), 0) }
    ranking.order()
    while ranking.count > 0 && -ranking.first.key > left / max(factors, 1) {
      left -= tracks[ranking.first.track].base
      factors -= tracks[ranking.first.track].factor
      ranking.removeFirst()
    }
    return ranking.count > 0 ? max(left / max(factors, 1), 0) : 0
  }
}
