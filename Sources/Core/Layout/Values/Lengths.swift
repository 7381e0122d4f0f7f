// The limits of lengths: constants, sizes, insets, spacing.

import Status

/// The largest length and coordinate. With this bound no sum of lengths overflows, and the solver's tolerances stay far
/// below a pixel.
private var reach: Double { 1e9 }

/// A size below this counts as 0. It would not be seen, and cannot be in proportion to others.
private var leastSize: Double { 1e-9 }

/// Whether a number can be a length.
package func isLength(_ length: Double) -> Bool { (0...reach).contains(length) }

/// Throws unless a number is a valid length.
package func checkLength(_ length: Double) throws(Status) {
  try checkPlace(length)
  if length < 0 { throw .outOfRange }
}

/// Whether a number can be a coordinate, which may be negative.
package func isPlace(_ place: Double) -> Bool { abs(place) <= reach }

/// Throws unless a coordinate, which may be negative, is valid.
@inline(__always)
package func checkPlace(_ place: Double) throws(Status) { if !isPlace(place) { throw refusal(of: place) } }

@inline(never)
private func refusal(of place: Double) -> Status { place.isFinite ? .beyondReach : .notFinite }

/// Throws unless all four are valid coordinates.
func checkPlaces(_ insets: Insets) throws(Status) {
  try checkPlace(insets.top)
  try checkPlace(insets.left)
  try checkPlace(insets.bottom)
  try checkPlace(insets.right)
}

/// Throws unless a number can be that of pixels per point; 0 means no rounding.
package func checkScale(_ scale: Double) throws(Status) {
  guard scale.isFinite else { throw .notFinite }
  guard scale >= 0, scale <= 1000 else { throw .outOfRange }
}

/// Throws unless a number can be the size of text.
package func checkTextSize(_ size: Double) throws(Status) {
  guard size.isFinite else { throw .notFinite }
  guard (0.1...10).contains(size) else { throw .outOfRange }
}

/// Returns an intrinsic size, 0 for one that counts as 0.
func intrinsicSize(_ size: Double) -> Double { size > 0 && size < leastSize ? 0 : size }

/// Percentages, the largest of which is far beyond all uses.
package var largestPercentage: Double { 1e6 }
