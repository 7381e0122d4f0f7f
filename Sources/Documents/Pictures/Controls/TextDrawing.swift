// Labels, text fields, text views and search bars.

extension Sketch {
  /// Draws the lines of a text, vertically in the middle of a frame or from its top.
  mutating func text(_ look: TextLook, in frame: Rect, _ usual: Tone, fromTop: Bool = false) {
    if look.string.isEmpty || frame.width <= 0 { return }
    var letters = Letters(look)
    if look.leastScale < 1 {
      let wanted =
        look.string.split(whereSeparator: TextLines.endsLine).map { letters.width(of: String($0)) }.max() ?? 0
      if look.lines == 1, wanted > frame.width { letters.size *= max(look.leastScale, frame.width / wanted) }
    }
    // As many lines as the frame has room for; one at least.
    let room = max(1, Int(min(frame.height / letters.lineHeight + 0.3, 10_000)))
    let most = look.lines == 0 ? room : min(look.lines, room)
    let lines = TextLines(
      look.string, letters, width: frame.width, most: most, cut: look.cut,
      tolerance: most == 1 ? tolerance : TextLines.tolerance
    ).lines
    let height = Double(lines.count) * letters.lineHeight
    var baseline = (fromTop ? frame.y : frame.y + (frame.height - height) / 2) + letters.ascent
    for each in lines {
      line(each, in: frame, baseline, letters, look.tone ?? usual, anchor(look.alignment))
      baseline += letters.lineHeight
    }
  }

  func anchor(_ alignment: TextLook.Alignment) -> Line.Anchor {
    switch alignment {
    case .natural: isRightToLeft ? .end : .start
    case .left: .start
    case .center: .middle
    case .right: .end
    }
  }

  mutating func field(_ look: Look, in frame: Rect) {
    let style = look.state.style
    switch style {
    case "rounded":
      rect(frame.inset(0.5), radius: 5, fill: look.box.fill ?? .background, stroke: .separator)
    case "line": rect(frame.inset(0.5), fill: nil, stroke: .label)
    case "bezel": rect(frame.inset(0.5), fill: nil, stroke: .gray)
    default: break
    }
    var inside = frame.inset(style.isEmpty ? 0 : 7, 0)
    if look.state.isOn {
      clearButton(Rect(x: inside.right - 16, y: inside.y, width: 16, height: inside.height))
      inside.width -= 20
    }
    var text = look.text
    text.lines = 1
    if text.string.isEmpty {
      text.string = text.placeholder
      text.tone = .placeholder
    }
    self.text(text, in: inside, .label)
  }

  private mutating func clearButton(_ frame: Rect) {
    let square = frame.square(14)
    circle(square.x + 7, square.y + 7, 7, fill: .placeholder)
    path("M8 8l8 8M16 8l-8 8", square, .background)
  }

  mutating func textView(_ look: Look, in frame: Rect) {
    var text = look.text
    text.lines = 0
    self.text(text, in: frame.inset(5, 8), .label, fromTop: true)
  }

  mutating func searchBar(_ look: Look, in frame: Rect) {
    if look.state.style != "minimal" { rect(frame, fill: look.box.fill ?? .bar) }
    var field = frame.inset(8, max(4, (frame.height - 36) / 2))
    if look.state.isOn {
      let letters = Letters(size: 17)
      words("Cancel", in: field.columns(field.width - 56, field.width), letters, tint, .end)
      field.width -= 64
    }
    rect(field, radius: 10, fill: .faintFill)
    symbol("magnifyingglass", in: Rect(x: field.x + 8, y: field.y, width: 17, height: field.height), .gray)
    let isEmpty = look.text.string.isEmpty
    let shown = isEmpty ? (look.text.placeholder.isEmpty ? "Search" : look.text.placeholder) : look.text.string
    words(
      shown, in: field.columns(30, field.width - 8), Letters(size: min(17, field.height * 0.55)),
      isEmpty ? .gray : .label)
  }
}
