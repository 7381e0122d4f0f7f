// Buttons.

extension Sketch {
  mutating func button(_ look: Look, in frame: Rect) {
    let style = look.state.style
    let own = look.box.tint ?? tint
    var tone = look.text.tone ?? (style == "custom" ? .white : own)
    switch style {
    case "filled":
      rect(frame, radius: min(8, frame.height / 4), fill: look.box.fill ?? own)
      tone = look.text.tone ?? .white
    case "tinted": rect(frame, radius: min(8, frame.height / 4), fill: (look.box.fill ?? own).faded(0.18))
    case "gray": rect(frame, radius: min(8, frame.height / 4), fill: look.box.fill ?? .fill)
    case "info", "add":
      symbol(style == "info" ? "info.circle" : "plus.circle", in: frame.square(22), own)
      return
    default: break
    }
    if look.state.isDisabled { tone = .tertiaryLabel }
    if look.state.isOn { imageBox(name: "", in: frame, isFaint: true) }
    content(look, in: frame.inset(frame.width > 40 ? 2 : 0, 0), tone, own)
  }

  /// The image and the title of a button beside each other, at its middle or at an edge.
  private mutating func content(_ look: Look, in frame: Rect, _ tone: Tone, _ tint: Tone) {
    let title = look.text
    guard let image = look.image else {
      var shown = title
      if shown.alignment == .natural { shown.alignment = .center }
      shown.lines = max(shown.lines, 1)
      return text(shown, in: frame, tone)
    }
    if title.string.isEmpty {
      self.image(image, in: image.isSymbol ? frame.square(24) : frame, look.state.style == "custom" ? tint : tone)
      return
    }
    let letters = Letters(title)
    let side = min(22, frame.height)
    let width = min(letters.width(of: title.string), max(0, frame.width - side - 6))
    var x = frame.x + (frame.width - width - side - 6) / 2
    if title.alignment == .left || title.alignment == .natural && isRightToLeft { x = frame.x }
    if title.alignment == .right { x = frame.right - width - side - 6 }
    self.image(image, in: Rect(x: x, y: frame.y, width: side, height: frame.height).square(side), tone)
    words(title.string, in: Rect(x: x + side + 6, y: frame.y, width: width, height: frame.height), letters, tone)
  }
}
