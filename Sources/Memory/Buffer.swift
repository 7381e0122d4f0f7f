import CLibrary

/// A growable array of plain values, owned by one place.
///
/// It asks its account for memory when it grows and throws when there is none;
/// what it held is then untouched. Elements are not initialised behind the
/// count. Bounds are checked in debug builds. There is no deinitialiser: the
/// owner calls `release()`.
package struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private let account: Account
  private var base: UnsafeMutablePointer<Element>
  private var length: Int32 = 0
  private var room: Int32 = 0

  package init(_ account: Account) {
    self.account = account
    base = UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
  }

  @inline(__always)
  package var count: Int { Int(length) }
  @inline(__always)
  package var isEmpty: Bool { length == 0 }
  /// For handing results across the C boundary.
  package var pointer: UnsafeMutablePointer<Element> { base }
  /// All elements, for calls that take an array; valid until the buffer grows or goes.
  package var elements: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: base, count: count) }

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
    var block = Block(memory: UnsafeMutableRawPointer(base), room: room)
    try block.grow(to: count, stride: MemoryLayout<Element>.stride, account)
    base = block.memory.bindMemory(to: Element.self, capacity: Int(block.room))
    room = block.room
  }

  package mutating func release() {
    if room > 0 {
      account.release(UnsafeMutableRawPointer(base), bytes: Int(room) * MemoryLayout<Element>.stride)
    }
    length = 0
    room = 0
  }
}

/// What is the same for elements of any kind: memory for so many of them.
struct Block {
  var memory: UnsafeMutableRawPointer
  var room: Int32

  /// Room for `count` elements at least, and for some more in proportion.
  @inline(never)
  mutating func grow(to count: Int, stride: Int, _ account: Account) throws(MemoryError) {
    guard count < Int(Int32.max) / 2 else { throw .exhausted }
    let wanted = max(count, Int(room) + Int(room) / (room < 64 ? 1 : 2), 8)
    let bytes = wanted * stride
    let grown =
      room == 0
      ? account.allocate(bytes: bytes) : account.reallocate(memory, from: Int(room) * stride, to: bytes)
    guard let grown else { throw .exhausted }
    memory = grown
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
