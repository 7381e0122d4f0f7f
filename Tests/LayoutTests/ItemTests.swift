import Solver
import Status
import Testing

@testable import Layout

struct ItemTests {
  @Test func `children and guides are in the order of their creation`() throws {
    let stage = try Stage()
    let outer = try stage.view("outer")
    let views = try (0..<3).map { _ in try stage.view(in: outer) }
    let guides = try (0..<2).map { _ in try stage.guide(in: outer) }
    #expect(try stage.scene.tree.firstChild(of: outer) == views[0])
    #expect(try stage.scene.tree.sibling(after: views[0]) == views[1])
    #expect(try stage.scene.tree.sibling(after: views[2]) == nil)
    #expect(try stage.scene.tree.firstGuide(of: outer) == guides[0])
    #expect(try stage.scene.tree.sibling(after: guides[0]) == guides[1])
    #expect(try stage.scene.tree.parent(of: guides[1]) == outer)
    #expect(try stage.scene.tree.parent(of: .window) == nil)
    try stage.scene.remove(views[1])
    #expect(try stage.scene.tree.sibling(after: views[0]) == views[2])
    try stage.scene.remove(views[2])
    let last = try stage.view(in: outer)
    #expect(try stage.scene.tree.sibling(after: views[0]) == last)
  }

  @Test func `iterating visits every item once, parents first`() throws {
    let stage = try Stage()
    var all = [ItemID.window]
    for _ in 0..<3 {
      let outer = try stage.view()
      all.append(outer)
      let inner = try stage.view(in: outer)
      all.append(inner)
      all.append(try stage.guide(in: inner))
      all.append(try stage.view(in: outer))
      all.append(try stage.guide(in: outer))
    }
    all.append(try stage.guide())
    var met: [ItemID] = []
    var item = try stage.scene.tree.item(after: nil)
    while let present = item {
      met.append(present)
      item = try stage.scene.tree.item(after: present)
    }
    #expect(met == all)
  }

  @Test func `removing an item removes its descendants and all constraints that mention them`() throws {
    let stage = try Stage()
    let (outer, other) = (try stage.view(), try stage.view())
    let (inner, guide) = (try stage.view(in: outer), try stage.guide(in: outer))
    try stage.set(Rect(x: 1, y: 2, width: 3, height: 4), of: inner)
    try stage.scene.setIntrinsicSize(Size(width: 9, height: 9), of: inner)
    try stage.add(other[.width] == inner[.width])
    try stage.add(other[.height] == guide[.width])
    let kept = try stage.add(other[.top] == ItemID.window[.top] + 3)
    try stage.layout()
    try stage.scene.remove(outer)
    for gone in [outer, inner, guide] { #expect(!stage.isLive(gone)) }
    #expect(stage.scene.constraints.liveCount == 3)
    #expect(stage.isLive(kept))
    try stage.layout()
    #expect(stage.scene.solver.statistics().variables == 6)
    #expect(stage.scene.solver.statistics().constraints == 3)
    #expect(try stage.frame(other) == Rect(x: 0, y: 3, width: 3, height: 0))
    #expect(throws: Status.inUse) { try stage.scene.remove(.window) }
  }

  @Test func `slots are reused with other ids`() throws {
    let stage = try Stage()
    for round in 1...50 {
      let view = try stage.view("view \(round)")
      try stage.set(Rect(x: 1, y: 2, width: Double(round), height: 4), of: view)
      try stage.layout()
      #expect(try stage.frame(view).width == Double(round))
      try stage.scene.remove(view)
      if round % 2 == 0 { try stage.layout() }
      #expect(!stage.isLive(view))
    }
    #expect(stage.scene.tree.items.count == 2)
    #expect(stage.scene.solver.variableSlots <= 10)
  }

  @Test func `hiding a view keeps its constraints`() throws {
    let stage = try Stage()
    let view = try stage.view()
    try stage.set(Rect(x: 1, y: 2, width: 3, height: 4), of: view)
    try stage.layout()
    try stage.scene.setHidden(true, view)
    #expect(try stage.isHidden(view))
    #expect(try stage.layout().isEmpty)
  }

  @Test func `a guide has no children`() throws {
    let stage = try Stage()
    let guide = try stage.guide()
    #expect(throws: Status.kind) { try stage.view(in: guide) }
    #expect(throws: Status.kind) { try stage.guide(in: guide) }
    #expect(throws: Status.kind) { try stage.scene.setHidden(true, guide) }
    #expect(throws: Status.kind) { try stage.scene.tree.contentGuide(of: .window) }
  }
}
