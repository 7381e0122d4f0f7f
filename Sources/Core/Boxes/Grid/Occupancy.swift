// Which cells of a grid are occupied, while items are placed.

import Memory
import Status

/// The occupied cells of a grid. For each major track (a row, if items flow by row) there is a list of occupied ranges
/// of minor tracks, in order, which neither touch nor overlap.
///
/// Steps are counted, so that a grid with extreme placements ends with an error in bounded time.
struct Occupancy: ~Copyable {
  private struct Stretch: BitwiseCopyable {
    var start: Int32
    var end: Int32
    /// The next stretch of the track, or -1.
    var next: Int32
  }

  private struct MajorTrack: BitwiseCopyable {
    var first: Int32 = -1
    /// The stretch where the last search or insertion ended; searches that do not start before it begin there.
    var recent: Int32 = -1
    /// The cursor of items that are locked to the track (§8.5 step 1).
    var cursor: Int32 = 0
  }

  private var tracks: Buffer<MajorTrack>
  private var stretches: Buffer<Stretch>
  private var work = 0

  /// The largest number of steps of a placement: about a second.
  private static let mostWork = 1 << 27

  init(_ account: Account) {
    tracks = Buffer(account)
    stretches = Buffer(account)
  }

  mutating func release() {
    tracks.release()
    stretches.release()
  }

  mutating func begin() {
    tracks.removeAll()
    stretches.removeAll()
    work = 0
  }

  @inline(__always)
  mutating func count(_ steps: Int) throws(Status) {
    work += steps
    if work > Occupancy.mostWork { throw .tooMany }
  }

  /// The cursor of items that are locked to a major track.
  mutating func cursor(of major: Int32) -> Int32 { major < tracks.count ? tracks[major].cursor : 0 }

  mutating func setCursor(of major: Int32, to minor: Int32) { tracks[major].cursor = minor }

  /// Occupies the cells of an area.
  mutating func occupy(major: Int32, _ majorSpan: Int32, minor: Int32, _ minorSpan: Int32) throws(Status) {
    try count(Int(majorSpan))
    do throws(MemoryError) {
      let needed = Int(major) + Int(majorSpan)
      if needed > tracks.count { try tracks.resize(to: needed, filling: MajorTrack()) }
      for track in major..<major + majorSpan { try insert(minor, minor + minorSpan, track) }
    } catch { throw .outOfMemory }
  }

  private mutating func insert(_ start: Int32, _ end: Int32, _ track: Int32) throws(MemoryError) {
    let previous = lastStretch(upTo: start, track)
    if previous >= 0 && stretches[previous].end >= start {
      stretches[previous].end = max(stretches[previous].end, end)
      absorb(previous)
      tracks[track].recent = previous
      return
    }
    let next = previous < 0 ? tracks[track].first : stretches[previous].next
    let added = Int32(truncatingIfNeeded: stretches.count)
    try stretches.append(Stretch(start: start, end: end, next: next))
    if previous < 0 { tracks[track].first = added } else { stretches[previous].next = added }
    absorb(added)
    tracks[track].recent = added
  }

  /// Unites a stretch with those after it that it touches.
  private mutating func absorb(_ stretch: Int32) {
    var next = stretches[stretch].next
    while next >= 0 && stretches[next].start <= stretches[stretch].end {
      stretches[stretch].end = max(stretches[stretch].end, stretches[next].end)
      next = stretches[next].next
      work += 1
    }
    stretches[stretch].next = next
  }

  /// Returns the last stretch of a track that starts at or before a minor track, or -1.
  private mutating func lastStretch(upTo minor: Int32, _ track: Int32) -> Int32 {
    let recent = tracks[track].recent
    var found: Int32 = -1
    var next = tracks[track].first
    if recent >= 0 && stretches[recent].start <= minor {
      found = recent
      next = stretches[recent].next
    }
    while next >= 0 && stretches[next].start <= minor {
      found = next
      next = stretches[next].next
      work += 1
    }
    return found
  }

  /// Returns the first minor track from `minor` on where an area has only free cells.
  mutating func firstFree(
    major: Int32, _ majorSpan: Int32, from minor: Int32, _ minorSpan: Int32
  ) throws(Status) -> Int32 {
    let end = min(major + majorSpan, Int32(truncatingIfNeeded: tracks.count))
    if major >= end { return minor }
    var start = minor
    var track = major
    var free: Int32 = 0
    // The number of consecutive tracks that did not move the area. If it reaches the span, the area is free.
    while free < end - major {
      let moved = firstFree(track, from: start, minorSpan)
      try count(1)
      free = moved == start ? free + 1 : 1
      start = moved
      track = track + 1 == end ? major : track + 1
    }
    return start
  }

  private mutating func firstFree(_ track: Int32, from minor: Int32, _ span: Int32) -> Int32 {
    var stretch = lastStretch(upTo: minor, track)
    var start = minor
    var next = stretch < 0 ? tracks[track].first : stretches[stretch].next
    if stretch >= 0 { start = max(start, stretches[stretch].end) }
    while next >= 0 && stretches[next].start < start + span {
      start = stretches[next].end
      stretch = next
      next = stretches[next].next
      work += 1
    }
    if stretch >= 0 { tracks[track].recent = stretch }
    return start
  }

  /// Returns the first major track from `major` on where an area at fixed minor tracks has only free cells.
  mutating func firstFreeMajor(
    from major: Int32, _ majorSpan: Int32, minor: Int32, _ minorSpan: Int32
  ) throws(Status) -> Int32 {
    var start = major
    var track = major + majorSpan - 1
    while track >= start {
      try count(1)
      if track < tracks.count && firstFree(track, from: minor, minorSpan) != minor {
        start = track + 1
        track = start + majorSpan
      }
      track -= 1
    }
    return start
  }
}
