import Testing

@testable import Layout

/// A refused list: the text, the column, and the expected token.
private typealias Case = (text: String, column: Int, sentence: String)

@Suite struct VFLFaultTests {
  private static let connection = "expected \"-\", \"[\", \"|\" or the end of the line"
  private static let distance = "expected a distance, \"(\", \"[\" or \"|\""
  private static let afterDistance = "expected \"-\" after the distance"
  private static let view = "expected a view in brackets"
  private static let inList = "expected \"@\", \",\" or \")\""
  private static let listEnd = "expected \",\" or \")\""
  private static let priority = "expected a priority from 1 to 1000, or a metric"
  private static let whole = "a priority is a whole number from 1 to 1000"
  private static let relation = "expected \"==\", \"<=\" or \">=\""
  private static let size = "expected a number, a metric or a view"
  private static let quantity = "expected a number or a metric"
  private static let extended = "allowed only in extended formats"
  private static let rule = "expected a format such as H:|-[name]-| or a constraint such as name.width == 44"
  private static let item = "expected the name of a view"
  private static let attribute = "expected an attribute such as leading, centerY or width"
  private static let side = "expected a number, a metric, or an attribute of a view"
  private static let equationEnd =
    "expected \"@\", \"weight\", \"gone\", an identifier in quotes, or the end of the line"
  private static let start = "expected \"|\" or a view in brackets"

  private static let formats: [Case] = [
    // Beginnings
    ("H:", 3, start),
    ("V: ", 4, start),
    ("H:a", 3, start),
    ("H:-[a]", 3, start),
    ("V:(a)", 3, start),
    ("-[a]", 1, rule),
    ("(a)", 1, rule),
    ("Z:|[a]|", 2, "expected \".\" and an attribute"),
    ("h:[a]", 2, "expected \".\" and an attribute"),
    ("8", 2, relation),
    ("-", 1, rule),
    ("--a.width == 8", 1, rule),
    // Superview
    ("|", 2, view),
    ("||", 2, view),
    ("|-|", 3, view),
    ("H:|-8-|", 7, view),
    ("|-", 3, distance),
    ("[a]|[b]", 5, "expected the end of the line"),
    ("|[a]|-8-[b]", 6, "expected the end of the line"),
    ("|[a]||", 6, "expected the end of the line"),
    // Views
    ("[]", 2, item),
    ("[", 2, item),
    ("[8]", 2, item),
    ("[a", 3, "expected \"(\" or \"]\""),
    ("[a b]", 4, "expected \"(\" or \"]\""),
    ("[a.width]", 3, "expected \"(\" or \"]\""),
    ("H:|-[text]-[send-|", 17, "expected \"(\" or \"]\""),
    ("[a(8)", 6, "expected \"]\""),
    ("[a(8)(9)]", 6, "expected \"]\""),
    ("[\"\"]", 2, item),
    ("[\"a]", 2, "the closing quote is missing"),
    ("[#x]", 2, item),
    // Connections
    ("[a]a", 4, connection),
    ("[a](8)[b]", 4, connection),
    ("[a] = [b]", 5, connection),
    ("[a]-", 5, distance),
    ("[a]--[b]", 5, distance),
    ("[a]-@5-[b]", 5, distance),
    ("[a]-)-[b]", 5, distance),
    ("[a]--8-[b]", 5, "a negative distance stands in parentheses: -(-8)-"),
    ("[a]-8", 6, afterDistance),
    ("[a]-8[b]", 6, afterDistance),
    ("[a]-8 8-[b]", 7, afterDistance),
    ("[a]-(8)[b]", 8, afterDistance),
    ("[a]-8-", 7, view),
    ("[a]-8--[b]", 7, view),
    ("[a]-1e999-[b]", 5, "the number is too large"),
    // Predicates
    ("[a()]", 4, size),
    ("[a(,)]", 4, size),
    ("[a(>=)]", 6, size),
    ("[a(==-)]", 7, size),
    ("[a(=8)]", 4, relation),
    ("[a(>8)]", 4, relation),
    ("[a(<8)]", 4, relation),
    ("[a(!=8)]", 4, size),
    ("[a(8,)]", 6, size),
    ("[a(8;9)]", 5, inList),
    ("[a(8", 5, inList),
    ("[a(8]", 5, inList),
    ("[a(8 9)]", 6, inList),
    ("[a(8@5", 7, listEnd),
    ("[a(8@5@6)]", 7, listEnd),
    ("[a]-()-[b]", 6, quantity),
    ("[a]-(>=)-[b]", 8, quantity),
    ("[a]-(8", 7, inList),
    // Priorities
    ("[a(8@)]", 6, priority),
    ("[a(8@-5)]", 6, priority),
    ("[a(8@0)]", 6, whole),
    ("[a(8@1001)]", 6, whole),
    ("[a(8@7.5)]", 6, whole),
    ("[a]-8@-[b]", 7, priority),
    // Extensions without the flag
    ("[a(b.height)]", 5, extended),
    ("[a(b*2)]", 5, extended),
    ("[a(b+2)]", 5, extended),
    ("|~[a]", 2, extended),
  ]

