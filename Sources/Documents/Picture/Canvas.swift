// Pixels, and how shapes cover them.

struct Colour {
  var red: UInt8
  var green: UInt8
  var blue: UInt8
}

/// What a shape is filled with.
struct Paint {
  var colour: Colour
  var opacity: Double
  var hatching: Hatching?
}

/// Bars of a width, a period apart, across a direction.
struct Hatching {
  var period: Double
  var width: Double
  /// In pixels, the way across the bars: the unit vector and the place where a bar begins.
  var across: Point
  var origin: Point

  /// How much of the pixel around a point a bar covers.
  func coverage(_ x: Double, _ y: Double) -> Double {
    let way = (x - origin.x) * across.x + (y - origin.y) * across.y
    let place = way - (way / period).rounded(.down) * period
    let distance = max(-place, place - width)
    let beforeNext = period - place
    return max(cover(distance), cover(beforeNext))
  }
}

/// How much of a pixel lies in a shape whose edge is so far away: inside is negative.
func cover(_ distance: Double) -> Double { min(1, max(0, 0.5 - distance)) }

/// An opaque picture, row by row.
struct Canvas {
  let width: Int
  let height: Int
  private(set) var pixels: [UInt8]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = [UInt8](repeating: 255, count: width * height * 3)
  }

  /// Lays paint over one pixel.
  private mutating func blend(_ x: Int, _ y: Int, _ paint: Paint, _ coverage: Double) {
    var alpha = paint.opacity * coverage
    if let hatching = paint.hatching { alpha *= hatching.coverage(Double(x) + 0.5, Double(y) + 0.5) }
    if alpha <= 0 { return }
    let place = (y * width + x) * 3
    func mix(_ below: UInt8, _ above: UInt8) -> UInt8 {
      let bottom = Double(below)
      return UInt8(bottom + (Double(above) - bottom) * min(1, alpha) + 0.5)
    }
    pixels[place] = mix(pixels[place], paint.colour.red)
    pixels[place + 1] = mix(pixels[place + 1], paint.colour.green)
    pixels[place + 2] = mix(pixels[place + 2], paint.colour.blue)
  }

  /// The pixels that a box touches inside a clip.
  private func pixels(in box: Box, _ clip: Box) -> (x: Range<Int>, y: Range<Int>) {
    let shown = box.intersection(clip)
    func range(_ low: Double, _ high: Double, _ count: Int) -> Range<Int> {
      let first = Int(max(0, min(Double(count), low.rounded(.down))))
      let last = Int(max(0, min(Double(count), high.rounded(.up))))
      return first..<max(first, last)
    }
    return (range(shown.left, shown.right, width), range(shown.top, shown.bottom, height))
  }

  /// Fills what is nearer than nothing to a shape. `inside` is a box that lies in it wholly.
  mutating func fill(
    _ box: Box, inside: Box? = nil, _ paint: Paint, _ clip: Box, _ distance: (Double, Double) -> Double
  ) {
    let (columns, rows) = pixels(in: box, clip)
    for y in rows {
      let down = Double(y) + 0.5
      let isDeep = inside.map { down - 0.5 >= $0.top && down + 0.5 <= $0.bottom } ?? false
      for x in columns {
        let across = Double(x) + 0.5
        if isDeep, let inside, across - 0.5 >= inside.left, across + 0.5 <= inside.right {
          blend(x, y, paint, 1)
        } else {
          blend(x, y, paint, cover(distance(across, down)))
        }
      }
    }
  }
}
