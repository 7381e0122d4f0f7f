import Solver
import Status
import Support
import Testing

@testable import Layout

/// Sizes are never negative.
struct SizeTests {
  private func members(_ stage: Stage, _ index: Int = 0) throws -> [String] {
    try stage.scene.findConflict(index)
    return try (0..<stage.scene.constraints.members.count).map { try stage.text(stage.scene.constraints.members[$0]) }
  }

  /// A bar of a width, and a label with margins of 4 and 10 inside it.
  private func bar(
    _ stage: Stage, width: Double
  ) throws -> (label: ItemID, width: ConstraintID, right: ConstraintID) {
    let bar = try stage.view("bar")
    let label = try stage.view("label", in: bar)
    let width = try stage.add(bar[.width] == width)
    try stage.add(label[.left] == bar[.left] + 4)
    return (label, width, try stage.add(label[.right] == bar[.right] - 10))
  }

  @Test func `margins in a bar without width conflict, and the later one breaks`() throws {
    let stage = try Stage()
    let (label, width, right) = try bar(stage, width: 0)
    #expect(throws: Status.conflict) { try stage.layout() }
    #expect(try stage.isDropped(right))
    #expect(try stage.frame(label) == Rect(x: 4, y: 0, width: 0, height: 0))
    #expect(
      Set(try members(stage)) == [
        "label.right == bar.right - 10 @1000", "label.left == bar.left + 4 @1000", "bar.width == 0 @1000",
        "label.width >= 0 @1000",
      ])
    var text = Collected()
    try text.write(conflict: 0, of: &stage.scene)
    #expect(text.string.contains("  label.width >= 0 @1000  sizes are not negative\n"))
    try stage.scene.model.setConstant(20, of: width)
    try stage.layout()
    #expect(try !stage.isDropped(right))
    #expect(try stage.frame(label).width == 6)
  }

  @Test func `a size that no row needs has no row`() throws {
    let stage = try Stage()
    let (label, width, _) = try bar(stage, width: 100)
    try stage.layout()
    let rows = stage.scene.solver.statistics().constraints
    #expect(rows == 5)
    try stage.scene.model.setConstant(0, of: width)
    #expect(throws: Status.conflict) { try stage.layout() }
    // One for the size that would be negative: that of the label.
    #expect(stage.scene.solver.statistics().constraints == rows + 1)
    try stage.scene.remove(label)
    try stage.layout()
    #expect(stage.scene.solver.statistics().constraints == 3)
  }

  @Test func `views that prefer more room than there is get none and not less`() throws {
    let stage = try Stage(width: 100, height: 100)
    let views = [try stage.view(), try stage.guide(), try stage.view()]
    try stage.add(views[0][.left] == ItemID.window[.left])
    for (one, other) in zip(views, views.dropFirst()) { try stage.add(other[.left] == one[.right] + 40) }
    try stage.add((views[2][.right] == ItemID.window[.right]).at(900))
    for view in views { try stage.add((view[.width] == 60).at(500)) }
    try stage.layout()
    #expect(try views.map { try stage.frame($0).width }.reduce(0, +) == 20)
    try stage.scene.model.setSize(width: 30, height: 100)
    try stage.layout()
    #expect(try views.allSatisfy { try stage.frame($0).width == 0 })
    #expect(try stage.frame(views[2]).x == 80)
  }

  @Test func `a strict scene refuses a constraint that would make a size negative, and names it`() throws {
    let stage = try Stage(isStrict: true)
    let view = try stage.view("view")
    try stage.add(view[.left] == ItemID.window[.left] + 200)
    try stage.layout()
    let digest = digest(of: stage)
    #expect(throws: Status.conflict) { try stage.add(view[.right] == ItemID.window[.left] + 150) }
    try stage.scene.model.findRefusal()
    let named = try (0..<stage.scene.constraints.members.count).map {
      try stage.text(stage.scene.constraints.members[$0])
    }
    #expect(Set(named) == ["view.left == window.left + 200 @1000", "view.width >= 0 @1000"])
    #expect(self.digest(of: stage) == digest)
    let right = try stage.add(view[.right] == ItemID.window[.left] + 250)
    #expect(throws: Status.conflict) { try stage.scene.model.setConstant(199, of: right) }
    try stage.layout()
    #expect(try stage.frame(view).width == 50)
  }

  private func digest(of stage: Stage) -> UInt64 {
    var digest = Digest()
    stage.scene.digest(into: &digest)
    return digest.value
  }

  @Test func `what keeps a size from being negative cannot be changed, and goes with its view`() throws {
    let stage = try Stage()
    let (label, _, _) = try bar(stage, width: 0)
    #expect(throws: Status.conflict) { try stage.layout() }
    try stage.scene.findConflict(0)
    let size = try #require(
      (0..<stage.scene.constraints.members.count).map { stage.scene.constraints.members[$0] }.first {
        try stage.scene.model.owner(of: $0) == .size
      })
    #expect(throws: Status.owned) { try stage.scene.model.remove(size) }
    #expect(throws: Status.owned) { try stage.scene.model.setConstant(-1, of: size) }
    #expect(try stage.isActive(size))
    #expect(try stage.scene.model.violation(of: size) == 0)
    try stage.scene.remove(label)
    #expect(throws: Status.stale) { try stage.scene.model.constraint(size) }
    #expect(throws: Status.stale) { try stage.scene.model.remove(ConstraintID(0)) }
  }

  @Test func `the range of an edit ends where a size is 0`() throws {
    let stage = try Stage()
    let (left, right) = (try stage.view(), try stage.view())
    try stage.add(left[.left] == ItemID.window[.left])
    try stage.add(right[.left] == left[.right])
    try stage.add((right[.right] == ItemID.window[.right]).at(800))
    let divider = try stage.add((left[.width] == 120).at(700))
    try stage.layout()
    let edit = try stage.scene.model.editConstant(of: divider)
    for x in [100.0, 110, 120] {
      _ = try stage.scene.model.setEdit(edit, to: x)
      try stage.layout()
    }
    #expect(try stage.scene.model.editRange(edit) == (0, 320))
    for x in [300.0, 310, 330, 400, 320, -10, 10, 350] {
      _ = try stage.scene.model.setEdit(edit, to: x)
      try stage.layout()
      let width = min(max(x, 0), 320)
      #expect(try stage.frame(left).width == width)
      #expect(try stage.frame(right) == Rect(x: width, y: 0, width: 320 - width, height: 0))
    }
  }

  @Test func `sizes that can only be 0 are not ambiguous`() throws {
    let stage = try Stage()
    let (one, other) = (try stage.view(), try stage.view())
    for view in [one, other] {
      try stage.add(view[.top] == ItemID.window[.top])
      try stage.add(view[.height] == 10)
    }
    try stage.add(one[.left] == ItemID.window[.left])
    try stage.add(other[.left] == one[.right])
    let end = try stage.add(other[.right] == ItemID.window[.left])
    try stage.layout()
    #expect(try !stage.isAmbiguous(one, .horizontal))
    #expect(try !stage.isAmbiguous(other, .horizontal))
    try stage.scene.findAmbiguities()
    #expect(stage.scene.ambiguities.count == 0)
    #expect(try !stage.scene.exercise(.window))
    try stage.scene.model.setConstant(20, of: end)
    try stage.layout()
    #expect(try stage.isAmbiguous(one, .horizontal))
    for _ in 0..<4 {
      _ = try stage.scene.exercise(.window)
      try stage.layout()
      #expect(try stage.frame(one).width >= 0 && stage.frame(other).width >= 0)
    }
  }

  @Test func `a measure function is not asked at a negative width`() throws {
    let stage = try Stage()
    let lines = Lines()
    let view = try stage.view()
    try stage.scene.setMeasure(measureLines, context: lines.context, of: view)
    try stage.scene.setAlignmentInsets(Insets(top: 0, left: 8, bottom: 0, right: 8), of: view)
    try stage.add(view[.left] == ItemID.window[.left] + 20)
    let right = try stage.add(view[.right] == ItemID.window[.left] + 200)
    try stage.layout()
    for x in [100.0, 30, 20, 6] {
      try stage.scene.model.setConstant(x, of: right)
      try stage.layout()
    }
    #expect(lines.asked.allSatisfy { $0 ?? 0 >= 0 })
    #expect(lines.asked.contains(0))
  }

  @Test func `a fitting size is not negative`() throws {
    let stage = try Stage()
    let box = try stage.view()
    let (one, other) = (try stage.view(in: box), try stage.view(in: box))
    try stage.add(one[.left] == box[.left] + 30)
    try stage.add(other[.left] == one[.right] + 30)
    try stage.add(other[.right] == box[.right])
    let size = try stage.scene.fittingSize(of: box, target: Size(width: 0, height: -10), priorities: (50, 50))
    #expect(size == Size(width: 60, height: 0))
  }
}
