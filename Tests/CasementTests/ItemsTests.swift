// Items of the tree, and what is known of their frames.

import Casement
import Testing

@Suite struct `Items of the Swift client` {
  @Test func `the tree is read and searched`() throws {
    let world = try World()
    let window = world.scene.window
    let children = window.children
    #expect(children.suffix(3).map(\.name) == ["row", "list", "input"] && children.contains { $0 == world.row })
    #expect(world.view.parent == View(scene: world.scene, id: world.row.id) && window.parent == nil)
    #expect(world.scene.item(named: "inner") == world.inner && world.scene.item(named: "none") == nil)
    #expect(world.view.kind == .plain && world.list.kind == .scroll && window.guides.contains { $0.kind == .bar })
    let row = AnyItem(world.row)
    #expect(Stack(row) == world.row && Stack(world.list) == nil && ScrollView(row) == nil && View(row)?.name == "row")
    #expect(View(try world.view.readableGuide()) == nil)
    #expect(world.page.view.controller == world.page && world.view.controller == nil)
    try world.view.setName("renamed")
    let places = [AnyItem(world.view): 1, AnyItem(world.input): 2]
    #expect(world.scene.item(named: "renamed").map { places[$0] } == 1)
    try world.input.change { $0.direction = .rightToLeft }
    #expect(world.input.isRightToLeft && !world.list.isRightToLeft)
    try world.scene.remove([world.view, world.input])
    #expect(world.view.kind == nil && window.children.last == world.list)
  }

  @Test func `frames are exact, found at points, and fit`() throws {
    let scene = try Scene(width: 320, height: 480, scale: 1)
    let box = try scene.window.addView("box")
    try scene.add("H:|-10.4-[box(30)]", "V:|-20.4-[box]")
    var asked = 0
    try box.setMeasure { request in
      asked += 1
      return Measurement(width: 60, height: request.width == nil ? 10 : 20)
    }
    try scene.layout()
    #expect(box.frame.x == 10 && box.exactFrame.x == 10.4 && box.exactWindowFrame.y == 20.4)
    #expect(scene.item(at: Point(x: 12, y: 25)) == box && scene.item(at: Point(x: -1, y: 0)) == nil)
    let before = asked
    try box.invalidateMeasure()
    try scene.layout()
    #expect(asked > before)
    let page = try scene.window.addView("page")
    let text = try page.addView("text")
    try text.setMeasure { Measurement(width: 300, height: $0.width.map { 6000 / $0 } ?? 20) }
    try scene.add("H:|[text]|", "V:|[text]|", root: page)
    #expect(try page.fittingSize(width: 100, widthPriority: .required) == Size(width: 100, height: 60))
  }

  @Test func `stacks are read and rearranged`() throws {
    let scene = try Scene(width: 320, height: 480)
    let row = try scene.window.addStack("row")
    let (a, b, c) = (try row.addView("a"), try row.addView("b"), try row.addView("c"))
    #expect(row.arranged == [a, b, c])
    try row.removeArranged(a)
    #expect(row.arranged == [b, c] && row.children.count == 3)
    try row.insert(a, at: 1)
    #expect(row.arranged == [b, a, c])
  }

  @Test func `scroll views are scrolled`() throws {
    let scene = try Scene(width: 320, height: 480, profile: .ios11)
    let list = try scene.window.addScrollView("list")
    try scene.add("H:|[list]|", "V:|[list]|")
    try list.setContentSize(width: 320, height: 2000)
    try scene.layout()
    try list.setOffset(Point(x: 0, y: 300))
    try scene.layout()
    #expect(try list.scrollState.offset == Point(x: 0, y: 300))
    #expect(try list.offset(showing: Rect(x: 0, y: 1000, width: 10, height: 20)) == Point(x: 0, y: 540))
    try list.drag(to: Point(x: 0, y: 310), velocity: 10)
    #expect(try list.scrollState.offset.y == 310)
  }

  @Test func `an edit has a range`() throws {
    let scene = try Scene(width: 320, height: 480)
    let box = try scene.window.addView("box")
    try scene.add(box.left == scene.window.left, box.width <= 100)
    let edit = try scene.edit(box.width)
    try edit.suggest(50)
    #expect(try edit.range() == 0...100)
  }
}
