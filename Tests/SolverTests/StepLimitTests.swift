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

  /// A row of boxes with least widths, and an edit that makes it narrower than these.
  private func narrow(limit: UInt64) throws -> (calls: Int, values: [Double]) {
    let bench = Workbench()
    let window = try bench.variable()
    let left = try bench.variables(4)
    let width = try bench.variables(4)
    var edit: EditID?
    try bench.together {
      let size = try bench.add(window == 600)
      try bench.add(left[0] == 20)
      for index in 0..<4 {
        try bench.add(width[index] >= Double(60 + 10 * index))
        try bench.add(width[index] == 100, at: 250)
        if index > 0 { try bench.add(left[index] - left[index - 1] - width[index - 1] == 8) }
      }
      try bench.add(left[3] + width[3] - window <= -20)
      try bench.solver.solve()
      edit = try bench.solver.editConstant(of: size)
    }
    bench.solver.limit.steps = limit
    var calls = 0
    while calls < 100 {
      calls += 1
      bench.solver.limit.beginCall()
      do throws(Status) { try bench.solver.suggest(edit!, 300) } catch {
        if error == .limit { continue }
        #expect(error == .conflict)
      }
      break
    }
    return (calls, bench.values([window] + left + width))
  }

  @Test func `a suggestion that is repeated at the limit goes on through a conflict`() throws {
    let whole = try narrow(limit: 0)
    #expect(whole.calls == 1)
    for limit in UInt64(1)...20 {
      let parts = try narrow(limit: limit)
      #expect(parts.calls < 30)
      #expect(parts.values == whole.values)
    }
  }

  /// Trials that make a grid narrower end at each limit, some after a step that moved the values of blocks. In the solve
  /// after each, half of a block of equally spaced edges moves.
  @Test func `after a trial that the limit has ended a solve computes what moves with a block`() throws {
    let bench = Workbench()
    let (parts, side) = (24, 6)
    let edges = try bench.variables(parts + 1)
    let labels = try bench.variables(parts + 1)
    let columns = try bench.variables(side + 1)
    let widths = try bench.variables(side)
    var middle: RowID?
    try bench.together {
      try bench.add(edges[0] == 0)
      try bench.add(edges[parts] == Double(10 * parts))
      for index in 1..<parts {
        let row = try bench.add(edges[index - 1] - 2 * edges[index] + edges[index + 1] == 0, at: 400)
        if index == 4 { middle = row }
      }
      for index in 0...parts { try bench.add(labels[index] - edges[index] == 3) }
      try bench.add(columns[0] == 0)
      for column in 0..<side { try bench.add(columns[column + 1] - columns[column] - widths[column] == 0) }
      for cell in 0..<side * side {
        let width = try bench.variable()
        let content = Double(20 + (cell * cell * 7919 + cell * 104_729) % 181)
        try bench.add(width - widths[cell % side] == 0)
        try bench.add(width >= content, at: 750)
        try bench.add(width <= content, at: 250)
      }
    }
    try bench.add(edges[parts / 2] == Double(5 * parts / 2), at: 500)
    var ended = 0
    for limit in UInt64(1)... {
      bench.solver.limit.steps = limit
      bench.solver.limit.beginCall()
      do throws(Status) {
        let row = columns[side] <= bench.solver.value(of: columns[side]) / 2
        _ = try row.terms.withUnsafeBufferPointer { (terms) throws(Status) in
          try bench.solver.tryAdd(terms, row.relation, row.constant, priority: requiredPriority, weight: 1)
        }
        break
      } catch {
        #expect(error == .limit)
        ended += 1
      }
      bench.solver.limit.steps = 0
      try bench.remove(try #require(middle))
      middle = try bench.add(edges[3] - 2 * edges[4] + edges[5] == 0, at: 400)
      #expect(isClose(bench.values(labels), bench.values(edges).map { $0 + 3 }))
    }
    #expect(ended > 50)
  }

  /// The solve stops between the exchange of `wanted` and `least` and the computation of `x`.
  @Test func `after a suspended exchange the row that has left is checked`() throws {
    let bench = Workbench()
    let (x, y) = (try bench.variable(), try bench.variable())
    let least = try bench.add(x >= 5)
    let wanted = try bench.add(x == 3, at: 750)
    let other = try bench.add(y == 1)
    try bench.set(least, constant: 6)
    try bench.together {
      bench.solver.limit.steps = 1
      bench.solver.limit.beginCall()
      try bench.solver.setConstant(9, of: wanted)
      #expect(throws: Status.limit) { try bench.solver.solve() }
      bench.solver.limit.steps = 0
      try bench.solver.setConstant(2, of: other)
      try bench.solver.solve()
    }
    #expect(bench.value(x) == 9 && bench.value(y) == 2)
    try bench.set(wanted, constant: 3)
    #expect(bench.value(x) == 6)
  }

  /// At one of the limits the last exchange has found the matrix singular, so that nothing can be suspended.
  @Test func `the number of an edit stays at every limit`() throws {
    var rebuilds = 0
    for limit in UInt64(1)...30 {
      let bench = Workbench()
      let x = try bench.variables(4)
      var edit: EditID?
      try bench.together {
        edit = try bench.edit(bench.addNearlyEqualRows(x))
        bench.solver.limit.steps = limit
        bench.solver.limit.beginCall()
        do throws(Status) { try bench.solver.setEdit(edit!, to: -464) } catch {
          #expect(error == .limit)
          if bench.solver.basis.agenda.needsRebuild { rebuilds += 1 }
        }
        #expect(bench.solver.number(of: edit!) == -464)
        bench.solver.limit.steps = 0
        try bench.solver.solve()
      }
      #expect(bench.value(x[3]) == -464)
    }
    #expect(rebuilds > 0)
  }

  /// At some limits the last step of a build finds the matrix singular, at the same one whenever the build is repeated.
  @Test func `a build whose last step is singular goes on at every limit`() throws {
    for limit in UInt64(1)...12 {
      let bench = Workbench()
      let x = try bench.variables(4)
      try bench.together {
        try bench.addNearlyEqualRows(x)
        bench.solver.limit.steps = limit
        var calls = 0
        while calls < 100 {
          calls += 1
          bench.solver.limit.beginCall()
          do throws(Status) { try bench.solver.solve() } catch {
            #expect(error == .limit)
            continue
          }
          break
        }
        #expect(calls < 100, "limit \(limit)")
        bench.solver.limit.steps = 0
      }
      #expect(bench.value(x[3]) == -463)
    }
  }

  /// Calls `body` with a solve that is suspended, and then ends it.
  private func withSuspended(_ body: (Workbench) throws -> Void) throws {
    let bench = Workbench()
    let x = try bench.variables(2)
    try bench.together {
      try bench.add(x[1] - x[0] == 5)
      for number in 0...40 { try bench.add(x[0] == Double(number), at: 500) }
      bench.solver.limit.steps = 3
      bench.solver.limit.beginCall()
      #expect(throws: Status.limit) { try bench.solver.solve() }
      bench.solver.limit.beginCall()
      try body(bench)
      bench.solver.limit.steps = 0
      try bench.solver.solve()
    }
    #expect(bench.values(x) == [20, 25])
  }

  @Test func `a solve that goes on still accepts that blocks diverge, until it ends`() throws {
    try withSuspended { bench in
      bench.solver.basis.precision.attempt.acceptsDivergence = true
      #expect(throws: Status.limit) { try bench.solver.solve() }
      #expect(bench.solver.basis.precision.attempt.acceptsDivergence)
      bench.solver.limit.steps = 0
      try bench.solver.solve()
      #expect(!bench.solver.basis.precision.attempt.acceptsDivergence)
    }
  }
}
