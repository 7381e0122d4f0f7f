import CLibrary

/// What went wrong in getting memory.
package enum MemoryError: Error {
  case exhausted
}

/// Where the memory of one handle comes from, and how much of it is out.
///
/// The record itself lives in memory from the same functions, so a handle
/// that is closed leaves nothing behind. Every buffer of the handle carries a
/// copy of this one pointer.
package struct Account {
  package typealias Allocate = @convention(c) (Int, UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
  package typealias Reallocate =
    @convention(c) (UnsafeMutableRawPointer?, Int, Int, UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
  package typealias Release = @convention(c) (UnsafeMutableRawPointer?, Int, UnsafeMutableRawPointer?) -> Void

  private struct Record {
    var allocate: Allocate?
    var reallocate: Reallocate?
    var release: Release?
    var context: UnsafeMutableRawPointer?
    var bytes: Int
    var calls: Int
  }

  private let record: UnsafeMutablePointer<Record>

  /// All three functions, or none for the C library's own. Nil when memory is out.
  package init?(
    allocate: Allocate?, reallocate: Reallocate?, release: Release?, context: UnsafeMutableRawPointer?
  ) {
    let size = MemoryLayout<Record>.stride
    guard let memory = allocate.map({ $0(size, context) }) ?? malloc(size) else { return nil }
    record = memory.bindMemory(to: Record.self, capacity: 1)
    record.initialize(
      to: Record(
        allocate: allocate, reallocate: reallocate, release: release, context: context, bytes: size, calls: 1))
  }

  /// Gives the record itself back; nothing may use the account afterwards.
  package func close() {
    release(UnsafeMutableRawPointer(record), bytes: MemoryLayout<Record>.stride)
  }

  /// Bytes held now.
  package var bytes: Int { record.pointee.bytes }
  /// Calls for memory since birth.
  package var calls: Int { record.pointee.calls }

  package func allocate(bytes: Int) -> UnsafeMutableRawPointer? {
    let own = record.pointee.allocate
    guard let memory = own == nil ? malloc(bytes) : own.unsafelyUnwrapped(bytes, record.pointee.context) else {
      return nil
    }
    record.pointee.bytes += bytes
    record.pointee.calls += 1
    return memory
  }

  /// The block with a new size and its old contents; nil leaves the old block alive.
  package func reallocate(_ memory: UnsafeMutableRawPointer, from old: Int, to new: Int) -> UnsafeMutableRawPointer? {
    let own = record.pointee.reallocate
    let moved =
      own == nil ? realloc(memory, new) : own.unsafelyUnwrapped(memory, old, new, record.pointee.context)
    guard let moved else { return nil }
    record.pointee.bytes += new - old
    record.pointee.calls += 1
    return moved
  }

  package func release(_ memory: UnsafeMutableRawPointer, bytes: Int) {
    record.pointee.bytes -= bytes
    if let own = record.pointee.release {
      own(memory, bytes, record.pointee.context)
    } else {
      free(memory)
    }
  }
}
