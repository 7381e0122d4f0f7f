import Support
import Testing

@testable import Layout

/// A box of 300 × 200 with three views of intrinsic sizes 50 × 20 (`a`), 60 × 30 (`b`) and 70 × 40 (`c`). `a` has the
/// highest hugging priority. Weak constraints place the views at the left and top edges.
private final class Box {
  let stage: Stage
  let box: ItemID
  var views: [String: ItemID] = [:]

  init() throws {
    stage = try Stage(width: 300, height: 200)
    box = try stage.view("box")
    try stage.set(Rect(x: 0, y: 0, width: 300, height: 200), of: box)
    for (index, name) in ["a", "b", "c"].enumerated() {
      let view = try stage.view(name, in: box)
      views[name] = view
      try stage.scene.setIntrinsicSize(Size(width: Double(50 + 10 * index), height: Double(20 + 10 * index)), of: view)
      for axis in [Axis.horizontal, .vertical] { try stage.scene.model.setHugging(Int32(253 - index), axis, of: view) }
      try stage.add((view[.left] == box[.left] + 0).at(Int32(3 - index)))
      try stage.add((view[.top] == box[.top] + 0).at(Int32(3 - index)))
    }
  }

  /// The position and size of the named views along the axis, as in `a 0 50 b 58 60`.
  func spans(of names: [String], vertical isVertical: Bool) throws -> String {
    try stage.layout()
    return try names.map { name in
      let frame = try stage.frame(views[name]!)
      let (start, size) = isVertical ? (frame.y, frame.height) : (frame.x, frame.width)
      return "\(name) \(short(start)) \(short(size))"
    }.joined(separator: " ")
  }

