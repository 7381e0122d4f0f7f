import Status
import Support
import Testing

@testable import Solver

/// `check` detects wrong rows, values and multipliers, and accepts those that were there before. A build that checks
/// invariants stops at the first corrupted state.
@Suite(.disabled(if: areInvariantsChecked)) struct CertificateTests {
  let bench = Workbench()
  let x: [VariableID]
  let softRow: RowID
  let floor: RowID
  let ring: [RowID]

  /// The soft x0 = 8 is violated because of x0 ≥ 10. x1 depends on x0; x2 and x3 depend on each other.
  init() throws {
    x = try bench.variables(4)
    softRow = try bench.add(x[0] == 8, at: 500, weight: 2)
    floor = try bench.add(x[0] >= 10)
    try bench.add(x[1] - x[0] == 1)
    ring = [try bench.add(x[2] + x[3] - x[1] == 0), try bench.add(x[2] - x[3] == 3, at: 700)]
  }

  private func row(_ id: RowID) -> Int { Int(Identifier.slot(id.raw)) }
  private func slot(_ index: Int) -> Int { bench.solver.slot(of: x[index]) }

  /// Expects `check` to fail after `breaking` and to succeed after `restoring`.
  private func expectDetected(
    as status: Status = .fault, _ breaking: (inout Solver) -> Void, restoring: (inout Solver) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try bench.check()
    breaking(&bench.solver)
    #expect(throws: status, sourceLocation: sourceLocation) { try bench.solver.check() }
    #expect(bench.solver.fault.utf8CodeUnitCount + 0 > 0, sourceLocation: sourceLocation)
    restoring(&bench.solver)
    try bench.check()
  }

  @Test func `the check detects a wrong value`() throws {
    for index in 0..<4 {
      let place = slot(index)
      try expectDetected({ $0.basis.values[place] += 1e-3 }, restoring: { $0.basis.values[place] -= 1e-3 })
      try expectDetected({ $0.basis.values[place] -= 5 }, restoring: { $0.basis.values[place] += 5 })
    }
  }

  /// A row is judged by its own terms.
  @Test func `the check detects a wrong value beside a very large one elsewhere`() throws {
    let far = try bench.variable()
    try bench.add(far == 1e15)
    let place = slot(0)
    try expectDetected({ $0.basis.values[place] += 1e-3 }, restoring: { $0.basis.values[place] -= 1e-3 })
  }

  @Test func `the check detects a constant changed directly`() throws {
    let place = row(ring[0])
    try expectDetected({ $0.problem.rows[place].constant = 1 }, restoring: { $0.problem.rows[place].constant = 0 })
  }

  /// x0 = 10 is not the best value where 20 is wanted, whatever the stored multiplier says.
  @Test func `the check detects a vertex that is not optimal`() throws {
    let place = row(softRow)
    let side = bench.solver.problem.rows[place].side
    try #require(side == -1)
    try expectDetected(
      {
        $0.problem.rows[place].constant = 20
        $0.problem.rows[place].side = 1
      },
      restoring: {
        $0.problem.rows[place].constant = 8
        $0.problem.rows[place].side = side
      })
  }

  /// The solution is right, so that it is not a wrong one that the check finds.
  @Test func `the check does not vouch for a stored multiplier out of bounds`() throws {
    let node = bench.solver.problem.rows[row(floor)].firstNode
    try #require(node >= 0)
    try expectDetected(
      as: .undecided, { $0.basis.multipliers[node].value = -2 }, restoring: { $0.basis.multipliers[node].value = 2 })
  }

  @Test func `the check does not vouch for a wrong stored multiplier`() throws {
    let node = bench.solver.problem.rows[row(floor)].firstNode
    try expectDetected(
      as: .undecided, { $0.basis.multipliers[node].value = 1.9 }, restoring: { $0.basis.multipliers[node].value = 2 })
    try expectDetected(
      as: .undecided, { $0.basis.multipliers[node].priority = 499 },
      restoring: { $0.basis.multipliers[node].priority = 500 })
    // Rounding of large numbers that it was once computed from does not count, since it is computed again.
    let peak = bench.solver.basis.multipliers[node].peak
    bench.solver.basis.multipliers[node].value = 1.9
    bench.solver.basis.multipliers[node].peak = 1e9
    try bench.check()
    bench.solver.basis.multipliers[node].value = 2
    bench.solver.basis.multipliers[node].peak = peak
  }

  @Test func `the check does not vouch for a weight changed directly`() throws {
    let place = row(softRow)
    try expectDetected(
      as: .undecided, { $0.problem.rows[place].weight = 3 }, restoring: { $0.problem.rows[place].weight = 2 })
  }

  /// A side is a multiplier, and which one a violated row has follows from its values.
  @Test func `the check does not vouch for an inactive row on a wrong side`() throws {
    let place = row(softRow)
    let side = bench.solver.problem.rows[place].side
    try #require(side != 0)
    for wrong in [0, -side] {
      try expectDetected(
        as: .undecided, { $0.problem.rows[place].side = wrong }, restoring: { $0.problem.rows[place].side = side })
    }
  }

  @Test func `the check does not vouch for multipliers of a removed row`() throws {
    let place = row(softRow)
    try expectDetected(
      as: .undecided, { $0.problem.rows[place].state.remove(.live) },
      restoring: { $0.problem.rows[place].state.insert(.live) })
  }
}

