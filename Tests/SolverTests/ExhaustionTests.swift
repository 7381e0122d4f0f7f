import Memory
import Status
import Support
import Testing

@testable import Solver

/// A workbench whose steps may run out of memory once. A failed step must change nothing. It is repeated with enough
/// memory.
private final class RetryingBench {
  let bench = Workbench()
  private(set) var failures = 0
  private(set) var snapshots: [[Double]] = []

  private var values: [Double] { (0..<bench.solver.variableSlots).map { bench.solver.basis.values[$0] } }

  @discardableResult
  func take<Result>(_ body: (Workbench) throws -> Result) throws -> Result {
    let before = values
    do { return try body(bench) } catch Status.outOfMemory {
      failures += 1
      bench.supply.remaining = .max
      #expect(values.prefix(before.count) == before[...])
      #expect(bench.solver.basis.precision.isDoubleDouble || bench.solver.basis.precision.lowValues.isEmpty)
      return try body(bench)
    }
  }

  /// Takes a step that ends in a conflict.
  func takeConflict(_ body: (Workbench) throws -> Void) throws {
    do {
      try take(body)
      Issue.record("no conflict")
    } catch Status.conflict {}
  }

  func snapshot() throws {
    // The check begins with a solve, after which it may still run out of memory.
    try take { try $0.solver.settle() }
    try take { try $0.solver.check() }
    snapshots.append(values)
  }
}

/// Builds a chain of 24 edges, edits it, adds a conflict, explains it, softens rows and removes everything.
private func runSteps(_ retrying: RetryingBench) throws {
  let x = try (0..<24).map { _ in try retrying.take { try $0.variable() } }
  try retrying.take { try $0.add(x[0] == 0) }
  let width = try retrying.take { try $0.add(x[23] == 230, at: 800) }
  let middles = try (1..<23).map { index in
    let bend: Row = x[index - 1] - 2 * x[index] + x[index + 1] == 0
    return try retrying.take { try $0.add(bend) }
  }
  try retrying.take { try $0.solver.solve() }
  try retrying.snapshot()

  let edit = try retrying.take { try $0.edit(x[23], at: 900) }
  for number in [460.0, 23, 46, 69, 46] { try retrying.take { try $0.suggest(edit, number) } }
  try retrying.snapshot()
  let least = try retrying.take { try $0.add(x[5] - x[4] >= 4, at: 950) }
  try retrying.take { try $0.solver.solve() }
  for number in [69.0, 115, 46] { try retrying.take { try $0.suggest(edit, number) } }
  try retrying.snapshot()

  try retrying.take { _ = try $0.tryAdd(x[22] <= 1000) }
  try retrying.takeConflict { _ = try $0.tryAdd(x[3] - x[2] - x[7] + x[6] == 7) }
  try retrying.take { try $0.add(x[3] - x[2] - x[7] + x[6] == 8) }
  try retrying.takeConflict { try $0.solver.solve() }
  try retrying.take { try $0.solver.conflict(0) }
  try retrying.snapshot()

  try retrying.take { try $0.remove(middles[4]) }
  try retrying.take { try $0.solver.solve() }
  try retrying.snapshot()
  try retrying.take { try $0.solver.findAmbiguous() }
  try retrying.take { try $0.end(edit) }
  let live = try retrying.take { try $0.edit(width) }
  for number in [500.0, 100, 120] { try retrying.take { try $0.suggest(live, number) } }
  try retrying.snapshot()

  try retrying.take { try $0.set(least, weight: 3) }
  try retrying.take { try $0.set(middles[12], priority: 300) }
  try retrying.take { try $0.add(x[13] == 2, at: 400) }
  try retrying.take { try $0.solver.solve() }
  try retrying.take { $0.solver.takeChanges() }
  try retrying.snapshot()
  for row in middles.dropFirst(5) { try retrying.take { try $0.remove(row) } }
  try retrying.take { try $0.solver.solve() }
  try retrying.snapshot()
}