  private func short(_ number: Double) -> String {
    let rounded = (number * 1e9).rounded() / 1e9
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

@Suite struct VFLFrameTests {
  static let metrics = ["gap": 12.0, "small": 4, "big": 120, "wide": 150, "p": 900]

  /// A format, and the expected positions along its axis.
  static let formats = [
    // A view alone
    ("[a]", "a 0 50"), ("H:[a]", "a 0 50"), ("V:[a]", "a 0 20"), ("[\"a\"]", "a 0 50"),
    // Superview
    ("|[a]", "a 0 50"), ("[a]|", "a 250 50"), ("|[a]|", "a 0 300"), ("V:|[a]|", "a 0 200"),
    ("|-[a]", "a 20 50"), ("[a]-|", "a 230 50"), ("|-[a]-|", "a 20 260"), ("V:|-[a]-|", "a 20 160"),
    ("[c]-|", "c 210 70"),
    // Siblings
    ("|[a][b]|", "a 0 50 b 50 250"), ("|[a]-[b]|", "a 0 50 b 58 242"),
    ("|-[a]-[b]-[c]-|", "a 20 50 b 78 60 c 146 134"), ("|-[a]-[b]-[c]", "a 20 50 b 78 60 c 146 70"),
    ("[a][b][c]|", "a 120 50 b 170 60 c 230 70"), ("V:|-[a]-[b]-|", "a 20 20 b 48 132"),
    ("V:[a]-[b]-|", "a 122 20 b 150 30"),
    // Distances
    ("[a]-8-[b]", "a 0 50 b 58 60"), ("[a]-0-[b]", "a 0 50 b 50 60"), ("|-2.5-[a]-.5-[b]", "a 2.5 50 b 53 60"),
    ("|-1e2-[a]", "a 100 50"), ("|-gap-[a]", "a 12 50"), ("|-8@750-[a]", "a 8 50"), ("|-0@1-[a]", "a 0 50"),
    ("|-(8)-[a]", "a 8 50"), ("|-100-[a]-(-8)-[b]", "a 100 50 b 142 60"), ("|-(-gap)-[a]", "a -12 50"),
    ("|-(==8)-[a]", "a 8 50"), ("|-(>=8)-[a]", "a 8 50"), ("|-(<=30)-[a]-(>=8)-|", "a 0 50"),
    ("|-(>=8,<=20@750)-[a]-|", "a 20 260"), ("|-20-[a]-[b]-(>=20)-|", "a 20 50 b 78 60"),
    ("|-(10@100)-[a]-(10@200)-|", "a 240 50"), ("|-(10@600)-[a]-(10@600)-|", "a 10 280"),
    ("|[a(10)]-(<=5)-[b]", "a 0 10 b 0 60"), ("V:|[a(50)]-(>=10)-[b]|", "a 0 50 b 170 30"),
    ("V:|-(>=0)-[a(10)]-0-|", "a 190 10"),
    // Sizes
    ("[a(100)]", "a 0 100"), ("[a(==100)]", "a 0 100"), ("[a(<=40)]", "a 0 40"), ("[a(<=100)]", "a 0 50"),
    ("[a(>=100)]", "a 0 100"), ("[a(>=10)]", "a 0 50"), ("[a(+80)]", "a 0 80"), ("[a(big)]", "a 0 120"),
    ("[a(100@20)]", "a 0 50"), ("[a(100@800)]", "a 0 100"), ("[a(100@p)]", "a 0 100"), ("[a(100@low)]", "a 0 50"),
    ("|[a(>=70@100)]", "a 0 50"), ("[a(>=40,<=45)]", "a 0 45"), ("[a(>=70,<=200@750,==wide@800)]", "a 0 150"),
    ("H:|-[a(>=50,<=60,55@999)]", "a 20 55"),
    // Sizes of other views
    ("[a(b)]", "a 0 60 b 0 60"), ("[a(==b@250)]", "a 0 50 b 0 60"), ("[a(>=b)]", "a 0 60"), ("[a(<=b)]", "a 0 50"),
    ("|[a(b)][b]|", "a 0 150 b 150 150"), ("|[a(b,c)][b][c]|", "a 0 100 b 100 100 c 200 100"),
    ("V:[a]-5-[b(==a)]-|", "a 115 30 b 150 30"), ("V:|-gap-[a(b@900)]-gap-[b]|", "a 12 88 b 112 88"),
    // All together
    (" H : | - 8 - [ a ( >= 80 ) ] ", "a 8 80"), ("|-small-[a(big)]-small-[b]-small-|", "a 4 120 b 128 168"),
    ("[a(50)]-[b(70)]-[c(30)]|", "a 134 50 b 192 70 c 270 30"),
    ("|-(==10)-[a(==20)]-(==30)-[b(==40)]", "a 10 20 b 60 40"),
    ("|-8-[a]-8@751-[b(>=200)]-8-|", "a 8 50 b 66 226"),
  ]

  @Test func `the table has sixty formats or more`() { #expect(Self.formats.count >= 60) }

  @Test(arguments: formats) func `a format places its views`(format: String, expected: String) throws {
    let box = try Box()
    try box.stage.rules(format, metrics: Self.metrics)
    let names = ["a", "b", "c"].filter { expected.contains("\($0) ") }
    #expect(try box.spans(of: names, vertical: format.contains("V:")) == expected)
  }

  static let extensions = [
    ("[a(50%)]", "a 0 150"), ("[a(<=10%)]", "a 0 30"), ("[a(12.5%@800)]", "a 0 37.5"), ("[a(0%)]", "a 0 0"),
    ("V:[a(50%)]", "a 0 100"), ("|-10%-[a]", "a 30 50"), ("|-25%-[a]-25%-|", "a 75 150"),
    ("|-(>=10%,<=50)-[a]", "a 30 50"), ("[a]-10%-[b]", "a 0 50 b 80 60"),
    ("[a(b.height)]", "a 0 50"), ("[a(==b.width/2)]", "a 0 50 b 0 100"), ("[a(==b*2+10)]", "a 0 130 b 0 60"),
    ("[a(==box.height - 20)]", "a 0 180"), ("|-(b.width)-[a]", "a 60 50"),
    ("|~[a]~|", "a 125 50"), ("|~[a(90)]~[b(60)]~|", "a 50 90 b 190 60"), ("V:|~[a]-10-[b]~|", "a 70 20 b 100 30"),
    ("|[a]~[b]~[c]|", "a 0 50 b 110 60 c 230 70"),
  ]

  @Test(arguments: extensions) func `an extended format places its views`(format: String, expected: String) throws {
    let box = try Box()
    var options = RuleOptions()
    options.isExtended = true
    try box.stage.rules(format, metrics: Self.metrics, options: options)
    let names = ["a", "b", "c"].filter { expected.contains("\($0) ") }
    #expect(try box.spans(of: names, vertical: format.contains("V:")) == expected)
  }

  @Test func `standard spacing can be set`() throws {
    let box = try Box()
    box.stage.scene.standardSpacing = (5, 0)
    try box.stage.rules("|-[a]-[b]-|")
    #expect(try box.spans(of: ["a", "b"], vertical: false) == "a 0 50 b 55 245")
  }

  // MARK: Direction

  @Test func `a format follows changes of its superview's direction`() throws {
    let box = try Box()
    try box.stage.rules("|-[a]-(>=8)-[b]-10-[c]-30-|")
    #expect(try box.spans(of: ["a", "b", "c"], vertical: false) == "a 20 50 b 130 60 c 200 70")
    try box.stage.scene.model.setDirection(.rightToLeft, of: box.box)
    #expect(try box.spans(of: ["a", "b", "c"], vertical: false) == "a 230 50 b 110 60 c 30 70")
  }

  static let directions = [
    (FormatDirection.leftToRight, Direction.leftToRight, "a 20 50 b 78 60"),
    (.leftToRight, .rightToLeft, "a 20 50 b 78 60"),
    (.rightToLeft, .leftToRight, "a 230 50 b 162 60"),
    (.rightToLeft, .rightToLeft, "a 230 50 b 162 60"),
    (.leadingToTrailing, .leftToRight, "a 20 50 b 78 60"),
    (.leadingToTrailing, .rightToLeft, "a 230 50 b 162 60"),
  ]

  @Test(arguments: directions)
  func `the options set the direction of a format`(format: FormatDirection, scene: Direction, expected: String) throws {
    let box = try Box()
    try box.stage.scene.model.setDirection(scene, of: .window)
    var options = RuleOptions()
    options.direction = format
    try box.stage.rules("|-[a]-[b]", options: options)
    #expect(try box.spans(of: ["a", "b"], vertical: false) == expected)
  }

  @Test func `from right to left a format begins at the right, and keeps its relations`() throws {
    let box = try Box()
    var options = RuleOptions()
    (options.direction, options.isExtended) = (.rightToLeft, true)
    try box.stage.rules("|-(<=30,>=30)-[a]-10%-[b]-(<=100)-|", options: options)
    #expect(try box.spans(of: ["a", "b"], vertical: false) == "a 220 50 b 100 90")
  }

  // MARK: Alignment

  static let alignments: [(String, Attribute, @Sendable (Rect) -> Double)] = [
    ("[a]-[b]-[c]", .top, { $0.y }), ("[a]-[b]-[c]", .bottom, { $0.bottom }),
    ("[a]-[b]-[c]", .centerY, { $0.y + $0.height / 2 }), ("[a]-[b]-[c]", .firstBaseline, { $0.y + 7 }),
    ("[a]-[b]-[c]", .lastBaseline, { $0.bottom - 3 }), ("V:[a]-[b]-[c]", .left, { $0.x }),
    ("V:[a]-[b]-[c]", .right, { $0.right }), ("V:[a]-[b]-[c]", .leading, { $0.x }),
    ("V:[a]-[b]-[c]", .trailing, { $0.right }), ("V:[a]-[b]-[c]", .centerX, { $0.x + $0.width / 2 }),
  ]

  @Test func `the options align the views of a format`() throws {
    for (format, attribute, value) in Self.alignments {
      let box = try Box()
      for view in box.views.values { try box.stage.scene.setBaselines(first: 7, last: 3, of: view) }
      var options = RuleOptions()
      options.alignment = bit(attribute)
      try box.stage.rules(format, "a.top == box.top + 11", "a.left == box.left + 11", options: options)
      try box.stage.layout()
      let values = try ["a", "b", "c"].map { value(try box.stage.frame(box.views[$0]!)) }
      #expect(Set(values).count == 1, "\(attribute.name): \(values)")
    }
  }

  @Test func `aligning two opposite edges makes views equally large`() throws {
    let box = try Box()
    var options = RuleOptions()
    options.alignment = bit(.top) | bit(.bottom)
    try box.stage.rules("|[a]-[b]-[c]|", "V:|[a]", options: RuleOptions())
    try box.stage.rules("|[a]-[b]-[c]|", options: options)
    try box.stage.layout()
    #expect(try ["a", "b", "c"].map { try box.stage.frame(box.views[$0]!).height } == [40, 40, 40])
  }

  @Test func `views cannot be aligned along their format`() throws {
    let box = try Box()
    for (format, attribute) in [("[a]-[b]", Attribute.left), ("V:[a]-[b]", .top), ("[a]", .width)] {
      var options = RuleOptions()
      options.alignment = bit(attribute)
      let error = #expect(throws: Refusal.self) { try box.stage.rules(format, options: options) }
      #expect(error?.description.contains("views cannot be aligned along the axis of their format") == true)
    }
  }
}
