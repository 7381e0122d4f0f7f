import Testing

@testable import Layout

/// The forms of formats that the header documents: for each form the last constraint it makes, or the column and the
/// message with which it is refused.
@Suite struct VFLFormTests {
  private static let signed = "expected a number or a metric after the sign, not a view"
  private static let noMetric = "no metric has this name"
  private static let nothing = "neither a metric nor an item has this name"
  private static let extended = "allowed only in extended formats"

  /// Forms with the same result with and without the extensions.
  static let forms = [
    // Sizes
    ("[a(8)]", "a.width == 8 @1000"), ("[a(-8)]", "a.width == -8 @1000"), ("[a(+8)]", "a.width == 8 @1000"),
    ("V:[a(8)]", "a.height == 8 @1000"), ("[a(gap)]", "a.width == 12 @1000"), ("[a(-gap)]", "a.width == -12 @1000"),
    ("[a(+gap)]", "a.width == 12 @1000"), ("[a(\"gap\")]", "a.width == 12 @1000"),
    ("[a(b)]", "a.width == b.width @1000"), ("[a(>=b@250)]", "a.width >= b.width @250"),
    ("V:[a(\"b\")]", "a.height == b.height @1000"), ("[a(<=8@gap)]", "a.width <= 8 @12"),
    ("[a(both)]", "a.width == 5 @1000"), ("[a(#5)]", "5: \(nothing)"), ("[a(x)]", "4: \(nothing)"),
    ("[a(2 * b)]", "6: expected \"@\", \",\" or \")\""),
    // Distances
    ("[a][b]", "b.leading == a.trailing @1000"), ("[a]-[b]", "b.leading == a.trailing + 8 @1000"),
    ("[a]-5-[b]", "b.leading == a.trailing + 5 @1000"), ("[a]-+5-[b]", "b.leading == a.trailing + 5 @1000"),
    ("[a]-gap-[b]", "b.leading == a.trailing + 12 @1000"), ("[a]-\"gap\"-[b]", "b.leading == a.trailing + 12 @1000"),
    ("[a]-(-5)-[b]", "b.leading == a.trailing - 5 @1000"), ("[a]-(-gap)-[b]", "b.leading == a.trailing - 12 @1000"),
    ("[a]-both-[b]", "b.leading == a.trailing + 5 @1000"), ("[a]-5@low-[b]", "b.leading == a.trailing + 5 @250"),
    ("[a]-(>=5,<=20@750)-[b]", "b.leading <= a.trailing + 20 @750"),
    ("[a]--5-[b]", "5: a negative distance stands in parentheses: -(-8)-"),
    ("[a]-b * 2-[c]", "7: expected \"-\" after the distance"),
    // Constraints
    ("a.width == \"gap\"", "a.width == 12 @1000"), ("a.width == 4 @\"gap\"", "a.width == 4 @12"),
    ("a.width == b.width + \"gap\"", "a.width == b.width + 12 @1000"),
    ("a.width == \"gap\" * b.width", "a.width == 12 * b.width @1000"),
    ("a.width == b.width / gap", "22: expected a number"), ("a.width == 4 weight gap", "21: expected a number"),
    ("a.width == \"\"", "12: expected a number, a metric, or an attribute of a view"),
  ]

  /// A form, its result without the extensions, and its result with them.
  static let extensions = [
    // Signs
    ("[a(-b)]", "5: \(signed)", "a.width + b.width == 0 @1000"),
    ("[a(+b)]", "5: \(signed)", "a.width == b.width @1000"),
    ("[a(>=-b@5)]", "7: \(signed)", "a.width + b.width >= 0 @5"), ("[a(-x)]", "5: \(noMetric)", "5: \(nothing)"),
    ("[a]-(-b)-[c]", "7: \(noMetric)", "#.width + b.width == 0 @1000"),
    // Views as distances
    ("[a]-b-[c]", "5: \(noMetric)", "#.width == b.width @1000"),
    ("[a]-(b)-[c]", "6: \(noMetric)", "#.width == b.width @1000"),
    ("V:[a]-(>=b@20)-[c]", "10: \(noMetric)", "#.height >= b.height @20"),
    ("[a]-(>=b,<=gap)-[c]", "8: \(noMetric)", "#.width <= 12 @1000"), ("[a]-x-[c]", "5: \(noMetric)", "5: \(nothing)"),
    ("[a]-#5-[c]", "6: \(noMetric)", "6: \(nothing)"),
    // Arithmetic
    ("[a(b * 2 + 8)]", "6: \(extended)", "a.width == 2 * b.width + 8 @1000"),
    ("[a(gap * 2 + 8)]", "8: \(extended)", "a.width == 32 @1000"),
    ("[a]-(b * 2 + 8)-[c]", "8: \(extended)", "#.width == 2 * b.width + 8 @1000"),
    ("[a]-(gap * 2 + 8)-[c]", "10: \(extended)", "c.leading == a.trailing + 32 @1000"),
    ("V:|-(b / 2 - 1 @20)-[a]", "8: \(extended)", "#.height == 0.5 * b.height - 1 @20"),
    ("[a]-(-b * 2 + 8)-[c]", "9: \(extended)", "#.width + 2 * b.width == 8 @1000"),
    ("[a(b * 9 / 16)]", "6: \(extended)", "a.width == 0.5625 * b.width @1000"),
    ("[a(b * gap)]", "6: \(extended)", "8: expected a number"),
    // Attributes
    ("[a(b.height)]", "5: \(extended)", "a.width == b.height @1000"),
    ("[a]-b.height-[c]", "6: \(extended)", "#.width == b.height @1000"),
    ("[a]-(b.height * 2 + 8)-[c]", "7: \(extended)", "#.width == 2 * b.height + 8 @1000"),
    ("[a(gap.width)]", "7: \(extended)", "4: no item has this name"),
    // Percents and equal gaps
    ("[a(50%)]", "a.width == 0.5 * window.width @1000", "a.width == 0.5 * window.width @1000"),
    ("[a]-(>=-50%)-[c]", "#.width + 0.5 * window.width >= 0 @1000", "#.width + 0.5 * window.width >= 0 @1000"),
    ("[a]-50%-[c]", "#.width == 0.5 * window.width @1000", "#.width == 0.5 * window.width @1000"),
    ("[a]~[b]~[c]", "4: \(extended)", "#.width == #.width @1000"),
  ]

  /// Returns the last constraint of a rule, in which a guide is `#`; or the column and the message of its refusal.
  private func outcome(of rule: String, extended isExtended: Bool) throws -> String {
    let stage = try Stage()
    for name in ["a", "b", "c", "both"] { _ = try stage.view(name) }
    var options = RuleOptions()
    options.isExtended = isExtended
    do {
      let added = try stage.rules(rule, metrics: ["gap": 12, "both": 5, "5": 3], options: options)
      let text = try stage.text(try #require(added.last))
      return text.replacing(#/#\d+/#, with: "#")
    } catch let refusal as Refusal {
      let line = String(refusal.description.split(separator: "\n")[0])
      return String(line.trimmingPrefix("line 1, column "))
    }
  }

  @Test(arguments: forms) func `a documented form means the same with extensions`(
    rule: String, expected: String
  ) throws {
    #expect(try outcome(of: rule, extended: false) == expected)
    #expect(try outcome(of: rule, extended: true) == expected)
  }

  @Test(arguments: extensions) func `an extension is refused without the flag`(
    rule: String, plain: String, extended: String
  ) throws {
    #expect(try outcome(of: rule, extended: false) == plain)
    #expect(try outcome(of: rule, extended: true) == extended)
  }
}