  private static let extensions: [Case] = [
    ("[a(b.depth)]", 6, attribute),
    ("[a(b.)]", 6, attribute),
    ("[a(b*c)]", 6, "expected a number"),
    ("[a(b/0)]", 6, "division by zero"),
    ("[a(b-)]", 6, "expected a number"),
    ("[a(5*b)]", 5, inList),
    ("|~~[a]", 3, view),
    ("|-~[a]", 3, distance),
    ("[a]~", 5, view),
    ("[a(%)]", 4, size),
  ]

  private static let equations: [Case] = [
    ("a", 2, "expected \".\" and an attribute"),
    ("a width == 4", 3, "expected \".\" and an attribute"),
    ("a. == 4", 4, attribute),
    ("a.depth == 4", 3, attribute),
    ("a.WIDTH == 4", 3, attribute),
    ("a.center_Y == 4", 3, attribute),
    ("a.width", 8, relation),
    ("a.width = 4", 9, relation),
    ("a.width < 4", 9, relation),
    ("a.width 4", 9, relation),
    ("a.width ==", 11, side),
    ("a.width == @5", 12, side),
    ("a.width == - ", 14, side),
    ("a.width == 4 5", 14, equationEnd),
    ("a.width == 4 + ", 16, side),
    ("a.width == 4 + @5", 16, side),
    ("a.width == b.width c", 20, equationEnd),
    ("a.width == b.", 14, attribute),
    ("a.width == 2 * 3", 16, item),
    ("a.width == 2 * b", 17, "expected \".\" and an attribute"),
    ("a.width == b.width / c", 22, "expected a number"),
    ("a.width == b.width / 0", 22, "division by zero"),
    ("a.width == b.width + c.", 24, attribute),
    ("a.width == b.width + c.width d", 30, equationEnd),
    ("a.width == b.width +", 21, side),
    ("a.width + b.width", 18, relation),
    ("a.width + b == 4 * c.", 22, attribute),
    ("a.width - == 4", 11, side),
    ("a.width + b c.width == 4", 13, "expected \".\" and an attribute"),
    ("4 == 5", 1, rule),
    ("4 + gap == 5", 1, rule),
    ("a == 4", 3, "expected \".\" and an attribute"),
    ("\"a b\" == 4", 7, "expected \".\" and an attribute"),
    ("#5 == 4", 4, "expected \".\" and an attribute"),
    ("a.width == 4 @", 15, priority),
    ("a.width == 4 @0", 15, whole),
    ("a.width == 4 @5 6", 17, "expected \"weight\", \"gone\", an identifier in quotes, or the end of the line"),
    ("a.width == 4 \"x", 14, "the closing quote is missing"),
    ("a.width == 4 \"x\" @5", 18, "expected the end of the line"),
    ("a.width == 4 weight", 20, "expected a number"),
    ("a.width == 4 weight 0", 21, "a weight is greater than 0"),
    ("a.width == 1e999", 12, "the number is too large"),
    ("höhe.breite == 4", 6, attribute),
  ]

