import Memory
import Support
import Testing

@testable import Solver

/// Calls `body` with the order of rows that have these serial numbers, and with memory.
private func withRows(serials: [UInt32], _ body: (SerialOrder, Account) throws -> Void) throws {
  let supply = Supply()
  let account = try #require(supply.account())
  var rows = Buffer<RowRecord>(account)
  defer {
    rows.release()
    account.close()
  }
  for serial in serials {
    var row = RowRecord()
    row.serial = serial
    try rows.append(row)
  }
  try body(SerialOrder(rows: rows.span), account)
}

/// Which required row of a conflict is dropped, and which dropped row is retried next: as a value, without a solver.
@Suite struct SerialOrderTests {
  private func newest(of row: Int32, beside shares: [Share], serials: [UInt32]) throws -> Int32 {
    var newest: Int32 = -1
    try withRows(serials: serials) { order, account in
      var combination = Buffer<Share>(account)
      defer { combination.release() }
      for share in shares { try combination.append(share) }
      newest = order.newest(of: row, beside: combination.span, count: combination.count)
    }
    return newest
  }

  @Test func `the newest row of a conflict is dropped, whichever was violated`() throws {
    let shares = [1, 2].map { Share(row: $0, factor: -1, size: 1) }
    #expect(try newest(of: 0, beside: shares, serials: [7, 9, 8]) == 1)
    #expect(try newest(of: 0, beside: shares, serials: [10, 9, 8]) == 0)
    #expect(try newest(of: 0, beside: [], serials: [7]) == 0)
  }

  @Test func `a stay, and a row whose factor may be rounding, are not in a conflict`() throws {
    let stay = Share(row: ~1, factor: 1, size: 1)
    let rounding = Share(row: 1, factor: 1e-11, size: 1)
    #expect(try newest(of: 0, beside: [stay, rounding], serials: [7, 9]) == 0)
  }

  /// A zero row has the serial number 0.
  @Test func `a zero row is older than all`() throws {
    let share = Share(row: 1, factor: 1, size: 1)
    #expect(try newest(of: 0, beside: [share], serials: [1, 0]) == 0)
    #expect(try newest(of: 0, beside: [share], serials: [0, 1]) == 1)
  }

  @Test(arguments: [(0, 0), (2, 0), (3, 1), (4, 1), (5, 2), (8, 3), (9, 3)] as [(UInt32, Int)])
  func `dropped rows newer than a serial number are retried`(serial: UInt32, index: Int) throws {
    // The rows 2, 0 and 1 are dropped, the oldest first.
    try withRows(serials: [5, 8, 3]) { order, account in
      var dropped = Buffer<Int32>(account)
      defer { dropped.release() }
      for row in [2, 0, 1] as [Int32] { try dropped.append(row) }
      #expect(order.firstIndex(in: dropped.span, count: dropped.count, after: serial) == index)
      #expect(order.firstIndex(in: dropped.span, count: 0, after: serial) == 0)
    }
  }
}
