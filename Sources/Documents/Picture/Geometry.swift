// Points, rectangles and transforms of a picture.

struct Point {
  var x: Double
  var y: Double
}

/// Of edges; nothing where an edge is beyond its opposite.
struct Box {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  func intersection(_ other: Box) -> Box {
    Box(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  func grown(by distance: Double) -> Box {
    Box(left: left - distance, top: top - distance, right: right + distance, bottom: bottom + distance)
  }
}

/// `x' = a x + c y + e`, `y' = b x + d y + f`.
struct Transform {
  var a = 1.0, b = 0.0, c = 0.0, d = 1.0, e = 0.0, f = 0.0

  static func scale(_ scale: Double) -> Transform { Transform(a: scale, d: scale) }
  static func translation(_ x: Double, _ y: Double) -> Transform { Transform(e: x, f: y) }

  /// By degrees, around a point.
  static func rotation(_ degrees: Double, around center: Point) -> Transform {
    // Quarters are exact, so that rectangles stay on the grid.
    let (sine, cosine): (Double, Double) =
      switch degrees {
      case -90: (-1, 0)
      case 90: (1, 0)
      case 180, -180: (0, -1)
      default: (sineOf(degrees), sineOf(degrees + 90))
      }
    return translation(center.x, center.y)
      .applied(to: Transform(a: cosine, b: sine, c: -sine, d: cosine))
      .applied(to: translation(-center.x, -center.y))
  }

  /// First the other one, then this.
  func applied(to other: Transform) -> Transform {
    Transform(
      a: a * other.a + c * other.b, b: b * other.a + d * other.b, c: a * other.c + c * other.d,
      d: b * other.c + d * other.d, e: a * other.e + c * other.f + e, f: b * other.e + d * other.f + f)
  }

  func applied(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + e, y: b * point.x + d * point.y + f)
  }

  /// The smallest box around a transformed one: itself, but for rotations by odd angles.
  func applied(to box: Box) -> Box {
    let corners = [
      Point(x: box.left, y: box.top), Point(x: box.right, y: box.top), Point(x: box.left, y: box.bottom),
      Point(x: box.right, y: box.bottom),
    ].map { applied(to: $0) }
    let across = corners.map { $0.x }
    let down = corners.map { $0.y }
    return Box(left: across.min()!, top: down.min()!, right: across.max()!, bottom: down.max()!)
  }

  /// How much longer lengths become.
  var magnification: Double { (a * d - b * c).magnitude.squareRoot() }
}

/// Of an angle in degrees, by its series: pictures need no more digits than that.
private func sineOf(_ degrees: Double) -> Double {
  let turned = degrees - (degrees / 360).rounded() * 360
  let folded = turned > 90 ? 180 - turned : turned < -90 ? -180 - turned : turned
  let x = folded * .pi / 180
  let square = x * x
  var term = x
  var sum = x
  for order in stride(from: 2.0, through: 16, by: 2) {
    term *= -square / (order * (order + 1))
    sum += term
  }
  return sum
}
