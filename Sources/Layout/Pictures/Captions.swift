// Captions below a picture: dropped constraints and ambiguous items.

import Memory
import Notation
import Solver
import Status

extension Picture {
  private static var line: Double { 15 }
  private static var font: Double { 10 }

  /// The height of the captions in pixels.
  func measureCaptions(of scene: inout Scene) throws(Status) -> (width: Double, height: Double) {
    var characters = 0
    for index in 0..<min(dropped.count, Self.mostTold) {
      var ruler = Pieces()
      try writeConflict(dropped[index], of: &scene, to: &ruler)
      characters = max(characters, ruler.characters)
    }
    for index in 0..<min(open.count, Self.mostTold) {
      var ruler = Pieces()
      writeAmbiguity(open[index], of: &scene, to: &ruler)
      characters = max(characters, ruler.characters)
    }
    let lines = captionLines(dropped.count) + captionLines(open.count)
    return (Double(characters) * Self.font * 0.605, Double(lines) * Self.line + (lines > 0 ? 8 : 0))
  }

  private func captionLines(_ count: Int) -> Int { min(count, Self.mostTold + 1) }

  func drawCaptions(
    of scene: inout Scene, from top: Double, to markup: inout Pieces
  ) throws(Status) {
    var y = top
    for index in 0..<captionLines(dropped.count) {
      beginCaption(at: &y, Palette.conflict, to: &markup)
      if index == Self.mostTold {
        writeMore(dropped.count - index, to: &markup)
      } else {
        try writeConflict(dropped[index], of: &scene, to: &markup)
      }
      endCaption(to: &markup)
    }
    for index in 0..<captionLines(open.count) {
      beginCaption(at: &y, Palette.ambiguity, to: &markup)
      if index == Self.mostTold {
        writeMore(open.count - index, to: &markup)
      } else {
        writeAmbiguity(open[index], of: &scene, to: &markup)
      }
      endCaption(to: &markup)
    }
  }

  @inline(never)
  private func beginCaption(at y: inout Double, _ colour: StaticString, to markup: inout Pieces) {
    markup.beginText(x: Self.border, y: y + 3, size: Self.font)
    markup.attribute("fill", colour)
    markup.write(">")
    markup.isQuoting = true
    y += Self.line
  }

  @inline(never)
  private func endCaption(to markup: inout Pieces) {
    markup.isQuoting = false
    markup.write("</text>\n")
  }

  private func writeMore(_ count: Int, to text: inout Pieces) {
    text.write("and ")
    text.write(count)
    text.write(" more")
  }

  /// Writes `dropped: photo.height >= 200 @1000 "photo-min"`.
  @inline(never)
  private func writeConflict(
    _ id: LayoutConstraintID, of scene: inout Scene, to text: inout Pieces
  ) throws(Status) {
    text.write("dropped: ")
    try text.write(id, of: &scene)
  }

  /// Writes `ambiguous: photo, horizontally`.
  @inline(never)
  private func writeAmbiguity(_ ambiguity: Ambiguity, of scene: inout Scene, to text: inout Pieces) {
    text.write("ambiguous: ")
    let record = scene.items[ambiguity.item.slot]
    if record.kind == .contentGuide {
      text.write("content of ")
      text.write(scene.id(ofItem: record.parent), of: &scene)
    } else {
      text.write(ambiguity.item, of: &scene)
    }
    text.write(ambiguity.axis == .horizontal ? ", horizontally" : ", vertically")
  }
}
