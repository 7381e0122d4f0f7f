// The shapes that pictures of screens are made of. Lengths are in points of the window.

/// The colours of a shape's inside and outline; nil for none.
struct Ink {
  var fill: Colour?
  var stroke: Colour?
  var width = 1.0
  var isDashed = false
}

/// A line of text on its baseline.
struct Line {
  enum Anchor { case start, middle, end }

  var text: String
  var x: Double
  var baseline: Double
  var anchor = Anchor.start
  var letters: Letters
  /// The width that the text has, whatever the font.
  var width: Double
  var colour: Colour
}

/// The corners of a rectangle that are round.
enum Corners { case all, top, bottom, none }

enum Shape {
  case rect(Rect, radius: Double, Ink)
  /// A rectangle of which only the corners at its top are round, or those at its bottom.
  case end(Rect, radius: Double, isTop: Bool, Ink)
  case line(from: (x: Double, y: Double), to: (x: Double, y: Double), Ink)
  /// The data of a path, as `M4 12h16`, in a square with sides of 24, which is drawn at a frame.
  case path(String, Rect, Ink)
  case text(Line)
}

extension Markup {
  mutating func write(_ shape: Shape) {
    switch shape {
    case .rect(let rect, let radius, let ink):
      beginRect(rect, radius: min(radius, rect.width / 2, rect.height / 2))
      write(ink)
      write("/>\n")
    case .end(let rect, let radius, let isTop, let ink):
      write("<path")
      attribute("d", rect.path(radius: min(radius, rect.width / 2, rect.height / 2), isTop: isTop))
      write(ink)
      write("/>\n")
    case .line(let start, let end, let ink):
      write("<path d=\"M\(decimal(start.x)) \(decimal(start.y))L\(decimal(end.x)) \(decimal(end.y))\"")
      write(ink)
      write("/>\n")
    case .path(let path, let frame, let ink):
      var ink = ink
      let scale = max(frame.width, 0.01) / 24
      ink.width /= scale
      write("<path transform=\"translate(\(decimal(frame.x)) \(decimal(frame.y))) scale(\(fine(scale)))\"")
      write(" stroke-linecap=\"round\" stroke-linejoin=\"round\"")
      attribute("d", path)
      write(ink)
      write("/>\n")
    case .text(let line): write(line)
    }
  }

  private mutating func write(_ ink: Ink) {
    if let fill = ink.fill {
      attribute("fill", fill.text)
      if fill.opacity < 1 { attribute("fill-opacity", fill.opacity) }
    } else {
      attribute("fill", "none")
    }
    guard let stroke = ink.stroke else { return }
    attribute("stroke", stroke.text)
    if stroke.opacity < 1 { attribute("stroke-opacity", stroke.opacity) }
    if ink.width != 1 { attribute("stroke-width", ink.width) }
    if ink.isDashed { attribute("stroke-dasharray", "3 3") }
  }

  private mutating func write(_ line: Line) {
    beginText(x: line.x, y: line.baseline, size: line.letters.size)
    if line.letters.weight != 400 { attribute("font-weight", "\(line.letters.weight)") }
    if line.letters.isItalic { attribute("font-style", "italic") }
    switch line.anchor {
    case .start: break
    case .middle: attribute("text-anchor", "middle")
    case .end: attribute("text-anchor", "end")
    }
    if line.text.unicodeScalars.count > 1, line.width > 0 {
      attribute("textLength", line.width)
      attribute("lengthAdjust", "spacingAndGlyphs")
    }
    attribute("fill", line.colour.text)
    if line.colour.opacity < 1 { attribute("fill-opacity", line.colour.opacity) }
    write(">")
    quote(line.text)
    write("</text>\n")
  }
}

extension Rect {
  /// The path of the rectangle with two round corners, from one of the others and back to it.
  fileprivate func path(radius: Double, isTop: Bool) -> String {
    let (round, straight) = isTop ? (y, bottom) : (bottom, y)
    let shoulder = isTop ? round + radius : round - radius
    let (left, edge) = (decimal(x), decimal(right))
    let (begin, end) = (decimal(x + radius), decimal(right - radius))
    return "M\(left) \(decimal(straight))V\(decimal(shoulder))Q\(left) \(decimal(round)) \(begin) \(decimal(round))"
      + "H\(end)Q\(edge) \(decimal(round)) \(edge) \(decimal(shoulder))V\(decimal(straight))Z"
  }
}

/// Returns a number with at most four decimals.
func fine(_ number: Double) -> String {
  let rounded = (number * 10000).rounded() / 10000
  return String(rounded)
}
