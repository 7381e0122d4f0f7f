/// Slices of one growing buffer.
///
/// A slice is its start and its length. It never moves, but the buffer may, so only indices are kept. Lengths are
/// rounded up in quarter steps of a power of two (exact up to 8). A free slice is in the list of its rounded length;
/// its first bytes link that list.
package struct Arena<Element: BitwiseCopyable>: ~Copyable {
  private var elements: Buffer<Element>
  private var free: FreeSlices

  package init(_ account: Account) {
    elements = Buffer(account)
    free = FreeSlices(account)
  }

  @inline(__always)
  package subscript(index: Int) -> Element {
    unsafeAddress {
      assert(index >= 0 && index < elements.count)
      return UnsafePointer(elements.pointer + index)
    }
    unsafeMutableAddress {
      assert(index >= 0 && index < elements.count)
      return elements.pointer + index
    }
  }

  @inline(__always)
  package subscript(index: Int32) -> Element {
    unsafeAddress {
      assert(index >= 0 && index < elements.count)
      return UnsafePointer(elements.pointer + Int(index))
    }
    unsafeMutableAddress {
      assert(index >= 0 && index < elements.count)
      return elements.pointer + Int(index)
    }
  }

  package var count: Int { elements.count }
  /// Returns where a slice begins, valid until another is taken.
  @inline(__always)
  package func pointer(_ start: Int32) -> UnsafeMutablePointer<Element> { elements.pointer + Int(start) }
  var elementsSpan: BufferSpan<Element> { elements.span }

  /// Returns the rounded length for `count` elements.
  @inline(__always)
  package static func room(for count: Int) -> Int { FreeSlices.room(for: count) }

  @inline(__always)
  package mutating func take(_ count: Int) throws(MemoryError) -> Int32 {
    let room = Self.room(for: count)
    if let list = free.list(for: room) { return takeFirst(of: list) }
    let start = elements.count
    try elements.extend(to: start + room)
    return Int32(truncatingIfNeeded: start)
  }

  /// Takes a slice for which memory is reserved.
  package mutating func takeReserved(_ count: Int) -> Int32 {
    let room = Self.room(for: count)
    if let list = free.list(for: room) { return takeFirst(of: list) }
    let start = elements.count
    elements.extendReserved(by: room)
    return Int32(truncatingIfNeeded: start)
  }

  /// Removes the first free slice from a list.
  @inline(__always)
  private mutating func takeFirst(of list: Int) -> Int32 {
    let start = free.first[list]
    free.first[list] = link(at: start)
    return start
  }

  /// Creates the lists of free slices, so that freeing a slice cannot fail.
  @inline(__always)
  package mutating func prepareToGive() throws(MemoryError) { try free.prepare(for: elements.count) }

  /// Frees a slice. If there is no memory for its list, it stays unused until the arena is released.
  package mutating func give(_ start: Int32, _ count: Int) {
    let room = Self.room(for: count)
    if Int(start) + room == elements.count {
      elements.truncate(to: Int(start))
      return
    }
    do throws(MemoryError) { try prepareToGive() } catch { return }
    let list = FreeSlices.list(for: room)
    setLink(at: start, free.first[list])
    free.first[list] = start
  }

  /// Reserves memory for slices of `count` elements in all.
  package mutating func reserve(_ count: Int) throws(MemoryError) { try elements.reserve(count) }

  /// Copies all elements of a buffer to a slice.
  @inline(never)
  package mutating func copy(_ buffer: borrowing Buffer<Element>, to start: Int32) {
    UnsafeMutableRawPointer(pointer(start)).copyMemory(
      from: buffer.pointer, byteCount: buffer.count * MemoryLayout<Element>.stride)
  }

  /// Releases memory behind the last slice.
  package mutating func trim() { elements.trim() }

  /// Copies all slices of another arena.
  package mutating func assign(_ other: borrowing Arena) throws(MemoryError) {
    try elements.assign(other.elements)
    try free.assign(other.free)
  }

  private func link(at start: Int32) -> Int32 {
    UnsafeRawPointer(elements.pointer + Int(start)).loadUnaligned(as: Int32.self)
  }

  private mutating func setLink(at start: Int32, _ next: Int32) {
    UnsafeMutableRawPointer(elements.pointer + Int(start)).storeBytes(of: next, as: Int32.self)
  }

  package mutating func release() {
    elements.release()
    free.release()
  }
}

/// The free slices of an arena, in a list for each rounded length.
private struct FreeSlices: ~Copyable {
  /// The first slice of every length that has a list, or -1.
  var first: Buffer<Int32>
  /// For how many elements there are enough lists.
  private var prepared = 0

  init(_ account: Account) { first = Buffer(account) }

  @inline(__always)
  static func room(for count: Int) -> Int { count <= 8 ? max(count, 1) : roundedRoom(for: count) }

  @inline(never)
  private static func roundedRoom(for count: Int) -> Int {
    let step = 1 << (Int.bitWidth - 1 - (count - 1).leadingZeroBitCount - 2)
    return (count + step - 1) & ~(step - 1)
  }

  @inline(__always)
  static func list(for room: Int) -> Int { room <= 8 ? room - 1 : longList(for: room) }

  @inline(never)
  private static func longList(for room: Int) -> Int {
    let power = Int.bitWidth - 1 - (room - 1).leadingZeroBitCount
    return 8 + (power - 3) * 4 + ((room - 1) >> (power - 2)) & 3
  }

  /// Returns the list of slices of a rounded length, or nil if it is empty.
  @inline(__always)
  func list(for room: Int) -> Int? {
    if first.isEmpty { return nil }
    let list = Self.list(for: room)
    return list < first.count && first[list] >= 0 ? list : nil
  }

  /// Makes the lists for slices of `count` elements in all.
  @inline(__always)
  mutating func prepare(for count: Int) throws(MemoryError) { if count > prepared { try makeLists(for: count) } }

  @inline(never)
  private mutating func makeLists(for count: Int) throws(MemoryError) {
    let room = Self.room(for: count)
    // The last slice needs no list.
    let lists = Self.list(for: room) + 1
    if lists > first.count { try first.resize(to: lists, filling: -1) }
    prepared = room
  }

  mutating func assign(_ other: borrowing FreeSlices) throws(MemoryError) {
    try first.assign(other.first)
    prepared = other.prepared
  }

  mutating func release() {
    first.release()
    prepared = 0
  }
}
