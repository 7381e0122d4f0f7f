// Overlays of a screen in a picture: bars, keyboard, guides, and stripes over the insets of scroll views.

import Memory
import Notation
import Solver

/// A bar or a guide of a screen, and how it is drawn.
package struct Overlay: BitwiseCopyable {
  package enum Style: UInt8, BitwiseCopyable {
    case clearStatusBar, lightStatusBar, blackStatusBar, translucentBar, opaqueBar, keyboard, topGuide, bottomGuide
  }

  package var item: ItemID
  package var style: Style
  /// How far it extends above its frame.
  package var reach = 0.0
  /// It is hidden, but its animation shows it.
  package var isLeaving = false
  /// The height of its background image; 0 for none.
  package var imageHeight = 0.0

  /// Only text, without a background.
  var isClear: Bool { style == .clearStatusBar || style == .lightStatusBar }

  package init(item: ItemID, style: Style, reach: Double = 0, isLeaving: Bool = false) {
    self.item = item
    self.style = style
    self.reach = reach
    self.isLeaving = isLeaving
  }
}

/// The insets of a scroll view.
package struct Padding: BitwiseCopyable {
  package var item: ItemID
  package var insets: Insets

  package init(item: ItemID, insets: Insets) {
    self.item = item
    self.insets = insets
  }
}

extension Palette {
  static var padding: StaticString { "#2f6fde" }

  static func paint(_ style: Overlay.Style) -> Paint {
    switch style {
    case .clearStatusBar: Paint(stroke: "none", fill: "none", ink: "#3b4252")
    case .lightStatusBar: Paint(stroke: "none", fill: "none", ink: "#ffffff")
    case .blackStatusBar: Paint(stroke: "#14171c", fill: "#14171c", ink: "#ffffff")
    case .translucentBar, .opaqueBar: Paint(stroke: "#98a2b3", fill: "#f3f5f9", ink: "#3b4252")
    case .keyboard: Paint(stroke: "#8c95a6", fill: "#c9ced8", ink: "#3b4252")
    case .topGuide, .bottomGuide: guide
    }
  }
}

extension Picture {
  func overlay(_ item: Int32) -> Overlay? {
    for index in 0..<overlays.count where overlays[index].item.slot == item { return overlays[index] }
    return nil
  }

  @inline(never)
  func draw(_ overlay: Overlay, _ parent: Int32, to markup: inout Pieces) {
    let item = overlay.item.slot
    if overlay.style == .topGuide || overlay.style == .bottomGuide {
      return drawGuide(frames[item], across: frames[parent], overlay.style, to: &markup)
    }
    var frame = frames[item]
    frame.y -= overlay.reach
    frame.height += overlay.reach
    let paint = Palette.paint(overlay.style)
    markup.beginRect(pixels(frame))
    markup.attribute("fill", paint.fill)
    if overlay.style == .translucentBar || overlay.style == .keyboard { markup.attribute("fill-opacity", 0.72) }
    markup.attribute("stroke", paint.stroke)
    markup.write("/>\n")
    if overlay.style == .keyboard { drawKeys(in: frame, to: &markup) }
    if overlay.imageHeight > 0, overlay.imageHeight <= frames[item].height {
      drawBlack(above: frames[item], overlay.reach, to: &markup)
    }
  }

  /// Draws the part of the status bar black that a background image no higher than the bar leaves free.
  private func drawBlack(above bar: Rect, _ height: Double, to markup: inout Pieces) {
    if height <= 0 { return }
    markup.beginRect(pixels(Rect(x: bar.x, y: bar.y - height, width: bar.width, height: height)))
    markup.attribute("fill", "#000000")
    markup.write("/>\n")
  }

  /// Draws a guide, which has no width, as a line at its end.
  private func drawGuide(_ frame: Rect, across view: Rect, _ style: Overlay.Style, to markup: inout Pieces) {
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

  private func drawKeys(in frame: Rect, to markup: inout Pieces) {
    let (width, height) = (frame.width / 10, frame.height / 4)
    markup.write("<g fill=\"#ffffff\" fill-opacity=\"0.55\">\n")
    for row in 0..<4 {
      let count = row == 0 ? 10 : row == 1 ? 9 : row == 2 ? 7 : 1
      let size = row == 3 ? 5 * width : width
      let left = frame.x + (frame.width - Double(count) * size) / 2
      for column in 0..<count {
        markup.beginRect(
          pixels(
            Rect(
              x: left + Double(column) * size + 2.5, y: frame.y + Double(row) * height + 4.5, width: size - 5,
              height: height - 9)), radius: 3)
        markup.write("/>\n")
      }
    }
    markup.write("</g>\n")
  }

  /// Draws stripes over the insets of a scroll view, after its descendants.
  @inline(never)
  func drawPaddings(after index: Int, in scene: inout Scene, to markup: inout Pieces) {
    for place in 0..<paddings.count {
      let padding = paddings[place]
      if isMarked(padding.item.slot, Mark.hidden) || !isLast(index, in: padding.item, &scene) { continue }
      let frame = frames[padding.item.slot]
      var strip = frame
      strip.height = min(padding.insets.top, frame.height)
      drawStripes(strip, to: &markup)
      strip.height = min(padding.insets.bottom, frame.height)
      strip.y = frame.bottom - strip.height
      drawStripes(strip, to: &markup)
    }
  }

  /// Whether an item is the last descendant of another to be drawn.
  private func isLast(_ index: Int, in outer: ItemID, _ scene: inout Scene) -> Bool {
    let isInside = scene.contains(outer, scene.id(ofItem: order[index]))
    let isNext = index + 1 < order.count && scene.contains(outer, scene.id(ofItem: order[index + 1]))
    return isInside && !isNext
  }

  private func drawStripes(_ strip: Rect, to markup: inout Pieces) {
    let strip = strip.intersection(frames[0])
    if strip.height <= 0 || strip.width <= 0 { return }
    markup.beginRect(pixels(strip))
    markup.attribute("fill", "url(#casement-padding)")
    markup.write("/>\n")
  }
}
