import Status
import Testing

@testable import Solver

@Suite struct EditTests {
  @Test func `streaming inside a range equals a fresh solve`() throws {
    let live = try Columns(width: 300)
    let streamed = live.bench.statistics().streamed
    for number in stride(from: 230.0, through: 500, by: 7.25) {
      try live.bench.suggest(live.edit, number)
      #expect(isClose(live.values, try Columns(width: number).values, to: 1e-12))
    }
    #expect(live.bench.statistics().streamed >= streamed + 35)
  }

  @Test func `inside a range nothing pivots and nothing is allocated`() throws {
    let live = try Columns(width: 300)
    try live.bench.suggest(live.edit, 310)
    let before = live.bench.statistics()
    live.bench.supply.remaining = 0
    for number in stride(from: 230.0, through: 500, by: 1) { try live.bench.solver.suggest(live.edit, number) }
    live.bench.supply.remaining = .max
    let after = live.bench.statistics()
    #expect(after.pivots == before.pivots)
    #expect(after.allocations == before.allocations)
    try live.bench.check()
    #expect(isClose(live.values, Columns.expected(500)))
  }

  @Test func `a number that is set before anything else is stated is the value`() throws {
    let bench = Workbench()
    let x = try bench.variables(2)
    let edits = [try bench.edit(x[0]), try bench.edit(x[1])]
    for number in [320.0, 0.1, -7] {
      for (edit, variable) in zip(edits, x) {
        try bench.set(edit, to: number)
        #expect(bench.values([variable]) == [number])
      }
    }
    let sum = try bench.add(x[0] + x[1] == 5, at: 800)
    #expect(bench.values(x) == [-7, 12])
    try bench.remove(sum)
    #expect(bench.values(x) == [-7, -7])
  }

