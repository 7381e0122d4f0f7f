import Status
import Testing

@testable import Solver

/// Random programs that were made smaller, with coefficients of very different size.
@Suite struct PrecisionTests {
  /// Squares of serial numbers cancel: a² - (a + 1)² - (a + 2)² + (a + 3)² = 4.
  @Test func `ties of many rows in whole numbers need no double-double`() throws {
    let bench = Workbench()
    let views = try bench.variables(600)
    try bench.together {
      for view in views {
        for place in [0.0, 20, 20, 0] { try bench.add(view == place, at: 500) }
        try bench.add(view >= 10)
        try bench.add(view <= 10)
      }
      try bench.solver.solve()
    }
    #expect(bench.values(views) == Array(repeating: 10, count: 600))
    #expect(bench.solver.basis.precision.schedule.extraSolves == 0)
  }

  /// y is near 5, and computed from numbers far larger.
  @Test(arguments: [(1e7, 0.001), (1e9, 0.1), (1e10, 0.01), (1e12, 1)], [700, 1000] as [Int32])
  func `a row of small terms holds beside large numbers`(_ sizes: (far: Double, step: Double), priority: Int32) throws {
    let bench = Workbench()
    let (x, y, z) = (try bench.variable(), try bench.variable(), try bench.variable())
    try bench.add(x == sizes.far)
    try bench.add(y - x == 5 - sizes.far, at: 500)
    try bench.add(z - x == 7 - sizes.far, at: 500)
    try bench.solver.solve()
    #expect(bench.values([y, z]) == [5, 7])
    // One row, and rows at once.
    try bench.add(y <= 5 - sizes.step, at: priority)
    try bench.solver.solve()
    #expect(bench.values([y, z]) == [5 - sizes.step, 7])
    try bench.together {
      try bench.add(y <= 5 - 2 * sizes.step, at: priority)
      try bench.add(z >= 7 + sizes.step, at: priority)
      try bench.solver.solve()
    }
    #expect(bench.values([y, z]) == [5 - 2 * sizes.step, 7 + sizes.step])
    try bench.solver.check()
  }

  /// y is 5 exactly. The rounding of x would be 2e-6.
  @Test func `a violation is reported beside large numbers`() throws {
    let bench = Workbench()
    let (x, y) = (try bench.variable(), try bench.variable())
    try bench.add(x == 1e10)
    try bench.add(y - x == 5 - 1e10, at: 500)
    let softRow = try bench.add(y <= 4.995, at: 400)
    #expect(bench.value(y) == 5)
    #expect(abs(try bench.violation(softRow) - 0.005) < 1e-15)
    try bench.set(softRow, constant: 5 - 1e-5)
    #expect(try bench.violation(softRow) == 0)
  }

  @Test func `a multiplier made by rounding does not outweigh a lower priority`() throws {
    let bench = Workbench()
    let x = try bench.variables(17)
    try bench.add(
      -1.7223067261932665 * x[13] + 0.07384704630240205 * x[6] == -145.28898688855887, at: 500, weight: 370.5)
    try bench.add(-73 * x[16] + 0.1686657000310224 * x[4] <= -406.76859534521833)
    try bench.add(
      174.07700443765472 * x[9] + 50.18398107330713 * x[2] + 0.7485493986404017 * x[6] + 510 * x[16]
        >= 4172.705198493562)
    let sixth = try bench.add(0.655129942158596 * x[0] + 2 * x[16] >= 15.348336382462518, at: 500, weight: 0.162)
    try bench.add(
      -26 * x[1] + 18.656135884237553 * x[0] - 0.14488366157993943 * x[6] >= 365.8124263927969, at: 608, weight: 19.97)
    try bench.add(0.0023950905214950536 * x[6] - 0.308406991767027 * x[0] == 6.6, at: 608, weight: 887.8)
    try bench.add(-1.7418504292982104 * x[16] >= 3.6855140320715343, at: 500, weight: 540)
    let twentieth = try bench.add(
      -0.04173712977985429 * x[6] - 5.596251455764169 * x[2] == -257.2934585146181, at: 500, weight: 8.117)
    try bench.add(
      -0.8390824260019785 * x[9] + 0.24189580192660645 * x[2] - x[8] <= -13.251041824595468)
    try bench.add(0.08502115024598134 * x[4] + x[2] >= 65.40204884531384, at: 500, weight: 0.00319)
    try bench.add(19.06935742076225 * x[9] + 1.9124605635422425 * x[13] - 56 * x[8] <= -311.904345180525)
    let edit = try bench.edit(x[1], at: 608)
    try bench.suggest(edit, 1)
    #expect(try bench.violation(sixth) == 0)
    #expect(try bench.violation(twentieth) == 0)
  }

