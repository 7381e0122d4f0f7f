// The shapes of items in a picture.

import CCasement

extension Picture {
  mutating func drawShapes() {
    for (place, item) in items.enumerated() {
      // A frame guide has the frame of its view. Items in hidden items, or scrolled out of view, are not drawn.
      let isThere = item.kind != CAS_FRAME_GUIDE && !isInHidden(place)
      let visible = visible(place)
      if isThere, visible.width >= 0, visible.height >= 0 { draw(place, item) }
      drawPaddings(after: place)
    }
  }

  private mutating func draw(_ place: Int, _ item: Item) {
    let isCut = isCut(place)
    if item.overlay != nil, isHidden(place) { return }
    if isCut { beginClip(pixels(clips[place])) }
    if let overlay = item.overlay { draw(overlay, at: place) } else { drawShape(of: place) }
    if !isHidden(place) {
      drawMarks(on: place)
      drawBaselines(of: place)
      if options.showsMargins, item.isView, place != 0 { drawMargins(of: place) }
      if item.kind == CAS_SCROLL { drawScroller(of: place) }
    }
    if isCut { markup.write("</g>\n") }
  }

  /// Begins a group that is clipped to a rectangle. Its id contains the rectangle, so that ids of pictures on one page
  /// cannot collide.
  private mutating func beginClip(_ rect: Rect) {
    let name = [rect.x, rect.y, rect.width, rect.height].map { "_" + decimal($0) }.joined()
    markup.write("<clipPath id=\"casement\(name)\">")
    markup.beginRect(rect)
    markup.write("/></clipPath><g clip-path=\"url(#casement\(name))\">\n")
  }

  func paint(of place: Int) -> Paint {
    let item = items[place]
    if isHidden(place) { return Palette.hidden }
    if let overlay = item.overlay { return Palette.paint(overlay.style) }
    if !item.isView { return Palette.guide }
    var paint = place == 0 ? Palette.window : item.hasContent ? Palette.content : Palette.view(depth: item.depth)
    // Fully transparent: no fill.
    guard let background = item.view?.settings.background, background & 0xff != 0 else { return paint }
    paint.background = Colour(number: background)
    paint.ink = paint.background.isDark ? "#ffffff" : "#1d2430"
    return paint
  }

  private mutating func drawShape(of place: Int) {
    let frame = pixels(frames[place])
    let paint = paint(of: place)
    let isSolid = items[place].isView && !marks[place].contains(.hidden)
    // SVG does not draw a rectangle of width or height 0.
    if frame.width == 0 || frame.height == 0 {
      let (start, end) = ((decimal(frame.x), decimal(frame.y)), (decimal(frame.right), decimal(frame.bottom)))
      markup.write("<path d=\"M\(start.0) \(start.1)L\(end.0) \(end.1)\"")
    } else {
      markup.beginRect(frame, radius: isSolid && place != 0 ? min(3, frame.width / 4, frame.height / 4) : 0)
    }
    markup.fill(paint)
    markup.attribute("stroke", paint.stroke)
    if !isSolid { markup.attribute("stroke-dasharray", isHidden(place) ? "1.5 3" : "5 3") }
    markup.write("/>\n")
  }

  /// Draws hatching over ambiguous items, and red frames around items in a conflict: thick for those of the dropped
  /// constraint.
  mutating func drawMarks(on place: Int) {
    let frame = pixels(frames[place])
    if marks[place].contains(.ambiguous) {
      markup.beginRect(frame)
      markup.attribute("fill", "url(#casement-ambiguous)")
      markup.attribute("stroke", Palette.ambiguity)
      markup.attribute("stroke-width", 1.5)
      markup.write("/>\n")
    }
    if marks[place].isDisjoint(with: [.dropped, .conflict]) { return }
    let isDropped = marks[place].contains(.dropped)
    markup.beginRect(frame, radius: 2)
    markup.attribute("fill", Palette.conflict)
    markup.attribute("fill-opacity", isDropped ? 0.09 : 0)
    markup.attribute("stroke", Palette.conflict)
    markup.attribute("stroke-width", isDropped ? 2 : 1)
    markup.write("/>\n")
  }

  private mutating func drawBaselines(of place: Int) {
    guard let baselines = items[place].baselines else { return }
    let frame = frames[place]
    let first = frame.y + baselines.first
    let last = frame.bottom - baselines.last
    markup.write("<g")
    markup.attribute("stroke", Palette.baseline)
    markup.attribute("stroke-width", 0.75)
    markup.write(">")
    drawLine(at: first, across: frame)
    if last != first { drawLine(at: last, across: frame) }
    markup.write("</g>\n")
  }

  private mutating func drawLine(at y: Double, across frame: Rect) {
    let line = pixels(Rect(x: frame.x, y: y, width: frame.width, height: 0))
    markup.line(from: (line.x, line.y), to: (line.right, line.y))
  }

  private mutating func drawMargins(of place: Int) {
    guard let margins = items[place].view?.state.margins else { return }
    let frame = frames[place]
    let inside = Rect(
      x: frame.x + margins.left, y: frame.y + margins.top, width: frame.width - margins.left - margins.right,
      height: frame.height - margins.top - margins.bottom)
    if inside.width <= 0 || inside.height <= 0 { return }
    markup.beginRect(pixels(inside))
    markup.attribute("fill", "none")
    markup.attribute("stroke", paint(of: place).stroke)
    markup.attribute("stroke-opacity", 0.6)
    markup.attribute("stroke-width", 0.75)
    markup.attribute("stroke-dasharray", "1 2.5")
    markup.write("/>\n")
  }

  /// Draws the knob of a scroll indicator: knob : view = view : content.
  private mutating func drawScroller(of place: Int) {
    guard let guide = items[place].guides.first(where: { items[$0].kind == CAS_CONTENT_GUIDE }) else { return }
    let (frame, content) = (pixels(frames[place]), pixels(frames[guide]))
    guard content.height > frame.height, frame.height > 12, frame.width > 12 else { return }
    let length = max(frame.height * frame.height / content.height, 8)
    markup.beginRect(Rect(x: frame.right - 5, y: frame.y + 2, width: 3, height: length - 4), radius: 1.5)
    markup.attribute("fill", paint(of: place).stroke)
    markup.write("/>\n")
  }
}
