// From the elements of an SVG to pixels.

struct Painter {
  private(set) var canvas: Canvas
  /// Hatchings by id, in the units of the picture.
  private var hatchings: [String: (hatching: Hatching, angle: Double, colour: Colour, opacity: Double)] = [:]
  private var clips: [String: Element] = [:]

  init(width: Int, height: Int) { canvas = Canvas(width: width, height: height) }

  mutating func draw(_ element: Element, _ outer: Pen) {
    var pen = outer
    pen.inherit(from: element)
    if let clip = element["clip-path"].flatMap({ clips[reference($0)] }) {
      pen.clip = pen.clip.intersection(pen.transform.applied(to: box(clip)))
    }
    switch element.name {
    case "pattern": addHatching(element)
    case "clipPath":
      if let id = element["id"], let shape = element.children.first { clips[id] = shape }
    case "rect": drawBox(element, pen)
    case "line":
      let ends = [("x1", "y1"), ("x2", "y2")].map { Point(x: element.number($0), y: element.number($1)) }
      stroke(ends.map { pen.transform.applied(to: $0) }, pen)
    case "path": stroke(corners(element["d"] ?? "").map { pen.transform.applied(to: $0) }, pen)
    case "text": drawText(element, pen)
    default: for child in element.children { draw(child, pen) }
    }
  }

  private func reference(_ text: String) -> String { String(text.dropFirst(5).dropLast()) }

  private func box(_ element: Element) -> Box {
    let left = element.number("x")
    let top = element.number("y")
    return Box(left: left, top: top, right: left + element.number("width"), bottom: top + element.number("height"))
  }

  /// `M20 45L420 45`: the lines that stand for flat rectangles.
  private func corners(_ path: String) -> [Point] {
    path.split(whereSeparator: { $0 == "M" || $0 == "L" }).compactMap { pair in
      let numbers = pair.split(separator: " ").compactMap { Double($0) }
      return numbers.count == 2 ? Point(x: numbers[0], y: numbers[1]) : nil
    }
  }

  private mutating func addHatching(_ element: Element) {
    guard let id = element["id"], let bar = element.children.first, let colour = Pen.colour(bar["fill"] ?? "") else {
      return
    }
    let words = (element["patternTransform"] ?? "").split(whereSeparator: { "()".contains($0) })
    let hatching = Hatching(
      period: element.number("width"), width: bar.number("width"), across: Point(x: 1, y: 0), origin: Point(x: 0, y: 0))
    hatchings[id] = (hatching, words.last.flatMap { Double($0) } ?? 0, colour, Double(bar["fill-opacity"] ?? "1") ?? 1)
  }

  private func paint(_ name: String, opacity: Double, _ pen: Pen) -> Paint? {
    if let colour = Pen.colour(name) { return Paint(colour: colour, opacity: opacity * pen.opacity) }
    guard let known = hatchings[reference(name)] else { return nil }
    // The pattern turns with its own angle and lies where the picture lies.
    let turned = pen.transform.applied(to: .rotation(known.angle, around: Point(x: 0, y: 0)))
    let scale = turned.magnification
    let hatching = Hatching(
      period: known.hatching.period * scale, width: known.hatching.width * scale,
      across: Point(x: turned.a / scale, y: turned.b / scale), origin: Point(x: turned.e, y: turned.f))
    return Paint(colour: known.colour, opacity: known.opacity * pen.opacity, hatching: hatching)
  }

  // MARK: Shapes

  private mutating func drawBox(_ element: Element, _ pen: Pen) {
    let box = pen.transform.applied(to: box(element))
    if box.right <= box.left || box.bottom <= box.top { return }
    let scale = pen.transform.magnification
    let shape = RoundBox(box: box, radius: element.number("rx") * scale)
    if let paint = pen.fill.flatMap({ paint($0, opacity: pen.fillOpacity, pen) }) {
      let isSharp = shape.radius == 0
      canvas.fill(box.grown(by: 1), inside: box.grown(by: -1 - shape.radius), paint, pen.clip) { x, y in
        isSharp ? 0.5 - shape.coverage(x, y) : shape.distance(x, y)
      }
    }
    guard let paint = pen.stroke.flatMap({ paint($0, opacity: 1, pen) }) else { return }
    if pen.dashes.isEmpty {
      let half = pen.strokeWidth * scale / 2
      // A frame is thin: its four sides, and not all that they enclose.
      for side in sides(of: box, half + 1) {
        canvas.fill(side, paint, pen.clip) { x, y in shape.distance(x, y).magnitude - half }
      }
    } else {
      let corners = [
        Point(x: box.left, y: box.top), Point(x: box.right, y: box.top), Point(x: box.right, y: box.bottom),
        Point(x: box.left, y: box.bottom), Point(x: box.left, y: box.top),
      ]
      stroke(corners, pen)
    }
  }

  /// Four boxes around the sides of one, which do not overlap where they would hide something.
  private func sides(of box: Box, _ reach: Double) -> [Box] {
    let outer = box.grown(by: reach)
    let depth = (2 * reach + 4).rounded(.up)
    let top = min((outer.top + depth).rounded(.up), outer.bottom)
    let bottom = max((outer.bottom - depth).rounded(.down), top)
    let left = min((outer.left + depth).rounded(.up), outer.right)
    let right = max((outer.right - depth).rounded(.down), left)
    return [
      Box(left: outer.left, top: outer.top, right: outer.right, bottom: top),
      Box(left: outer.left, top: bottom, right: outer.right, bottom: outer.bottom),
      Box(left: outer.left, top: top, right: left, bottom: bottom),
      Box(left: right, top: top, right: outer.right, bottom: bottom),
    ]
  }

  private mutating func stroke(_ corners: [Point], _ pen: Pen) {
    guard let paint = pen.stroke.flatMap({ paint($0, opacity: 1, pen) }) else { return }
    let scale = pen.transform.magnification
    let pieces = dashes(along: corners, pen.dashes.map { $0 * scale })
    let thickness = pen.strokeWidth * scale
    for piece in pieces {
      canvas.fill(piece.box.grown(by: thickness / 2 + 1), paint, pen.clip) { x, y in
        piece.distance(x, y, thickness: thickness, isRound: false)
      }
    }
  }

  private mutating func drawText(_ element: Element, _ pen: Pen) {
    guard let paint = pen.fill.flatMap({ paint($0, opacity: pen.fillOpacity, pen) }) else { return }
    let writing = Writing(element.text, pen, at: Point(x: element.number("x"), y: element.number("y")))
    let thickness = writing.thickness * pen.transform.magnification
    for glyph in writing.glyphs {
      guard let first = glyph.first else { continue }
      let box = glyph.dropFirst().reduce(first.box) { box, segment in
        Box(
          left: min(box.left, segment.box.left), top: min(box.top, segment.box.top),
          right: max(box.right, segment.box.right), bottom: max(box.bottom, segment.box.bottom))
      }
      canvas.fill(box.grown(by: thickness / 2 + 1), paint, pen.clip) { x, y in
        glyph.reduce(.infinity) { min($0, $1.distance(x, y, thickness: thickness, isRound: true)) }
      }
    }
  }
}
