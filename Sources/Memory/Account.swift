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
///
/// Behind the record lies the *nursery*: room that is cut into slices one after
/// the other, for as long as it lasts. So a small handle is one block. A slice
/// is given back only while it is the last; the others wait for the end.
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
    /// Bytes of the record and its nursery, and how many of them are cut.
    var size: Int
    var cut: Int
  }

  private let record: UnsafeMutablePointer<Record>

  /// The account that `raw` was taken from.
  init(_ raw: UnsafeMutableRawPointer) { record = raw.assumingMemoryBound(to: Record.self) }
  var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(record) }

  /// All three functions, or none for the C library's own. Nil when memory is out.
  package init?(
    allocate: Allocate?, reallocate: Reallocate?, release: Release?, context: UnsafeMutableRawPointer?,
    nursery: Int = 0
  ) {
    let own = MemoryLayout<Record>.stride
    let size = own + Self.rounded(nursery)
    guard let memory = allocate.map({ $0(size, context) }) ?? malloc(size) else { return nil }
    record = memory.bindMemory(to: Record.self, capacity: 1)
    record.initialize(
      to: Record(
        allocate: allocate, reallocate: reallocate, release: release, context: context, bytes: size, calls: 1,
        size: size, cut: own))
  }

  /// Gives record and nursery back; nothing may use the account afterwards.
  package func close() {
    giveBack(UnsafeMutableRawPointer(record), bytes: record.pointee.size)
  }

  /// Bytes held now.
  package var bytes: Int { record.pointee.bytes }
  /// Calls for memory since birth.
  package var calls: Int { record.pointee.calls }
  /// Whether all memory lies in the nursery: then `close()` gives everything back.
  package var isNursed: Bool { record.pointee.bytes == record.pointee.size }

  package func allocate(bytes: Int) -> UnsafeMutableRawPointer? {
    if let slice = slice(bytes) { return slice }
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
    if let offset = offset(memory) { return moveSlice(at: offset, memory, from: old, to: new) }
    let own = record.pointee.reallocate
    let moved =
      own == nil ? realloc(memory, new) : own.unsafelyUnwrapped(memory, old, new, record.pointee.context)
    guard let moved else { return nil }
    record.pointee.bytes += new - old
    record.pointee.calls += 1
    return moved
  }

  package func release(_ memory: UnsafeMutableRawPointer, bytes: Int) {
    if let offset = offset(memory) {
      if offset + Self.rounded(bytes) == record.pointee.cut { record.pointee.cut = offset }
    } else {
      giveBack(memory, bytes: bytes)
    }
  }

  private func giveBack(_ memory: UnsafeMutableRawPointer, bytes: Int) {
    record.pointee.bytes -= bytes
    if let own = record.pointee.release {
      own(memory, bytes, record.pointee.context)
    } else {
      free(memory)
    }
  }
}

/// The nursery.
extension Account {
  @inline(__always)
  private static func rounded(_ bytes: Int) -> Int { (bytes + 7) & ~7 }

  private func slice(_ bytes: Int) -> UnsafeMutableRawPointer? {
    let cut = record.pointee.cut
    guard cut + bytes <= record.pointee.size else { return nil }
    record.pointee.cut = cut + Self.rounded(bytes)
    return UnsafeMutableRawPointer(record) + cut
  }

  /// Where in the nursery a block lies, or nil if it does not.
  @inline(__always)
  private func offset(_ memory: UnsafeMutableRawPointer) -> Int? {
    let offset = Int(bitPattern: memory) &- Int(bitPattern: record)
    return offset > 0 && offset < record.pointee.size ? offset : nil
  }

  /// The last slice grows where it is, any other leaves its place unused.
  private func moveSlice(
    at offset: Int, _ memory: UnsafeMutableRawPointer, from old: Int, to new: Int
  ) -> UnsafeMutableRawPointer? {
    if offset + Self.rounded(old) == record.pointee.cut && offset + new <= record.pointee.size {
      record.pointee.cut = offset + Self.rounded(new)
      return memory
    }
    guard let moved = allocate(bytes: new) else { return nil }
    moved.copyMemory(from: memory, byteCount: min(old, new))
    release(memory, bytes: old)
    return moved
  }
}
