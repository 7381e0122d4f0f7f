// Ages of views and constraints.

import Memory
import Solver
import Status

extension Model {
  /// How many ages are left at least. So many rows that replace others may have ages of their own meanwhile.
  static var spareAges: UInt32 { 1 << 24 }

  /// Makes room for the ages of a new view or constraint. When few are left, all are numbered anew, in the same order.
  @inline(__always)
  mutating func makeRoomForAges() throws(Status) {
    if !solver.hasAges(Model.spareAges) { try numberAges() }
  }

  @inline(never)
  private mutating func numberAges() throws(Status) {
    var ages = AgesInUse(tree.account)
    defer { ages.release() }
    try inMemory { () throws(MemoryError) in
      try solver.listAges(in: &ages)
      for item in 0..<tree.items.count where tree.items[item].age > 0 {
        for row in 0..<OwnedRow.count { try ages.append(tree.items[item].age + row) }
      }
      for slot in 0..<constraints.records.count where constraints.records[slot].isLive {
        try ages.append(constraints.records[slot].age)
      }
    }
    solver.numberAges(&ages)
    for item in 0..<tree.items.count where tree.items[item].age > 0 {
      tree.items[item].age = ages.number(of: tree.items[item].age)
    }
    for slot in 0..<constraints.records.count where constraints.records[slot].isLive {
      constraints.records[slot].age = ages.number(of: constraints.records[slot].age)
    }
  }
}
