import Memory
import Solver
import Status
import Support
import Testing

@testable import Layout

/// Numbers of a scene that change often.
struct SceneEditTests {
  /// A divider between two panes: the left one is at least 50 wide, the right one at least 80.
  private func panes(_ stage: Stage) throws -> (left: ItemID, right: ItemID, divider: ConstraintID) {
    let (left, right) = (try stage.view(), try stage.view())
    try stage.add(left[.leading] == ItemID.window[.leading])
    try stage.add(right[.leading] == left[.trailing])
    try stage.add(right[.trailing] == ItemID.window[.trailing])
    try stage.add(left[.width] >= 50)
    try stage.add(right[.width] >= 80)
    let divider = try stage.add((left[.trailing] == ItemID.window[.leading] + 120).at(700))
    return (left, right, divider)
  }

  private func suggest(_ stage: Stage, _ edit: SceneEditID, _ number: Double) throws -> [Change] {
    _ = try stage.scene.model.setEdit(edit, to: number)
    return try stage.layout()
  }

  @Test func `a divider streams inside its range and stops at its limits`() throws {
    let stage = try Stage()
    let (left, right, divider) = try panes(stage)
    try stage.layout()
    let edit = try stage.scene.model.editConstant(of: divider)
    #expect(try suggest(stage, edit, 130).count == 2)
    let streamed = stage.scene.solver.statistics().streamed
    for x in stride(from: 131.0, through: 200, by: 1) {
      #expect(try suggest(stage, edit, x).count == 2)
      #expect(try stage.frame(left).width == x)
      #expect(try stage.frame(right) == Rect(x: x, y: 0, width: 320 - x, height: 0))
    }
    #expect(stage.scene.solver.statistics().streamed == streamed + 70)
    #expect(try stage.scene.model.constraint(divider).constant == 200)
    #expect(try stage.scene.model.editRange(edit) == (50, 240))
    _ = try suggest(stage, edit, 300)
    #expect(try stage.frame(left).width == 240)
    _ = try suggest(stage, edit, 10)
    #expect(try stage.frame(left).width == 50)
    try stage.scene.model.endEdit(edit)
    #expect(try stage.layout().isEmpty)
    #expect(throws: Status.stale) { try stage.scene.model.setEdit(edit, to: 60) }
    #expect(stage.isLive(divider))
  }

  @Test func `an edited attribute begins where it is, and its constraint goes with it`() throws {
    let stage = try Stage()
    let box = try stage.view()
    try stage.set(Rect(x: 30, y: 40, width: 200, height: 100), of: box)
    let knob = try stage.view(in: box)
    try stage.add((knob[.left] == box[.left] + 12).at(250))
    try stage.add(knob[.width] == 10)
    try stage.add(knob[.right] <= box[.right])
    try stage.layout()
    let count = stage.scene.constraints.liveCount
    let edit = try stage.scene.model.edit(.centerX, of: knob, priority: 750)
    #expect(try stage.layout().isEmpty)
    #expect(try stage.scene.model.constraint(stage.scene.model.constraint(of: edit)).constant == 17)
    _ = try suggest(stage, edit, 100)
    #expect(try stage.frame(knob).x == 95)
    _ = try suggest(stage, edit, 500)
    #expect(try stage.frame(knob).x == 190)
    #expect(throws: Status.owned) { try stage.scene.model.remove(stage.scene.model.constraint(of: edit)) }
    try stage.scene.model.endEdit(edit)
    try stage.layout()
    #expect(try stage.frame(knob).x == 12)
    #expect(stage.scene.constraints.liveCount == count)
    #expect(throws: Status.outOfRange) { try stage.scene.model.edit(.left, of: knob, priority: 1000) }
    #expect(throws: Status.attributes) { try stage.scene.model.edit(.left, of: .window, priority: 500) }
    #expect(throws: Status.attributes) { try stage.scene.model.edit(.none, of: knob, priority: 500) }
  }

  @Test func `a constraint or item that is removed takes its edit with it`() throws {
    let stage = try Stage()
    let (left, _, divider) = try panes(stage)
    try stage.layout()
    let edit = try stage.scene.model.editConstant(of: divider)
    #expect(throws: Status.inUse) { try stage.scene.model.editConstant(of: divider) }
    let height = try stage.scene.model.edit(.height, of: left, priority: 500)
    _ = try suggest(stage, edit, 100)
    _ = try suggest(stage, height, 44)
    #expect(try stage.frame(left) == Rect(x: 0, y: 0, width: 100, height: 44))
    try stage.scene.model.remove(divider)
    #expect(throws: Status.stale) { try stage.scene.model.setEdit(edit, to: 60) }
    try stage.scene.remove(left)
    #expect(throws: Status.stale) { try stage.scene.model.endEdit(height) }
    try stage.layout()
    // The slot is used again, under another id.
    let next = try stage.scene.model.edit(.width, of: try stage.view(), priority: 500)
    #expect(next != edit && next != height)
  }

