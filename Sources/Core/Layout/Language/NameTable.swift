// Items by name, while a list of rules is added.

import Memory
import Notation
import Solver

/// A hash table from names to items in an item. Marks names that several items have.
struct NameTable: ~Copyable {
  private enum Entry {
    static let empty: Int32 = -1
    /// Several items have this name.
    static func repeated(_ slot: Int32) -> Int32 { -2 - slot }
    static func slot(_ entry: Int32) -> Int32 { entry < 0 ? -2 - entry : entry }
  }

  enum Match {
    case nothing
    case item(ItemID)
    case several
  }

  private var table: Buffer<Int32>

  init(_ account: Account) { table = Buffer(account) }

  mutating func release() { table.release() }

  /// Finds the item of a name among `root` and its descendants.
  mutating func find(
    _ name: borrowing Buffer<UInt8>, in scene: inout Scene, below root: ItemID
  ) throws(MemoryError) -> Match {
    if table.isEmpty { try fill(from: &scene, below: root.slot) }
    let entry = table[index(of: name.elements, in: &scene)]
    if entry == Entry.empty { return .nothing }
    return entry < 0 ? .several : .item(scene.tree.id(ofItem: entry))
  }

  private mutating func fill(from scene: inout Scene, below root: Int32) throws(MemoryError) {
    var count = 0
    var item = root
    while item >= 0 {
      count += 1
      item = scene.tree.successor(of: item, below: root)
    }
    try table.resize(to: powerOfTwo(atLeast: 2 * count), filling: Entry.empty)
    item = root
    while item >= 0 {
      let name = scene.tree.names.bytes(of: Int(item))
      if name.count > 0 {
        let index = index(of: name, in: &scene)
        table[index] = table[index] == Entry.empty ? item : Entry.repeated(Entry.slot(table[index]))
      }
      item = scene.tree.successor(of: item, below: root)
    }
  }

  /// Returns the index of a name in the table, or the free index where it belongs.
  private func index(of name: UnsafeBufferPointer<UInt8>, in scene: inout Scene) -> Int {
    var index = Int(truncatingIfNeeded: hash(name)) & (table.count - 1)
    while table[index] != Entry.empty {
      if areEqual(scene.tree.names.bytes(of: Int(Entry.slot(table[index]))), name) { return index }
      index = (index + 1) & (table.count - 1)
    }
    return index
  }
}

/// The FNV-1a hash (Fowler, Noll, Vo) with a final mix. It has no random seed.
private func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
  var hash: UInt32 = 2_166_136_261
  for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
  return hash ^ hash >> 15
}

func areEqual(_ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>) -> Bool {
  guard first.count == second.count else { return false }
  for index in first.indices where first[index] != second[index] { return false }
  return true
}

private func powerOfTwo(atLeast count: Int) -> Int {
  var power = 8
  while power < count { power *= 2 }
  return power
}
