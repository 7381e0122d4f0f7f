import Memory
import Support
import Testing

@testable import Solver

/// Chooses among breakpoints without a solver. The rows are numbered in their order.
private final class BreakpointBench {
  private let supply = Supply()
  private let account: Account
  private var rows: Buffer<RowRecord>
  private var entries: Buffer<Entry>
  private var breakpoints: Buffer<Breakpoint>

  init() {
    account = supply.account()!
    rows = Buffer(account)
    entries = Buffer(account)
    breakpoints = Buffer(account)
  }

  deinit {
    rows.release()
    entries.release()
    breakpoints.release()
    account.close()
  }

  private func list(_ points: [(distance: Double, slop: Double, speed: Double, coefficient: Double)]) throws {
    for (index, point) in points.enumerated() {
      var row = RowRecord()
      row.start = Int32(entries.count)
      row.count = 1
      try entries.append(Entry(variable: 0, link: 0, coefficient: point.coefficient))
      try rows.append(row)
      try breakpoints.append(
        Breakpoint(
          row: Int32(index), distance: point.distance, relaxedDistance: point.distance + point.slop,
          speed: point.speed))
    }
  }

  private func test(_ usesBlandsRule: Bool) -> PrimalRatioTest {
    PrimalRatioTest(rows: rows.span, entries: entries.span, usesBlandsRule: usesBlandsRule)
  }

  /// Returns the row that blocks a short step.
  func first(
    _ points: [(distance: Double, slop: Double, speed: Double, coefficient: Double)], usesBlandsRule: Bool = false
  ) throws -> Int? {
    try list(points)
    return test(usesBlandsRule).choose(from: breakpoints).map { Int($0) }
  }

  /// Returns the row that blocks a long step whose slope changes its sign at the nearest breakpoint.
  func nearest(_ points: [(distance: Double, slop: Double, speed: Double, coefficient: Double)]) throws -> Int {
    try list(points)
    breakpoints.makeHeap(NearestFirst())
    guard let first = breakpoints.popHeap(NearestFirst()) else { return -1 }
    return Int(test(false).choose(near: first, from: &breakpoints))
  }
}

/// The ratio test of primal steps, as a value: without a solver and without a step.
@Suite struct PrimalRatioTestTests {
  private let bench = BreakpointBench()

  @Test func `without breakpoints nothing blocks`() throws {
    #expect(try bench.first([]) == nil)
  }

  @Test func `the nearest row blocks, however small its pivot`() throws {
    #expect(try bench.first([(2, 0, 100, 1), (1, 0, 0.01, 1), (3, 0, 100, 1)]) == 1)
  }

  @Test func `of rows within the least relaxed distance the one with the largest pivot blocks`() throws {
    // The first may go to 1.1, the third only begins at 1.2.
    #expect(try bench.first([(1, 0.1, 1, 1), (1.05, 0.1, 2, 1), (1.2, 0.1, 9, 1)]) == 1)
  }

  @Test func `a row that may be off by less limits the others`() throws {
    #expect(try bench.first([(1, 1, 1, 1), (1.05, 0.01, 2, 1), (1.2, 1, 9, 1)]) == 1)
  }

  @Test func `a pivot is relative to the largest coefficient of its row`() throws {
    #expect(try bench.first([(1, 0, 4, 8), (1, 0, 1, 1)]) == 1)
  }

  @Test func `of equal pivots the lower row blocks`() throws {
    #expect(try bench.first([(1, 0, 2, 1), (1, 0, 2, 1)]) == 0)
  }

  @Test func `under Bland's rule the lowest row within the distance blocks`() throws {
    #expect(try bench.first([(1.5, 0, 1, 1), (1, 0, 1, 1), (1, 0, 9, 1)], usesBlandsRule: true) == 1)
  }

  @Test func `a long step ends at the largest pivot within the tolerance of the nearest row`() throws {
    #expect(try bench.nearest([(1.2, 0, 9, 1), (1, 0.1, 1, 1), (1.05, 0, 2, 1)]) == 2)
    #expect(try BreakpointBench().nearest([(1.2, 0, 9, 1), (1, 0, 1, 1)]) == 1)
    // The second one may be off by less.
    #expect(try BreakpointBench().nearest([(1, 0.1, 1, 1), (1.05, 0.01, 2, 1), (1.08, 0, 9, 1)]) == 1)
  }
}
