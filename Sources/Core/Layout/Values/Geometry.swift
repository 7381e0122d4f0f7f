// Sizes, rectangles and insets. y grows downwards.

package struct Rect: BitwiseCopyable, Equatable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  package var right: Double { x + width }
  package var bottom: Double { y + height }
}

package struct Size: BitwiseCopyable, Equatable {
  package var width: Double
  package var height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

package struct Insets: BitwiseCopyable, Equatable {
  package var top: Double
  package var left: Double
  package var bottom: Double
  package var right: Double

  package init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  package static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)
  /// The margins of a new view. The documents library has the same number in `cas_insets.defaultMargins`.
  static let defaultMargins = Insets(top: 8, left: 8, bottom: 8, right: 8)

  package static func + (one: Insets, other: Insets) -> Insets {
    Insets(
      top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
      right: one.right + other.right)
  }
}

extension Insets {
  /// With left and right exchanged.
  package var mirrored: Insets { Insets(top: top, left: right, bottom: bottom, right: left) }
}
