// Switches, sliders, segmented controls, steppers, and what shows progress.

extension Sketch {
  mutating func toggle(_ look: Look, in frame: Rect) {
    let body = Rect(
      x: frame.x, y: frame.y + (frame.height - 31) / 2, width: min(51, frame.width), height: min(31, frame.height))
    let isOn = look.state.isOn
    rect(body, radius: body.height / 2, fill: isOn ? look.box.tint ?? .green : .fill)
    let radius = body.height / 2 - 2
    circle(isOn ? body.right - radius - 2 : body.x + radius + 2, body.y + body.height / 2, radius, fill: .white)
  }

  mutating func slider(_ look: Look, in frame: Rect) {
    let middle = frame.y + frame.height / 2
    let radius = min(13.5, frame.height / 2)
    let track = Rect(x: frame.x + 2, y: middle - 2, width: max(0, frame.width - 4), height: 4)
    rect(track, radius: 2, fill: .fill)
    let x = frame.x + radius + 2 + look.state.value * max(0, frame.width - 2 * radius - 4)
    rect(track.columns(0, x - track.x), radius: 2, fill: look.box.tint ?? tint)
    circle(x, middle, radius, fill: .white, stroke: .separator)
  }

  mutating func segments(_ look: Look, in frame: Rect) {
    rect(frame, radius: 8, fill: .faintFill)
    let titles = look.state.titles
    if titles.isEmpty { return }
    let step = frame.width / Double(titles.count)
    for (place, title) in titles.enumerated() {
      let part = frame.columns(Double(place) * step, Double(place + 1) * step)
      let isSelected = place == look.state.selected
      if isSelected {
        rect(part.inset(2), radius: 7, fill: look.box.tint ?? Tone(light: 0xffff_ffff, dark: 0x6363_66ff))
      } else if place > 0, place != look.state.selected + 1 {
        line(part.x, part.y + 8, part.x, part.bottom - 8, .separator)
      }
      let letters = Letters(size: 13, weight: isSelected ? 600 : 400)
      words(title, in: part.inset(4, 0), letters, look.text.tone ?? .label, .middle)
    }
  }

  mutating func stepper(_ look: Look, in frame: Rect) {
    rect(frame, radius: 8, fill: .faintFill)
    let half = frame.width / 2
    line(frame.x + half, frame.y + 7, frame.x + half, frame.bottom - 7, .separator)
    symbol("minus", in: frame.columns(0, half).square(18), .label)
    symbol("plus", in: frame.columns(half, frame.width).square(18), .label)
  }

  mutating func progress(_ look: Look, in frame: Rect) {
    let bar = Rect(x: frame.x, y: frame.y + frame.height / 2 - 2, width: frame.width, height: 4)
    rect(bar, radius: 2, fill: .fill)
    rect(bar.columns(0, bar.width * look.state.value), radius: 2, fill: look.box.tint ?? tint)
  }

  mutating func activity(_ look: Look, in frame: Rect) {
    let tone = look.text.tone ?? .gray
    let square = frame.square(look.state.style == "large" ? 37 : 20)
    path(
      "M12 2v5M12 17v5M2 12h5M17 12h5M4.9 4.9l3.6 3.6M15.5 15.5l3.6 3.6M4.9 19.1l3.6-3.6M15.5 8.5l3.6-3.6", square,
      tone,
      width: square.width / 10)
  }

  mutating func pages(_ look: Look, in frame: Rect) {
    let count = max(1, min(20, look.state.titles.count))
    let left = frame.x + (frame.width - Double(count - 1) * 16) / 2
    for place in 0..<count {
      let tone = place == look.state.selected ? look.box.tint ?? .label : Tone.gray.faded(0.5)
      circle(left + 16 * Double(place), frame.y + frame.height / 2, 3.5, fill: tone)
    }
  }
}
