// The bytes of a trace: a header line, the ABI version, the version of the library, then records.
//
// A number is in groups of seven bits, the lowest first, each with its highest bit set but the last. An int32_t is
// folded, so that -1 is 1 and 1 is 2; a double has its bytes turned around, so that a short one is short. A text is its
// length and one more, then its bytes; 0 is NULL. An array is its number of elements and two more, then these; 0 is
// NULL, and 1 one that could not be read.

enum Format {
  static var head: StaticString { "casement trace 1\n" }

  /// A function: its number in this trace, then its name and shape as a text. Stands before its first call.
  static var function: UInt8 { UInt8(ascii: "f") }
  /// A call begins: the function's number, then what goes in.
  static var call: UInt8 { UInt8(ascii: "c") }
  /// A call ends: its result, then what came out if it is the kind of result that something comes out with.
  static var result: UInt8 { UInt8(ascii: "r") }
  /// A call of a measure function: item, width, and its result.
  static var measured: UInt8 { UInt8(ascii: "m") }
  /// A call of a write function: its text.
  static var written: UInt8 { UInt8(ascii: "w") }
  /// The trace ends.
  static var end: UInt8 { UInt8(ascii: "e") }

  /// The sizes that a structure can declare.
  static var largestStructure: Int { 4096 }
  /// Whether a structure may say so: what it cannot, the library does not read.
  static func isSize(_ size: UInt64) -> Bool { size > 8 && size <= largestStructure && size % 8 == 0 }
  /// More elements no array is believed to have.
  static var mostElements: Int { 1 << 22 }

  static func isStatus(_ kind: UInt8) -> Bool {
    kind == UInt8(ascii: "k") || kind == UInt8(ascii: "K") || kind == UInt8(ascii: "L")
  }

  /// Whether out-parameters are written with this status.
  static func bringsResults(_ status: Int32, _ kind: UInt8) -> Bool {
    if status == 0 { return true }
    if status == Status.conflict { return kind == UInt8(ascii: "K") || kind == UInt8(ascii: "L") }
    let isOfLayout =
      status == Status.notFinite || status == Status.outOfRange || status == Status.unsettled || status == Status.mode
    return kind == UInt8(ascii: "L") && isOfLayout
  }

  static func unfolded(_ number: UInt64) -> Int32 {
    let bits = UInt32(truncatingIfNeeded: number)
    return Int32(bitPattern: bits >> 1) ^ -Int32(bitPattern: bits & 1)
  }

  /// Numbers of errors, as in casement.h.
  private enum Status {
    static var conflict: Int32 { -10 }
    static var notFinite: Int32 { -3 }
    static var outOfRange: Int32 { -4 }
    static var unsettled: Int32 { -17 }
    static var mode: Int32 { -20 }
  }
}
