import Testing

@testable import Layout
@testable import Solver

/// Stacks whose views are a tenth too long, and in which a view is hidden and shown.
@Suite struct OverfullStackTests {
  private func stack(_ distribution: Distribution, of count: Int) throws -> (Stage, [ItemID]) {
    let stage = try Stage(width: (40 * Double(count) + 8 * Double(count - 1)) / 1.1, height: 480)
    let stack = try stage.scene.stacks.addStack(in: .window, .horizontal)
    for edge in [Attribute.left, .right, .top] { try stage.add(stack[edge] == ItemID.window[edge]) }
    var views: [ItemID] = []
    for index in 0..<count {
      views.append(try stage.view(in: stack))
      try stage.scene.setIntrinsicSize(Size(width: 40, height: 20), of: views[index])
      try stage.scene.stacks.arrange(views[index], in: stack, at: index)
    }
    try stage.scene.stacks.change(stack: stack) { $0.spacing = 8 }
    try stage.scene.stacks.change(stack: stack) { $0.distribution = distribution }
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
      let isExtended = stage.scene.solver.basis.precision.isDoubleDouble
      #expect(stage.scene.solver.basis.precision.recomputations - recomputations <= 3 * steps + count)
      #expect(!isExtended)
    }
  }

  /// Views of whole sizes in a window of 5 % of them. Multipliers of compression rows are at their bounds except for
  /// rounding; only at the bounds does the priority of the centres decide.
  @Test(arguments: [nil, 2, 56, 91]) func `centres are at equal distances in a long and very tight stack`(hidden: Int?)
    throws
  {
    var state: UInt64 = 88_172_645_463_325_252
    func random() -> Double {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Double(UInt32(truncatingIfNeeded: state >> 11) % 200)
    }
    for _ in 0..<28 { _ = random() }
    let widths = (0..<120).map { _ in
      defer { _ = random() }
      return 20 + random()
    }
    let stage = try Stage(width: (widths.reduce(0, +) + 4 * 120) * 0.05, height: 400)
    let stack = try stage.scene.stacks.addStack(in: .window, .horizontal)
    try stage.scene.stacks.change(stack: stack) { $0.distribution = .equalCentering }
    try stage.scene.stacks.change(stack: stack) { $0.spacing = 4 }
    for edge in [Attribute.left, .top, .right] { try stage.add(stack[edge] == ItemID.window[edge]) }
    var views: [ItemID] = []
    for (index, width) in widths.enumerated() {
      views.append(try stage.view(in: stack))
      try stage.scene.setIntrinsicSize(Size(width: width, height: 20), of: views[index])
      try stage.scene.setHidden(index == hidden, views[index])
      try stage.scene.stacks.arrange(views[index], in: stack, at: index)
    }
    try stage.layout()
    let centres = try views.indices.filter { $0 != hidden }.map { index in
      let frame = try stage.scene.frames.frame(of: views[index])
      return frame.x + frame.width / 2
    }
    for place in 2..<centres.count {
      #expect(abs(centres[place] - 2 * centres[place - 1] + centres[place - 2]) < 1e-8)
    }
  }
}
