import Status
import Testing

@testable import Solver

@Suite struct EndTests {
  /// Wishes of one priority for one number take some steps for each of them.
  @Test func `a solve that comes to no end is given up, and values stay`() throws {
    let bench = Workbench()
    let x = try bench.variables(2)
    try bench.add(x[0] == 1000, at: 400)
    try bench.add(x[1] - x[0] == 5)
    try bench.together {
      for number in 0...400 { try bench.add(x[0] == Double(number), at: 500) }
      bench.solver.cycles.patience = 1
      #expect(throws: Status.numeric) { try bench.solver.solve() }
      #expect(bench.solver.value(of: x[0]) == 1000 && bench.solver.value(of: x[1]) == 1005)
      bench.solver.cycles.patience = 100
      try bench.solver.solve()
    }
    #expect(bench.values(x) == [200, 205])
  }
}
