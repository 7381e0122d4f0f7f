import Testing

@testable import Solver

/// Which row a left side meets when its row leaves: without a step.
@Suite struct ParallelRowTests {
  private let bench = SimplexBench()
  private let x: [VariableID]

  init() throws { x = try bench.variables(2) }

  /// The row that the left side of an active row meets, and how far away it is.
  private func next(after row: Int32, isFalling: Bool) -> (row: Int32, distance: Double)? {
    let term = bench.simplex.problem.rows[row].heldTerm
    return bench.simplex.parallelRow(to: row, by: term, isFalling: isFalling).map { ($0.row, $0.distance) }
  }

  @Test func `a width that shrinks meets the larger of two minimum sizes`() throws {
    let wanted = try bench.hold(x[0], by: x[0] == 100, at: 250)
    _ = try bench.state(x[0] >= 20)
    let minimum = try bench.state(x[0] >= 60, at: 750)
    let found = try #require(next(after: wanted, isFalling: true))
    #expect(found == (minimum, 40))
    #expect(next(after: wanted, isFalling: false) == nil)
  }

  @Test func `a bound meets the opposing one at its value`() throws {
    let least = try bench.hold(x[0], by: x[0] >= 60, at: 750)
    let most = try bench.state(x[0] <= 60, at: 250)
    let found = try #require(next(after: least, isFalling: false))
    #expect(found == (most, 0))
  }

  @Test(arguments: [false, true])
  func `of rows at one value the one with the highest priority is met`(isLaterHigher: Bool) throws {
    let least = try bench.hold(x[0], by: x[0] >= 60, at: 800)
    let first = try bench.state(x[0] <= 60, at: isLaterHigher ? 100 : 900)
    let second = try bench.state(x[0] <= 60, at: isLaterHigher ? 900 : 100)
    #expect(next(after: least, isFalling: false)?.row == (isLaterHigher ? second : first))
  }

  @Test func `a bound with another coefficient is met, and so is a row with proportional terms`() throws {
    // 1/49 times 49 is not 1 in doubles.
    let scaled = try bench.hold(x[0], by: 49 * x[0] >= 2940, at: 750)
    let most = try bench.state(x[0] <= 70)
    #expect(next(after: scaled, isFalling: false)?.row == most)
    let gap = try bench.hold(x[1], by: x[1] - x[0] == 8, at: 500)
    let least = try bench.state(2 * x[1] - 2 * x[0] >= 8)
    #expect(next(after: gap, isFalling: true)?.row == least)
    let sum = try bench.state(x[1] + x[0] >= 0)
    #expect(next(after: gap, isFalling: true)?.row != sum)
  }

  @Test func `an equality that holds is not met, and one that is violated is where it holds`() throws {
    let least = try bench.hold(x[0], by: x[0] >= 60, at: 750)
    let equality = try bench.state(x[0] == 80, at: 250)
    #expect(next(after: least, isFalling: false) == nil)
    bench.simplex.problem.rows[equality].side = 1
    let found = try #require(next(after: least, isFalling: false))
    #expect(found == (equality, 20))
  }

  @Test func `a variable that must not be negative meets zero`() throws {
    bench.simplex.problem.variables[bench.slot(of: x[0])].isNonnegative = true
    let wanted = try bench.hold(x[0], by: x[0] == 100, at: 250)
    let found = try #require(next(after: wanted, isFalling: true))
    #expect(found == (-1, 100))
    let minimum = try bench.state(x[0] >= 60, at: 750)
    #expect(next(after: wanted, isFalling: true)?.row == minimum)
  }
}