/// Narrows a chain of gaps of one priority, so that ties decide which of them give way, and widens it again.
private func runTiedSteps(_ retrying: RetryingBench) throws {
  let x = try (0..<17).map { _ in try retrying.take { try $0.variable() } }
  try retrying.take { try $0.add(x[0] == 0) }
  let width = try retrying.take { try $0.add(x[16] == 160) }
  for index in 1..<17 {
    try retrying.take { try $0.add(x[index] - x[index - 1] >= 1) }
    try retrying.take { try $0.add(x[index] - x[index - 1] == 10, at: 500) }
  }
  for number in [160.0, 115, 155, 133, 120] {
    try retrying.take { try $0.set(width, constant: number) }
    try retrying.take { try $0.solver.solve() }
    try retrying.snapshot()
  }
}

@Suite struct ExhaustionTests {
  @Test func `if an allocation fails, the step changes nothing and can be repeated`() throws {
    try expectRepeated(runSteps)
  }

  @Test func `if an allocation fails while ties decide, the step changes nothing and can be repeated`() throws {
    try expectRepeated(runTiedSteps)
  }

  /// Runs steps once for each of their allocations, which fails.
  private func expectRepeated(_ run: (RetryingBench) throws -> Void) throws {
    let reference = RetryingBench()
    try reference.bench.together { try run(reference) }
    #expect(reference.failures == 0)
    let calls = reference.bench.supply.calls
    var failures = 0
    for remaining in 0..<calls - 1 {
      let retrying = RetryingBench()
      retrying.bench.supply.remaining = remaining
      try retrying.bench.together { try run(retrying) }
      failures += retrying.failures
      for (there, here) in zip(reference.snapshots, retrying.snapshots) where !isClose(there, here) {
        Issue.record("after \(remaining) allocations the values differ: \(here) for \(there)")
      }
    }
    // A few failed allocations have no effect, because they only save time.
    #expect(failures > calls / 2)
  }