  @Test func `an inactive constraint takes numbers, and has the last one when it is active`() throws {
    let stage = try Stage()
    let (left, _, divider) = try panes(stage)
    let edit = try stage.scene.model.editConstant(of: divider)
    _ = try suggest(stage, edit, 100)
    try stage.scene.model.setActive(false, divider)
    try stage.layout()
    let before = try stage.frame(left)
    #expect(try suggest(stage, edit, 150).isEmpty)
    #expect(try stage.frame(left) == before)
    #expect(try stage.scene.model.editRange(edit) == (-.infinity, .infinity))
    try stage.scene.model.setActive(true, divider)
    try stage.layout()
    #expect(try stage.frame(left).width == 150)
    _ = try suggest(stage, edit, 151)
    #expect(try stage.frame(left).width == 151)
  }

  @Test func `constants, priorities, margins, windows and directions may change while an edit is open`() throws {
    let stage = try Stage()
    let (left, right, divider) = try panes(stage)
    let edit = try stage.scene.model.editConstant(of: divider)
    _ = try suggest(stage, edit, 100)
    try stage.scene.model.setConstant(140, of: divider)
    _ = try stage.scene.model.setEdit(edit, to: 141)
    try stage.scene.model.setSize(width: 400, height: 500)
    try stage.layout()
    #expect(try stage.frame(right) == Rect(x: 141, y: 0, width: 259, height: 0))
    // The window is resized, and the edit is set before the same layout.
    try stage.scene.model.setSize(width: 300, height: 500)
    _ = try suggest(stage, edit, 110)
    #expect(try stage.frame(right) == Rect(x: 110, y: 0, width: 190, height: 0))
    try stage.scene.model.setDirection(.rightToLeft, of: .window)
    try stage.layout()
    #expect(try stage.frame(left) == Rect(x: 190, y: 0, width: 110, height: 0))
    _ = try suggest(stage, edit, 120)
    #expect(try stage.frame(left) == Rect(x: 180, y: 0, width: 120, height: 0))
    #expect(try stage.scene.model.editRange(edit) == (50, 220))
    try stage.scene.model.setPriority(1000, of: divider)
    _ = try suggest(stage, edit, 130)
    #expect(try stage.frame(left).width == 130)
    try stage.scene.model.setDirection(.leftToRight, of: .window)
    _ = try suggest(stage, edit, 135)
    #expect(try stage.frame(left) == Rect(x: 0, y: 0, width: 135, height: 0))
  }

  @Test func `a leading edge is edited from the leading side`() throws {
    let stage = try Stage()
    let box = try stage.view()
    try stage.add(box[.width] == 20)
    let edit = try stage.scene.model.edit(.leading, of: box, priority: 500)
    _ = try suggest(stage, edit, 30)
    #expect(try stage.frame(box).x == 30)
    try stage.scene.model.setDirection(.rightToLeft, of: .window)
    try stage.layout()
    #expect(try stage.frame(box).x == 270)
    _ = try suggest(stage, edit, 40)
    #expect(try stage.frame(box).x == 260)
    let other = try stage.scene.model.edit(.trailing, of: box, priority: 400)
    #expect(try stage.layout().isEmpty)
    #expect(try stage.scene.model.constraint(stage.scene.model.constraint(of: other)).constant == 60)
  }

  @Test func `a strict scene refuses a number that conflicts, and streams others`() throws {
    let stage = try Stage(isStrict: true)
    let (left, _, divider) = try panes(stage)
    try stage.scene.model.setPriority(1000, of: divider)
    try stage.layout()
    let edit = try stage.scene.model.editConstant(of: divider)
    for x in stride(from: 121.0, through: 140, by: 1) { _ = try suggest(stage, edit, x) }
    #expect(throws: Status.conflict) { try stage.scene.model.setEdit(edit, to: 300) }
    #expect(try stage.scene.model.constraint(divider).constant == 140)
    #expect(try stage.layout().isEmpty)
    _ = try suggest(stage, edit, 240)
    #expect(try stage.frame(left).width == 240)
  }

  @Test func `a conflict drops the newest constraint, and its return restores it`() throws {
    let stage = try Stage()
    let (left, right, divider) = try panes(stage)
    try stage.scene.model.setPriority(1000, of: divider)
    let edit = try stage.scene.model.editConstant(of: divider)
    _ = try suggest(stage, edit, 200)
    #expect(throws: Status.conflict) { try suggest(stage, edit, 280) }
    _ = try suggest(stage, edit, 210)
    #expect(try stage.frame(left).width == 210)
    #expect(try stage.frame(right).width == 110)
  }