/// The certificate reads rows, values and multipliers that no solver has computed: nothing is solved here.
struct StatedProofTests {
  let bench = Workbench()
  let x: VariableID

  init() throws { x = try bench.variable() }

  /// States rows without a solve.
  private func state(_ rows: (row: Row, priority: Int32, weight: Double)...) throws {
    for (row, priority, weight) in rows {
      _ = try row.terms.withUnsafeBufferPointer { terms in
        try bench.solver.add(terms, row.relation, row.constant, priority: priority, weight: weight)
      }
    }
  }

  enum Answer { case broken, met, open, better }

  /// What the certificate says of a value and of multipliers at priority 500.
  private func answer(_ value: Double, _ multipliers: [Double]) throws -> Answer {
    bench.solver.basis.values[bench.solver.slot(of: x)] = value
    return try answer(&bench.solver.simplex, multipliers)
  }

  private func answer(_ simplex: inout Simplex, _ multipliers: [Double]) throws -> Answer {
    var certificate = Certificate(bench.account)
    try simplex.basis.beginExactCheck()
    defer {
      certificate.release()
      simplex.basis.endExactCheck()
    }
    if try simplex.prices.basis.findStandings(&certificate.standings) != nil { return .broken }
    for multiplier in multipliers { try certificate.multipliers.append(multiplier) }
    var verdict = Verdict.right
    let open = try certificate.unmetCondition(at: 500, &simplex, true, &verdict)
    if case .wrong = verdict { return .better }
    return open == nil ? .met : .open
  }

  @Test func `multipliers in their bounds that sum to zero are a proof`() throws {
    try state((2 * x >= 10, requiredPriority, 1), (1 * x == 2, 500, 3))
    #expect(try answer(5, [1.5, -3]) == .met)
  }

  @Test func `a wrong value is none`() throws {
    try state((2 * x >= 10, requiredPriority, 1), (1 * x == 2, 500, 3))
    #expect(try answer(4.999, [1.5, -3]) == .broken)
    #expect(try answer(5.001, [1.5, -3]) == .open)
    #expect(try answer(5.001, [0, -3]) == .better)
  }

  @Test func `a multiplier that does not sum to zero is no proof`() throws {
    try state((2 * x >= 10, requiredPriority, 1), (1 * x == 2, 500, 3))
    #expect(try answer(5, [1.4, -3]) == .open)
    #expect(try answer(5, [1.5, -2.9]) == .open)
    #expect(try answer(5, [1.5 + 1e-12, -3]) == .met)
  }

  @Test func `a multiplier out of its bounds is no proof`() throws {
    try state((2 * x >= 10, requiredPriority, 1), (1 * x == 20, 500, 3))
    #expect(try answer(5, [-1.5, 3]) == .open)
    #expect(try answer(5, [0, 3]) == .better)
    #expect(try answer(20, [0, 0]) == .met)
  }

  @Test func `a violated row has its weight as its multiplier`() throws {
    try state((1 * x == 2, 500, 3), (1 * x == 4, 500, 3))
    #expect(try answer(3, [-3, 3]) == .met)
    #expect(try answer(3, [-2, 2]) == .open)
    #expect(try answer(2, [-3, 3]) == .met)
    #expect(try answer(5, [-3, -3]) == .better)
  }

  /// The value is computed from one row; the other one is off by 4e-9 of its own terms, though by less of larger ones.
  @Test func `a row is judged by its own terms`() throws {
    try state((1 * x == 1e9, requiredPriority, 1), (1e-9 * x == 1 + 4e-9, requiredPriority, 1))
    #expect(try answer(1e9, [0, 0]) == .broken)
  }
}

