import Solver
import Status
import Testing

@testable import Layout

struct ConstraintTests {
  @Test func `a constraint outweighs any number of constraints of lower priority`() throws {
    let stage = try Stage()
    let view = try stage.view()
    try stage.add((view[.width] == 100).at(750))
    for _ in 0..<50 { try stage.add((view[.width] == 200).at(749)) }
    try stage.layout()
    #expect(try stage.frame(view).width == 100)
  }

  @Test func `weights decide inside a priority`() throws {
    let stage = try Stage()
    let view = try stage.view()
    try stage.add((view[.width] == 100).at(500, weight: 2))
    let target = try stage.add((view[.width] == 200).at(500))
    try stage.layout()
    #expect(try stage.frame(view).width == 100)
    try stage.scene.model.setWeight(3, of: target)
    try stage.layout()
    #expect(try stage.frame(view).width == 200)
  }

  @Test func `a constant is edited in place`() throws {
    let stage = try Stage()
    let view = try stage.view()
    let width = try stage.add(view[.width] == 100)
    try stage.layout()
    let structural = stage.scene.solver.statistics().structural
    try stage.scene.model.setConstant(140, of: width)
    #expect(try stage.layout().count == 1)
    #expect(try stage.frame(view).width == 140)
    #expect(stage.scene.solver.statistics().structural == structural)
    #expect(try stage.scene.model.constraint(width).constant == 140)
  }

  @Test func `a deactivated constraint keeps its id, and can be edited`() throws {
    let stage = try Stage()
    let view = try stage.view()
    try stage.add((view[.width] == 50).at(250))
    let width = try stage.add((view[.width] == 100).at(700))
    try stage.layout()
    try stage.scene.model.setActive(false, width)
    try stage.layout()
    #expect(try stage.frame(view).width == 50)
    try stage.scene.model.setConstant(120, of: width)
    try stage.scene.model.setPriority(200, of: width)
    try stage.scene.model.setActive(true, width)
    try stage.layout()
    #expect(try stage.frame(view).width == 50)
    try stage.scene.model.setPriority(1000, of: width)
    try stage.layout()
    #expect(try stage.frame(view).width == 120)
    try stage.scene.model.setPriority(100, of: width)
    try stage.layout()
    #expect(try stage.frame(view).width == 50)
  }

  @Test func `a constraint can be added inactive`() throws {
    let stage = try Stage()
    let view = try stage.view()
    let width = try stage.add(view[.width] == 100, isActive: false)
    try stage.layout()
    #expect(try stage.frame(view).width == 0)
    #expect(try !stage.isActive(width))
    try stage.scene.model.setActive(true, width)
    try stage.layout()
    #expect(try stage.frame(view).width == 100)
  }

  @Test func `ids of removed objects are stale`() throws {
    let stage = try Stage()
    let (view, other) = (try stage.view(), try stage.view())
    let width = try stage.add(view[.width] == other[.width])
    try stage.scene.model.remove(width)
    #expect(throws: Status.stale) { try stage.scene.model.setConstant(1, of: width) }
    #expect(throws: Status.stale) { try stage.scene.model.remove(width) }
    try stage.scene.remove(view)
    #expect(throws: Status.stale) { try stage.add(view[.width] == 4) }
    #expect(throws: Status.stale) { try stage.add(other[.width] == view[.width]) }
    #expect(throws: Status.stale) { try stage.scene.frames.frame(of: view) }
    #expect(throws: Status.stale) { try stage.add(ItemID(0)[.width] == 4) }
    try stage.layout()
  }

  @Test func `numbers outside their range are refused`() throws {
    let stage = try Stage()
    let (view, other) = (try stage.view(), try stage.view())
    #expect(throws: Status.notFinite) { try stage.add(view[.width] == Double.nan) }
    #expect(throws: Status.notFinite) { try stage.add(view[.width] == .infinity * other[.width]) }
    #expect(throws: Status.zero) { try stage.add(view[.width] == 0 * other[.width]) }
    #expect(throws: Status.outOfRange) { try stage.add((view[.width] == 1).at(0)) }
    #expect(throws: Status.outOfRange) { try stage.add((view[.width] == 1).at(1001)) }
    #expect(throws: Status.outOfRange) { try stage.add((view[.width] == 1).at(5, weight: 0)) }
    let width = try stage.add(view[.width] == 1)
    #expect(throws: Status.notFinite) { try stage.scene.model.setConstant(.nan, of: width) }
    #expect(throws: Status.outOfRange) { try stage.scene.model.setPriority(0, of: width) }
    #expect(throws: Status.outOfRange) { try stage.scene.model.setWeight(-1, of: width) }
    try stage.layout()
    #expect(try stage.frame(view).width == 1)
  }

  @Test func `numbers that overflow together change nothing`() throws {
    let stage = try Stage()
    let (one, other) = (try stage.view(), try stage.view())
    try stage.add(one[.left] == ItemID.window[.leftMargin])
    try stage.add(one[.top] == 1e300 * other[.topMargin])
    try stage.layout()
    let margins = Insets(top: 1e9, left: 0, bottom: 0, right: 0)
    #expect(throws: Status.notFinite) { try stage.scene.setMargins(margins, of: other) }
    #expect(try stage.scene.views.margins(of: other).top == 8)
    #expect(try stage.layout().isEmpty)
  }

  @Test func `a constraint is written as a rule`() throws {
    let stage = try Stage()
    let (icon, name) = (try stage.view("icon"), try stage.view("name"))
    let (quoted, nameless) = (try stage.view("my \"own\" view"), try stage.view())
    let texts: [(ConstraintID, String)] = [
      (
        try stage.add(name[.leading] == icon[.trailing] + 8, named: "name-after-icon"),
        #"name.leading == icon.trailing + 8 @1000 "name-after-icon""#
      ),
      (
        try stage.add((icon[.bottom] <= 0.5 * ItemID.window[.top] - 8).at(750)),
        "icon.bottom <= 0.5 * window.top - 8 @750"
      ),
      (try stage.add(name[.width] == 44), "name.width == 44 @1000"),
      (
        try stage.add((name[.centerY] >= icon[.centerY]).at(1, weight: 2.5)),
        "name.centerY >= icon.centerY @1 weight 2.5"
      ),
      (
        try stage.add(quoted[.top] == nameless[.topMargin]),
        #""my \"own\" view".top == #\#(nameless.raw).topMargin @1000"#
      ),
    ]
    for (constraint, text) in texts { #expect(try stage.text(constraint) == text) }
  }

  @Test func `callers cannot change the owned constraints of a view`() throws {
    let stage = try Stage()
    let view = try stage.view()
    try stage.scene.setIntrinsicSize(Size(width: 10, height: -1), of: view)
    for slot in 0..<stage.scene.constraints.constraintSlots {
      let owned = stage.scene.constraints.constraint(at: slot)!
      #expect(throws: Status.owned) { try stage.scene.model.setConstant(1, of: owned) }
      #expect(throws: Status.owned) { try stage.scene.model.setActive(false, owned) }
      #expect(throws: Status.owned) { try stage.scene.model.remove(owned) }
    }
    #expect(stage.scene.constraints.constraintSlots == 4)
  }
}
