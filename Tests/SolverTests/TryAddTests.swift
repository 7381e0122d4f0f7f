import Status
import Testing

@testable import Solver

@Suite struct TryAddTests {
  @Test func `a refused constraint leaves no trace`() throws {
    let bench = Workbench()
    let x = try bench.variables(4)
    try bench.add(x[0] + x[1] == 10)
    let low = try bench.add(x[0] - x[1] >= 4)
    try bench.add(x[2] - x[0] == 0, at: 500)
    try bench.add(x[3] - 2 * x[2] <= 1, at: 400, weight: 3)
    try bench.add(x[3] == 100, at: 300)
    let before = bench.digest()
    let values = bench.values(x)
    let statistics = bench.statistics()
    for _ in 0..<5 { #expect(throws: Status.conflict) { try bench.tryAdd(x[0] - x[1] <= 3) } }
    #expect(bench.refusal == [low.raw])
    #expect(bench.digest() == before)
    #expect(bench.values(x) == values)
    #expect(bench.statistics().constraints == statistics.constraints)
    #expect(bench.statistics().terms == statistics.terms)
    #expect(bench.conflictCount == 0)
  }

  @Test func `a refusal in the middle of a block leaves no trace`() throws {
    let bench = Workbench()
    let x = try bench.variables(12)
    try bench.together {
      for index in 1..<11 { try bench.add(x[index - 1] - 2 * x[index] + x[index + 1] == 0) }
      try bench.add(x[0] == 0)
      try bench.add(x[11] == 110)
    }
    let before = bench.digest()
    for index in 0..<12 {
      #expect(throws: Status.conflict) { try bench.tryAdd(x[index] == Double(10 * index + 1)) }
      #expect(bench.digest() == before)
    }
    #expect(isClose(bench.values(x), (0..<12).map { 10 * Double($0) }))
  }

  @Test func `an accepted constraint is solved at once`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    try bench.add(x == 50, at: 500)
    let row = try bench.tryAdd(x <= 20)
    #expect(bench.value(x) == 20)
    #expect(bench.isLive(row))
    try bench.remove(row)
    #expect(bench.value(x) == 50)
  }