  @Test func `rows that conflict only by rounding are kept`() throws {
    let bench = Workbench()
    let x = try bench.variables(6)
    let (rows, newest) = try bench.addRowsInConflictByRounding(x)
    #expect(bench.conflictCount == 0)
    #expect(try bench.violation(newest) == 0)
    #expect(try rows.map { try bench.violation($0) }.allSatisfy { $0 < 1e-8 * 28e6 })
    // A relaxed row returns to its constant when the row it was relaxed for is removed.
    try bench.remove(newest)
    #expect(try rows.map { try bench.violation($0) }.allSatisfy { $0 < 1e-8 * 28e6 })
  }

  /// Together the rows may be off by as much as they conflict, but in doubles none of them would take a part of that.
  @Test(
    arguments: [(1, 1, 0, 1e-9), (12, 100.0 / 12, 20, -3e-7), (40, 2.5, 20, -1e-6), (100, 1, 0, 1.9e-6)]
      as [(Int, Double, Double, Double)])
  func `a small conflict of many rows is decided in double-double`(
    count: Int, gap: Double, start: Double, off: Double
  ) throws {
    let bench = Workbench()
    let x = try bench.variables(count + 1)
    let end = start + Double(count) * gap + off
    var rows = [try bench.add(x[0] == start)]
    for index in 1...count { rows.append(try bench.add(x[index] - x[index - 1] == gap)) }
    rows.append(try bench.add(off < 0 ? x[count] <= end : x[count] == end))
    try bench.check()
    for row in rows where !bench.isDropped(row) { #expect(try bench.violation(row) <= 1e-9 * max(gap, end)) }
  }

  @Test func `a conflict is found beside large values that it causes`() throws {
    let bench = Workbench()
    let x = try bench.variables(2)
    let first = try bench.add(1000 * x[0] - 0.01 * x[1] >= 5)
    try bench.add(x[1] == 100)
    let wrong = try bench.add(x[0] <= 0.005)
    try bench.add(x[0] == 1e9, at: 800)
    #expect(bench.conflictCount == 1)
    #expect(bench.isDropped(wrong))
    #expect(try bench.conflict().count == 3)
    #expect(!bench.isDropped(first))
  }

  @Test func `rounding at a higher priority does not hide a multiplier at a lower one`() throws {
    let bench = Workbench()
    let x = try bench.variables(5)
    try bench.add(10 * x[0] + 100 * x[1] + x[2] >= 1)
    try bench.add(-1 * x[2] - 2 * x[3] == 2)
    try bench.add(320 * x[3] - x[4] >= 1000, at: 750)
    let passing = try bench.add(100 * x[0] + 1000 * x[1] <= -2, at: 750)
    let lower = try bench.add(2 * x[3] >= 320, at: 500)
    let softRow = try bench.add(20 * x[4] >= 320, at: 250)
    try bench.add(1000 * x[4] + 64 * x[0] == 320, at: 500)
    try bench.set(lower, constant: -2)
    try bench.add(10 * x[3] - 2 * x[4] >= 64, at: 500)
    try bench.remove(passing)
    #expect(try bench.violation(softRow) == 0)
    #expect(!bench.isDoubleDouble)
  }

  @Test func `a violation is computed from the current values`() throws {
    let bench = Workbench()
    let x = try bench.variables(5)
    try bench.add(3 * x[2] >= -2, at: 750)
    try bench.add(64 * x[2] - 2 * x[3] >= 0.5, at: 750)
    try bench.add(x[3] + 10 * x[4] <= 1, at: 750)
    try bench.add(20 * x[3] + 0.25 * x[4] == 20, at: 750)
    let missed = try bench.add(20 * x[2] + 480 * x[4] <= -1, at: 500)
    try bench.add(-2 * x[1] >= 320, at: 750)
    try bench.add(10 * x[0] + 10 * x[2] <= 10, at: 750)
    try bench.add(2 * x[3] + 480 * x[4] >= 0.25, at: 750)
    try bench.add(0.25 * x[0] + 100 * x[1] >= 64)
    #expect(try bench.violation(missed) == 1.78125)
  }

  @Test func `an overflow is an error and changes no value`() throws {
    let bench = Workbench()
    let x = try bench.variables(2)
    try bench.add(x[0] == 7)
    #expect(throws: Status.numeric) { try bench.add(1e-300 * x[1] == 1e300) }
    #expect(bench.value(x[0]) == 7)
    #expect(bench.value(x[1]) == 0)
  }

  /// The product of a weight and the factors of a chain of rows.
  private func chain(of factor: Double, at priority: Int32) throws -> (Workbench, [VariableID]) {
    let bench = Workbench()
    let x = try bench.variables(10)
    for index in 1..<10 { try bench.add(x[index] - factor * x[index - 1] == 0) }
    try bench.add(x[0] == 0, at: priority)
    return (bench, x)
  }

  @Test func `a multiplier too small for a double is an error and changes no value`() throws {
    let (bench, x) = try chain(of: 0.001, at: 750)
    #expect(throws: Status.numeric) { try bench.add(x[9] == 1, at: 500, weight: 1e-300) }
    #expect(bench.values(x) == Array(repeating: 0, count: 10))
  }

  @Test func `a row gives way to one of a higher priority whose weight times the factors overflows`() throws {
    let (bench, x) = try chain(of: 1000, at: 400)
    try bench.add(x[9] == 1, at: 500, weight: 1e300)
    #expect(bench.value(x[9]) == 1)
  }

  @Test func `a multiplier too large for a double is an error and changes no value`() throws {
    let (bench, x) = try chain(of: 1000, at: 750)
    #expect(throws: Status.numeric) { try bench.add(x[9] == 1, at: 500, weight: 1e300) }
    #expect(bench.values(x) == Array(repeating: 0, count: 10))
  }

  @Test func `a part of a multiplier that is too small for a double is rounding beside a larger one`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    try bench.add(x >= 1)
    try bench.add(x == 0, at: 500)
    try bench.add(1e-160 * x == 0, at: 500, weight: 1e-170)
    #expect(bench.value(x) == 1)
  }

