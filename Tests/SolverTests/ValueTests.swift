import Testing

@testable import Solver

@Suite struct ValueTests {
  @Test func `a variable without rows keeps its value`() throws {
    let bench = Workbench()
    let (x, y) = (try bench.variable(), try bench.variable())
    let row = try bench.add(x == 5, at: 500)
    #expect(bench.values([x, y]) == [5, 0])
    try bench.remove(row)
    #expect(bench.value(x) == 5)
    try bench.add(y - x == 2)
    #expect(bench.value(y) - bench.value(x) == 2)
  }

  @Test func `equalities hold along a chain`() throws {
    let bench = Workbench()
    let x = try bench.variables(50)
    for index in 1..<50 { try bench.add(x[index] - x[index - 1] == Double(index)) }
    let first = try bench.add(x[0] == 3)
    for index in 0..<50 { #expect(bench.value(x[index]) == 3 + Double(index * (index + 1) / 2)) }
    try bench.set(first, constant: -4)
    for index in 0..<50 { #expect(bench.value(x[index]) == -4 + Double(index * (index + 1) / 2)) }
  }

  @Test func `equations in a cycle are solved together`() throws {
    let bench = Workbench()
    let (x, y) = (try bench.variable(), try bench.variable())
    try bench.add(x + y == 10)
    try bench.add(x - y == 4)
    #expect(bench.values([x, y]) == [7, 3])
  }

  @Test func `an inequality moves a value to its bound`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    try bench.add(x >= -3)
    #expect(bench.value(x) == 0)
    try bench.add(x >= 4)
    #expect(bench.value(x) == 4)
    try bench.add(x <= 4)
    #expect(bench.value(x) == 4)
  }

  @Test func `required inequalities outweigh a soft equality`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    let softRow = try bench.add(x == 50, at: 500)
    let limit = try bench.add(x <= 20)
    #expect(bench.value(x) == 20)
    #expect(try bench.violation(softRow) == 30)
    #expect(try bench.violation(limit) == 0)
    try bench.set(limit, constant: 80)
    #expect(bench.value(x) == 50)
    #expect(try bench.violation(softRow) == 0)
  }

  @Test func `a satisfied soft inequality has no effect`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    let low = try bench.add(x >= 10, at: 700)
    let high = try bench.add(x <= 5, at: 600)
    try bench.add(x == 8, at: 500)
    #expect(bench.value(x) == 10)
    #expect(try bench.violation(low) == 0)
    #expect(try bench.violation(high) == 5)
    try bench.set(low, priority: 300)
    #expect(bench.value(x) == 5)
    try bench.set(high, constant: 9)
    #expect(bench.value(x) == 8)
  }

  @Test func `coefficients of very different size give correct values`() throws {
    let bench = Workbench()
    let (x, y) = (try bench.variable(), try bench.variable())
    try bench.add(1e6 * x - 1e-6 * y == 0)
    try bench.add(1e-3 * y == 1e9)
    #expect(isClose(bench.values([x, y]), [1, 1e12]))
  }

  /// 49 · (1/49) is not 1 in doubles, so rounding errors would be visible.
  @Test func `equal columns streamed to whole widths have whole positions`() throws {
    let bench = Workbench()
    let edges = try bench.variables(50)
    let width = try bench.variable()
    try bench.together {
      try bench.add(edges[0] == 0)
      for column in 0..<49 { try bench.add(edges[column + 1] - edges[column] - width == 0) }
    }
    let edit = try bench.edit(edges[49])
    try bench.suggest(edit, 98)
    for step in Array(1...60) + [7, 1000, 3, 1] {
      try bench.suggest(edit, Double(49 * step))
      #expect(bench.value(width) == Double(step))
      #expect(bench.values(edges) == (0...49).map { Double($0 * step) })
    }
  }

  @Test func `changes contain the values that differ from the last report`() throws {
    let bench = Workbench()
    let x = try bench.variables(4)
    let first = try bench.add(x[0] == 3)
    try bench.add(x[1] - x[0] == 1)
    try bench.add(x[2] == 9)
    bench.solver.takeChanges()
    #expect(bench.changed() == [x[0], x[1], x[2]].map(\.raw).sorted())
    bench.solver.takeChanges()
    #expect(bench.changed() == [])
    try bench.set(first, constant: 5)
    bench.solver.takeChanges()
    #expect(bench.changed() == [x[0], x[1]].map(\.raw).sorted())
  }

  @Test func `a value that returned to its reported number is no change`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    let row = try bench.add(x == 3)
    bench.solver.takeChanges()
    try bench.set(row, constant: 8)
    try bench.set(row, constant: 3)
    bench.solver.takeChanges()
    #expect(bench.changed() == [])
  }

  /// Beside a value of 1e6 the two required rows agree within the tolerance.
  @Test(arguments: [1e-4, 1e-5, 2e-6]) func `a violation within the tolerance is what it is`(difference: Double) throws
  {
    let bench = Workbench()
    let (x, y) = (try bench.variable(), try bench.variable())
    try bench.add(x == 1e6)
    let first = try bench.add(x + y == 5)
    let second = try bench.add(x + y == 5 + difference)
    #expect(try bench.violation(first) == 0)
    #expect(abs(try bench.violation(second) - difference) < 1e-9)
  }
}
