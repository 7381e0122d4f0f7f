import Solver
import Status
import Testing

@testable import Layout

struct AttributeTests {
  @Test func `edges, centers and sizes are expressions over four variables`() throws {
    let stage = try Stage()
    let view = try stage.view()
    try stage.add(view[.right] == ItemID.window[.right] - 10)
    try stage.add(view[.centerX] == ItemID.window[.centerX] + 20)
    try stage.add(view[.bottom] == ItemID.window[.bottom] - 30)
    try stage.add(view[.centerY] == ItemID.window[.centerY])
    try stage.layout()
    #expect(try stage.frame(view) == Rect(x: 50, y: 30, width: 260, height: 420))
    #expect(stage.scene.solver.statistics().variables == 6)
  }

  @Test func `children are placed in the coordinates of their parent`() throws {
    let stage = try Stage()
    let (outer, inner) = (try stage.view(), try stage.view("inner"))
    let leaf = try stage.view(in: inner)
    try stage.set(Rect(x: 10, y: 20, width: 200, height: 100), of: outer)
    try stage.set(Rect(x: 100, y: 40, width: 50, height: 50), of: inner)
    try stage.set(Rect(x: 5, y: 5, width: 10, height: 10), of: leaf)
    #expect(try stage.layout().count == 4)
    #expect(try stage.frame(leaf) == Rect(x: 5, y: 5, width: 10, height: 10))
    #expect(try stage.scene.frames.windowFrame(of: leaf) == Rect(x: 105, y: 45, width: 10, height: 10))
  }

  @Test func `constraints between parents use coordinates of the nearest common ancestor`() throws {
    let stage = try Stage()
    let (left, right) = (try stage.view(), try stage.view())
    let (one, other) = (try stage.view(in: left), try stage.view(in: right))
    try stage.set(Rect(x: 10, y: 0, width: 100, height: 100), of: left)
    try stage.set(Rect(x: 150, y: 0, width: 100, height: 100), of: right)
    try stage.set(Rect(x: 20, y: 10, width: 10, height: 10), of: one)
    try stage.add(other[.left] == one[.right] + 130)
    try stage.add(other[.top] == one[.top])
    try stage.add(other[.width] == 2 * one[.width])
    try stage.add(other[.height] == one[.width])
    try stage.layout()
    #expect(try stage.frame(other) == Rect(x: 20, y: 10, width: 20, height: 10))
  }

  @Test func `every attribute has the position of its name`() throws {
    let stage = try Stage()
    let view = try stage.view()
    try stage.set(Rect(x: 40, y: 30, width: 100, height: 60), of: view)
    try stage.scene.setMargins(Insets(top: 1, left: 2, bottom: 3, right: 4), of: view)
    try stage.scene.setBaselines(first: 11, last: 5, of: view)
    let horizontal: [(Attribute, Double)] = [
      (.left, 40), (.right, 140), (.leading, 40), (.trailing, 140), (.centerX, 90), (.leftMargin, 42),
      (.rightMargin, 136), (.leadingMargin, 42), (.trailingMargin, 136), (.centerXWithinMargins, 89),
    ]
    let vertical: [(Attribute, Double)] = [
      (.top, 30), (.bottom, 90), (.centerY, 60), (.firstBaseline, 41), (.lastBaseline, 85), (.topMargin, 31),
      (.bottomMargin, 87), (.centerYWithinMargins, 59),
    ]
    for (attribute, place) in horizontal {
      let marker = try stage.guide()
      try stage.add(marker[.centerX] == view[attribute])
      try stage.add(marker[.width] == 0)
      try stage.layout()
      #expect(try stage.frame(marker).x == place, "\(attribute)")
    }
    for (attribute, place) in vertical {
      let marker = try stage.guide()
      try stage.add(marker[.top] == view[attribute])
      try stage.layout()
      #expect(try stage.frame(marker).y == place, "\(attribute)")
    }
  }

  @Test func `margins and baselines can be changed after a layout`() throws {
    let stage = try Stage()
    let (view, label) = (try stage.view(), try stage.view())
    try stage.set(Rect(x: 0, y: 0, width: 100, height: 100), of: view)
    let inner = try stage.view(in: view)
    try stage.add(inner[.left] == view[.leftMargin])
    try stage.add(inner[.right] == view[.rightMargin])
    try stage.add(label[.firstBaseline] == view[.lastBaseline])
    try stage.layout()
    #expect(try stage.frame(inner) == Rect(x: 8, y: 0, width: 84, height: 0))
    #expect(try stage.frame(label).y == 100)
    try stage.scene.setMargins(Insets(top: 0, left: 20, bottom: 0, right: 30), of: view)
    try stage.scene.setBaselines(first: 12, last: 4, of: view)
    try stage.scene.setBaselines(first: 10, last: 0, of: label)
    try stage.layout()
    #expect(try stage.frame(inner) == Rect(x: 20, y: 0, width: 50, height: 0))
    #expect(try stage.frame(label).y == 86)
  }

  @Test func `mixed dimensions are refused with both attributes`() throws {
    let stage = try Stage()
    let (one, other) = (try stage.view(), try stage.view())
    let mixed: [(Attribute, Attribute)] = [
      (.left, .width), (.width, .left), (.left, .top), (.centerX, .centerY), (.height, .bottom), (.leading, .left),
      (.rightMargin, .trailingMargin), (.firstBaseline, .leading), (.left, .none), (.none, .left), (.none, .none),
    ]
    for (first, second) in mixed {
      let error = #expect(throws: Status.attributes) { try stage.add(one[first] == other[second]) }
      #expect(error.map { $0.mismatch == (first, second) } == true)
    }
    #expect(throws: Status.attributes) { try stage.add(one[.left] == 44) }
    #expect(throws: Status.attributes) { try stage.add(one[.width] == Side(attribute: .width)) }
    try stage.add(one[.width] == other[.height])
    try stage.add(one[.width] == 44)
    try stage.add(one[.centerX] == other[.leading])
  }

  @Test func `an aspect ratio is a constraint of one item`() throws {
    let stage = try Stage()
    let view = try stage.view()
    try stage.add(view[.width] == 1.5 * view[.height])
    try stage.add(view[.height] == 40)
    try stage.layout()
    #expect(try stage.frame(view).width == 60)
  }

  @Test func `a multiplier multiplies positions in the common ancestor`() throws {
    let stage = try Stage()
    let outer = try stage.view()
    let (one, other) = (try stage.view(in: outer), try stage.view(in: outer))
    try stage.set(Rect(x: 100, y: 100, width: 200, height: 200), of: outer)
    try stage.set(Rect(x: 20, y: 30, width: 60, height: 10), of: one)
    try stage.add(other[.left] == 0.5 * one[.right] + 1)
    try stage.add(other[.top] == 2 * one[.top])
    try stage.layout()
    #expect(try stage.frame(other).x == 41)
    #expect(try stage.frame(other).y == 60)
  }

  @Test func `a constraint whose terms all cancel out is refused`() throws {
    let stage = try Stage()
    let view = try stage.view()
    #expect(throws: Status.empty) { try stage.add(view[.left] == view[.left]) }
    #expect(throws: Status.empty) { try stage.add(view[.width] == view[.width] + 10) }
    #expect(throws: Status.empty) { try stage.add(view[.leading] == view[.leadingMargin] - 8) }
    try stage.add(view[.left] == view[.right] - 30)
    try stage.layout()
    #expect(try stage.frame(view).width == 30)
  }
}