  private func check(_ cases: [Case], extended: Bool = false) {
    for (text, column, sentence) in cases {
      let expected = "line 1, column \(column): \(sentence)"
      let error = #expect(throws: Refusal.self, "\(text)") { _ = try tree(text, extended: extended) }
      let first = error.map { $0.description.split(separator: "\n")[0] }
      #expect(first.map(String.init) == expected, "\(text)")
    }
  }

  @Test func `a wrong format is refused with a column and the expected token`() {
    #expect(Self.formats.count >= 60)
    check(Self.formats)
  }

  @Test func `a wrong extension is refused with a column`() {
    check(Self.extensions, extended: true)
  }

  @Test func `a wrong equation is refused with a column`() {
    check(Self.equations)
  }

  @Test func `the message of a fault has its line with a caret`() {
    let error = #expect(throws: Refusal.self) { _ = try tree("H:|[a]|\nH:|-[text]-[send-|", "a.width == 4") }
    #expect(
      error?.description == """
        line 2, column 17: expected "(" or "]"
          H:|-[text]-[send-|
                          ^
        """)
  }

  @Test func `columns and carets count characters, and tabs are kept`() {
    let error = #expect(throws: Refusal.self) { _ = try tree("\t[höhe(größe]") }
    #expect(error?.description == "line 1, column 13: \(Self.inList)\n  \t[höhe(größe]\n  \t           ^")
  }

  @Test func `the message of a fault in a long line has the part around the caret`() {
    let views = String(repeating: "[a]", count: 200)
    let error = #expect(throws: Refusal.self) { _ = try tree(views + "?" + views) }
    let part = String(repeating: "[a]", count: 20)
    let caret = String(repeating: " ", count: 63) + "^"
    #expect(
      error?.description
        == "line 1, column 601: \(Self.connection)\n  …\(part)?\(part.dropLast())…\n\(caret)")
  }

  @Test func `a line that is too long is refused at the first column beyond the limit`() {
    let text = String(repeating: "[abcd]", count: 682) + "[a]"
    #expect(text.utf8.count == 4095)
    #expect(throws: Never.self) { try tree(text) }
    let error = #expect(throws: Refusal.self) { _ = try tree("[a]", text + " ") }
    #expect(error?.description.hasPrefix("line 2, column 4096: a line is at most 4095 bytes long\n") == true)
  }

  @Test func `random bytes are parsed or refused`() throws {
    var random: UInt64 = 88_172_645_463_325_252
    let pieces = [
      "H:", "V:", "|", "[", "]", "(", ")", "-", "a", "b", "8", "@", ",", ">=", "==", "<", ".", "width", "*", "/", "~",
      "%", "\"", "\\", "#", "ö", "\u{ff}", " ", "\n", "1e5", "+",
    ]
    for _ in 0..<20_000 {
      var text = ""
      for _ in 0..<(random >> 9) % 12 + 1 {
        random ^= random << 13
        random ^= random >> 7
        random ^= random << 17
        text += pieces[Int((random >> 20) % UInt64(pieces.count))]
      }
      do { _ = try tree(text, extended: random & 1 == 0) } catch is Refusal {}
    }
  }

  @Test func `rules that run out of memory return an error and release everything`() throws {
    for remaining in 1..<12 {
      let bench = RuleBench()
      bench.supply.remaining = remaining - 1
      do {
        try bench.read(["H:|-[a(>=8)]-|", "a.width == 4"])
        #expect(remaining > 5)
      } catch let refusal as Refusal {
        #expect(refusal.description == "out of memory")
      }
    }
  }
}
