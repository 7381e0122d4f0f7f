// Errors of all layers.

import Memory

/// Why a call failed: a code of the C interface and, for some codes, a detail. The modules that use a detail define it.
///
/// Errors are equal if their codes are.
package struct Status: Error, Equatable, BitwiseCopyable {
  /// The code without its sign in the lowest byte, the detail above.
  private let bits: UInt64

  @inline(__always)
  private init(bits: UInt64) { self.bits = bits }

  @inline(__always)
  private init(_ code: Int32) { bits = UInt64(-code) }

  package static var null: Status { Status(-1) }
  package static var stale: Status { Status(-2) }
  package static var notFinite: Status { Status(-3) }
  package static var outOfRange: Status { Status(-4) }
  package static var empty: Status { Status(-5) }
  package static var zero: Status { Status(-6) }
  package static var repeated: Status { Status(-7) }
  package static var tooMany: Status { Status(-8) }
  package static var outOfMemory: Status { Status(-9) }
  package static var conflict: Status { Status(-10) }
  package static var inUse: Status { Status(-11) }
  package static var text: Status { Status(-12) }
  package static var numeric: Status { Status(-13) }
  package static var fault: Status { Status(-14) }
  package static var attributes: Status { Status(-15) }
  package static var kind: Status { Status(-16) }
  package static var unsettled: Status { Status(-17) }
  package static var owned: Status { Status(-18) }
  package static var rule: Status { Status(-19) }
  package static var mode: Status { Status(-20) }
  package static var limit: Status { Status(-21) }
  package static var undecided: Status { Status(-22) }

  /// The error of a code; nil for another number.
  package init?(rawValue: Int32) {
    guard (-22 ... -1).contains(rawValue) else { return nil }
    self.init(rawValue)
  }

  /// The code.
  @inline(__always)
  package var rawValue: Int32 { -Int32(truncatingIfNeeded: bits & 0xff) }

  /// A number of 56 bits; 0 for none.
  @inline(__always)
  package var detail: UInt64 { bits >> 8 }

  @inline(__always)
  package func with(detail: UInt64) -> Status { Status(bits: bits & 0xff | detail << 8) }

  @inline(__always)
  package static func == (one: Status, other: Status) -> Bool { (one.bits ^ other.bits) & 0xff == 0 }

  /// Whether the call failed as a whole, so that there are no results.
  package var isFailure: Bool { self == .outOfMemory || self == .numeric || self == .limit || self == .tooMany }
}

/// Runs `body`, and throws `.outOfMemory` where memory is exhausted.
package func inMemory<Success>(_ body: () throws(MemoryError) -> Success) throws(Status) -> Success {
  do throws(MemoryError) { return try body() } catch { throw .outOfMemory }
}
