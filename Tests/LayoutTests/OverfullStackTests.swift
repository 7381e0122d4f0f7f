import Testing

@testable import Layout
@testable import Solver

/// Stacks whose views are a tenth too long, and in which a view is hidden and shown.
@Suite struct OverfullStackTests {
  private func stack(_ distribution: Distribution, of count: Int) throws -> (Stage, [ItemID]) {
    let stage = try Stage(width: (40 * Double(count) + 8 * Double(count - 1)) / 1.1, height: 480)
    let stack = try stage.scene.addStack(in: .window, .horizontal)
    for edge in [Attribute.left, .right, .top] { try stage.add(stack[edge] == ItemID.window[edge]) }
    var views: [ItemID] = []
    for index in 0..<count {
      views.append(try stage.view(in: stack))
      try stage.scene.setIntrinsicSize(Size(width: 40, height: 20), of: views[index])
      try stage.scene.arrange(views[index], in: stack, at: index)
    }
    try stage.scene.setSpacing(8, of: stack)
    try stage.scene.setDistribution(distribution, of: stack)
    return (stage, views)
  }

  /// Computing a multiplier again costs a pass over all values that its row moves.
  @Test(arguments: [(Distribution.fillProportionally, 200), (.equalCentering, 60), (.fillEqually, 120)])
  func `hiding and showing a view recomputes a few multipliers for each step, without double-double`(
    distribution: Distribution, count: Int
  ) throws {
    let (stage, views) = try stack(distribution, of: count)
    try stage.layout()
    for isHidden in [true, false, true, false] {
      let recomputations = stage.scene.solver.basis.precision.recomputations
      let before = stage.scene.solver.problem.statistics
      try stage.scene.setHidden(isHidden, views[count / 2])
      try stage.layout()
      let after = stage.scene.solver.problem.statistics
      let steps = Int(after.pivots - before.pivots + after.flips - before.flips)
      let isExtended = stage.scene.solver.basis.precision.isExtended
      #expect(stage.scene.solver.basis.precision.recomputations - recomputations <= 3 * steps + count)
      #expect(!isExtended)
    }
  }
}
