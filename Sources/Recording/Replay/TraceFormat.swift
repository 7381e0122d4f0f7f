// The bytes of a trace: a header line, the ABI version, the version of the library, then records.
//
// A number is a LEB128 varint: groups of seven bits, the lowest first, each but the last with its highest bit set. An
// int32_t is zigzag encoded, so -1 is 1 and 1 is 2. The bytes of a double are reversed, which makes round numbers
// short. A text is its length plus 1, then its bytes; 0 is NULL. An array is its number of elements plus 2, then its
// elements; 0 is NULL, and 1 is an array that could not be read.

enum TraceFormat {
  static var head: StaticString { "casement trace 1\n" }

  /// A function: its number in this trace, then its name and shape as a text. Stands before its first call.
  static var function: UInt8 { UInt8(ascii: "f") }
  /// A call begins: the function's number, then its arguments.
  static var call: UInt8 { UInt8(ascii: "c") }
  /// A call ends: its result, then the output parameters if the result says that they are set.
  static var result: UInt8 { UInt8(ascii: "r") }
  /// A call of a measure function: item, mode, width and text size, then width, height and baselines.
  static var measured: UInt8 { UInt8(ascii: "b") }
  /// A call of a write function: its text.
  static var written: UInt8 { UInt8(ascii: "w") }
  /// The trace ends.
  static var end: UInt8 { UInt8(ascii: "e") }

  /// The largest size that a structure can declare.
  static var largestStructure: Int { 4096 }
  /// Whether a structure may declare this size. The library does not read a structure with another size.
  static func isSize(_ size: UInt64) -> Bool { size > 8 && size <= largestStructure && size % 8 == 0 }
  /// The largest number of elements of an array; longer arrays are not read.
  static var mostElements: Int { 1 << 22 }

  static func isStatus(_ kind: UInt8) -> Bool { kind == UInt8(ascii: "k") }

  /// Returns whether a call with this status sets its output parameters: it is done, maybe with a remark.
  static func hasResults(_ status: Int32) -> Bool { status >= 0 }

  static func unfolded(_ number: UInt64) -> Int32 {
    let bits = UInt32(truncatingIfNeeded: number)
    return Int32(bitPattern: bits >> 1) ^ -Int32(bitPattern: bits & 1)
  }
}
