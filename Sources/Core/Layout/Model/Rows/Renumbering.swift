// Ages of views and constraints.

import Memory
import Solver
import Status

extension Model {
  /// The number of ages that always stay free, for rows that replace others before the next renumbering.
  static var spareAges: UInt32 { 1 << 24 }

  /// Ensures that ages are left for a new view or constraint. When few are left, renumbers all ages in the same order.
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