  @Test func `a soft constraint is never refused`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    try bench.add(x == 5)
    let row = try bench.tryAdd(x == 9, at: 999)
    #expect(bench.isLive(row))
    #expect(bench.value(x) == 5)
    #expect(try bench.violation(row) == 4)
  }

  @Test func `suggestions are correct after a refusal`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    try bench.add(x >= 2)
    #expect(throws: Status.conflict) { try bench.tryAdd(x <= 1) }
    let edit = try bench.edit(x)
    for number in [5.0, 1, 3, -10, 2] {
      try bench.suggest(edit, number)
      #expect(bench.value(x) == max(2, number))
    }
    #expect(throws: Status.conflict) { try bench.tryAdd(x <= 0) }
    try bench.suggest(edit, 8)
    #expect(bench.value(x) == 8)
  }

  @Test func `a refused constraint that needs double-double leaves no trace`() throws {
    let bench = Workbench()
    let x = try bench.variables(2)
    try bench.add(-0.13731715828626384 * x[0] - 411 * x[1] <= -8660.735080605504)
    try bench.add(x[1] == 189.08851185862133)
    let before = bench.digest()
    for _ in 0..<3 { #expect(throws: Status.conflict) { try bench.tryAdd(0.07328607458880552 * x[1] == 1) } }
    #expect(bench.digest() == before)
    #expect(bench.refusal.count == 1)
  }

  @Test func `an accepted constraint that needs double-double leaves edits and reports as they were`() throws {
    let bench = Workbench()
    let x = try bench.variables(6)
    for index in 1..<6 { try bench.add(x[index] - x[index - 1] == 10) }
    let edit = try bench.edit(x[0])
    for number in [1.0, 2, 3] { try bench.suggest(edit, number) }
    let wide = try bench.tryAdd(1e-6 * x[5] + 1e6 * x[0] >= 4e6)
    func steps(from first: Double) -> [Double] { (0..<6).map { first + Double(10 * $0) } }
    #expect(isClose(bench.values(x), steps(from: 4 - 54e-12)))
    try bench.suggest(edit, 20)
    #expect(bench.values(x) == steps(from: 20))
    try bench.remove(wide)
    try bench.suggest(edit, -7)
    #expect(bench.values(x) == steps(from: -7))
    #expect(bench.statistics().constraints == 6)
  }

  @Test func `a refused constraint has no live id`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    try bench.add(x == 1)
    #expect(throws: Status.conflict) { try bench.tryAdd(x == 2) }
    #expect(bench.solver.constraintSlots <= 2)
    let live = (0..<bench.solver.constraintSlots).filter { bench.solver.constraint(at: $0) != nil }
    #expect(live == [0])
  }

  @Test func `trying a row solves pending changes first`() throws {
    let bench = Workbench()
    let (x, y) = (try bench.variable(), try bench.variable())
    try bench.together {
      try bench.add(x == 4)
      try bench.add(y - x == 1)
      #expect(throws: Status.conflict) { try bench.tryAdd(y >= 6) }
      #expect(bench.values([x, y]) == [4, 5])
    }
  }

  @Test func `a refusal leaves dropped rows dropped`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    try bench.add(x == 1)
    let dropped = try bench.add(x == 2)
    let before = bench.digest()
    #expect(throws: Status.conflict) { try bench.tryAdd(x == 3) }
    #expect(bench.isDropped(dropped))
    #expect(bench.conflictCount == 1)
    #expect(bench.digest() == before)
  }

  @Test func `refusing several rows leaves no trace when the basis needs a rebuild`() throws {
    let bench = Workbench()
    let x = try bench.variables(8)
    for index in 1..<7 { try bench.add(x[index - 1] - 2 * x[index] + x[index + 1] == 0) }
    try bench.add(x[0] == 0)
    let softRow = try bench.add(x[7] == 90, at: 500)
    try bench.add(x[6] + x[5] <= 110)
    try bench.solver.solve()
    let before = bench.values(x)
    // The state after running out of memory.
    bench.solver.basis.agenda.needsRebuild = true
    try bench.together {
      let rows = [try bench.add(x[3] >= 40), try bench.add(x[3] <= 20)]
      #expect(throws: Status.conflict) { try rows.withUnsafeBufferPointer { try bench.solver.tryNew($0) } }
      #expect(rows.allSatisfy { !bench.isLive($0) })
    }
    #expect(bench.values(x) == before)
    #expect(bench.statistics().constraints == 9)
    #expect(try bench.ambiguous().isEmpty)
    try bench.remove(softRow)
    #expect(try bench.ambiguous().count == 7)
  }

  @Test func `several rows are tried after other changes are solved`() throws {
    let bench = Workbench()
    let (x, y) = (try bench.variable(), try bench.variable())
    func tryNew(_ rows: [RowID]) throws {
      try rows.withUnsafeBufferPointer { try bench.solver.tryNew($0) }
    }
    let first = try bench.add(x == 1)
    let second = try bench.add(x == 2)
    let third = try bench.add(x == 3)
    #expect(bench.isDropped(second) && bench.isDropped(third))
    // A row that returns, since another one was removed, is no reason to refuse new ones.
    try bench.together {
      try bench.remove(first)
      let rows = [try bench.add(y >= 5), try bench.add(y <= 7)]
      try tryNew(rows)
      #expect(rows.allSatisfy { bench.isLive($0) })
    }
    #expect(bench.value(x) == 2)
    #expect(!bench.isDropped(second) && bench.isDropped(third))
    // New rows are refused, and the removal is kept.
    try bench.together {
      try bench.remove(second)
      let rows = [try bench.add(y >= 6), try bench.add(y + x == 0)]
      #expect(throws: Status.conflict) { try tryNew(rows) }
      #expect(!rows.contains { bench.isLive($0) })
    }
    #expect(bench.value(x) == 3)
    #expect((5...7).contains(bench.value(y)))
    #expect(bench.conflictCount == 0)
    #expect(bench.statistics().constraints == 3)
    let least = try bench.add(x + y >= 9)
    #expect(bench.value(x) + bench.value(y) >= 9)
    #expect(bench.isLive(least))
  }

  /// The solve before the rows are tried takes long steps, which give violated soft rows their sides.
  @Test func `a soft row that is refused with others has no part in the solve before`() throws {
    let bench = Workbench()
    let y = try bench.variable()
    try bench.add(y <= 6)
    var older: [RowID] = []
    try bench.together {
      for _ in 0..<30 {
        let x = try bench.variable()
        older.append(try bench.add(x == 0, at: 500))
        try bench.add(x == 10, at: 400)
      }
    }
    try bench.together {
      for row in older { try bench.remove(row) }
      let rows = [try bench.add(y == 9, at: 100), try bench.add(y >= 7)]
      #expect(throws: Status.conflict) { try rows.withUnsafeBufferPointer { try bench.solver.tryNew($0) } }
    }
    try bench.add(y == 3, at: 50)
    #expect(bench.value(y) == 3)
  }

  @Test func `refused rows do not hide a tie that a removal has left`() throws {
    let bench = Workbench()
    let (x, y, z) = (try bench.variable(), try bench.variable(), try bench.variable())
    try bench.add(x + y == 100)
    try bench.add(y == 60, at: 750)
    let high = try bench.add(x == 80, at: 750)
    try bench.add(x == 60, at: 750)
    #expect(bench.value(x) == 60)
    try bench.together {
      try bench.remove(high)
      let rows = [try bench.add(z >= 5), try bench.add(z <= 3)]
      #expect(throws: Status.conflict) { try rows.withUnsafeBufferPointer { try bench.solver.tryNew($0) } }
    }
    // Of the two that are left the older one holds.
    #expect(bench.value(x) == 40)
  }

  @Test func `refused rows with far larger coefficients change neither values nor the precision`() throws {
    let bench = Workbench()
    let (x, y, z) = (try bench.variable(), try bench.variable(), try bench.variable())
    try bench.add(3 * x + y == 100)
    try bench.add(x - 7 * z == 1, at: 500)
    try bench.add(y == 30, at: 500)
    try bench.solver.solve()
    let before = bench.values([x, y, z])
    try bench.together {
      let rows = [try bench.add(1e5 * x >= 5e7), try bench.add(x <= 3)]
      #expect(throws: Status.conflict) { try rows.withUnsafeBufferPointer { try bench.solver.tryNew($0) } }
    }
    #expect(bench.values([x, y, z]) == before)
    try bench.add(z >= 0)
    let isDoubleDouble = bench.solver.basis.precision.isDoubleDouble
    let isWide = bench.solver.problem.isWide
    #expect(!isDoubleDouble)
    #expect(!isWide)
  }

  /// Which of several variables yields must not depend on how long the search for the refused row was.
  @Test func `a refused row at the end of a long chain leaves no trace`() throws {
    let values = try [false, true].map { isTried in
      let bench = Workbench()
      let (points, ends, gaps) = (try bench.variables(200), try bench.variables(6), try bench.variables(5))
      try bench.add(points[0] == 0)
      try bench.add(ends[0] == 0)
      for point in 1..<200 { try bench.add(points[point] - points[point - 1] == 1) }
      for gap in 0..<5 { try bench.add(ends[gap + 1] - ends[gap] - gaps[gap] == 0) }
      if isTried { #expect(throws: Status.conflict) { try bench.tryAdd(points[199] == 5) } }
      try bench.add(ends[5] - ends[2] == 7)
      return bench.values(gaps)
    }
    #expect(values[0] == values[1] && values[0][2...].reduce(0, +) == 7)
  }

  /// What is tried moves a and b by 1e10 and leaves x where it is, alone or in a block.
  @Test(arguments: [false, true])
  func `after a refusal of large numbers a small violation is found`(isBlock: Bool) throws {
    let bench = Workbench()
    let (x, y, a, b) = (try bench.variable(), try bench.variable(), try bench.variable(), try bench.variable())
    try bench.add(isBlock ? x + y + a - b == 10 : x + a - b == 5)
    try bench.add(x - y == 0)
    try bench.add(b - a == 0)
    try bench.add(a <= 100)
    try bench.add(a == 0, at: 500)
    #expect(throws: Status.conflict) { try bench.tryAdd(a == 1e10) }
    #expect(bench.value(x) == 5)
    try bench.add(x <= 4.9999)
    #expect(bench.conflictCount == 1)
  }

  @Test func `relaxations from before a refusal remain`() throws {
    let bench = Workbench()
    let x = try bench.variables(6)
    try bench.addRowsInConflictByRounding(x)
    func relaxed() -> [Int32] {
      let rows = bench.solver.basis.precision.relaxations.rows.elements.map(\.row)
      return rows.filter { bench.solver.problem.rows[$0].lists.contains(.relaxed) }
    }
    let (before, values) = (relaxed(), x.map { bench.value($0) })
    #expect(!before.isEmpty)
    #expect(throws: Status.conflict) { try bench.tryAdd(x[4] <= 0) }
    #expect(relaxed() == before)
    #expect(x.map { bench.value($0) } == values)
  }

  /// In doubles an exchange finds the matrix singular.
  @Test func `rows that need double-double hold together`() throws {
    let bench = Workbench()
    let x = try bench.variables(4)
    try bench.together {
      let last = try bench.addNearlyEqualRows(x)
      let rows = (0...Identifier.slot(last.raw)).map { bench.solver.constraint(at: Int($0))! }
      try rows.withUnsafeBufferPointer { try bench.solver.tryNew($0) }
      #expect(bench.isDoubleDouble)
    }
    #expect(bench.value(x[3]) == -463)
  }

  @Test func `a refused group of nearly equal rows leaves no trace`() throws {
    let bench = Workbench()
    let x = try bench.variables(4)
    try bench.together {
      _ = try bench.addNearlyEqualRows(x)
      try bench.add(0.5 * x[0] + x[1] + 0.5 * x[2] >= 3)
      let last = try bench.add(x[0] >= -1000)
      let rows = (0...Identifier.slot(last.raw)).map { bench.solver.constraint(at: Int($0))! }
      #expect(throws: Status.conflict) { try rows.withUnsafeBufferPointer { try bench.solver.tryNew($0) } }
    }
    let needsMoreDigits = bench.solver.basis.precision.attempt.needsMoreDigits
    #expect(!needsMoreDigits && !bench.isDoubleDouble)
    #expect(x.allSatisfy { bench.value($0) == 0 })
  }

  @Test func `a rolled back trial restores which rows may be tied, and leaves none waiting`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    let rows = [try bench.add(x == 5, at: 500), try bench.add(x >= 7, at: 500)].map { Identifier.slot($0.raw) }
    try bench.solver.settle()
    let before = rows.map { bench.solver.problem.rows[$0].state }
    try bench.solver.beginTrial()
    for row in rows {
      try bench.solver.basis.noteTie(row)
      try bench.solver.basis.save(row)
      bench.solver.problem.rows[row].state.formSymmetricDifference(.contributed)
    }
    try bench.solver.rollBack()
    #expect(rows.map { bench.solver.problem.rows[$0].state } == before)
    #expect(rows.allSatisfy { bench.solver.problem.rows[$0].lists == [] })
  }

  @Test(arguments: [1000.0, 0])
  func `constants that need double-double hold together`(before: Double) throws {
    let bench = Workbench()
    let x = try bench.variables(4)
    let last = try bench.together {
      let last = try bench.addNearlyEqualRows(x)
      try bench.solver.setConstant(before, of: last)
      return last
    }
    let wasExtended = bench.isDoubleDouble
    #expect(try bench.setConstants(of: [last], to: [-463]) == nil)
    #expect(!wasExtended && bench.isDoubleDouble)
    #expect(bench.value(x[3]) == -463)
  }

  /// The values grow far beyond the constants, so rounding may have spoiled them.
  @Test func `a row that is kept after many steps is proved to hold with the others`() throws {
    let bench = Workbench()
    let (size, views) = (try bench.variable(), try bench.variables(40))
    try bench.together {
      for view in views { try bench.add(view - 10 * size >= 0) }
      try bench.tryAdd(size == 1)
    }
    #expect(!bench.isDoubleDouble)
    #expect(bench.solver.basis.precision.attempt.loss == .none)
    #expect(bench.values(views) == Array(repeating: 10, count: 40))
  }

  /// Two rows are dropped. The older one counts as the newest while its constant is tried, and holds then; the other one does not.
  @Test(arguments: [[0.0], [5, 0]])
  func `a dropped row that holds with another constant is not refused`(numbers: [Double]) throws {
    let bench = Workbench()
    let x = try bench.variable()
    try bench.add(x == 0)
    let first = try bench.add(x == 5)
    let second = try bench.add(x == 7)
    try bench.together { #expect(bench.conflictCount == 2) }
    #expect(try bench.setConstants(of: numbers.map { _ in first }, to: numbers) == nil)
    #expect(bench.conflictCount == 1)
    #expect(!bench.solver.isDropped(first) && bench.solver.isDropped(second))
    #expect(bench.value(x) == 0)
    // The rest is as it was: the second row may hold as well.
    try bench.set(second, constant: 0)
    #expect(bench.conflictCount == 0)
  }

  @Test func `dropped rows stay in the order of their serial numbers after a refusal`() throws {
    let bench = Workbench()
    let (x, y) = (try bench.variable(), try bench.variable())
    try bench.add(x == 0)
    let first = try bench.add(x == 5)
    let other = try bench.add(y == 1)
    try bench.add(x == 7)
    #expect(bench.conflictCount == 2)
    #expect(try bench.setConstants(of: [other, first], to: [2, 6]) == .conflict)
    #expect(bench.value(y) == 1)
    let dropped = Array(bench.solver.basis.agenda.dropped.elements)
    let serials = dropped.map { bench.solver.problem.rows[$0].serial }
    #expect(serials == serials.sorted() && dropped.count == 2)
  }
}
