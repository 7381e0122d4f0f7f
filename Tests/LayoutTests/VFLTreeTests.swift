import Testing

@testable import Layout

@Suite struct VFLTreeTests {
  /// A format, and its parsed form with all optional parts.
  static let formats = [
    // A view
    ("[a]", "H: [a]"),
    ("H:[a]", "H: [a]"),
    ("V:[a]", "V: [a]"),
    ("[_tall_2]", "H: [_tall_2]"),
    ("[höhe]", "H: [höhe]"),
    ("[\"a view\"]", "H: [a view]"),
    ("[\"a\\\"b\\\\c\"]", "H: [a\"b\\c]"),
    ("[#4194305]", "H: [#4194305]"),
    ("[H]", "H: [H]"),
    // Superview and connections
    ("|[a]", "H: | 0 [a]"),
    ("[a]|", "H: [a] 0 |"),
    ("V:|[a]|", "V: | 0 [a] 0 |"),
    ("|-[a]-|", "H: | - [a] - |"),
    ("[a][b][c]", "H: [a] 0 [b] 0 [c]"),
    ("[a]-[b]", "H: [a] - [b]"),
    ("[a]-8-[b]", "H: [a] (==8@1000) [b]"),
    ("[a]-0-[b]", "H: [a] (==0@1000) [b]"),
    ("[a]-2.5-[b]", "H: [a] (==2.5@1000) [b]"),
    ("[a]-.5-[b]", "H: [a] (==0.5@1000) [b]"),
    ("[a]-1e2-[b]", "H: [a] (==100@1000) [b]"),
    ("[a]-gap-[b]", "H: [a] (==gap@1000) [b]"),
    ("[a]-8@750-[b]", "H: [a] (==8@750) [b]"),
    ("[a]-(8)-[b]", "H: [a] (==8@1000) [b]"),
    ("[a]-(-8)-[b]", "H: [a] (==-8@1000) [b]"),
    ("[a]-(-gap)-[b]", "H: [a] (==-1*gap@1000) [b]"),
    ("[a]-(>=8)-[b]", "H: [a] (>=8@1000) [b]"),
    ("[a]-(>=8,<=20@750)-[b]", "H: [a] (>=8@1000,<=20@750) [b]"),
    ("[a]-(>=small,<=large@low,==8@1)-|", "H: [a] (>=small@1000,<=large@low,==8@1) |"),
    ("|-20-[a]-[b]-(>=20)-|", "H: | (==20@1000) [a] - [b] (>=20@1000) |"),
    // Predicates
    ("[a(100)]", "H: [a(==100@1000)]"),
    ("[a(==100)]", "H: [a(==100@1000)]"),
    ("[a(<=100)]", "H: [a(<=100@1000)]"),
    ("[a(>=100)]", "H: [a(>=100@1000)]"),
    ("[a(-1)]", "H: [a(==-1@1000)]"),
    ("[a(+1)]", "H: [a(==1@1000)]"),
    ("[a(100@20)]", "H: [a(==100@20)]"),
    ("[a(==100@p)]", "H: [a(==100@p)]"),
    ("[a(b)]", "H: [a(==b@1000)]"),
    ("[a(>=b@250)]", "H: [a(>=b@250)]"),
    ("[a(>=40,<=b@750,w)]", "H: [a(>=40@1000,<=b@750,==w@1000)]"),
    ("[a(==\"b c\")]", "H: [a(==b c@1000)]"),
    // Blanks and comments
    (" H : | - 8 - [ a ( >= 40 , b @ 20 ) ] - | ", "H: | (==8@1000) [a(>=40@1000,==b@20)] - |"),
    ("\t|[a]| // to both sides", "H: | 0 [a] 0 |"),
    ("|[a]|\r", "H: | 0 [a] 0 |"),
    ("[a(50%)]", "H: [a(==50%@1000)]"),
    ("[a(>=12.5%@750)]", "H: [a(>=12.5%@750)]"),
    ("|-10%-[a]", "H: | (==10%@1000) [a]"),
    ("|-(>=10%,<=20)-[a]", "H: | (>=10%@1000,<=20@1000) [a]"),
  ]

  @Test(arguments: formats) func `a format is parsed by its grammar`(text: String, expected: String) throws {
    #expect(try tree(text) == expected)
    #expect(try tree(text, extended: true) == expected)
  }

