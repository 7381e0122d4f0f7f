// Errors of all layers.

import Memory

/// Why a call failed: one case for each error code of the C interface, with the code as its raw value.
package enum Status: Int32, Error {
  case null = -1
  case stale = -2
  case notFinite = -3
  case outOfRange = -4
  case empty = -5
  case zero = -6
  case repeated = -7
  case tooMany = -8
  case outOfMemory = -9
  case conflict = -10
  case inUse = -11
  case text = -12
  case numeric = -13
  case fault = -14
  case attributes = -15
  case kind = -16
  case unsettled = -17
  case owned = -18
  case rule = -19
  case mode = -20
  case limit = -21
  case undecided = -22

  /// Whether the call could not be carried out, so that there are no results.
  package var isFailure: Bool { self == .outOfMemory || self == .numeric || self == .limit || self == .tooMany }
}

/// Runs `body`, and throws `.outOfMemory` where memory is exhausted.
package func inMemory<Success>(_ body: () throws(MemoryError) -> Success) throws(Status) -> Success {
  do throws(MemoryError) { return try body() } catch { throw .outOfMemory }
}
