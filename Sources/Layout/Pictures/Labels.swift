// Labels: name and size of an item, and how they are drawn.
//
// Labels of leaves are placed first, since they have fewer places. The others follow, the innermost first.

import Memory
import Notation
import Solver

/// The lengths of a label's lines in characters, and its font size.
struct Label {
  var name: Int
  var size: Int
  var font = 11.0
  var hasSize = true

  /// Width of a character and height of a line, per size of the font.
  private static var advance: Double { 0.605 }
  private static var leading: Double { 1.2 }
  /// The size of the second line of a label, per size of the first.
  static var second: Double { 0.84 }

  var sizeFont: Double { name > 0 ? font * Self.second : font }
  var width: Double {
    Swift.max(Double(name) * font, hasSize ? Double(size) * sizeFont : 0) * Self.advance
  }
  var height: Double {
    ((name > 0 ? font : 0) + (hasSize ? sizeFont : 0)) * Self.leading
  }
}

/// The position of a label.
struct LabelPosition {
  var rect: Rect
  var isCentered = false
  /// Rotated, reading upwards, in a narrow view.
  var isRotated = false
  /// Drawn over an edge, on a background of its own.
  var isPlate = false
  /// The number of steps from the start of an edge.
  var along: Int16 = -1
}

extension Picture {
  /// Counts the free places of each label, without regard to other labels.
  package mutating func survey(_ scene: inout Scene, _ plans: inout LabelPlans) {
    var none = Pieces()
    visitLabels(of: &scene, &plans, isSurvey: true, to: &none)
  }

  /// Draws all labels, each at its planned place or the first free one.
  mutating func visitLabels(
    of scene: inout Scene, _ plans: inout LabelPlans, isSurvey: Bool = false, to markup: inout Pieces
  ) {
    for pass in 0..<2 {
      for index in stride(from: order.count - 1, through: 0, by: -1) {
        let item = order[index]
        let record = scene.items[item]
        if record.kind == .frameGuide || record.kind == .guide && record.isGenerated { continue }
        if record.kind == .bar && isMarked(item, Mark.hidden)
          || record.parent >= 0 && isMarked(record.parent, Mark.hidden)
        {
          continue
        }
        if isLeaf(record) != (pass == 0) { continue }
        firstBeyond = index + 1
        while firstBeyond < order.count, scene.items[order[firstBeyond]].depth > record.depth { firstBeyond += 1 }
        var label = label(of: item, in: &scene)
        if label.name == 0 && !record.kind.isView { continue }
        if isSurvey {
          count(&label, item, record, in: &scene, &plans)
        } else if let position = findPosition(for: &label, item, record, in: &scene, &plans) {
          draw(label, position, of: item, record, in: &scene, to: &markup)
        }
      }
    }
  }

  func isLeaf(_ record: ItemRecord) -> Bool {
    record.kind == .bar || record.kind.isView && record.firstChild < 0 && record.firstGuide < 0
  }

  /// Returns a label with the lengths of its lines.
  private func label(of item: Int32, in scene: inout Scene) -> Label {
    var ruler = Pieces()
    ruler.write(name(of: item, in: &scene))
    var label = Label(name: ruler.characters, size: 0)
    ruler = Pieces()
    writeSize(of: item, in: &scene, to: &ruler)
    label.size = ruler.characters
    return label
  }

  @inline(never)
  private mutating func draw(
    _ label: Label, _ position: LabelPosition, of item: Int32, _ record: ItemRecord, in scene: inout Scene,
    to markup: inout Pieces
  ) {
    labels.appendReserved(position.rect)
    let paint = paint(of: item, record)
    if position.isPlate { drawPlate(position.rect, paint, to: &markup) }
    if position.isCentered, record.firstBaseline != 0 || record.lastBaseline != 0 {
      drawGround(position.rect, paint, to: &markup)
    }
    begin(item, record, position, paint, to: &markup)
    drawLines(label, of: item, record, position, in: &scene, to: &markup)
    markup.write("</g>\n")
  }

  /// Hides the baselines behind a label.
  private func drawGround(_ rect: Rect, _ paint: Paint, to markup: inout Pieces) {
    markup.beginRect(Rect(x: rect.x - 2, y: rect.y, width: rect.width + 4, height: rect.height))
    markup.fill(paint)
    markup.write("/>\n")
  }

  private func drawPlate(_ rect: Rect, _ paint: Paint, to markup: inout Pieces) {
    markup.beginRect(Rect(x: rect.x - 3, y: rect.y, width: rect.width + 6, height: rect.height), radius: 3)
    markup.attribute("fill", "#ffffff")
    markup.attribute("fill-opacity", 0.9)
    markup.attribute("stroke", paint.stroke)
    markup.attribute("stroke-width", 0.75)
    markup.write("/>\n")
  }

  @inline(never)
  private func begin(
    _ item: Int32, _ record: ItemRecord, _ position: LabelPosition, _ paint: Paint, to markup: inout Pieces
  ) {
    markup.write("<g")
    markup.attribute("fill", ink(of: item, paint))
    if position.isCentered { markup.attribute("text-anchor", "middle") }
    if position.isRotated {
      markup.write(" transform=\"rotate(-90 ")
      markup.number(position.rect.x + position.rect.width / 2)
      markup.write(" ")
      markup.number(position.rect.y + position.rect.height / 2)
      markup.write(")\"")
    }
    markup.write(">")
  }

  @inline(never)
  private func drawLines(
    _ label: Label, of item: Int32, _ record: ItemRecord, _ position: LabelPosition, in scene: inout Scene,
    to markup: inout Pieces
  ) {
    let (middle, center) = (position.rect.x + position.rect.width / 2, position.rect.y + position.rect.height / 2)
    let x = position.isCentered ? middle : position.rect.x
    var y = center - label.height / 2
    if label.name > 0 {
      y += label.font
      markup.beginText(x: x, y: y, size: label.font)
      if record.kind.isView {
        markup.attribute("font-weight", "bold")
      } else {
        markup.attribute("font-style", "italic")
      }
      markup.write(">")
      markup.quote(name(of: item, in: &scene))
      markup.write("</text>")
    }
    guard label.hasSize else { return }
    markup.beginText(x: x, y: y + label.sizeFont * (label.name > 0 ? 1.15 : 1), size: label.sizeFont)
    markup.attribute("opacity", 0.75)
    markup.write(">")
    writeSize(of: item, in: &scene, to: &markup)
    markup.write("</text>")
  }

  private func ink(of item: Int32, _ paint: Paint) -> StaticString {
    if isMarked(item, Mark.dropped) { return Palette.conflict }
    return isMarked(item, Mark.ambiguous) ? Palette.ambiguityInk : paint.ink
  }

  // MARK: Text

  /// Writes the name, or the kind of an item without one.
  func name(of item: Int32, in scene: inout Scene) -> UnsafeBufferPointer<UInt8> {
    let name = scene.itemNames.bytes(of: Int(item))
    if name.count > 0 { return name }
    let word: StaticString = item == 0 ? "window" : scene.items[item].kind == .contentGuide ? "content" : ""
    return UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
  }

  /// `60 × 30`
  @inline(never)
  private func writeSize(of item: Int32, in scene: inout Scene, to text: inout Pieces) {
    let frame = isMarked(item, Mark.negative) ? scene.items[item].exact : frames[item]
    text.write((frame.width * 100).rounded() / 100)
    text.write(" × ")
    text.write((frame.height * 100).rounded() / 100)
  }
}
