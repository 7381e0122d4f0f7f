import Status
import Testing

@testable import Solver

@Suite struct StepLimitTests {
  @Test func `a suspended solve shows the earlier values, and goes on`() throws {
    let bench = Workbench()
    bench.solver.limit.steps = 3
    let x = try bench.variables(2)
    var calls = 0
    try bench.together {
      try bench.add(x[1] - x[0] == 5)
      for number in 0...40 { try bench.add(x[0] == Double(number), at: 500) }
      while true {
        bench.solver.limit.beginCall()
        do throws(Status) {
          try bench.solver.solve()
          break
        } catch {
          #expect(error == .limit)
          let isSuspended = bench.solver.basis.journal.isSuspended
          #expect(isSuspended)
          #expect(bench.solver.value(of: x[0]) == 0 && bench.solver.value(of: x[1]) == 0)
          calls += 1
        }
      }
    }
    #expect(calls > 3)
    #expect(bench.values(x) == [20, 25])
  }
}
