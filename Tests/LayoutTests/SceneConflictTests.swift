import Notation
import Solver
import Status
import Testing

@testable import Layout

struct SceneConflictTests {
  private func members(_ stage: Stage, _ index: Int = 0) throws -> [ConstraintID] {
    try stage.scene.findConflict(index)
    return (0..<stage.scene.constraints.members.count).map { stage.scene.constraints.members[$0] }
  }

  /// Adds a photo between a bar and a keyboard that leave too little space.
  private func photo(_ stage: Stage) throws -> (keyboard: ConstraintID, height: ConstraintID) {
    let (photo, bar, keyboard) = (try stage.view("photo"), try stage.view("bar"), try stage.view("keyboard"))
    try stage.add(bar[.top] == ItemID.window[.top])
    try stage.add(bar[.height] == 64)
    try stage.add(keyboard[.bottom] == ItemID.window[.bottom])
    let height = try stage.add(keyboard[.height] == 216)
    try stage.add(photo[.top] == bar[.bottom], named: "under-bar")
    try stage.add(photo[.bottom] <= keyboard[.top], named: "above-keyboard")
    return (height, try stage.add(photo[.height] >= 250, named: "photo-min"))
  }

  @Test func `a layout with conflicting constraints has frames`() throws {
    let stage = try Stage()
    let (keyboard, height) = try photo(stage)
    #expect(throws: Status.conflict) { try stage.layout() }
    #expect(try stage.isDropped(height))
    #expect(try stage.scene.model.violation(of: height) == 50)
    #expect(throws: Status.conflict) { try stage.layout() }
    try stage.scene.model.setConstant(0, of: keyboard)
    try stage.layout()
    #expect(try !stage.isDropped(height))
    #expect(try stage.scene.model.violation(of: height) == 0)
    try stage.scene.model.setConstant(300, of: keyboard)
    #expect(throws: Status.conflict) { try stage.layout() }
    #expect(try stage.isDropped(height))
  }

  @Test func `the report is the minimal conflicting set in readable text`() throws {
    let stage = try Stage()
    _ = try photo(stage)
    #expect(throws: Status.conflict) { try stage.layout() }
    var text = Collected()
    try text.write(conflict: 0, of: &stage.scene)
    let lines = text.string.split(separator: "\n")
    #expect(lines.first == "8 constraints cannot hold together; the first is dropped:")
    #expect(lines.dropFirst().first == #"  photo.height >= 250 @1000 "photo-min"  dropped"#)
    #expect(lines.last == "the dropped constraint is restored as soon as it can hold")
    #expect(lines.contains(#"  photo.bottom <= keyboard.top @1000 "above-keyboard""#))
    #expect(lines.contains("  window.height == 480 @1000  the size of the window"))
    #expect(lines.count == 10)
  }

  @Test func `without any one member of a conflict the rest can be satisfied`() throws {
    let stage = try Stage()
    _ = try photo(stage)
    #expect(throws: Status.conflict) { try stage.layout() }
    for member in try members(stage) where try stage.scene.model.owner(of: member) == .stated {
      try stage.scene.model.setActive(false, member)
      try stage.layout()
      try stage.scene.model.setActive(true, member)
      #expect(throws: Status.conflict) { try stage.layout() }
    }
  }

  @Test func `the newest constraint is the one added last, even if others were activated later`() throws {
    let stage = try Stage()
    let view = try stage.view()
    let first = try stage.add(view[.width] == 100)
    let second = try stage.add(view[.width] == 200)
    try stage.scene.model.setActive(false, first)
    try stage.layout()
    #expect(try stage.frame(view).width == 200)
    try stage.scene.model.setActive(true, first)
    #expect(throws: Status.conflict) { try stage.layout() }
    #expect(try stage.isDropped(second))
    #expect(try stage.frame(view).width == 100)
    try stage.scene.model.setPriority(500, of: first)
    try stage.layout()
    #expect(try stage.frame(view).width == 200)
    try stage.scene.model.setPriority(1000, of: first)
    #expect(throws: Status.conflict) { try stage.layout() }
    #expect(try members(stage) == [second, first])
  }

  @Test func `required intrinsic sizes can be in a conflict`() throws {
    let stage = try Stage()
    let view = try stage.view("label")
    try stage.scene.setIntrinsicSize(Size(width: 90, height: 20), of: view)
    try stage.scene.model.setCompression(1000, .horizontal, of: view)
    let narrow = try stage.add(view[.width] == 50)
    #expect(throws: Status.conflict) { try stage.layout() }
    let found = try members(stage)
    #expect(found.count == 2 && found[1] == narrow)
    #expect(try stage.scene.model.owner(of: found[0]) == .compression)
    #expect(try stage.text(found[0]) == "label.width >= 90 @1000")
  }
}

struct StrictTests {
  private func refusal(_ stage: Stage) throws -> [ConstraintID] {
    try stage.scene.model.findRefusal()
    return (0..<stage.scene.constraints.members.count).map { stage.scene.constraints.members[$0] }
  }

