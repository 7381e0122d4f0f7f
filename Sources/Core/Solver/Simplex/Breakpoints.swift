import Memory

/// Where an inactive row changes sides along a direction.
struct Breakpoint {
  var row: Int32
  var distance: Double
  /// The greatest distance at which the row holds within a part of its tolerance.
  var relaxedDistance: Double
  var speed: Double
}

struct NearestFirst: HeapOrder {
  func isBefore(_ first: Breakpoint, _ second: Breakpoint) -> Bool {
    first.distance != second.distance ? first.distance < second.distance : first.row < second.row
  }
}
