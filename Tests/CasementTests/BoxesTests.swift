// Flows and grids of the Swift client.

import Casement
import Testing

@Suite struct `Flows and grids` {
  @Test func `a row shares out its room, and wraps`() throws {
    let scene = try Scene(width: 320, height: 480)
    let tags = try scene.window.addFlow("tags") {
      $0.wrap = .lines
      $0.gap = 8
      $0.lineGap = 6
      $0.padding = 12
    }
    let widths = [60.0, 80, 110, 70, 60]
    let views = try widths.indices.map { index in try tags.addView { $0.grow = index == 4 ? 1 : 0 } }
    for (view, width) in zip(views, widths) { try view.setIntrinsic(width: width, height: 28) }
    try scene.add("H:|[tags]|", "V:|[tags]")
    try scene.layout()
    #expect(tags.frame == Rect(x: 0, y: 0, width: 320, height: 86))
    #expect(views[4].frame == Rect(x: 90, y: 46, width: 218, height: 28))
  }

  @Test func `a grid has areas, and constraints follow its children`() throws {
    let scene = try Scene(width: 480, height: 320)
    let page = try scene.window.addGrid("page") {
      $0.columns = "120 1fr"
      $0.rows = "44 1fr"
      ($0.columnGap, $0.rowGap) = (8, 8)
      $0.areas = "head head / side main"
    }
    let head = try page.addFlow("head") {
      $0.align = .center
      $0.padding = Lengths(vertical: 0, horizontal: 12)
    }
    try head.changeBoxed { $0.area = "head" }
    let title = try head.addView("title") { $0.grow = 1 }
    let close = try head.addView("close", sized: { ($0.width, $0.height) = (28, 28) })
    let main = try page.addView("main") { $0.area = "main" }
    let badge = try scene.window.addView("badge")
    try title.setIntrinsic(width: 100, height: 20)
    try badge.setIntrinsic(width: 20, height: 20)
    try scene.add("H:|[page]|", "V:|[page]|")
    try scene.add(badge.right == main.right - 4, badge.top == main.top + 4)
    try scene.layout()
    #expect(title.frame == Rect(x: 12, y: 12, width: 428, height: 20))
    #expect(close.frame == Rect(x: 440, y: 8, width: 28, height: 28))
    #expect(main.frame == Rect(x: 128, y: 52, width: 352, height: 268))
    #expect(badge.frame == Rect(x: 456, y: 56, width: 20, height: 20))
  }

  @Test func `what is refused adds nothing`() throws {
    let scene = try Scene(width: 320, height: 480)
    #expect(throws: CasementError.self) { try scene.window.addGrid("grid") { $0.columns = "1fr 2" + "xx" } }
    #expect(throws: CasementError.self) { try scene.window.addFlow("flow") { $0.gap = -1 } }
    #expect(scene.window.children.isEmpty)
    let row = try scene.window.addFlow("row")
    #expect(throws: CasementError.self) { try row.addView { $0.grow = -1 } }
    #expect(throws: CasementError.self) { try row.addView(sized: { $0.width = -1 }) }
    #expect(row.children.isEmpty)
  }

  @Test func `items are found as flows and grids`() throws {
    let scene = try Scene(width: 320, height: 480)
    let flow = try scene.window.addFlow("flow", .columnReverse), grid = try scene.window.addGrid("grid")
    #expect(try Flow(flow)?.flowSettings.direction == .columnReverse)
    #expect(Grid(grid) == grid && Flow(grid) == nil && Grid(scene.window) == nil)
  }

  @Test(arguments: [Length.auto, 8, 2.5, .percent(50), .minContent, .maxContent, .fitContent, .stretch, .ownContent])
  func `a basis is read as it was set`(length: Length) throws {
    let scene = try Scene(width: 320, height: 480)
    let view = try scene.window.addFlow().addView { $0.basis = length }
    #expect(try view.boxedSettings.basis == length)
  }

  @Test func `a line out of range is refused`() throws {
    let scene = try Scene(width: 320, height: 480)
    let view = try scene.window.addGrid().addView { $0.column = -1 }
    #expect(throws: CasementError.self) { try view.changeBoxed { $0.column = Int.max } }
    #expect(try view.boxedSettings.column == -1)
  }
}
