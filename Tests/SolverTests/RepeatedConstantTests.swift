import Status
import Testing

@testable import Solver

/// Constants that one solve after another changes stream like edits: see `RepeatedConstants`.
@Suite struct RepeatedConstantTests {
  /// Two boxes side by side in a container, the second at least 30 wide, and a third that hangs on nothing of these.
  private struct Boxes {
    let bench = Workbench()
    let x: [VariableID]
    let inset: RowID
    let container: RowID
    let apart: RowID

    init() throws {
      x = try bench.variables(6)
      inset = try bench.add(x[0] == 10)
      container = try bench.add(x[3] == 300)
      try bench.add(x[1] - x[0] == 100, at: 700)
      try bench.add(x[2] - x[1] >= 30)
      try bench.add(x[2] - x[3] == 0)
      apart = try bench.add(x[4] == 5)
      try bench.add(x[5] - 3 * x[4] == 1)
    }

    /// Sets constants, solves once, and checks.
    func move(_ changes: (row: RowID, constant: Double)...) throws {
      for change in changes { try bench.solver.setConstant(change.constant, of: change.row) }
      try bench.solver.solve()
      try bench.check()
    }

    func expected(inset: Double, container: Double, apart: Double) -> [Double] {
      [inset, min(inset + 100, container - 30), container, container, apart, 3 * apart + 1]
    }
  }

  @Test func `a constant that moves again and again has right values on both sides of a breakpoint`() throws {
    let boxes = try Boxes()
    for number in [10.0, 12, 14, 16, 18, 150, 180, 190, 200, 210, 20, 12, 14, 16.5] {
      try boxes.move((boxes.inset, number))
      #expect(isClose(boxes.bench.values(boxes.x), boxes.expected(inset: number, container: 300, apart: 5)))
    }
    #expect(boxes.bench.statistics().streamed >= 5)
  }

  @Test func `constants that share nothing stream together, and those that do are solved`() throws {
    let boxes = try Boxes()
    for step in 0..<8 {
      let numbers = [Double(step), Double(2 * step)]
      try boxes.move((boxes.inset, numbers[0]), (boxes.apart, numbers[1]))
      #expect(boxes.bench.values(boxes.x) == boxes.expected(inset: numbers[0], container: 300, apart: numbers[1]))
    }
    let streamed = boxes.bench.statistics().streamed
    #expect(streamed >= 5)
    for step in 0..<8 {
      try boxes.move((boxes.inset, 180 + Double(step)), (boxes.container, 250 + Double(step)))
      #expect(
        isClose(
          boxes.bench.values(boxes.x),
          boxes.expected(inset: 180 + Double(step), container: 250 + Double(step), apart: 14)))
    }
  }

  @Test func `a constant that moves again and again can be edited, removed, and changed with others`() throws {
    let boxes = try Boxes()
    func moveOften(_ row: RowID) throws {
      for number in [1.0, 2, 3, 4] { try boxes.move((row, number)) }
    }
    try moveOften(boxes.inset)
    let edit = try boxes.bench.edit(boxes.inset)
    try boxes.bench.suggest(edit, 7)
    #expect(boxes.bench.value(boxes.x[1]) == 107)
    try boxes.bench.end(edit)
    try moveOften(boxes.inset)
    try boxes.move((boxes.apart, 9), (boxes.inset, 8))
    #expect(boxes.bench.values(boxes.x) == boxes.expected(inset: 8, container: 300, apart: 9))
    try moveOften(boxes.apart)
    try boxes.bench.remove(boxes.apart)
    let next = try boxes.bench.add(boxes.x[4] == 11)
    #expect(boxes.bench.value(boxes.x[5]) == 34)
    try moveOften(next)
    #expect(boxes.bench.value(boxes.x[5]) == 13)
  }

  @Test func `an edit streams beside constants that move what it moves`() throws {
    let boxes = try Boxes()
    let edit = try boxes.bench.edit(boxes.container)
    for step in 1...20 {
      try boxes.bench.suggest(edit, 100 + Double(step))
      for inset in [Double(step), Double(step) + 0.5, Double(step) + 1] {
        try boxes.move((boxes.inset, inset))
        #expect(
          isClose(
            boxes.bench.values(boxes.x), boxes.expected(inset: inset, container: 100 + Double(step), apart: 5)))
      }
    }
  }

  @Test func `without memory for plans every step is solved`() throws {
    var allowed = 0
    var streamed = false
    while !streamed {
      let boxes = try Boxes()
      try boxes.move((boxes.inset, 1))
      boxes.bench.supply.remaining = allowed
      for number in [2.0, 3, 4, 5] {
        try boxes.bench.solver.setConstant(number, of: boxes.inset)
        try boxes.bench.solver.solve()
        #expect(boxes.bench.value(boxes.x[1]) == 100 + number)
      }
      boxes.bench.supply.remaining = .max
      streamed = boxes.bench.statistics().streamed > 1
      try boxes.bench.check()
      allowed += 1
    }
    #expect(allowed > 1)
  }

  @Test func `after one of two edits ends, a new one knows what it shares with the other`() throws {
    let bench = Workbench()
    let x = try bench.variables(2)
    let rows = [try bench.add(x[0] == 1), try bench.add(x[1] - x[0] == 2)]
    let kept = try bench.edit(rows[0])
    let ended = try bench.edit(rows[1])
    for (edit, number) in [(kept, 3.0), (ended, 4), (kept, 5), (ended, 6)] { try bench.suggest(edit, number) }
    try bench.end(ended)
    let next = try bench.edit(rows[1])
    for (edit, number) in [(kept, 10.0), (next, 6), (next, 7), (kept, 11)] { try bench.suggest(edit, number) }
    #expect(bench.values(x) == [11, 18])
    try bench.end(next)
    for number in [6.0, 7, 8, 20] {
      try bench.solver.setConstant(number, of: rows[1])
      try bench.solver.solve()
    }
    try bench.suggest(kept, 10)
    #expect(bench.values(x) == [10, 30])
  }

  @Test func `a row whose constant was repeated can be edited after a trial in double-double`() throws {
    let boxes = try Boxes()
    for number in [1.0, 2, 3, 4] { try boxes.move((boxes.inset, number)) }
    try boxes.bench.tryAdd(1e6 * boxes.x[4] + boxes.x[5] <= 1e9)
    let edit = try boxes.bench.edit(boxes.inset)
    try boxes.bench.suggest(edit, 7)
    #expect(boxes.bench.value(boxes.x[1]) == 107)
  }
}
