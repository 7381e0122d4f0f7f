/// Lists in one block of memory, laid out anew for each use.
///
/// `begin` invalidates all lists cut before.
package struct ListBlock: ~Copyable {
  private var block: Buffer<UInt64>

  package init(_ account: Account) { block = Buffer(account) }

  /// Reserves room for lists of so many bytes in all, each rounded up to eight.
  package mutating func begin(bytes: Int, lists: Int) throws(MemoryError) {
    block.removeAll()
    try block.reserve(bytes / 8 + lists)
  }

  package mutating func cut<Element: BitwiseCopyable>(_ room: Int) -> FixedList<Element> {
    let start = block.count
    block.extendReserved(by: (room * MemoryLayout<Element>.stride + 7) / 8)
    let memory = UnsafeMutableRawPointer(block.pointer + start)
    return FixedList(memory.bindMemory(to: Element.self, capacity: room), room: room)
  }

  package mutating func release() { block.release() }
}

/// A list with a fixed room, in memory that it does not own. Elements beyond the count are not initialised. Debug
/// builds check bounds.
package struct FixedList<Element: BitwiseCopyable>: ~Copyable {
  private let base: UnsafeMutablePointer<Element>
  private var length: Int32 = 0
  private let room: Int32

  fileprivate init(_ base: UnsafeMutablePointer<Element>, room: Int) {
    self.base = base
    self.room = Int32(truncatingIfNeeded: room)
  }

  /// A list without room.
  package init() {
    self.init(UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped, room: 0)
  }

  @inline(__always)
  package var count: Int { Int(length) }
  @inline(__always)
  package var isEmpty: Bool { length == 0 }

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
  package subscript(index: Int) -> Element { self[Int32(truncatingIfNeeded: index)] }

  @inline(__always)
  package mutating func append(_ element: Element) {
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
  package var last: Element { self[length - 1] }

  @inline(__always)
  package mutating func removeAll() { length = 0 }

  /// Sets the count, and all elements to one value.
  package mutating func fill(_ count: Int, with element: Element) {
    assert(count <= Int(room))
    base.initialize(repeating: element, count: count)
    length = Int32(truncatingIfNeeded: count)
  }
}
