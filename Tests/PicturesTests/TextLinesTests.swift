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

  @Test func `a carriage return before a line feed makes no line`() {
    #expect(lines("one\r\ntwo\rthree\n\nfour", 50) == ["one", "two", "three", "", "four"])
  }

  @Test func `characters of several letters are not divided`() {
    let family = "\u{1f468}\u{200d}\u{1f469}\u{200d}\u{1f467}"
    let text = String(repeating: family, count: 4)
    for cut in [TextLook.Cut.tail, .head, .middle] {
      let line = lines(text, 100, most: 1, cut)[0]
      #expect(line.count > 1 && line.allSatisfy { $0 == "\u{2026}" || String($0) == family })
    }
    #expect(lines(text, 60).allSatisfy { $0 == family })
  }

  @Test func `a view narrower than a letter has one in each line`() {
    #expect(lines("ab c", 1, most: 3) == ["a", "b", "\u{2026}"])
  }

  @Test func `the time for a long word is proportional to its length`() {
    func time(_ count: Int) -> Duration {
      let text = String(repeating: "a", count: count)
      return (0..<3).map { _ in ContinuousClock().measure { _ = lines(text, 12) } }.min() ?? .zero
    }
    // In proportion it is 16 times, in square 256 times.
    #expect(time(32_000) < time(2_000) * 80)
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
