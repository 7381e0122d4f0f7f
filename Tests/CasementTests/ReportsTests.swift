// Conflicts, ambiguities, statistics and checks, and the handle for what the client does not have.

import CCasement
import Casement
import Testing

@Suite struct `Reports of the Swift client` {
  @Test func `conflicts and refusals name their constraints`() throws {
    let scene = try Scene(width: 320, height: 480)
    let box = try scene.window.addView("box")
    let made = try scene.add(box.width == 100, box.height == 5, box.width == 120)
    try scene.layout()
    #expect(try scene.conflicts.map(\.constraints) == [[made[2], made[0]]])
    let strict = try Scene(width: 320, height: 480, isStrict: true)
    let view = try strict.window.addView("view")
    let kept = try strict.add(view.width == 100)
    #expect(throws: CasementError.self) { try strict.add(view.width == 120) }
    #expect(try strict.refusal() == kept)
  }

  @Test func `a solve that fails has no conflicts`() throws {
    let scene = try Scene(width: 100, height: 100)
    let one = try scene.window.addView("one"), other = try scene.window.addView("other")
    try scene.add("one.width == 5", "one.width == 6", "other.width == 5", "other.width == 7")
    for _ in 0..<50 {
      let each = try scene.window.addView()
      try scene.add(each.left == one.right + 1, each.width == other.width, each.right <= scene.window.right - 500)
    }
    try scene.change { $0.stepLimit = 1 }
    #expect { try scene.conflicts } throws: { ($0 as? CasementError)?.status == .limit }
    try scene.change { $0.stepLimit = 0 }
    #expect(try scene.conflicts.count == 2)
    #expect(cas_scene_last_status(scene.handle) != CAS_ERROR_OUT_OF_RANGE)
  }

  @Test func `ambiguous items are listed and exercised`() throws {
    let scene = try Scene(width: 320, height: 480)
    let box = try scene.window.addView("box")
    try scene.add("H:|[box(30)]", "box.height == 10", "box.top >= superview.top", "box.bottom <= superview.bottom")
    try scene.layout()
    let ambiguities = try scene.ambiguities()
    #expect(ambiguities.map(\.item) == [AnyItem(box)] && ambiguities.map(\.axis) == [.vertical])
    #expect(try scene.ambiguities(limit: 0).isEmpty && box.isAmbiguous(.vertical) && !box.isAmbiguous(.horizontal))
    #expect(try box.exercise() && !scene.layout().changes.isEmpty)
    try scene.add("V:|[box]")
    #expect(try scene.ambiguities().isEmpty && !box.exercise())
  }

  @Test func `a scene is counted and checked`() throws {
    let scene = try Scene(width: 320, height: 480)
    _ = try scene.window.addView("box")
    let before = try scene.statistics()
    try scene.add("H:|[box]|")
    try scene.layout()
    let after = try scene.statistics()
    #expect(after.constraints == before.constraints + 2 && after.bytes > 0 && after.allocations >= before.allocations)
    try scene.check()
    #expect(scene.description.contains("box.leading == window.leading"))
  }

  @Test func `the handle is for functions that the client does not have`() throws {
    let scene = try Scene(width: 320, height: 480)
    let box = try scene.window.addView("box")
    try scene.expect(cas_item_set_data(scene.handle, box.id, 7))
    #expect(cas_item_data(scene.handle, box.id) == 7)
    #expect { try scene.expect(cas_item_set_data(scene.handle, 1, 7)) } throws: {
      ($0 as? CasementError)?.status == .stale && "\($0)" == scene.lastError
    }
    #expect(cas_solver_limit(try Solver().handle) == 0)
  }
}
