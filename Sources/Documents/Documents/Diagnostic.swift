// A message with file, line and column, and the exit code that goes with it.

/// The exit codes of the tool. A diagnostic has one from `usage` on.
public enum ExitCode: Int32, Sendable {
  case success = 0
  /// With --check: conflicts or ambiguity. Of replay: a result differs.
  case findings = 1
  case usage = 2
  case badInput = 3
  case files = 4
  case library = 5
}

public struct Diagnostic: Error {
  public var exitCode: ExitCode
  public var message: String
  public var source: Source?
  public var offset: Int?

  public init(_ exitCode: ExitCode, _ message: String) {
    self.exitCode = exitCode
    self.message = message
  }

  /// An error at a place in a file.
  public init(_ message: String, at offset: Int, in source: Source) {
    self.init(.badInput, message)
    self.source = source
    self.offset = offset
  }

  /// The line in its file; nil where the message is about no place in it.
  public var line: Int? {
    guard let source, let offset else { return nil }
    return source.position(of: offset).line
  }

  /// `chat.json:12:18: error: …`, then the line, then a caret below the place.
  public func text(_ style: Style = .plain) -> String {
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
    let message = lines.map { printable(String($0)) }.joined(separator: "\n")
    guard let source, let offset else { return "casement: " + style.error("error: ") + message }
    let position = source.position(of: offset)
    let place = printable("\(source.name):\(position.line):\(position.column): ")
    return style.bold(place) + style.error("error: ") + style.bold(message) + "\n"
      + Excerpt(source, offset).text(line: position.line, style)
  }
}

/// The source line of a diagnostic, cut around the place where it is long, and a caret.
struct Excerpt {
  /// The bytes of a long line shown on either side of the caret.
  private static let window = 60

  private var before = ""
  private var after = ""

  init(_ source: Source, _ offset: Int) {
    let line = source.line(around: offset)
    let place = min(offset, line.upperBound)
    var start = max(line.lowerBound, place - Self.window)
    while start > line.lowerBound, !source.isStart(start) { start -= 1 }
    var end = min(line.upperBound, place + Self.window)
    while end < line.upperBound, !source.isStart(end) { end += 1 }
    before = (start > line.lowerBound ? "…" : "") + Self.text(source.bytes[start..<place])
    after = Self.text(source.bytes[place..<end]) + (end < line.upperBound ? "…" : "")
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String { printable(String(decoding: bytes, as: UTF8.self)) }

  func text(line: Int, _ style: Style) -> String {
    let number = String(line)
    let blank = String(repeating: " ", count: number.count)
    let padding = String(String.UnicodeScalarView(before.unicodeScalars.map { $0 == "\t" ? "\t" : " " }))
    return " \(number) | \(before)\(after)\n \(blank) | \(padding)" + style.error("^")
  }
}

/// Plain text, or text with ANSI colours.
public enum Style: Sendable {
  case plain, coloured

  private func wrap(_ text: String, _ code: String) -> String {
    self == .plain ? text : "\u{1b}[\(code)m\(text)\u{1b}[0m"
  }
  public func bold(_ text: String) -> String { wrap(text, "1") }
  public func error(_ text: String) -> String { wrap(text, "1;31") }
  public func warning(_ text: String) -> String { wrap(text, "1;33") }
  public func dim(_ text: String) -> String { wrap(text, "2") }
}
