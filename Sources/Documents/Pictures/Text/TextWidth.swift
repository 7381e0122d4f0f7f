// How wide a text is, about. There are no fonts here: these are the widths of the letters of Helvetica, in thousandths of
// the size of the font. Texts in the fonts of the system are within 5 percent of it, mostly.

private let widths: [Double] = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,  // space to /
  556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,  // 0 to ?
  1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,  // @ to O
  667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,  // P to _
  333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,  // ` to o
  556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,  // p to ~
]

/// Returns the width of the longest line of a text, in points.
package func width(of text: String, size: Double) -> Double {
  let lines = text.unicodeScalars.split { $0.properties.isWhitespace && $0 != " " && $0 != "\u{a0}" }
  return lines.map { line in line.reduce(0) { $0 + width(of: $1) } * size / 1000 }.max() ?? 0
}

/// Returns the width of a letter in thousandths of the size of the font.
func width(of scalar: Unicode.Scalar) -> Double {
  let place = Int(scalar.value) - 32
  if widths.indices.contains(place) { return widths[place] }
  // Marks that combine have no width. East Asian letters and pictures are as wide as high, but for those of Korean.
  if scalar.properties.generalCategory == .nonspacingMark { return 0 }
  if (0xac00...0xd7a3).contains(scalar.value) { return 867 }
  return scalar.value >= 0x2e80 ? 1000 : scalar == "\u{2026}" ? 1000 : 556
}
