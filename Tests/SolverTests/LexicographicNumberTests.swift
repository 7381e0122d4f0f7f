import Memory
import Support
import Testing

@testable import Solver

/// One priority of a number.
private struct Level: Equatable {
  let priority: Int32
  let value: Double
  let peak: Double

  init(_ priority: Int32, _ value: Double, peak: Double) {
    self.priority = priority
    self.value = value
    self.peak = peak
  }

  init(_ node: MultiplierNode) { self.init(node.priority, node.value, peak: node.peak) }
}

/// Calls `body` with memory in which each of the lists is a multiplier, and with the first nodes of these.
private func withMultipliers(_ lists: [Level]..., body: (BufferSpan<MultiplierNode>, [Int32]) -> Void) throws {
  let supply = Supply()
  let account = try #require(supply.account())
  var nodes = Buffer<MultiplierNode>(account)
  defer {
    nodes.release()
    account.close()
  }
  var first: [Int32] = []
  for list in lists {
    var next: Int32 = -1
    for level in list.reversed() {
      try nodes.append(MultiplierNode(priority: level.priority, next: next, value: level.value, peak: level.peak))
      next = Int32(nodes.count - 1)
    }
    first.append(next)
  }
  body(nodes.span, first)
}

@Suite struct LexicographicNumberTests {
  private let multiplier = [Level(900, 2, peak: 3), Level(500, 4, peak: 8), Level(100, -1, peak: 1)]

  @Test(
    arguments: [
      (0, 500, [Level(900, 2, peak: 3), Level(500, 4, peak: 8), Level(100, -1, peak: 1)]),
      (1, 950, [Level(950, -1, peak: 1), Level(900, 2, peak: 3), Level(500, 4, peak: 8), Level(100, -1, peak: 1)]),
      (10, 500, [Level(900, 2, peak: 3), Level(500, -6, peak: 10), Level(100, -1, peak: 1)]),
      (-5, 300, [Level(900, 2, peak: 3), Level(500, 4, peak: 8), Level(300, 5, peak: 5), Level(100, -1, peak: 1)]),
      (1, 50, [Level(900, 2, peak: 3), Level(500, 4, peak: 8), Level(100, -1, peak: 1), Level(50, -1, peak: 1)]),
    ] as [(Double, Int32, [Level])])
  private func `the bound is subtracted at its priority`(bound: Double, priority: Int32, levels: [Level]) throws {
    try withMultipliers(multiplier) { nodes, first in
      let number = LexicographicNumber(nodes, from: first[0], less: bound, at: priority)
      #expect(number.map(Level.init) == levels)
      let negated = LexicographicNumber(nodes, from: first[0], less: bound, at: priority, sign: -1)
      #expect(negated.map(Level.init) == levels.map { Level($0.priority, -$0.value, peak: $0.peak) })
    }
  }

  @Test func `the highest priority that is not zero decides`() throws {
    try withMultipliers([Level(500, 4, peak: 8), Level(100, -1, peak: 1)], [Level(500, 4, peak: 4)], []) {
      nodes, first in
      func sign(_ list: Int, less bound: Double) -> Int {
        let level = LexicographicNumber(nodes, from: first[list], less: bound, at: 500).leading()
        return level.map { $0.value > 0 ? 1 : -1 } ?? 0
      }
      #expect(sign(0, less: 3) == 1)
      #expect(sign(0, less: 4) == -1)
      #expect(sign(0, less: 5) == -1)
      #expect(sign(1, less: 4) == 0)
      #expect(sign(2, less: 0) == 0)
      #expect(sign(2, less: -1) == 1)
      #expect(sign(1, less: .infinity) == -1)
    }
  }

  @Test func `levels below a priority are found`() throws {
    try withMultipliers(multiplier) { nodes, first in
      let number = LexicographicNumber(nodes, from: first[0], less: 5, at: 300)
      #expect([1001, 900, 500, 300, 100].map { number.level(below: $0)?.priority } == [900, 500, 300, 100, nil])
    }
  }

  @Test func `two numbers are added priority by priority`() throws {
    try withMultipliers(multiplier, [Level(700, 1, peak: 1), Level(500, 4, peak: 9)]) { nodes, first in
      var difference = LexicographicNumber(nodes, from: first[0], less: 1, at: 100)
      var other = LexicographicNumber(nodes, from: first[1], less: 0, at: 0, sign: -1)
      var levels: [Level] = []
      while let level = difference.next(plus: &other) { levels.append(Level(level)) }
      #expect(
        levels == [Level(900, 2, peak: 3), Level(700, -1, peak: 1), Level(500, 0, peak: 9), Level(100, -2, peak: 1)])
    }
  }
}
