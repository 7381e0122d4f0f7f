import Memory
import Status
import Testing

@testable import Solver

/// Steps on a workbench that may run out of memory once. A failed step must change nothing; it is repeated with
/// enough memory.
private final class Insistence {
  let bench = Workbench()
  private(set) var failures = 0
  private(set) var snapshots: [[Double]] = []

  private var values: [Double] { (0..<bench.solver.variableSlots).map { bench.solver.values[$0] } }

  @discardableResult
  func take<Result>(_ body: (Workbench) throws -> Result) throws -> Result {
    let before = values
    do { return try body(bench) } catch Status.outOfMemory {
      failures += 1
      bench.supply.remaining = .max
      #expect(values.prefix(before.count) == before[...])
      return try body(bench)
    }
  }

  /// Takes a step that ends in a conflict.
  func clash(_ body: (Workbench) throws -> Void) throws {
    do {
      try take(body)
      Issue.record("no conflict")
    } catch Status.conflict {}
  }

  func snapshot() throws {
    try take { try $0.solver.check() }
    snapshots.append(values)
  }
}

/// Builds, edits, contradicts, explains, relaxes and clears a ruler of 24 edges.
private func live(_ life: Insistence) throws {
  let x = try (0..<24).map { _ in try life.take { try $0.variable() } }
  try life.take { try $0.add(x[0] == 0) }
  let width = try life.take { try $0.add(x[23] == 230, at: 800) }
  let middles = try (1..<23).map { index in
    let bend: Row = x[index - 1] - 2 * x[index] + x[index + 1] == 0
    return try life.take { try $0.add(bend) }
  }
  try life.take { try $0.solver.solve() }
  try life.snapshot()

  let edit = try life.take { try $0.edit(x[23], at: 900) }
  for number in [460.0, 23, 46, 69, 46] { try life.take { try $0.suggest(edit, number) } }
  try life.snapshot()
  let least = try life.take { try $0.add(x[5] - x[4] >= 4, at: 950) }
  try life.take { try $0.solver.solve() }
  for number in [69.0, 115, 46] { try life.take { try $0.suggest(edit, number) } }
  try life.snapshot()

  try life.take { _ = try $0.tryAdd(x[22] <= 1000) }
  try life.clash { _ = try $0.tryAdd(x[3] - x[2] - x[7] + x[6] == 7) }
  try life.take { try $0.add(x[3] - x[2] - x[7] + x[6] == 8) }
  try life.clash { try $0.solver.solve() }
  try life.take { try $0.solver.conflict(0) }
  try life.snapshot()

  try life.take { try $0.remove(middles[4]) }
  try life.take { try $0.solver.solve() }
  try life.snapshot()
  try life.take { try $0.solver.findAmbiguous() }
  try life.take { try $0.end(edit) }
  let live = try life.take { try $0.edit(width) }
  for number in [500.0, 100, 120] { try life.take { try $0.suggest(live, number) } }
  try life.snapshot()

  try life.take { try $0.set(least, weight: 3) }
  try life.take { try $0.set(middles[12], priority: 300) }
  try life.take { try $0.add(x[13] == 2, at: 400) }
  try life.take { try $0.solver.solve() }
  try life.take { $0.solver.takeChanges() }
  try life.snapshot()
  for row in middles.dropFirst(5) { try life.take { try $0.remove(row) } }
  try life.take { try $0.solver.solve() }
  try life.snapshot()
}

@Suite struct ExhaustionTests {
  @Test func `whichever allocation fails the step changes nothing and can be taken again`() throws {
    let calm = Insistence()
    try calm.bench.together { try live(calm) }
    #expect(calm.failures == 0)
    let calls = calm.bench.supply.calls
    var failures = 0
    for remaining in 0..<calls - 1 {
      let life = Insistence()
      life.bench.supply.remaining = remaining
      try life.bench.together { try live(life) }
      failures += life.failures
      for (there, here) in zip(calm.snapshots, life.snapshots) where !isClose(there, here) {
        Issue.record("after \(remaining) allocations the values differ: \(here) for \(there)")
      }
    }
    // A failed allocation that only saves time may go unnoticed, but most may not.
    #expect(failures > calls / 2)
  }

