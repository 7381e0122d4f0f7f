// Maps variables or rows of one solver to their copies in another.

import Memory

/// A hash table from slots of a solver to ids of another one, whose size depends on its entries alone.
struct CopiedIDs: ~Copyable {
  private struct Entry: BitwiseCopyable {
    var slot: Int32 = -1
    var id: UInt32 = 0
  }

  /// Open addressing: an entry is at the index that its slot hashes to, or after it. The count is 0 or a power of two.
  private var entries: Buffer<Entry>
  private var used = 0
  private let account: Account

  init(_ account: Account) {
    self.account = account
    entries = Buffer(account)
  }

  mutating func release() { entries.release() }

  /// The id of a slot; 0 for none.
  subscript(slot: Int) -> UInt32 {
    if entries.isEmpty { return 0 }
    return entries[index(of: Int32(truncatingIfNeeded: slot))].id
  }

  /// Adds the id of a slot that has none.
  mutating func add(_ id: UInt32, at slot: Int) throws(MemoryError) {
    if 2 * used >= entries.count { try grow() }
    let slot = Int32(truncatingIfNeeded: slot)
    entries[index(of: slot)] = Entry(slot: slot, id: id)
    used += 1
  }

  /// The index of a slot, or the free index where it belongs.
  private func index(of slot: Int32) -> Int {
    let last = entries.count - 1
    var index = Int(truncatingIfNeeded: UInt32(bitPattern: slot) &* 0x9E37_79B1 >> 8) & last
    while entries[index].slot != slot && entries[index].slot >= 0 { index = (index + 1) & last }
    return index
  }

  private mutating func grow() throws(MemoryError) {
    var old = Buffer<Entry>(account)
    defer { old.release() }
    try old.resize(to: max(32, 2 * entries.count), filling: Entry())
    swap(&old, &entries)
    for index in 0..<old.count where old[index].slot >= 0 { entries[self.index(of: old[index].slot)] = old[index] }
  }
}
