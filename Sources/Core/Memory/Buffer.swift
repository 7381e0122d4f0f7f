import CLibrary

/// A growable array of plain values with one owner.
///
/// It throws when its account has no memory, and is then unchanged. Elements beyond the count are not initialised.
/// Debug builds check bounds. There is no deinitialiser: the owner calls `release()`.
///
/// A pointer to the account precedes the elements; a buffer without memory points to the account. So an unused buffer
/// has 16 bytes.
package struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private var block: Block

  package init(_ account: Account) { block = Block(account) }

  @inline(__always)
  private var base: UnsafeMutablePointer<Element> { block.base.assumingMemoryBound(to: Element.self) }
  private static var stride: Int { MemoryLayout<Element>.stride }

  @inline(__always)
  package var count: Int { Int(block.length) }
  @inline(__always)
  package var isEmpty: Bool { block.length == 0 }
  /// How many elements there is memory for.
  package var room: Int { Int(block.room) }
  /// For results across the C boundary.
  package var pointer: UnsafeMutablePointer<Element> { base }
  /// All elements, valid until the buffer grows or is released.
  package var elements: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: base, count: count) }

  @inline(__always)
  package subscript(index: Int) -> Element {
    unsafeAddress {
      assert(index >= 0 && index < Int(block.length))
      return UnsafePointer(base + index)
    }
    unsafeMutableAddress {
      assert(index >= 0 && index < Int(block.length))
      return base + index
    }
  }

  @inline(__always)
  package subscript(index: Int32) -> Element {
    unsafeAddress {
      assert(index >= 0 && index < block.length)
      return UnsafePointer(base + Int(index))
    }
    unsafeMutableAddress {
      assert(index >= 0 && index < block.length)
      return base + Int(index)
    }
  }

  @inline(__always)
  package mutating func append(_ element: Element) throws(MemoryError) {
    if block.length == block.room { try block.grow(to: Int(block.length) + 1, stride: Self.stride) }
    (base + Int(block.length)).initialize(to: element)
    block.length += 1
  }

  /// Appends where room is reserved.
  @inline(__always)
  package mutating func appendReserved(_ element: Element) {
    assert(block.length < block.room)
    (base + Int(block.length)).initialize(to: element)
    block.length += 1
  }

  /// Inserts where room is reserved. Later elements keep their order.
  package mutating func insertReserved(_ element: Element, at index: Int) {
    assert(block.length < block.room && index >= 0 && index <= count)
    UnsafeMutableRawPointer(base + index + 1).copyMemory(
      from: base + index, byteCount: (count - index) * Self.stride)
    base[index] = element
    block.length += 1
  }

  /// Removes an element. Later elements keep their order.
  package mutating func remove(at index: Int) {
    assert(index >= 0 && index < count)
    UnsafeMutableRawPointer(base + index).copyMemory(
      from: base + index + 1, byteCount: (count - index - 1) * Self.stride)
    block.length -= 1
  }

  @inline(__always)
  package mutating func removeLast() -> Element {
    assert(block.length > 0)
    block.length -= 1
    return base[Int(block.length)]
  }

  @inline(__always)
  package var last: Element { base[Int(block.length) - 1] }

  @inline(__always)
  package mutating func removeAll() { block.length = 0 }

  /// Removes all elements from `count` on.
  package mutating func truncate(to count: Int) {
    assert(count <= self.count)
    block.length = Int32(truncatingIfNeeded: count)
  }

  /// Removes the elements that are not to be kept. The others keep their order.
  @inline(__always)
  package mutating func keep(where isKept: (Element) -> Bool) {
    var kept = 0
    for index in 0..<count where isKept(self[index]) {
      self[kept] = self[index]
      kept += 1
    }
    truncate(to: kept)
  }

  /// Reserves room for `count` elements in all, so that appending them cannot fail.
  @inline(__always)
  package mutating func reserve(_ count: Int) throws(MemoryError) {
    if count > Int(block.room) { try block.grow(to: count, stride: Self.stride) }
  }

  /// Sets the count. New elements are `filling`.
  package mutating func resize(to count: Int, filling: Element) throws(MemoryError) {
    try reserve(count)
    if count > self.count { (base + self.count).initialize(repeating: filling, count: count - self.count) }
    block.length = Int32(truncatingIfNeeded: count)
  }

  /// Makes at least `count` elements, and as many as there is room for. New elements are `filling`.
  package mutating func fill(to count: Int, with filling: Element) throws(MemoryError) {
    if count <= self.count { return }
    try reserve(count)
    try resize(to: room, filling: filling)
  }

  /// Sets the count. New elements are not initialised.
  @inline(__always)
  package mutating func extend(to count: Int) throws(MemoryError) {
    try reserve(count)
    block.length = Int32(truncatingIfNeeded: count)
  }

  /// Copies all elements of another buffer.
  package mutating func assign(_ other: borrowing Buffer) throws(MemoryError) {
    try block.assign(other.block, stride: Self.stride)
  }

  /// Appends uninitialised elements where room is reserved.
  @inline(__always)
  package mutating func extendReserved(by more: Int) {
    assert(count + more <= Int(block.room))
    block.length += Int32(truncatingIfNeeded: more)
  }

  /// Releases unused memory, if the account can.
  package mutating func trim() { block.trim(to: count, stride: Self.stride) }

  /// Releases memory beyond an eighth more than `count` elements, or than those that there are if these are more.
  package mutating func trimSpare(of count: Int = 0) {
    let count = max(count, self.count)
    block.trim(to: count + count >> 3, stride: Self.stride)
  }

  package mutating func release() { block.release(stride: Self.stride) }
}

