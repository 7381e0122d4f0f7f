import Testing

@testable import Solver

/// Older rows win among equally good answers.
@Suite struct TieTests {
  @Test func `of two rows that cannot both hold the older one holds`() throws {
    for isReversed in [false, true] {
      let bench = Workbench()
      let x = try bench.variables(2)
      try bench.add(x[0] + x[1] == 100)
      let order = isReversed ? [1, 0] : [0, 1]
      for index in order { try bench.add(x[index] >= 60, at: 750) }
      #expect(bench.values(x) == (isReversed ? [40, 60] : [60, 40]))
    }
  }

  @Test func `where newer rows win, the newest hold, also after changes and on a copy`() throws {
    for isReversed in [false, true] {
      let bench = Workbench(newerWins: true)
      let x = try bench.variables(3)
      let sum = try bench.add(x[0] + x[1] + x[2] == 150)
      let order = isReversed ? [2, 1, 0] : [0, 1, 2]
      for index in order { try bench.add(x[index] >= 60, at: 750) }
      #expect(bench.values(x) == (isReversed ? [60, 60, 30] : [30, 60, 60]))
      try bench.set(sum, constant: 70)
      #expect(bench.value(x[order[2]]) >= 60)
      // Coefficients so far apart are tried on a copy.
      try bench.tryAdd(1e-9 * x[0] <= 1)
      #expect(bench.value(x[order[2]]) >= 60)
      try bench.set(sum, constant: 150)
      #expect(bench.values(x) == (isReversed ? [60, 60, 30] : [30, 60, 60]))
    }
  }

  /// Long combinations let rows change sides together. At the row that holds y they cancel: no stated multiplier moves.
  @Test(arguments: [[30.0, 0], [0, 30]])
  func `of rows that cancel where they change sides together the older one holds`(wanted: [Double]) throws {
    let bench = Workbench()
    let (chain, x, y) = (try bench.variables(60), try bench.variable(), try bench.variable())
    try bench.together {
      try bench.add(chain[0] == 0)
      for index in 1..<60 { try bench.add(chain[index] - chain[index - 1] == 10) }
      try bench.add(y >= 3)
      try bench.add(x - y == 5)
    }
    #expect(bench.value(x) == 8)
    try bench.together {
      for index in 56..<60 { try bench.add(1 * chain[index] == 0, at: 500) }
      for number in wanted { try bench.add(x == number, at: 500) }
      for index in 46..<50 { try bench.add(1 * chain[index] == 0, at: 500) }
    }
    #expect(bench.value(x) == (wanted[0] == 30 ? 30 : 8))
  }

  @Test func `a row that was removed and added again is the newest`() throws {
    let bench = Workbench()
    let x = try bench.variables(2)
    try bench.add(x[0] + x[1] == 100)
    let first = try bench.add(x[0] >= 60, at: 750)
    try bench.add(x[1] >= 60, at: 750)
    try bench.remove(first)
    try bench.add(x[0] >= 60, at: 750)
    #expect(bench.values(x) == [40, 60])
  }

  @Test func `the answer does not depend on what an edit moved before`() throws {
    let bench = Workbench()
    let x = try bench.variables(4)
    try bench.add(x[0] == 10)
    try bench.add(x[1] - x[0] - x[2] >= 8)
    try bench.add(x[1] + x[3] == -9, at: 750)
    try bench.add(x[2] >= 35, at: 750)
    try bench.add(x[3] >= 140, at: 750)
    let before = bench.values(x)
    #expect(before[2] == 35)
    let edit = try bench.edit(x[3], at: 700)
    try bench.suggest(edit, 151)
    try bench.end(edit)
    #expect(bench.values(x) == before)
  }

  @Test func `gaps of one priority give way from the newest to the oldest`() throws {
    let bench = Workbench()
    let x = try bench.variables(41)
    try bench.together {
      try bench.add(x[0] == 0)
      let width = try bench.add(x[40] == 400)
      for index in 1...40 {
        try bench.add(x[index] - x[index - 1] >= 1)
        try bench.add(x[index] - x[index - 1] == 10, at: 500)
      }
      try bench.solver.solve()
      for number in [310.0, 395, 355] {
        try bench.set(width, constant: number)
        try bench.solver.solve()
      }
    }
    let gaps = (1...40).map { bench.value(x[$0]) - bench.value(x[$0 - 1]) }
    #expect(gaps == Array(repeating: 10, count: 35) + Array(repeating: 1, count: 5))
  }

  @Test func `copies of a part have equal values whatever the edits of one of them`() throws {
    let bench = Workbench()
    var parts: [[VariableID]] = []
    let width = try bench.variable()
    try bench.add(width == 100)
    for _ in 0..<6 {
      let part = try bench.variables(2)
      try bench.add(part[0] + part[1] - width == 0)
      try bench.add(part[0] >= 60, at: 750)
      try bench.add(part[1] >= 60, at: 750)
      parts.append(part)
    }
    for part in [4, 1, 5] {
      let edit = try bench.edit(parts[part][1], at: 800)
      try bench.suggest(edit, Double(70 + part))
      try bench.end(edit)
    }
    for part in parts { #expect(bench.values(part) == [60, 40]) }
  }

  @Test func `a weight decides before serial number`() throws {
    let bench = Workbench()
    let x = try bench.variables(2)
    try bench.add(x[0] + x[1] == 100)
    let older = try bench.add(x[0] >= 60, at: 750)
    try bench.add(x[1] >= 60, at: 750, weight: 1.5)
    #expect(bench.values(x) == [40, 60])
    try bench.set(older, weight: 1.5)
    #expect(bench.values(x) == [60, 40])
  }

  @Test func `an older row wins after its constant was tried`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    let older = try bench.add(x == 0, at: 500)
    try bench.add(x == 10, at: 500)
    #expect(try bench.setConstants(of: [older], to: [20]) == nil)
    #expect(bench.value(x) == 20)
  }

  @Test func `a violation counts once, then by age, then by the square of the age`() {
    var weights = TieWeights(reference: 12, newerWins: false)
    let older = weights.weight(ofSerial: 9)
    #expect(older.flat == 1 && older.linear == 3 && older.square == 9)
    let newest = weights.weight(ofSerial: 12)
    #expect(newest.flat == 1 && newest.linear == 0 && newest.square == 0)
    weights = TieWeights(reference: 12, newerWins: true)
    #expect(weights.weight(ofSerial: 9).linear == -3 && weights.weight(ofSerial: 9).square == 9)
  }

  @Test func `the first level that exceeds rounding decides a tie`() throws {
    let weights = TieWeights(reference: 12, newerWins: false)
    var multiplier = TieMultiplier(row: 0)
    #expect(multiplier.leading == nil)
    // 1 + 1 - 2 rows, with the ages 3 + 1 - 2 · 2: only the squares of these differ.
    for (serial, factor) in [(9, 1.0), (11, 1), (10, -2)] as [(UInt32, Double)] {
      multiplier.add(factor, times: weights.weight(ofSerial: serial))
    }
    let leading = try #require(multiplier.leading)
    #expect(leading.level == 2 && leading.value == 2)
    multiplier.add(1e-12, times: TieLevels(flat: 1))
    #expect(multiplier.leading?.level == 2)
    multiplier.add(1e-10, times: TieLevels(flat: 1))
    #expect(multiplier.leading?.level == 0)
  }
}
