import Status
import Testing

@testable import Solver

@Suite struct IterationLimitTests {
  /// Many soft rows of one priority for one variable need several steps each.
  @Test func `a solve past the iteration limit fails and changes no value`() throws {
    let bench = Workbench()
    let x = try bench.variables(2)
    try bench.add(x[0] == 1000, at: 400)
    try bench.add(x[1] - x[0] == 5)
    try bench.together {
      for number in 0...400 { try bench.add(x[0] == Double(number), at: 500) }
      bench.solver.simplex.cycles.limitPerRow = 0
      #expect(throws: Status.numeric) { try bench.solver.solve() }
      #expect(bench.solver.value(of: x[0]) == 1000 && bench.solver.value(of: x[1]) == 1005)
      bench.solver.simplex.cycles.limitPerRow = 100
      try bench.solver.solve()
    }
    #expect(bench.values(x) == [200, 205])
  }

  /// Two computations of a multiplier that differ by rounding must not make a row enter and leave forever.
  @Test func `checks of multipliers without a step count towards the iteration limit`() {
    var watch = CycleDetection()
    watch.begin()
    for _ in 0..<500 { watch.noteCheck() }
    #expect(!watch.isPastLimit(30))
    watch.noteCheck()
    #expect(watch.isPastLimit(30))
    watch.note(1, 0, isActive: true)
    #expect(!watch.isPastLimit(30))
  }

  @Test func `a phase may take a hundred steps for each row and variable, and a solve more of them`() {
    func steps(of size: Int, perPhase most: Int = .max) -> Int {
      var cycles = CycleDetection()
      cycles.begin()
      while !cycles.isPastLimit(size) {
        if cycles.steps % most == 0 { cycles.beginPhase() }
        cycles.note(Int32(cycles.steps), 0, isActive: true)
      }
      return cycles.steps
    }
    #expect(steps(of: 0) == 2001)
    #expect(steps(of: 30) == 5001)
    // Half of the square of the size.
    #expect(steps(of: 30, perPhase: 100) == 5451)
  }

  /// Two rows enter in turn: the hash of the eighth step comes back with the twelfth.
  @Test func `Bland's rule begins when steps repeat, each time for twice as many`() {
    var cycles = CycleDetection()
    cycles.begin()
    let steps = (1...200).filter { step in
      cycles.note(Int32(step % 2), 0, isActive: true)
      return cycles.usesBlandsRule
    }
    #expect(steps == Array(12..<62) + Array(64...200))
  }

  @Test func `a solve past the iteration limit does not shorten double-double`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    try bench.together {
      for number in 0...400 { try bench.add(x == Double(number), at: 500) }
      bench.solver.basis.precision.schedule.extraSolves = 500
      bench.solver.simplex.cycles.limitPerRow = 0
      #expect(throws: Status.numeric) { try bench.solver.solve() }
      #expect(bench.solver.basis.precision.schedule.extraSolves == 1001)
      bench.solver.simplex.cycles.limitPerRow = 100
    }
  }
}
