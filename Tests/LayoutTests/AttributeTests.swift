import Solver
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
    #expect(try stage.scene.windowFrame(of: leaf) == Rect(x: 105, y: 45, width: 10, height: 10))
  }

  @Test func `items of different parents meet in their nearest common ancestor`() throws {
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
}