/// A multiplier keeps rounding at priorities that decide nothing.
struct RoundingTests {
  /// The left sides of two rows differ by 9e-11 of their terms. With numbers that are off by less than a row may be off,
  /// the values are the best ones.
  @Test func `the check does not find wrong what numbers within the tolerance would make right`() throws {
    let bench = Workbench()
    let x = try bench.variables(3)
    try bench.together {
      try bench.add(-x[0] + 7.8948847396641035 * x[1] + 0.9999 * x[2] >= 2e-9, at: 250, weight: 10)
      try bench.add(-0.9999 * x[0] + 7.894885529152656 * x[1] + x[2] >= 0.00010000100000000001, at: 750)
      try bench.add(-x[0] + 7.894885528363168 * x[1] + x[2] <= -9.9999e-05, weight: 10)
      try bench.add(-x[0] + 7.894885529073707 * x[1] + x[2] == 0.00010000100000000001, at: 750)
    }
  }

  /// The required row is off by 4.4e-9 of its own terms.
  @Test func `the check finds a required row that is off by more than rounding`() throws {
    let bench = Workbench()
    let x = try bench.variables(2)
    var isFound = false
    do {
      try bench.together {
        try bench.add(-4.663452594031573 * x[0] + 554.9707356610135 * x[1] <= 0.1)
        try bench.add(-4.663452594031619 * x[0] + 554.9707356610689 * x[1] >= 2.1, at: 250)
        try bench.add(0.20750877350623265 * x[0] - 0.4135042796500056 * x[1] >= 10_000_000, at: 750)
      }
    } catch is Workbench.Fault { isFound = true }
    let terms = (-4.663452594031573 * bench.value(x[0]), 554.9707356610135 * bench.value(x[1]))
    #expect(isFound || terms.0 + terms.1 - 0.1 <= 1e-9 * (abs(terms.0) + abs(terms.1) + 0.1))
  }

  /// The edit moves a value of 89 to zero, and leaves its rounding.
  @Test func `the check accepts the rounding of a value that an edit has moved`() throws {
    let bench = Workbench()
    let x = try bench.variables(4)
    let row = try bench.add(x[0] == 89, at: 500, weight: 2)
    let edit = try bench.edit(row)
    try bench.suggest(edit, -22.7)
    try bench.tryAdd(x[1] + x[2] + 2 * x[3] <= 64, at: 500)
    try bench.suggest(edit, 0)
  }

  @Test func `the check accepts values of rounding size beside larger ones`() throws {
    let bench = Workbench()
    let x = try bench.variables(3)
    try bench.add(1599.8733124111527 * x[1] + x[0] + x[2] <= 346)
    try bench.add(1599.8733124111527 * x[1] + x[0] + 1.000001 * x[2] == 346)
    try bench.add(-56.8361371371864 * x[1] - 4.501373558317293 * x[2] >= 0)
    #expect(bench.values(x)[0] == 346)
  }

  @Test func `the check accepts large multipliers of nearly parallel rows`() throws {
    let bench = Workbench()
    let x = try bench.variables(3)
    try bench.add(-5.908717828072012 * x[1] + x[0] <= 0)
    try bench.add(-5.90871782748114 * x[1] + 1.000000000000001 * x[0] >= 1, at: 750, weight: 10)
    try bench.add(3.0500821226865225 * x[0] + 0.5 * x[1] <= 100.00009999999999, at: 250, weight: 10)
    #expect(bench.values(x)[0] > 9e9)
  }

  @Test(arguments: 0..<80) func `the check accepts rounding that decides nothing`(seed: UInt64) throws {
    var random = Random(state: seed)
    let bench = Workbench()
    let count = 14 + random.below(6)
    let x = try bench.variables(count)
    func row(_ terms: Int, from first: Int) -> Row {
      let terms = (0..<terms).map { place in
        Term(
          x[(first + place) % count],
          Double(place == 0 ? 3 + random.below(3) : 1) * random.pick([-1, 1]) * random.between(1, 2))
      }
      return Row(
        terms: terms, relation: random.pick([.equal, .equal, .lessOrEqual, .greaterOrEqual]),
        constant: Double(random.below(2001) - 1000))
    }
    var soft: [RowID] = []
    try bench.together {
      for index in 0..<count {
        soft.append(
          try bench.add(row(2 + random.below(3), from: index), at: Int32(random.pick([900, 800, 800, 600, 300]))))
        try bench.add(
          x[index] == Double(random.below(401) - 200), at: Int32(random.below(2) + 1),
          weight: 1 + Double(random.below(97)) / 7)
        try bench.add(x[index] <= Double(500 + random.below(1000)))
        try bench.add(x[index] >= Double(-500 - random.below(1000)))
      }
    }
    for _ in 0..<12 {
      try bench.together {
        for _ in 0..<2 {
          try bench.set(random.pick(soft), constant: Double(random.below(2001) - 1000))
          try bench.set(random.pick(soft), priority: Int32(1 + random.below(998)))
          let next = row(1 + random.below(3), from: random.below(count))
          soft.append(try bench.add(next, at: Int32(1 + random.below(900))))
        }
      }
    }
  }
}
