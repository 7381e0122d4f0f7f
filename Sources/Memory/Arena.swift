/// Slices of one growing buffer, given out and taken back by length.
///
/// A slice is its start and its length; it never moves, but the buffer below
/// may, so only indices are kept. Lengths are rounded up in quarter steps of a
/// power of two (exact up to 8), and a slice given back waits in the list of
/// its rounded length. The first bytes of a waiting slice link that list.
package struct Arena<Element: BitwiseCopyable>: ~Copyable {
  private var elements: Buffer<Element>
  /// First waiting slice of every rounded length, as far as one was made ready.
  private var waiting: Buffer<Int32>

  package init(_ account: Account) {
    elements = Buffer(account)
    waiting = Buffer(account)
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
  var elementsView: View<Element> { elements.view }

  /// How many elements a slice asked for with `count` really has.
  @inline(__always)
  package static func room(for count: Int) -> Int {
    if count <= 8 { return max(count, 1) }
    let step = 1 << (Int.bitWidth - 1 - (count - 1).leadingZeroBitCount - 2)
    return (count + step - 1) & ~(step - 1)
  }

  private static func list(for room: Int) -> Int {
    if room <= 8 { return room - 1 }
    let power = Int.bitWidth - 1 - (room - 1).leadingZeroBitCount
    return 8 + (power - 3) * 4 + ((room - 1) >> (power - 2)) & 3
  }

  package mutating func take(_ count: Int) throws(MemoryError) -> Int32 {
    let room = Self.room(for: count)
    if !waiting.isEmpty, let start = takeWaiting(Self.list(for: room)) { return start }
    let start = elements.count
    try elements.extend(to: start + room)
    return Int32(truncatingIfNeeded: start)
  }

  private mutating func takeWaiting(_ list: Int) -> Int32? {
    guard list < waiting.count, waiting[list] >= 0 else { return nil }
    let start = waiting[list]
    waiting[list] = link(at: start)
    return start
  }

  /// Readies the lists of waiting slices, so that giving back cannot fail.
  package mutating func prepareToGive() throws(MemoryError) {
    // Of what lies before the last slice; that one needs no list.
    let lists = elements.isEmpty ? 0 : Self.list(for: Self.room(for: elements.count)) + 1
    if lists > waiting.count { try waiting.resize(to: lists, filling: -1) }
  }

  /// A slice given back. Where the lists could not be readied it is lost until the arena goes.
  package mutating func give(_ start: Int32, _ count: Int) {
    let room = Self.room(for: count)
    if Int(start) + room == elements.count {
      elements.truncate(to: Int(start))
      return
    }
    do throws(MemoryError) { try prepareToGive() } catch { return }
    let list = Self.list(for: room)
    setLink(at: start, waiting[list])
    waiting[list] = start
  }

  /// Room for slices of so many elements in all.
  package mutating func reserve(_ count: Int) throws(MemoryError) { try elements.reserve(count) }

  /// Gives back what no slice was ever taken from.
  package mutating func trim() { elements.trim() }

  /// The slices of another arena, and no others.
  package mutating func assign(_ other: borrowing Arena) throws(MemoryError) {
    try elements.assign(other.elements)
    try waiting.assign(other.waiting)
  }

  private func link(at start: Int32) -> Int32 {
    UnsafeRawPointer(elements.pointer + Int(start)).loadUnaligned(as: Int32.self)
  }

  private mutating func setLink(at start: Int32, _ next: Int32) {
    UnsafeMutableRawPointer(elements.pointer + Int(start)).storeBytes(of: next, as: Int32.self)
  }

  package mutating func release() {
    elements.release()
    waiting.release()
  }
}
