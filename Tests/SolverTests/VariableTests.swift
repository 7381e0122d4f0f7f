import Status
import Testing

@testable import Solver

@Suite struct VariableTests {
  @Test func `a new variable is zero`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    #expect(bench.value(x) == 0)
    #expect(bench.holder(x) == nil)
  }

  @Test func `the id of a removed variable is stale`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    try bench.remove(x)
    #expect(!bench.isLive(x))
    #expect(bench.value(x).isNaN)
    #expect(throws: Status.stale) { try bench.remove(x) }
    #expect(throws: Status.stale) { try bench.add(x == 1) }
    #expect(throws: Status.stale) { try bench.edit(x) }
  }

  @Test func `a reused slot has another id`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    try bench.add(x == 5, at: 500)
    #expect(bench.value(x) == 5)
    let old = try #require(bench.holder(x))
    try bench.remove(old)
    try bench.remove(x)
    let y = try bench.variable()
    #expect(bench.solver.slot(of: y) == bench.solver.slot(of: x))
    #expect(y.raw != x.raw)
    #expect(bench.value(y) == 0)
    #expect(bench.value(x).isNaN)
  }

  @Test func `generations wrap around and are never zero`() throws {
    let bench = Workbench()
    var seen: Set<UInt32> = []
    for _ in 0..<Int(Identifier.generationLimit) - 1 {
      let x = try bench.variable()
      #expect(x.raw != 0 && Identifier.generation(x.raw) != 0)
      #expect(seen.insert(x.raw).inserted)
      try bench.remove(x)
    }
    let x = try bench.variable()
    #expect(seen.contains(x.raw))
  }

  @Test func `an id of zero and unknown ids are not live`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    #expect(x.raw != 0)
    #expect(!bench.isLive(VariableID(0)))
    #expect(!bench.isLive(VariableID(x.raw + 1)))
    #expect(!bench.isLive(VariableID(.max)))
    #expect(!bench.isLive(RowID(0)))
    #expect(!bench.isLive(EditID(0)))
  }

  @Test func `a variable in use is not removed`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    let row = try bench.add(x == 3, at: 500)
    #expect(throws: Status.inUse) { try bench.remove(x) }
    try bench.remove(row)
    let edit = try bench.edit(x)
    #expect(throws: Status.inUse) { try bench.remove(x) }
    try bench.end(edit)
    try bench.remove(x)
    #expect(bench.value(x).isNaN)
  }

  @Test func `a variable can be removed after its last row`() throws {
    let bench = Workbench()
    let (x, y) = (try bench.variable(), try bench.variable())
    let row = try bench.add(x + y == 10)
    try bench.together {
      try bench.remove(row)
      try bench.remove(x)
    }
    #expect(bench.isLive(y))
    #expect(!bench.isLive(x))
  }

  @Test func `adding after reserving cannot fail`() throws {
    let bench = Workbench()
    try bench.solver.reserve(variables: 300)
    bench.supply.remaining = 0
    for _ in 0..<300 { _ = try bench.solver.addVariable() }
    bench.supply.remaining = .max
    #expect(bench.solver.variableSlots == 300)
  }

  @Test func `too many variables are refused`() throws {
    let bench = Workbench()
    #expect(throws: Status.tooMany) { try bench.solver.reserve(variables: Identifier.slotLimit + 1) }
    #expect(bench.solver.variableSlots == 0)
  }
}
