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
/// the other, for as long as it lasts, and then as long as its *annex* does if it
/// has one. So a small handle is one block or two. A slice is given back only
/// while it is the last; the others wait for the end.
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
    /// Bytes of the record and its nursery.
    var size: Int
    var secondBlock: UnsafeMutableRawPointer?
    var secondBlockSize = 0
    /// What is not cut yet, of one of the two.
    var cut: UnsafeMutableRawPointer
    var end: UnsafeMutableRawPointer
    /// How many functions of the caller's run on behalf of the handle, one within the other.
    var callsOut = 0
  }

  private let record: UnsafeMutablePointer<Record>

  /// The account that `raw` was taken from.
  init(_ raw: UnsafeMutableRawPointer) { record = raw.assumingMemoryBound(to: Record.self) }
  var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(record) }

  /// All three functions, or none for the C library's own. Nil when memory is out.
  package init?(
    allocate: Allocate?, reallocate: Reallocate?, release: Release?, context: UnsafeMutableRawPointer?,
    inlineBytes: Int = 0
  ) {
    let own = MemoryLayout<Record>.stride
    let size = own + Self.rounded(inlineBytes)
    guard let memory = allocate.map({ $0(size, context) }) ?? malloc(size) else { return nil }
    record = memory.bindMemory(to: Record.self, capacity: 1)
    record.initialize(
      to: Record(
        allocate: allocate, reallocate: reallocate, release: release, context: context, bytes: size, calls: 1,
        size: size, cut: memory + own, end: memory + size))
  }

  /// Gives record and nursery back; nothing may use the account afterwards.
  package func close() {
    if let secondBlock = record.pointee.secondBlock { giveBack(secondBlock, bytes: record.pointee.secondBlockSize) }
    giveBack(UnsafeMutableRawPointer(record), bytes: record.pointee.size)
  }

  /// Bytes held now.
  package var bytes: Int { record.pointee.bytes }
  /// Calls for memory since birth.
  package var calls: Int { record.pointee.calls }
  /// Bytes held outside of the nursery. When there are none, `close()` gives everything back.
  package var bytesOutside: Int { record.pointee.bytes - record.pointee.size - record.pointee.secondBlockSize }

  package func allocate(bytes: Int) -> UnsafeMutableRawPointer? {
    slice(bytes) ?? block(bytes)
  }

  private func block(_ bytes: Int) -> UnsafeMutableRawPointer? {
    let own = record.pointee.allocate
    let context = record.pointee.context
    guard let memory = own == nil ? malloc(bytes) : callingOut({ own.unsafelyUnwrapped(bytes, context) }) else {
      return nil
    }
    record.pointee.bytes += bytes
    record.pointee.calls += 1
    return memory
  }

  /// The block with a new size and its old contents; nil leaves the old block alive.
  package func reallocate(_ memory: UnsafeMutableRawPointer, from old: Int, to new: Int) -> UnsafeMutableRawPointer? {
    if isSlice(memory) { return moveSlice(memory, from: old, to: new) }
    let own = record.pointee.reallocate
    let context = record.pointee.context
    let moved =
      own == nil ? realloc(memory, new) : callingOut { own.unsafelyUnwrapped(memory, old, new, context) }
    guard let moved else { return nil }
    record.pointee.bytes += new - old
    record.pointee.calls += 1
    return moved
  }

  package func release(_ memory: UnsafeMutableRawPointer, bytes: Int) {
    if !isSlice(memory) {
      giveBack(memory, bytes: bytes)
    } else if memory + Self.rounded(bytes) == record.pointee.cut {
      record.pointee.cut = memory
    }
  }

  private func giveBack(_ memory: UnsafeMutableRawPointer, bytes: Int) {
    record.pointee.bytes -= bytes
    guard let own = record.pointee.release else { return free(memory) }
    let isRecord = memory == UnsafeMutableRawPointer(record)
    record.pointee.callsOut += 1
    own(memory, bytes, record.pointee.context)
    // The record itself is gone then.
    if !isRecord { record.pointee.callsOut -= 1 }
  }
}

/// Calls of the caller's functions, which must not come back to the handle.
extension Account {
  /// Whether such a function runs.
  @inline(__always)
  package var isCallingOut: Bool { record.pointee.callsOut != 0 }

  package func beginCallingOut() { record.pointee.callsOut += 1 }
  package func endCallingOut() { record.pointee.callsOut -= 1 }

  private func callingOut<Result>(_ body: () -> Result) -> Result {
    beginCallingOut()
    defer { endCallingOut() }
    return body()
  }
}

/// The nursery.
extension Account {
  @inline(__always)
  private static func rounded(_ bytes: Int) -> Int { (bytes + 7) & ~7 }

  /// Gives the nursery an annex of so many bytes if it has none. False without memory.
  package func addSecondBlock(bytes: Int) -> Bool {
    if record.pointee.secondBlock != nil { return true }
    record.pointee.secondBlock = block(bytes)
    if record.pointee.secondBlock == nil { return false }
    record.pointee.secondBlockSize = bytes
    return true
  }

  private func slice(_ bytes: Int) -> UnsafeMutableRawPointer? {
    if bytes > record.pointee.end - record.pointee.cut {
      guard bytes <= record.pointee.secondBlockSize, let secondBlock = record.pointee.secondBlock,
        record.pointee.end != secondBlock + record.pointee.secondBlockSize
      else { return nil }
      record.pointee.cut = secondBlock
      record.pointee.end = secondBlock + record.pointee.secondBlockSize
    }
    let slice = record.pointee.cut
    record.pointee.cut = slice + Self.rounded(bytes)
    return slice
  }

  @inline(__always)
  private func isSlice(_ memory: UnsafeMutableRawPointer) -> Bool {
    let place = UInt(bitPattern: memory)
    return place &- UInt(bitPattern: record) < UInt(bitPattern: record.pointee.size)
      || place &- UInt(bitPattern: record.pointee.secondBlock) < UInt(bitPattern: record.pointee.secondBlockSize)
  }

  /// The last slice grows where it is, any other leaves its place unused.
  private func moveSlice(
    _ memory: UnsafeMutableRawPointer, from old: Int, to new: Int
  ) -> UnsafeMutableRawPointer? {
    if memory + Self.rounded(old) == record.pointee.cut && new <= record.pointee.end - memory {
      record.pointee.cut = memory + Self.rounded(new)
      return memory
    }
    guard let moved = allocate(bytes: new) else { return nil }
    moved.copyMemory(from: memory, byteCount: min(old, new))
    release(memory, bytes: old)
    return moved
  }
}
