import CLibrary

/// A failure to get memory.
package enum MemoryError: Error {
  case exhausted
}

/// The allocator of one handle, and the number of bytes it has allocated.
///
/// The record itself is allocated by the same functions, so a closed handle leaves no memory behind. Every buffer of
/// the handle has a copy of a pointer to the record.
///
/// The *inline block* follows the record. Slices are cut from it in order until it is full, then from the *second
/// block*, if there is one. So a small handle has one or two blocks of memory. Only the last slice can be freed on its
/// own; the others are released with the handle.
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
    /// Bytes of the record and the inline block.
    var size: Int
    var secondBlock: UnsafeMutableRawPointer?
    var secondBlockSize = 0
    /// The uncut part of the inline or the second block.
    var cut: UnsafeMutableRawPointer
    var end: UnsafeMutableRawPointer
    /// The number of callbacks that are running for the handle, nested.
    var callsOut: Int32 = 0
    var isNew = true
  }

  private let record: UnsafeMutablePointer<Record>

  /// Makes the account from `raw`.
  init(_ raw: UnsafeMutableRawPointer) { record = raw.assumingMemoryBound(to: Record.self) }
  var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(record) }

  /// Creates an account that uses three functions of the caller, or those of the C library. Returns nil when out of
  /// memory.
  package init?(
    allocate: Allocate?, reallocate: Reallocate?, release: Release?, context: UnsafeMutableRawPointer?,
    inlineBytes: Int = 0
  ) {
    let own = Self.rounded(MemoryLayout<Record>.stride)
    let size = own + Self.rounded(inlineBytes)
    guard let memory = allocate.map({ $0(size, context) }) ?? malloc(size) else { return nil }
    record = memory.bindMemory(to: Record.self, capacity: 1)
    record.initialize(
      to: Record(
        allocate: allocate, reallocate: reallocate, release: release, context: context, bytes: size, calls: 1,
        size: size, cut: memory + own, end: memory + size))
  }

  /// Releases record and inline block. The account must not be used afterwards.
  package func close() {
    if let secondBlock = record.pointee.secondBlock { giveBack(secondBlock, bytes: record.pointee.secondBlockSize) }
    giveBack(UnsafeMutableRawPointer(record), bytes: record.pointee.size)
  }

  /// Bytes held now.
  package var bytes: Int { record.pointee.bytes }
  /// Allocations since creation.
  package var calls: Int { record.pointee.calls }
  /// Bytes held outside of the inline and second blocks. At 0, `close()` releases everything.
  package var bytesOutside: Int { record.pointee.bytes - record.pointee.size - record.pointee.secondBlockSize }

  /// Whether memory has never been trimmed.
  var isNew: Bool { record.pointee.isNew }
  /// Notes that memory is trimmed.
  package func noteTrimmed() { record.pointee.isNew = false }

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

  /// Resizes a block and keeps its contents. After nil the old block is unchanged.
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
    // The record itself is released then.
    if !isRecord { record.pointee.callsOut -= 1 }
  }
}

/// Calls callbacks, during which the handle must not be used.
extension Account {
  /// Whether a callback is running.
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

/// The inline block and the second block.
extension Account {
  @inline(__always)
  private static func rounded(_ bytes: Int) -> Int { (bytes + 7) & ~7 }

  /// Adds the second block if there is none. Returns false without memory.
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

  /// Grows the last slice in place. Any other slice moves, and its old place stays unused.
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
