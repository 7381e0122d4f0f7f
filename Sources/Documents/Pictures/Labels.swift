// Labels: name and size of an item, and how they are drawn.
//
// Labels of leaves are placed first, since they have fewer places. The others follow, the innermost first.

import CCasement

/// The lines of a label, and its font size.
struct Label {
  let name: String
  let size: String
  var font = 11.0
  var hasSize = true
  /// The lengths of the lines in characters.
  private let nameLength: Int
  private let sizeLength: Int

  /// Width of a character and height of a line, per size of the font.
  private static let advance = 0.605
  private static let leading = 1.2
  /// The size of the second line of a label, per size of the first.
  private static let second = 0.84

  init(name: String, size: String) {
    self.name = name
    self.size = size
    nameLength = name.unicodeScalars.count
    sizeLength = size.unicodeScalars.count
  }

  var hasName: Bool { nameLength > 0 }
  var sizeFont: Double { hasName ? font * Self.second : font }
  var width: Double {
    max(Double(nameLength) * font, hasSize ? Double(sizeLength) * sizeFont : 0) * Self.advance
  }
  var height: Double { ((hasName ? font : 0) + (hasSize ? sizeFont : 0)) * Self.leading }
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
  var along: Int?
}

extension Picture {
  /// Counts the free places of each label, without regard to other labels.
  func survey(_ plans: inout LabelPlans) {
    forEachLabel { place, label in plans.add(freePlaces(for: label, place), of: items[place].id) }
  }

  /// Draws all labels, each at its planned place or the first free one.
  mutating func drawLabels(_ plans: inout LabelPlans) {
    var labelled: [(place: Int, label: Label)] = []
    forEachLabel { labelled.append(($0, $1)) }
    for (place, label) in labelled {
      var label = label
      guard let position = findPosition(for: &label, place, &plans) else { continue }
      draw(label, position, of: place)
    }
  }

  private func forEachLabel(_ body: (Int, Label) -> Void) {
    for isLeaf in [true, false] {
      for place in items.indices.reversed() where items[place].isLeaf == isLeaf && hasLabel(place) {
        let size = snapshot.frames[place]
        let label = Label(name: name(of: place), size: "\(decimal(size.width)) × \(decimal(size.height))")
        if label.hasName || items[place].isView { body(place, label) }
      }
    }
  }

  private func hasLabel(_ place: Int) -> Bool {
    let item = items[place]
    if item.kind == CAS_FRAME_GUIDE || item.kind == CAS_GUIDE && item.overlay != nil { return false }
    return !(item.kind == CAS_BAR && isHidden(place) || isInHidden(place))
  }

  /// Returns the name, or the kind of an item without one.
  private func name(of place: Int) -> String {
    let item = items[place]
    if !item.name.isEmpty { return item.name }
    return place == 0 ? "window" : item.kind == CAS_CONTENT_GUIDE ? "content" : ""
  }

  // MARK: Drawing

  private mutating func draw(_ label: Label, _ position: LabelPosition, of place: Int) {
    labels.append(position.rect)
    let paint = paint(of: place)
    if position.isPlate { drawPlate(position.rect, paint) }
    if position.isCentered, items[place].baselines != nil { drawGround(position.rect, paint) }
    begin(place, position, paint)
    drawLines(label, of: place, position)
    markup.write("</g>\n")
  }

  /// Hides the baselines behind a label.
  private mutating func drawGround(_ rect: Rect, _ paint: Paint) {
    markup.beginRect(Rect(x: rect.x - 2, y: rect.y, width: rect.width + 4, height: rect.height))
    markup.fill(paint)
    markup.write("/>\n")
  }

  private mutating func drawPlate(_ rect: Rect, _ paint: Paint) {
    markup.beginRect(Rect(x: rect.x - 3, y: rect.y, width: rect.width + 6, height: rect.height), radius: 3)
    markup.attribute("fill", "#ffffff")
    markup.attribute("fill-opacity", 0.9)
    markup.attribute("stroke", paint.stroke)
    markup.attribute("stroke-width", 0.75)
    markup.write("/>\n")
  }

  private mutating func begin(_ place: Int, _ position: LabelPosition, _ paint: Paint) {
    markup.write("<g")
    markup.attribute("fill", ink(of: place, paint))
    if position.isCentered { markup.attribute("text-anchor", "middle") }
    if position.isRotated {
      let middle = decimal(position.rect.x + position.rect.width / 2)
      markup.write(" transform=\"rotate(-90 \(middle) \(decimal(position.rect.y + position.rect.height / 2)))\"")
    }
    markup.write(">")
  }

  private mutating func drawLines(_ label: Label, of place: Int, _ position: LabelPosition) {
    let (middle, center) = (position.rect.x + position.rect.width / 2, position.rect.y + position.rect.height / 2)
    let x = position.isCentered ? middle : position.rect.x
    var y = center - label.height / 2
    if label.hasName {
      y += label.font
      markup.beginText(x: x, y: y, size: label.font)
      if items[place].isView {
        markup.attribute("font-weight", "bold")
      } else {
        markup.attribute("font-style", "italic")
      }
      markup.write(">")
      markup.quote(label.name)
      markup.write("</text>")
    }
    guard label.hasSize else { return }
    markup.beginText(x: x, y: y + label.sizeFont * (label.hasName ? 1.15 : 1), size: label.sizeFont)
    markup.attribute("opacity", 0.75)
    markup.write(">\(label.size)</text>")
  }

  private func ink(of place: Int, _ paint: Paint) -> String {
    if marks[place].contains(.dropped) { return Palette.conflict }
    return marks[place].contains(.ambiguous) ? Palette.ambiguityInk : paint.ink
  }
}
