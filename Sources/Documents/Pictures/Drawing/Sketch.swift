// A list of shapes, and the words in which controls draw them.

struct Sketch {
  private(set) var shapes: [Shape] = []
  let isDark: Bool
  /// The colour of controls that have none of their own.
  var tint = Tone.blue
  /// Whether lines begin at the right.
  var isRightToLeft = false
  /// Whether the view around is dark.
  var isOnDark = false
  /// The factor by which a text may be wider than its view by the widths of its letters, and still fits.
  var tolerance = TextLines.tolerance

  init(isDark: Bool) { self.isDark = isDark }

  func colour(_ tone: Tone) -> Colour { tone.colour(isDark: isDark) }

  // MARK: Shapes

  mutating func rect(
    _ rect: Rect, radius: Double = 0, _ corners: Corners = .all, fill: Tone? = nil, stroke: Tone? = nil,
    width: Double = 1
  ) {
    if rect.width <= 0 || rect.height <= 0 { return }
    let ink = Ink(fill: fill.map { colour($0) }, stroke: stroke.map { colour($0) }, width: width)
    switch corners {
    case .all: shapes.append(.rect(rect, radius: radius, ink))
    case .none: shapes.append(.rect(rect, radius: 0, ink))
    case .top, .bottom: shapes.append(.end(rect, radius: radius, isTop: corners == .top, ink))
    }
  }

  /// A rectangle that stands for what is not known.
  mutating func dashedRect(_ rect: Rect, _ tone: Tone) {
    if rect.width <= 1 || rect.height <= 1 { return }
    shapes.append(.rect(rect.inset(0.5), radius: 0, Ink(stroke: colour(tone), isDashed: true)))
  }

  mutating func circle(_ x: Double, _ y: Double, _ radius: Double, fill: Tone? = nil, stroke: Tone? = nil) {
    let frame = Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
    rect(frame, radius: radius, fill: fill, stroke: stroke)
  }

  mutating func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ tone: Tone, width: Double = 1) {
    shapes.append(.line(from: (x1, y1), to: (x2, y2), Ink(stroke: colour(tone), width: width)))
  }

  /// A path in a square with sides of 24, drawn at a frame: as lines, or filled.
  mutating func path(_ path: String, _ frame: Rect, _ tone: Tone, width: Double = 1.6, isFilled: Bool = false) {
    let ink = Ink(fill: isFilled ? colour(tone) : nil, stroke: colour(tone), width: width)
    shapes.append(.path(path, frame, ink))
  }

  // MARK: Text

  /// Draws one line, vertically in the middle of a frame, and cut where it is too long.
  mutating func words(
    _ text: String, in frame: Rect, _ letters: Letters, _ tone: Tone, _ anchor: Line.Anchor = .start
  ) {
    let baseline = frame.y + frame.height / 2 - letters.lineHeight / 2 + letters.ascent
    let shown = TextLines(text, letters, width: frame.width, most: 1, tolerance: tolerance).lines.first ?? ""
    line(shown, in: frame, baseline, letters, tone, anchor)
  }

  mutating func line(
    _ text: String, in frame: Rect, _ baseline: Double, _ letters: Letters, _ tone: Tone, _ anchor: Line.Anchor
  ) {
    if text.isEmpty || frame.width <= 0 { return }
    let width = letters.width(of: text)
    let fits = width <= frame.width * tolerance * 1.01
    let x =
      switch anchor {
      case .start: frame.x
      case .middle: frame.x + frame.width / 2
      case .end: frame.right
      }
    shapes.append(
      .text(
        Line(
          text: text, x: x, baseline: baseline, anchor: anchor, letters: letters,
          width: fits ? min(width, frame.width) : width, colour: colour(tone))))
  }
}

extension Rect {
  /// The rectangle without a margin on all sides.
  func inset(_ margin: Double) -> Rect { inset(margin, margin) }
  func inset(_ across: Double, _ down: Double) -> Rect {
    Rect(x: x + across, y: y + down, width: width - 2 * across, height: height - 2 * down)
  }

  /// A square in the middle, at most as large as given.
  func square(_ most: Double) -> Rect {
    let side = max(0, min(most, width, height))
    return Rect(x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side)
  }

  /// The part from one distance from the left to another.
  func columns(_ from: Double, _ to: Double) -> Rect { Rect(x: x + from, y: y, width: to - from, height: height) }
  func rows(_ from: Double, _ to: Double) -> Rect { Rect(x: x, y: y + from, width: width, height: to - from) }
}
