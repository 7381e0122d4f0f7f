import Memory
import Support
import Testing

@testable import Solver

/// A row of one term in a ratio test: the bounds of its multiplier, and what it has of them.
private struct Priced {
  var priority: Int32 = 500
  var weight = 1.0
  var isEquality = true
  /// The multiplier, the highest priority first, with the largest number that each was computed from.
  var levels: [(priority: Int32, value: Double, peak: Double)] = []
  /// The factor of the row in the combination of the entering row.
  var factor = -1.0
  /// The size of the operands of the factor.
  var size = 0.0
  var coefficient = 1.0
}

/// Lists and chooses candidates among rows without a solver. The entering row is the last one.
private final class RatioTestBench {
  private let supply = Supply()
  private let account: Account
  private var rows: Buffer<RowRecord>
  private var entries: Buffer<Entry>
  private var nodes: Buffer<MultiplierNode>
  private var combination: Shares
  private var candidates: Buffer<Candidate>

  init() {
    account = supply.account()!
    rows = Buffer(account)
    entries = Buffer(account)
    nodes = Buffer(account)
    combination = Shares(account)
    candidates = Buffer(account)
  }

  deinit {
    rows.release()
    entries.release()
    nodes.release()
    combination.release()
    candidates.release()
    account.close()
  }

  private func add(_ priced: Priced, held: Int32) throws {
    var row = RowRecord()
    row.start = Int32(entries.count)
    row.count = 1
    row.held = held
    row.priority = Int16(priced.priority)
    row.weight = priced.weight
    row.isEquality = priced.isEquality
    row.serial = UInt32(rows.count + 1)
    for level in priced.levels.reversed() {
      try nodes.append(
        MultiplierNode(priority: level.priority, next: row.firstNode, value: level.value, peak: level.peak))
      row.firstNode = Int32(nodes.count - 1)
    }
    try entries.append(Entry(variable: held, link: 0, coefficient: priced.coefficient))
    try rows.append(row)
  }

  /// Returns the row that reaches its bound first, and the tied ones; nil if there is no candidate.
  func choose(
    _ active: [Priced], entering: Priced = Priced(priority: requiredPriority), side: Int8 = 0, isGrowing: Bool = true,
    usesBlandsRule: Bool = false, newerWins: Bool = false
  ) throws -> (row: Int, isUpward: Bool, tied: Set<Int>)? {
    for (index, priced) in active.enumerated() {
      try add(priced, held: Int32(index))
      try combination.append(Share(row: Int32(index), factor: priced.factor, size: priced.size), limits: true)
    }
    // A stay has no multiplier.
    try combination.append(Share(row: ~Int32(active.count), factor: 1e-30, size: 1), limits: true)
    try add(entering, held: -1)
    rows[active.count].side = side
    let test = DualRatioTest(
      order: CandidateOrder(
        rows: rows.span, entries: entries.span, usesBlandsRule: usesBlandsRule, newerWins: newerWins),
      multipliers: nodes.span, entering: Int32(active.count), isGrowing: isGrowing)
    try test.list(combination.limiting, into: &candidates)
    guard let chosen = test.choose(from: &candidates) else { return nil }
    var tied: Set<Int> = []
    for index in 0..<candidates.count { tied.insert(Int(candidates[index].row)) }
    return (Int(chosen.row), chosen.isUpward, tied)
  }
}

/// The ratio test of dual steps, as a value: without a solver and without a step.
@Suite struct DualRatioTestTests {
  private let bench = RatioTestBench()

  @Test func `without rows nothing blocks a required row`() throws {
    let chosen = try bench.choose([])
    #expect(chosen == nil)
  }

  @Test func `without rows a soft row reaches its own bound, so it changes sides`() throws {
    let chosen = try #require(try bench.choose([], entering: Priced(priority: 250)))
    #expect(chosen.row == 0 && chosen.isUpward)
  }

  @Test func `a row that already has a side reaches the other bound`() throws {
    // From -1 to 1 it has 2 to go, the first row 1.5.
    let row = Priced(weight: 1.5)
    #expect(try bench.choose([row], entering: Priced(priority: 500), side: -1)?.row == 0)
    #expect(try RatioTestBench().choose([row], entering: Priced(priority: 500))?.row == 1)
  }

  @Test func `rows without a bound in the direction of their multipliers do not block, so the row is infeasible`()
    throws
  {
    let required = Priced(priority: requiredPriority)
    let inequality = Priced(priority: requiredPriority, isEquality: false)
    let blocking = try bench.choose([required, inequality])
    #expect(blocking == nil)
    // The other way the inequality falls to zero.
    let chosen = try #require(try RatioTestBench().choose([required, inequality], isGrowing: false))
    #expect(chosen.row == 1 && !chosen.isUpward)
  }

