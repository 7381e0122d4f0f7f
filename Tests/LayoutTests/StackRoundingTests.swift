import Solver
import Support
import Testing

@testable import Layout

/// Nested stacks with random sizes.
private struct NestedStacks {
  let stage: Stage
  var stacks: [(item: ItemID, axis: Axis, views: [ItemID], spacing: Double)] = []
  var leaves: [ItemID] = []

  init(_ random: inout Random) throws {
    stage = try Stage(width: random.between(100, 600), height: random.between(100, 600))
    let root = try add(.horizontal, in: .window, depth: 0, &random)
    try stage.add(root[.left] == ItemID.window[.left] + random.between(-3, 3))
    try stage.add(root[.top] == ItemID.window[.top] + random.between(-3, 3))
    try stage.add(root[.width] == 0.9 * ItemID.window[.width])
    try stage.add(root[.height] == 0.8 * ItemID.window[.height])
  }

  private mutating func add(_ axis: Axis, in parent: ItemID, depth: Int, _ random: inout Random) throws -> ItemID {
    let stack = try stage.scene.stacks.addStack(in: parent, axis)
    let spacing = random.below(2) == 0 ? 0 : random.between(0, 9)
    try stage.scene.stacks.change(stack: stack) { $0.spacing = spacing }
    try stage.scene.stacks.change(stack: stack) { $0.distribution = Distribution(rawValue: Int32(random.below(3)))! }
    try stage.scene.stacks.change(stack: stack) { $0.alignment = StackAlignment(rawValue: Int32(random.below(4)))! }
    var views: [ItemID] = []
    for index in 0..<2 + random.below(4) {
      let view: ItemID
      if depth < 2 && random.below(3) == 0 {
        view = try add(axis == .horizontal ? .vertical : .horizontal, in: stack, depth: depth + 1, &random)
      } else {
        view = try stage.view(in: stack)
        let size = Size(width: random.between(5, 60), height: random.between(5, 60))
        try stage.scene.setIntrinsicSize(size, of: view)
        for axis in [Axis.horizontal, .vertical] {
          try stage.scene.model.setHugging(Int32(251 + leaves.count + index), axis, of: view)
        }
        leaves.append(view)
      }
      try stage.scene.stacks.append(view, to: stack)
      views.append(view)
    }
    stacks.append((stack, axis, views, spacing))
    return stack
  }

  func span(_ item: ItemID, _ axis: Axis) throws -> (near: Double, far: Double) {
    let frame = try stage.scene.frames.windowFrame(of: item)
    return axis == .horizontal ? (frame.x, frame.right) : (frame.y, frame.bottom)
  }
}

@Suite struct StackRoundingTests {
  @Test(arguments: [1, 1.5, 2, 3.0]) func `rounded views neither overlap nor leave a gap`(scale: Double) throws {
    var random = Random(state: 21)
    for _ in 0..<60 {
      let nested = try NestedStacks(&random)
      try nested.stage.scene.frames.setScale(scale)
      try nested.stage.layout()
      for stack in nested.stacks {
        let whole = try nested.span(stack.item, stack.axis)
        #expect(try abs(nested.span(stack.views[0], stack.axis).near - whole.near) < 1e-9)
        #expect(try abs(nested.span(stack.views.last!, stack.axis).far - whole.far) < 1e-9)
        for (view, next) in zip(stack.views, stack.views.dropFirst()) {
          let gap = try nested.span(next, stack.axis).near - nested.span(view, stack.axis).far
          // The spacing is rounded up or down; a spacing of 0 stays 0.
          #expect(abs(gap - stack.spacing) < 1 / scale - (stack.spacing == 0 ? 1 / scale - 1e-9 : 0))
          #expect(gap > -1e-9)
        }
      }
    }
  }

  @Test(arguments: [1, 1.5, 2, 3.0]) func `rounding makes no view of a stack smaller than its intrinsic size`(
    scale: Double
  ) throws {
    var random = Random(state: 22)
    for _ in 0..<60 {
      let nested = try NestedStacks(&random)
      try nested.stage.scene.frames.setScale(scale)
      try nested.stage.layout()
      for leaf in nested.leaves {
        let wanted = try nested.stage.scene.views.state(of: leaf).intrinsic
        let (exact, frame) = (try nested.stage.scene.frames.exactFrame(of: leaf), try nested.stage.frame(leaf))
        if exact.width >= (wanted.width * scale).rounded(.up) / scale - 1e-9 {
          #expect(frame.width >= wanted.width - 1e-9)
        }
        if exact.height >= (wanted.height * scale).rounded(.up) / scale - 1e-9 {
          #expect(frame.height >= wanted.height - 1e-9)
        }
      }
    }
  }
}
