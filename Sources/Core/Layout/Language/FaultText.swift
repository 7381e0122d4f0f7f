// The message of a fault:
//
//     line 4, column 18: expected "]"
//       H:|-[text]-[send-|
//                       ^

import Memory
import Notation
import Solver

extension RuleSource {
  /// The number of bytes of a long line that are shown on either side of the caret.
  private static var window: Int { 60 }

  /// Writes `line 4, column 18: `, if the fault has a position.
  @inline(never)
  package func writePosition(of fault: RuleFault, to text: inout some Text) {
    guard let position = position(of: fault) else { return }
    text.write("line ")
    text.write(position.line)
    text.write(", column ")
    text.write(position.column)
    text.write(": ")
  }

  /// Line and column of a fault, both from 1; nil where it has no position.
  package func position(of fault: RuleFault) -> (line: Int, column: Int)? {
    fault.cause == .memory || count == 0 ? nil : position(of: Int(fault.offset))
  }

  /// The longest name that a message repeats, in bytes.
  private static var longestName: Int { 64 }

  /// Writes `: send`, the name at the position of a fault.
  @inline(never)
  package func writeName(at fault: RuleFault, to text: inout some Text) {
    guard let token = token(at: fault), token.end - token.start <= Self.longestName else { return }
    text.write(": ")
    for index in token.start..<token.end { text.write(self[Int(index)]) }
  }

  /// Whether the position of a fault has the name of an item that only a scene with a screen has.
  @inline(never)
  package func isScreenItem(at fault: RuleFault) -> Bool {
    guard let word = token(at: fault)?.word else { return false }
    return matches(word, "keyboard_guide") || matches(word, "top_guide") || matches(word, "bottom_guide")
      || matches(word, "keyboard") || matches(word, "status_bar") || matches(word, "navigation_bar")
      || matches(word, "toolbar") || matches(word, "tab_bar")
  }

  /// Returns the number of characters of the word at the position of a fault, without its quotes; 0 where there is none.
  package func length(of fault: RuleFault) -> Int {
    guard count > 0, fault.cause != .memory, fault.cause != .tooLong, let token = token(at: fault) else { return 0 }
    return characters(Int(token.word.start)..<Int(token.word.end))
  }

  /// Returns the word at the position of a fault, without its quotes; an empty one where there is none.
  func word(at fault: RuleFault) -> UnsafeBufferPointer<UInt8> {
    guard let token = token(at: fault), token.isName, token.word.form != .identity else { return bytes(0..<0) }
    return bytes(Int(token.word.start)..<Int(token.word.end))
  }

  /// Returns the token at the position of a fault. The position of a name in quotes is behind the first quote, and that of
  /// an id behind the `#`.
  private func token(at fault: RuleFault) -> Token? {
    let start = Int(fault.offset)
    let isMarked = start > 0 && (self[start - 1] == Byte("\"") || self[start - 1] == Byte("#"))
    do throws(RuleFault) { return try token(from: isMarked ? start - 1 : start) } catch { return nil }
  }

  /// Writes a newline, the line of the fault, and a line with a caret under its position.
  @inline(never)
  package func writeCaret(of fault: RuleFault, to text: inout some Text) {
    if fault.cause == .memory || count == 0 { return }
    writeCaret(under: Int(fault.offset), to: &text)
  }

  /// Writes the line of an offset, truncated if it is long, and a caret under the offset.
  @inline(never)
  private func writeCaret(under offset: Int, to text: inout some Text) {
    let line = line(around: offset)
    let shown = start(before: offset, in: line)..<end(after: offset, in: line)
    text.write("\n  ")
    if shown.lowerBound > line.lowerBound { text.write("…") }
    for index in shown { text.write(self[index]) }
    if shown.upperBound < line.upperBound { text.write("…") }
    text.write("\n  ")
    if shown.lowerBound > line.lowerBound { text.write(" ") }
    for index in shown.lowerBound..<min(offset, line.upperBound) where isStart(index) {
      text.write(self[index] == Byte("\t") ? Byte("\t") : Byte(" "))
    }
    text.write("^")
  }

  private func start(before offset: Int, in line: Range<Int>) -> Int {
    var start = max(line.lowerBound, offset - Self.window)
    while start > line.lowerBound, !isStart(start) { start -= 1 }
    return start
  }

  private func end(after offset: Int, in line: Range<Int>) -> Int {
    var end = min(line.upperBound, offset + Self.window)
    while end < line.upperBound, !isStart(end) { end += 1 }
    return end
  }

  /// Whether a character begins here.
  private func isStart(_ index: Int) -> Bool { self[index] & 0xc0 != 0x80 }
}
