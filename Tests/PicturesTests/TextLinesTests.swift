import Testing

@testable import Pictures

@Suite struct TextLinesTests {
  private let letters = Letters(size: 10)

  private func lines(_ text: String, _ width: Double, most: Int = 0, _ cut: TextLook.Cut = .tail) -> [String] {
    TextLines(text, letters, width: width, most: most, cut: cut, tolerance: 1).lines
  }

  @Test func `a width is the sum of the widths of letters`() {
    // A is 667 thousandths, i is 222.
    #expect(letters.width(of: "Ai") == 8.89)
    #expect(abs(Letters(size: 10, weight: 700).width(of: "Ai") - 8.89 * 1.06) < 1e-9)
  }

  @Test func `text wraps between words and at line breaks`() {
    #expect(lines("one two three", 50) == ["one two", "three"])
    #expect(lines("one\ntwo", 50) == ["one", "two"])
    #expect(lines("one two", 200) == ["one two"])
  }

  @Test func `a word longer than a line is broken`() {
    let found = lines("AAAAAAAA", 20)
    #expect(found == ["AA", "AA", "AA", "AA"])
  }

  @Test func `dots stand for what does not fit`() {
    #expect(lines("one two three", 50, most: 1) == ["one two\u{2026}"])
    #expect(lines("one two three", 50, most: 1, .head) == ["\u{2026}wo three"])
    #expect(lines("one two three", 50, most: 1, .clip) == ["one two three"])
    #expect(lines("one two three four five six", 50, most: 2) == ["one two", "three fou\u{2026}"])
  }

  @Test func `no line is wider than the view, whatever the text`() {
    for text in ["a bc def ghij klmno pqrstu", "WWWW iiii WWWW", "日本語のテキスト", "x"] {
      for width in stride(from: 12.0, through: 120, by: 7) {
        for most in 0...3 {
          let found = lines(text, width, most: most)
          #expect(!found.isEmpty && (most == 0 || found.count <= most))
          #expect(found.allSatisfy { letters.width(of: $0) <= width })
        }
      }
    }
  }
}
