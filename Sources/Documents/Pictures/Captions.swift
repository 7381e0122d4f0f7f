// Captions below a picture: dropped constraints and ambiguous items.

import CCasement

struct Captions {
  static let line = 15.0
  static let font = 10.0

  private(set) var lines: [(text: String, colour: String)] = []
  private var characters = 0

  /// The size in pixels.
  var width: Double { Double(characters) * Self.font * 0.605 }
  var height: Double { Double(lines.count) * Self.line + (lines.isEmpty ? 0 : 8) }

  /// Adds the first lines of a list of `count`, and how many more there are.
  mutating func add(_ texts: [String], of count: Int, _ colour: String) {
    for text in texts.prefix(Snapshot.mostTold) {
      characters = max(characters, text.unicodeScalars.count)
      lines.append((text, colour))
    }
    if count > Snapshot.mostTold { lines.append(("and \(count - Snapshot.mostTold) more", colour)) }
  }
}

extension Picture {
  func captions() -> Captions {
    var captions = Captions()
    if options.hidesFaults { return captions }
    captions.add(snapshot.conflicts.map { "dropped: \($0.text)" }, of: snapshot.conflictCount, Palette.conflict)
    let told = ambiguities.prefix(Snapshot.mostTold).map { text(of: $0) }
    captions.add(told, of: ambiguities.count, Palette.ambiguity)
    return captions
  }

  /// `ambiguous: photo, horizontally`
  private func text(of ambiguity: (item: Int, axis: cas_axis)) -> String {
    let item = items[ambiguity.item]
    let name = item.kind == CAS_CONTENT_GUIDE ? "content of \(items[item.parent].ruleName)" : item.ruleName
    return "ambiguous: \(name), \(ambiguity.axis == CAS_HORIZONTAL ? "horizontally" : "vertically")"
  }

  mutating func draw(_ captions: Captions, from top: Double) {
    for (index, line) in captions.lines.enumerated() {
      markup.beginText(x: Self.border, y: top + Double(index) * Captions.line + 3, size: Captions.font)
      markup.attribute("fill", line.colour)
      markup.write(">")
      markup.quote(line.text)
      markup.write("</text>\n")
    }
  }
}
