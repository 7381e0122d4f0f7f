import Memory

/// Where an inactive row changes sides along a direction.
struct Breakpoint {
  var row: Int32
  var distance: Double
  /// The greatest distance at which the row holds within a part of its tolerance.
  var limit: Double
  var speed: Double

  func isBefore(_ other: Breakpoint) -> Bool {
    distance != other.distance ? distance < other.distance : row < other.row
  }
}

/// The heap of breakpoints, the nearest first.
extension LongSteps {
  mutating func makeHeap() {
    for index in stride(from: breakpoints.count / 2 - 1, through: 0, by: -1) { sink(index) }
  }

  mutating func popNearest() -> Breakpoint? {
    if breakpoints.isEmpty { return nil }
    let nearest = breakpoints[0]
    let last = breakpoints.removeLast()
    if !breakpoints.isEmpty {
      breakpoints[0] = last
      sink(0)
    }
    return nearest
  }

  private mutating func sink(_ start: Int) {
    var index = start
    let moved = breakpoints[index]
    while true {
      var child = 2 * index + 1
      if child >= breakpoints.count { break }
      if child + 1 < breakpoints.count && breakpoints[child + 1].isBefore(breakpoints[child]) { child += 1 }
      if !breakpoints[child].isBefore(moved) { break }
      breakpoints[index] = breakpoints[child]
      index = child
    }
    breakpoints[index] = moved
  }
}
