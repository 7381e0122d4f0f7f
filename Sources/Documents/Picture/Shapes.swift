// Shapes as distances from their edges, in pixels. A distance of half a pixel is the
// difference between a pixel that is covered and one that is not, which makes edges smooth.

/// A rectangle with round corners.
struct RoundBox {
  var box: Box
  var radius: Double

  func distance(_ x: Double, _ y: Double) -> Double {
    let halfWidth = (box.right - box.left) / 2
    let halfHeight = (box.bottom - box.top) / 2
    let radius = min(radius, halfWidth, halfHeight)
    let across = (x - box.left - halfWidth).magnitude - halfWidth + radius
    let down = (y - box.top - halfHeight).magnitude - halfHeight + radius
    let outside = (max(across, 0) * max(across, 0) + max(down, 0) * max(down, 0)).squareRoot()
    return outside + min(max(across, down), 0) - radius
  }

  /// How much of a pixel it covers: exactly, where corners are sharp and it is thinner than a pixel.
  func coverage(_ x: Double, _ y: Double) -> Double {
    func overlap(_ low: Double, _ high: Double, _ center: Double) -> Double {
      max(0, min(high, center + 0.5) - max(low, center - 0.5))
    }
    return overlap(box.left, box.right, x) * overlap(box.top, box.bottom, y)
  }
}

/// A straight line of some thickness: round at its ends, or cut off.
struct Segment {
  var from: Point
  var to: Point

  func distance(_ x: Double, _ y: Double, thickness: Double, isRound: Bool) -> Double {
    let alongX = to.x - from.x
    let alongY = to.y - from.y
    let length = (alongX * alongX + alongY * alongY).squareRoot()
    let towardsX = x - from.x
    let towardsY = y - from.y
    if length == 0 { return (towardsX * towardsX + towardsY * towardsY).squareRoot() - thickness / 2 }
    let along = (towardsX * alongX + towardsY * alongY) / length
    let across = ((towardsX * alongY - towardsY * alongX) / length).magnitude
    let beyond = max(-along, along - length)
    if !isRound { return max(across - thickness / 2, beyond) }
    return (max(beyond, 0) * max(beyond, 0) + across * across).squareRoot() - thickness / 2
  }

  var box: Box {
    Box(left: min(from.x, to.x), top: min(from.y, to.y), right: max(from.x, to.x), bottom: max(from.y, to.y))
  }
}

/// The pieces of a line of corners that dashes leave: so much drawn, so much not, in turn.
func dashes(along corners: [Point], _ lengths: [Double]) -> [Segment] {
  let reach = corners.map { max($0.x.magnitude, $0.y.magnitude) }.max() ?? 0
  // What is far larger than any picture is not worth counting dashes in.
  guard lengths.reduce(0, +) > 0.01, reach < 1e5 else {
    return zip(corners, corners.dropFirst()).map { Segment(from: $0, to: $1) }
  }
  var pieces: [Segment] = []
  var index = 0
  var left = lengths[0]
  for (from, to) in zip(corners, corners.dropFirst()) {
    let length = ((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y)).squareRoot()
    func point(_ way: Double) -> Point {
      Point(x: from.x + (to.x - from.x) * way / length, y: from.y + (to.y - from.y) * way / length)
    }
    var way = 0.0
    while way < length {
      let step = min(left, length - way)
      if index % 2 == 0 { pieces.append(Segment(from: point(way), to: point(way + step))) }
      way += step
      left -= step
      if left <= 0 {
        index += 1
        left = lengths[index % lengths.count]
      }
    }
  }
  return pieces
}
