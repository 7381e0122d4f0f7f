// Rules, and what is read of the constraints that they make.

import Casement
import Testing

@Suite struct `Rules of the Swift client` {
  @Test func `rules return their constraints, which are switched`() throws {
    let scene = try Scene(width: 320, height: 480)
    let (side, page) = (try scene.window.addView("side"), try scene.window.addView("page"))
    let narrow = try scene.add("V:|[side(100)][page]|", "H:|[side]|", "H:|[page]|")
    #expect(try narrow.map { try $0.text() }.first == "side.top == window.top @1000" && narrow.count == 8)
    try scene.layout()
    #expect(page.frame == Rect(x: 0, y: 100, width: 320, height: 380))
    let wide = try scene.add(rules: ["H:|[side(80)][page]|", "V:|[side]|", "V:|[page]|"])
    try scene.switch(off: narrow, on: wide)
    #expect(try scene.layout().outcome == .solved)
    #expect(side.frame.height == 480 && page.frame == Rect(x: 80, y: 0, width: 240, height: 480))
    try scene.remove(wide)
    #expect(try scene.constraints.count == 8)
  }

  @Test func `rules take metrics, names, a root, an alignment, a direction and extensions`() throws {
    let scene = try Scene(width: 320, height: 480)
    let cards = try ["one", "two"].map { try scene.window.addView($0) }
    for card in cards {
      let (icon, _) = (try card.addView("icon"), try card.addView("name"))
      try scene.add(
        "H:|-gap-[picture(side)]-[name]-|", metrics: ["gap": 12, "side": 40], views: ["picture": icon], root: card,
        alignment: [.top, .bottom])
      try scene.add("V:|[icon]|", root: card)
    }
    #expect { try scene.add("icon.width == 4") } throws: { "\($0)".contains("several items have this name: icon") }
    try scene.add("H:|[one]|", "H:|[two(200)]", "V:|[one(50)][two(50)]|")
    let note = try scene.window.addView("note")
    try scene.add("H:|-6-[note(30)]", direction: .rightToLeft)
    try scene.layout()
    let (icon, name) = (try #require(cards[0].children.first), try #require(cards[0].children.last))
    #expect(icon.frame == Rect(x: 12, y: 0, width: 40, height: 50) && note.frame.x == 284)
    #expect(name.frame == Rect(x: 60, y: 0, width: 240, height: 50))
    #expect { try scene.add("H:|~[one]~|") } throws: { ($0 as? CasementError)?.status == .rule }
    #expect(try scene.add("H:|~[one]~|", isExtended: true).isEmpty == false)
    let other = try Scene(width: 320, height: 480)
    #expect { try scene.add("[a]", views: ["a": other.window]) } throws: { ($0 as? CasementError)?.status == .stale }
    #expect { try scene.add("[a]", root: other.window) } throws: { ($0 as? CasementError)?.status == .stale }
  }

  @Test func `superview alone in a rule is explained`() throws {
    let scene = try Scene(width: 320, height: 480)
    #expect { try scene.add("superview.height == 0") } throws: {
      "\($0)".hasPrefix("line 1, column 1: superview is the parent of another item in the rule, and there is none")
    }
  }

  @Test func `constraints are found by identifiers and say what they state`() throws {
    let scene = try Scene(width: 320, height: 480)
    let box = try scene.window.addView("box")
    let made = try scene.add(
      (box.width == 100).priority(400).weight(3).identifier("wide"), (box.width == 40).priority(400),
      (box.width + box.height == scene.window.width / 2 + scene.window.height).identifier("sum").inactive())
    try scene.layout()
    let wide = try #require(scene.constraint("wide"))
    #expect(wide == made[0] && scene.constraint("narrow") == nil)
    #expect(try wide.violation() == 0 && made[1].violation() == 60)
    try wide.setWeight(0.5)
    try scene.layout()
    #expect(try wide.violation() == 60 && made[1].violation() == 0)
    let statement = try wide.statement()
    #expect(statement.priority == 400 && statement.weight == 0.5 && statement.constant == 100 && statement.isActive)
    #expect(statement.identifier == "wide" && statement.relation == .equal)
    #expect(try scene.constraint("sum") == made[2] && !made[2].statement().isActive)
    #expect(try box.constraints() == made && scene.constraints == made)
    #expect(try box.constraintsAffecting(.horizontal).contains(made[1]))
    try scene.setConstants([(made[0], 70), (made[1], 30)])
    #expect(try made.prefix(2).map { try $0.statement().constant } == [70, 30])
  }
}
