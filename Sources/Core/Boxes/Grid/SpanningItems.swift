// CSS Grid §12.5, steps 3 and 4: grows tracks until they fit the items that span several.

import Memory

/// A step of §12.5 for a group of items: which tracks grow, and by which contribution.
private struct GrowthStep {
  let affected: TrackTraits
  /// The tracks that grow beyond their limits, if the item spans any.
  let beyond: TrackTraits
  /// Whether growth limits grow, and not base sizes.
  let growsLimits: Bool
  let contribution: Kind

  enum Kind { case minimum, minContent, maxContent, limitedMinContent, limitedMaxContent }

  init(_ affected: TrackTraits, beyond: TrackTraits, growsLimits: Bool = false, _ contribution: Kind) {
    self.affected = affected
    self.beyond = beyond
    self.growsLimits = growsLimits
    self.contribution = contribution
  }

  func size(of item: SpanningItem) -> Double {
    switch contribution {
    case .minimum: item.contribution.minimum
    case .minContent: item.contribution.minContent
    case .maxContent: item.contribution.maxContent
    case .limitedMinContent: item.contribution.limitedMinContent(item.cap)
    case .limitedMaxContent: item.contribution.limitedMaxContent(item.cap)
    }
  }
}

extension TrackSizing {
  /// §12.5 step 3: Fits items of equal span, without flexible tracks.
  func fitCrossings(from first: Int32, to end: Int32) {
    growBases { grow($0, from: first, to: end) }
    for item in first..<end {
      for index in spanning[item].start..<spanning[item].end {
        tracks[index].limit = max(tracks[index].limit, tracks[index].base)
      }
    }
    grow(
      GrowthStep(.intrinsicMaximum, beyond: .intrinsicMaximum, growsLimits: true, .minContent), from: first, to: end)
    grow(
      GrowthStep(.maxContentMaximum, beyond: .maxContentMaximum, growsLimits: true, .maxContent), from: first, to: end)
    for item in first..<end {
      for index in spanning[item].start..<spanning[item].end {
        tracks[index].traits.remove(.isInfinitelyGrowable)
      }
    }
  }

  /// §12.5 step 4: Fits all items that span a flexible track, those of span 1 and the spanning from `first` on. Only
  /// flexible tracks grow. They have no intrinsic maximum.
  func fitFlexibleTracks(from first: Int32) {
    growBases { growFlexible($0, from: first) }
  }

  /// §12.5 steps 3.1 to 3.3, which grow base sizes.
  private func growBases(_ grow: (GrowthStep) -> Void) {
    grow(
      GrowthStep(
        .intrinsicMinimum, beyond: .intrinsicMaximum, constraint == .none ? .minimum : .limitedMinContent))
    grow(GrowthStep(.contentMinimum, beyond: .intrinsicMaximum, .minContent))
    if constraint == .maxContent {
      grow(GrowthStep([.autoMinimum, .maxContentMinimum], beyond: .maxContentMaximum, .limitedMaxContent))
    }
    grow(GrowthStep(.maxContentMinimum, beyond: .maxContentMaximum, .maxContent))
  }

  private func growFlexible(_ step: GrowthStep, from first: Int32) {
    for index in 0..<count where isAffected(step, index) && tracks[index].traits.contains(.hasSingleItem) {
      let track = tracks[index]
      planByFactors(step, SpanningItem(start: index, end: index + 1, contribution: track.single, cap: track.cap))
    }
    for index in first..<spanningCount where !spanning[index].traits.isDisjoint(with: step.affected) {
      planByFactors(step, spanning[index])
    }
    for index in 0..<count where tracks[index].planned > 0 { apply(step, index) }
  }

  /// §12.5.1: Distributes extra space across spanned tracks, then adds the planned increases.
  private func grow(_ step: GrowthStep, from first: Int32, to end: Int32) {
    var isPlanned = false
    for index in first..<end where !spanning[index].traits.isDisjoint(with: step.affected) {
      if plan(step, spanning[index]) { isPlanned = true }
    }
    if !isPlanned && !step.growsLimits { return }
    for index in first..<end where !spanning[index].traits.isDisjoint(with: step.affected) {
      for track in spanning[index].start..<spanning[index].end
      where !tracks[track].traits.isDisjoint(with: step.affected) {
        apply(step, track)
      }
    }
  }

  /// §12.5.1 step 3: Adds the planned increase of a track. An infinite growth limit becomes finite even without one.
  private func apply(_ step: GrowthStep, _ track: Int32) {
    if !step.growsLimits {
      tracks[track].base += tracks[track].planned
    } else if tracks[track].limit == .infinity {
      tracks[track].limit = tracks[track].base + tracks[track].planned
    } else {
      tracks[track].limit += tracks[track].planned
    }
    tracks[track].planned = 0
  }