  @Test func `coefficients and weights outside 1e-300 to 1e300 are refused`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    for number in [5e-324, 1e-310, .leastNormalMagnitude, 9.9e-301, 1.01e300, .greatestFiniteMagnitude] {
      #expect(throws: Status.outOfRange) { try bench.add(number * x == 1) }
      #expect(throws: Status.outOfRange) { try bench.add(-number * x == 1) }
      #expect(throws: Status.outOfRange) { try bench.tryAdd(number * x == 1) }
      #expect(throws: Status.outOfRange) { try bench.add(x == 1, at: 500, weight: number) }
    }
    let softRow = try bench.add(x == 1, at: 500, weight: 1e-300)
    #expect(throws: Status.outOfRange) { try bench.set(softRow, weight: 1e-301) }
    #expect(bench.value(x) == 1)
  }

  /// In doubles the solution is x = 6e-40 and y = -1. With these values the second row evaluates to 0 == 5.
  @Test func `coefficients too far apart to verify are an error and change no value`() throws {
    let bench = Workbench()
    let x = try bench.variables(2)
    try bench.add(x[0] - x[1] == 1)
    let before = bench.values(x)
    let row = 1e40 * x[0] + x[1] == 5
    let wide = try row.terms.withUnsafeBufferPointer { terms in
      try bench.solver.add(terms, row.relation, row.constant, priority: requiredPriority, weight: 1)
    }
    #expect(throws: Status.numeric) { try bench.solver.solve() }
    #expect(throws: Status.numeric) { try bench.solver.check() }
    #expect(bench.values(x) == before)
    try bench.solver.remove(wide)
    #expect(throws: Status.numeric) { try bench.tryAdd(1e40 * x[0] + x[1] == 5) }
    #expect(bench.values(x) == before)
  }

  /// The exchange that breaks a tie finds the matrix singular in doubles.
  @Test func `a solve does not end with a basis that is to be built again`() throws {
    let bench = Workbench()
    let x = try bench.variables(4)
    try bench.together { try bench.addNearlyEqualRows(x) }
    #expect(bench.value(x[3]) == -463)
  }

  @Test func `a very large value does not hide a violation`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    try bench.together {
      try bench.add(x >= -5)
      try bench.add(x == -1e82, at: 750)
    }
    #expect(bench.value(x) == -5)
  }

  @Test func `a value that underflows is 0`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    try bench.add(1e187 * x == 1e-218)
    #expect(bench.value(x) == 0)
  }

  @Test func `a row with a tiny coefficient does not outweigh an ordinary row`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    try bench.together {
      try bench.add(x == 1, at: 500)
      try bench.add(-1e-300 * x == 1, at: 500)
    }
    #expect(bench.value(x) == 1)
  }

  @Test func `iterative refinement of a zero gives zero`() throws {
    let bench = Workbench()
    let x = try bench.variables(7)
    try bench.tryAdd(x[2] + 2 * x[1] >= 0)
    try bench.tryAdd(2 * x[1] + 2 * x[2] + x[4] == 10)
    let first = try bench.edit(x[1])
    try bench.tryAdd(2 * x[0] + 0.5 * x[2] + x[1] <= 5, at: 100)
    let wide = try bench.tryAdd(-1000 * x[4] - x[2] <= -3)
    try bench.tryAdd(0.5 * x[4] + 2 * x[1] == 5)
    for number in [3.5, -7] { try bench.suggest(first, number) }
    try bench.end(first)
    try bench.remove(wide)
    try bench.tryAdd(0.5 * x[4] <= 10)
    let second = try bench.edit(x[2])
    try bench.tryAdd(0.5 * x[0] + 2 * x[6] + x[1] <= 1, at: 500)
    try bench.end(second)
    try bench.tryAdd(0.0005 * x[0] - x[6] + x[2] == 0, at: 100)
    #expect(bench.value(x[2]) == 0)
    try bench.check()
  }

  @Test func `a variable moved temporarily does not raise the precision`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    try bench.add(100_000 * x >= 1)
    #expect(try bench.solver.nudge(x, toward: 7))
    #expect(bench.value(x) == 7)
    #expect(!bench.solver.problem.spread.isWide)
  }

  @Test func `double-double ends with the row that needed it, and edits are streamed again`() throws {
    let bench = Workbench()
    let x = try bench.variables(20)
    for index in 1..<20 { try bench.add(x[index] - x[index - 1] == 10) }
    let edit = try bench.edit(x[0])
    let wide = try bench.add(100_000 * x[5] >= 1)
    try bench.suggest(edit, 5)
    #expect(bench.isDoubleDouble)
    try bench.remove(wide)
    try bench.suggest(edit, 6)
    #expect(!bench.isDoubleDouble)
    let streamed = bench.solver.problem.statistics.streamed
    for number in [7.0, 8, 9] { try bench.suggest(edit, number) }
    #expect(bench.solver.problem.statistics.streamed == streamed + 3)
    #expect(bench.values(x) == (0..<20).map { 9 + 10 * Double($0) })
  }

  @Test func `a row that needed double-double leaves the basis in double-double`() throws {
    let bench = Workbench()
    let x = try bench.variables(3)
    try bench.add(x[0] == 7)
    let rows = try [1, 2].map { try bench.add(100_000 * x[$0] - x[0] == 1) }
    #expect(bench.isDoubleDouble)
    try bench.remove(rows[0])
    try bench.add(x[1] == 3)
    #expect(bench.isDoubleDouble)
    try bench.remove(rows[1])
    try bench.add(x[2] == 4)
    #expect(!bench.isDoubleDouble)
    #expect(bench.values(x) == [7, 3, 4])
  }

  @Test func `double-double ends after a solve, or later if the next solve needs it, too`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    func solve(_ number: Double, needsMoreDigits: Bool) throws {
      if needsMoreDigits {
        bench.solver.basis.precision.attempt.noteLoss(.digits)
      } else {
        bench.solver.basis.precision.attempt.forgetLoss()
      }
      try bench.add(x == number, at: 500)
    }
    try solve(1, needsMoreDigits: true)
    #expect(!bench.isDoubleDouble)
    try solve(2, needsMoreDigits: true)
    #expect(bench.isDoubleDouble)
    try solve(3, needsMoreDigits: false)
    #expect(!bench.isDoubleDouble)
    for number in [4.0, 5] { try solve(number, needsMoreDigits: false) }
    try solve(6, needsMoreDigits: true)
    #expect(!bench.isDoubleDouble)
  }

  @Test func `double-double lasts for the solves that are due, and ends with the last`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    bench.solver.basis.precision.schedule.extraSolves = 2
    bench.solver.basis.precision.attempt.noteLoss(.digits)
    for (number, isDoubleDouble) in [(1.0, true), (2, true), (3, false)] {
      try bench.add(x == number, at: 500)
      // A solve in doubles would halve it.
      #expect(bench.solver.basis.precision.schedule.extraSolves == 5)
      #expect(bench.isDoubleDouble == isDoubleDouble)
    }
    try bench.add(x == 4, at: 500)
    #expect(bench.solver.basis.precision.schedule.extraSolves == 2)
  }

  /// Steps move values far beyond the constants.
  @Test func `double-double is not kept for later solves if an attempt in doubles succeeds`() throws {
    let bench = Workbench()
    let (s, x) = (try bench.variable(), try bench.variables(40))
    try bench.together {
      for view in x {
        try bench.add(view == 0, at: 500)
        try bench.add(view - 10 * s >= 0)
      }
      try bench.solver.solve()
      try bench.add(s == 1)
      try bench.solver.solve()
    }
    #expect(bench.values(x) == Array(repeating: 10, count: 40))
    #expect(bench.solver.basis.precision.schedule.extraSolves == 0)
  }

  @Test func `double-double ends with the row that was tried in it`() throws {
    let bench = Workbench()
    let (x, y) = (try bench.variable(), try bench.variable())
    try bench.add(x - y == 0)
    try bench.tryAdd(x - 1.00000001 * y >= 1)
    // The copy on which it was tried.
    #expect(bench.solver.basis.precision.schedule.extraSolves == 3)
    #expect(!bench.isDoubleDouble)
  }

  @Test func `a row that was tried in double-double does not make it end earlier in later solves`() throws {
    let bench = Workbench()
    let (x, y) = (try bench.variable(), try bench.variable())
    try bench.add(x - y == 0)
    bench.solver.basis.precision.schedule.extraSolves = 500
    try bench.tryAdd(x - 1.00000001 * y >= 1)
    // The solve of the trial in doubles has halved it.
    #expect(bench.solver.basis.precision.schedule.extraSolves == 501)
    #expect(!bench.isDoubleDouble)
  }

  @Test func `a trial leaves what is known of the attempts to solve as it was`() throws {
    for isAbandoned in [false, true] {
      let bench = Workbench()
      let x = try bench.variable()
      try bench.add(x == 1)
      bench.solver.basis.precision.attempt.hasDiverged = true
      try bench.solver.beginTrial()
      bench.solver.basis.precision.attempt.begin(
        after: FailedAttempt(isDoubleDouble: true, beganEmpty: true, hasDiverged: true))
      bench.solver.basis.precision.attempt.noteLoss(.digits)
      bench.solver.basis.precision.attempt.hasDiverged = false
      if isAbandoned { bench.solver.abandonTrial() } else { try bench.solver.rollBack() }
      let attempt = bench.solver.basis.precision.attempt
      #expect(attempt.loss == .none && attempt.hasDiverged && !attempt.acceptsDivergence)
    }
  }

  @Test func `a solve in double-double from an empty basis is not repeated`() throws {
    let bench = Workbench()
    let x = try bench.variables(2)
    try bench.together {
      try bench.add(x[0] - x[1] == 1)
      let wide = try bench.add(1e40 * x[0] + x[1] == 5)
      #expect(throws: Status.numeric) { try bench.solver.solve() }
      let statistics = bench.solver.statistics()
      #expect(statistics.pivots + statistics.flips == 2)
      try bench.remove(wide)
    }
  }

  @Test func `a removed row does not make a solver verify the other rows`() throws {
    let bench = Workbench()
    let x = try bench.variables(2)
    try bench.add(1e5 * x[0] + x[1] == 5)
    let row = try bench.add(1e14 * x[0] + x[1] <= 7)
    let wasExtreme = bench.solver.problem.isExtreme
    try bench.remove(row)
    let isExtreme = bench.solver.problem.isExtreme
    #expect(wasExtreme && !isExtreme && bench.isDoubleDouble)
  }

  /// The rows are nearly parallel: their factors in doubles are off by a part in 10^7. Two bounds that differ less decide which
  /// of them the third row replaces.
  @Test func `factors that have lost digits are not used in doubles`() throws {
    func solve(together: Bool) throws -> Double {
      let bench = Workbench()
      let (x, y) = (try bench.variable(), try bench.variable())
      // The factors of x: without rounding they are those of the decimal numbers.
      let (first, second) = (9_999_998_874.201132, 6_666_665_909.467422)
      try bench.together {
        try bench.add(0.1 * x + 0.3 * y == 7, at: 500, weight: (1 - 5e-8) * first)
        try bench.add(0.3 * x + (0.9 + 9e-10) * y == 25, at: 500, weight: second)
        if !together { try bench.solver.solve() }
        try bench.add(1 * x >= 1e12, at: 500)
        try bench.solver.solve()
      }
      return bench.value(x)
    }
    #expect(try solve(together: true) == solve(together: false))
    #expect(abs(try solve(together: false) - 1e12) < 1)
  }

  /// The rows are nearly parallel, so that the rates of a plan by factors in doubles would be off by a part in 10^8. A step of 1e-8
  /// moves y by 7.
  @Test func `factors that have lost digits make no plan of an edit`() throws {
    let bench = Workbench()
    let (x, y) = (try bench.variable(), try bench.variable())
    let last = 0.9 * 1.3 / 0.7 + 1e-9
    // 0.7 · last - 0.9 · 1.3, with one rounding.
    let product = 0.9 * 1.3
    let determinant = (-product).addingProduct(0.7, last) - (-product).addingProduct(0.9, 1.3)
    var edit: EditID?
    try bench.together {
      try bench.add(0.7 * x + 1.3 * y == 0)
      let row = try bench.add(0.9 * x + last * y == 0)
      try bench.solver.solve()
      edit = try bench.solver.editConstant(of: row)
    }
    for step in 1...20 {
      let number = Double(step) * 1e-8
      try bench.solver.suggest(edit!, number)
      let exact = 0.7 * number / determinant
      let reported = bench.solver.changes.elements.first { $0.variable == y }
      #expect(abs(try #require(reported).value - exact) <= 1e-10 * exact)
    }
  }
}
