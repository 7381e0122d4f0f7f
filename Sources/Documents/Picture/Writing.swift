// Text as lines of a pen: letters that are drawn, not filled, at any size.

/// A text set in the built-in letters.
struct Writing {
  /// How far letters are apart, in parts of the size: that of the fonts that pictures name.
  private static let advance = 0.602
  /// Letters are drawn on a grid of which ten units are the size.
  private static let unit = 0.1

  /// The lines of each letter, in pixels.
  private(set) var glyphs: [[Segment]] = []
  /// Of the pen, in the units of the picture.
  private(set) var thickness: Double

  init(_ text: String, _ pen: Pen, at origin: Point) {
    thickness = pen.fontSize * (pen.isBold ? 0.13 : 0.085)
    let advance = pen.fontSize * Self.advance
    let length = advance * Double(text.unicodeScalars.count)
    var left = origin.x - (pen.anchor == "middle" ? length / 2 : pen.anchor == "end" ? length : 0)
    let unit = pen.fontSize * Self.unit
    for scalar in text.unicodeScalars {
      let lines = Letters.lines(of: scalar).map { line in
        line.map { point in
          let slant = pen.isItalic ? 0.2 * point.y : 0
          return pen.transform.applied(to: Point(x: left + (point.x + 1 + slant) * unit, y: origin.y - point.y * unit))
        }
      }
      glyphs.append(
        lines.flatMap { line in zip(line, line.dropFirst()).map { Segment(from: $0, to: $1) } })
      left += advance
    }
  }
}

extension Letters {
  /// The lines of a letter, with curves as short straight pieces.
  static func lines(of scalar: Unicode.Scalar) -> [[Point]] {
    if scalar == " " { return [] }
    return (strokes[scalar] ?? unknown).split(separator: "|").map { stroke in
      let kind = stroke.first
      let isCurved = kind == "~" || kind == "o"
      let points = (isCurved ? stroke.dropFirst() : stroke).split(separator: " ").compactMap { pair -> Point? in
        let numbers = pair.split(separator: ",").compactMap { Double($0) }
        return numbers.count == 2 ? Point(x: numbers[0], y: numbers[1]) : nil
      }
      return isCurved ? curve(points, isClosed: kind == "o") : points
    }
  }

  /// A smooth line along corners: it begins and ends in the first and last one, and passes the middles of all sides
  /// but the first and last; a closed one passes all of them.
  private static func curve(_ points: [Point], isClosed: Bool) -> [Point] {
    guard points.count > 2 else { return points }
    func middle(_ first: Point, _ second: Point) -> Point {
      Point(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
    }
    let count = points.count
    var line = [isClosed ? middle(points[count - 1], points[0]) : points[0]]
    for index in isClosed ? 0..<count : 1..<count - 1 {
      let from = line[line.count - 1]
      let bend = points[index]
      let next = points[(index + 1) % count]
      let to = !isClosed && index == count - 2 ? next : middle(bend, next)
      for step in 1...5 {
        let t = Double(step) / 5
        let u = 1 - t
        line.append(
          Point(
            x: u * u * from.x + 2 * u * t * bend.x + t * t * to.x, y: u * u * from.y + 2 * u * t * bend.y + t * t * to.y
          ))
      }
    }
    return line
  }
}
