import Status
import Testing

@testable import Solver

/// Edits of one solver in turn: each has a report of its own, from which the solver takes the values when they are needed.
@Suite struct EditTurnTests {
  /// Two edited variables, each with two that follow it, and one that follows both if they are joined.
  private struct Pairs {
    let bench = Workbench()
    let x: [VariableID]
    let edits: [EditID]

    init(isJoined: Bool = false) throws {
      x = try bench.variables(7)
      try bench.add(x[2] - x[0] == 10)
      try bench.add(x[3] - 2 * x[0] == 0)
      try bench.add(x[4] - x[1] == 20)
      try bench.add(x[5] - 3 * x[1] == 0)
      try bench.add(isJoined ? x[6] - x[0] - x[1] == 0 : 1 * x[6] == 5)
      edits = [try bench.edit(x[0]), try bench.edit(x[1])]
      for edit in edits { try bench.suggest(edit, 1) }
      bench.solver.takeChanges()
    }

    /// Suggests without a check, which would read all values. Returns the report by variable.
    func suggest(_ index: Int, _ number: Double) throws -> [UInt32: Double] {
      try bench.solver.suggest(edits[index], number)
      return Dictionary(uniqueKeysWithValues: bench.solver.changes.elements.map { ($0.variable.raw, $0.value) })
    }

    func following(_ index: Int, _ number: Double) -> [UInt32: Double] {
      index == 0
        ? [x[0].raw: number, x[2].raw: number + 10, x[3].raw: 2 * number]
        : [x[1].raw: number, x[4].raw: number + 20, x[5].raw: 3 * number]
    }

    func expected(_ first: Double, _ second: Double) -> [Double] {
      [first, second, first + 10, 2 * first, second + 20, 3 * second, 5]
    }
  }

  @Test func `edits in turn report what they move, and allocate nothing`() throws {
    let pairs = try Pairs()
    for index in 0..<2 { _ = try pairs.suggest(index, 2) }
    pairs.bench.supply.remaining = 0
    for number in 3..<30 {
      for index in 0..<2 { #expect(try pairs.suggest(index, Double(number)) == pairs.following(index, Double(number))) }
    }
    pairs.bench.supply.remaining = .max
    #expect(pairs.bench.values(pairs.x) == pairs.expected(29, 29))
    try pairs.bench.check()
  }

  @Test func `a number that stays is reported as no change, and the next as one`() throws {
    let pairs = try Pairs()
    for _ in 0..<2 {
      _ = try pairs.suggest(0, 4)
      _ = try pairs.suggest(1, 6)
      #expect(try pairs.suggest(0, 4) == [:])
      let hasOrder = pairs.bench.solver.changes.hasVariableOrder
      #expect(!hasOrder)
      let hasAddress = pairs.bench.solver.changes.elements.baseAddress != nil
      #expect(hasAddress)
      #expect(try pairs.suggest(0, 7) == pairs.following(0, 7))
    }
    #expect(pairs.bench.values(pairs.x) == pairs.expected(7, 6))
  }

  @Test func `edits that move the same variable take each other's values`() throws {
    let pairs = try Pairs(isJoined: true)
    for number in 2..<20 {
      let (first, second) = (Double(number), Double(3 * number))
      #expect(try pairs.suggest(0, first)[pairs.x[6].raw] == first + (number == 2 ? 1 : second - 3))
      #expect(try pairs.suggest(1, second)[pairs.x[6].raw] == first + second)
    }
    try pairs.bench.check()
  }

  @Test func `whatever else happens has the values of edits in turn`() throws {
    let pairs = try Pairs()
    let bench = pairs.bench
    let others: [() throws -> Void] = [
      { _ = bench.solver.value(of: pairs.x[3]) },
      { try bench.set(pairs.edits[0], to: 100) },
      { _ = try bench.range(pairs.edits[1]) },
      { try bench.remove(try bench.add(pairs.x[6] - pairs.x[3] >= -1000)) },
      {
        try pairs.edits.withUnsafeBufferPointer { edits in
          try [100.0, 200].withUnsafeBufferPointer { try bench.solver.suggest(edits, $0) }
        }
      },
      { try bench.end(try bench.edit(pairs.x[6])) },
      { bench.solver.takeChanges() },
    ]
    for (round, other) in others.enumerated() {
      for step in 0..<3 {
        let numbers = [Double(10 * round + step), Double(20 * round + step)]
        _ = try pairs.suggest(0, numbers[0])
        _ = try pairs.suggest(1, numbers[1])
        if step == 1 { try other() }
        if step == 2 { #expect(bench.values(pairs.x) == pairs.expected(numbers[0], numbers[1])) }
      }
    }
    try bench.check()
  }
}
