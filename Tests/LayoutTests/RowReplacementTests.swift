// Multipliers that are replaced, and views that get another parent.

import Solver
import Status
import Support
import Testing

@testable import Layout

/// Views whose frames constraints determine, each by an earlier view or the window.
private struct Family {
  let stage: Stage
  var views: [ItemID] = []
  var parents: [Int] = []
  var stated: [Made] = []

  /// -1 is the window.
  func view(_ index: Int) -> ItemID { index < 0 ? .window : views[index] }

  init(parents: [Int], isStrict: Bool = false) throws {
    stage = try Stage(isStrict: isStrict)
    for parent in parents { views.append(try stage.view(in: parent < 0 ? .window : views[parent])) }
    self.parents = parents
  }

  init(of count: Int, _ random: inout Random) throws {
    try self.init(parents: (0..<count).map { random.below($0 + 1) - 1 })
    for index in views.indices {
      for attribute in [Attribute.left, .top, .width, .height] {
        let other = view(random.below(index + 1) - 1)
        let factor = [0.5, 1, 1.5][random.below(3)]
        stated.append(
          (views[index][attribute] == factor * other[attribute] + random.between(-20, 20)).at(
            random.below(3) == 0 ? 1000 : 700))
      }
    }
    for made in stated { try stage.add(made) }
  }

  func isInside(_ index: Int, _ other: Int) -> Bool {
    var at = other
    while at >= 0 {
      if at == index { return true }
      at = parents[at]
    }
    return false
  }

  /// The same, stated at once with the present parents.
  func fresh() throws -> [Rect] {
    let stage = try Stage()
    var made = [Int: ItemID]()
    // Ids are given by the order of adding, which that of the family must be: parents may come later.
    func add(_ index: Int) throws -> ItemID {
      if index < 0 { return .window }
      if let view = made[index] { return view }
      let view = try stage.view(in: add(parents[index]))
      made[index] = view
      return view
    }
    for index in views.indices { _ = try add(index) }
    for each in stated {
      var each = each
      each.constraint.first = made[views.firstIndex(of: each.constraint.first)!]!
      if let second = each.constraint.second, second != .window {
        each.constraint.second = made[views.firstIndex(of: second)!]!
      }
      try stage.add(each)
    }
    do { try stage.layout() } catch Status.conflict {}
    return try views.indices.map { try stage.scene.frames.exactFrame(of: made[$0]!) }
  }
}

@Suite struct RowReplacementTests {
  private func digest(of stage: Stage) -> UInt64 {
    var digest = Digest()
    stage.scene.digest(into: &digest)
    return digest.value
  }

  @Test func `a multiplier is replaced, and the constraint keeps its constant`() throws {
    let stage = try Stage()
    let view = try stage.view()
    let half = try stage.add(view[.width] == 0.5 * ItemID.window[.width] + 10)
    try stage.layout()
    #expect(try stage.frame(view).width == 170)
    try stage.scene.model.setMultiplier(0.25, of: half)
    #expect(try stage.scene.model.constraint(half).multiplier == 0.25)
    try stage.layout()
    #expect(try stage.frame(view).width == 90)
    try stage.scene.model.setActive(false, half)
    try stage.scene.model.setMultiplier(1, of: half)
    try stage.scene.model.setActive(true, half)
    try stage.layout()
    #expect(try stage.frame(view).width == 330)
  }

  @Test func `a multiplier that is refused changes nothing`() throws {
    let stage = try Stage(isStrict: true)
    let view = try stage.view()
    let half = try stage.add(view[.width] == 0.5 * ItemID.window[.width])
    let number = try stage.add(view[.height] == 20)
    let own = try stage.add(view[.width] <= 2 * view[.width])
    try stage.add(view[.width] <= 200)
    try stage.layout()
    let digest = digest(of: stage)
    #expect(throws: Status.zero) { try stage.scene.model.setMultiplier(0, of: half) }
    #expect(throws: Status.notFinite) { try stage.scene.model.setMultiplier(.nan, of: half) }
    #expect(throws: Status.outOfRange) { try stage.scene.model.setMultiplier(1e301, of: half) }
    #expect(throws: Status.attributes) { try stage.scene.model.setMultiplier(2, of: number) }
    #expect(throws: Status.empty) { try stage.scene.model.setMultiplier(1, of: own) }
    #expect(self.digest(of: stage) == digest)
    #expect(throws: Status.conflict) { try stage.scene.model.setMultiplier(0.75, of: half) }
    #expect(try stage.scene.model.constraint(half).multiplier == 0.5)
    try stage.layout()
    #expect(try stage.frame(view).width == 160)
  }

