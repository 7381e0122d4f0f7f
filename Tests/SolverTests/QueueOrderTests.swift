import Memory
import Support
import Testing

@testable import Solver

/// Sorts rows without a solver.
@Suite struct QueueOrderTests {
  /// Returns the rows, numbered as given, in the order of the queue.
  private func sorted(_ rows: [(serial: UInt32, priority: Int16)], by order: QueueOrder) throws -> [Int32] {
    let supply = Supply()
    let account = supply.account()!
    var records = Buffer<RowRecord>(account)
    var queue = Buffer<Int32>(account)
    var other = Buffer<Int32>(account)
    defer {
      records.release()
      queue.release()
      other.release()
      account.close()
    }
    for (index, row) in rows.enumerated() {
      var record = RowRecord()
      record.serial = row.serial
      record.priority = row.priority
      try records.append(record)
      try queue.append(Int32(index))
    }
    try order.sort(&queue, &other, records.span)
    return Array(queue.elements)
  }

  @Test func `an empty queue stays empty`() throws {
    #expect(try sorted([], by: .serial).isEmpty)
    #expect(try sorted([], by: .priority).isEmpty)
  }

  @Test func `the oldest row comes first`() throws {
    #expect(try sorted([(7, 1), (3, 1), (1 << 31, 1), (5, 1)], by: .serial) == [1, 3, 0, 2])
  }

  @Test func `the highest priority comes first, and equal ones keep their order`() throws {
    #expect(try sorted([(1, 250), (2, 1000), (3, 250), (4, 1000), (5, 1)], by: .priority) == [1, 3, 0, 2, 4])
  }

  /// Short lists are sorted by insertion, longer ones digit by digit.
  @Test(arguments: [16, 17, 100, 5000])
  func `a list of any length is sorted, and equal keys keep their order`(count: Int) throws {
    let rows = (0..<count).map {
      (serial: UInt32(truncatingIfNeeded: $0 &* 2_654_435_761), priority: Int16($0 * 7 % 13))
    }
    let bySerial = (0..<count).sorted { rows[$0].serial < rows[$1].serial }.map { Int32($0) }
    #expect(try sorted(rows, by: .serial) == bySerial)
    let byPriority = (0..<count).sorted {
      (-rows[$0].priority, $0) < (-rows[$1].priority, $1)
    }.map { Int32($0) }
    #expect(try sorted(rows, by: .priority) == byPriority)
  }
}