/// A buffer as bytes: a pointer to the account, then the elements. Without elements the base is the account. The
/// functions that take time are here, so that they are compiled once and not for each type of elements.
struct Block {
  var base: UnsafeMutableRawPointer
  var length: Int32 = 0
  var room: Int32 = 0

  init(_ account: Account) { base = account.raw }

  /// The bytes of the pointer, and with 32-bit pointers of a gap, so that numbers of 64 bits are aligned.
  private static var front: Int { 8 }

  /// Returns the bytes for `count` elements and the account before them, or nil above `limit`, which a word of 32
  /// bits can exceed. Sixteen bytes are left, since accounts round up.
  static func bytes(for count: Int, stride: Int, limit: Int = .max) -> Int? {
    let bytes = Int64(count) * Int64(stride)
    return bytes <= Int64(limit) - 16 ? front + Int(truncatingIfNeeded: bytes) : nil
  }

  private var account: Account {
    Account(room == 0 ? base : (base - Block.front).load(as: UnsafeMutableRawPointer.self))
  }

  /// Grows to at least `count` elements, in proportion to the present room. A new handle takes more for elements that come one by
  /// one, since it is trimmed when it is built.
  @inline(never)
  mutating func grow(to count: Int, stride: Int) throws(MemoryError) {
    guard count < Int(Int32.max) / 2 else { throw .exhausted }
    let room = Int(room)
    // The least room of a first block.
    let least = max(64 / stride, 2)
    let larger = room + room / 2
    let doubles = room < 64 || account.isNew && count <= larger
    let wanted = max(count, max(doubles ? room + room : larger, least))
    if room == 0 { try take(wanted, stride: stride) } else { try move(to: wanted, stride: stride) }
  }

  /// Takes the first memory.
  @inline(__always)
  private mutating func take(_ wanted: Int, stride: Int) throws(MemoryError) {
    let account = Account(base)
    guard let bytes = Block.bytes(for: wanted, stride: stride), let memory = account.allocate(bytes: bytes) else {
      throw .exhausted
    }
    hold(memory, account, room: wanted)
  }

  @inline(__always)
  private mutating func hold(_ memory: UnsafeMutableRawPointer, _ account: Account, room: Int) {
    memory.storeBytes(of: account.raw, as: UnsafeMutableRawPointer.self)
    base = memory + Block.front
    self.room = Int32(truncatingIfNeeded: room)
  }

  @inline(never)
  mutating func trim(to count: Int, stride: Int) {
    if count == 0 { return release(stride: stride) }
    // A block that cannot shrink stays as it is.
    if count < Int(room) { do throws(MemoryError) { try move(to: count, stride: stride) } catch {} }
  }

  @inline(never)
  mutating func release(stride: Int) {
    length = 0
    if room == 0 { return }
    let account = account
    account.release(base - Block.front, bytes: Block.front + Int(room) * stride)
    base = account.raw
    room = 0
  }

  /// Copies all elements of another block.
  @inline(never)
  mutating func assign(_ other: Block, stride: Int) throws(MemoryError) {
    if other.length > room { try move(to: Int(other.length), stride: stride) }
    base.copyMemory(from: other.base, byteCount: Int(other.length) * stride)
    length = other.length
  }

  private mutating func move(to wanted: Int, stride: Int) throws(MemoryError) {
    if room == 0 { return try take(wanted, stride: stride) }
    guard let bytes = Block.bytes(for: wanted, stride: stride) else { throw .exhausted }
    let account = account
    guard
      let memory = account.reallocate(base - Block.front, from: Block.front + Int(room) * stride, to: bytes)
    else { throw .exhausted }
    hold(memory, account, room: wanted)
  }
}

extension Buffer where Element: Equatable {
  /// Removes the first element equal to this one, and keeps the order of the others.
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