  @Test(arguments: [(1.0, true), (-1, false)])
  func `the sign of the factor decides toward which bound a multiplier moves`(factor: Double, isUpward: Bool) throws {
    let row = Priced(levels: [(500, 0.25, 1)], factor: factor)
    // While the left side shrinks, a positive factor moves the multiplier up.
    let chosen = try #require(try bench.choose([row], isGrowing: false))
    #expect(chosen.isUpward == isUpward)
    let opposite = try #require(try RatioTestBench().choose([row], isGrowing: true))
    #expect(opposite.isUpward != isUpward)
  }

  @Test func `the highest priority decides first, then the ratio`() throws {
    let strong = Priced(priority: 750, weight: 1e-3)
    let weak = Priced(priority: 250, weight: 1e3)
    let faster = Priced(priority: 250, weight: 1e3, factor: -2)
    #expect(try bench.choose([strong, weak, faster])?.row == 2)
  }

  @Test func `lower priorities decide between rows at their bounds of higher ones`() throws {
    let first = Priced(isEquality: false, levels: [(300, 3, 3)], factor: 1)
    let second = Priced(isEquality: false, levels: [(300, 2, 2)], factor: 1)
    let third = Priced(isEquality: false, levels: [(500, 0.5, 1), (300, 1, 1)], factor: 1)
    #expect(try bench.choose([first, second, third])?.row == 1)
  }

  @Test func `a multiplier at its bound makes a degenerate step`() throws {
    let atBound = Priced(levels: [(500, 1, 1)])
    let near = Priced(levels: [(500, 1 - 1e-6, 1)])
    let chosen = try #require(try bench.choose([near, atBound]))
    #expect(chosen.row == 1 && chosen.tied == [1])
  }

  @Test func `a multiplier beyond its bound comes before one at it`() throws {
    let atBound = Priced(levels: [(500, 1, 1)])
    let beyond = Priced(levels: [(500, 1.5, 1.5)])
    #expect(try bench.choose([atBound, Priced(), beyond])?.row == 2)
  }

  @Test(arguments: [(1e-13, [0, 1]), (1e-11, [1])] as [(Double, Set<Int>)])
  func `ratios that differ by no more than rounding are tied`(difference: Double, tied: Set<Int>) throws {
    let chosen = try #require(try bench.choose([Priced(weight: 1 + difference), Priced()]))
    #expect(chosen.tied == tied)
  }

  @Test func `a ratio that was computed from large numbers is tied within their rounding`() throws {
    let coarse = Priced(levels: [(500, 0.5 - 1e-7, 1e6)])
    let exact = Priced(levels: [(500, 0.5, 1)])
    #expect(try bench.choose([coarse, exact])?.tied == [0, 1])
    let finer = Priced(levels: [(500, 0.5 - 1e-7, 1e3)])
    #expect(try RatioTestBench().choose([finer, exact])?.tied == [1])
  }

  @Test func `of tied rows the own bound comes first, then the largest pivot, then the newer row`() throws {
    let row = Priced()
    #expect(try bench.choose([row, row], entering: Priced(priority: 500))?.row == 2)
    let steep = Priced(weight: 2, factor: -2)
    #expect(try RatioTestBench().choose([row, steep, row])?.row == 1)
    // A pivot is the factor times the largest coefficient of the row.
    let scaled = Priced(coefficient: 8)
    #expect(try RatioTestBench().choose([row, steep, scaled])?.row == 2)
    #expect(try RatioTestBench().choose([row, row])?.row == 1)
    #expect(try RatioTestBench().choose([row, row], newerWins: true)?.row == 0)
  }

  @Test func `under Bland's rule the lowest of tied rows leaves`() throws {
    let steep = Priced(weight: 2, factor: -2)
    #expect(try bench.choose([Priced(), steep], usesBlandsRule: true)?.row == 0)
  }

  @Test(arguments: [(2e-10, true), (0.5e-10, false)])
  func `a factor that may be rounding of its operands is no pivot`(factor: Double, isCandidate: Bool) throws {
    let chosen = try bench.choose([Priced(factor: -factor, size: 1)])
    #expect((chosen != nil) == isCandidate)
  }

  @Test func `ratios that overflow come last, and together are tied`() throws {
    let far = Priced(weight: 1e200, factor: -1e-200)
    let near = Priced(weight: 1e100)
    #expect(try bench.choose([far, near])?.row == 1)
    #expect(try RatioTestBench().choose([far, far])?.tied == [0, 1])
  }
}