  @Test func `the numbers of searches may run out, too`() throws {
    let calm = Insistence()
    try calm.bench.together { try live(calm) }
    let searches = calm.bench.solver.stamp
    for left in stride(from: 0, to: searches, by: 7) {
      let life = Insistence()
      life.bench.solver.stamp = .max - left
      try life.bench.together { try live(life) }
      #expect(life.bench.solver.stamp <= searches)
      for (there, here) in zip(calm.snapshots, life.snapshots) { #expect(isClose(there, here)) }
    }
  }

  @Test func `a batch of constants that runs out of memory changes none`() throws {
    var failures = 0
    for remaining in 0..<40 {
      let bench = Workbench()
      let x = try bench.variables(4)
      let rows = [try bench.add(x[0] + x[1] == 10), try bench.add(x[1] - x[2] >= 4)]
      try bench.add(x[0] <= 6)
      try bench.add(x[1] <= 20)
      try bench.add(x[3] - x[2] == 0, at: 500)
      try bench.add(x[3] == 5, at: 400)
      let before = bench.values(x)
      let answer = try bench.setConstants(of: rows, to: [30, 4], remaining: remaining)
      failures += answer == .outOfMemory ? 1 : 0
      #expect(answer != nil)
      #expect(bench.values(x) == before)
      #expect(rows.map { bench.solver.constant(of: $0) } == [10, 4])
      #expect(try bench.setConstants(of: rows, to: [9, 1]) == nil)
      #expect(bench.value(x[0]) + bench.value(x[1]) == 9)
    }
    #expect(failures > 5)
  }

  @Test func `new rows that run out of memory leave no trace`() throws {
    var failures = 0
    for remaining in 0..<60 {
      let bench = Workbench()
      let x = try bench.variables(4)
      try bench.add(x[0] + x[1] == 10)
      try bench.add(x[1] - x[2] >= 4)
      try bench.add(x[3] - x[2] == 0, at: 500)
      let before = bench.values(x)
      try bench.together {
        let rows = [try bench.add(x[0] >= 7), try bench.add(x[2] - x[3] <= 1), try bench.add(x[2] >= 0)]
        bench.supply.remaining = remaining
        do throws(Status) {
          try rows.withUnsafeBufferPointer { (ids) throws(Status) in try bench.solver.tryNew(ids) }
          Issue.record("they cannot hold")
        } catch { failures += error == .outOfMemory ? 1 : 0 }
        bench.supply.remaining = .max
        #expect(!rows.contains { bench.isLive($0) })
      }
      #expect(bench.values(x) == before)
      #expect(bench.statistics().constraints == 3)
    }
    #expect(failures > 5)
  }

  @Test func `a path that runs out of memory moves nothing`() throws {
    var failures = 0
    for remaining in 0..<60 {
      let live = try Columns(width: 300)
      var path = Path(account: live.bench.account)
      defer { path.release() }
      live.bench.supply.remaining = remaining
      do throws(Status) { try live.bench.solver.path(live.edit, to: 100, into: &path) } catch {
        #expect(error == .outOfMemory)
        #expect(isClose(live.values, Columns.expected(300)))
        failures += 1
      }
      live.bench.supply.remaining = .max
      try live.bench.suggest(live.edit, 150)
      #expect(isClose(live.values, Columns.expected(150)))
    }
    #expect(failures > 5)
  }

  @Test func `a row that is tried without memory beside a dropped one leaves no trace`() throws {
    var failures = 0
    for remaining in 0..<20 {
      let bench = Workbench()
      let x = try bench.variables(2)
      try bench.add(x[0] == 1)
      let dropped = try bench.add(x[0] == 2)
      bench.supply.remaining = remaining
      do { try bench.together { try bench.tryAdd(x[1] == 3) } } catch Status.outOfMemory { failures += 1 }
      bench.supply.remaining = .max
      #expect(bench.isDropped(dropped))
      #expect(bench.conflictCount == 1)
    }
    #expect(failures > 1)
  }

  @Test func `a refusal that runs out of memory ends all the same`() throws {
    var failures = 0
    for remaining in 0..<40 {
      let bench = Workbench()
      let x = try bench.variables(4)
      try bench.add(x[0] + x[1] == 10)
      try bench.add(x[1] - x[2] >= 4)
      try bench.add(x[3] - x[2] == 0, at: 500)
      try bench.solver.solve()
      bench.supply.remaining = remaining
      do { try bench.together { try bench.tryAdd(x[0] + x[2] >= 7) } } catch Status.outOfMemory {
        failures += 1
        let isOn = bench.solver.journal.isOn
        #expect(!isOn)
      } catch Status.conflict {}
      bench.supply.remaining = .max
      #expect(try bench.ambiguous().count == 4)
    }
    #expect(failures > 5)
  }

  @Test func `a conflict that runs out of memory is found by the next solve`() throws {
    var failures = 0
    for remaining in 0..<30 {
      let bench = Workbench()
      let x = try bench.variables(4)
      try bench.add(x[0] + x[1] == 10)
      try bench.add(x[0] == 4)
      try bench.together {
        try bench.add(x[1] == 7)
        bench.supply.remaining = remaining
        do throws(Status) { try bench.solver.solve() } catch { failures += error == .outOfMemory ? 1 : 0 }
        bench.supply.remaining = .max
        #expect(throws: Status.conflict) { try bench.solver.solve() }
      }
    }
    #expect(failures > 0)
  }

  @Test func `a row that needs double-double is tried or leaves no trace`() throws {
    var failures = 0
    for remaining in 0..<60 {
      let bench = Workbench()
      let x = try bench.variables(4)
      for variable in x { try bench.add(variable == 1, at: 500) }
      try bench.solver.solve()
      let before = bench.values(x)
      bench.supply.remaining = remaining
      do {
        try bench.tryAdd(1e-299 * x[0] + x[1] + x[2] >= 7)
      } catch Status.outOfMemory {
        failures += 1
        #expect(bench.statistics().constraints == x.count)
        #expect(bench.values(x) == before)
      }
      bench.supply.remaining = .max
      try bench.check()
    }
    #expect(failures > 10)
  }

  @Test func `a solver without any memory answers and dies in peace`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    try bench.add(x == 5, at: 500)
    bench.supply.remaining = 0
    var hasFailed = false
    for _ in 0..<100 where !hasFailed {
      do throws(Status) { _ = try bench.solver.addVariable() } catch { hasFailed = error == .outOfMemory }
    }
    #expect(hasFailed)
    hasFailed = false
    for _ in 0..<1000 where !hasFailed {
      do { _ = try bench.together { try bench.add(x >= 1) } } catch Status.outOfMemory { hasFailed = true }
    }
    #expect(hasFailed)
    bench.supply.remaining = .max
    try bench.check()
    #expect(bench.value(x) == 5)
  }
}
