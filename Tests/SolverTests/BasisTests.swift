import Testing

@testable import Solver

/// The basis alone: values, combinations, directions and exchanges of rows that a test has matched.
@Suite struct BasisTests {
  let bench = SimplexBench()
  let x: [VariableID]

  init() throws { x = try bench.variables(5) }

  @Test func `values follow from the rows in order of dependency`() throws {
    _ = try bench.hold(x[2], by: x[2] - 2 * x[1] == 1)
    _ = try bench.hold(x[1], by: x[1] - x[0] == 10)
    _ = try bench.hold(x[0], by: x[0] == 5)
    try bench.simplex.basis.propagate()
    #expect(x.prefix(3).map(bench.value) == [5, 15, 31])
  }

  @Test func `a row is a combination of active rows and stays`() throws {
    let first = try bench.hold(x[0], by: x[0] == 5)
    let second = try bench.hold(x[1], by: x[1] - x[0] == 10)
    let row = try bench.state(3 * x[1] - x[3] >= 4)
    try bench.simplex.basis.combine(row)
    // 3·x1 - x3 = 3·(x1 - x0) + 3·x0 - x3
    #expect(bench.combination == [first: 3, second: 3, ~bench.slot(of: x[3]): -1])
  }

  @Test func `factors that cancel are zero`() throws {
    _ = try bench.hold(x[0], by: x[0] == 5)
    let second = try bench.hold(x[1], by: x[1] - 0.1 * x[0] == 10)
    let row = try bench.state(3 * x[1] - 0.3 * x[0] >= 4)
    try bench.simplex.basis.combine(row)
    #expect(bench.combination == [second: 3])
  }

  @Test func `a direction has the rates of all that is computed from a row`() throws {
    let first = try bench.hold(x[0], by: x[0] == 5)
    _ = try bench.hold(x[1], by: x[1] - 2 * x[0] == 10)
    _ = try bench.hold(x[2], by: x[2] + x[1] == 0)
    let watching = try bench.state(x[2] >= -100)
    try bench.simplex.basis.findDirection(of: first)
    #expect(x.prefix(4).map(bench.rate) == [1, 2, -2, 0])
    #expect(bench.simplex.basis.search.reachedRows.elements.map { $0 } == [watching])
    bench.simplex.basis.clearDirection()
    #expect(x.map(bench.rate) == [0, 0, 0, 0, 0])
  }

  @Test func `an exchange that closes no cycle keeps the other holders`() throws {
    let leaving = try bench.hold(x[0], by: x[0] == 5)
    let other = try bench.hold(x[1], by: x[1] - x[0] == 10)
    let entering = try bench.state(2 * x[0] == 8)
    try bench.simplex.basis.combine(entering)
    #expect(try bench.simplex.basis.exchangeActive(entering: entering, leaving: leaving))
    try bench.simplex.basis.propagate()
    #expect(bench.holder(of: x[0]) == entering)
    #expect(bench.holder(of: x[1]) == other)
    #expect(x.prefix(2).map(bench.value) == [4, 14])
  }

  @Test func `an exchange in a chain that closes a cycle matches the chain anew`() throws {
    let leaving = try bench.hold(x[0], by: x[0] == 5)
    let rows = try (1...3).map { try bench.hold(x[$0], by: x[$0] - x[$0 - 1] == 10) }
    let entering = try bench.state(x[3] == 100)
    try bench.simplex.basis.combine(entering)
    #expect(try bench.simplex.basis.exchangeActive(entering: entering, leaving: leaving))
    try bench.simplex.basis.propagate()
    #expect(bench.holder(of: x[3]) == entering)
    #expect((0...2).map { bench.holder(of: x[$0]) } == rows)
    #expect(x.prefix(4).map(bench.value) == [70, 80, 90, 100])
    #expect(!x.contains(where: bench.isInBlock))
  }

  @Test func `rows that determine variables together become a block`() throws {
    let leaving = try bench.hold(x[0], by: x[0] == 5)
    _ = try bench.hold(x[1], by: x[1] - x[0] == 10)
    _ = try bench.hold(x[2], by: x[2] - x[1] + x[0] == 0)
    // Both unknowns of x1 = x0 + 10 and x2 = x1 - x0 are needed for 2·x2 + x0 + x1 = 50.
    let entering = try bench.state(2 * x[2] + x[0] + x[1] == 50)
    try bench.simplex.basis.combine(entering)
    #expect(try bench.simplex.basis.exchangeActive(entering: entering, leaving: leaving))
    try bench.simplex.basis.propagate()
    #expect(x.prefix(3).map(bench.value) == [10, 20, 10])
    #expect(x.prefix(4).map(bench.isInBlock) == [true, true, true, false])
  }

  @Test func `a row has no share of a row that it does not depend on`() throws {
    let leaving = try bench.hold(x[0], by: x[0] == 5)
    _ = try bench.hold(x[1], by: x[1] - x[2] == 10)
    let entering = try bench.state(2 * x[1] - 2 * x[2] == 7)
    try bench.simplex.basis.combine(entering)
    #expect(bench.combination[leaving] == nil)
  }
}
