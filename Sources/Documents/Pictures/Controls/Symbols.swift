// Symbols of the system, as simple lines in a square with sides of 24.

private let glyphs: [(name: String, path: String)] = [
  ("chevron.right", "M9 5l7 7l-7 7"), ("chevron.left", "M15 5l-7 7l7 7"), ("chevron.forward", "M9 5l7 7l-7 7"),
  ("chevron.backward", "M15 5l-7 7l7 7"), ("chevron.down", "M5 9l7 7l7-7"), ("chevron.up", "M5 15l7-7l7 7"),
  ("plus", "M12 4v16M4 12h16"), ("minus", "M4 12h16"), ("xmark", "M5 5l14 14M19 5l-14 14"),
  ("multiply", "M5 5l14 14M19 5l-14 14"), ("checkmark", "M4 13l5 6l11-14"),
  ("gear", "M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8M12 2v4M12 18v4M2 12h4M18 12h4M5 5l3 3M16 16l3 3M5 19l3-3M16 8l3-3"),
  ("gearshape", "M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8M12 2v4M12 18v4M2 12h4M18 12h4M5 5l3 3M16 16l3 3M5 19l3-3M16 8l3-3"),
  ("magnifyingglass", "M10 3a7 7 0 1 0 0 14a7 7 0 1 0 0-14M15 15l6 6"),
  ("house", "M3 12l9-8l9 8M6 10v10h12v-10M10 20v-6h4v6"),
  ("person", "M12 3a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9M3.5 21c0-9 17-9 17 0z"),
  (
    "person.2",
    "M8 5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7M1.5 20c0-8 13-8 13 0zM16 5a3.5 3.5 0 0 1 0 7M17 14c4 0 5.5 3 5.5 6h-5"
  ),
  ("heart", "M12 20.5c-15-9-8-20 0-13c8-7 15 4 0 13z"),
  ("star", "M12 3l2.7 6l6.3.7l-4.7 4.3l1.3 6.5l-5.6-3.3l-5.6 3.3l1.3-6.5l-4.7-4.3l6.3-.7z"),
  ("trash", "M4 6h16M9 6v-3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7"),
  ("ellipsis", "M5 12h.01M12 12h.01M19 12h.01"), ("arrow.left", "M21 12h-18M10 5l-7 7l7 7"),
  ("arrow.backward", "M21 12h-18M10 5l-7 7l7 7"), ("arrow.right", "M3 12h18M14 5l7 7l-7 7"),
  ("arrow.forward", "M3 12h18M14 5l7 7l-7 7"), ("arrow.up", "M12 21v-18M5 10l7-7l7 7"),
  ("arrow.down", "M12 3v18M5 14l7 7l7-7"),
  ("arrow.clockwise", "M19 12a7 7 0 1 1-2-5l2 2M19 4v5h-5"),
  ("arrow.counterclockwise", "M5 12a7 7 0 1 0 2-5l-2 2M5 4v5h5"),
  ("arrow.2.circlepath", "M4 11a8 8 0 0 1 14-4l2 3M20 5v5h-5M20 13a8 8 0 0 1-14 4l-2-3M4 19v-5h5"),
  ("square.and.arrow.up", "M8 9h-3v12h14v-12h-3M12 15v-12M8 7l4-4l4 4"),
  ("square.and.arrow.down", "M8 9h-3v12h14v-12h-3M12 3v12M8 11l4 4l4-4"),
  ("square.and.pencil", "M19 12v8h-15v-15h8M10 14l1-3l8-8l2 2l-8 8z"), ("pencil", "M4 20l1-5l11-11l4 4l-11 11z"),
  ("bell", "M5 18c3-3 0-13 7-13s4 10 7 13zM10 21h4M12 5v-2"),
  ("envelope", "M3 6h18v13h-18zM3 6l9 8l9-8"),
  ("phone", "M6 3l4 1l1 4l-2 2c1 3 2 4 5 5l2-2l4 1l1 4c-8 6-21-7-15-15z"),
  ("camera", "M3 8h4l2-3h6l2 3h4v11h-18zM12 10a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7"),
  ("photo", "M3 5h18v14h-18zM3 16l5-5l5 5l3-3l5 5M15 8a1.5 1.5 0 1 0 0 3a1.5 1.5 0 1 0 0-3"),
  ("video", "M3 7h12v10h-12zM15 11l6-3v8l-6-3z"),
  ("play", "M7 4l13 8l-13 8z"), ("pause", "M8 5v14M16 5v14"), ("stop", "M6 6h12v12h-12z"),
  ("forward", "M3 5l9 7l-9 7zM12 5l9 7l-9 7z"), ("backward", "M21 5l-9 7l9 7zM12 5l-9 7l9 7z"),
  ("bookmark", "M6 3h12v18l-6-5l-6 5z"), ("lock", "M5 11h14v10h-14zM8 11v-4c0-5 8-5 8 0v4"),
  ("eye", "M2 12c5-8 15-8 20 0c-5 8-15 8-20 0zM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6"),
  ("eye.slash", "M2 12c5-8 15-8 20 0c-5 8-15 8-20 0zM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6M4 3l16 18"),
  ("calendar", "M3 5h18v16h-18zM3 10h18M8 3v4M16 3v4"), ("clock", "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 7v5l4 2"),
  ("mic", "M9 5c0-3 6-3 6 0v7c0 3-6 3-6 0zM5 11c0 9 14 9 14 0M12 18v4"),
  ("map", "M3 6l6-2l6 2l6-2v14l-6 2l-6-2l-6 2zM9 4v14M15 6v14"), ("location", "M21 3l-8 18l-2-8l-8-2z"),
  ("mappin", "M12 3a4 4 0 1 0 0 8a4 4 0 1 0 0-8M12 11v10"), ("cart", "M2 4h3l3 11h10l3-8h-15M9 19h.01M17 19h.01"),
  ("doc", "M6 3h8l5 5v13h-13zM14 3v5h5"), ("folder", "M3 6h7l2 2h9v11h-18z"),
  ("link", "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1"),
  ("info", "M12 10v9M12 5h.01"), ("questionmark", "M8 8c0-6 9-5 8 0c-1 3-4 3-4 6M12 19h.01"),
  ("exclamationmark", "M12 4v10M12 19h.01"), ("list.bullet", "M8 6h13M8 12h13M8 18h13M3 6h.01M3 12h.01M3 18h.01"),
  ("list.dash", "M8 6h13M8 12h13M8 18h13M3 6h1M3 12h1M3 18h1"), ("line.3.horizontal", "M3 6h18M3 12h18M3 18h18"),
  ("line.horizontal.3", "M3 6h18M3 12h18M3 18h18"),
  ("globe", "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M3 12h18M12 3c6 6 6 12 0 18c-6-6-6-12 0-18"),
  ("wifi", "M3 9c5-5 13-5 18 0M7 13c3-3 7-3 10 0M12 18h.01"), ("paperplane", "M2 12l20-9l-7 18l-4-7zM11 14l11-11"),
  ("message", "M4 4h16v12h-9l-5 5v-5h-2z"), ("bubble.left", "M4 4h16v12h-9l-5 5v-5h-2z"),
  ("bubble.right", "M4 4h16v12h-2v5l-5-5h-9z"),
  ("tag", "M3 3h9l9 9l-9 9l-9-9zM8 8h.01"), ("creditcard", "M2 5h20v14h-20zM2 10h20"),
  ("book", "M12 6c-3-2-6-2-9-1v14c3-1 6-1 9 1c3-2 6-2 9-1v-14c-3-1-6-1-9 1zM12 6v14"),
  ("square", "M4 4h16v16h-16z"), ("circle", "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18"),
  ("square.grid.2x2", "M4 4h7v7h-7zM13 4h7v7h-7zM4 13h7v7h-7zM13 13h7v7h-7z"),
  ("bolt", "M13 2l-8 12h6l-1 8l9-12h-7z"), ("flag", "M5 22v-19h14l-3 5l3 5h-14"),
  ("gift", "M3 8h18v4h-18zM5 12v9h14v-9M12 8v13M12 8c-9-1-5-9 0 0c5-9 9-1 0 0"),
  (
    "music.note",
    "M9 18v-14l10-2v14M6 15.5a2.5 2.5 0 1 0 .01 5a3 2.5 0 0 0 2.9-2.5M16 13.5a2.5 2.5 0 1 0 .01 5a3 2.5 0 0 0 2.9-2.5"
  ),
  ("slider.horizontal.3", "M3 6h18M3 12h18M3 18h18M8 4v4M16 10v4M10 16v4"),
  ("keyboard", "M2 6h20v12h-20zM6 10h.01M10 10h.01M14 10h.01M18 10h.01M7 14h10"),
  ("speaker.wave.2", "M3 9h4l5-5v16l-5-5h-4zM16 8c3 3 3 5 0 8M19 5c5 5 5 9 0 14"),
  ("airplane", "M12 2v20M2 14l10-5l10 5M8 21l4-3l4 3"),
]

