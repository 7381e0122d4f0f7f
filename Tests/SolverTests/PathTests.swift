import Status
import Testing

@testable import Solver

/// A path: at every number, the values by raw id.
private struct Stops {
  var numbers: [Double] = []
  var values: [[UInt32: Double]] = []
}

extension Workbench {
  /// Follows an edit to a number; the path is released.
  fileprivate func path(_ edit: EditID, to number: Double) throws -> Stops {
    var path = Path(account: account)
    defer { path.release() }
    try solver.path(edit, to: number, into: &path)
    try check()
    var stops = Stops()
    let width = path.variables.count
    for point in 0..<path.numbers.count {
      var values: [UInt32: Double] = [:]
      for column in 0..<width { values[path.variables[column].raw] = path.values[point * width + column] }
      stops.numbers.append(path.numbers[point])
      stops.values.append(values)
    }
    return stops
  }
}

@Suite struct PathTests {
  /// Follows a path and checks its points. Variables that are not on the path keep their values.
  private func follow(_ live: Columns, to number: Double, through expected: [Double]) throws {
    let stops = try live.bench.path(live.edit, to: number)
    #expect(isClose(stops.numbers, expected))
    for (number, values) in zip(stops.numbers, stops.values) {
      let columns = live.columns.map { values[$0.raw] ?? live.bench.value($0) }
      #expect(isClose(columns, Columns.expected(number)))
      #expect(abs((values[live.width.raw] ?? .nan) - number) < 1e-9)
    }
    #expect(isClose(live.values, Columns.expected(number)))
    #expect(live.bench.solver.number(of: live.edit) == number)
  }

  @Test func `a path has its breakpoints in both directions`() throws {
    let live = try Columns(width: 300)
    for _ in 0..<3 {
      try follow(live, to: 100, through: [300, 220, 140, 100])
      try follow(live, to: 300, through: [100, 140, 220, 300])
    }
  }

  @Test func `a path has a breakpoint where a value that must not be negative is 0`() throws {
    let bench = Workbench()
    let (x, y) = (try bench.variable(), try bench.variable())
    bench.solver.keepNonnegative(y)
    try bench.add(x + y == 100)
    let edit = try bench.edit(x)
    try bench.suggest(edit, 40)
    let stops = try bench.path(edit, to: 150)
    #expect(stops.numbers == [40, 100, 150])
    #expect(stops.values.map { $0[x.raw] } == [40, 100, 100])
    #expect(stops.values.map { $0[y.raw] } == [60, 0, 0])
  }

  @Test func `a path inside a range has two points`() throws {
    let live = try Columns(width: 300)
    try follow(live, to: 500, through: [300, 500])
    try follow(live, to: 240, through: [500, 240])
  }

  @Test func `a path has its breakpoints with coefficients of very different size`() throws {
    let bench = Workbench()
    let x = try bench.variables(3)
    try bench.add(x[1] - 1e-4 * x[0] == 0)
    try bench.add(x[2] - 1e4 * x[1] >= 0)
    try bench.add(x[2] == 50, at: 500)
    let edit = try bench.edit(x[0])
    try bench.suggest(edit, 20)
    let stops = try bench.path(edit, to: 80)
    #expect(isClose(stops.numbers, [20, 50, 80]))
    #expect(isClose(stops.values.map { $0[x[2].raw] ?? .nan }, [50, 50, 80]))
    #expect(isClose(bench.values(x), [80, 0.008, 80]))
  }

  @Test func `a path has its breakpoints where other values move far more`() throws {
    let bench = Workbench()
    let hill = try Hill(bench, steps: 24)
    let y = try bench.variable()
    try bench.add(y - hill.first == 0, at: 400)
    try bench.add(y <= 2.5)
    let edit = try bench.edit(hill.closing)
    for (number, expected) in [(5.0, [1, 2.5, 5.0]), (2, [5, 2.5, 2])] {
      let stops = try bench.path(edit, to: number)
      #expect(isClose(stops.numbers, expected))
      for (number, values) in zip(stops.numbers, stops.values) {
        #expect(abs((values[hill.first.raw] ?? .nan) - number) < 1e-9)
        #expect(abs((values[y.raw] ?? .nan) - min(number, 2.5)) < 1e-9)
      }
    }
  }

  @Test func `a path out of a conflict begins with the current values`() throws {
    let bench = Workbench()
    let x = try bench.variables(2)
    try bench.add(x[0] <= 5)
    try bench.add(x[0] == 0, at: 500)
    try bench.add(x[1] - x[0] >= 2)
    try bench.add(x[1] == 0, at: 400)
    let dropped = try bench.together { try bench.add(x[0] == 10) }
    let edit = try bench.together { try bench.edit(dropped) }
    #expect(bench.isDropped(dropped))
    #expect(isClose(bench.values(x), [0, 2]))
    let stops = try bench.path(edit, to: -4)
    #expect(stops.numbers == [10, -4])
    #expect(stops.values.map { $0[x[0].raw] ?? .nan } == [0, -4])
    #expect(stops.values.map { $0[x[1].raw] ?? .nan } == [2, 0])
  }

