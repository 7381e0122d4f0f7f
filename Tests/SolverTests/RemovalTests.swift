import Testing

@testable import Solver

@Suite struct RemovalTests {
  @Test func `a removed row does not move its variables`() throws {
    let bench = Workbench()
    let (x, y) = (try bench.variable(), try bench.variable())
    let (first, link) = try bench.together { (try bench.add(x == 3), try bench.add(y - x == 3)) }
    #expect(bench.values([x, y]) == [3, 6])
    try bench.together {
      try bench.remove(link)
      try bench.set(first, constant: 10)
    }
    #expect(bench.values([x, y]) == [10, 6])
  }

  @Test func `rows removed together leave the basis together`() throws {
    let bench = Workbench()
    let x = try bench.variables(60)
    let links = try bench.together { try (1..<60).map { try bench.add(x[$0] - x[$0 - 1] == 1) } }
    let first = try bench.add(x[0] == 5)
    for batch in 0..<6 {
      try bench.together {
        for index in 0..<9 { try bench.remove(links[batch * 10 + (index * 7) % 9]) }
        try bench.set(first, constant: Double(100 * batch))
      }
      #expect(bench.value(x[0]) == Double(100 * batch))
      if batch < 5 { #expect(bench.value(x[batch * 10 + 10]) - bench.value(x[batch * 10 + 9]) == 1) }
    }
    #expect(bench.statistics().constraints == 6)
    try bench.together { for batch in 0..<5 { try bench.remove(links[batch * 10 + 9]) } }
    #expect(bench.statistics().constraints == 1)
    #expect(bench.statistics().active == 1)
  }

  @Test func `removing half of a long chain rebuilds the basis`() throws {
    let bench = Workbench()
    let x = try bench.variables(2000)
    let links = try bench.together { try (1..<2000).map { try bench.add(x[$0] - x[$0 - 1] == 1) } }
    let first = try bench.together { try bench.add(x[0] == 5) }
    try bench.together { for index in stride(from: 0, to: 1999, by: 2) { try bench.remove(links[index]) } }
    #expect(bench.solver.simplex.repair.isBuild)
    #expect(bench.values(x) == (0..<2000).map { Double($0 + 5) })
    try bench.together { try bench.set(first, constant: 7) }
    #expect(!bench.solver.simplex.repair.isBuild)
    #expect(bench.values([x[0], x[1], x[1999]]) == [7, 6, 2004])
  }

  @Test func `a row added and removed before a solve has no effect`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    try bench.add(x == 3, at: 500)
    try bench.together { try bench.remove(try bench.add(x == 8)) }
    #expect(bench.value(x) == 3)
    #expect(bench.statistics().constraints == 1)
  }

