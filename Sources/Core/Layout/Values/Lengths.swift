// The limits of lengths: constants, sizes, insets, spacing.

import Status

/// The largest length and coordinate. Below it no sum of lengths overflows, and the tolerances of the solver stay far
/// below a pixel.
var largestLength: Double { 1e9 }

/// A smaller size counts as 0: it would be invisible, and ratios to other sizes would be out of range.
private var leastSize: Double { 1e-9 }

/// Whether a number can be a length.
package func isLength(_ length: Double) -> Bool { (0...largestLength).contains(length) }

/// Throws unless a number is a valid length.
package func checkLength(_ length: Double) throws(Status) {
  try checkCoordinate(length)
  if length < 0 { throw .outOfRange }
}

/// Whether a number can be a coordinate, which may be negative.
package func isCoordinate(_ coordinate: Double) -> Bool { abs(coordinate) <= largestLength }

/// Throws unless a coordinate, which may be negative, is valid.
@inline(__always)
package func checkCoordinate(_ coordinate: Double) throws(Status) {
  if !isCoordinate(coordinate) { throw refusal(of: coordinate) }
}

@inline(never)
private func refusal(of coordinate: Double) -> Status { coordinate.isFinite ? .beyondLargestLength : .notFinite }

/// Throws unless all four are valid coordinates.
func checkCoordinates(_ insets: Insets) throws(Status) {
  try checkCoordinate(insets.top)
  try checkCoordinate(insets.left)
  try checkCoordinate(insets.bottom)
  try checkCoordinate(insets.right)
}

/// Throws unless a number is a valid scale in pixels per point; 0 means no rounding.
package func checkScale(_ scale: Double) throws(Status) {
  guard scale.isFinite else { throw .notFinite }
  guard scale >= 0, scale <= 1000 else { throw .outOfRange }
}

/// Throws unless a number can be the size of text.
package func checkTextSize(_ size: Double) throws(Status) {
  guard size.isFinite else { throw .notFinite }
  guard (0.1...10).contains(size) else { throw .outOfRange }
}

/// Returns an intrinsic size, or 0 if it is negligible.
func intrinsicSize(_ size: Double) -> Double { size > 0 && size < leastSize ? 0 : size }

func intrinsicSize(_ size: Size) -> Size {
  Size(width: intrinsicSize(size.width), height: intrinsicSize(size.height))
}

/// Percentages, the largest of which is far beyond all uses.
package var largestPercentage: Double { 1e6 }
