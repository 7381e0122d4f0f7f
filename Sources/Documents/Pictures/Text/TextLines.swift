// Lines of a text: where it wraps, and where dots stand for the rest.

/// The size and weight of letters.
struct Letters {
  var size: Double
  var weight = 400
  var isItalic = false

  /// The height of a line of the system font.
  var lineHeight: Double { size * 1.193 }
  var ascent: Double { size * 0.952 }

  init(size: Double, weight: Int = 400, isItalic: Bool = false) {
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }

  init(_ look: TextLook) { self.init(size: look.size, weight: look.weight, isItalic: look.isItalic) }

  /// Returns the width of a text on one line.
  func width(of text: String) -> Double {
    let sum = text.unicodeScalars.reduce(0) { $0 + Pictures.width(of: $1) }
    return sum * size / 1000 * (weight >= 600 ? 1.06 : weight >= 500 ? 1.03 : 1)
  }
}

struct TextLines {
  /// The widths of letters are estimates: a text that is wider by this factor still fits.
  static let tolerance = 1.06

  private(set) var lines: [String] = []
  private let letters: Letters
  private let limit: Double

  /// Breaks a text between words; 0 lines are any number. The last line ends in dots if not all of it fits.
  init(
    _ text: String, _ letters: Letters, width: Double, most: Int, cut: TextLook.Cut = .tail,
    tolerance: Double = tolerance
  ) {
    self.letters = letters
    limit = width * tolerance
    let paragraphs = Self.paragraphs(text)
    for (place, paragraph) in paragraphs.enumerated() {
      if most == 1 {
        lines.append(paragraph)
      } else {
        wrap(paragraph, most: most > 0 ? most - lines.count : .max)
      }
      guard most > 0, lines.count >= most else { continue }
      if place + 1 < paragraphs.count, most > 1 { lines[lines.count - 1] += "\u{2026}" }
      break
    }
    if let last = lines.last, letters.width(of: last) > limit, cut != .clip {
      lines[lines.count - 1] = shortened(last, cut)
    }
  }

  private static func paragraphs(_ text: String) -> [String] {
    var paragraphs = [""]
    for scalar in text.unicodeScalars {
      if scalar == "\n" || scalar == "\r" || scalar == "\u{2028}" {
        paragraphs.append("")
      } else {
        paragraphs[paragraphs.count - 1].unicodeScalars.append(scalar == "\t" ? " " : scalar)
      }
    }
    return paragraphs
  }

  /// Adds the lines of a paragraph, at most so many; the last has all that is left.
  private mutating func wrap(_ paragraph: String, most: Int) {
    var line = ""
    var count = 1
    for word in Self.words(paragraph) {
      let longer = line.isEmpty ? word : line + " " + word
      if line.isEmpty || count == most || letters.width(of: longer) <= limit {
        line = longer
      } else {
        lines.append(line)
        line = word
        count += 1
      }
      // Letters of scripts without spaces, and long words, break anywhere.
      while count < most, letters.width(of: line) > limit, line.unicodeScalars.count > 1 {
        let head = prefix(of: line, limit)
        if head.unicodeScalars.isEmpty { break }
        lines.append(head)
        line = String(String.UnicodeScalarView(line.unicodeScalars.dropFirst(head.unicodeScalars.count)))
        count += 1
      }
    }
    lines.append(line)
  }

  private static func words(_ text: String) -> [String] {
    text.unicodeScalars.split(separator: " ").map { String(String.UnicodeScalarView($0)) }
  }

  /// Returns the beginning of a text that fits into a width.
  private func prefix(of text: String, _ width: Double) -> String {
    var head = String.UnicodeScalarView()
    var used = 0.0
    for scalar in text.unicodeScalars {
      used += letters.width(of: String(scalar))
      if used > width { break }
      head.append(scalar)
    }
    return String(head)
  }

  private func shortened(_ text: String, _ cut: TextLook.Cut) -> String {
    let dots = "\u{2026}"
    let room = limit - letters.width(of: dots)
    if room <= 0 { return dots }
    switch cut {
    case .head: return dots + reversed(prefix(of: reversed(text), room))
    case .middle: return prefix(of: text, room / 2) + dots + reversed(prefix(of: reversed(text), room / 2))
    default:
      var head = prefix(of: text, room)
      while head.unicodeScalars.last == " " { head.unicodeScalars.removeLast() }
      return head + dots
    }
  }

  private func reversed(_ text: String) -> String { String(String.UnicodeScalarView(text.unicodeScalars.reversed())) }
}