  /// The space that an item needs beyond the affected sizes of the tracks it spans (§12.5.1 step 2.1).
  private func extraSpace(_ step: GrowthStep, _ item: SpanningItem) -> Double {
    var space = step.size(of: item) - gap * Double(item.span - 1)
    for index in item.start..<item.end { space -= size(step, index) }
    return space
  }

  /// The size of a track that the step grows: an infinite growth limit counts as the base size.
  @inline(__always)
  private func size(_ step: GrowthStep, _ index: Int32) -> Double {
    step.growsLimits && tracks[index].limit < .infinity ? tracks[index].limit : tracks[index].base
  }

  /// §12.5.1 step 2: Plans the increases that an item needs. Returns whether there are any.
  private func plan(_ step: GrowthStep, _ item: SpanningItem) -> Bool {
    var space = extraSpace(step, item)
    if step.growsLimits { markInfinite(step, item) }
    if !(space > 0) { return false }
    space = pourUpToLimits(space, step, item)
    if space > 0 { pourBeyondLimits(space, step, item) }
    for index in item.start..<item.end {
      if !tracks[index].traits.isDisjoint(with: step.affected) {
        tracks[index].planned = max(tracks[index].planned, tracks[index].incurred)
      }
      tracks[index].incurred = 0
    }
    return true
  }

  /// §12.5 step 3.5: A growth limit that becomes finite by min-content contributions may grow without end by
  /// max-content contributions.
  private func markInfinite(_ step: GrowthStep, _ item: SpanningItem) {
    if step.contribution != .minContent { return }
    for index in item.start..<item.end where tracks[index].limit == .infinity {
      tracks[index].traits.insert(.isInfinitelyGrowable)
    }
  }

  /// §12.5.1 step 2.2: Distributes space up to limits. Step 2.3, which lets tracks that are not affected take part, is
  /// left out, as in all browsers.
  private func pourUpToLimits(_ space: Double, _ step: GrowthStep, _ item: SpanningItem) -> Double {
    var ranking = Ranking(ranks)
    for index in item.start..<item.end {
      let track = tracks[index]
      if track.traits.isDisjoint(with: step.affected) { continue }
      var limit = min(track.limit, track.argument)
      if step.growsLimits && track.traits.contains(.isInfinitelyGrowable) { limit = track.argument }
      let room = limit - size(step, index) - track.incurred
      if room > 0 { ranking.add(room, index) }
    }
    return pour(space, &ranking)
  }

  /// §12.5.1 step 2.4: Distributes space beyond limits. A fit-content track has a maximum of max-content up to its
  /// argument.
  private func pourBeyondLimits(_ space: Double, _ step: GrowthStep, _ item: SpanningItem) {
    var rest = space
    var ranking = Ranking(ranks)
    let stopsAtArgument = step.growsLimits || step.beyond == .maxContentMaximum
    for index in item.start..<item.end {
      let track = tracks[index]
      if track.traits.isDisjoint(with: step.affected) || track.traits.isDisjoint(with: step.beyond) { continue }
      let room = stopsAtArgument ? track.argument - size(step, index) - track.incurred : .infinity
      if room > 0 { ranking.add(room, index) }
    }
    rest = pour(rest, &ranking)
    if rest == 0 || step.growsLimits { return }
    ranking = Ranking(ranks)
    for index in item.start..<item.end where !tracks[index].traits.isDisjoint(with: step.affected) {
      ranking.add(.infinity, index)
    }
    _ = pour(rest, &ranking)
  }

  /// §12.5 step 4: Plans increases of the flexible tracks that an item spans, by their flex factors, or equally if the
  /// sum of these is 0. Such tracks have no limit.
  private func planByFactors(_ step: GrowthStep, _ item: SpanningItem) {
    let space = extraSpace(step, item)
    if !(space > 0) { return }
    var sum = 0.0
    var number = 0.0
    for index in item.start..<item.end where isAffected(step, index) {
      sum += tracks[index].factor
      number += 1
    }
    for index in item.start..<item.end where isAffected(step, index) {
      let share = sum > 0 ? space * (tracks[index].factor / sum) : space / number
      tracks[index].planned = max(tracks[index].planned, share)
    }
  }

  @inline(__always)
  private func isAffected(_ step: GrowthStep, _ index: Int32) -> Bool {
    tracks[index].traits.contains(.flexible) && !tracks[index].traits.isDisjoint(with: step.affected)
  }
}