  static let extensions = [
    ("[a(b.height)]", "H: [a(==b.height@1000)]"),
    ("[a(>=b.height@20)]", "H: [a(>=b.height@20)]"),
    ("[a(==b.height/2)]", "H: [a(==0.5*b.height@1000)]"),
    ("[a(==b*2+10)]", "H: [a(==2*b+10@1000)]"),
    ("[a(==b - 10)]", "H: [a(==b+-10@1000)]"),
    ("[a]-(b.width)-[c]", "H: [a] (==b.width@1000) [c]"),
    ("|~[a]~|", "H: | ~ [a] ~ |"),
    ("V:[a]~[b]-8-[c]~[d]", "V: [a] ~ [b] (==8@1000) [c] ~ [d]"),
  ]

  @Test(arguments: extensions) func `extensions are parsed if allowed`(text: String, expected: String) throws {
    #expect(try tree(text, extended: true) == expected)
    #expect(throws: Refusal.self) { try tree(text) }
  }

  static let equations = [
    ("input.height == 44", "input.height == 44 @1000"),
    ("input.height==44@20", "input.height == 44 @20"),
    ("a.width >= -4.5", "a.width >= -4.5 @1000"),
    ("a.width == bar @high", "a.width == bar @high"),
    ("a.left == b.right", "a.left == b.right @1000"),
    ("a.left == -b.right", "a.left == -1 * b.right @1000"),
    ("a.left == b.right + 8", "a.left == b.right + 8 @1000"),
    ("a.left == b.right - gap", "a.left == b.right + -gap @1000"),
    ("a.left <= 0.5 * b.right - 8", "a.left <= 0.5 * b.right + -8 @1000"),
    ("a.left <= b.right * 0.5 - 8", "a.left <= 0.5 * b.right + -8 @1000"),
    ("a.left <= b.right / 4", "a.left <= 0.25 * b.right @1000"),
    ("a.left <= third * b.right", "a.left <= third * b.right @1000"),
    ("a.left <= -2 * b.right", "a.left <= -2 * b.right @1000"),
    ("all.width == name.width + mail.width + 8", "all.width == name.width + mail.width + 8 @1000"),
    (
      "2 * a.centerX - 3 >= b.left - gap/2 + c.right*third",
      "2 * a.centerX + -3 >= b.left + -gap + third * c.right @1000"
    ),
    ("-a.left + b.width / 2 == 4 + 5", "-1 * a.left + 0.5 * b.width == 4 + 5 @1000"),
    ("8 <= a.width", "8 <= a.width @1000"),
    ("gap == a.width", "gap == a.width @1000"),
    ("+2*#5.top == \"x y\".top-\"x y\"", "2 * #5.top == x y.top + -x y @1000"),
    ("a.width == 3 weight 2", "a.width == 3 @1000 weight 2"),
    (
      "photo.bottom <= 0.5 * keyboard_guide.top - 8 @750 \"above-keyboard\"",
      "photo.bottom <= 0.5 * keyboard_guide.top + -8 @750 \"above-keyboard\""
    ),
    ("a.width == 3 @5 weight 0.5 \"a \\\"b\\\"\"", "a.width == 3 @5 weight 0.5 \"a \"b\"\""),
    ("\"my view\".centerX == \"a.b\".centerX", "my view.centerX == a.b.centerX @1000"),
    ("#5.width == #6.width", "#5.width == #6.width @1000"),
    ("H.width == V.width", "H.width == V.width @1000"),
    ("weight.width == 5", "weight.width == 5 @1000"),
    (
      "a.centerXWithinMargins == b.center_x_within_margins",
      "a.centerXWithinMargins == b.centerXWithinMargins @1000"
    ),
    ("a.first_baseline == b.baseline", "a.firstBaseline == b.lastBaseline @1000"),
  ]

  @Test(arguments: equations) func `an equation is parsed by its grammar`(text: String, expected: String) throws {
    #expect(try tree(text) == expected)
  }

  @Test func `every attribute is parsed in both spellings`() throws {
    for raw in 1...20 {
      let attribute = try #require(Attribute(rawValue: Int32(raw)))
      let name = "\(attribute.name)"
      let snake = name.reduce(into: "") { $0 += $1.isUppercase ? "_" + $1.lowercased() : String($1) }
      #expect(try tree("a.\(name) == 1") == "a.\(name) == 1 @1000")
      #expect(try tree("a.\(snake) == 1") == "a.\(name) == 1 @1000")
    }
  }

  @Test func `a list can mix formats, equations, comments and empty lines`() throws {
    let text = """
      // the bar
      H:|[bar]|

      bar.height == 44
      """
    #expect(try tree(text, "", "V:|[bar]") == "H: | 0 [bar] 0 |\nbar.height == 44 @1000\nV: | 0 [bar]")
  }
}
