// JSON: values, and positions of errors.

import Testing

@testable import Documents

/// Returns the diagnostic of a text as "line:column message".
private func refusal(_ text: String) -> String {
  do throws(Diagnostic) {
    _ = try Document(Source(name: "test", text: text))
    return "none"
  } catch {
    guard let source = error.source, let offset = error.offset else { return error.message }
    let position = source.position(of: offset)
    return "\(position.line):\(position.column) \(error.message)"
  }
}

@Test func `every value is read with its offset`() throws {
  let document = try Document(Source(name: "test", text: " {\"a\": [1, true],\n \"b\": \"ä\\u00e9\\ud83d\\ude00\"}"))
  let pairs = try document.root.pairs("test")
  #expect(pairs.map { $0.key.content } == ["a", "b"])
  #expect(try pairs[0].value.elements("a").map { $0.offset } == [8, 11])
  #expect(pairs[1].value.content == "äé😀")
}

@Test func `numbers are read exactly`() throws {
  let document = try Document(Source(name: "test", text: "[0, -0.1, 63.2, 1e15, 5e-324, 90071992547409.93]"))
  let numbers = try document.root.numbers(6, "test")
  #expect(numbers == [0, -0.1, 63.2, 1e15, .leastNonzeroMagnitude, 90_071_992_547_409.93])
}

@Test(arguments: [-0.0, 0]) func `a zero is written without a sign`(zero: Double) {
  #expect(exact(zero) == "0" && short(zero) == "0")
  #expect(Datum.numbers([zero]).compact == "[0]")
}

@Test func `a column counts characters, not bytes`() {
  #expect(refusal("{\"größe\": x}") == "1:11 expected a value; strings need double quotes")
}

@Test func `an unclosed bracket is reported with its position`() {
  #expect(
    refusal("{\"a\": [1,\n  2")
      == "2:4 unexpected end of file: expected \",\" or \"]\"; opened in line 1, column 7")
}

@Test func `only the depth is limited`() {
  let deep = String(repeating: "[", count: 513)
  #expect(refusal(deep) == "1:513 nested more than 512 deep")
  let allowed = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
  #expect(refusal(allowed) == "none")
}

@Test(arguments: [[0xff], [0xc0, 0xaf], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xe2, 0x82]])
func `the first invalid byte of UTF-8 is found`(bytes: [UInt8]) {
  #expect(Source(name: "test", bytes: [0x61, 0xc3, 0xa4] + bytes).firstInvalidByte() == 3)
}

@Test func `the position of a character in a string takes escapes into account`() throws {
  let text = "[\"a\\u0062\\n\\\"c\"]"
  let value = try Document(Source(name: "test", text: text)).root.elements("test")[0]
  #expect(value.place(of: Source.Position(line: 1, column: 2)) == 3)
  #expect(value.place(of: Source.Position(line: 2, column: 2)) == 13)
  #expect(value.place(of: Source.Position(line: 9, column: 9)) == 14)
}

@Test func `the caret is below its character in a line of any length`() {
  let source = Source(name: "test", text: String(repeating: "ä", count: 500) + "!")
  let lines = Diagnostic("here", at: 1000, in: source).text().split(separator: "\n")
  let place = Array(lines[1]).firstIndex(of: "!")
  #expect(place == Array(lines[2]).firstIndex(of: "^"))
  #expect(lines[1].count < 80)
}
