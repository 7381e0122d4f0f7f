import Solver
import Status
import Support
import Testing

@testable import Layout

@Suite struct RuleTests {
  @Test func `a list of formats and equations lays out a screen`() throws {
    let stage = try Stage()
    let root = try stage.view("root")
    let (messages, input) = (try stage.view("messages", in: root), try stage.view("input", in: root))
    let (text, send) = (try stage.view("text", in: input), try stage.view("send", in: input))
    try stage.set(Rect(x: 0, y: 0, width: 320, height: 480), of: root)
    try stage.scene.setIntrinsicSize(Size(width: 60, height: 30), of: send)
    try stage.rules(
      "H:|[messages]|", "V:|[messages]|", "H:|[input]|", "H:|-[text]-[send]-|", "input.height == 44",
      "input.bottom == superview.bottom - 216 \"above-keyboard\"", "text.centerY == input.centerY",
      "text.height == 28", "send.firstBaseline == text.firstBaseline")
    try stage.layout()
    #expect(try stage.frame(messages) == Rect(x: 0, y: 0, width: 320, height: 480))
    #expect(try stage.frame(input) == Rect(x: 0, y: 220, width: 320, height: 44))
    #expect(try stage.frame(text) == Rect(x: 20, y: 8, width: 212, height: 28))
    #expect(try stage.frame(send) == Rect(x: 240, y: 8, width: 60, height: 30))
  }

