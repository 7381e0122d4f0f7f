// Finds the messages "Unable to simultaneously satisfy constraints" in a log.

/// One message: the constraints that it lists, and the one that Auto Layout broke.
public struct LogReport: Sendable {
  /// The line of the message, from 1.
  public private(set) var line: Int
  public private(set) var constraints: [LoggedConstraint] = []
  /// Descriptions that cannot be read.
  public private(set) var unread: [String] = []
  /// The index of the constraint that was broken; nil where the log does not say.
  public private(set) var broken: Int?

  /// What is longer is no description of a constraint.
  private static let mostCharacters = 4000
  /// A description may go on in so many lines.
  private static let mostLines = 4
  /// A message with more constraints is cut: Auto Layout lists a few dozen at most.
  static let mostConstraints = 2000

  /// Returns all messages of a log, in order. Other lines are skipped.
  public static func all(in text: String) -> [LogReport] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline }).map { cleaned($0) }
    var reports: [LogReport] = []
    var open: LogReport?
    var isBreaking = false
    var number = 0
    func close() {
      if let open, !open.constraints.isEmpty || !open.unread.isEmpty { reports.append(open) }
      open = nil
      isBreaking = false
    }
    while number < lines.count {
      let line = lines[number]
      if isHeading(line) {
        close()
        open = LogReport(line: number + 1)
      }
      if line.mentions("recover by breaking") { isBreaking = true }
      if let start = beginning(of: line) {
        var report = open ?? LogReport(line: number + 1)
        let (description, last) = description(lines, number, start)
        report.add(description, isBroken: isBreaking)
        open = report
        if isBreaking { close() }
        number = last
      }
      number += 1
    }
    close()
    return reports
  }

  /// Whether a text has such a message, so that it is a log.
  public static func isLog(_ text: Substring) -> Bool {
    text.split(whereSeparator: { $0.isNewline }).contains { isHeading($0[...]) || beginning(of: cleaned($0)) != nil }
  }

  private static func isHeading(_ line: Substring) -> Bool {
    line.mentions("simultaneously satisfy constraints") || line.mentions("Conflicting constraints detected")
  }

  /// Removes what terminals, quotes and pages add to a line: escape sequences, marks, and codes of characters.
  private static func cleaned(_ line: Substring) -> Substring {
    var text = ""
    var isEscape = false
    for scalar in line.unicodeScalars {
      if scalar == "\u{1b}" {
        isEscape = true
      } else if isEscape {
        if scalar.properties.isAlphabetic { isEscape = false }
      } else if scalar.value >= 0x20 && scalar.value != 0x7f || scalar == "\t" {
        text.unicodeScalars.append(scalar)
      }
    }
    for (code, meaning) in [("\\<", "<"), ("\\>", ">"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")]
    where text[...].mentions(code) {
      text = text.replacing(code, with: meaning)
    }
    return text[...].drop { $0.isWhitespace || $0 == "*" }
  }

  /// Returns where the description of a constraint begins in a line.
  private static func beginning(of line: Substring) -> Substring.Index? {
    guard line.mentions("Constraint:"),
      let address = line.firstRange(of: "Constraint:0x") ?? line.firstRange(of: "Constraint: 0x") ?? labelled(line)
    else { return nil }
    let before = line[..<address.lowerBound]
    return before.lastIndex(of: "<") ?? before.lastIndex { $0.isWhitespace || $0 == "\"" }.map { line.index(after: $0) }
      ?? line.startIndex
  }

  /// Returns where a constraint of Masonry or SnapKit begins that has a label instead of an address.
  private static func labelled(_ line: Substring) -> Range<Substring.Index>? {
    guard let end = line.firstRange(of: "LayoutConstraint:"), let begin = line[..<end.lowerBound].lastIndex(of: "<"),
      ConstraintReader.hasLabels(line[line.index(after: begin)..<end.upperBound].dropLast())
    else { return nil }
    return end
  }

  /// Returns the description that begins in a line, and the last of its lines.
  private static func description(_ lines: [Substring], _ number: Int, _ start: Substring.Index) -> (String, Int) {
    var text = String(lines[number][start...].prefix(mostCharacters))
    var last = number
    while end(of: text) == nil, last + 1 < lines.count, last + 1 < number + mostLines, text.count < mostCharacters,
      beginning(of: lines[last + 1]) == nil, !lines[last + 1].isEmpty
    {
      last += 1
      text += " " + lines[last].prefix(mostCharacters)
    }
    if let end = end(of: text) { return (String(text[..<end]), last) }
    // Without marks it is the rest of its line.
    var line = lines[number][start...].prefix(mostCharacters)
    while let mark = line.last, mark == "," || mark.isWhitespace { line.removeLast() }
    return (String(line), number)
  }

  /// Returns where a description ends: after the last `>` that only marks follow.
  private static func end(of text: String) -> String.Index? {
    guard let last = text.lastIndex(of: ">") else { return nil }
    let after = text.index(after: last)
    return text[after...].allSatisfy { "\",.*) \t".contains($0) } ? after : nil
  }

  private mutating func add(_ description: String, isBroken: Bool) {
    guard constraints.count < Self.mostConstraints else { return }
    guard let read = ConstraintReader.read(description) else {
      if unread.count < Self.mostConstraints { unread.append(description) }
      return
    }
    if let known = constraints.firstIndex(where: { $0.address == read.address }) {
      if isBroken { broken = known }
      return
    }
    constraints.append(read)
    if isBroken { broken = constraints.count - 1 }
  }
}

extension Substring {
  /// Whether the bytes of a word are in the text. A log may have many lines, and the search by characters is slow.
  fileprivate func mentions(_ word: String) -> Bool {
    let word = Array(word.utf8)
    return utf8.withContiguousStorageIfAvailable { bytes in
      guard bytes.count >= word.count else { return false }
      return (0...(bytes.count - word.count)).contains { start in
        bytes[start] == word[0] && word.indices.allSatisfy { bytes[start + $0] == word[$0] }
      }
    } ?? contains(word.map { Character(UnicodeScalar($0)) })
  }
}
