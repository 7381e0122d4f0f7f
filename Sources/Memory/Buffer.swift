import CLibrary

/// A growable array of plain values, owned by one place.
///
/// It asks its account for memory when it grows and throws when there is none;
/// what it held is then untouched. Elements are not initialised behind the
/// count. Bounds are checked in debug builds. There is no deinitialiser: the
/// owner calls `release()`.
///
/// The account stands in front of the elements; a buffer without memory points
/// at it. So a buffer that is never used costs its handle 16 bytes.
package struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private var length: Int32 = 0
  private var room: Int32 = 0

  package init(_ account: Account) {
    base = UnsafeMutableRawPointer(account.raw).assumingMemoryBound(to: Element.self)
  }

  @inline(__always)
  package var count: Int { Int(length) }
  @inline(__always)
  package var isEmpty: Bool { length == 0 }
  /// For handing results across the C boundary.
  package var pointer: UnsafeMutablePointer<Element> { base }

  @inline(__always)
  package subscript(index: Int) -> Element {
    unsafeAddress {
      assert(index >= 0 && index < Int(length))
      return UnsafePointer(base + index)
    }
    unsafeMutableAddress {
      assert(index >= 0 && index < Int(length))
      return base + index
    }
  }

  @inline(__always)
  package subscript(index: Int32) -> Element {
    unsafeAddress {
      assert(index >= 0 && index < length)
      return UnsafePointer(base + Int(index))
    }
    unsafeMutableAddress {
      assert(index >= 0 && index < length)
      return base + Int(index)
    }
  }

  @inline(__always)
  package mutating func append(_ element: Element) throws(MemoryError) {
    if length == room { try grow(to: Int(length) + 1) }
    (base + Int(length)).initialize(to: element)
    length += 1
  }

  /// Appends where room was reserved before.
  @inline(__always)
  package mutating func appendReserved(_ element: Element) {
    assert(length < room)
    (base + Int(length)).initialize(to: element)
    length += 1
  }

  @inline(__always)
  package mutating func removeLast() -> Element {
    assert(length > 0)
    length -= 1
    return base[Int(length)]
  }

  @inline(__always)
  package var last: Element { base[Int(length) - 1] }

  @inline(__always)
  package mutating func removeAll() { length = 0 }

  /// Forgets everything from `count` on.
  package mutating func truncate(to count: Int) {
    assert(count <= self.count)
    length = Int32(truncatingIfNeeded: count)
  }

  /// Room for `count` elements in all, so that appending up to there cannot fail.
  @inline(__always)
  package mutating func reserve(_ count: Int) throws(MemoryError) {
    if count > Int(room) { try grow(to: count) }
  }

  /// Exactly `count` elements; new ones get `filling`.
  package mutating func resize(to count: Int, filling: Element) throws(MemoryError) {
    try reserve(count)
    if count > Int(length) { (base + Int(length)).initialize(repeating: filling, count: count - Int(length)) }
    length = Int32(truncatingIfNeeded: count)
  }

  /// Exactly `count` elements; new ones hold anything.
  @inline(__always)
  package mutating func extend(to count: Int) throws(MemoryError) {
    try reserve(count)
    length = Int32(truncatingIfNeeded: count)
  }

  /// So many more elements, which hold anything, where room was reserved before.
  @inline(__always)
  package mutating func extendReserved(by more: Int) {
    assert(count + more <= Int(room))
    length += Int32(truncatingIfNeeded: more)
  }

  @inline(never)
  private mutating func grow(to count: Int) throws(MemoryError) {
    guard count < Int(Int32.max) / 2 else { throw .exhausted }
    let room = Int(room)
    try move(to: max(count, room + room / (room < 64 ? 1 : 2), Self.least))
  }

  /// Gives back what is not used, as far as the account takes it.
  @inline(never)
  package mutating func trim() {
    if length == 0 {
      release()
    } else if length < room {
      // A block that cannot become smaller stays as it is.
      do throws(MemoryError) { try move(to: count) } catch {}
    }
  }

  package mutating func release() {
    if room > 0 {
      let account = account
      account.release(block, bytes: Self.bytes(Int(room)))
      base = UnsafeMutableRawPointer(account.raw).assumingMemoryBound(to: Element.self)
    }
    length = 0
    room = 0
  }
}

/// The block: a pointer to the account, then the elements.
extension Buffer {
  private static var front: Int { MemoryLayout<UnsafeMutableRawPointer>.stride }
  /// Room that a first block has at least.
  private static var least: Int { max(64 / MemoryLayout<Element>.stride, 2) }
  private static func bytes(_ room: Int) -> Int { front + room * MemoryLayout<Element>.stride }

  private var block: UnsafeMutableRawPointer { UnsafeMutableRawPointer(base) - Self.front }

  private var account: Account {
    Account(room == 0 ? UnsafeMutableRawPointer(base) : block.load(as: UnsafeMutableRawPointer.self))
  }

  private mutating func move(to wanted: Int) throws(MemoryError) {
    let account = account
    let bytes = Self.bytes(wanted)
    guard
      let memory = room == 0
        ? account.allocate(bytes: bytes) : account.reallocate(block, from: Self.bytes(Int(room)), to: bytes)
    else { throw .exhausted }
    memory.storeBytes(of: account.raw, as: UnsafeMutableRawPointer.self)
    base = (memory + Self.front).bindMemory(to: Element.self, capacity: wanted)
    room = Int32(truncatingIfNeeded: wanted)
  }
}

extension Buffer where Element: Equatable {
  /// Takes out the first element equal to this one; the rest keep their order.
  package mutating func removeFirst(_ element: Element) {
    var index = 0
    while index < count && self[index] != element { index += 1 }
    while index + 1 < count {
      self[index] = self[index + 1]
      index += 1
    }
    if index < count { truncate(to: index) }
  }
}