  /// Expects an edit to be refused because of these constraints, and to change nothing.
  private func expectRefusal(
    _ stage: Stage, beside others: [ConstraintID]? = nil, sourceLocation: SourceLocation = #_sourceLocation,
    _ edit: () throws -> Void
  ) throws {
    try stage.layout()
    let digest = stage.scene.solver.digest()
    #expect(throws: Status.conflict, sourceLocation: sourceLocation) { try edit() }
    if let others { #expect(try refusal(stage) == others, sourceLocation: sourceLocation) }
    #expect(stage.scene.solver.digest() == digest, sourceLocation: sourceLocation)
    #expect(try stage.layout().isEmpty, sourceLocation: sourceLocation)
  }

  @Test func `a conflicting edit is refused and nothing changes`() throws {
    let stage = try Stage(isStrict: true)
    let view = try stage.view()
    let least = try stage.add(view[.width] >= 100)
    let most = try stage.add(view[.width] <= 200)
    let target = try stage.add((view[.width] == 50).at(700))
    let off = try stage.add(view[.width] == 20, isActive: false)
    try expectRefusal(stage, beside: [least]) { try stage.add(view[.width] == 60) }
    try expectRefusal(stage, beside: [most]) { try stage.scene.model.setConstant(201, of: least) }
    try expectRefusal(stage, beside: [least]) { try stage.scene.model.setPriority(1000, of: target) }
    try expectRefusal(stage, beside: [least]) { try stage.scene.model.setActive(true, off) }
    #expect(try !stage.isActive(off))
    #expect(try stage.scene.model.constraint(least).constant == 100)
    #expect(try stage.scene.model.constraint(target).priority == 700)
    try stage.scene.model.setConstant(150, of: least)
    try stage.scene.model.setConstant(170, of: target)
    try stage.scene.model.setPriority(1000, of: target)
    try stage.layout()
    #expect(try stage.frame(view).width == 170)
  }

  @Test func `several constants can be changed together that conflict alone`() throws {
    let stage = try Stage(isStrict: true)
    let view = try stage.view()
    let least = try stage.add(view[.width] >= 100)
    let most = try stage.add(view[.width] <= 200)
    let ids = [least, most]
    func set(_ constants: [Double]) throws {
      try constants.withUnsafeBufferPointer { constants in
        try ids.withUnsafeBufferPointer { try stage.scene.model.setConstants(constants, of: $0) }
      }
    }
    try set([300, 400])
    try stage.layout()
    #expect(try stage.frame(view).width == 300)
    try set([10, 20])
    try stage.layout()
    #expect(try (10...20).contains(stage.frame(view).width))
    try expectRefusal(stage) { try set([21, 20]) }
  }

  @Test func `several constraints are deactivated together while another one is dropped`() throws {
    let stage = try Stage(isStrict: true)
    let view = try stage.view()
    let narrow = try stage.add(view[.width] == 100)
    let low = try stage.add(view[.height] == 20)
    let wide = try stage.scene.model.addOwned((view[.width] == 200).constraint)
    #expect(throws: Status.conflict) { try stage.layout() }
    #expect(try stage.isDropped(wide))
    func set(_ isActive: Bool, _ ids: [ConstraintID]) throws {
      let none = UnsafeBufferPointer<ConstraintID>(start: nil, count: 0)
      try ids.withUnsafeBufferPointer {
        try stage.scene.model.switchConstraints(off: isActive ? none : $0, on: isActive ? $0 : none)
      }
    }
    // The dropped constraint returns.
    try set(false, [narrow, low])
    #expect(try !stage.isActive(narrow) && !stage.isActive(low))
    try stage.layout()
    #expect(try stage.frame(view).width == 200)
    try set(true, [low])
    try expectRefusal(stage, beside: [wide]) { try set(true, [low, narrow]) }
    // The dropped constraint stays dropped.
    try set(false, [low])
    let other = try stage.scene.model.addOwned((view[.width] == 300).constraint)
    #expect(throws: Status.conflict) { try stage.layout() }
    try set(true, [low])
    try set(false, [low, low])
    #expect(throws: Status.conflict) { try stage.layout() }
    #expect(try stage.isDropped(other) && !stage.isActive(low))
    #expect(try stage.frame(view).width == 200)
  }

  @Test func `conflicting margins, window sizes, intrinsic sizes and directions are refused`() throws {
    let stage = try Stage(isStrict: true)
    let view = try stage.view()
    try stage.add(view[.leading] == ItemID.window[.leadingMargin])
    try stage.add(view[.right] == ItemID.window[.right] - 100)
    try stage.add(view[.width] >= 50)
    try expectRefusal(stage) { try stage.scene.model.setSize(width: 150, height: 480) }
    try expectRefusal(stage) {
      try stage.scene.setMargins(Insets(top: 0, left: 200, bottom: 0, right: 0), of: .window)
    }
    #expect(try stage.scene.views.margins(of: .window).left == 8)
    try stage.add(view[.width] <= 300)
    try stage.scene.model.setCompression(1000, .horizontal, of: view)
    try expectRefusal(stage) { try stage.scene.setIntrinsicSize(Size(width: 310, height: -1), of: view) }
    #expect(try stage.scene.views.state(of: view).intrinsic == Size(width: -1, height: -1))
    try stage.layout()
    #expect(throws: Status.conflict) { try stage.scene.model.setDirection(.rightToLeft, of: .window) }
    #expect(try !stage.isRightToLeft(view))
    try stage.layout()
    #expect(try stage.frame(view) == Rect(x: 8, y: 0, width: 212, height: 0))
  }
}
