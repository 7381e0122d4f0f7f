import Status
import Testing

@testable import Solver

/// The certificate finds a state that was broken on purpose, and accepts it again after a repair. A build that checks
/// invariants stops at the first broken state.
@Suite(.disabled(if: areInvariantsChecked)) struct CertificateTests {
  let bench = Workbench()
  let x: [VariableID]
  let softRow: ConstraintID
  let floor: ConstraintID
  let ring: [ConstraintID]

  /// x0 = 8 conflicts with x0 ≥ 10. x1 depends on x0; x2 and x3 depend on each other.
  init() throws {
    x = try bench.variables(4)
    softRow = try bench.add(x[0] == 8, at: 500, weight: 2)
    floor = try bench.add(x[0] >= 10)
    try bench.add(x[1] - x[0] == 1)
    ring = [try bench.add(x[2] + x[3] - x[1] == 0), try bench.add(x[2] - x[3] == 3, at: 700)]
  }

  private func row(_ id: ConstraintID) -> Int { Int(Identifier.slot(id.raw)) }
  private func slot(_ index: Int) -> Int { bench.solver.slot(of: x[index]) }

  private func isFound(
    _ breaking: (inout Solver) -> Void, mending: (inout Solver) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try bench.check()
    breaking(&bench.solver)
    #expect(throws: Status.fault, sourceLocation: sourceLocation) { try bench.solver.check() }
    #expect(bench.solver.fault.utf8CodeUnitCount + 0 > 0, sourceLocation: sourceLocation)
    mending(&bench.solver)
    try bench.check()
  }

  @Test func `a wrong value is found`() throws {
    for index in 0..<4 {
      let place = slot(index)
      try isFound({ $0.values[place] += 1e-3 }, mending: { $0.values[place] -= 1e-3 })
      try isFound({ $0.values[place] -= 5 }, mending: { $0.values[place] += 5 })
    }
  }

  @Test func `a constant that was changed behind the solver's back is found`() throws {
    let place = row(ring[0])
    try isFound({ $0.rows[place].constant = 1 }, mending: { $0.rows[place].constant = 0 })
  }

  @Test func `a multiplier out of bounds is found`() throws {
    let node = Int(bench.solver.rows[row(floor)].multiplier)
    try #require(node >= 0)
    try isFound({ $0.multipliers[node].value = -2 }, mending: { $0.multipliers[node].value = 2 })
  }

  @Test func `a multiplier out of balance is found`() throws {
    let node = Int(bench.solver.rows[row(floor)].multiplier)
    try isFound({ $0.multipliers[node].value = 1.9 }, mending: { $0.multipliers[node].value = 2 })
    try isFound({ $0.multipliers[node].priority = 499 }, mending: { $0.multipliers[node].priority = 500 })
  }

  @Test func `a weight that was changed behind the solver's back is found`() throws {
    let place = row(softRow)
    try isFound({ $0.rows[place].weight = 3 }, mending: { $0.rows[place].weight = 2 })
  }

  @Test func `an inactive row on its wrong side is found`() throws {
    let place = row(softRow)
    let side = bench.solver.rows[place].side
    try #require(side != 0)
    try isFound({ $0.rows[place].side = 0 }, mending: { $0.rows[place].side = side })
    try isFound({ $0.rows[place].side = -side }, mending: { $0.rows[place].side = side })
  }

  @Test func `a matching that disagrees with itself is found`() throws {
    let place = slot(0)
    let holder = bench.solver.variables[place].holder
    let other = bench.solver.variables[slot(1)].holder
    try isFound({ $0.variables[place].holder = other }, mending: { $0.variables[place].holder = holder })
    let held = row(floor)
    try isFound({ $0.rows[held].held = 1 }, mending: { $0.rows[held].held = Int32(place) })
  }

  @Test func `a wrong count of uses is found`() throws {
    let place = slot(1)
    try isFound({ $0.variables[place].uses += 1 }, mending: { $0.variables[place].uses -= 1 })
  }

  @Test func `a broken list of mentions is found`() throws {
    let start = Int(bench.solver.variables[slot(0)].linkStart)
    let entry = bench.solver.links[start].entry
    let foreign = bench.solver.links[Int(bench.solver.variables[slot(3)].linkStart)].entry
    try isFound({ $0.links[start].entry = foreign }, mending: { $0.links[start].entry = entry })
  }

  @Test func `a member that is not in its block is found`() throws {
    try #require(bench.statistics().blocks == 1)
    let (first, second) = (slot(2), slot(3))
    func swapPlaces(_ solver: inout Solver) {
      let place = solver.variables[first].place
      solver.variables[first].place = solver.variables[second].place
      solver.variables[second].place = place
    }
    try isFound({ swapPlaces(&$0) }, mending: { swapPlaces(&$0) })
  }

  @Test func `what a search leaves behind is found`() throws {
    let place = slot(3)
    try isFound({ $0.work[place] = 1 }, mending: { $0.work[place] = 0 })
    try isFound({ $0.workSize[place] = 1 }, mending: { $0.workSize[place] = 0 })
  }

  @Test func `a removed row that is still there is found`() throws {
    let place = row(softRow)
    try isFound({ $0.rows[place].state.remove(.live) }, mending: { $0.rows[place].state.insert(.live) })
  }
}
