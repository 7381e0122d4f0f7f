// What is refused as a length.

import Status

extension Tree {
  /// Throws unless a number of the caller is a valid coordinate. Notes for the message that it is too large.
  @inline(__always)
  package mutating func check(_ place: Double) throws(Status) { if !isPlace(place) { throw refuse(place) } }

  @inline(never)
  private mutating func refuse(_ place: Double) -> Status {
    refusal.isBeyondReach = place.isFinite
    return place.isFinite ? .outOfRange : .notFinite
  }

  /// Throws unless a number of the caller is a valid length. Notes for the message that it is too large.
  mutating func check(length: Double) throws(Status) {
    try check(length)
    if length < 0 { throw .outOfRange }
  }

  mutating func check(_ insets: Insets) throws(Status) {
    try check(insets.top)
    try check(insets.left)
    try check(insets.bottom)
    try check(insets.right)
  }
}
