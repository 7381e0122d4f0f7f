import Solver
import Status
import Testing

@testable import Layout

struct ScrollTests {
  private func scroll(_ stage: Stage) throws -> ItemID {
    let scroll = try stage.view("messages", .scroll)
    try stage.set(Rect(x: 10, y: 20, width: 300, height: 400), of: scroll)
    return scroll
  }

  @Test func `constraints to the content guide determine the content size`() throws {
    let stage = try Stage()
    let scroll = try scroll(stage)
    let content = try stage.scene.tree.contentGuide(of: scroll)
    let page = try stage.view(in: scroll)
    try stage.add(page[.left] == content[.left] + 5)
    try stage.add(page[.right] == content[.right] - 5)
    try stage.add(page[.top] == content[.top])
    try stage.add(page[.bottom] == content[.bottom])
    try stage.add(page[.width] == 500)
    try stage.add(page[.height] == 900)
    try stage.layout()
    #expect(try stage.frame(content) == Rect(x: 0, y: 0, width: 510, height: 900))
    #expect(try stage.frame(page) == Rect(x: 5, y: 0, width: 500, height: 900))
    #expect(try stage.frame(scroll) == Rect(x: 10, y: 20, width: 300, height: 400))
  }

  @Test func `for its children, the edges of a scroll view are those of its content`() throws {
    let stage = try Stage()
    let scroll = try scroll(stage)
    let content = try stage.scene.tree.contentGuide(of: scroll)
    let page = try stage.view(in: scroll)
    try stage.add(page[.leading] == scroll[.leading])
    try stage.add(page[.trailing] == scroll[.trailingMargin])
    try stage.add(page[.top] == scroll[.top])
    try stage.add(page[.bottom] == scroll[.bottom])
    try stage.add(page[.width] == 2 * scroll[.width])
    try stage.add(page[.height] == 900)
    try stage.layout()
    #expect(try stage.frame(content) == Rect(x: 0, y: 0, width: 608, height: 900))
    #expect(try stage.frame(page) == Rect(x: 0, y: 0, width: 600, height: 900))
  }

  @Test func `the frame guide is as large as the view`() throws {
    let stage = try Stage()
    let scroll = try scroll(stage)
    let frame = try stage.scene.tree.frameGuide(of: scroll)
    let bar = try stage.view(in: scroll)
    try stage.add(bar[.right] == frame[.right])
    try stage.add(bar[.width] == 0.5 * frame[.width])
    try stage.layout()
    #expect(try stage.frame(frame) == Rect(x: 0, y: 0, width: 300, height: 400))
    #expect(try stage.frame(bar) == Rect(x: 150, y: 0, width: 150, height: 0))
    #expect(try stage.scene.frames.windowFrame(of: bar).x == 160)
  }

  @Test func `for other views, the edges of a scroll view are those of its frame`() throws {
    let stage = try Stage()
    let scroll = try scroll(stage)
    let below = try stage.view()
    try stage.add(below[.left] == scroll[.right])
    try stage.add(below[.top] == scroll[.bottom])
    try stage.layout()
    #expect(try stage.frame(below) == Rect(x: 310, y: 420, width: 0, height: 0))
  }

  @Test func `the guides of a scroll view are removed with it, not before`() throws {
    let stage = try Stage()
    let scroll = try scroll(stage)
    let content = try stage.scene.tree.contentGuide(of: scroll)
    #expect(throws: Status.kind) { try stage.scene.remove(content) }
    try stage.scene.remove(scroll)
    #expect(throws: Status.stale) { try stage.scene.tree.kind(of: content) }
    try stage.layout()
    #expect(stage.scene.solver.statistics().variables == 2)
  }

  @Test func `a mirrored scroll view is mirrored within its content`() throws {
    let stage = try Stage()
    let scroll = try scroll(stage)
    let content = try stage.scene.tree.contentGuide(of: scroll)
    let page = try stage.view(in: scroll)
    try stage.add(content[.width] == 1000)
    try stage.add(page[.width] == 100)
    try stage.add(page[.leading] == scroll[.leading] + 7)
    try stage.scene.model.setDirection(.rightToLeft, of: .window)
    try stage.layout()
    #expect(try stage.frame(page).x == 893)
  }

  @Test func `a constraint of a scroll view with itself refers to its frame`() throws {
    let stage = try Stage()
    let scroll = try stage.view("messages", .scroll)
    #expect(throws: Status.empty) { try stage.add(scroll[.centerX] == 0.5 * scroll[.trailing]) }
    try stage.scene.model.setDirection(.rightToLeft, of: .window)
    #expect(throws: Status.empty) { try stage.add(scroll[.centerX] == 0.5 * scroll[.trailing]) }
  }
}
