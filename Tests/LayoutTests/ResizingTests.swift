import Solver
import Status
import Testing

@testable import Layout

/// The size of the window as two edits.
struct ResizingTests {
  /// Adds a sidebar that is at least 100 wide, and a page of the remaining width.
  private func page(_ stage: Stage) throws -> (sidebar: ItemID, page: ItemID) {
    let (sidebar, page) = (try stage.view(), try stage.view())
    try stage.add(sidebar[.leading] == ItemID.window[.leading])
    try stage.add((sidebar[.width] == 0.25 * ItemID.window[.width]).at(700))
    try stage.add(sidebar[.width] >= 100)
    try stage.add(page[.leading] == sidebar[.trailing])
    try stage.add(page[.trailing] == ItemID.window[.trailing])
    try stage.add(page[.height] == ItemID.window[.height])
    return (sidebar, page)
  }

  @Test func `repeated resizing is streamed`() throws {
    let stage = try Stage(width: 800, height: 600)
    let (sidebar, page) = try page(stage)
    try stage.layout()
    let streamed = stage.scene.solver.statistics().streamed
    for width in stride(from: 780.0, through: 420, by: -20) {
      try stage.scene.model.setSize(width: width, height: width)
      #expect(try stage.layout().count == 3)
      #expect(try stage.frame(sidebar).width == width / 4)
      #expect(try stage.frame(page).height == width)
    }
    #expect(stage.scene.solver.statistics().streamed > streamed)
  }

  @Test func `a resize is correct across breakpoints in both directions`() throws {
    let stage = try Stage(width: 800, height: 600)
    let (sidebar, page) = try page(stage)
    for width in [800.0, 600, 404, 300, 200, 396, 404, 800] {
      try stage.scene.model.setSize(width: width, height: 600)
      try stage.layout()
      let left = max(100, width / 4)
      #expect(try stage.frame(sidebar).width == left)
      #expect(try stage.frame(page).width == width - left)
    }
  }

  @Test func `between a resize and its layout, queries use the new size and frames are old`() throws {
    let stage = try Stage(width: 800, height: 600)
    let (sidebar, page) = try page(stage)
    let limit = try stage.add(page[.width] >= 300)
    try stage.layout()
    try stage.scene.model.setSize(width: 380, height: 600)
    #expect(try stage.scene.conflictCount() == 1)
    #expect(try stage.frame(page).width == 600)
    #expect(throws: Status.conflict) { try stage.layout() }
    #expect(try stage.scene.model.isDropped(limit))
    #expect(try stage.frame(sidebar).width == 100)
    try stage.scene.model.setSize(width: 800, height: 600)
    #expect(try stage.layout().count == 3)
    #expect(try stage.frame(page).width == 600)
  }

  @Test func `a resize to the same size changes nothing`() throws {
    let stage = try Stage(width: 800, height: 600)
    _ = try page(stage)
    try stage.layout()
    for _ in 0..<3 {
      try stage.scene.model.setSize(width: 800, height: 600)
      #expect(try stage.layout().isEmpty)
    }
  }
}
