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
  func width(of text: String) -> Double { points(thousandths(of: text.unicodeScalars)) }

  /// Returns a width of letters in points.
  func points(_ thousandths: Double) -> Double {
    thousandths * size / 1000 * (weight >= 600 ? 1.06 : weight >= 500 ? 1.03 : 1)
  }
}

/// Returns the width of letters in thousandths of the size of their font.
private func thousandths(of scalars: String.UnicodeScalarView) -> Double {
  scalars.reduce(0) { $0 + width(of: $1) }
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
    let paragraphs = text.split(omittingEmptySubsequences: false, whereSeparator: Self.endsLine)
    for (place, paragraph) in paragraphs.enumerated() {
      if most == 1 {
        lines.append(String(paragraph.map { $0 == "\t" ? " " : $0 }))
      } else {
        wrap(Self.words(paragraph), most: most > 0 ? most - lines.count : .max)
      }
      guard most > 0, lines.count >= most else { continue }
      if place + 1 < paragraphs.count, most > 1 { lines[lines.count - 1] += "\u{2026}" }
      break
    }
    if let last = lines.last, letters.width(of: last) > limit, cut != .clip {
      lines[lines.count - 1] = shortened(last, cut)
    }
  }

  /// A carriage return and the line feed after it are one character.
  static func endsLine(_ character: Character) -> Bool {
    character == "\n" || character == "\r\n" || character == "\r" || character == "\u{2028}"
  }

  /// Returns the words of a paragraph with one space between them.
  private static func words(_ paragraph: Substring) -> [Character] {
    var words: [Character] = []
    for character in paragraph {
      let isSpace = character == " " || character == "\t"
      if !isSpace { words.append(character) } else if words.last != " ", !words.isEmpty { words.append(" ") }
    }
    if words.last == " " { words.removeLast() }
    return words
  }

  /// Adds the lines of a paragraph, at most so many; the last has all that is left.
  private mutating func wrap(_ text: [Character], most: Int) {
    var start = 0
    for _ in 1..<max(most, 1) {
      // Letters of scripts without spaces, and long words, break anywhere; a line has one letter at least.
      var end = start + max(1, countOfFitting(text[start...], limit))
      if end >= text.count { break }
      var next = end
      if text[end] == " " {
        next += 1
      } else if let space = text[start..<end].lastIndex(of: " ") {
        (end, next) = (space, space + 1)
      }
      lines.append(String(text[start..<end]))
      start = next
    }
    lines.append(String(text[start...]))
  }

  /// Returns how many characters at the beginning of a text fit into a width.
  private func countOfFitting(_ text: some Sequence<Character>, _ width: Double) -> Int {
    var (count, used) = (0, 0.0)
    for character in text {
      used += thousandths(of: String(character).unicodeScalars)
      if letters.points(used) > width { break }
      count += 1
    }
    return count
  }

  private func shortened(_ line: String, _ cut: TextLook.Cut) -> String {
    let dots = "\u{2026}"
    let room = limit - letters.width(of: dots)
    if room <= 0 { return dots }
    let text = Array(line)
    let side = cut == .middle ? room / 2 : room
    var head = cut == .head ? [] : text.prefix(countOfFitting(text, side))
    let tail = cut == .tail ? [] : text.suffix(countOfFitting(text.reversed(), side))
    if cut == .tail { while head.last == " " { head.removeLast() } }
    return String(head) + dots + String(tail)
  }
}
