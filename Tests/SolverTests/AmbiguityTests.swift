import Status
import Support
import Testing

@testable import Solver

@Suite struct AmbiguityTests {
  @Test func `a variable without rows is ambiguous`() throws {
    let bench = Workbench()
    let x = try bench.variables(2)
    try bench.add(x[0] == 3)
    #expect(try bench.ambiguous() == [x[1].raw])
  }

  @Test func `two variables of one equation are ambiguous`() throws {
    let bench = Workbench()
    let x = try bench.variables(2)
    try bench.add(x[0] + x[1] == 10)
    #expect(try bench.ambiguous() == x.map(\.raw))
    try bench.add(x[0] == 4, at: 1)
    #expect(try bench.ambiguous() == [])
  }

  @Test func `a variable with only an inequality is ambiguous`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    try bench.add(x >= 3)
    #expect(try bench.isAmbiguous(x))
    let ceiling = try bench.add(x <= 3)
    #expect(try !bench.isAmbiguous(x))
    try bench.set(ceiling, constant: 3.5)
    #expect(try bench.isAmbiguous(x))
    try bench.add(x == 3.25, at: 500)
    #expect(try !bench.isAmbiguous(x))
  }

  @Test func `a query with large coefficients changes no bit`() throws {
    let bench = Workbench()
    let x = try bench.variables(2)
    try bench.add(-71000 * x[1] >= 1, at: 500)
    try bench.add(7900 * x[1] + 105 * x[0] == 4300, at: 750)
    let digest = bench.solver.digest()
    for _ in 0..<2 {
      _ = try bench.isAmbiguous(x[0])
      #expect(bench.solver.digest() == digest)
    }
  }

  @Test func `a variable between soft rows of equal weight is ambiguous`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    try bench.add(x == 10, at: 500)
    let other = try bench.add(x == 20, at: 500)
    #expect(try bench.isAmbiguous(x))
    try bench.set(other, weight: 2)
    #expect(try !bench.isAmbiguous(x))
    #expect(bench.value(x) == 20)
  }

  @Test func `a violated soft inequality is not ambiguous by itself`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    try bench.add(x <= 5)
    try bench.add(x >= 8, at: 500)
    #expect(bench.value(x) == 5)
    #expect(try !bench.isAmbiguous(x))
  }

  @Test func `a query changes nothing`() throws {
    let bench = Workbench()
    let x = try bench.variables(6)
    try bench.add(x[0] + x[1] + x[2] == 30)
    try bench.add(x[1] - x[0] >= 0)
    try bench.add(x[2] == 5, at: 500)
    try bench.add(x[3] - x[4] == 0, at: 400)
    let edit = try bench.edit(x[3])
    try bench.suggest(edit, 12)
    let before = bench.digest()
    #expect(try bench.ambiguous() == [x[0], x[1], x[5]].map(\.raw))
    #expect(bench.digest() == before)
    try bench.suggest(edit, 13)
    #expect(bench.value(x[4]) == 13)
    #expect(throws: Status.stale) { try bench.isAmbiguous(VariableID(0)) }
  }

  @Test func `variables held from both sides need no probe`() throws {
    let bench = Workbench()
    let x = try bench.variables(20)
    for each in x {
      try bench.add(each <= 10, at: 250)
      try bench.add(each >= 10, at: 750)
    }
    let open = try bench.variable()
    try bench.add(open >= 5, at: 750)
    try bench.add(open <= 6, at: 250)
    #expect(try bench.ambiguous() == [open.raw])
    // Probes are only made for variables that may be free.
    for each in x { #expect(bench.solver.problem.variables[bench.solver.slot(of: each)].freedom == .none) }
  }

  /// The cost of a value at each priority.
  private struct SoftRow {
    var relation: Int
    var constant: Double
    var priority: Int32
    var weight: Double

    func cost(_ x: Double) -> Double {
      weight * (relation == 0 ? abs(x - constant) : max(0, relation > 0 ? constant - x : x - constant))
    }
  }

  @Test func `a variable is ambiguous if and only if soft rows have the same cost nearby`() throws {
    var random = Random(state: 3)
    for _ in 0..<3000 {
      let bench = Workbench()
      let x = try bench.variable()
      var softRows: [SoftRow] = []
      for _ in 0..<2 + random.below(6) {
        let softRow = SoftRow(
          relation: random.below(3) - 1, constant: random.pick([20, 30]), priority: random.pick([100, 250]),
          weight: random.pick([1, 2]))
        softRows.append(softRow)
        let row =
          softRow.relation == 0
          ? x == softRow.constant : softRow.relation > 0 ? x >= softRow.constant : x <= softRow.constant
        try bench.add(row, at: softRow.priority, weight: softRow.weight)
        if random.chance(50) { try bench.solver.solve() }
      }
      try bench.solver.solve()
      let value = bench.value(x)
      func cost(_ x: Double) -> [Double] {
        [250, 100].map { priority in softRows.filter { $0.priority == priority }.map { $0.cost(x) }.reduce(0, +) }
      }
      let isFree = [-0.5, 0.5].contains { cost(value + $0) == cost(value) }
      #expect(try bench.isAmbiguous(x) == isFree, "\(softRows) at \(value)")
    }
  }

  /// The probe needs an exchange that is singular in doubles.
  @Test func `a question that fails in doubles is asked again in double-double`() throws {
    let bench = Workbench()
    let x = try bench.variables(5)
    let half = 1 + 1e-12, more = 1 + 1e-8, less = 1 - 3e-10, other = 1 + 2e-11
    try bench.together {
      try bench.add(2 * more * x[3] + x[2] <= 35)
      try bench.add(2 * more * x[2] + x[1] <= 39)
      try bench.add(less * x[0] + 1 / 3 * x[3] + less * x[4] <= 79)
      try bench.add(-x[3] - other * x[2] + 3 * x[4] >= -64)
      try bench.add(1 / 3 * x[1] + (1 + 1e-9) * x[4] == 80)
      try bench.add(x[2] + half * x[4] == 37, at: 700)
      try bench.add(-other * x[2] - x[0] - other * x[4] == -83)
    }
    #expect(!bench.isDoubleDouble)
    #expect(try bench.isAmbiguous(x[0]))
    #expect(bench.isDoubleDouble)
    #expect(bench.solver.basis.precision.schedule.extraSolves == 0)
    try bench.add(x[0] == 1, at: 100)
    #expect(!bench.isDoubleDouble)
  }

  @Test func `a query does not hide that a result is to be checked`() throws {
    let bench = Workbench()
    let (x, y) = (try bench.variable(), try bench.variable())
    try bench.add(x + y == 10, at: 500)
    bench.solver.basis.precision.attempt.hasDiverged = true
    #expect(try bench.solver.isAmbiguous(x))
    #expect(bench.solver.basis.precision.attempt.hasDiverged)
  }

  /// Any width between the two costs as much, and the older row wins again when the variable is let go.
  @Test func `a nudge that ties bring back has moved nothing`() throws {
    let bench = Workbench()
    let (x, y) = (try bench.variable(), try bench.variable())
    try bench.add(x == 0, at: 500)
    try bench.add(x == 100, at: 500)
    try bench.add(y >= 0)
    try bench.solver.solve()
    #expect(try bench.isAmbiguous(x))
    #expect(try !bench.solver.nudge(x, toward: 16))
    #expect(bench.value(x) == 0)
    #expect(try bench.solver.nudge(y, toward: 16))
    try bench.solver.solve()
    #expect(bench.value(y) == 16)
  }
}
