// The items of a grid, and the tracks that they span.

/// Where an item is along one axis: its first track, from the first explicit one on, and how many tracks it spans.
struct TrackSpan: BitwiseCopyable, Equatable {
  /// `TrackSpan.automatic` until the item is placed.
  var start: Int32
  var span: Int32

  static let automatic = Int32.min

  @inline(__always)
  var isPlaced: Bool { start != TrackSpan.automatic }
  @inline(__always)
  var end: Int32 { start + span }
}

/// An item of a grid that is laid out.
struct GridItem: BitwiseCopyable {
  let node: Int32
  var column: TrackSpan
  var row: TrackSpan
  /// While baselines are aligned: the distance from the top of the item's margin box to its baseline. Then the shim:
  /// the space added above the item, so that its baseline coincides with others in its row (§10.6, §12.5 step 1).
  var shim = 0.0
  /// The min-content width that the columns were sized with (§12.1 step 3).
  var minContent = 0.0

  @inline(__always)
  subscript(axis: Axis) -> TrackSpan {
    get { axis == .horizontal ? column : row }
    set { if axis == .horizontal { column = newValue } else { row = newValue } }
  }
}

/// The largest number of tracks along an axis (§5.4).
let mostTracks: Int32 = 100_000

/// How many tracks a grid has along an axis, and which of them are explicit.
struct TrackCounts: BitwiseCopyable {
  /// Implicit tracks before the explicit ones.
  var before: Int32 = 0
  var explicit: Int32 = 0
  var total: Int32 = 0
}
