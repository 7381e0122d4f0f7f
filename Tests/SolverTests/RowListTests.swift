import Memory
import Testing

@testable import Solver

@Suite struct RowListTests {
  let bench = SimplexBench()
  let x: [VariableID]
  let rows: [Int32]

  init() throws {
    x = try bench.variables(3)
    let (x, bench) = (x, bench)
    rows = try (0..<3).map { try bench.state(x[$0] >= 0) }
  }

  private func expect(_ listed: [Int32], _ name: RowLists) {
    for row in rows { #expect(bench.simplex.problem.rows[row].lists.contains(name) == listed.contains(row)) }
  }

  @Test func `a row is listed once, and says whether it is`() throws {
    var list = RowList<1>(bench.account)
    defer { list.release() }
    for index in [1, 0, 1, 0] { try list.insert(rows[index], bench.simplex.problem.marks) }
    try list.reserve(more: 1)
    for index in [2, 1] { list.insertReserved(rows[index], bench.simplex.problem.marks) }
    #expect(Array(list.elements) == [rows[1], rows[0], rows[2]])
    expect(rows, .outOfBounds)
    expect([], .recheck)
    #expect(list.removeLast(bench.simplex.problem.marks) == rows[2])
    expect([rows[0], rows[1]], .outOfBounds)
    list.truncate(to: 1, bench.simplex.problem.marks)
    expect([rows[1]], .outOfBounds)
    list.removeAll(bench.simplex.problem.marks)
    expect([], .outOfBounds)
    #expect(list.count == 0)
  }

  @Test func `a row that no memory is left for does not say that it is listed`() throws {
    var list = RowList<2>(bench.account)
    defer { list.release() }
    bench.supply.remaining = 0
    #expect(throws: MemoryError.self) { try list.insert(rows[0], bench.simplex.problem.marks) }
    bench.supply.remaining = .max
    expect([], .recheck)
    #expect(list.count == 0)
  }

  @Test func `stays that may be tied are listed once, too`() throws {
    var list = RowList<4>(bench.account)
    defer { list.release() }
    let stay = ~bench.slot(of: x[1])
    for element in [stay, rows[1], stay] { try list.insert(element, bench.simplex.problem.marks) }
    #expect(Array(list.elements) == [stay, rows[1]])
    #expect(bench.simplex.problem.variables[~stay].mayBeTied)
    list.removeAll(bench.simplex.problem.marks)
    #expect(!bench.simplex.problem.variables[~stay].mayBeTied)
    expect([], .tied)
  }
}
