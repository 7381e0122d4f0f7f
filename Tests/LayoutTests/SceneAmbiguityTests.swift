import Solver
import Testing

@testable import Layout

struct SceneAmbiguityTests {
  private func ambiguities(_ stage: Stage) throws -> [String] {
    try stage.scene.findAmbiguities()
    return (0..<stage.scene.ambiguities.count).map {
      "\(stage.scene.ambiguities[$0].item.raw) \(stage.scene.ambiguities[$0].axis)"
    }.sorted()
  }

  @Test func `ambiguity is reported by item and axis`() throws {
    let stage = try Stage()
    let (fixed, loose, free) = (try stage.view(), try stage.view(), try stage.view())
    try stage.set(Rect(x: 1, y: 2, width: 3, height: 4), of: fixed)
    try stage.add(loose[.left] == fixed[.right])
    try stage.add(loose[.width] == 7)
    try stage.add(loose[.centerY] == fixed[.centerY])
    try stage.layout()
    #expect(try !stage.isAmbiguous(fixed, .horizontal))
    #expect(try !stage.isAmbiguous(loose, .horizontal))
    #expect(try stage.isAmbiguous(loose, .vertical))
    #expect(try stage.isAmbiguous(free, .horizontal))
    let expected = ["\(loose.raw) vertical", "\(free.raw) horizontal", "\(free.raw) vertical"]
    #expect(try ambiguities(stage) == expected.sorted())
  }

  @Test func `the first ambiguous items cost as much as they are, and are those that all begin with`() throws {
    let stage = try Stage()
    for _ in 0..<200 {
      // Each needs a probe of its own, and that one exchange.
      let view = try stage.view()
      try stage.add(view[.left] >= ItemID.window[.left])
      try stage.add((view[.left] == ItemID.window[.left] + 5).at(500))
      try stage.add((view[.left] == ItemID.window[.left] + 9).at(500))
    }
    try stage.layout()
    func first(_ limit: Int) throws -> ([Ambiguity], UInt64) {
      let before = stage.scene.solver.statistics().pivots
      try stage.scene.findAmbiguities(atMost: limit)
      return (stage.scene.ambiguities.elements.map { $0 }, stage.scene.solver.statistics().pivots - before)
    }
    let (all, cost) = try first(.max)
    #expect(all.count == 400 && cost == 200)
    for limit in [0, 1, 7, 400, 500] {
      let (some, part) = try first(limit)
      #expect(some.map(\.item) == all.prefix(limit).map(\.item))
      #expect(some.map(\.axis) == all.prefix(limit).map(\.axis))
      #expect(part <= cost && (limit > 7 || part <= 2 * UInt64(limit)), "\(limit): \(part) of \(cost)")
    }
  }

  @Test func `a size between constraints of equal priority and weight is ambiguous`() throws {
    let stage = try Stage()
    let view = try stage.view()
    try stage.set(Rect(x: 1, y: 2, width: 3, height: 4), of: view)
    let other = try stage.view()
    try stage.add(other[.left] == view[.left])
    try stage.add((other[.width] == 10).at(500))
    try stage.add((other[.width] == 20).at(500))
    try stage.layout()
    #expect(try stage.isAmbiguous(other, .horizontal))
    try stage.add((other[.width] == 15).at(499))
    try stage.layout()
    #expect(try !stage.isAmbiguous(other, .horizontal))
    #expect(try stage.frame(other).width == 15)
  }

  @Test func `exercise shows another layout that is just as good`() throws {
    let stage = try Stage()
    let (left, right) = (try stage.view(), try stage.view())
    try stage.add(left[.left] == ItemID.window[.left])
    try stage.add(right[.left] == left[.right])
    try stage.add(right[.right] == ItemID.window[.right])
    try stage.add((right[.width] >= 100).at(600))
    try stage.layout()
    var met: [Double] = [try stage.frame(left).width]
    for _ in 0..<3 {
      #expect(try exercise(stage, left))
      #expect(try stage.layout().count >= 1)
      let (one, other) = (try stage.frame(left), try stage.frame(right))
      #expect(one.x == 0 && other.x == one.width && other.right == 320 && other.width >= 100)
      #expect(met.last != one.width)
      met.append(one.width)
    }
    try stage.add((left[.width] == 120).at(1))
    for view in [left, right] {
      try stage.add(view[.top] == ItemID.window[.top])
      try stage.add(view[.height] == 9)
    }
    try stage.layout()
    #expect(try !exercise(stage, left))
    #expect(try stage.layout().isEmpty)
    #expect(try stage.frame(left).width == 120)
  }

  private func exercise(_ stage: Stage, _ item: ItemID) throws -> Bool { try stage.scene.exercise(item) }

  @Test func `the constraints affecting an item are those that determine it`() throws {
    let stage = try Stage()
    let (label, field) = (try stage.view(), try stage.view())
    let left = try stage.add(label[.left] == ItemID.window[.left] + 20)
    try stage.scene.setIntrinsicSize(Size(width: 60, height: 20), of: label)
    let gap = try stage.add(field[.left] == label[.right] + 8)
    let width = try stage.add(field[.width] == 100)
    let idle = try stage.add(field[.width] <= 500)
    let top = try stage.add(field[.top] == ItemID.window[.top])
    try stage.layout()
    try stage.scene.findInfluence(on: field, .horizontal)
    let found = (0..<stage.scene.constraints.members.count).map { stage.scene.constraints.members[$0] }
    for constraint in [left, gap, width] { #expect(found.contains(constraint)) }
    for constraint in [idle, top] { #expect(!found.contains(constraint)) }
    #expect(found.count == 4)
    let origins = try found.map { try stage.scene.model.owner(of: $0) }
    #expect(origins.contains(.hugging) || origins.contains(.compression))
  }
}