  @Test func `an edit allocates nothing while it streams`() throws {
    let stage = try Stage()
    let (_, _, divider) = try panes(stage)
    let edit = try stage.scene.model.editConstant(of: divider)
    for x in [100.0, 101, 102] { _ = try suggest(stage, edit, x) }
    let calls = stage.supply.calls
    for x in stride(from: 103.0, through: 160, by: 0.5) {
      _ = try stage.scene.model.setEdit(edit, to: x)
      try stage.scene.layoutIfNeeded()
    }
    #expect(stage.supply.calls == calls)
    // `Stage` has not seen these reports.
    try stage.scene.model.endEdit(edit)
  }

  @Test func `without memory a number is taken back`() throws {
    for limit in 0..<60 {
      let stage = try Stage()
      let (left, _, divider) = try panes(stage)
      try stage.layout()
      stage.supply.remaining = limit
      do {
        let edit = try stage.scene.model.editConstant(of: divider)
        let former = try stage.scene.model.setEdit(edit, to: 200)
        do throws(Status) { try stage.scene.layoutIfNeeded() } catch {
          stage.scene.model.takeBack(edit, to: former)
          throw error
        }
        stage.supply.remaining = .max
        #expect(try stage.frame(left).width == 200)
      } catch {
        #expect(error as? Status == .outOfMemory)
        stage.supply.remaining = .max
        #expect(try stage.scene.model.constraint(divider).constant == 120)
        try stage.layout()
        #expect(try stage.frame(left).width == 120)
      }
    }
  }

  @Test func `random numbers give the frames of a scene that was made with them`() throws {
    for seed in 0..<60 {
      var random = Random(state: UInt64(seed))
      let isStrict = random.chance(30)
      let plan = RowPlan(&random)
      let (edited, constraints) = try plan.made(isStrict: isStrict)
      _ = try? edited.layout()
      var edits: [SceneEditID] = []
      for constraint in constraints { edits.append(try edited.scene.model.editConstant(of: constraint)) }
      var numbers = plan.numbers
      var isTurned = false
      for _ in 0..<30 {
        let index = random.below(edits.count)
        let number = Double(random.below(400))
        switch random.below(12) {
        case 0: try? edited.scene.model.setConstant(number, of: constraints[index])
        case 1:
          isTurned.toggle()
          try? edited.scene.model.setDirection(isTurned ? .rightToLeft : .leftToRight, of: .window)
          isTurned = try edited.isRightToLeft(.window)
        case 2:
          try? edited.scene.model.setActive(false, constraints[index])
          if random.chance(50) { _ = try? edited.layout() }
          try? edited.scene.model.setActive(true, constraints[index])
          if try !edited.isActive(constraints[index]) { try edited.scene.model.setActive(true, constraints[index]) }
        default: _ = try? edited.scene.model.setEdit(edits[index], to: number)
        }
        _ = try? edited.layout()
        for index in numbers.indices { numbers[index] = try edited.scene.model.constraint(constraints[index]).constant }
        var final = plan
        final.numbers = numbers
        let (direct, _) = try final.made(isStrict: false)
        if isTurned { try direct.scene.model.setDirection(.rightToLeft, of: .window) }
        _ = try? direct.layout()
        for (one, other) in zip(try edited.frames(), try direct.frames()) {
          for difference in [one.x - other.x, one.y - other.y, one.width - other.width, one.height - other.height] {
            #expect(abs(difference) < 1e-6, "seed \(seed)")
          }
        }
      }
    }
  }
}

/// Views in a row whose distances and widths are numbers, most of them soft, inside limits.
private struct RowPlan {
  var numbers: [Double] = []
  private var priorities: [Int32] = []
  private var limits: [Double] = []

  init(_ random: inout Random) {
    let count = 2 + random.below(5)
    for index in 0..<2 * count {
      numbers.append(Double(5 + random.below(60)))
      // Distinct, so that no answer is a tie.
      priorities.append(random.chance(15) && index < 2 ? 1000 : Int32(100 + 37 * index + random.below(30)))
      limits.append(Double(random.below(40)))
    }
  }

  func made(isStrict: Bool) throws -> (Stage, [ConstraintID]) {
    let stage = try Stage(isStrict: isStrict)
    var constraints: [ConstraintID] = []
    var last: ItemID?
    for index in stride(from: 0, to: numbers.count, by: 2) {
      let view = try stage.view()
      let start = last.map { $0[.trailing] } ?? ItemID.window[.leading]
      constraints.append(try stage.add((view[.leading] == start + numbers[index]).at(priorities[index])))
      constraints.append(try stage.add((view[.width] == numbers[index + 1]).at(priorities[index + 1])))
      try stage.add((view[.width] >= limits[index]).at(950))
      try stage.add((view[.trailing] <= ItemID.window[.trailing]).at(900))
      last = view
    }
    return (stage, constraints)
  }
}

extension Stage {
  fileprivate func frames() throws -> [Rect] {
    var frames: [Rect] = []
    var item = try scene.tree.item(after: nil)
    while let present = item {
      frames.append(try frame(present))
      item = try scene.tree.item(after: present)
    }
    return frames
  }
}
