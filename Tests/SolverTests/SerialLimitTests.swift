import Status
import Testing

@testable import Solver

/// Rows that share a number and do not fit, so that their serial numbers decide, and required rows in conflict.
private func state(_ bench: Workbench, limit: UInt32? = nil) throws -> [[Double]] {
  var states: [[Double]] = []
  let x = try bench.variables(4)
  func solve() throws {
    do throws(Status) { try bench.solver.solve() } catch { #expect(error == .conflict) }
    let dropped = (0..<bench.solver.basis.agenda.dropped.count).map {
      Double(bench.solver.problem.rows[bench.solver.basis.agenda.dropped[$0]].constant)
    }
    states.append(x.map { bench.value($0) } + dropped)
  }
  var rows: [RowID] = []
  try bench.together {
    try bench.add(x[0] + x[1] + x[2] + x[3] == 100)
    for variable in x { rows.append(try bench.add(variable == 40, at: 500)) }
    for variable in x { try bench.add(variable >= 0) }
    rows.append(try bench.add(x[0] <= 200))
    try bench.add(x[0] <= 210)
    try solve()
    if let limit { bench.solver.problem.lastSerial = limit }
    for number in 0..<6 {
      rows.append(try bench.add(x[number % 4] >= Double(20 + number), at: 700))
      try solve()
    }
    rows.append(try bench.add(x[0] >= 300))
    rows.append(try bench.add(x[0] >= 310))
    try solve()
    try bench.remove(rows[1])
    try bench.remove(rows[5])
    try solve()
    try bench.set(rows[3], priority: 1000)
    try bench.set(rows[2], priority: 1000)
    try solve()
    rows.append(try bench.add(x[3] == 7))
    try solve()
  }
  return states
}

@Suite struct SerialLimitTests {
  @Test(arguments: 1..<12 as Range<UInt32>)
  func `serial numbers are renumbered when they are used up`(left: UInt32) throws {
    let bench = Workbench()
    #expect(try state(bench, limit: yieldingBit - left) == state(Workbench()))
    #expect(bench.solver.problem.lastSerial < 100)
  }

  @Test func `without memory for new serial numbers nothing has changed`() throws {
    let bench = Workbench()
    let x = try bench.variables(20)
    var rows: [RowID] = []
    for variable in x { rows.append(try bench.add(variable == 5)) }
    try bench.solver.solve()
    bench.solver.problem.lastSerial = yieldingBit - 1
    let digest = bench.solver.digest()
    bench.supply.remaining = 0
    #expect(throws: Status.outOfMemory) { try bench.add(x[0] <= 9) }
    #expect(bench.solver.digest() == digest)
    #expect(rows.map { bench.solver.serial(of: $0) } == (1...20).map { UInt32($0) })
    bench.supply.remaining = .max
    let row = try bench.add(x[0] <= 9)
    #expect(bench.solver.serial(of: row) == 21)
    try bench.solver.solve()
  }

  @Test func `serial numbers are renumbered while a solve is suspended`() throws {
    func state(isLimited: Bool) throws -> [Double] {
      let bench = Workbench()
      let x = try bench.variables(3)
      return try bench.together {
        try bench.add(x[1] - x[0] == 5)
        for number in 0...40 { try bench.add(x[0] == Double(number), at: 500) }
        try bench.add(x[2] >= 3)
        try bench.add(x[2] <= 2)
        try bench.add(x[0] + x[1] + x[2] <= 40, at: 600)
        if isLimited {
          bench.solver.limit.steps = 6
          bench.solver.limit.beginCall()
          #expect(throws: Status.limit) { try bench.solver.solve() }
          let isSuspended = bench.solver.basis.journal.isSuspended
          #expect(isSuspended)
          bench.solver.problem.lastSerial = yieldingBit - 1
        }
        try bench.add(x[2] >= 8, at: 900)
        bench.solver.limit.steps = 0
        #expect(throws: Status.conflict) { try bench.solver.solve() }
        return x.map { bench.value($0) } + [Double(bench.solver.droppedCount)]
      }
    }
    #expect(try state(isLimited: true) == state(isLimited: false))
  }

  /// Rows that a suspended solve has dropped are in the order of their serial numbers, too.
  @Test func `a row gets a new serial number while a solve that dropped it is suspended`() throws {
    let bench = Workbench()
    let x = try bench.variables(2)
    try bench.together {
      try bench.add(x[0] == 1)
      let rows = try (2...5).map { try bench.add(x[0] == Double($0)) }
      for number in 0...40 { try bench.add(x[1] == Double(number), at: 500) }
      bench.solver.limit.steps = 1
      while bench.solver.basis.journal.dropped.count < 4 {
        bench.solver.limit.beginCall()
        #expect(throws: Status.limit) { try bench.solver.solve() }
      }
      try bench.solver.setSerial(bench.solver.takeSerials(1), of: rows[0])
      bench.solver.limit.steps = 0
      #expect(throws: Status.conflict) { try bench.solver.solve() }
      let dropped = (0..<bench.solver.basis.agenda.dropped.count).map { bench.solver.basis.agenda.dropped[$0] }
      #expect(dropped == [rows[1], rows[2], rows[3], rows[0]].map { Identifier.slot($0.raw) })
    }
  }

  @Test(arguments: [false, true])
  func `a question about a variable that uses up the serial numbers changes nothing`(isAboutAll: Bool) throws {
    let bench = Workbench()
    let x = try bench.variables(4)
    try bench.add(x[0] + x[1] == 10)
    try bench.add(x[1] - x[2] >= 4)
    try bench.add(x[3] - x[2] == 0, at: 500)
    bench.solver.problem.lastSerial = yieldingBit - 1
    let (values, active) = (bench.values(x), bench.statistics().active)
    if isAboutAll { #expect(try bench.ambiguous().count == 4) } else { #expect(try bench.isAmbiguous(x[1])) }
    #expect(bench.values(x) == values && bench.statistics().active == active)
    try bench.add(x[0] == 3, at: 400)
    #expect(bench.value(x[0]) + bench.value(x[1]) == 10)
  }
}
