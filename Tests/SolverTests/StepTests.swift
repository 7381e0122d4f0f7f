import Testing

@testable import Solver

/// One step of the simplex method: which row enters, which leaves, and with which multipliers.
@Suite struct StepTests {
  let bench = SimplexBench()
  let x: [VariableID]

  init() throws { x = try bench.variables(4) }

  /// Makes a dual step for a row whose left side is too small.
  private func enter(_ row: Int32) throws -> DualOutcome {
    try bench.simplex.basis.propagate()
    return try bench.simplex.dualStep(row, 1)
  }

  private func isSettled(_ outcome: DualOutcome) -> Bool { if case .settled = outcome { true } else { false } }
  private func isInfeasible(_ outcome: DualOutcome) -> Bool { if case .infeasible = outcome { true } else { false } }

  @Test func `in a dual step the row of the lowest priority leaves`() throws {
    let strong = try bench.hold(x[0], by: x[0] == 0, at: 750)
    let weak = try bench.hold(x[1], by: x[1] == 0, at: 250)
    let row = try bench.state(x[0] + x[1] >= 10)
    #expect(isSettled(try enter(row)))
    #expect(bench.holder(of: x[0]) == strong)
    #expect(bench.holder(of: x[1]) == row)
    #expect(bench.side(of: weak) == -1)
    #expect(bench.multiplier(of: row) == [250: 1])
    #expect(bench.multiplier(of: strong) == [250: -1])
  }

  @Test func `of rows of one priority that with the smallest ratio of weight and factor leaves`() throws {
    let first = try bench.hold(x[0], by: x[0] == 0, at: 500, weight: 2)
    let second = try bench.hold(x[1], by: x[1] == 0, at: 500, weight: 3)
    let row = try bench.state(x[0] + 2 * x[1] >= 10)
    #expect(isSettled(try enter(row)))
    // Ratios 2 / 1 and 3 / 2.
    #expect(bench.holder(of: x[0]) == first)
    #expect(bench.side(of: second) == -1)
    #expect(bench.multiplier(of: row) == [500: 1.5])
  }

