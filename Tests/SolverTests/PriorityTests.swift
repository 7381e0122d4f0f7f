import Testing

@testable import Solver

@Suite struct PriorityTests {
  @Test func `a thousand and one rows lose to one a priority above`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    try bench.together { for _ in 0..<1001 { try bench.add(x == 7, at: 499) } }
    #expect(bench.value(x) == 7)
    let one = try bench.add(x == 3, at: 500)
    #expect(bench.value(x) == 3)
    try bench.remove(one)
    #expect(bench.value(x) == 7)
  }

  @Test func `no weight outweighs a priority`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    try bench.add(x == 7, at: 1, weight: 1e12)
    try bench.add(x == 3, at: 2, weight: 1e-12)
    #expect(bench.value(x) == 3)
  }

  @Test func `a lower priority decides what higher priorities leave open`() throws {
    let bench = Workbench()
    let x = try bench.variables(4)
    try bench.add(x[0] + x[1] + x[2] + x[3] == 100)
    for (index, priority) in [200, 900, 400, 600].enumerated() {
      try bench.add(x[index] == 40, at: Int32(priority))
    }
    #expect(bench.values(x) == [-20, 40, 40, 40])
  }

  @Test func `a priority changes in place`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    let first = try bench.add(x == 3, at: 500)
    let second = try bench.add(x == 7, at: 400)
    #expect(bench.value(x) == 3)
    try bench.set(second, priority: 600)
    #expect(bench.value(x) == 7)
    try bench.set(first, priority: requiredPriority)
    #expect(bench.value(x) == 3)
    try bench.set(first, priority: 1)
    #expect(bench.value(x) == 7)
  }

  @Test func `weights add up within a priority`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    for _ in 0..<3 { try bench.add(x == 10, at: 500) }
    let against = try bench.add(x == 4, at: 500, weight: 2)
    #expect(bench.value(x) == 10)
    try bench.set(against, weight: 4)
    #expect(bench.value(x) == 4)
    try bench.set(against, weight: 2.5)
    #expect(bench.value(x) == 10)
  }

  @Test func `a weighted median wins`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    for (number, weight) in [(1.0, 2.0), (5, 3), (9, 2), (20, 1.5)] {
      try bench.add(x == number, at: 300, weight: weight)
    }
    #expect(bench.value(x) == 5)
  }

  @Test func `a violation counts its row's coefficient`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    try bench.add(x == 10, at: 500, weight: 2)
    try bench.add(3 * x == 6, at: 500)
    #expect(bench.value(x) == 2)
  }

  @Test func `with weights only, priorities have no effect`() throws {
    let bench = Workbench(weightsOnly: true)
    let x = try bench.variable()
    try bench.add(x == 3, at: 900)
    let low = try bench.add(x == 7, at: 10, weight: 2)
    #expect(bench.value(x) == 7)
    try bench.set(low, weight: 0.5)
    #expect(bench.value(x) == 3)
    try bench.add(x >= 5)
    #expect(bench.value(x) == 5)
  }

  @Test func `a multiplier that cancels among weights a million apart is recomputed once`() throws {
    let bench = Workbench(weightsOnly: true)
    let x = try bench.variables(8)
    try bench.together {
      try bench.add(x[3] - x[5] == -6, at: 500, weight: 1e6)
      try bench.add(x[5] == 0, at: 500)
      try bench.add(x[0] - 2 * x[3] >= -6, at: 500, weight: 1e6)
      try bench.add(2 * x[3] >= 10)
      try bench.add(x[5] + x[4] + x[6] == 7)
      try bench.add(x[5] + x[4] <= -8)
      try bench.add(x[0] - 2 * x[4] <= 2, at: 500, weight: 1e6)
    }
    try bench.add(x[6] == 18, at: 500, weight: 1e6)
  }

  @Test func `the multipliers of a stay are computed before a row determines it`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    let y = try bench.variable()
    let held = try bench.add(x == 0, at: 500)
    try bench.add(y - x == 0, at: 300)
    let upper = try bench.add(y == 5, at: 184)
    try bench.add(x == -5, at: 184)
    try bench.remove(held)
    try bench.set(upper, priority: requiredPriority)
    #expect(bench.value(x) == 5)
    #expect(bench.value(y) == 5)
  }
}
