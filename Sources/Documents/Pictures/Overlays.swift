// Bars, keyboard and guides of a screen in a picture, and stripes over the insets of scroll views.

import CCasement

extension Picture {
  mutating func draw(_ overlay: Overlay, at place: Int) {
    if overlay.isGuide { return drawGuide(place, overlay.style) }
    var frame = frames[place]
    frame.y -= overlay.reach
    frame.height += overlay.reach
    let paint = Palette.paint(overlay.style)
    markup.beginRect(pixels(frame))
    markup.attribute("fill", paint.fill)
    if overlay.style == .translucentBar || overlay.style == .keyboard { markup.attribute("fill-opacity", 0.72) }
    markup.attribute("stroke", paint.stroke)
    markup.write("/>\n")
    if overlay.style == .keyboard { drawKeys(in: frame) }
    if overlay.imageHeight > 0, overlay.imageHeight <= frames[place].height {
      drawBlack(above: frames[place], overlay.reach)
    }
  }

  /// Draws the part of the status bar black that a background image no higher than the bar leaves free.
  private mutating func drawBlack(above bar: Rect, _ height: Double) {
    if height <= 0 { return }
    markup.beginRect(pixels(Rect(x: bar.x, y: bar.y - height, width: bar.width, height: height)))
    markup.attribute("fill", "#000000")
    markup.write("/>\n")
  }

  /// Draws a guide, which has no width, as a line at its end.
  private mutating func drawGuide(_ place: Int, _ style: Overlay.Style) {
    let (frame, view) = (frames[place], frames[items[place].parent])
    if frame.height == 0 { return }
    let y = style == .topGuide ? frame.bottom : frame.y
    let line = pixels(Rect(x: view.x, y: y, width: view.width, height: 0).intersection(frames[0]))
    if line.width <= 0 { return }
    markup.write("<g")
    markup.attribute("stroke", Palette.guide.stroke)
    markup.attribute("stroke-dasharray", "5 3")
    markup.write(">")
    markup.line(from: (line.x, line.y), to: (line.right, line.y))
    markup.write("</g>\n")
  }

  private mutating func drawKeys(in frame: Rect) {
    let (width, height) = (frame.width / 10, frame.height / 4)
    markup.write("<g fill=\"#ffffff\" fill-opacity=\"0.55\">\n")
    for row in 0..<4 {
      let count = row == 0 ? 10 : row == 1 ? 9 : row == 2 ? 7 : 1
      let size = row == 3 ? 5 * width : width
      let left = frame.x + (frame.width - Double(count) * size) / 2
      for column in 0..<count {
        let key = Rect(
          x: left + Double(column) * size + 2.5, y: frame.y + Double(row) * height + 4.5, width: size - 5,
          height: height - 9)
        markup.beginRect(pixels(key), radius: 3)
        markup.write("/>\n")
      }
    }
    markup.write("</g>\n")
  }

  /// Draws stripes over the insets of a scroll view, after its descendants.
  mutating func drawPaddings(after place: Int) {
    for padding in snapshot.paddings where items[padding.item].end == place + 1 && !isHidden(padding.item) {
      let frame = frames[padding.item]
      var strip = frame
      strip.height = min(padding.insets.top, frame.height)
      drawStripes(strip)
      strip.height = min(padding.insets.bottom, frame.height)
      strip.y = frame.bottom - strip.height
      drawStripes(strip)
    }
  }

  private mutating func drawStripes(_ strip: Rect) {
    let strip = strip.intersection(frames[0])
    if strip.height <= 0 || strip.width <= 0 { return }
    markup.beginRect(pixels(strip))
    markup.attribute("fill", "url(#casement-padding)")
    markup.write("/>\n")
  }
}
