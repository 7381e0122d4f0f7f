// The tracks that the style of a grid container states.

import Memory

/// One of the two sizing functions of a track.
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

/// The tracks along one axis of a container.
package struct TrackList: BitwiseCopyable {
  package enum Repetition: UInt8, BitwiseCopyable {
    case none
    case autoFill
    case autoFit
  }

  /// Explicit tracks, as a part of `Boxes.tracks`; repeat(n, …) is written out.
  package var tracks = Slice()
  /// Which of them are repeated as often as they fit.
  package var repeated = Slice()
  package var repetition = Repetition.none
  /// Sizes of implicit tracks, in turn.
  package var automatic = Slice()
  /// The names of lines, as a part of `Boxes.lineNames`.
  package var names = Slice()
  /// The smallest number of tracks, for named areas.
  package var areaCount: Int32 = 0

  package init() {}
}

/// A name of a line. Names are numbers from 1 to `most`, given out by the caller.
///
/// Lines named "x-start" and "x-end" have the number of x with `start` or `end` added, so that a placement can name the area
/// between them. A named area gives its lines these names.
package struct LineName: BitwiseCopyable {
  package enum Scope: UInt8, BitwiseCopyable {
    /// `position` counts the tracks of the list before the line. The repeated tracks count once.
    case outside
    /// As `outside`, but of a line in the repeated part: it has the name in each repetition.
    case inRepetition
    /// `position` counts the explicit tracks before the line (that of an area).
    case line
  }

  package static let most: UInt16 = 0x3FFF
  package static let start: UInt16 = 0x4000
  package static let end: UInt16 = 0x8000
  static let edges: UInt16 = 0xC000

  package var name: UInt16
  package var scope: Scope
  package var position: Int32

  package init(_ name: UInt16, at position: Int32, _ scope: Scope = .outside) {
    self.name = name
    self.scope = scope
    self.position = position
  }
}

package struct GridTemplate: BitwiseCopyable {
  package var columns = TrackList()
  package var rows = TrackList()
  /// Items without a placement fill columns first.
  package var flowsByColumn = false
  /// Items without a placement fill earlier holes.
  package var isDense = false

  package init() {}
}
