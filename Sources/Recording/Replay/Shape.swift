// The parameters and the result of a function of the interface as a short text, which the
// recorder (Sources/Recording/Record) and the replayer parse.
//
// A shape is the result, a colon, and the parameters, with no space between:
//
//     i u q z d     int32_t, uint32_t, uint64_t, size_t, double
//     v             a uint64_t that may differ from run to run, and is not recorded
//     s t           const char *: a name of at most CAS_NAME_MAX bytes; a zero-terminated text
//     S E P         a solver, a scene, a path
//     k             cas_status; output parameters are set unless it is an error
//     W B A -       cas_write, cas_measure, a whole cas_allocator, a context
//     n             a number of elements that is recorded but not passed
//     {…}           a struct
//     *X  o{…}      a pointer to one X; to a struct that begins with its own size
//     [8]X          a pointer to many X; their number is word 8, or in a struct the word at byte 8
//     >…            an output parameter; the caller of >o{…} sets the size
//     >>(4)X >>[4]X an array that the library owns; word 4 points to its number of elements; word 4 is the number
//     0             void
//
// Words are the parameters, with each struct split into its members.

/// A position in a shape.
struct Shape {
  private var place: UnsafePointer<UInt8>
  private let end: UnsafePointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    place = bytes.baseAddress.unsafelyUnwrapped
    end = place + bytes.count
  }

  var isAtEnd: Bool { place == end }
  /// The next byte; 0 at the end.
  var first: UInt8 { place == end ? 0 : place.pointee }

  mutating func next() -> UInt8 {
    let byte = first
    if place != end { place += 1 }
    return byte
  }

  /// Skips the next byte if it equals `scalar`, and returns whether it does.
  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard first == UInt8(ascii: scalar) else { return false }
    place += 1
    return true
  }

  /// Returns the number in brackets and skips the closing bracket.
  mutating func number() -> Int {
    var number = 0
    while (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) {
      number = number * 10 + Int(next() - UInt8(ascii: "0"))
    }
    place += 1
    return number
  }
}

/// The size and alignment of a value in memory.
struct Extent {
  private(set) var size: Int
  private var alignment: Int

  /// Returns the offset of a member after these bytes.
  func place(for member: Extent) -> Int { up(size, to: member.alignment) }

  private func up(_ number: Int, to multiple: Int) -> Int { (number + multiple - 1) / multiple * multiple }

  init(size: Int = 0, alignment: Int = 1) {
    self.size = size
    self.alignment = alignment
  }

  static var pointer: Extent { Extent(size: 8, alignment: 8) }

  mutating func append(_ member: Extent) {
    size = place(for: member) + member.size
    alignment = max(alignment, member.alignment)
  }

  mutating func close() { size = up(size, to: alignment) }
}

extension Shape {
  /// Skips one value and returns its extent in memory.
  mutating func extent() -> Extent {
    switch next() {
    case UInt8(ascii: "{"): return structure()
    case UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "k"): return Extent(size: 4, alignment: 4)
    case UInt8(ascii: "A"): return Extent(size: 32, alignment: 8)
    case UInt8(ascii: "0"): return Extent()
    case UInt8(ascii: "["), UInt8(ascii: "("):
      _ = number()
      _ = extent()
    case UInt8(ascii: "*"), UInt8(ascii: "o"), UInt8(ascii: ">"): _ = extent()
    default: break
    }
    return .pointer
  }

  private mutating func structure() -> Extent {
    var whole = Extent()
    while !isAtEnd, !take("}") { whole.append(extent()) }
    whole.close()
    return whole
  }

  /// Skips the result.
  mutating func skipResult() {
    _ = extent()
    _ = take(":")
  }

  /// Skips one value and returns its number of words.
  mutating func leaves() -> Int {
    guard take("{") else {
      _ = extent()
      return 1
    }
    var count = 0
    while !isAtEnd, !take("}") { count += leaves() }
    return count
  }

  /// The extent of the next value.
  var ahead: Extent {
    var copy = self
    return copy.extent()
  }
}
