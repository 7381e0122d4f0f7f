// The tracks that a grid container asks for.

/// One of the two functions that a track's size is between.
package struct TrackLimit: BitwiseCopyable, Equatable {
  package enum Kind: UInt8, BitwiseCopyable {
    /// Points, a percentage, or one of the keywords auto, min-content and max-content.
    case length
    /// A share of the space left over: `length` has the factor as points.
    case fraction
    /// fit-content(length), as a maximum.
    case fitContent
  }

  package var kind = Kind.length
  package var length = Length.auto

  package init() {}
}

/// A track, or several equal ones: minmax(minimum, maximum).
package struct Track: BitwiseCopyable, Equatable {
  package var minimum = TrackLimit()
  package var maximum = TrackLimit()

  package init() {}
}

/// A part of `Boxes.tracks`.
package struct Slice: BitwiseCopyable, Equatable {
  package var start: Int32 = 0
  package var count: Int32 = 0

  package init() {}
  package init(start: Int32, count: Int32) {
    self.start = start
    self.count = count
  }
}

/// The tracks along one axis of a container.
package struct TrackList: BitwiseCopyable {
  package enum Repetition: UInt8, BitwiseCopyable {
    case none
    case autoFill
    case autoFit
  }

  /// Explicit tracks; repeat(n, …) is written out.
  package var tracks = Slice()
  /// Which of them are repeated as often as they fit.
  package var repeated = Slice()
  package var repetition = Repetition.none
  /// Sizes of implicit tracks, in turn.
  package var automatic = Slice()

  package init() {}
}

package struct GridTemplate: BitwiseCopyable {
  package var columns = TrackList()
  package var rows = TrackList()
  /// Items without a place fill columns first.
  package var flowsByColumn = false
  /// Items without a place fill earlier holes.
  package var isDense = false

  package init() {}
}
