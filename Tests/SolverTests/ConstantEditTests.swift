import Status
import Testing

@testable import Solver

@Suite struct ConstantEditTests {
  @Test func `the constant of an upper bound is edited with its sign`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    try bench.add(x == 100, at: 500)
    let bound = try bench.add(x <= 10)
    let edit = try bench.edit(bound)
    #expect(bench.solver.number(of: edit) == 10)
    for number in [20.0, 30, 40, 99, 150, 160, -5, 100, 12] {
      try bench.suggest(edit, number)
      #expect(bench.value(x) == min(100, number))
      #expect(bench.solver.constant(of: bound) == number)
    }
    let range = try bench.range(edit)
    #expect(range.low == -.infinity)
    #expect(abs(range.high - 100) < 1e-6)
  }

  @Test func `the constant of a lower bound is edited too`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    try bench.add(2 * x == 100, at: 500)
    let edit = try bench.edit(try bench.add(x >= 60))
    for number in [70.0, 80, 55, 20, 10, 51] {
      try bench.suggest(edit, number)
      #expect(bench.value(x) == max(50, number))
    }
    let range = try bench.range(edit)
    #expect(abs(range.low - 50) < 1e-6)
    #expect(range.high == .infinity)
  }

  @Test func `a row has at most one edit`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    let row = try bench.add(x == 1)
    let edit = try bench.edit(row)
    #expect(throws: Status.inUse) { try bench.edit(row) }
    try bench.end(edit)
    let again = try bench.edit(row)
    try bench.suggest(again, 6)
    #expect(bench.value(x) == 6)
    try bench.end(again)
    #expect(bench.value(x) == 6)
    #expect(bench.isLive(row))
  }

  @Test func `removing a row removes the edit of its constant`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    let row = try bench.add(x == 1)
    let edit = try bench.edit(row)
    try bench.suggest(edit, 5)
    try bench.remove(row)
    #expect(!bench.isLive(edit))
    #expect(throws: Status.stale) { try bench.suggest(edit, 7) }
    #expect(bench.value(x) == 5)
  }

  @Test func `setting a constant sets the number of its edit`() throws {
    let bench = Workbench()
    let (x, y) = (try bench.variable(), try bench.variable())
    let row = try bench.add(x == 1)
    try bench.add(y - 3 * x == 0)
    let edit = try bench.edit(row)
    try bench.suggest(edit, 2)
    try bench.suggest(edit, 3)
    try bench.set(row, constant: 10)
    #expect(bench.values([x, y]) == [10, 30])
    #expect(bench.solver.number(of: edit) == 10)
    try bench.suggest(edit, 11)
    #expect(bench.values([x, y]) == [11, 33])
  }

  @Test func `an edit to a conflicting constant drops the row, and a later edit adds it again`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    try bench.add(x >= 5)
    let row = try bench.add(x == 8)
    let edit = try bench.edit(row)
    #expect(throws: Status.conflict) { try bench.suggest(edit, 2) }
    #expect(bench.isDropped(row))
    #expect(bench.value(x) >= 5)
    try bench.suggest(edit, 6)
    #expect(!bench.isDropped(row))
    #expect(bench.value(x) == 6)
  }
}