  @Test func `removing an active bound lets a soft row hold`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    try bench.add(x == 50, at: 500)
    let bounds = try [40.0, 30, 20].map { try bench.add(x <= $0) }
    #expect(bench.value(x) == 20)
    try bench.remove(bounds[2])
    #expect(bench.value(x) == 30)
    try bench.remove(bounds[0])
    #expect(bench.value(x) == 30)
    try bench.remove(bounds[1])
    #expect(bench.value(x) == 50)
  }

  @Test func `removing two rows together releases a stay`() throws {
    let bench = Workbench()
    let x = try bench.variables(2)
    let first = try bench.add(-1 * x[0] - x[1] <= 14)
    try bench.add(-1 * x[0] - 2 * x[1] == 9, at: 537)
    let third = try bench.add(x[1] - x[0] == 24)
    let edit = try bench.edit(x[0], at: 537, weight: 3)
    try bench.suggest(edit, 1)
    try bench.together {
      try bench.remove(third)
      try bench.remove(first)
    }
    #expect(bench.values(x) == [1, -5])
  }

  @Test func `a redundant equation becomes active when the other is removed`() throws {
    let bench = Workbench()
    let (x0, x2, x5) = (try bench.variable(), try bench.variable(), try bench.variable())
    let edit = try bench.edit(x0)
    try bench.suggest(edit, 26)
    try bench.add(x2 == 35)
    let third = try bench.add(0.5 * x0 - x2 == -14)
    try bench.add(x0 + x5 == 57)
    try bench.add(x0 - x5 == 27)
    #expect(bench.values([x0, x2, x5]) == [42, 35, 15])
    try bench.remove(third)
    #expect(bench.values([x0, x2, x5]) == [42, 35, 15])
    #expect(bench.conflictCount == 0)
  }

  @Test func `any of several redundant rows can be removed`() throws {
    let bench = Workbench()
    let x = try bench.variables(3)
    var rows = try (1...6).map { try bench.add(Double($0) * x[0] - Double($0) * x[1] == Double(4 * $0)) }
    try bench.add(x[1] == 2, at: 500)
    while rows.count > 1 {
      try bench.remove(rows.remove(at: rows.count / 2))
      #expect(bench.values([x[0], x[1]]) == [6, 2])
    }
    try bench.add(x[0] == 9, at: 400)
    try bench.remove(rows[0])
    #expect(bench.values([x[0], x[1]]) == [9, 2])
  }

  @Test func `removing all rows keeps the values`() throws {
    let bench = Workbench()
    let x = try bench.variables(20)
    var rows = try (1..<20).map { try bench.add(x[$0] - x[$0 - 1] >= 2) }
    rows.append(try bench.add(x[0] == 7, at: 700))
    rows.append(try bench.add(x[19] <= 100))
    let values = bench.values(x)
    try bench.together { for row in rows { try bench.remove(row) } }
    #expect(bench.values(x) == values)
    let statistics = bench.statistics()
    #expect(statistics.constraints == 0 && statistics.terms == 0 && statistics.active == 0)
  }

  @Test func `adding and removing repeatedly needs no more memory`() throws {
    let bench = Workbench()
    let x = try bench.variables(10)
    try bench.together { for index in 1..<10 { try bench.add(x[index] - x[index - 1] >= 1) } }
    try bench.add(x[0] == 0, at: 800)
    func round() throws {
      let bound = try bench.add(x[9] - x[0] >= 30)
      let softRow = try bench.add(x[4] == 12, at: 500)
      #expect(bench.value(x[9]) == 30)
      try bench.remove(bound)
      try bench.remove(softRow)
    }
    for _ in 0..<5 { try round() }
    let bytes = bench.supply.bytes
    for _ in 0..<200 { try round() }
    #expect(bench.supply.bytes == bytes)
  }

  @Test func `constants that are set again and again before a solve need no more memory`() throws {
    let bench = Workbench()
    let x = try bench.variables(3)
    let rows = [try bench.add(x[0] == 0), try bench.add(x[1] - x[0] == 5), try bench.add(x[2] - x[1] == 5)]
    func set(_ times: Int) throws {
      for time in 0..<times {
        for (index, row) in rows.enumerated() { try bench.solver.setConstant(Double(time + index), of: row) }
      }
    }
    try set(10)
    let bytes = bench.supply.bytes
    try set(10_000)
    #expect(bench.supply.bytes == bytes)
    try bench.solver.solve()
    #expect(bench.values(x) == [9999, 19_999, 30_000])
  }

  /// As after a solve of many steps.
  @Test func `a journal in which values are saved many times keeps the first of each`() throws {
    let bench = Workbench()
    let x = try bench.variables(3)
    for index in 1..<3 { try bench.add(x[index] - x[index - 1] == 1) }
    let constant = try bench.add(x[0] == 0)
    for number in 0..<3000 {
      let saved = SavedValue(variable: Int32(number % 3), size: 0, value: Double(number))
      try bench.solver.basis.journal.values.append(saved)
    }
    bench.solver.basis.shortenJournal()
    let kept = bench.solver.basis.journal.values.elements.map(\.value)
    #expect(kept.count == 3 && Set(kept).count == 3)
    try bench.solver.setConstant(5, of: constant)
    try bench.solver.solve()
    #expect(bench.values(x) == [5, 6, 7])
  }
}
