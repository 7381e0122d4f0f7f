import Solver
import Support
import Testing

@testable import Layout

@Suite struct FunctionTests {
  @Test func `max and min stand for a constraint with each argument`() throws {
    let stage = try Stage()
    for name in ["a", "b", "c"] { _ = try stage.view(name) }
    let added = try stage.rules(
      "c.left >= max(a.right, b.right - gap, 0.5 * a.left + b.left) + gap @700 weight 2 \"x\"",
      "min(a.width, b.width / 2) - 4 >= c.width", "c.height >= 100 - min(a.height, b.height)", metrics: ["gap": 8.0])
    #expect(
      try added.map(stage.text) == [
        "c.left >= a.right + 8 @700 weight 2 \"x\"", "c.left >= b.right @700 weight 2 \"x\"",
        "c.left >= 0.5 * a.left + b.left + 8 @700 weight 2 \"x\"", "a.width >= c.width + 4 @1000",
        "0.5 * b.width >= c.width + 4 @1000", "c.height + a.height >= 100 @1000", "c.height + b.height >= 100 @1000",
      ])
  }

  @Test func `middle is half of the sum of two arguments`() throws {
    let stage = try Stage()
    for name in ["a", "b", "c"] { _ = try stage.view(name) }
    let added = try stage.rules("c.centerX == middle(a.right, b.left) + 3", "c.top == -middle(a.top - 2, b.top)")
    #expect(
      try added.map(stage.text) == [
        "c.centerX == 0.5 * a.right + 0.5 * b.left + 3 @1000", "c.top + 0.5 * a.top + 0.5 * b.top == 1 @1000",
      ])
  }

  @Test func `a number behind a sign can have a sign of its own in an argument`() throws {
    let stage = try Stage()
    for name in ["a", "b", "c"] { _ = try stage.view(name) }
    let added = try stage.rules("c.left >= max(a.right + -8, b.right - -8)", "c.top == middle(a.top, b.top - +8)")
    #expect(
      try added.map(stage.text) == [
        "c.left >= a.right - 8 @1000", "c.left >= b.right + 8 @1000", "c.top == 0.5 * a.top + 0.5 * b.top - 4 @1000",
      ])
  }

  @Test func `a share of an attribute is a number of hundredths`() throws {
    let stage = try Stage()
    for name in ["a", "b"] { _ = try stage.view(name) }
    let added = try stage.rules("a.width == 25% of b.width", "a.left == b.left + 50% * b.width - 3")
    #expect(
      try added.map(stage.text) == [
        "a.width == 0.25 * b.width @1000", "a.left == b.left + 0.5 * b.width - 3 @1000",
      ])
  }

  @Test func `springs are in proportion to their numbers`() throws {
    let stage = try Stage()
    let (a, b) = (try stage.view("a"), try stage.view("b"))
    var options = RuleOptions()
    options.isExtended = true
    try stage.rules("H:|~3[a(50)][b(50)]~7|", options: options)
    try stage.layout()
    #expect(try isClose(stage.frame(a), Rect(x: 66, y: 0, width: 50, height: 0)))
    #expect(try isClose(stage.frame(b), Rect(x: 116, y: 0, width: 50, height: 0)))
  }

  @Test func `names of functions are names of items, too`() throws {
    let stage = try Stage()
    for name in ["max", "middle", "gone", "of"] { _ = try stage.view(name) }
    let added = try stage.rules("max.width == 2 * middle.width + gone.width", "of.width >= max(max.width, 30)")
    #expect(
      try added.map(stage.text) == [
        "max.width == 2 * middle.width + gone.width @1000", "of.width >= max.width @1000", "of.width >= 30 @1000",
      ])
  }
}
