import Testing

@testable import Solver

@Suite struct LongStepTests {
  /// Row by row the middle of n numbers takes about n steps.
  @Test func `a long step passes many rows`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    try bench.together {
      for number in 0...2000 { try bench.add(x == Double(number * 7919 % 2001), at: 500) }
      try bench.solver.solve()
    }
    #expect(bench.value(x) == 1000)
    #expect(bench.solver.statistics().pivots < 1500)
  }

  /// Columns that share their widths, each with many cells that want different ones. With a large coefficient everything is
  /// computed in double-double.
  @Test(arguments: [1.0, 8192]) func `a table that does not fit takes few exchanges`(coefficient: Double) throws {
    let bench = Workbench()
    let columns = try bench.variables(8)
    let edge = try bench.variable()
    try bench.together {
      try bench.add(
        columns[0] + columns[1] + columns[2] + columns[3] + columns[4] + columns[5] + columns[6] + columns[7]
          - edge == 0)
      try bench.add(coefficient * edge <= coefficient * 560)
      for row in 0..<200 {
        for (index, column) in columns.enumerated() {
          try bench.add(column >= Double(30 + (row * 37 + index * 11) % 60), at: 750)
          try bench.add(column == Double(30 + (row * 37 + index * 11) % 60), at: 250)
        }
      }
      try bench.solver.solve()
    }
    #expect(bench.solver.statistics().pivots < 1600)
    #expect(abs(bench.values(columns).reduce(0, +) - 560) < 1e-9)
  }

  /// The multiplier of a required equality is not stored, so the rows passed must count in it.
  @Test func `rows are passed while a required equality leaves`() throws {
    let bench = Workbench()
    let x = try bench.variables(2)
    var pinned = try bench.add(x[0] == 5000)
    try bench.together {
      try bench.add(x[1] - x[0] == 0)
      for number in 0...200 { try bench.add(x[1] == Double(number), at: 500) }
      try bench.solver.solve()
      try bench.remove(pinned)
      for number in 300...400 { try bench.add(x[0] == Double(number), at: 400) }
      try bench.solver.solve()
    }
    #expect(bench.values(x) == [100, 100])
    pinned = try bench.add(x[0] == 150)
    #expect(bench.values(x) == [150, 150])
  }

  /// Thirty rows move the multiplier of one with large coefficients by a part in 1e15 of what they move others. Priority 500
  /// then outweighs priority 100, so the row leaves.
  @Test func `small shares of a sum of rows count in double-double`() throws {
    let bench = Workbench()
    let (u, v, w, others) = (try bench.variable(), try bench.variable(), try bench.variable(), try bench.variables(40))
    try bench.together {
      try bench.add(w == 0)
      try bench.add(u + v == 0)
      try bench.add(1e8 * u - 1e8 * v >= 0)
      try bench.add(1 * v >= 1, at: 100)
      let pull = try bench.add(u - v == -5, at: 700)
      try bench.solver.solve()
      try bench.remove(pull)
      try bench.solver.solve()
      for other in others { try bench.add(other - w >= 1) }
      for _ in 0..<30 { try bench.add(u + 1.0000001 * v + others[0] <= 0, at: 500) }
      try bench.solver.solve()
    }
    #expect(bench.isDoubleDouble && abs(bench.value(u) - 1e7) < 1)
  }
}