  @Test func `the counter of searches can overflow`() throws {
    let reference = RetryingBench()
    try reference.bench.together { try runSteps(reference) }
    let searches = reference.bench.solver.basis.search.lastStamp
    for left in stride(from: 0, to: searches, by: 7) {
      let retrying = RetryingBench()
      retrying.bench.solver.basis.search.lastStamp = .max - left
      try retrying.bench.together { try runSteps(retrying) }
      #expect(retrying.bench.solver.basis.search.lastStamp <= searches)
      for (there, here) in zip(reference.snapshots, retrying.snapshots) { #expect(isClose(there, here)) }
    }
  }

  /// Fails in each of the allocations of a step, and repeats it. Arenas are then as long as without a failure.
  private func expectNothingLost(_ make: (Workbench) throws -> (size: () -> Int, step: () throws -> Void)) throws {
    var expected: Int?
    for remaining in (0..<60).reversed() {
      let bench = Workbench()
      try bench.together {
        let (size, step) = try make(bench)
        bench.supply.remaining = remaining
        do { try step() } catch Status.outOfMemory {
          bench.supply.remaining = .max
          try step()
        }
        bench.supply.remaining = .max
        #expect(size() == expected ?? size(), "after \(remaining) allocations")
        expected = size()
      }
    }
  }

  @Test func `an edit that runs out of memory takes none of its plans`() throws {
    try expectNothingLost { bench in
      let x = try (0..<4).map { _ in try bench.variable() }
      for place in 1..<4 { try bench.add(x[place] - x[place - 1] == 1) }
      for place in 0..<4 { try bench.add(x[place] <= 1000) }
      let edit = try bench.edit(x[0])
      try bench.set(edit, to: 3)
      return (
        { bench.solver.plans.moves.count + bench.solver.plans.variables.count }, { try bench.solver.suggest(edit, 5) }
      )
    }
  }

  @Test func `a block that runs out of memory takes none of the next ones`() throws {
    try expectNothingLost { bench in
      let x = try (0..<9).map { _ in try bench.variable() }
      for place in 0..<9 { try bench.add(4 * x[place] + x[(place + 1) % 9] - x[(place + 4) % 9] == Double(place)) }
      return ({ bench.solver.basis.blocks.numbers.count }, { try bench.solver.settle() })
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

  @Test func `a tried row that runs out of memory leaves dropped rows as they were`() throws {
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

  @Test func `a refusal that runs out of memory closes its journal`() throws {
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
        let isOn = bench.solver.basis.journal.isTrial
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

  @Test func `a solver without memory returns errors, and can be checked and released`() throws {
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

  /// Every search begins with numbers that are zero.
  private func expectNoSearch(_ bench: Workbench) {
    for index in 0..<bench.solver.basis.search.numbers.count {
      #expect(bench.solver.basis.search.numbers[index] == 0 && bench.solver.basis.search.sizes[index] == 0)
    }
  }

  @Test func `an explanation that runs out of memory leaves the numbers of searches zero`() throws {
    let bench = Workbench()
    let x = try bench.variables(40)
    try bench.together {
      try bench.add(x[0] == 0)
      for index in 1..<40 { try bench.add(x[index] - x[index - 1] == 10) }
      try bench.add(x[39] - 2 * x[20] == 7)
    }
    #expect(bench.conflictCount == 1)
    var failures = 0
    for remaining in 0..<8 {
      bench.solver.basis.combination.release()
      bench.supply.remaining = remaining
      do throws(Status) { try bench.solver.conflict(0) } catch { failures += error == .outOfMemory ? 1 : 0 }
      bench.supply.remaining = .max
      expectNoSearch(bench)
      #expect(try bench.conflict().count == 41)
    }
    #expect(failures > 0)
  }

  @Test func `a path that runs out of memory leaves the numbers of searches zero`() throws {
    var failures = 0
    for remaining in 0..<60 {
      let live = try Columns(width: 300)
      var path = Path(account: live.bench.account)
      defer { path.release() }
      live.bench.solver.basis.combination.release()
      live.bench.supply.remaining = remaining
      do throws(Status) { try live.bench.solver.path(live.edit, to: 100, into: &path) } catch { failures += 1 }
      live.bench.supply.remaining = .max
      expectNoSearch(live.bench)
    }
    #expect(failures > 5)
  }

  /// The counter of stamps has begun again, so that columns of a path could be stamps yet to come.
  @Test func `a path that runs out of memory leaves no members of later sets`() throws {
    var failures = 0
    for remaining in 0..<60 {
      let bench = Workbench()
      let x = try bench.variables(40)
      try bench.together { for index in 1..<40 { try bench.add(x[index] - x[index - 1] == 10) } }
      let edit = try bench.edit(x[0])
      try bench.suggest(edit, 1)
      var path = Path(account: bench.account)
      defer { path.release() }
      bench.solver.basis.search.lastStamp = .max
      bench.supply.remaining = remaining
      do throws(Status) { try bench.solver.path(edit, to: 100, into: &path) } catch { failures += 1 }
      bench.supply.remaining = .max
      let last = bench.solver.basis.search.lastStamp
      for variable in x {
        #expect(bench.solver.problem.variables[Identifier.slot(variable.raw)].memberStamp <= last)
      }
    }
    #expect(failures > 5)
  }

  /// A soft row that is violated gives back its part of all multipliers when it is removed.
  @Test func `a row whose removal runs out of memory keeps its edit`() throws {
    var failures = 0
    for remaining in 0..<20 {
      let bench = Workbench()
      let x = try bench.variables(3)
      try bench.add(x[0] + x[1] + x[2] == 10, at: 700)
      let row = try bench.add(x[0] + x[1] + x[2] >= 20, at: 500)
      let edit = try bench.edit(row)
      bench.solver.basis.combination.release()
      bench.supply.remaining = remaining
      do throws(Status) { try bench.solver.remove(row) } catch {
        failures += 1
        #expect(error == .outOfMemory && bench.isLive(row) && bench.isLive(edit))
      }
      bench.supply.remaining = .max
      if !bench.isLive(row) { continue }
      try bench.suggest(edit, 30)
      #expect(try bench.violation(row) == 20)
    }
    #expect(failures > 0)
  }

  @Test func `a variable whose removal runs out of memory stays nonnegative`() throws {
    var failures = 0
    for remaining in 0..<40 {
      let bench = Workbench()
      let (x, y) = (try bench.variable(), try bench.variable())
      bench.solver.keepNonnegative(x)
      let row = try bench.add(x + y == 10)
      bench.supply.remaining = remaining
      do throws(Status) {
        try bench.solver.remove(row)
        try bench.solver.removeVariable(x)
      } catch { failures += 1 }
      bench.supply.remaining = .max
      if !bench.isLive(x) { continue }
      try bench.add(x == -5, at: 500)
      #expect(bench.value(x) == 0)
    }
    #expect(failures > 0)
  }
}
