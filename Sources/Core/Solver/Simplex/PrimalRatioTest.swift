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

/// The ratio test of a primal step: which of the rows that change sides along a direction blocks the step.
///
/// It only reads. The breakpoints are in a list of the caller's.
struct PrimalRatioTest {
  let rows: BufferSpan<RowRecord>
  let entries: BufferSpan<Entry>
  let usesBlandsRule: Bool

  /// Chooses in two passes (P. M. J. Harris, "Pivot selection methods of the Devex LP code", 1973): the first finds the least
  /// distance with tolerances; the second returns, among the rows within it, the one with the largest relative pivot (under
  /// Bland's rule, the lowest slot).
  func choose(from breakpoints: borrowing Buffer<Breakpoint>) -> Int32? {
    var nearest = Double.infinity
    for breakpoint in breakpoints.elements { nearest = min(nearest, breakpoint.relaxedDistance) }
    guard nearest < .infinity else { return nil }
    var best: Int32 = -1
    var largestPivot = 0.0
    for breakpoint in breakpoints.elements where breakpoint.distance <= nearest {
      let (row, pivot) = (breakpoint.row, relativePivot(breakpoint))
      let isBetter =
        best < 0 || (usesBlandsRule ? row < best : pivot > largestPivot || (pivot == largestPivot && row < best))
      if isBetter {
        best = row
        largestPivot = pivot
      }
    }
    return best
  }

  /// Of the rows that block as early as one, within their tolerances, returns the one with the largest pivot. `later` is a heap of
  /// the breakpoints that are not nearer.
  func choose(near nearest: Breakpoint, from later: inout Buffer<Breakpoint>) -> Int32 {
    var best = nearest.row
    var limit = nearest.relaxedDistance
    var largestPivot = relativePivot(nearest)
    while Mechanism.largestPivot.isOn, let next = later.popHeap(NearestFirst()), next.distance <= limit {
      let pivot = relativePivot(next)
      limit = min(limit, next.relaxedDistance)
      if pivot > largestPivot {
        best = next.row
        largestPivot = pivot
      }
    }
    return best
  }

  /// The pivot if a row enters at its breakpoint: how fast it approaches that, beside its largest coefficient.
  private func relativePivot(_ breakpoint: Breakpoint) -> Double {
    breakpoint.speed / entries.largestCoefficient(rows[breakpoint.row].terms)
  }
}
