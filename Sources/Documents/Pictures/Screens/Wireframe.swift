// A picture of a scene as people see it: the looks of its views at their frames, with the bars of the screen.
//
// Each view is drawn inside its superview, so that an opacity or a clip holds for all that is in it.

import CCasement

extension Picture {
  private static let fonts =
    "-apple-system, 'Helvetica Neue', Helvetica, Arial, 'Liberation Sans', 'DejaVu Sans Condensed', system-ui, sans-serif"

  mutating func drawScreen() {
    let origin = pixels(Rect(x: 0, y: 0, width: 0, height: 0))
    markup.write("<g transform=\"translate(\(decimal(origin.x)) \(decimal(origin.y))) scale(\(fine(zoom)))\"")
    markup.attribute("font-family", Self.fonts)
    markup.write(">\n")
    let (window, ground) = (frames[0], windowTone)
    beginClip(window, radius: 0)
    write { sketch in sketch.rect(window, fill: ground) }
    let around = Around(
      isRightToLeft: (items[0].view?.settings.direction ?? 0) == CAS_RIGHT_TO_LEFT,
      isOnDark: ground.colour(isDark: options.isDark).isDark)
    for place in items[0].children + items[0].guides { drawTree(place, around) }
    if hasHomeIndicator { write { sketch in sketch.homeIndicator(in: window) } }
    markup.write("</g>\n")
    write { sketch in sketch.rect(window, stroke: Tone(light: 0x8d99abff, dark: 0x5c6470ff)) }
    markup.write("</g>\n")
    for place in items.indices where !isHidden(place) && items[place].kind != CAS_FRAME_GUIDE { drawMarks(on: place) }
  }

  private var windowTone: Tone {
    let background = items[0].view?.settings.background ?? 0
    return background & 0xff != 0 ? Tone(background) : .background
  }

  private var hasHomeIndicator: Bool {
    guard snapshot.isOnScreen else { return false }
    let isLandscape: Int32 = frames[0].width > frames[0].height ? 1 : 0
    return cas_scene_height(snapshot.scene, cas_height(CAS_HEIGHT_HOME_INDICATOR), isLandscape) > 0
  }

  /// What a view has from the views around it.
  private struct Around {
    var tint = Tone.blue
    var isRightToLeft = false
    var tolerance = TextLines.tolerance
    var isOnDark = false
  }

  /// Collects shapes and writes them.
  private mutating func write(_ around: Around = Around(), _ draw: (inout Sketch) -> Void) {
    var sketch = Sketch(isDark: options.isDark)
    sketch.tint = around.tint
    sketch.isRightToLeft = around.isRightToLeft
    sketch.tolerance = around.tolerance
    sketch.isOnDark = around.isOnDark
    draw(&sketch)
    for shape in sketch.shapes {
      markup.write(shape)
      note(shape)
    }
  }

  /// Notes the colour behind the status bar, on which the colour of its text depends.
  private mutating func note(_ shape: Shape) {
    guard case .rect(let rect, _, let ink) = shape, let fill = ink.fill, fill.opacity > 0.5 else { return }
    let (x, y) = (frames[0].x + frames[0].width / 2, frames[0].y + 10)
    if rect.x <= x, x <= rect.right, rect.y <= y, y <= rect.bottom { groundAtTop = fill }
  }

  private mutating func drawTree(_ place: Int, _ around: Around) {
    let item = items[place]
    if isHidden(place) && item.overlay?.isLeaving != true { return }
    if item.kind == CAS_FRAME_GUIDE || item.kind == CAS_GUIDE || item.kind == CAS_CONTENT_GUIDE { return }
    let look = options.looks[item.id]
    if let overlay = item.overlay { return draw(overlay, place, look, around) }
    let frame = frames[place]
    if frame.width < 0 || frame.height < 0 { return }
    var around = around
    if let tint = look?.box.tint { around.tint = tint }
    if let direction = item.view?.settings.direction, direction != CAS_INHERITED {
      around.isRightToLeft = direction == CAS_RIGHT_TO_LEFT
    }
    // A view as wide as its content shows all of it, whatever the widths of letters here.
    let content = item.view?.state.intrinsic.width ?? -1
    around.tolerance = content > 0 && frame.width >= content - 0.5 ? 1.25 : TextLines.tolerance
    if let fill = look?.box.fill?.colour(isDark: options.isDark), fill.opacity > 0.5 { around.isOnDark = fill.isDark }
    let opacity = look?.box.opacity ?? 1
    if opacity <= 0 { return }
    if opacity < 1 { markup.write("<g opacity=\"\(decimal(opacity))\">\n") }
    let clips = item.kind == CAS_SCROLL || look?.box.clips == true
    // Tables draw rows in their frame only.
    if clips { beginClip(frame, radius: look?.box.radius ?? 0) }
    let top = frame.y + (snapshot.paddings.first { $0.item == place }?.insets.top ?? 0)
    write(around) { sketch in
      if let look { sketch.draw(look, in: frame, from: top) } else { sketch.plain(item, in: frame) }
    }
    for child in item.children + item.guides { drawTree(child, around) }
    if clips { markup.write("</g>\n") }
    if opacity < 1 { markup.write("</g>\n") }
  }

