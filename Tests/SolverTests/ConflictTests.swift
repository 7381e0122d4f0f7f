import Status
import Support
import Testing

@testable import Solver

@Suite struct ConflictTests {
  @Test func `the newest row of a conflict is dropped`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    let old = try bench.add(x >= 2)
    let new = try bench.add(x <= 1)
    #expect(throws: Status.conflict) { try bench.solver.solve() }
    #expect(bench.value(x) == 2)
    #expect(!bench.isDropped(old))
    #expect(bench.isDropped(new))
    #expect(bench.conflictCount == 1)
    #expect(try bench.conflict() == [new.raw, old.raw])
    #expect(try bench.violation(new) == 1)
  }

  @Test func `a question about a conflict in which digits are lost leaves no solve to repeat`() throws {
    let bench = Workbench()
    let (x, y) = (try bench.variable(), try bench.variable())
    let zero = try bench.add(y == 0)
    let equal = try bench.add(x - y == 0)
    let new = try bench.add(x - (1 + 1e-8) * y >= 5)
    #expect(throws: Status.conflict) { try bench.solver.solve() }
    #expect(try bench.conflict() == [new.raw, zero.raw, equal.raw])
    try bench.solver.conflict(0)
    let needsMoreDigits = bench.solver.basis.precision.attempt.needsMoreDigits
    #expect(!needsMoreDigits)
  }

  /// Reports of n conflicts take time in proportion to n: no row enters or leaves the basis for them.
  @Test func `a conflict is reported from the present basis without retrying rows`() throws {
    let bench = Workbench()
    let x = try bench.variables(30)
    var rows: [(low: RowID, high: RowID)] = []
    try bench.together {
      for variable in x {
        try bench.add(variable == 7, at: 300)
        rows.append((try bench.add(variable >= 10), try bench.add(variable <= 5)))
      }
    }
    #expect(throws: Status.conflict) { try bench.solver.solve() }
    let version = bench.solver.problem.versions.basis
    for index in rows.indices {
      try bench.solver.conflict(index)
      #expect(bench.solver.conflicts.members.count == 2)
      #expect(bench.solver.conflicts.members[0].raw == rows[index].high.raw)
      #expect(bench.solver.conflicts.members[1].raw == rows[index].low.raw)
    }
    #expect(bench.solver.problem.versions.basis == version)
  }

  /// A dual step passes the soft rows of the combination, to the required rows parallel to them.
  @Test func `a row is refused without exchanging all soft rows of a chain`() throws {
    let bench = Workbench()
    let x = try bench.variables(200)
    try bench.together {
      try bench.add(x[0] == 0)
      for index in 1..<x.count {
        try bench.add(x[index] - x[index - 1] >= 2)
        try bench.add(2 * x[index] - 2 * x[index - 1] >= 8)
        try bench.add(x[index] - x[index - 1] == 8, at: 500)
      }
    }
    try bench.solver.solve()
    let pivots = bench.solver.statistics().pivots
    #expect(throws: Status.conflict) { try bench.tryAdd(x[199] <= 700) }
    #expect(bench.solver.statistics().pivots - pivots < 40)
    #expect(bench.solver.conflicts.refusal.count == x.count)
    #expect(bench.value(x[199]) == 8 * 199)
    _ = try bench.tryAdd(x[199] <= 900)
    #expect(bench.value(x[199]) == 900)
  }

  @Test func `a dropped row is added again when it can hold`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    let old = try bench.add(x >= 2)
    let new = try bench.add(x <= 1)
    try bench.set(old, constant: 0)
    #expect(bench.conflictCount == 0)
    #expect(!bench.isDropped(new))
    try bench.solver.solve()
    try bench.set(old, constant: 5)
    #expect(bench.isDropped(new))
    try bench.remove(old)
    #expect(!bench.isDropped(new))
    #expect(bench.value(x) <= 1)
  }

  @Test func `a dropped row is added again when a conflicting row becomes soft`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    let old = try bench.add(x == 2)
    let new = try bench.add(x == 3)
    #expect(bench.isDropped(new))
    try bench.set(old, priority: 999)
    #expect(bench.conflictCount == 0)
    #expect(bench.value(x) == 3)
    try bench.set(old, priority: requiredPriority)
    #expect(bench.isDropped(old))
    #expect(bench.value(x) == 3)
  }

  @Test func `softening or removing a dropped row ends its conflict`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    try bench.add(x == 2)
    let second = try bench.add(x == 3)
    let third = try bench.add(x == 4)
    #expect(bench.conflictCount == 2)
    try bench.set(second, priority: 500)
    try bench.remove(third)
    #expect(bench.conflictCount == 0)
    #expect(bench.value(x) == 2)
    try bench.solver.solve()
  }

  @Test func `the explanation of a conflict is minimal`() throws {
    let bench = Workbench()
    let x = try bench.variables(5)
    let bound = try bench.add(x[0] - x[1] >= 10)
    try bench.add(x[3] + x[4] == 4)
    let link = try bench.add(x[1] - x[2] == 0)
    try bench.add(x[0] - x[3] >= -1000)
    let floor = try bench.add(x[2] >= 1)
    try bench.add(x[0] == 50, at: 999)
    let ceiling = try bench.add(x[0] <= 5)
    #expect(bench.isDropped(ceiling))
    #expect(try bench.conflict() == [ceiling.raw] + [bound, link, floor].map(\.raw).sorted())
    for member in [bound, link, floor] {
      let priority = bench.solver.priority(of: member)
      try bench.set(member, priority: 500)
      #expect(bench.conflictCount == 0)
      try bench.set(member, priority: priority)
      #expect(bench.conflictCount == 1)
    }
  }

  @Test func `asking for an explanation changes nothing`() throws {
    let bench = Workbench()
    let x = try bench.variables(3)
    try bench.add(x[0] + x[1] == 10)
    try bench.add(x[1] - x[2] >= 0)
    try bench.add(x[0] == 4, at: 500)
    try bench.add(x[0] + x[1] == 11)
    try bench.add(x[0] + x[1] >= 12)
    let before = bench.digest()
    let first = try bench.conflict(0)
    let second = try bench.conflict(1)
    #expect(first[0] != second[0])
    #expect(bench.digest() == before)
    #expect(try bench.conflict(0) == first)
    #expect(throws: Status.outOfRange) { _ = try bench.conflict(2) }
    #expect(throws: Status.outOfRange) { _ = try bench.conflict(-1) }
  }

  @Test func `a dropped row is added again when the row that displaced it is dropped`() throws {
    let bench = Workbench()
    let x = try bench.variable()
    let oldest = try bench.add(x <= 10)
    let middle = try bench.add(x >= 5)
    let newest = try bench.add(x <= 3)
    #expect(bench.isDropped(newest))
    try bench.set(oldest, constant: 4)
    #expect(bench.isDropped(middle))
    #expect(!bench.isDropped(newest))
    #expect(bench.conflictCount == 1)
    #expect(bench.value(x) <= 3)
    try bench.set(oldest, constant: 10)
    #expect(bench.isDropped(newest))
    #expect(!bench.isDropped(middle))
    #expect(bench.value(x) >= 5)
  }

  @Test func `the dropped rows do not depend on the order of solves`() throws {
    let bounds: [(Relation, Double)] = [
      (.lessOrEqual, 10), (.greaterOrEqual, 12), (.greaterOrEqual, 4), (.lessOrEqual, 3), (.equal, 7), (.equal, 8),
      (.lessOrEqual, 7),
    ]
    let together = Workbench()
    let x = try together.variable()
    let rows = try together.together {
      try bounds.map { try together.add(Row(terms: x.terms, relation: $0.0, constant: $0.1)) }
    }
    let oneByOne = Workbench()
    let y = try oneByOne.variable()
    let others = try bounds.map { try oneByOne.add(Row(terms: y.terms, relation: $0.0, constant: $0.1)) }
    #expect(rows.map { together.isDropped($0) } == [false, true, false, true, false, true, false])
    #expect(others.map { oneByOne.isDropped($0) } == rows.map { together.isDropped($0) })
    #expect(together.value(x) == 7)
    #expect(oneByOne.value(y) == 7)
  }

  @Test func `only the contradicting one of redundant equations is dropped`() throws {
    let bench = Workbench()
    let (x, y) = (try bench.variable(), try bench.variable())
    let first = try bench.add(x - y == 0)
    let same = try bench.add(3 * x - 3 * y == 0)
    let other = try bench.add(y - x == 1)
    #expect(!bench.isDropped(same))
    #expect(bench.isDropped(other))
    let conflict = try bench.conflict()
    #expect(conflict == [other.raw, first.raw] || conflict == [other.raw, same.raw])
  }

  @Test func `many conflicts are resolved one by one`() throws {
    let bench = Workbench()
    let x = try bench.variables(24)
    var random = Random(state: 7)
    let rows = try bench.together {
      let rows = try (0..<300).map { _ in
        let first = random.below(24)
        let second = (first + 1 + random.below(23)) % 24
        return try bench.add(x[first] - x[second] >= Double(random.below(9) - 4))
      }
      #expect(throws: Status.conflict) { try bench.solver.solve() }
      return rows
    }
    let count = bench.conflictCount
    try bench.together {
      for row in rows[..<40] { try bench.set(row, constant: -9) }
      #expect(throws: Status.conflict) { try bench.solver.solve() }
    }
    #expect(bench.conflictCount < count)
  }
}
