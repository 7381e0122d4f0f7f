// CSS Grid §7.2.3: the explicit tracks, with repetitions that fill the container.

import Memory

/// The content box of a container along one axis; NaN where it is indefinite.
struct DefiniteSpace: BitwiseCopyable {
  var size: Double
  var minimum: Double
  var maximum: Double
}

/// The explicit tracks along an axis, by the track list of a style.
struct ExplicitTracks: BitwiseCopyable {
  let list: TrackList
  /// The number of repetitions of the repeated tracks.
  private(set) var repetitions: Int32 = 0

  init(_ list: TrackList) { self.list = list }

  /// The number of tracks in the list, without those that exist only for areas.
  var listed: Int32 { list.tracks.count + (repetitions - 1) * list.repeated.count }

  /// §7.2.3.2: Counts the repetitions that fit the size or the maximum, or that are needed to reach the minimum; at
  /// least one.
  ///
  /// The count is limited so that the grid does not exceed the largest number of tracks (§5.4).
  mutating func countRepetitions(_ tracks: BufferSpan<Track>, _ space: DefiniteSpace, gap: Double) {
    repetitions = 1
    if list.repetition == .none || list.repeated.count == 0 { return }
    let bound = space.size.isNaN ? space.maximum : space.size
    let basis = space.size
    var fixed = 0.0
    var repeated = 0.0
    for index in 0..<list.tracks.count {
      let isRepeated = index >= list.repeated.start && index < list.repeated.start + list.repeated.count
      let size = Self.definiteSize(tracks[list.tracks.start + index], basis: basis) + gap
      if isRepeated { repeated += max(size, 1 + gap) } else { fixed += size }
    }
    let most = Double((mostTracks - list.tracks.count) / list.repeated.count + 1)
    var count = 1.0
    if !bound.isNaN {
      count = ((bound + gap - fixed) / repeated * (1 + 1e-12)).rounded(.down)
    } else if space.minimum > 0 {
      count = ((space.minimum + gap - fixed) / repeated * (1 - 1e-12)).rounded(.up)
    }
    repetitions = Int32(max(min(count, most), 1))
  }

  /// The size that a repetition counts for a track: its maximum if that is definite, else its minimum.
  private static func definiteSize(_ track: Track, basis: Double) -> Double {
    let minimum = track.minimum.length.resolved(against: basis)
    if track.maximum.kind == .length {
      let maximum = track.maximum.length.resolved(against: basis)
      if !maximum.isNaN { return minimum > maximum ? minimum : max(maximum, 0) }
    }
    return minimum.isNaN ? 0 : max(minimum, 0)
  }

  /// Whether the tracks may be collapsed: those of repeat(auto-fit, …).
  func isFitted(_ index: Int32) -> Bool {
    list.repetition == .autoFit && index >= list.repeated.start
      && index < list.repeated.start + repetitions * list.repeated.count
  }

  /// Returns the sizing functions of a track, counted from the first explicit one on, as an index of the style's tracks;
  /// -1 for auto. Implicit tracks have the automatic sizes in turn (§7.6).
  func source(_ index: Int32) -> Int32 {
    if index >= 0 && index < listed {
      let repeated = list.repeated
      let past = index - repeated.start
      if list.repetition == .none || past < 0 { return list.tracks.start + index }
      if past < repetitions * repeated.count { return list.tracks.start + repeated.start + past % repeated.count }
      return list.tracks.start + index - (repetitions - 1) * repeated.count
    }
    let count = list.automatic.count
    if count == 0 { return -1 }
    let turn = index < 0 ? index % count : (index - listed) % count
    return list.automatic.start + (turn < 0 ? turn + count : turn)
  }

  /// Returns the line of a name, in one of the repetitions (§7.2.3.1).
  func line(_ name: LineName, repetition: Int32) -> Int32 {
    switch name.scope {
    case .line: return name.position
    case .inRepetition: return name.position + repetition * list.repeated.count
    case .outside:
      let isAfter = list.repetition != .none && name.position > list.repeated.start
      return isAfter ? name.position + (repetitions - 1) * list.repeated.count : name.position
    }
  }
}