  @Test func `moved views are where they are if all is stated with their last parents`() throws {
    var random = Random(state: 8)
    for _ in 0..<60 {
      var family = try Family(of: 3 + random.below(12), &random)
      do { try family.stage.layout() } catch Status.conflict {}
      for _ in 0..<6 {
        let (view, parent) = (random.below(family.views.count), random.below(family.views.count + 1) - 1)
        if family.isInside(view, parent) { continue }
        try family.stage.scene.move(family.views[view], to: family.view(parent), at: 0)
        family.parents[view] = parent
        if random.below(2) == 0 { do { try family.stage.layout() } catch Status.conflict {} }
      }
      do { try family.stage.layout() } catch Status.conflict {}
      let wanted = try family.fresh()
      for (view, frame) in zip(family.views, wanted) {
        let found = try family.stage.scene.frames.exactFrame(of: view)
        #expect(isNear(found, frame), "\(found) is not \(frame)")
      }
    }
  }

  @Test func `a view that leaves a stack leaves its arrangement, and the direction is that of the new parent`() throws {
    let stage = try Stage()
    let row = try stage.scene.stacks.addStack(in: .window, .horizontal)
    let (one, two) = (try stage.view(in: row), try stage.view(in: row))
    for view in [one, two] {
      try stage.scene.setIntrinsicSize(Size(width: 50, height: 20), of: view)
      try stage.scene.stacks.append(view, to: row)
    }
    try stage.add(row[.left] == ItemID.window[.left] + 10)
    try stage.add(row[.top] == ItemID.window[.top])
    let page = try stage.view()
    try stage.set(Rect(x: 100, y: 100, width: 200, height: 200), of: page)
    try stage.scene.model.setDirection(.rightToLeft, of: page)
    try stage.add((one[.leading] == page[.leading] + 5).at(500))
    try stage.layout()
    #expect(try stage.frame(row).width == 100)
    try stage.scene.move(one, to: page, at: 0)
    try stage.layout()
    #expect(try stage.frame(row).width == 50)
    #expect(try stage.frame(one).x == 145)
    #expect(try stage.scene.tree.isRightToLeft(one))
    #expect(try stage.scene.tree.parent(of: one) == page)
    #expect(throws: Status.inUse) { try stage.scene.move(page, to: one, at: 0) }
    #expect(throws: Status.inUse) { try stage.scene.move(.window, to: page, at: 0) }
    #expect(throws: Status.outOfRange) { try stage.scene.move(two, to: page, at: 2) }
    #expect(throws: Status.outOfRange) { try stage.scene.move(two, to: page, at: -1) }
    #expect(try stage.scene.tree.parent(of: two) == row)
  }

  @Test func `a strict scene refuses a parent with which required constraints conflict`() throws {
    let stage = try Stage(isStrict: true)
    let (page, view) = (try stage.view(), try stage.view())
    try stage.scene.model.setDirection(.rightToLeft, of: page)
    try stage.set(Rect(x: 0, y: 0, width: 200, height: 200), of: page)
    try stage.add(view[.leading] == ItemID.window[.leading] + 10)
    try stage.add(view[.width] == 30)
    try stage.add(view[.left] == ItemID.window[.left] + 10)
    try stage.layout()
    #expect(throws: Status.conflict) { try stage.scene.move(view, to: page, at: 0) }
    #expect(try stage.scene.tree.parent(of: view) == .window)
    try stage.layout()
    #expect(try stage.frame(view).x == 10)
  }
}

private func isNear(_ one: Rect, _ other: Rect) -> Bool {
  [one.x - other.x, one.y - other.y, one.width - other.width, one.height - other.height].allSatisfy { abs($0) < 1e-6 }
}