  @Test func `constraints are returned in the order of the rules`() throws {
    let stage = try Stage()
    _ = (try stage.view("a"), try stage.view("b"))
    let added = try stage.rules("|-[a(>=40@750)]-[b(==a)]", "a.height == b.height / 2 + 1 @20 weight 3 \"half\"")
    #expect(
      try added.map(stage.text) == [
        "a.leading == window.leading + 20 @1000", "a.width >= 40 @750", "b.leading == a.trailing + 8 @1000",
        "b.width == a.width @1000", "a.height == 0.5 * b.height + 1 @20 weight 3 \"half\"",
      ])
  }

  @Test func `equations can contain metrics`() throws {
    let stage = try Stage()
    _ = (try stage.view("a"), try stage.view("b"))
    let metrics = ["half": 0.5, "gap": 12.0]
    let added = try stage.rules("a.width == half * b.width - gap", "b.top == a.bottom + gap", metrics: metrics)
    #expect(
      try added.map(stage.text) == ["a.width == 0.5 * b.width - 12 @1000", "b.top == a.bottom + 12 @1000"])
  }

  @Test func `numbers in equations can be fractions`() throws {
    let stage = try Stage()
    _ = (try stage.view("a"), try stage.view("b"))
    let added = try stage.rules(
      "a.width == a.height * 16 / 8", "b.width == 9/4 * b.height + 3 / 2", "b.height == -100/8",
      "a.left == b.left * gap / 2", metrics: ["gap": 3.0])
    #expect(
      try added.map(stage.text) == [
        "a.width == 2 * a.height @1000", "b.width == 2.25 * b.height + 1.5 @1000", "b.height == -12.5 @1000",
        "a.left == 1.5 * b.left @1000",
      ])
    #expect(throws: (any Error).self) { try stage.rules("a.width == a.height * 16 / 0") }
  }

  @Test func `a number behind a sign can have a sign of its own`() throws {
    let stage = try Stage()
    for name in ["a", "b"] { _ = try stage.view(name) }
    let added = try stage.rules(
      "a.left == b.left + -8", "a.top == b.top - -8.5", "a.width == b.width * -2 + 40")
    let written = ["a.left == b.left - 8", "a.top == b.top + 8.5", "a.width + 2 * b.width == 40"]
    for (constraint, text) in zip(added, written) { #expect(try stage.text(constraint) == "\(text) @1000") }
    for refused in ["a.width == 4 + - -8", "a.left == b.left - -b.width", "a.width == b.width * -gap"] {
      #expect(throws: (any Error).self) { try stage.rules(refused, metrics: ["gap": 2]) }
    }
  }

  @Test func `in a scroll view the superview is its content`() throws {
    let stage = try Stage()
    let scroll = try stage.view("scroll", .scroll)
    let page = try stage.view("page", in: scroll)
    try stage.set(Rect(x: 0, y: 0, width: 320, height: 400), of: scroll)
    try stage.rules("H:|[page(==scroll)]|", "V:|-[page(900)]-|")
    try stage.layout()
    #expect(try stage.frame(page) == Rect(x: 0, y: 20, width: 320, height: 900))
    #expect(try stage.frame(stage.scene.tree.contentGuide(of: scroll)).height == 940)
  }

  // MARK: Names

  @Test func `a name in the options takes precedence over the name of an item`() throws {
    let stage = try Stage()
    let (a, b, c) = (try stage.view("b"), try stage.view(), try stage.view("c"))
    try stage.rules("|-5-[a(10)]-[b(20)]-[c(30)]", views: ["a": a, "b": b])
    try stage.layout()
    #expect(try stage.frame(a).x == 5 && stage.frame(b).x == 23 && stage.frame(c).x == 51)
    #expect(throws: Refusal.self) { try stage.rules("[d]", views: ["a": a]) }
  }

  @Test func `the options can give a name of several items to one of them`() throws {
    let stage = try Stage()
    let (first, second) = (try stage.view("label"), try stage.view("label"))
    try stage.rules("label.width == 4", views: ["label": second])
    try stage.layout()
    #expect(try stage.frame(first).width == 0 && stage.frame(second).width == 4)
  }

  @Test func `an item without a name is written as its id, and the window as its kind`() throws {
    let stage = try Stage()
    let view = try stage.view()
    try stage.rules("|-5-[#\(view.raw)(10)]", "#\(view.raw).height == 0.5 * window.height")
    try stage.layout()
    #expect(try stage.frame(view) == Rect(x: 5, y: 0, width: 10, height: 240))
  }

  @Test func `a name of several items is unique if only one is in the root of the rules`() throws {
    let stage = try Stage()
    let cells = [try stage.view("one"), try stage.view("two")]
    let labels = try cells.map { try stage.view("label", in: $0) }
    let error = #expect(throws: Refusal.self) { try stage.rules("label.width == 4") }
    #expect(error?.description == "line 1, column 1: several items have this name\n  label.width == 4\n  ^")
    for (index, cell) in cells.enumerated() {
      var options = RuleOptions()
      options.root = cell
      try stage.rules("label.width == \(index + 4)", options: options)
    }
    try stage.layout()
    #expect(try labels.map { try stage.frame($0).width } == [4, 5])
  }

  @Test func `quoted names may contain any characters`() throws {
    let stage = try Stage()
    let names = ["a.b", "say \"hi\"", "back\\slash", "line\nbreak", "höhe", "日本", "1st", "-", "window 2"]
    for name in names {
      let view = try stage.view(name)
      let added = try stage.scene.model.addConstraint(Constraint(view, .width, .equal, 10))
      let text = try stage.text(added)
      #expect(try stage.text(stage.rules(text)[0]) == text)
      #expect(text.hasSuffix(".width == 10 @1000"))
    }
  }

  // MARK: Round trip

  @Test func `a written constraint is parsed as the same constraint`() throws {
    var random = Random(state: 7)
    for _ in 0..<1500 {
      let stage = try Stage()
      let outer = try stage.view("outer")
      let items = [
        outer, try stage.view("a", in: outer), try stage.view("a view", in: outer), try stage.view(in: outer), .window,
      ]
      var stated = Constraint(items[random.below(5)], .width, .equal, random.number())
      stated.firstAttribute = Attribute(rawValue: Int32(1 + random.below(20)))!
      stated.relation = Relation(rawValue: Int32(random.below(3)))!
      if random.below(4) > 0 {
        stated.second = items[random.below(5)]
        stated.secondAttribute = Attribute(rawValue: Int32(1 + random.below(20)))!
        if random.below(2) == 0 { stated.multiplier = random.number() }
        if random.below(3) == 0 { stated.constant = 0 }
      }
      if random.below(2) == 0 { stated.priority = Int32(1 + random.below(1000)) }
      if random.below(4) == 0 { stated.weight = abs(random.number()) }
      let identifier = ["", "id", "an \"id\" \\ of\nmany\tparts"][random.below(3)]
      let bytes = Array(identifier.utf8)
      let added: ConstraintID
      do {
        added = try bytes.withUnsafeBufferPointer { try stage.scene.model.addConstraint(stated, identifier: $0) }
      } catch is Status { continue }
      let text = try stage.text(added)
      let again = try stage.rules(text)
      #expect(try stage.text(again[0]) == text)
      let one = try stage.scene.model.constraint(added)
      let other = try stage.scene.model.constraint(again[0])
      #expect(
        one.first == other.first && one.second == other.second && one.firstAttribute == other.firstAttribute
          && one.secondAttribute == other.secondAttribute && one.multiplier == other.multiplier
          && one.constant == other.constant && one.priority == other.priority && one.weight == other.weight
          && one.relation == other.relation, "\(text)")
    }
  }

  // MARK: Refusals

  static let onlySuperview =
    "superview is the parent of another item in the rule, and there is none; name the view instead"
  static let faults = [
    ("[x]", 2, "no item has this name"),
    ("|-[a]-[x]", 8, "no item has this name"),
    ("[a(x)]", 4, "neither a metric nor an item has this name"),
    ("[a(>=4,==b@x)]", 12, "no metric has this name"),
    ("[a]-x-[b]", 5, "no metric has this name"),
    ("[a]-b-[b]", 5, "no metric has this name"),
    ("[a]-(>=2,x)-[b]", 10, "no metric has this name"),
    ("[a(4@gap)]", 6, "a priority is a whole number from 1 to 1000"),
    ("|[window]", 1, "the window has no superview"),
    ("x.width == 4", 1, "no item has this name"),
    ("a.width == x.width", 12, "no item has this name"),
    ("a.width == superview.width + x", 30, "no metric has this name"),
    ("superview.width == 4", 1, onlySuperview),
    ("superview.width == 2 * superview.height", 1, onlySuperview),
    ("window.width == superview.width", 17, "the window has no superview"),
    ("a.width == x * b.width", 12, "no metric has this name"),
    ("a.width == 4 @x", 15, "no metric has this name"),
    ("#7.width == 4", 2, "no item has this name"),
    ("#99999999999.width == 4", 2, "no item has this name"),
    ("a.top == b.left", 1, "refused"),
    ("a.left == 4", 1, "refused"),
    ("a.left + 4 == a.width", 1, "refused"),
    ("4 == a.left + b.leading", 6, "refused"),
    ("a.width == b.width + x.width", 22, "no item has this name"),
    ("a.width == b.width + x", 22, "no metric has this name"),
    ("a.width == 0 * b.width + a.height", 1, "refused"),
    ("superview.width == x.width + a.width", 20, "no item has this name"),
    ("a.left == a.left", 1, "refused"),
    ("a.left == 0 * b.left", 1, "refused"),
  ]

  @Test(arguments: faults) func `a rule without meaning is refused with its position`(
    rule: String, column: Int, sentence: String
  ) throws {
    let stage = try Stage()
    _ = (try stage.view("a"), try stage.view("b"))
    let error = #expect(throws: Refusal.self) { try stage.rules("|[a]|", rule, "[b]|", metrics: ["gap": 12.5]) }
    #expect(error?.description.hasPrefix("line 2, column \(column): \(sentence)\n  \(rule)\n") == true, "\(error!)")
    #expect(stage.scene.constraints.liveCount == 2)
    #expect(try stage.scene.tree.firstGuide(of: .window) == nil)
  }

  @Test func `a strict scene adds nothing of a list whose last rule cannot hold`() throws {
    let stage = try Stage(isStrict: true)
    let a = try stage.view("a")
    var options = RuleOptions()
    options.isExtended = true
    let error = #expect(throws: Refusal.self) {
      try stage.rules("|~[a]-5%-|", "a.width == 40", "a.width == 50", options: options)
    }
    #expect(error?.description.hasPrefix("line 3, column 1: refused") == true)
    #expect(stage.scene.constraints.liveCount == 2)
    #expect(try stage.scene.tree.firstGuide(of: .window) == nil)
    try stage.rules("a.width == 50")
    try stage.layout()
    #expect(try stage.frame(a).width == 50)
  }

  @Test func `rules that run out of memory add nothing and can be added again`() throws {
    var failures = 0
    for remaining in 0..<200 {
      let stage = try Stage()
      _ = (try stage.view("a"), try stage.view("b"))
      var options = RuleOptions()
      options.isExtended = true
      let lines = ["|~[a(>=40)]-5%-[b]~|", "a.height == 0.5 * b.height \"half\""]
      stage.supply.remaining = remaining
      do {
        try stage.rules(lines[0], lines[1], options: options)
        #expect(remaining > 5)
        stage.supply.remaining = .max
        #expect(failures > 5)
        return
      } catch Status.outOfMemory { failures += 1 }
      stage.supply.remaining = .max
      #expect(stage.scene.constraints.liveCount == 2)
      #expect(try stage.scene.tree.firstGuide(of: .window) == nil)
      #expect(try stage.rules(lines[0], lines[1], options: options).count == 16)
      try stage.layout()
    }
    Issue.record("never enough memory")
  }
}

extension Random {
  /// Returns a random number other than 0, with few or many digits.
  fileprivate mutating func number() -> Double {
    switch below(3) {
    case 0: Double(below(2000) - 1000) / 2 + 0.25
    case 1: Double(below(20) + 1)
    default: between(-500, 500) + 1e-9
    }
  }
}