  @Test func `a row whose ratio overflows does not leave before another`() throws {
    let far = try bench.hold(x[0], by: 1e250 * x[0] == 0, at: 500, weight: 1e100)
    let near = try bench.hold(x[1], by: x[1] == 0, at: 500)
    let row = try bench.state(x[0] + 0.5 * x[1] >= 10)
    #expect(isSettled(try enter(row)))
    #expect(bench.holder(of: x[0]) == far)
    #expect(bench.holder(of: x[1]) == row)
    #expect(bench.side(of: near) == -1)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 0])
  func `a multiplier that is no finite number is not stored, and the solve is to fail`(amount: Double) throws {
    let row = try bench.hold(x[0], by: x[0] == 0, at: 500)
    try bench.simplex.prices.add(amount, to: row, at: 500)
    #expect(bench.multiplier(of: row) == [:])
    let loss = bench.simplex.basis.precision.attempt.loss
    #expect(loss == .beyondRange)
  }

  @Test func `lost digits do not hide a multiplier that is no finite number`() throws {
    let row = try bench.hold(x[0], by: x[0] == 0, at: 500)
    try bench.simplex.prices.add(.infinity, to: row, at: 500)
    bench.simplex.basis.precision.attempt.noteLoss(.digits)
    let loss = bench.simplex.basis.precision.attempt.loss
    #expect(loss == .beyondRange)
  }

  @Test(arguments: [false, true])
  func `of two equal candidates none comes before the other`(newerWins: Bool) throws {
    let rows = [try bench.hold(x[0], by: x[0] == 0, at: 500), try bench.hold(x[1], by: x[1] == 0, at: 500)]
    for row in rows { bench.simplex.basis.problem.rows[row].serial = 0 }
    let order = CandidateOrder(
      rows: bench.simplex.basis.problem.rows.span, entries: bench.simplex.basis.problem.entries.span,
      usesBlandsRule: false, newerWins: newerWins)
    let candidates = rows.map { Candidate(row: $0, shareIndex: 0, isUpward: true, rate: 1) }
    #expect(!order.isBefore(candidates[0], candidates[1]))
    #expect(!order.isBefore(candidates[1], candidates[0]))
  }

  @Test func `an amount too small for a double is rounding beside a multiplier`() throws {
    let row = try bench.hold(x[0], by: x[0] == 0, at: 500)
    try bench.simplex.prices.add(0.25, to: row, at: 500)
    try bench.simplex.prices.add(0, to: row, at: 500)
    #expect(bench.multiplier(of: row) == [500: 0.25])
    let loss = bench.simplex.basis.precision.attempt.loss
    #expect(loss == .none)
  }

  @Test func `a row whose own bound comes first changes sides`() throws {
    let strong = try bench.hold(x[0], by: x[0] == 0, at: 750)
    let row = try bench.state(x[0] >= 10, at: 250)
    #expect(isSettled(try enter(row)))
    #expect(bench.holder(of: x[0]) == strong)
    #expect(bench.side(of: row) == 1)
    #expect(bench.multiplier(of: strong) == [250: -1])
  }

  @Test func `a stay leaves before any row`() throws {
    let held = try bench.hold(x[0], by: x[0] == 0, at: 1)
    let row = try bench.state(x[0] + x[1] >= 10)
    #expect(isSettled(try enter(row)))
    #expect(bench.holder(of: x[0]) == held)
    #expect(bench.holder(of: x[1]) == row)
  }

  @Test func `a required row that no row can leave for is infeasible`() throws {
    _ = try bench.hold(x[0], by: x[0] == 0)
    let row = try bench.state(x[0] >= 10)
    #expect(isInfeasible(try enter(row)))
    #expect(bench.side(of: row) == 0)
  }

  @Test func `in long steps the row with the largest excess leaves, also after other steps`() throws {
    let rows = try (0..<4).map { try bench.hold(x[$0], by: x[$0] == 0, at: $0 == 3 ? 250 : 500) }
    bench.simplex.longSteps.isOn = true
    try bench.simplex.longSteps.resize(to: bench.simplex.problem.rows.count)
    try bench.simplex.basis.agenda.outOfBounds.reserve(more: 4)
    // The bounds are ±1 at the row's priority.
    func exceed(_ index: Int, by excess: Double) throws {
      bench.simplex.basis.freeMultiplier(of: rows[index])
      try bench.simplex.prices.add(1 + excess, to: rows[index], at: index == 3 ? 250 : 500)
    }
    func leaving() -> Int? {
      bench.simplex.moveSteepestLast()
      let row = bench.simplex.basis.agenda.outOfBounds.removeLast(bench.simplex.problem.marks)
      return rows.firstIndex(of: row)
    }
    for (index, excess) in [2.0, 5, 3, 9].enumerated() {
      try exceed(index, by: excess)
      bench.simplex.basis.noteOutOfBounds(rows[index])
    }
    #expect(leaving() == 1)
    // A step makes the first row steeper than the third.
    try exceed(0, by: 4)
    try bench.simplex.basis.combination.append(Share(row: rows[0], factor: 1, size: 1), limits: true)
    bench.simplex.reorderCombination()
    #expect(leaving() == 0)
    // A row that has become less steep than others comes after them, though no step has told.
    bench.simplex.basis.noteOutOfBounds(rows[1])
    try exceed(2, by: 1)
    #expect(leaving() == 1)
    #expect(leaving() == 2)
    #expect(leaving() == 3)
  }

  @Test func `a primal step ends at the first row that would change sides`() throws {
    let leaving = try bench.hold(x[0], by: x[0] >= 10)
    _ = try bench.hold(x[1], by: x[1] - 2 * x[0] == 0)
    let wanted = try bench.state(x[0] == 0, at: 250)
    let near = try bench.state(x[1] >= 16, at: 750)
    try bench.simplex.basis.propagate()
    // The soft row is violated: x0 is 10 and should be 0. It pushes against the required one, which is then removed.
    bench.simplex.problem.rows[wanted].side = -1
    try bench.simplex.prices.add(1, to: leaving, at: 250)
    bench.simplex.problem.rows[leaving].state.remove(.live)
    #expect(try bench.simplex.primalStep(leaving))
    try bench.simplex.basis.propagate()
    #expect(bench.holder(of: x[1]) == near)
    #expect(bench.value(x[0]) == 8)
    #expect(bench.multiplier(of: near) == [250: 0.5])
  }
}
