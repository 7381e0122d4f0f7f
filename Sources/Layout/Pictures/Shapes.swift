// The shapes of items in a picture.

import Memory
import Notation
import Solver

extension Picture {
  mutating func drawShapes(of scene: inout Scene, to markup: inout Pieces) {
    for index in 0..<order.count {
      let item = order[index]
      let record = scene.items[item]
      // A frame guide has the frame of its view. Items in hidden items, or scrolled out of view, are not drawn.
      let isThere = record.kind != .frameGuide && (record.parent < 0 || !isMarked(record.parent, Mark.hidden))
      let visible = visible(item)
      if isThere, visible.width >= 0, visible.height >= 0 { draw(item, record, in: &scene, to: &markup) }
      drawPaddings(after: index, in: &scene, to: &markup)
    }
  }

  @inline(never)
  private func draw(_ item: Int32, _ record: ItemRecord, in scene: inout Scene, to markup: inout Pieces) {
    let isCut = isCut(item)
    let overlay = overlay(item)
    if overlay != nil, isMarked(item, Mark.hidden) { return }
    if isCut { beginClip(pixels(clips[item]), to: &markup) }
    if let overlay { draw(overlay, record.parent, to: &markup) } else { drawShape(of: item, record, to: &markup) }
    if !isMarked(item, Mark.hidden) {
      drawMarks(on: item, to: &markup)
      drawBaselines(of: item, record, to: &markup)
      if options.hasMargins, record.kind.isView, item != 0 { drawMargins(of: item, record, to: &markup) }
      if record.kind == .scroll { drawScroller(of: item, record, to: &markup) }
    }
    if isCut { markup.write("</g>\n") }
  }

  /// Begins a group that is clipped to a rectangle. Its id contains the rectangle, so that ids of pictures on one page
  /// cannot collide.
  private func beginClip(_ rect: Rect, to markup: inout Pieces) {
    markup.write("<clipPath id=\"casement")
    writeName(of: rect, to: &markup)
    markup.write("\">")
    markup.beginRect(rect)
    markup.write("/></clipPath><g clip-path=\"url(#casement")
    writeName(of: rect, to: &markup)
    markup.write(")\">\n")
  }

  private func writeName(of rect: Rect, to markup: inout Pieces) {
    markup.part(rect.x)
    markup.part(rect.y)
    markup.part(rect.width)
    markup.part(rect.height)
  }

  func paint(of item: Int32, _ record: ItemRecord) -> Paint {
    if isMarked(item, Mark.hidden) { return Palette.hidden }
    if let overlay = overlay(item) { return Palette.paint(overlay.style) }
    if isMarked(item, Mark.negative) { return Palette.negative }
    if !record.kind.isView { return Palette.guide }
    var paint = usualPaint(of: record)
    // Fully transparent: no fill.
    guard record.background & 0xff != 0 else { return paint }
    paint.background = Colour(number: record.background)
    paint.ink = paint.background.isDark ? "#ffffff" : "#1d2430"
    return paint
  }

  private func usualPaint(of record: ItemRecord) -> Paint {
    if record.parent < 0 { return Palette.window }
    let hasContent = record.contents.0.intrinsic >= 0 || record.contents.1.intrinsic >= 0 || record.measure >= 0
    return hasContent ? Palette.content : Palette.view(depth: record.depth)
  }

  private func drawShape(of item: Int32, _ record: ItemRecord, to markup: inout Pieces) {
    let frame = pixels(frames[item])
    let paint = paint(of: item, record)
    let isSolid = record.kind.isView && marks[item] & (Mark.hidden | Mark.negative) == 0
    // SVG does not draw a rectangle of width or height 0.
    if frame.width == 0 || frame.height == 0 {
      markup.write("<path d=\"M")
      markup.number(frame.x)
      markup.write(" ")
      markup.number(frame.y)
      markup.write("L")
      markup.number(frame.right)
      markup.write(" ")
      markup.number(frame.bottom)
      markup.write("\"")
    } else {
      markup.beginRect(frame, radius: isSolid && item != 0 ? min(3, frame.width / 4, frame.height / 4) : 0)
    }
    markup.fill(paint)
    markup.attribute("stroke", paint.stroke)
    if !isSolid { markup.attribute("stroke-dasharray", isMarked(item, Mark.hidden) ? "1.5 3" : "5 3") }
    markup.write("/>\n")
  }

  /// Draws hatching over ambiguous items, and red frames around items in a conflict: thick for those of the dropped
  /// constraint.
  private func drawMarks(on item: Int32, to markup: inout Pieces) {
    let frame = pixels(frames[item])
    if isMarked(item, Mark.ambiguous) {
      markup.beginRect(frame)
      markup.attribute("fill", "url(#casement-ambiguous)")
      markup.attribute("stroke", Palette.ambiguity)
      markup.attribute("stroke-width", 1.5)
      markup.write("/>\n")
    }
    if !isMarked(item, Mark.dropped | Mark.conflict) { return }
    let isDropped = isMarked(item, Mark.dropped)
    markup.beginRect(frame, radius: 2)
    markup.attribute("fill", Palette.conflict)
    markup.attribute("fill-opacity", isDropped ? 0.09 : 0)
    markup.attribute("stroke", Palette.conflict)
    markup.attribute("stroke-width", isDropped ? 2 : 1)
    markup.write("/>\n")
  }

  private func drawBaselines(of item: Int32, _ record: ItemRecord, to markup: inout Pieces) {
    if record.firstBaseline == 0 && record.lastBaseline == 0 || isMarked(item, Mark.negative) { return }
    let frame = frames[item]
    let first = frame.y + record.firstBaseline
    let last = frame.bottom - record.lastBaseline
    markup.write("<g")
    markup.attribute("stroke", Palette.baseline)
    markup.attribute("stroke-width", 0.75)
    markup.write(">")
    drawLine(at: first, across: frame, to: &markup)
    if last != first { drawLine(at: last, across: frame, to: &markup) }
    markup.write("</g>\n")
  }

  private func drawLine(at y: Double, across frame: Rect, to markup: inout Pieces) {
    let line = pixels(Rect(x: frame.x, y: y, width: frame.width, height: 0))
    markup.line(from: (line.x, line.y), to: (line.right, line.y))
  }

  private func drawMargins(of item: Int32, _ record: ItemRecord, to markup: inout Pieces) {
    let (frame, margins) = (frames[item], record.margins)
    let inside = Rect(
      x: frame.x + margins.left, y: frame.y + margins.top, width: frame.width - margins.left - margins.right,
      height: frame.height - margins.top - margins.bottom)
    if inside.width <= 0 || inside.height <= 0 { return }
    markup.beginRect(pixels(inside))
    markup.attribute("fill", "none")
    markup.attribute("stroke", paint(of: item, record).stroke)
    markup.attribute("stroke-opacity", 0.6)
    markup.attribute("stroke-width", 0.75)
    markup.attribute("stroke-dasharray", "1 2.5")
    markup.write("/>\n")
  }

  /// Draws the knob of a scroll indicator: knob : view = view : content.
  private func drawScroller(of item: Int32, _ record: ItemRecord, to markup: inout Pieces) {
    let frame = pixels(frames[item])
    let content = pixels(frames[record.contentGuide])
    guard content.height > frame.height, frame.height > 12, frame.width > 12 else { return }
    let length = max(frame.height * frame.height / content.height, 8)
    markup.beginRect(Rect(x: frame.right - 5, y: frame.y + 2, width: 3, height: length - 4), radius: 1.5)
    markup.attribute("fill", paint(of: item, record).stroke)
    markup.write("/>\n")
  }
}
