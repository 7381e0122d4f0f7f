import Status
import Support
import Testing

@testable import Solver

/// Variables that are required to be at least 0.
struct NonnegativeTests {
  /// Two solvers with the same rows: in one the variables stay nonnegative by themselves, in the other rows say so.
  private final class Pair {
    let benches = [Workbench(), Workbench()]
    var variables: [[VariableID]] = []

    init(_ count: Int) throws {
      variables = try benches.map { try $0.variables(count) }
      for variable in variables[0] { benches[0].solver.keepNonnegative(variable) }
      for variable in variables[1] { try benches[1].add(variable >= 0) }
    }

    func add(_ terms: [(Int, Double)], _ relation: Relation, _ constant: Double, at priority: Int32) throws {
      for (bench, own) in zip(benches, variables) {
        let terms = terms.map { Term(own[$0.0], $0.1) }
        try bench.add(Row(terms: terms, relation: relation, constant: constant), at: priority)
      }
    }

    func solve() throws {
      for bench in benches {
        do throws(Status) { try bench.solver.solve() } catch { #expect(error == .conflict) }
        try bench.check()
      }
    }

    func value(_ side: Int, _ index: Int) -> Double { benches[side].solver.value(of: variables[side][index]) }
  }

  @Test func `values equal those of a solver whose rows say that they are not negative`() throws {
    var random = Random(state: 11)
    for _ in 0..<300 {
      let count = 2 + random.below(5)
      let pair = try Pair(count)
      for _ in 0..<1 + random.below(12) {
        let one = random.below(count)
        let other = (one + 1 + random.below(count - 1)) % count
        var terms = [(one, 1.0)]
        if random.chance(60) { terms.append((other, random.pick([1.0, -1, 2]))) }
        try pair.add(
          terms, random.pick([.equal, .lessOrEqual, .greaterOrEqual]), Double(random.below(80) - 40),
          at: random.pick([1000, 750, 500, 250]))
        try pair.solve()
        #expect(pair.benches[0].solver.droppedCount == pair.benches[1].solver.droppedCount)
        for index in 0..<count {
          #expect(pair.value(0, index) >= -1e-9)
          let isFree = try pair.benches[0].solver.isAmbiguous(pair.variables[0][index])
          #expect(try pair.benches[1].solver.isAmbiguous(pair.variables[1][index]) == isFree)
          if !isFree { #expect(abs(pair.value(0, index) - pair.value(1, index)) < 1e-7) }
        }
      }
    }
  }

  @Test func `a row that cannot hold is refused, and leaves no trace`() throws {
    let bench = Workbench()
    let (x, y) = (try bench.variable(), try bench.variable())
    bench.solver.keepNonnegative(y)
    try bench.add(x + y == 10)
    let before = bench.solver.digest()
    #expect(throws: Status.conflict) { try bench.tryAdd(x == 11) }
    #expect(bench.solver.conflicts.refusal.count == 2)
    #expect(bench.solver.digest() == before)
    try bench.tryAdd(x == 9)
    #expect(bench.solver.value(of: y) == 1)
  }

  @Test func `an edit streams until a value is 0, and its range says so`() throws {
    let bench = Workbench()
    let (x, y) = (try bench.variable(), try bench.variable())
    bench.solver.keepNonnegative(y)
    try bench.add(x + y == 100)
    let edit = try bench.edit(x)
    for number in [10.0, 20, 30] { try bench.suggest(edit, number) }
    #expect(try bench.range(edit) == (-.infinity, 100))
    let rows = bench.solver.statistics().constraints
    try bench.suggest(edit, 100)
    #expect(bench.solver.statistics().constraints == rows)
    for number in [101.0, 120, 50, 130] {
      try bench.suggest(edit, number)
      #expect(bench.solver.value(of: x) == min(number, 100))
      #expect(bench.solver.value(of: y) == max(100 - number, 0))
    }
    #expect(bench.solver.statistics().constraints == rows + 1)
  }

  @Test func `an edit stops where a variable that it moves may no longer be negative`() throws {
    let bench = Workbench()
    let (x, y) = (try bench.variable(), try bench.variable())
    try bench.add(x + y == 100)
    let edit = try bench.edit(x)
    for number in [10.0, 20, 30] { try bench.suggest(edit, number) }
    bench.solver.keepNonnegative(y)
    try bench.suggest(edit, 130)
    #expect(bench.values([x, y]) == [100, 0])
  }

  @Test func `a variable can be removed whatever kept it from being negative`() throws {
    let bench = Workbench()
    let (x, y) = (try bench.variable(), try bench.variable())
    bench.solver.keepNonnegative(y)
    let row = try bench.add(x + y == 0)
    let other = try bench.add(x == 5, at: 500)
    try bench.solver.solve()
    #expect(bench.solver.value(of: y) == 0)
    try bench.remove(row)
    try bench.remove(y)
    #expect(bench.solver.statistics().constraints == 1)
    try bench.remove(other)
    try bench.remove(x)
    #expect(bench.solver.statistics().constraints == 0)
  }

  @Test func `a refusal that is found in double-double names the variable, too`() throws {
    let bench = Workbench()
    let (x, y) = (try bench.variable(), try bench.variable())
    bench.solver.keepNonnegative(y)
    try bench.add(x + y == 10)
    #expect(throws: Status.conflict) { try bench.tryAdd(x + 10_000 * y == -5) }
    let refusal = bench.refusal.map { RowID($0) }
    #expect(refusal.filter { bench.isLive($0) }.count == 2)
    #expect(refusal.compactMap { bench.solver.nonnegativeVariable(of: $0)?.raw } == [y.raw])
    #expect((bench.value(x), bench.value(y)) == (10, 0))
  }

  @Test func `a variable that is removed gets no row on its way`() throws {
    let bench = Workbench()
    let (x, y) = (try bench.variable(), try bench.variable())
    bench.solver.keepNonnegative(x)
    let place = try bench.add(x == 5)
    let equal = try bench.add(x - y == 0)
    try bench.add(y == 20, at: 400)
    try bench.solver.solve()
    try bench.together {
      try bench.solver.setConstant(-5, of: place)
      try bench.remove(place)
      try bench.remove(equal)
      try bench.remove(x)
    }
    let z = try bench.variable()
    try bench.add(z == -3, at: 500)
    #expect(bench.value(z) == -3)
    #expect(bench.solver.statistics().constraints == 2)
  }

  /// What is tried would make y negative, so that y gets a row with the coefficient 1, which stays.
  @Test(arguments: 0..<3) func `the coefficient of a row that a trial has left counts`(trial: Int) throws {
    let bench = Workbench()
    let (x, y) = (try bench.variable(), try bench.variable())
    bench.solver.keepNonnegative(y)
    try bench.add(1e6 * x + 1e6 * y == 1e8)
    if trial == 0 { try bench.add(1e6 * y == 0, at: 500) }
    switch trial {
    case 0: #expect(throws: Status.conflict) { try bench.tryAdd(1e6 * x >= 2e8) }
    case 1: _ = try bench.isAmbiguous(x)
    default: _ = try bench.solver.nudge(x, toward: 200)
    }
    let hasZeroRow = bench.solver.hasZeroRow(Int(Identifier.slot(y.raw)))
    let isWide = bench.solver.problem.isWide
    #expect(hasZeroRow && isWide)
  }
}
