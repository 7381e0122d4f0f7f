import Memory
import Status
import Testing

@testable import Solver

/// What a trial keeps or rolls back, and how the solver is after a trial that has failed.
@Suite struct TrialTests {
  private let bench = Workbench()
  private let x: VariableID
  private let row: Int32

  init() throws {
    x = try bench.variable()
    row = Identifier.slot(try bench.add(x == 3).raw)
  }

  /// The value as it is, without a solve.
  private var solvedValue: Double { bench.solver.basis.values[Identifier.slot(x.raw)] }

  /// Moves the constant in a trial. The journal does not have it.
  private func move(
    to constant: Double, solvesAgain: Bool = false, failing: Bool = false, isKept: Bool
  ) throws -> Bool {
    let row = row
    return try bench.solver.trial(
      solvesAgain: solvesAgain,
      { (solver) throws(MemoryError) in
        try solver.changeConstant(of: row, to: constant)
        if failing { solver.basis.precision.attempt.noteLoss(.beyondRange) }
      },
      isKept: { _ in isKept })
  }

  @Test(arguments: [false, true])
  func `the result of a trial is kept or rolled back`(isKept: Bool) throws {
    #expect(try move(to: 5, isKept: isKept) == isKept)
    #expect(solvedValue == (isKept ? 5 : 3))
    let isTrial = bench.solver.basis.journal.isTrial
    #expect(!isTrial)
  }

  /// It cannot be rolled back: the next solve builds the basis.
  @Test func `a trial that fails restores the values, and what is known of lost digits`() throws {
    #expect(throws: Status.numeric) { try move(to: 5, failing: true, isKept: true) }
    let (isTrial, loss) = (bench.solver.basis.journal.isTrial, bench.solver.basis.precision.attempt.loss)
    #expect(!isTrial && loss == .none)
    #expect(solvedValue == 3)
    let needsRebuild = bench.solver.basis.agenda.needsRebuild
    #expect(needsRebuild)
    try bench.solver.settle()
    #expect(solvedValue == 5)
    #expect(!bench.isDoubleDouble)
  }

  @Test(arguments: [false, true])
  func `a trial that fails is solved again from an empty basis, and then cannot be rolled back`(isKept: Bool) throws {
    #expect(try move(to: 5, solvesAgain: true, failing: true, isKept: isKept) == isKept)
    let isTrial = bench.solver.basis.journal.isTrial
    #expect(!isTrial)
    #expect(solvedValue == 5)
  }

  /// The change is tried on a copy then, which this solver becomes if it holds.
  @Test(arguments: [5.0, 2.0])
  func `a change that loses digits is tried once more on a copy`(least: Double) throws {
    try bench.add(x <= 4)
    var tries: [Bool] = []
    var status: Status?
    do throws(Status) {
      try bench.solver.tryPrecisely { (solver, isCopy) throws(Status) in
        tries.append(isCopy)
        try solver.settle()
        if !isCopy { throw .numeric }
        let isDoubleDouble = solver.basis.precision.isDoubleDouble
        #expect(isDoubleDouble)
        if least > 4 { throw .conflict }
      }
    } catch { status = error }
    #expect(tries == [false, true])
    #expect(status == (least > 4 ? .conflict : nil))
    #expect(bench.isDoubleDouble == (least <= 4))
    #expect(bench.value(x) == 3)
  }

  @Test func `a change that is refused in doubles is not tried again`() throws {
    var tries = 0
    #expect(throws: Status.conflict) {
      try bench.solver.tryPrecisely { (_, _) throws(Status) in
        tries += 1
        throw .conflict
      }
    }
    #expect(tries == 1)
  }

  /// A ruler whose length is wanted shorter: one edge after the other is where it may not go further, and each exchange factorises
  /// the block of all edges.
  @Test func `a trial keeps the blocks from before it, and not those between`() throws {
    let bench = Workbench()
    let count = 24
    let edges = try bench.variables(count + 1)
    var wanted: RowID?
    try bench.together {
      try bench.add(edges[0] == 0)
      for index in 1..<count { try bench.add(edges[index - 1] - 2 * edges[index] + edges[index + 1] == 0) }
      wanted = try bench.add(edges[count] == 480, at: 250)
      for index in 1..<count { try bench.add(edges[index] >= Double(index * (5 + index % 8)), at: Int32(500 + index)) }
      try bench.solver.solve()
    }
    let places = bench.values(edges)
    let pivots = bench.statistics().pivots
    var kept = 0
    let row = Identifier.slot(wanted!.raw)
    let isKept = try bench.solver.trial({ (solver) throws(MemoryError) in
      try solver.changeConstant(of: row, to: 0)
    }) { (solver) throws(MemoryError) in
      kept = solver.basis.journal.blocks.detached.count + solver.basis.journal.blocks.made.count
      return false
    }
    #expect(!isKept)
    #expect(bench.statistics().pivots > pivots + 5)
    #expect(kept == 2)
    #expect(bench.values(edges) == places)
  }
}
