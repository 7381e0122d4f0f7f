// Tracks of a grid while they are sized, and what its items contribute to them.

import Memory

/// The largest contributions of items to the tracks they are in (CSS Grid §12.5): outer sizes along the axis of the
/// tracks.
struct Contribution: BitwiseCopyable {
  /// The smallest size that the items may have.
  var minimum = 0.0
  var minContent = 0.0
  var maxContent = 0.0

  /// Raises each contribution to that of another item of the same tracks.
  @inline(__always)
  mutating func include(_ other: Contribution) {
    minimum = max(minimum, other.minimum)
    minContent = max(minContent, other.minContent)
    maxContent = max(maxContent, other.maxContent)
  }

  /// The min-content contribution, limited by the fixed maxima of the tracks (§12.5, "limited contribution").
  @inline(__always)
  func limitedMinContent(_ cap: Double) -> Double { max(min(minContent, cap), minimum) }
  @inline(__always)
  func limitedMaxContent(_ cap: Double) -> Double { max(min(maxContent, cap), minimum) }
}

/// The sizing functions of a track, and its state while it is sized.
struct TrackTraits: OptionSet, BitwiseCopyable {
  let rawValue: UInt16
  init(rawValue: UInt16) { self.rawValue = rawValue }

  static let autoMinimum = TrackTraits(rawValue: 1)
  static let minContentMinimum = TrackTraits(rawValue: 2)
  static let maxContentMinimum = TrackTraits(rawValue: 4)
  static let minContentMaximum = TrackTraits(rawValue: 8)
  /// max-content, auto or fit-content, which is treated as max-content up to its argument.
  static let maxContentMaximum = TrackTraits(rawValue: 16)
  static let fitContent = TrackTraits(rawValue: 32)
  /// The maximum is auto, so that the track takes part in stretching.
  static let autoMaximum = TrackTraits(rawValue: 64)
  static let fixedMaximum = TrackTraits(rawValue: 128)
  static let flexible = TrackTraits(rawValue: 256)
  /// An item of span 1 is in the track.
  static let hasSingleItem = TrackTraits(rawValue: 512)
  static let isInfinitelyGrowable = TrackTraits(rawValue: 1024)
  /// An empty track of repeat(auto-fit, …).
  static let isCollapsed = TrackTraits(rawValue: 2048)

  static let contentMinimum: TrackTraits = [.minContentMinimum, .maxContentMinimum]
  static let intrinsicMinimum: TrackTraits = [.autoMinimum, .minContentMinimum, .maxContentMinimum]
  static let intrinsicMaximum: TrackTraits = [.minContentMaximum, .maxContentMaximum]
  /// The traits for which an item must be measured.
  static let intrinsic: TrackTraits = [.autoMinimum, .contentMinimum, .intrinsicMaximum, .flexible]
}

/// A track of a grid that is laid out.
struct SizedTrack: BitwiseCopyable {
  /// The index of its sizing functions in the style's tracks; -1 for auto.
  let source: Int32
  var traits: TrackTraits = []
  var base = 0.0
  var limit = 0.0
  /// The argument of fit-content(); infinite for all others.
  var argument = Double.infinity
  /// The flex factor.
  var factor = 0.0
  /// The item-incurred increase, 0 between items (§12.5.1).
  var incurred = 0.0
  /// The planned increase, 0 between steps (§12.5.1).
  var planned = 0.0
  /// Where the track begins, from the start of the content box.
  var offset = 0.0
  /// The largest distance from the top of a row to a baseline that items are aligned by; NaN where there is none.
  var ascent = Double.nan
  /// The contribution of the items that span only this track.
  var single = Contribution()

  init(source: Int32) { self.source = source }

  /// §12.4: Initialises base size and growth limit. Percentages of an indefinite size (NaN) are auto (§7.2.1).
  mutating func begin(_ sizing: Track, basis: Double) {
    traits = traits.intersection(.isCollapsed)
    base = 0
    limit = .infinity
    argument = .infinity
    factor = 0
    ascent = .nan
    single = Contribution()
    if traits.contains(.isCollapsed) {
      limit = 0
      traits.insert(.fixedMaximum)
      return
    }
    beginMinimum(sizing.minimum.length, basis)
    beginMaximum(sizing.maximum, basis)
  }

  private mutating func beginMinimum(_ length: Length, _ basis: Double) {
    let points = length.resolved(against: basis)
    if !points.isNaN {
      base = max(points, 0)
    } else if length == .minContent {
      traits.insert(.minContentMinimum)
    } else if length == .maxContent {
      traits.insert(.maxContentMinimum)
    } else {
      traits.insert(.autoMinimum)
    }
  }

  private mutating func beginMaximum(_ maximum: TrackLimit, _ basis: Double) {
    let points = maximum.length.resolved(against: basis)
    switch maximum.kind {
    case .fraction:
      factor = max(points, 0)
      traits.insert(.flexible)
    case .fitContent:
      if !points.isNaN { argument = max(points, 0) }
      traits.insert([.maxContentMaximum, .fitContent])
    case .length:
      if !points.isNaN {
        limit = max(points, base)
        traits.insert(.fixedMaximum)
      } else if maximum.length == .minContent {
        traits.insert(.minContentMaximum)
      } else {
        traits.insert(.maxContentMaximum)
        if maximum.length != .maxContent { traits.insert(.autoMaximum) }
      }
    }
  }

  /// The maximum that limits contributions (§12.5): the fixed one, or the argument of fit-content().
  @inline(__always)
  var cap: Double { traits.contains(.fixedMaximum) ? limit : argument }

  /// The maximum that automatic minimum sizes are limited by (§6.6): infinite unless it is fixed.
  @inline(__always)
  var fixedMaximum: Double { traits.contains(.fixedMaximum) ? limit : .infinity }
}

/// The items that span the same two or more tracks.
struct SpanningItem: BitwiseCopyable {
  var start: Int32
  var end: Int32
  var contribution: Contribution
  /// The traits of all the tracks together.
  var traits: TrackTraits = []
  /// The sum of the fixed maxima of the tracks, if all have one.
  var cap = Double.infinity

  var span: Int32 { end - start }
}
