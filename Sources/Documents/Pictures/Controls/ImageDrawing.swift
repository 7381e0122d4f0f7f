// Images, of which only the names are known, and surfaces that the system fills: maps, pages, films.

extension Sketch {
  mutating func image(_ image: ImageLook, in frame: Rect, _ tone: Tone) {
    if image.isSymbol { symbol(image.name, in: frame, tone) } else { imageBox(name: image.name, in: frame) }
  }

  /// A crossed box with the name of an image.
  mutating func imageBox(name: String, in frame: Rect, isFaint: Bool = false) {
    if frame.width < 2 || frame.height < 2 { return }
    let box = frame.inset(0.5)
    let fill = Tone(light: 0xe3e6ebb0, dark: 0x34373cb0)
    let edge = Tone(light: 0xa9b0bbff, dark: 0x6a6f77ff)
    rect(box, fill: isFaint ? fill.faded(0.5) : fill, stroke: isFaint ? edge.faded(0.4) : edge, width: 0.75)
    if !isFaint {
      line(box.x, box.y, box.right, box.bottom, edge, width: 0.75)
      line(box.x, box.bottom, box.right, box.y, edge, width: 0.75)
    }
    let letters = Letters(size: min(11, max(7, frame.height * 0.3)))
    if name.isEmpty || frame.width < 30 || frame.height < 11 { return }
    let width = min(letters.width(of: name) + 6, frame.width - 2)
    let plate = Rect(
      x: frame.x + (frame.width - width) / 2, y: frame.y + frame.height / 2 - letters.size * 0.7, width: width,
      height: letters.size * 1.4)
    rect(plate, radius: 2, fill: Tone(light: 0xf1f3f6ff, dark: 0x24262aff))
    words(name, in: plate.inset(2, 0), letters, Tone(light: 0x5b6470ff, dark: 0xa8adb5ff), .middle)
  }

  mutating func map(in frame: Rect) {
    rect(frame, fill: Tone(light: 0xf3f0e6ff, dark: 0x2a2d30ff))
    let (road, water) = (Tone(light: 0xffffffff, dark: 0x45494eff), Tone(light: 0xb9dcf0ff, dark: 0x1d3a52ff))
    rect(frame.rows(frame.height * 0.7, frame.height).columns(0, frame.width * 0.45), fill: water)
    rect(
      frame.rows(frame.height * 0.12, frame.height * 0.34).columns(frame.width * 0.55, frame.width * 0.85),
      fill: Tone(light: 0xcfe8c0ff, dark: 0x2c4530ff))
    for part in [0.22, 0.5, 0.78] {
      line(frame.x, frame.y + part * frame.height, frame.right, frame.y + (part - 0.08) * frame.height, road, width: 5)
      line(frame.x + part * frame.width, frame.y, frame.x + (part + 0.1) * frame.width, frame.bottom, road, width: 5)
    }
    symbol("mappin", in: frame.square(34), Tone(0xff3b30ff))
  }

  /// A page of the web: lines that stand for text, and a picture.
  mutating func web(in frame: Rect) {
    rect(frame, fill: .background)
    let inside = frame.inset(16)
    var y = inside.y
    let gray = Tone.fill
    rect(Rect(x: inside.x, y: y, width: inside.width * 0.6, height: min(18, inside.height)), radius: 3, fill: gray)
    y += 34
    for part in [1, 0.94, 0.97, 0.5] where y + 8 < inside.bottom {
      rect(Rect(x: inside.x, y: y, width: inside.width * part, height: 8), radius: 3, fill: .faintFill)
      y += 18
    }
    let rest = inside.bottom - y - 8
    if rest > 60 { symbol("globe", in: Rect(x: inside.x, y: y, width: inside.width, height: rest).square(64), gray) }
  }

  /// A view that code fills, with its name if there is room for it.
  mutating func container(_ look: Look, in frame: Rect) {
    if look.box.fill == nil { dashedRect(frame, .gray) }
    let title = look.text.string.isEmpty ? "Container" : look.text.string
    if frame.width < 60 || frame.height < 30 { return }
    let quiet = Tone(isOnDark ? 0xebeb_f599 : 0x3c3c_4399)
    words(title, in: frame.inset(4, 0), Letters(size: 15), quiet, .middle)
  }
}
