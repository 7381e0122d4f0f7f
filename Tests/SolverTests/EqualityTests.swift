import Testing

@testable import Solver

/// Rows x == y, with the groups of equal variables tracked outside of the solver. All values of a group must be equal
/// to the last bit.
private final class Equals {
  let bench = Workbench()
  let x: [VariableID]
  var pairs: [(Int, Int, RowID)] = []

  init(_ count: Int) throws { x = try bench.variables(count) }

  func equate(_ one: Int, _ other: Int) throws {
    pairs.append((one, other, try bench.add(x[one] - x[other] == 0)))
  }

  /// Returns whether both variables of each row that is not dropped have one value.
  func holds() -> Bool {
    for (one, other, row) in pairs where !bench.solver.isDropped(row) {
      if bench.value(x[one]).bitPattern != bench.value(x[other]).bitPattern { return false }
    }
    return true
  }
}

@Test func `three equal widths of a third of 80 have the same bits`() throws {
  let widths = try Equals(3)
  try widths.bench.together {
    try widths.equate(0, 1)
    try widths.equate(1, 2)
    try widths.bench.add(widths.x[0] + widths.x[1] + widths.x[2] == 80)
  }
  #expect(widths.holds())
  #expect(abs(widths.bench.value(widths.x[0]) - 80.0 / 3) < 1e-14)
}

@Test func `equal variables have the same bits after streamed edits`() throws {
  let bars = try Equals(8)
  try bars.bench.together {
    for index in 0..<6 { try bars.equate(index, index + 1) }
    var sum = bars.x[0] + bars.x[1]
    for index in 2..<7 { sum = sum + bars.x[index] }
    try bars.bench.add(sum - bars.x[7] == 0.1)
  }
  let edit = try bars.bench.edit(bars.x[7])
  for step in 0..<200 {
    try bars.bench.suggest(edit, 80 + Double(step) / 3)
    #expect(bars.holds())
  }
  #expect(bars.bench.statistics().streamed > 150)
}

@Test func `an equality between rounded values is no conflict and gives the same bits`() throws {
  for factors in [(0.3, 7.0), (1.1, 0.7), (3, 9.3)] {
    let doubled = try Equals(2)
    try doubled.bench.add(factors.0 * doubled.x[0] == factors.0 * 80 / 3)
    try doubled.bench.add(factors.1 * doubled.x[1] == factors.1 * 80 / 3)
    try doubled.equate(0, 1)
    let isDropped = doubled.bench.solver.isDropped(doubled.pairs[0].2)
    #expect(!isDropped && doubled.holds())
  }
}

/// x = 1 - (w + 0.3) and y = 0.7 - w are rounded differently.
@Test func `a required equality that others imply holds to the last bit`() throws {
  var unequal = 0
  for place in 1..<100 {
    let bench = Workbench()
    let (w, x, y, z) = (try bench.variable(), try bench.variable(), try bench.variable(), try bench.variable())
    try bench.add(w == Double(place) * 0.0123456789)
    try bench.add(z - w == 0.3)
    try bench.add(x + z == 1)
    try bench.add(y + w == 0.7)
    try bench.solver.solve()
    if bench.value(x) != bench.value(y) { unequal += 1 }
    let equality = try bench.add(x - y == 0)
    try bench.solver.solve()
    #expect(bench.value(x) == bench.value(y))
    #expect(!bench.isDropped(equality))
    try bench.solver.check()
  }
  #expect(unequal > 0)
}

@Test func `equal variables have the same bits in random systems`() throws {
  for seed in 1...120 {
    var dice = Dice(seed)
    let net = try Equals(10)
    let bench = net.bench
    try bench.together {
      for index in 1..<10 where dice.below(4) > 0 { try net.equate(dice.below(index), index) }
    }
    var rows: [RowID] = []
    try bench.together {
      for _ in 0..<dice.below(7) + 2 {
        var sum = dice.factor * net.x[dice.below(5)]
        for index in 5..<10 where dice.below(2) == 0 { sum = sum + dice.factor * net.x[index] }
        rows.append(try bench.add(sum == dice.number, at: [1000, 750, 500][dice.below(3)]))
      }
    }
    #expect(net.holds(), "\(seed), built")
    let edit = try bench.edit(net.x[dice.below(10)], at: 900)
    for _ in 0..<12 {
      _ = try? bench.suggest(edit, dice.number)
      #expect(net.holds(), "\(seed), edited")
    }
    try bench.remove(rows[dice.below(rows.count)])
    #expect(net.holds(), "\(seed), removed")
    let gone = net.pairs.remove(at: dice.below(net.pairs.count))
    try bench.remove(gone.2)
    _ = try? bench.suggest(edit, dice.number)
    #expect(net.holds(), "\(seed), parted")
  }
}

/// Reproducible pseudo-random numbers.
private struct Dice {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(seed) &* 0x9e37_79b9_7f4a_7c15 }

  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  var factor: Double { mutating get { [1, -1, 2, 3, 0.3, 1.1, -0.7, 7][below(8)] } }
  var number: Double { mutating get { Double(below(3000)) / 7 } }
}
