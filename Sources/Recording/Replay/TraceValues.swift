// Writes values of a trace to memory, following their shapes.
//
// A number of elements appears twice in a trace, as a member and as the length of an array. The two must agree,
// because the library reads as many elements as the member says.

struct TraceValues {
  /// The functions that replace the callbacks of the recorded program.
  struct Callbacks {
    var write: UnsafeMutableRawPointer
    var measure: UnsafeMutableRawPointer
    var context: UnsafeMutableRawPointer
  }

  private let room: Room
  private let handles: Handles
  private let callbacks: Callbacks
  /// The first handle that was read.
  private(set) var handle: UInt64 = 0
  /// Arrays of the current structure, and the addresses of their numbers of elements.
  private var arrays: [(number: UnsafeMutableRawPointer, elements: Int)] = []

  /// Whether the shape in the trace equals that of this version. Otherwise bytes after its members are unknown.
  private let isWhole: Bool

  init(_ room: Room, _ handles: Handles, _ callbacks: Callbacks, isWhole: Bool) {
    self.isWhole = isWhole
    self.room = room
    self.handles = handles
    self.callbacks = callbacks
  }

  /// Writes the next value of the trace to an address in a structure.
  mutating func put(
    _ shape: inout Shape, _ place: UnsafeMutableRawPointer, in structure: UnsafeMutableRawPointer,
    _ reader: inout TraceReader
  ) throws(ReplayFailure) {
    switch shape.first {
    case UInt8(ascii: "{"): try members(&shape, place, size: .max, &reader)
    case UInt8(ascii: "["):
      _ = shape.next()
      let number = structure + shape.number()
      // The number may follow the array, so it is checked when the structure is complete.
      if let count = try array(&shape, place, &reader) { arrays.append((number, count)) }
    case UInt8(ascii: "*"), UInt8(ascii: "o"): try referred(&shape, place, &reader)
    case UInt8(ascii: "A"):
      _ = shape.next()
      try allocator(place, &reader)
    default: try scalar(shape.next(), place, &reader)
    }
  }

  /// Writes an array and returns its number of elements: nil for NULL, -1 for an array that could not be recorded.
  mutating func array(
    _ shape: inout Shape, _ place: UnsafeMutableRawPointer, _ reader: inout TraceReader
  ) throws(ReplayFailure) -> Int? {
    let element = shape.ahead
    let count = try reader.count()
    if let count {
      let start = room.make(max(0, count) * element.size)
      place.put(start)
      for index in 0..<max(0, count) {
        var each = shape
        let target = start + index * element.size
        try put(&each, target, in: target, &reader)
      }
    }
    _ = shape.extent()
    return count
  }

  /// Throws unless the number of elements fits the array. An array that could not be recorded has an invalid number.
  static func check(_ number: Int, _ elements: Int, _ reader: TraceReader) throws(ReplayFailure) {
    let isRight = elements < 0 ? !(0...TraceFormat.mostElements).contains(number) : number == elements
    if !isRight { throw reader.corrupt("the length of an array differs from its number of elements") }
  }

  private mutating func members(
    _ shape: inout Shape, _ place: UnsafeMutableRawPointer, size: Int, _ reader: inout TraceReader
  ) throws(ReplayFailure) {
    let outer = arrays
    arrays = []
    _ = shape.next()
    var whole = Extent()
    while !shape.take("}") {
      let member = shape.ahead
      let offset = whole.place(for: member)
      if offset + member.size <= size {
        try put(&shape, place + offset, in: place, &reader)
      } else {
        _ = shape.extent()
      }
      whole.append(member)
    }
    for (number, elements) in arrays { try TraceValues.check(number.load(as: Int.self), elements, reader) }
    arrays = outer
  }

  private mutating func referred(
    _ shape: inout Shape, _ place: UnsafeMutableRawPointer, _ reader: inout TraceReader
  ) throws(ReplayFailure) {
    let isVersioned = shape.next() == UInt8(ascii: "o")
    guard try reader.byte() != 0 else {
      _ = shape.extent()
      return
    }
    let known = shape.ahead.size
    let target = room.make(isVersioned ? max(known, TraceFormat.largestStructure) : known)
    place.put(target)
    guard isVersioned else { return try put(&shape, target, in: target, &reader) }
    try versioned(&shape, target, known, &reader)
  }

  /// Writes a structure that begins with its size. The trace does not contain the bytes after the known members.
  private mutating func versioned(
    _ shape: inout Shape, _ target: UnsafeMutableRawPointer, _ known: Int, _ reader: inout TraceReader
  ) throws(ReplayFailure) {
    let size = try reader.number()
    guard TraceFormat.isSize(size) else {
      target.put(size)
      _ = shape.extent()
      return
    }
    try members(&shape, target, size: Int(size), &reader)
    if target.load(as: UInt64.self) != size { throw reader.corrupt("a structure has two sizes") }
    if Int(size) > known, try reader.byte() != 0 {
      // The recorded library refused these bytes. This one does too if it knows no more members than the trace.
      guard isWhole else { throw reader.corrupt("a structure of another version, of which not all is known") }
      (target + Int(size) - 1).storeBytes(of: 1, as: UInt8.self)
    }
  }

  private mutating func scalar(
    _ kind: UInt8, _ place: UnsafeMutableRawPointer, _ reader: inout TraceReader
  ) throws(ReplayFailure) {
    switch kind {
    case UInt8(ascii: "i"): place.put(UInt32(bitPattern: TraceFormat.unfolded(try reader.number())))
    case UInt8(ascii: "u"): place.put(UInt32(truncatingIfNeeded: try reader.number()))
    case UInt8(ascii: "q"), UInt8(ascii: "z"): place.put(try reader.number())
    case UInt8(ascii: "d"): place.put(try reader.number().byteSwapped)
    case UInt8(ascii: "s"), UInt8(ascii: "t"): if let text = try reader.text() { place.put(zeroTerminated(text)) }
    case UInt8(ascii: "S"), UInt8(ascii: "E"), UInt8(ascii: "P"):
      let number = try reader.number()
      if handle == 0 { handle = number }
      place.put(try handles.pointer(number, kind, reader))
    case UInt8(ascii: "W"): if try reader.byte() != 0 { place.put(callbacks.write) }
    case UInt8(ascii: "B"): if try reader.byte() != 0 { place.put(callbacks.measure) }
    case UInt8(ascii: "-"): place.put(callbacks.context)
    default: break
    }
  }

  /// Replaces a complete allocator by the library's own. An incomplete one stays incomplete, so the call is refused.
  private func allocator(_ place: UnsafeMutableRawPointer, _ reader: inout TraceReader) throws(ReplayFailure) {
    let present = try reader.byte() & 7
    if present == 7 { return }
    for index in 0..<3 where present & 1 << index != 0 { (place + index * 8).put(callbacks.write) }
  }

  private func zeroTerminated(_ text: ArraySlice<UInt8>) -> UnsafeMutableRawPointer {
    let place = room.make(text.count + 1)
    place.put(text)
    return place
  }
}
