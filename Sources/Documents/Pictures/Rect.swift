// Rectangles; y grows downwards.

import CCasement

struct Rect: Equatable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  static let zero = Rect(x: 0, y: 0, width: 0, height: 0)
  /// Larger than any scene.
  static let everything = Rect(x: -1e30, y: -1e30, width: 2e30, height: 2e30)

  var right: Double { x + width }
  var bottom: Double { y + height }

  /// The intersection, with a negative size if it is empty. Exactly `self` if `self` is inside the other.
  func intersection(_ other: Rect) -> Rect {
    if x >= other.x && y >= other.y && right <= other.right && bottom <= other.bottom { return self }
    let (left, top) = (max(x, other.x), max(y, other.y))
    return Rect(x: left, y: top, width: min(right, other.right) - left, height: min(bottom, other.bottom) - top)
  }

  /// Whether they overlap by more than an edge.
  func reaches(into other: Rect) -> Bool {
    x < other.right && other.x < right && y < other.bottom && other.y < bottom
  }
}

extension Rect {
  init(_ rect: cas_rect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}
