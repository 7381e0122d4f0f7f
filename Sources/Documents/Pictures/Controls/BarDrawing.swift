// Items of navigation bars, toolbars and tab bars.

extension Sketch {
  /// Draws the title and the items of a navigation bar. A bar of 90 points and more has a large title below its items.
  mutating func navigationBar(_ look: Look, in frame: Rect) {
    let own = look.box.tint ?? tint
    let isLarge = look.state.isOn && frame.height > 80
    let row = isLarge ? frame.rows(0, frame.height - 52) : frame
    var (left, right) = (row.x + 16, row.right - 16)
    if look.state.style == "back" {
      let place = Rect(x: row.x + 8, y: row.y, width: 16, height: row.height)
      symbol("chevron.left", in: place.square(20), own)
      let letters = Letters(size: 17)
      let former = look.state.titles.first ?? ""
      // As the system does where the title before is long.
      let title = letters.width(of: former) > row.width / 4 ? "Back" : former
      words(title, in: Rect(x: row.x + 26, y: row.y, width: row.width / 3, height: row.height), letters, own)
      left = row.x + 32 + letters.width(of: title)
    }
    for item in look.items where item.place == .left {
      let width = width(of: item)
      draw(item, in: Rect(x: left, y: row.y, width: width, height: row.height), own)
      left += width + 16
    }
    for item in look.items where item.place == .right {
      let width = width(of: item)
      draw(item, in: Rect(x: right - width, y: row.y, width: width, height: row.height), own)
      right -= width + 16
    }
    let tone = look.text.tone ?? .label
    if isLarge {
      let place = frame.rows(frame.height - 50, frame.height - 4).inset(16, 0)
      words(look.text.string, in: place, Letters(size: 34, weight: 700), tone, anchor(.natural))
      return
    }
    let middle = row.x + row.width / 2
    let half = max(20, min(middle - left, right - middle))
    var place = Rect(x: middle - half, y: row.y, width: 2 * half, height: row.height)
    let letters = Letters(size: min(17, row.height * 0.5), weight: 600)
    // A long title has all the room between the items.
    if letters.width(of: look.text.string) > place.width {
      place = Rect(x: left, y: row.y, width: right - left, height: row.height)
    }
    if let image = look.image { return self.image(image, in: place.square(min(30, row.height - 10)), tone) }
    words(look.text.string, in: place, letters, tone, .middle)
  }

  private func width(of item: ItemLook) -> Double {
    if item.image != nil { return 24 }
    return min(120, Letters(size: 17, weight: item.isBold ? 600 : 400).width(of: item.title))
  }

  private mutating func draw(_ item: ItemLook, in frame: Rect, _ tint: Tone) {
    let tone = item.tint ?? tint
    if let image = item.image { return self.image(image, in: frame.square(23), tone) }
    words(item.title, in: frame, Letters(size: 17, weight: item.isBold ? 600 : 400), tone, .middle)
  }

  /// Draws the items of a toolbar from the left; spaces share what is left.
  mutating func toolbar(_ look: Look, in frame: Rect) {
    let row = frame.rows(0, min(frame.height, 49)).inset(16, 0)
    let spaces = look.items.filter { $0.place == .space }.count
    let used = look.items.reduce(0) { $0 + ($1.place == .space ? 0 : width(of: $1)) }
    let gap = spaces > 0 ? max(0, (row.width - used) / Double(spaces)) : 0
    var x = row.x
    for item in look.items {
      if item.place == .space {
        x += gap
        continue
      }
      let width = width(of: item)
      draw(item, in: Rect(x: x, y: row.y, width: width, height: row.height), look.box.tint ?? tint)
      x += width + (spaces > 0 ? 0 : 24)
    }
  }

  mutating func tabBar(_ look: Look, in frame: Rect) {
    let row = frame.rows(0, min(frame.height, 49))
    if look.items.isEmpty { return }
    let step = row.width / Double(look.items.count)
    for (place, item) in look.items.enumerated() {
      let cell = row.columns(Double(place) * step, Double(place + 1) * step)
      let tone = place == look.state.selected ? look.box.tint ?? tint : .gray
      let image = item.image ?? ImageLook(name: "square", isSymbol: true)
      let hasTitle = !item.title.isEmpty
      let picture = hasTitle ? cell.rows(5, min(31, row.height - 13)) : cell
      self.image(image, in: picture.square(25), tone)
      if hasTitle {
        words(
          item.title, in: cell.rows(row.height - 15, row.height - 2).inset(1, 0), Letters(size: 10, weight: 500), tone,
          .middle)
      }
    }
  }

  // MARK: Status bar

  /// Draws time, reception and charge; in a bar of a screen with a notch lower and at the sides.
  mutating func statusBar(in frame: Rect, _ tone: Tone) {
    if frame.height < 12 { return }
    let hasNotch = frame.height > 30
    let row = hasNotch ? frame.rows(frame.height - 32, frame.height - 6) : frame.rows(frame.height - 20, frame.height)
    let letters = Letters(size: hasNotch ? 15 : 12, weight: 600)
    let middle = row.y + row.height / 2
    let time = hasNotch ? Rect(x: row.x + 20, y: row.y, width: 54, height: row.height) : row
    words("9:41", in: time, letters, tone, .middle)
    let right = row.right - (hasNotch ? 20 : 6)
    rect(Rect(x: right - 24, y: middle - 5.5, width: 21, height: 11), radius: 3, stroke: tone.faded(0.5))
    rect(Rect(x: right - 22.5, y: middle - 4, width: 14, height: 8), radius: 1.5, fill: tone)
    for bar in 0..<4 {
      let height = 4 + 2 * Double(bar)
      let x = (hasNotch ? right - 62 : row.x + 6) + 5 * Double(bar)
      rect(Rect(x: x, y: middle + 5 - height, width: 3, height: height), radius: 1, fill: tone)
    }
  }

  mutating func homeIndicator(in window: Rect) {
    let width = min(134, window.width * 0.36)
    rect(
      Rect(x: window.x + (window.width - width) / 2, y: window.bottom - 13, width: width, height: 5), radius: 2.5,
      fill: .label)
  }
}