extension Sketch {
  /// Draws a symbol by its name, with `.fill`, `.circle` or `.square` at its end; a box with the name for an unknown one.
  mutating func symbol(_ name: String, in frame: Rect, _ tone: Tone) {
    let square = frame.square(min(frame.width, frame.height))
    var base = name
    var (isFilled, isRound, isBoxed) = (false, false, false)
    var isKnown = glyphs.contains { $0.name == base }
    while !isKnown {
      if base.hasSuffix(".fill") {
        isFilled = true
        base.removeLast(5)
      } else if base.hasSuffix(".circle") {
        isRound = true
        base.removeLast(7)
      } else if base.hasSuffix(".square") {
        isBoxed = true
        base.removeLast(7)
      } else {
        break
      }
      isKnown = glyphs.contains { $0.name == base }
    }
    guard let glyph = glyphs.first(where: { $0.name == base })?.path else { return imageBox(name: name, in: frame) }
    guard isRound || isBoxed else {
      return path(glyph, square, tone, width: strokeWidth(square, base), isFilled: isFilled)
    }
    if isRound {
      circle(
        square.x + square.width / 2, square.y + square.width / 2, square.width * 0.46, fill: isFilled ? tone : nil,
        stroke: tone)
    } else {
      rect(square.inset(1), radius: square.width * 0.2, fill: isFilled ? tone : nil, stroke: tone)
    }
    let inner = square.square(square.width * 0.55)
    path(glyph, inner, isFilled ? .background : tone, width: strokeWidth(inner, base))
  }

  private func strokeWidth(_ square: Rect, _ base: String) -> Double {
    min(2.5, max(1, square.width * (base == "ellipsis" ? 0.15 : 0.075)))
  }
}
