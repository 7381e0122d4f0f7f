/// A record of a pool.
package protocol PoolRecord: BitwiseCopyable {
  /// The next free record, or -1. While the record is in use, its owner may link lists by it.
  var next: Int32 { get set }
}

/// Records that are taken and freed one at a time, found by index. Freed records are taken again first.
package struct Pool<Record: PoolRecord>: ~Copyable {
  private var records: Buffer<Record>
  /// The first free record, or -1.
  private var free: Int32 = -1

  package init(_ account: Account) { records = Buffer(account) }

  @inline(__always)
  package subscript(index: Int32) -> Record {
    unsafeAddress {
      assert(index >= 0 && index < records.count)
      return UnsafePointer(records.pointer + Int(index))
    }
    unsafeMutableAddress {
      assert(index >= 0 && index < records.count)
      return records.pointer + Int(index)
    }
  }

  // Optimised for speed, since for size large structs are copied byte by byte.

  /// Stores a record, and returns its index.
  @_optimize(speed)
  package mutating func take(_ record: Record) throws(MemoryError) -> Int32 {
    let index = free
    if index < 0 {
      try records.append(record)
      return Int32(truncatingIfNeeded: records.count - 1)
    }
    free = records[index].next
    records[index] = record
    return index
  }

  @inline(__always)
  package mutating func free(_ index: Int32) {
    records[index].next = free
    free = index
  }

  package mutating func removeAll() {
    records.removeAll()
    free = -1
  }

  package mutating func trimSpare() { records.trimSpare() }

  package mutating func release() {
    records.release()
    free = -1
  }
}
