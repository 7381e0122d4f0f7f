// The solver alone, beyond what a scene needs.

import Casement
import Testing

@Suite struct `The solver of the Swift client` {
  @Test func `rows change, and are refused`() throws {
    let solver = try Solver()
    let x = try solver.addVariable("x"), y = try solver.addVariable("y")
    let rows = try solver.add(x <= 10, (x == 20).priority(.low), (x == 5).priority(.low).weight(0.5))
    try solver.solve()
    #expect(solver[x] == 10 && solver.name(of: x) == "x")
    #expect(try solver.violation(of: rows[1]) == 10 && solver.row(rows[2]).weight(1) == (x == 5).priority(.low))
    try solver.setConstants([(rows[0], 9), (rows[0], 10), (rows[2], 6)])
    try solver.setWeight(of: rows[2], 4)
    try solver.solve()
    #expect(solver[x] == 6)
    try solver.setPriority(of: rows[1], .high)
    try solver.solve()
    #expect(solver[x] == 10)
    #expect { try solver.tryAdd(x >= 11) } throws: { ($0 as? CasementError)?.status == .conflict }
    #expect(try solver.refusal() == [rows[0]])
    let added = try solver.tryAdd(y == x)
    #expect(solver[y] == 10)
    #expect(throws: CasementError.self) { try solver.remove(y) }
    try solver.remove([added, rows[1]])
    try solver.remove(y)
    #expect(solver[y].isNaN && solver.name(of: y) == "")
  }

  @Test func `conflicts and ambiguous variables are found`() throws {
    let solver = try Solver()
    let x = try solver.addVariable("x"), y = try solver.addVariable("y")
    let rows = try solver.add(x == 1, x == 2, y >= 0)
    try solver.solve()
    #expect(try solver.conflicts() == [[rows[1], rows[0]]])
    #expect(try solver.isAmbiguous(y) && !solver.isAmbiguous(x) && solver.ambiguousVariables() == [y])
    try solver.check()
    #expect(try solver.statistics().constraints == 3 && solver.description.contains("y"))
    let digest = solver.digest
    try solver.add(y == 4)
    try solver.solve()
    #expect(solver.digest != digest)
    #expect(try solver.changes().contains { $0.variable == y && $0.value == 4 })
  }

  @Test func `a solve that fails has no conflicts`() throws {
    let solver = try Solver()
    let x = try solver.addVariable("x")
    for number in 0..<60 {
      let y = try solver.addVariable()
      try solver.add(y - x == Double(number), (y == 3.0 * Double(number)).priority(.low), y + x == 7)
    }
    try solver.setLimit(1)
    #expect { try solver.conflicts() } throws: { ($0 as? CasementError)?.status == .limit }
  }

  @Test func `what belongs to a solver that ended is refused by later ones`() throws {
    for _ in 0..<20 {
      var ended: Solver? = try Solver()
      let x = try #require(try ended?.addVariable("old"))
      ended = nil
      let later = try Solver()
      _ = try later.addVariable("new")
      #expect(later.name(of: x) == "" && later[x].isNaN)
      #expect { try later.add(x == 1) } throws: { ($0 as? CasementError)?.status == .stale }
    }
  }

  @Test func `a weight of 0 and texts with a zero character are refused`() throws {
    let solver = try Solver()
    let x = try solver.addVariable("x")
    #expect { try solver.add((x == 1).priority(.low).weight(0)) } throws: {
      ($0 as? CasementError)?.status == .outOfRange
    }
    #expect { try solver.addVariable("a\0b") } throws: { ($0 as? CasementError)?.status == .text }
  }

  @Test func `several edits are suggested together, have ranges, and end`() throws {
    let solver = try Solver()
    let x = try solver.addVariable("x"), y = try solver.addVariable("y")
    let row = try solver.add(y - x == 10, x >= 0)[0]
    let (drag, gap) = (try solver.edit(x, .low, weight: 2), try solver.edit(row))
    let values = try solver.suggest([(drag, 5), (gap, 20)])
    #expect(values.map(\.value).sorted() == [5, 25] && solver[y] == 25)
    #expect(try solver.range(of: drag).lowerBound == 0)
    try solver.end(drag)
    #expect(throws: CasementError.self) { try solver.suggest(drag, 1) }
  }

  @Test func `a solver may go by weights alone, and prefer newer rows`() throws {
    func solved(_ solver: Solver) throws -> Double {
      let x = try solver.addVariable("x")
      try solver.add((x == 1).priority(.high), (x == 2).priority(.low).weight(3))
      try solver.solve()
      return solver[x]
    }
    #expect(try solved(Solver()) == 1 && solved(Solver(weightsOnly: true)) == 2)
    let newer = try Solver(newerWins: true)
    let x = try newer.addVariable("x")
    try newer.add((x == 1).priority(.low), (x == 2).priority(.low))
    try newer.solve()
    #expect(newer[x] == 2)
  }
}