  /// Begins a group that is clipped to a rectangle in points. Its id contains the rectangle, so that two clips of one id
  /// are alike.
  private mutating func beginClip(_ rect: Rect, radius: Double) {
    let name = [rect.x, rect.y, rect.width, rect.height, radius].map { "_" + decimal($0) }.joined()
    markup.write("<clipPath id=\"screen\(name)\">")
    markup.beginRect(rect, radius: min(radius, rect.width / 2, rect.height / 2))
    markup.write("/></clipPath><g clip-path=\"url(#screen\(name))\">\n")
  }

  // MARK: Bars

  private mutating func draw(_ overlay: Overlay, _ place: Int, _ look: Look?, _ around: Around) {
    let frame = frames[place]
    var whole = frame
    whole.y -= overlay.reach
    whole.height += overlay.reach
    switch overlay.style {
    case .topGuide, .bottomGuide: break
    case .clearStatusBar, .lightStatusBar, .blackStatusBar: drawStatusBar(overlay.style, in: frame)
    case .keyboard:
      write { sketch in sketch.keyboard(in: frame) }
    case .translucentBar, .opaqueBar:
      let fill = look?.box.fill ?? (overlay.style == .opaqueBar ? Tone(light: 0xf9f9f9ff, dark: 0x1d1d1dff) : .bar)
      let isAtTop = frame.y < frames[0].y + frames[0].height / 2
      write(around) { sketch in
        sketch.rect(whole, fill: fill)
        let edge = isAtTop ? whole.bottom : whole.y
        sketch.line(whole.x, edge, whole.right, edge, .separator, width: 0.5)
        if let look { sketch.content(look, in: frame) }
      }
    }
  }

  private mutating func drawStatusBar(_ style: Overlay.Style, in frame: Rect) {
    let isOnDark = style == .blackStatusBar || groundAtTop.isDark
    write { sketch in
      if style == .blackStatusBar { sketch.rect(frame, fill: Tone(0x0000_00ff)) }
      sketch.statusBar(in: frame, Tone(isOnDark ? 0xffff_ffff : 0x0000_00ff))
    }
  }
}

extension Sketch {
  /// Draws a view of which nothing is known but its frame.
  fileprivate mutating func plain(_ item: Item, in frame: Rect) {
    if let background = item.view?.settings.background, background & 0xff != 0 {
      rect(frame, radius: 2, fill: Tone(background))
    } else if item.isLeaf {
      rect(frame.inset(0.5), radius: 2, stroke: .fill)
    }
  }

  mutating func keyboard(in frame: Rect) {
    // What is under it can be seen.
    rect(frame, fill: Tone(light: 0xd1d4dae0, dark: 0x2b2b2de0))
    let key = Tone(light: 0xffffffb0, dark: 0x6b6b6db0)
    let (width, height) = (frame.width / 10, frame.height / 4)
    let letters = Letters(size: min(22, height * 0.45))
    for (row, text) in ["qwertyuiop", "asdfghjkl", "zxcvbnm"].enumerated() {
      let left = frame.x + (frame.width - Double(text.unicodeScalars.count) * width) / 2
      for (column, letter) in text.unicodeScalars.enumerated() {
        let place = Rect(
          x: left + Double(column) * width, y: frame.y + Double(row) * height, width: width, height: height)
        rect(place.inset(3, 5), radius: 4, fill: key)
        words(String(letter), in: place, letters, .label, .middle)
      }
    }
    let space = Rect(x: frame.x + 2.5 * width, y: frame.y + 3 * height, width: 5 * width, height: height)
    rect(space.inset(3, 5), radius: 4, fill: key)
  }
}