  @Test func `the value of a row without others is not beyond all numbers`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    let row = try bench.add(1e-200 * x == 1)
    #expect(bench.values([x]) == [1e200])
    #expect(throws: Status.numeric) { try bench.set(row, constant: 1e200) }
    try bench.set(row, constant: 2)
    #expect(bench.values([x]) == [2e200])
  }

  @Test func `a range ends at the breakpoints`() throws {
    let live = try Columns(width: 300)
    for (number, low, high) in [(300.0, 220.0, Double.infinity), (200, 140, 220), (100, -.infinity, 140)] {
      try live.bench.suggest(live.edit, number)
      let range = try live.bench.range(live.edit)
      #expect(range.low == low || abs(range.low - low) < 1e-6)
      #expect(range.high == high || abs(range.high - high) < 1e-6)
    }
  }

  @Test func `values are correct after crossing breakpoints in both directions`() throws {
    let live = try Columns(width: 300)
    for number in [200.0, 100, 150, 300, 90, 219, 221, 140, 220, 139.5, 1000, 60] {
      try live.bench.suggest(live.edit, number)
      #expect(isClose(live.values, Columns.expected(number)))
    }
  }

  @Test func `values are exact after an edit to a large number and back`() throws {
    let live = try Columns(width: 400)
    for number in [121_257.0, 1, 400] { try live.bench.suggest(live.edit, number) }
    #expect(live.values == [100, 200, 100])
  }

  @Test func `alternating edits that move the same variable do not drift`() throws {
    let bench = Workbench()
    let x = try bench.variables(3)
    try bench.add(x[0] + x[1] - 3 * x[2] == 0.1)
    let edits = [try bench.edit(x[0]), try bench.edit(x[1])]
    for step in 1...300 {
      let numbers = [Double(step) / 7, Double(step % 11) / 3]
      for (edit, number) in zip(edits, numbers) { try bench.suggest(edit, number) }
      #expect(isClose(bench.values(x), [numbers[0], numbers[1], (numbers[0] + numbers[1] - 0.1) / 3], to: 1e-14))
    }
    #expect(bench.statistics().streamed > 500)
  }

  /// Each of the edits takes the values that the other has moved as its base.
  @Test func `thousands of edits in turn do not drift`() throws {
    let bench = Workbench()
    let x = try bench.variables(3)
    try bench.add(x[0] + 1.7 * x[1] - 2.3 * x[2] == 0.1)
    let edits = [try bench.edit(x[0]), try bench.edit(x[1])]
    var numbers = [0.0, 0]
    try bench.together {
      for step in 1...20_000 {
        numbers = [Double(step % 97) / 7, Double(step % 89) / 3]
        for (edit, number) in zip(edits, numbers) { try bench.suggest(edit, number) }
      }
    }
    #expect(isClose(bench.values(x), numbers + [(numbers[0] + 1.7 * numbers[1] - 0.1) / 2.3], to: 1e-14))
    #expect(bench.statistics().streamed > 30_000)
  }

  @Test(arguments: [3.0, 7, 10, 96]) func `streamed parts of a number are the nearest doubles`(count: Double) throws {
    let bench = Workbench()
    let x = try bench.variables(6)
    for place in 1..<x.count { try bench.add(count * x[place] - Double(place) * x[0] == 0) }
    let edit = try bench.edit(x[0])
    for number in stride(from: 100.5, through: 1900, by: 3.25) {
      try bench.suggest(edit, number)
      #expect(bench.values(x) == [number] + (1..<x.count).map { Double($0) * number / count })
    }
    #expect(bench.statistics().streamed > 500)
  }

  /// Adds rows in a cycle: each variable depends on three others.
  private func cycle(_ bench: Workbench, of x: [VariableID]) throws -> [RowID] {
    try x.indices.map { place in
      func other(_ distance: Int) -> VariableID { x[(place + distance) % x.count] }
      return try bench.add(4 * x[place] + 1.3 * other(1) - 0.7 * other(2) + 0.5 * other(5) == Double(place) - 7.7)
    }
  }

  /// Returns the largest difference from a solver built from scratch, relative to the largest value.
  private func drift(_ bench: Workbench, _ x: [VariableID], _ rows: [RowID]) throws -> Double {
    let fresh = Workbench()
    let y = try fresh.variables(x.count)
    let others = try cycle(fresh, of: y)
    for (row, other) in zip(rows, others) { try fresh.set(other, constant: bench.solver.constant(of: row)) }
    let (mine, theirs) = (bench.values(x), fresh.values(y))
    return zip(mine, theirs).map { abs($0 - $1) }.max()! / theirs.map(abs).max()!
  }

  @Test func `a solve of a cycle removes the rounding errors of streamed edits`() throws {
    let bench = Workbench()
    let x = try bench.variables(12)
    let rows = try cycle(bench, of: x)
    let edits = try [bench.edit(rows[0]), bench.edit(rows[1])]
    for (edit, number) in [(0, 1e5), (1, 3.3), (0, 1)] { try bench.set(edits[edit], to: number) }
    try bench.set(rows[3], constant: -4.7 * (1 + 1e-13))
    #expect(try drift(bench, x, rows) < 3e-15)
  }

  @Test func `values after large numbers equal those of a solver built from scratch`() throws {
    for height in [1e5, 1e9, 1e12] {
      let bench = Workbench()
      let x = try bench.variables(6)
      let rows = try cycle(bench, of: x)
      let edits = try [bench.edit(rows[0]), bench.edit(rows[1])]
      for (edit, number) in [(0, 1), (1, 3.3), (0, height), (1, 3.4), (0, 1)] { try bench.set(edits[edit], to: number) }
      #expect(try drift(bench, x, rows) < 1e-10)
      #expect(throws: Status.conflict) { try bench.tryAdd(1 * x[0] <= bench.value(x[0]) - 1e-3) }
    }
  }

  @Test func `rows of small numbers hold in a grid in which others are far larger`() throws {
    let bench = Workbench()
    let side = 18
    let x = try bench.variables(side * side)
    var inner: [Int] = []
    try bench.together {
      for here in x.indices {
        if (1..<side - 1).contains(here % side) && (1..<side - 1).contains(here / side) {
          let around = x[here + 1] + x[here + side] + x[here - 1] + x[here - side]
          try bench.add(4 * x[here] - around == 0)
          inner.append(here)
        } else if (here * 7 + 2) % 10 < 7 {
          try bench.add(x[here] == Double(here * 37 % 101), at: 500)
        }
      }
      try bench.solver.solve()
    }
    let edit = try bench.edit(x[21], at: 621, weight: 3)
    for number in [273, 275, 71.3] {
      try bench.suggest(edit, number)
      let values = bench.values(x)
      #expect(values.contains { abs($0) > 1e12 })
      for here in inner {
        let around = [here + 1, here + side, here - 1, here - side].map { values[$0] }
        let size = around.reduce(4 * abs(values[here])) { $0 + abs($1) }
        #expect(abs(4 * values[here] - around.reduce(0, +)) <= 1e-9 * size)
      }
    }
  }

  @Test func `small values of a cycle follow an edit that moves others far more`() throws {
    let bench = Workbench()
    let hill = try Hill(bench, steps: 24)
    let edit = try bench.edit(hill.closing)
    for number in [2.0, 3.5, 7, 5.25] {
      try bench.set(edit, to: number)
      #expect(abs(bench.value(hill.first) - number) < 1e-9)
      #expect(bench.value(hill.top) > 1e14)
    }
  }

  @Test(arguments: [1e11, 1e13, 1e14, 1e17]) func `near numbers are right after far ones`(far: Double) throws {
    let bench = Workbench()
    let x = try bench.variable()
    try bench.add(x <= 190.3)
    let edit = try bench.edit(x)
    for number in [40, far, 2 * far, 40, 190.2, 200, far, 50] {
      try bench.suggest(edit, number)
      #expect(bench.value(x) == min(number, 190.3))
    }
  }

  @Test func `after a query between edits, dropped rows are added again`() throws {
    let bench = Workbench()
    let (x, y) = (try bench.variable(), try bench.variable())
    try bench.add(x <= 10)
    let moved = try bench.add(y == 0)
    try bench.add(x - y >= 0)
    try bench.add(x == 3, at: 500)
    let edit = try bench.edit(moved)
    for number in [1.0, 2] { try bench.set(edit, to: number) }
    #expect(throws: Status.conflict) { try bench.set(edit, to: 20) }
    _ = try bench.range(edit)
    try bench.set(edit, to: 6)
    #expect(bench.values([x, y]) == [6, 6])
    #expect(bench.conflictCount == 0)
  }

  @Test func `a variable that rounding leaves unchanged is not reported`() throws {
    let bench = Workbench()
    let x = try bench.variables(2)
    try bench.add(x[1] - x[0] == 1e9)
    let edit = try bench.edit(x[0])
    try bench.suggest(edit, 0.1)
    try bench.suggest(edit, 0.3)
    let before = bench.values(x)
    try bench.suggest(edit, 0.3 + 1e-9)
    #expect(bench.value(x[0]) == 0.3 + 1e-9)
    #expect(bench.value(x[1]) == before[1])
    #expect(bench.changed() == [x[0].raw])
  }

  @Test func `a suggestion reports exactly what it moved`() throws {
    let live = try Columns(width: 300)
    try live.bench.suggest(live.edit, 330)
    #expect(live.bench.changed() == [live.columns[0], live.columns[1], live.width].map(\.raw).sorted())
    try live.bench.suggest(live.edit, 330)
    #expect(live.bench.changed() == [])
    try live.bench.suggest(live.edit, 200)
    #expect(live.bench.changed() == (live.columns + [live.width]).map(\.raw).sorted())
  }

  @Test func `two edits of one solver are independent`() throws {
    let bench = Workbench()
    let (x, y, z) = (try bench.variable(), try bench.variable(), try bench.variable())
    try bench.add(z - x - y == 0)
    try bench.add(z <= 100)
    let left = try bench.edit(x, at: 750)
    let right = try bench.edit(y, at: 700)
    for (first, second) in [(10.0, 20.0), (30, 80), (5, 80), (95, 80), (95, 3), (20, 80), (20, 81), (0, 0)] {
      try bench.suggest(left, first)
      try bench.suggest(right, second)
      #expect(bench.value(x) == first)
      #expect(bench.value(y) == min(second, 100 - first))
      #expect(bench.value(z) == min(100, first + second))
    }
  }

  @Test func `numbers set before a solve are solved together`() throws {
    let bench = Workbench()
    let (x, y) = (try bench.variable(), try bench.variable())
    try bench.add(x - y <= 0)
    let left = try bench.edit(x)
    let right = try bench.edit(y)
    try bench.together {
      try bench.solver.setNumber(of: left, to: 10)
      try bench.solver.setNumber(of: right, to: 30)
      #expect(bench.values([x, y]) == [0, 0])
    }
    #expect(bench.values([x, y]) == [10, 30])
    #expect(bench.solver.number(of: right) == 30)
  }

  /// What may follow an edit that was set without a report, and what x is then.
  @Test(arguments: 0..<7) func `what a number moves is there whatever follows`(next: Int) throws {
    let bench = Workbench()
    let (x, y, z) = (try bench.variable(), try bench.variable(), try bench.variable())
    try bench.add(y - x == 10)
    let target = try bench.add(x == 5, at: 500)
    let edit = next < 4 ? try bench.edit(target) : try bench.edit(x)
    let other = try bench.edit(z)
    // With a plan, so that the next number is streamed.
    for number in [1.0, 2, 3] { try bench.suggest(edit, number) }
    try bench.together {
      for number in [7.0, 8, 9] { try bench.solver.setEdit(edit, to: number) }
      switch next {
      case 0: try bench.solver.setConstant(40, of: target)
      case 1, 4: try bench.solver.endEdit(edit)
      case 2: try bench.solver.remove(target)
      case 3, 5: try bench.solver.setEdit(other, to: 2)
      default: try bench.solver.suggest(other, 2)
      }
      if next == 6 { #expect(bench.solver.changes.count == 3) }
      #expect(bench.values([x, y]) == [9, 19])
      #expect(bench.value(z) == (next == 3 || next > 4 ? 2 : 0))
      try bench.solver.solve()
    }
    #expect(bench.values([x, y]) == (next == 0 ? [40, 50] : next == 4 ? [5, 15] : [9, 19]))
  }

  @Test func `an edit begins with the value of its variable`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    try bench.add(x == 12, at: 400)
    let edit = try bench.edit(x, at: 800)
    #expect(bench.value(x) == 12)
    #expect(bench.solver.number(of: edit) == 12)
  }

  @Test func `a variable returns to its other rows when its edit ends`() throws {
    let bench = Workbench()
    let (x, y) = (try bench.variable(), try bench.variable())
    try bench.add(x == 3, at: 500)
    let edit = try bench.edit(x)
    let free = try bench.edit(y)
    try bench.suggest(edit, 9)
    try bench.suggest(free, 8)
    #expect(bench.values([x, y]) == [9, 8])
    try bench.end(edit)
    try bench.end(free)
    #expect(bench.values([x, y]) == [3, 8])
    #expect(!bench.isLive(edit))
    #expect(bench.statistics().constraints == 1)
    #expect(throws: Status.stale) { try bench.suggest(edit, 1) }
    #expect(throws: Status.stale) { try bench.set(edit, to: 1) }
    #expect(throws: Status.stale) { try bench.range(edit) }
    #expect(throws: Status.stale) { try bench.end(edit) }
    let next = try bench.edit(x)
    #expect(next.raw != edit.raw && next.raw != free.raw)
  }

  @Test func `an edit refuses required priority and numbers that are not finite`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    #expect(throws: Status.outOfRange) { try bench.edit(x, at: requiredPriority) }
    #expect(throws: Status.outOfRange) { try bench.edit(x, at: 0) }
    #expect(throws: Status.outOfRange) { try bench.edit(x, weight: 0) }
    #expect(throws: Status.notFinite) { try bench.edit(x, weight: .nan) }
    #expect(bench.statistics().constraints == 0)
    let edit = try bench.edit(x)
    let before = bench.digest()
    #expect(throws: Status.notFinite) { try bench.suggest(edit, .nan) }
    #expect(throws: Status.notFinite) { try bench.set(edit, to: .infinity) }
    #expect(bench.digest() == before)
  }

  @Test func `callers cannot remove or edit the row of an edit`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    let edit = try bench.edit(x)
    let row = try #require((0..<bench.solver.constraintSlots).lazy.compactMap { bench.solver.constraint(at: $0) }.first)
    #expect(throws: Status.inUse) { try bench.remove(row) }
    #expect(throws: Status.inUse) { try bench.edit(row) }
    #expect(throws: Status.outOfRange) { try bench.set(row, priority: requiredPriority) }
    try bench.suggest(edit, 4)
    #expect(bench.value(x) == 4)
  }

  /// The row holds from 100 on.
  @Test func `while a row is dropped the range of an edit is its number`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    try bench.add(x >= 100)
    let row = try bench.add(x == 50)
    try bench.together { #expect(bench.conflictCount == 1) }
    let edit = try bench.edit(row)
    let dropped = try bench.range(edit)
    #expect(dropped == (50, 50))
    try bench.set(edit, to: 150)
    let held = try bench.range(edit)
    #expect(held == (100, .infinity))
  }
}