  @Test(arguments: [0, 1])
  func `a path into a conflict leaves the dropped rows as they were`(before: Int) throws {
    let bench = Workbench()
    let x = try bench.variables(2)
    try bench.add(x[0] <= 5)
    try bench.add(x[1] == 1)
    var rows = [try bench.add(x[0] == 2)]
    if before > 0 { rows.append(try bench.together { try bench.add(x[1] == 2) }) }
    let edit = try bench.together { try bench.edit(rows[0]) }
    #expect(rows.map(bench.isDropped) == (before > 0 ? [false, true] : [false]))
    #expect(throws: Status.conflict) { _ = try bench.path(edit, to: 9) }
    #expect(bench.solver.droppedCount == before)
    #expect(rows.map(bench.isDropped) == (before > 0 ? [false, true] : [false]))
  }

  @Test func `a path may begin and end at a breakpoint`() throws {
    let live = try Columns(width: 300)
    try follow(live, to: 220, through: [300, 220])
    try follow(live, to: 140, through: [220, 140])
    try follow(live, to: 300, through: [140, 220, 300])
  }

  @Test func `a path to the current number has one point and moves nothing`() throws {
    let live = try Columns(width: 300)
    let stops = try live.bench.path(live.edit, to: 300)
    #expect(stops.numbers == [300])
    #expect(stops.values == [[:]])
  }

  @Test(arguments: [-1e4, -1e9, -1e15]) func `a path from far away ends with exact values`(far: Double) throws {
    let bench = Workbench()
    let (a, b) = (try bench.variable(), try bench.variable())
    try bench.add(b - a == 10.7)
    let edit = try bench.edit(a)
    _ = try bench.path(edit, to: far)
    _ = try bench.path(edit, to: 40)
    #expect(bench.value(b) == 40 + 10.7)
  }

  @Test func `a bound becomes active and inactive again on a path`() throws {
    let bench = Workbench()
    let (x, y) = (try bench.variable(), try bench.variable())
    try bench.add(y - x <= 0)
    try bench.add(y == 100, at: 500)
    let edit = try bench.edit(x)
    try bench.set(edit, to: 50)
    let there = try bench.path(edit, to: 150)
    #expect(isClose(there.numbers, [50, 100, 150]))
    #expect(isClose(there.values.map { $0[y.raw] ?? .nan }, [50, 100, 100]))
    let back = try bench.path(edit, to: 50)
    #expect(isClose(back.numbers, [150, 100, 50]))
    #expect(isClose(back.values.map { $0[y.raw] ?? .nan }, [100, 100, 50]))
  }

  @Test func `a variable that moves late is on the path from the start`() throws {
    let bench = Workbench()
    let (x, y) = (try bench.variable(), try bench.variable())
    try bench.add(y - x >= 0)
    let edit = try bench.edit(x)
    try bench.add(y == 30, at: 500)
    let stops = try bench.path(edit, to: 40)
    #expect(isClose(stops.numbers, [0, 30, 40]))
    #expect(isClose(stops.values.map { $0[y.raw] ?? .nan }, [30, 30, 40]))
    #expect(isClose(stops.values.map { $0[x.raw] ?? .nan }, [0, 30, 40]))
  }

  @Test func `many breakpoints come in order`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    let y = try bench.variables(20)
    try bench.together {
      for index in 0..<20 {
        try bench.add(y[index] - x >= 0)
        try bench.add(y[index] == Double(10 * (index + 1)), at: 500)
      }
    }
    let edit = try bench.edit(x)
    let there = try bench.path(edit, to: 205)
    #expect(isClose(there.numbers, (0...20).map { Double(10 * $0) } + [205]))
    let back = try bench.path(edit, to: 0)
    #expect(isClose(back.numbers, there.numbers.reversed()))
    for (number, values) in zip(back.numbers, back.values) {
      let expected = (0..<20).map { max(number, Double(10 * ($0 + 1))) }
      #expect(isClose(y.map { values[$0.raw] ?? .nan }, expected))
    }
  }

  @Test func `the numbers of a constant's path are its constants`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    try bench.add(x == 100, at: 500)
    let edit = try bench.edit(try bench.add(x <= 10))
    let there = try bench.path(edit, to: 130)
    #expect(isClose(there.numbers, [10, 100, 130]))
    #expect(isClose(there.values.map { $0[x.raw] ?? .nan }, [10, 100, 100]))
  }

  @Test func `a refused path changes nothing`() throws {
    let live = try Columns(width: 300)
    let before = live.bench.digest()
    #expect(throws: Status.notFinite) { _ = try live.bench.path(live.edit, to: .nan) }
    #expect(live.bench.digest() == before)
    try live.bench.end(live.edit)
    #expect(throws: Status.stale) { _ = try live.bench.path(live.edit, to: 10) }
  }
}
