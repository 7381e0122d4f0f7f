// Marks over the picture of a comparison: hidden parts and moves.

public import CCasement

public struct Marks {
  /// The margin around the scene in a picture of Pictures, in pixels.
  private static let border = 20.0
  private static let hidden = "#be123c"
  private static let moved = "#0f766e"
  private static let font = 11.0

  private let zoom: Double
  private let window: cas_rect
  /// Where words are, in pixels.
  private var taken: [(x: Double, y: Double, right: Double)] = []
  public private(set) var text = ""

  public init(zoom: Double, window: cas_rect) {
    self.zoom = zoom
    self.window = window
  }

  private func across(_ x: Double) -> Double { (x - window.x) * zoom + Self.border }
  private func down(_ y: Double) -> Double { (y - window.y) * zoom + Self.border }

  /// An outline of a view, the parts of it that are hidden, and words about it.
  mutating func cover(_ frame: cas_rect, _ insets: cas_insets, _ words: String) {
    box(frame, "fill=\"none\" stroke=\"\(Self.hidden)\" stroke-width=\"1.5\" stroke-dasharray=\"6 3\"")
    let (right, bottom) = (frame.x + frame.width, frame.y + frame.height)
    let strips = [
      cas_rect(x: frame.x, y: frame.y, width: frame.width, height: insets.top),
      cas_rect(x: frame.x, y: bottom - insets.bottom, width: frame.width, height: insets.bottom),
      cas_rect(x: frame.x, y: frame.y, width: insets.left, height: frame.height),
      cas_rect(x: right - insets.right, y: frame.y, width: insets.right, height: frame.height),
    ]
    for strip in strips where strip.width > 0 && strip.height > 0 {
      box(strip, "fill=\"\(Self.hidden)\" fill-opacity=\"0.25\"")
    }
    write(words, below: insets.top > 0 ? frame.y + insets.top : bottom - insets.bottom, frame.x)
  }

  /// An outline of what a view has in the picture, and words about it.
  public mutating func note(_ frame: cas_rect, _ words: String) {
    let margin = Self.border / zoom - 1
    let (left, top) = (max(frame.x, window.x - margin), max(frame.y, window.y - margin))
    let right = min(frame.x + frame.width, window.x + window.width + margin)
    let bottom = min(frame.y + frame.height, window.y + window.height + margin)
    let shown = cas_rect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    box(shown, "fill=\"\(Self.hidden)\" fill-opacity=\"0.12\" stroke=\"\(Self.hidden)\" stroke-width=\"2\"")
    if !words.isEmpty { write(words, below: frame.y + frame.height, frame.x) }
  }

  /// The old outline of a view, and an arrow from each edge that moves to where it is now; one alone for a view that
  /// keeps its size.
  mutating func move(from before: cas_rect, to after: cas_rect) {
    box(before, "fill=\"none\" stroke=\"\(Self.moved)\" stroke-width=\"1\" stroke-dasharray=\"2 3\"")
    if abs(before.width - after.width) < 0.01, abs(before.height - after.height) < 0.01 {
      arrow(middle(before), middle(after))
      return
    }
    let (from, to) = (edges(before), edges(after))
    for (index, (start, end)) in zip(from, to).enumerated() {
      // The first two lie on top and bottom, and move up and down; the others left and right.
      let isMoved = index < 2 ? abs(start.y - end.y) > 0.01 : abs(start.x - end.x) > 0.01
      if isMoved { arrow(index < 2 ? (end.x, start.y) : (start.x, end.y), end) }
    }
  }

  private typealias Place = (x: Double, y: Double)

  private func middle(_ rect: cas_rect) -> Place { (rect.x + rect.width / 2, rect.y + rect.height / 2) }

  private func edges(_ rect: cas_rect) -> [Place] {
    let (x, y) = middle(rect)
    return [(x, rect.y), (x, rect.y + rect.height), (rect.x, y), (rect.x + rect.width, y)]
  }

  private mutating func arrow(_ start: Place, _ end: Place) {
    let (x1, y1) = (across(start.x), down(start.y))
    let (x2, y2) = (across(end.x), down(end.y))
    let length = ((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1)).squareRoot()
    if !(length > 1) { return }
    let (ux, uy) = ((x2 - x1) / length, (y2 - y1) / length)
    let head = min(8, length)
    let (bx, by) = (x2 - ux * head, y2 - uy * head)
    text +=
      "<line x1=\"\(short(x1))\" y1=\"\(short(y1))\" x2=\"\(short(bx))\" y2=\"\(short(by))\" stroke=\"\(Self.moved)\""
      + " stroke-width=\"1.5\"/>\n"
      + "<path class=\"arrow\" d=\"M\(short(x2)) \(short(y2))L\(short(bx - uy * head / 2)) \(short(by + ux * head / 2))"
      + "L\(short(bx + uy * head / 2)) \(short(by - ux * head / 2))Z\" fill=\"\(Self.moved)\"/>\n"
  }

  private mutating func box(_ rect: cas_rect, _ paint: String) {
    text +=
      "<rect x=\"\(short(across(rect.x)))\" y=\"\(short(down(rect.y)))\" width=\"\(short(max(0, rect.width * zoom)))\""
      + " height=\"\(short(max(0, rect.height * zoom)))\" \(paint)/>\n"
  }

  /// Words on a plate of their own, below the view or the window, and lower where others are already.
  private mutating func write(_ words: String, below y: Double, _ x: Double) {
    let width = Double(words.unicodeScalars.count) * Self.font * 0.605 + 8
    let limit = across(window.x + window.width)
    let left = max(Self.border, min(across(x), limit - width))
    var top = max(Self.border, min(down(y), down(window.y + window.height)) + 2)
    while taken.contains(where: { abs($0.y - top) < 16 && $0.x < left + width && left < $0.right }) { top += 16 }
    taken.append((left, top, left + width))
    text +=
      "<rect x=\"\(short(left))\" y=\"\(short(top))\" width=\"\(short(width))\" height=\"15\" rx=\"3\" fill=\"#ffffff\""
      + " fill-opacity=\"0.92\" stroke=\"\(Self.hidden)\"/>\n<text x=\"\(short(left + 4))\" y=\"\(short(top + 11))\""
      + " font-size=\"\(short(Self.font))\" fill=\"\(Self.hidden)\">\(escaped(words))</text>\n"
  }
}
