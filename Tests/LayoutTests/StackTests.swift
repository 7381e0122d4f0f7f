import Solver
import Status
import Support
import Testing

@testable import Layout

/// A stack with three views. Their intrinsic sizes are 50, 60 and 70 along the axis, and 20, 30 and 40 across it. The
/// first view has the highest hugging priority. The first baselines are 10, 20 and 15 below the tops, and the last
/// baselines 5, 10 and 12 above the bottoms.
private final class TestStack {
  let stage: Stage
  let stack: ItemID
  let axis: Axis
  var views: [ItemID] = []

  init(_ axis: Axis = .horizontal, length: Double? = 320, thickness: Double? = 100, views count: Int = 3) throws {
    self.axis = axis
    stage = try Stage(width: 500, height: 500)
    stack = try stage.scene.stacks.addStack(in: .window, axis)
    try stage.add(stack[.left] == ItemID.window[.left] + 0)
    try stage.add(stack[.top] == ItemID.window[.top] + 0)
    if let length { try stage.add(stack[axis == .horizontal ? .width : .height] == length) }
    if let thickness { try stage.add(stack[axis == .horizontal ? .height : .width] == thickness) }
    try stage.scene.stacks.change(stack: stack) { $0.spacing = 10 }
    for _ in 0..<count { try add() }
  }

  @discardableResult
  func add(at index: Int? = nil) throws -> ItemID {
    let number = views.count
    let view = try stage.view("v\(number)", in: stack)
    views.append(view)
    let (along, across) = (Double(50 + 10 * number), Double(20 + 10 * number))
    let isHorizontal = axis == .horizontal
    let size = Size(width: isHorizontal ? along : across, height: isHorizontal ? across : along)
    try stage.scene.setIntrinsicSize(size, of: view)
    try stage.scene.setBaselines(first: [10, 20, 15][number % 3], last: [5, 10, 12][number % 3], of: view)
    for axis in [Axis.horizontal, .vertical] { try stage.scene.model.setHugging(Int32(253 - number), axis, of: view) }
    try stage.scene.stacks.arrange(view, in: stack, at: index ?? stage.scene.stacks.arrangedCount(of: stack))
    return view
  }

  /// The position and size of every view along the axis.
  func along() throws -> [[Double]] { try spans(axis) }
  func across() throws -> [[Double]] { try spans(axis == .horizontal ? .vertical : .horizontal) }

  private func spans(_ axis: Axis) throws -> [[Double]] {
    try stage.layout()
    return try views.map {
      let frame = try stage.frame($0)
      return axis == .horizontal ? [frame.x, frame.width] : [frame.y, frame.height]
    }
  }

  /// How many guides the stack has.
  func guides() throws -> Int {
    var guide = try stage.scene.tree.firstGuide(of: stack)
    var count = 0
    while let present = guide {
      count += 1
      guide = try stage.scene.tree.sibling(after: present)
    }
    return count
  }

  /// The constraints that the stack generated, as text by their ids.
  func generated() throws -> [UInt32: String] {
    var made: [UInt32: String] = [:]
    for slot in 0..<stage.scene.constraints.constraintSlots {
      guard let id = stage.scene.constraints.constraint(at: slot), try stage.scene.model.owner(of: id) == .stack else {
        continue
      }
      made[id.raw] = try stage.text(id)
    }
    return made
  }
}

private func near(_ one: [[Double]], _ other: [[Double]]) -> Bool {
  one.map(\.count) == other.map(\.count) && zip(one.joined(), other.joined()).allSatisfy { abs($0 - $1) <= 1e-9 }
}

/// Lists of numbers are as near as their numbers only if they are as long.
@Test func `numbers that are missing are not near`() {
  #expect(near([[1, 2], [3]], [[1, 2], [3 + 1e-10]]))
  #expect(!near([[1, 2]], [[1, 2], [3]]))
  #expect(!near([[1, 2], [3]], [[1], [2, 3]]))
}

@Suite struct StackTests {
  // MARK: Along the axis

  static let distributions: [(Distribution, [[Double]])] = [
    (.fill, [[0, 50], [60, 60], [130, 190]]),
    (.fillEqually, [[0, 100], [110, 100], [220, 100]]),
    (.fillProportionally, [[0, 80], [90, 96], [196, 124]]),
    (.equalSpacing, [[0, 50], [120, 60], [250, 70]]),
    (.equalCentering, [[0, 50], [125, 60], [250, 70]]),
  ]

  @Test(arguments: distributions, [Axis.horizontal, .vertical])
  func `a distribution divides the length along the axis`(_ given: (Distribution, [[Double]]), axis: Axis) throws {
    let bench = try TestStack(axis)
    try bench.stage.scene.stacks.change(stack: bench.stack) { $0.distribution = given.0 }
    let spans = try bench.along()
    #expect(near(spans, given.1), "\(spans)")
  }

  static let natural: [(Distribution, [[Double]], Double)] = [
    (.fill, [[0, 50], [60, 60], [130, 70]], 200),
    (.fillEqually, [[0, 70], [80, 70], [160, 70]], 230),
    (.fillProportionally, [[0, 50], [60, 60], [130, 70]], 200),
    (.equalSpacing, [[0, 50], [60, 60], [130, 70]], 200),
    (.equalCentering, [[0, 50], [70, 60], [140, 70]], 210),
  ]

  @Test(arguments: natural, [Axis.horizontal, .vertical])
  func `a stack without a size is as large as its views and the spacing`(
    _ given: (Distribution, [[Double]], Double), axis: Axis
  ) throws {
    let bench = try TestStack(axis, length: nil, thickness: nil)
    try bench.stage.scene.stacks.change(stack: bench.stack) { $0.distribution = given.0 }
    let spans = try bench.along()
    #expect(near(spans, given.1), "\(spans)")
    let frame = try bench.stage.frame(bench.stack)
    #expect(near([[frame.width, frame.height]], [axis == .horizontal ? [given.2, 40] : [40, given.2]]))
    #expect(try bench.across() == [[0, 40], [0, 40], [0, 40]])
  }

  @Test func `in a short stack the views shrink, never the spacing`() throws {
    for distribution in [Distribution.fill, .equalSpacing, .equalCentering] {
      let bench = try TestStack(length: 150)
      try bench.stage.scene.stacks.change(stack: bench.stack) { $0.distribution = distribution }
      let spans = try bench.along()
      #expect(spans[1][0] - spans[0][0] - spans[0][1] >= 10 - 1e-9)
      #expect(spans[2][0] - spans[1][0] - spans[1][1] >= 10 - 1e-9)
      #expect(abs(spans[2][0] + spans[2][1] - 150) <= 1e-9)
    }
  }

  /// A stack with a spacing of 20, and views of these sizes along its axis, which are at least 0.
  private func row(
    _ sizes: [Double], _ distribution: Distribution, length: Double? = nil, _ axis: Axis = .horizontal
  ) throws -> TestStack {
    let bench = try TestStack(axis, length: length, thickness: nil, views: 0)
    try bench.stage.scene.stacks.change(stack: bench.stack) { $0.spacing = 20 }
    try bench.stage.scene.stacks.change(stack: bench.stack) { $0.distribution = distribution }
    for size in sizes {
      let view = try bench.stage.view(in: bench.stack)
      let isLying = axis == .horizontal
      let across = size < 0 ? -1.0 : 20
      try bench.stage.scene.setIntrinsicSize(
        Size(width: isLying ? size : across, height: isLying ? across : size), of: view)
      try bench.stage.add(view[isLying ? .width : .height] >= 0)
      try bench.stage.scene.stacks.append(view, to: bench.stack)
      bench.views.append(view)
    }
    return bench
  }

  @Test(arguments: [Distribution.fill, .equalSpacing, .fillProportionally], [Axis.horizontal, .vertical])
  func `a view without a size takes none, and the other views keep theirs`(
    distribution: Distribution, axis: Axis
  ) throws {
    let bench = try row([30, -1, 20], distribution, axis)
    #expect(try bench.along() == [[0, 30], [50, 0], [70, 20]])
    let frame = try bench.stage.frame(bench.stack)
    #expect((axis == .horizontal ? frame.width : frame.height) == 90)
  }

  @Test func `proportions are shares of a length that counts the spacing, and the last view takes the rest`() throws {
    for axis in [Axis.horizontal, .vertical] {
      // 30 and 50 of 140, in 300.
      #expect(
        near(
          try row([30, 50, 20], .fillProportionally, length: 300, axis).along(),
          [[0, 450.0 / 7], [590.0 / 7, 750.0 / 7], [1480.0 / 7, 620.0 / 7]]))
      #expect(
        near(try row([30, 50, 20], .fillProportionally, axis).along(), [[0, 30], [50, 50], [120, 20]]))
    }
  }

  @Test func `proportions leave a view without a size nothing, or what its content needs`() throws {
    let empty = try row([30, -1, 20], .fillProportionally, length: 300)
    #expect(near(try empty.along(), [[0, 100], [120, 0], [140, 160]]))
    let bench = try row([30, -1, 20], .fillProportionally, length: 300)
    let content = try bench.stage.view(in: bench.views[1])
    try bench.stage.scene.setIntrinsicSize(Size(width: 36, height: 10), of: content)
    for edge in [Attribute.left, .right, .top] { try bench.stage.add(content[edge] == bench.views[1][edge]) }
    // 264 for 30, 20 and the gaps, of 90.
    #expect(near(try bench.along(), [[0, 88], [108, 36], [164, 136]]))
    // In a stack without a length, all views are as large as they are alone.
    let free = try row([30, -1, 20], .fillProportionally)
    try free.stage.add(free.views[1][.width] == 76)
    #expect(near(try free.along(), [[0, 30], [50, 76], [146, 20]]))
  }

  @Test func `a stack among proportions takes what is left`() throws {
    let bench = try row([30, 20], .fillProportionally, length: 300)
    let inner = try bench.stage.scene.stacks.addStack(in: bench.stack, .horizontal)
    try bench.stage.scene.stacks.arrange(inner, in: bench.stack, at: 1)
    bench.views.append(inner)
    #expect(near(try bench.along(), [[0, 30], [280, 20], [50, 210]]))
  }

  @Test func `a view of a required size keeps it among proportions, and the last view gives way`() throws {
    let bench = try row([30, 50, 20], .fillProportionally, length: 300)
    try bench.stage.add(bench.views[0][.width] == 100)
    #expect(near(try bench.along(), [[0, 100], [120, 750.0 / 7], [1730.0 / 7, 370.0 / 7]]))
  }

  // MARK: Small shares

  @Test(arguments: [Axis.horizontal, .vertical])
  func `many proportions are as few are, and their coefficients are close together`(axis: Axis) throws {
    for count in [300, 1500] {
      let sizes = (0..<count).map { Double(20 + $0 * 37 % 50) }
      let length = 60 * Double(count)
      let bench = try row(sizes, .fillProportionally, length: length, axis)
      try bench.stage.scene.stacks.change(stack: bench.stack) { $0.spacing = 4 }
      let share = length / (sizes.reduce(0, +) + 4 * Double(count - 1))
      var expected: [[Double]] = []
      var start = 0.0
      for size in sizes {
        expected.append([start, share * size])
        start += share * size + 4
      }
      expected[count - 1][1] = length - expected[count - 1][0]
      let spans = try bench.along()
      #expect(zip(spans.joined(), expected.joined()).allSatisfy { abs($0 - $1) <= 1e-12 * length })
      #expect(try bench.guides() == (count == 300 ? 0 : 1))
      var least = 1.0
      for slot in 0..<bench.stage.scene.constraints.constraintSlots
      where bench.stage.scene.constraints.constraint(at: slot) != nil {
        least = min(least, abs(bench.stage.scene.constraints.records[Int32(slot)].stated.multiplier))
      }
      #expect(least > 1.0 / 1024, "\(count) \(least)")
    }
  }

  @Test func `the guide of small shares is there while a share is small, and follows the last view`() throws {
    let bench = try row([8000, 10, 2, 300], .fillProportionally, length: 9000)
    let views = bench.views
    let unit = 9000.0 / 8372
    let whole = [
      [0, 8000 * unit], [8000 * unit + 20, 10 * unit], [8010 * unit + 40, 2 * unit],
      [8012 * unit + 60, 360 * unit - 60],
    ]
    #expect(near(try bench.along(), whole))
    #expect(try bench.guides() == 1)
    // None of the smaller shares is small.
    try bench.stage.scene.setHidden(true, views[0])
    try bench.stage.layout()
    #expect(try bench.guides() == 0)
    try bench.stage.scene.setHidden(false, views[0])
    #expect(near(try bench.along(), whole))
    #expect(try bench.guides() == 1)
    for distribution in [Distribution.fill, .equalSpacing] {
      try bench.stage.scene.stacks.change(stack: bench.stack) { $0.distribution = distribution }
      try bench.stage.layout()
      #expect(try bench.guides() == (distribution == .fill ? 0 : 3))
      try bench.stage.scene.stacks.change(stack: bench.stack) { $0.distribution = .fillProportionally }
      #expect(near(try bench.along(), whole))
      #expect(try bench.guides() == 1)
    }
    // The last view has the guide; it is arranged anew, and then without a layout between.
    for isLaidOut in [true, false] {
      try bench.stage.scene.stacks.disarrange(views[3])
      if isLaidOut {
        try bench.stage.layout()
        #expect(try bench.guides() == 1)
      }
      try bench.stage.scene.stacks.append(views[3], to: bench.stack)
      #expect(near(try bench.along(), whole))
      #expect(try bench.guides() == 1)
    }
    try bench.stage.scene.model.setDirection(.rightToLeft, of: .window)
    #expect(near(try bench.along(), whole.map { [9000 - $0[0] - $0[1], $0[1]] }))
    try bench.stage.scene.model.setDirection(.leftToRight, of: .window)
    // The least share is a little more, and then less, than is small.
    try bench.stage.scene.setIntrinsicSize(Size(width: 90, height: 20), of: views[2])
    try bench.stage.layout()
    #expect(try bench.guides() == 0)
    try bench.stage.scene.setIntrinsicSize(Size(width: 2, height: 20), of: views[2])
    try bench.stage.layout()
    #expect(try bench.guides() == 1)
    let guide = try #require(try bench.stage.scene.tree.firstGuide(of: bench.stack))
    #expect(try !bench.stage.isAmbiguous(guide, .horizontal) && !bench.stage.isAmbiguous(guide, .vertical))
    try bench.stage.scene.remove(views[3])
    try bench.stage.layout()
    #expect(try bench.guides() == 1 && !bench.stage.scene.tree.isLive(guide))
    try bench.stage.scene.remove(bench.stack)
    try bench.stage.layout()
    let empty = try Stage(width: 500, height: 500)
    try empty.layout()
    #expect(bench.stage.scene.solver.statistics().variables == empty.scene.solver.statistics().variables)
  }

  @Test func `after any edits small shares are those of a new stack`() throws {
    var random = Random(state: 5)
    for round in 0..<60 {
      var sizes = [9000, 3, 40, 200.0]
      if round % 3 == 0 { sizes[2] = -1 }
      let bench = try row(sizes, .fillProportionally, length: round % 2 == 0 ? 9900 : nil)
      var order = [0, 1, 2, 3]
      var hidden: Set<Int> = []
      for _ in 0..<12 {
        let view = random.below(4)
        switch random.below(6) {
        case 0:
          if hidden.remove(view) == nil { hidden.insert(view) }
          try bench.stage.scene.setHidden(hidden.contains(view), bench.views[view])
        case 1:
          try bench.stage.scene.stacks.disarrange(bench.views[view])
          order.removeAll { $0 == view }
          if random.below(2) == 0 { try bench.stage.layout() }
          let index = random.below(4)
          order.insert(view, at: index)
          try bench.stage.scene.stacks.arrange(bench.views[view], in: bench.stack, at: index)
        case 2:
          sizes[0] = random.below(2) == 0 ? 9000 : 90
          try bench.stage.scene.setIntrinsicSize(Size(width: sizes[0], height: 20), of: bench.views[0])
        case 3:
          let distribution = Distribution(rawValue: Int32(random.below(5)))!
          try bench.stage.scene.stacks.change(stack: bench.stack) { $0.distribution = distribution }
          try bench.stage.layout()
          try bench.stage.scene.stacks.change(stack: bench.stack) { $0.distribution = .fillProportionally }
        default: try bench.stage.layout()
        }
      }
      let fresh = try row(sizes, .fillProportionally, length: round % 2 == 0 ? 9900 : nil)
      for (index, view) in order.enumerated() {
        try fresh.stage.scene.stacks.arrange(fresh.views[view], in: fresh.stack, at: index)
      }
      for view in hidden { try fresh.stage.scene.setHidden(true, fresh.views[view]) }
      let (spans, expected) = (try bench.along(), try fresh.along())
      #expect(near(spans, expected), "round \(round) \(spans) \(expected)")
      #expect(try bench.guides() == fresh.guides())
    }
  }

  @Test func `small shares that run out of memory can be laid out later`() throws {
    for remaining in 0..<400 {
      let bench = try row([8000, 10, 2, 300], .fill, length: 9000)
      try bench.stage.layout()
      bench.stage.supply.remaining = remaining
      var failure: Status?
      do throws(Status) {
        try bench.stage.scene.stacks.change(stack: bench.stack) { $0.distribution = .fillProportionally }
        try bench.stage.scene.layoutIfNeeded()
      } catch { failure = error }
      bench.stage.supply.remaining = .max
      guard let failure else {
        #expect(remaining > 4)
        #expect(try bench.guides() == 1)
        return
      }
      #expect(failure == .outOfMemory)
      let unit = 9000.0 / 8372
      #expect(abs(try bench.along()[3][1] - (360 * unit - 60)) <= 1e-9)
      #expect(try bench.guides() == 1)
    }
    Issue.record("never enough memory")
  }

  // MARK: Across

  static let alignments: [(StackAlignment, [[Double]])] = [
    (.fill, [[0, 100], [0, 100], [0, 100]]),
    (.leading, [[0, 20], [0, 30], [0, 40]]),
    (.center, [[40, 20], [35, 30], [30, 40]]),
    (.trailing, [[80, 20], [70, 30], [60, 40]]),
  ]

  @Test(arguments: alignments, [Axis.horizontal, .vertical])
  func `an alignment places the views across the axis`(_ given: (StackAlignment, [[Double]]), axis: Axis) throws {
    let bench = try TestStack(axis)
    try bench.stage.scene.stacks.change(stack: bench.stack) { $0.alignment = given.0 }
    #expect(try bench.across() == given.1)
  }

  @Test func `views of a horizontal stack can share a baseline`() throws {
    let bench = try TestStack()
    try bench.stage.scene.stacks.change(stack: bench.stack) { $0.alignment = .firstBaseline }
    #expect(try bench.across() == [[65, 20], [55, 30], [60, 40]])
    try bench.stage.scene.stacks.change(stack: bench.stack) { $0.alignment = .lastBaseline }
    #expect(try bench.across() == [[13, 20], [8, 30], [0, 40]])
    let upright = try TestStack(.vertical)
    try upright.stage.scene.stacks.change(stack: upright.stack) { $0.alignment = .firstBaseline }
    #expect(try upright.across() == [[0, 20], [0, 30], [0, 40]])
  }

  @Test func `with baseline alignment, views can extend above a stack without a height`() throws {
    let bench = try TestStack(thickness: nil)
    try bench.stage.scene.stacks.change(stack: bench.stack) { $0.alignment = .firstBaseline }
    #expect(try bench.across() == [[0, 20], [-10, 30], [-5, 40]])
    #expect(try bench.stage.frame(bench.stack).height == 35)
  }

  @Test func `a last baseline is the counterpart of a first baseline`() throws {
    // The same row upside down.
    for (alignment, tops) in [(StackAlignment.firstBaseline, [65.0, 60]), (.lastBaseline, [15, 0])] {
      for thickness in [100, nil] as [Double?] {
        let bench = try TestStack(thickness: thickness, views: 0)
        try bench.stage.scene.stacks.change(stack: bench.stack) { $0.alignment = alignment }
        for (height, distances) in [(20.0, (15.0, 5.0)), (40, (30, 10))] {
          let view = try bench.stage.view(in: bench.stack)
          try bench.stage.scene.setIntrinsicSize(Size(width: 10, height: height), of: view)
          let isFirst = alignment == .firstBaseline
          try bench.stage.scene.setBaselines(
            first: isFirst ? distances.1 : distances.0, last: isFirst ? distances.0 : distances.1, of: view)
          try bench.stage.scene.stacks.append(view, to: bench.stack)
          bench.views.append(view)
        }
        let spans = try bench.across()
        if thickness != nil { #expect(spans.map { $0[0] } == tops, "\(alignment) \(spans)") }
        #expect(try bench.stage.frame(bench.stack).height == thickness ?? 35, "\(alignment)")
      }
    }
  }

  @Test func `with last baseline alignment, views can extend below a stack without a height`() throws {
    let bench = try TestStack(thickness: nil)
    try bench.stage.scene.stacks.change(stack: bench.stack) { $0.alignment = .lastBaseline }
    #expect(try bench.across() == [[13, 20], [8, 30], [0, 40]])
    #expect(try bench.stage.frame(bench.stack).height == 33)
  }

  @Test(arguments: [StackAlignment.firstBaseline, .lastBaseline])
  func `on a baseline a view without a height gets none`(_ alignment: StackAlignment) throws {
    for thickness in [100, nil] as [Double?] {
      let bench = try TestStack(thickness: thickness)
      let view = try bench.stage.view(in: bench.stack)
      try bench.stage.scene.setIntrinsicSize(Size(width: 30, height: -1), of: view)
      try bench.stage.scene.setBaselines(first: 5, last: 5, of: view)
      try bench.stage.scene.stacks.change(stack: bench.stack) { $0.alignment = alignment }
      let others = try bench.across()
      bench.views.append(view)
      try bench.stage.scene.stacks.append(view, to: bench.stack)
      let spans = try bench.across()
      #expect(spans[3][1] == 0)
      #expect(Array(spans[..<3]) == others)
    }
  }

  @Test func `views can be arranged within the margins of their stack`() throws {
    let bench = try TestStack(length: nil)
    try bench.stage.scene.setMargins(Insets(top: 1, left: 2, bottom: 3, right: 4), of: bench.stack)
    try bench.stage.scene.stacks.change(stack: bench.stack) { $0.isInMargins = true }
    #expect(try bench.across() == [[1, 96], [1, 96], [1, 96]])
    #expect(try bench.stage.frame(bench.views[0]).x == 2)
    #expect(try bench.stage.frame(bench.stack).width == 50 + 60 + 70 + 20 + 6)
    try bench.stage.scene.stacks.change(stack: bench.stack) { $0.isInMargins = false }
    #expect(try bench.across() == [[0, 100], [0, 100], [0, 100]])
  }

  private let uneven = Insets(top: 1, left: 2, bottom: 3, right: 4)

  @Test func `margins of a stack keep their sides from right to left`() throws {
    let bench = try TestStack()
    try bench.stage.scene.model.setDirection(.rightToLeft, of: .window)
    try bench.stage.scene.model.setDirection(.rightToLeft, of: bench.stack)
    try bench.stage.scene.setMargins(uneven, of: bench.stack)
    try bench.stage.scene.stacks.change(stack: bench.stack) { $0.isInMargins = true }
    // The first view is the rightmost, 4 from the right edge; the last one fills the rest and ends 2 from the left.
    let along = try bench.along()
    #expect(along[0] == [320 - 4 - 50, 50])
    #expect(along[1] == [320 - 4 - 50 - 10 - 60, 60])
    #expect(along[2] == [2, 320 - 6 - 50 - 60 - 20])
  }

  @Test func `a vertical stack has margins at its ends and sides`() throws {
    let bench = try TestStack(.vertical, length: nil)
    try bench.stage.scene.setMargins(uneven, of: bench.stack)
    try bench.stage.scene.stacks.change(stack: bench.stack) { $0.isInMargins = true }
    #expect(try bench.along() == [[1, 50], [61, 60], [131, 70]])
    #expect(try bench.across() == [[2, 94], [2, 94], [2, 94]])
    #expect(try bench.stage.frame(bench.stack).height == 1 + 200 + 3)
    try bench.stage.scene.stacks.change(stack: bench.stack) { $0.alignment = .center }
    #expect(try bench.across() == [[39, 20], [34, 30], [29, 40]])
  }

  @Test func `in a strict scene required constraints outweigh the margins of a stack`() throws {
    let stage = try Stage(isStrict: true)
    let stack = try stage.scene.stacks.addStack(in: .window, .horizontal)
    let view = try stage.view(in: stack)
    try stage.scene.stacks.append(view, to: stack)
    for attribute in [Attribute.left, .top] { try stage.add(stack[attribute] == ItemID.window[attribute]) }
    for attribute in [Attribute.width, .height] { try stage.add(stack[attribute] == 60) }
    try stage.scene.setMargins(uneven, of: stack)
    try stage.scene.stacks.change(stack: stack) { $0.isInMargins = true }
    try stage.layout()
    #expect(try stage.frame(view) == Rect(x: 2, y: 1, width: 54, height: 56))
    let width = try stage.add(view[.width] == 100)
    try stage.layout()
    #expect(try stage.frame(view).width == 100)
    #expect(try stage.frame(stack) == Rect(x: 0, y: 0, width: 60, height: 60))
    try stage.scene.model.remove(width)
    try stage.scene.stacks.change(stack: stack) { $0.isInMargins = false }
    try stage.layout()
    #expect(try stage.frame(view) == Rect(x: 0, y: 0, width: 60, height: 60))
  }

  @Test func `an empty stack stretches before one with views`() throws {
    let bench = try TestStack(.vertical, length: 300, views: 0)
    let stage = bench.stage
    let (full, empty) = (
      try stage.scene.stacks.addStack(in: bench.stack, .horizontal),
      try stage.scene.stacks.addStack(in: bench.stack, .vertical)
    )
    for stack in [full, empty] { try stage.scene.stacks.append(stack, to: bench.stack) }
    try stage.scene.stacks.change(stack: full) { $0.alignment = .center }
    let view = try stage.view(in: full)
    try stage.add(view[.height] == 40)
    try stage.scene.stacks.append(view, to: full)
    try stage.layout()
    #expect(try stage.frame(full).height == 40)
    #expect(try stage.frame(empty).height == 250)
  }

  @Test func `no combination of distribution and alignment is ambiguous`() throws {
    for axis in [Axis.horizontal, .vertical] {
      for distribution in 0...4 {
        for alignment in 0...5 {
          for isSized in [true, false] {
            let bench = try TestStack(axis, length: isSized ? 320 : nil, thickness: isSized ? 100 : nil)
            try bench.stage.scene.stacks.change(stack: bench.stack) {
              $0.distribution = Distribution(rawValue: Int32(distribution))!
            }
            try bench.stage.scene.stacks.change(stack: bench.stack) {
              $0.alignment = StackAlignment(rawValue: Int32(alignment))!
            }
            try bench.stage.scene.setHidden(true, bench.views[1])
            try bench.stage.layout()
            try bench.stage.scene.findAmbiguities()
            #expect(bench.stage.scene.ambiguities.count == 0, "\(axis) \(distribution) \(alignment) \(isSized)")
          }
        }
      }
    }
  }

  // MARK: Spacing

  @Test func `the spacing after a view can be set`() throws {
    let bench = try TestStack()
    try bench.stage.scene.setSpacing(30, after: bench.views[0])
    #expect(try bench.along() == [[0, 50], [80, 60], [150, 170]])
    try bench.stage.scene.setSpacing(-5, after: bench.views[1])
    #expect(try bench.along() == [[0, 50], [80, 60], [135, 185]])
    try bench.stage.scene.setSpacing(nil, after: bench.views[0])
    #expect(try bench.along() == [[0, 50], [60, 60], [115, 205]])
  }

  @Test func `the spacing after the last view has no effect until a view follows`() throws {
    let bench = try TestStack(views: 2)
    try bench.stage.scene.setSpacing(40, after: bench.views[1])
    #expect(try bench.along() == [[0, 50], [60, 260]])
    try bench.add()
    #expect(try bench.along() == [[0, 50], [60, 60], [160, 160]])
  }

  // MARK: Adding and removing

  @Test func `a hidden view leaves its stack and returns to its place`() throws {
    let bench = try TestStack()
    try bench.stage.scene.setHidden(true, bench.views[1])
    let spans = try bench.along()
    #expect(spans[0] == [0, 50] && spans[2] == [60, 260])
    try bench.stage.scene.setHidden(false, bench.views[1])
    #expect(try bench.along() == [[0, 50], [60, 60], [130, 190]])
  }

  @Test func `views can be inserted, moved and removed anywhere`() throws {
    let bench = try TestStack(length: nil)
    try bench.add(at: 0)
    #expect(try bench.along() == [[90, 50], [150, 60], [220, 70], [0, 80]])
    try bench.stage.scene.stacks.arrange(bench.views[3], in: bench.stack, at: 3)
    #expect(try bench.along() == [[0, 50], [60, 60], [130, 70], [210, 80]])
    try bench.stage.scene.stacks.disarrange(bench.views[0])
    #expect(try bench.along()[1...] == [[0, 60], [70, 70], [150, 80]])
    try bench.stage.scene.remove(bench.views[2])
    bench.views.remove(at: 2)
    #expect(try bench.along()[1...] == [[0, 60], [70, 80]])
    #expect(try bench.stage.scene.stacks.arranged(1, of: bench.stack) == bench.views[2])
    try bench.stage.scene.remove(bench.stack)
    try bench.stage.layout()
    #expect(bench.stage.scene.constraints.liveCount == 2)
  }

  @Test func `a stack is laid out in the place of one that was removed before its layout`() throws {
    let bench = try TestStack()
    try bench.stage.layout()
    try bench.stage.scene.stacks.change(stack: bench.stack) { $0.spacing = 20 }
    try bench.stage.scene.remove(bench.stack)
    let stack = try bench.stage.scene.stacks.addStack(in: .window, .horizontal)
    try bench.stage.add(stack[.left] == ItemID.window[.left] + 7)
    try bench.stage.add(stack[.top] == ItemID.window[.top] + 0)
    let view = try bench.stage.view("late", in: stack)
    try bench.stage.scene.setIntrinsicSize(Size(width: 30, height: 40), of: view)
    try bench.stage.scene.stacks.arrange(view, in: stack, at: 0)
    try bench.stage.layout()
    #expect(try bench.stage.frame(stack) == Rect(x: 7, y: 0, width: 30, height: 40))
    try bench.stage.scene.setIntrinsicSize(Size(width: 50, height: 40), of: view)
    try bench.stage.layout()
    #expect(try bench.stage.frame(stack).width == 50)
  }

  @Test func `a stack without visible views is empty`() throws {
    let bench = try TestStack(length: nil, thickness: nil, views: 1)
    try bench.stage.scene.setHidden(true, bench.views[0])
    try bench.stage.layout()
    #expect(try bench.stage.frame(bench.stack) == Rect(x: 0, y: 0, width: 0, height: 0))
    let empty = try TestStack(length: nil, thickness: nil, views: 0)
    try empty.stage.layout()
    #expect(try empty.stage.frame(empty.stack) == Rect(x: 0, y: 0, width: 0, height: 0))
  }

  @Test func `only a child is arranged, by its own stack`() throws {
    let bench = try TestStack()
    let stranger = try bench.stage.view()
    #expect(throws: Status.kind) { try bench.stage.scene.stacks.arrange(stranger, in: bench.stack, at: 0) }
    #expect(throws: Status.kind) { try bench.stage.scene.stacks.arrange(bench.stack, in: stranger, at: 0) }
    #expect(throws: Status.kind) { try bench.stage.scene.stacks.disarrange(stranger) }
    #expect(throws: Status.kind) { try bench.stage.scene.setSpacing(4, after: stranger) }
    #expect(throws: Status.outOfRange) { try bench.stage.scene.stacks.arrange(bench.views[0], in: bench.stack, at: 3) }
    #expect(throws: Status.notFinite) { try bench.stage.scene.stacks.change(stack: bench.stack) { $0.spacing = .nan } }
  }

  @Test func `callers cannot change the constraints and guides of a stack`() throws {
    let bench = try TestStack()
    try bench.stage.scene.stacks.change(stack: bench.stack) { $0.distribution = .equalSpacing }
    try bench.stage.layout()
    let one = try #require(bench.generated().keys.first)
    #expect(throws: Status.owned) { try bench.stage.scene.model.remove(ConstraintID(one)) }
    #expect(throws: Status.owned) { try bench.stage.scene.model.setConstant(3, of: ConstraintID(one)) }
    let guide = try #require(try bench.stage.scene.tree.firstGuide(of: bench.stack))
    #expect(throws: Status.owned) { try bench.stage.scene.remove(guide) }
  }

  @Test func `stacks can be nested`() throws {
    let bench = try TestStack(length: 320, thickness: nil)
    let inner = try bench.stage.scene.stacks.addStack(in: bench.stack, .vertical)
    try bench.stage.scene.stacks.arrange(inner, in: bench.stack, at: 1)
    try bench.stage.scene.stacks.change(stack: inner) { $0.spacing = 4 }
    let views = try (0..<3).map { _ in try bench.stage.view(in: inner) }
    for (index, view) in views.enumerated() {
      try bench.stage.scene.setIntrinsicSize(Size(width: 30, height: 40), of: view)
      try bench.stage.scene.model.setHugging(254, .horizontal, of: view)
      try bench.stage.scene.stacks.arrange(view, in: inner, at: index)
    }
    try bench.stage.layout()
    #expect(try bench.stage.frame(inner) == Rect(x: 60, y: 0, width: 30, height: 128))
    #expect(try bench.stage.frame(views[2]) == Rect(x: 0, y: 88, width: 30, height: 40))
    #expect(try bench.stage.frame(bench.stack).height == 128)
    #expect(try bench.along()[1...] == [[100, 60], [170, 150]])
  }

  // MARK: Direction

  @Test func `a horizontal stack follows changes of the direction`() throws {
    for given in Self.distributions {
      let bench = try TestStack()
      try bench.stage.scene.stacks.change(stack: bench.stack) { $0.distribution = given.0 }
      try bench.stage.layout()
      try bench.stage.scene.model.setDirection(.rightToLeft, of: .window)
      let mirrored = given.1.map { [320 - $0[0] - $0[1], $0[1]] }
      let spans = try bench.along()
      #expect(near(spans, mirrored), "\(given.0) \(spans)")
    }
  }

  @Test func `proportions follow intrinsic sizes`() throws {
    let bench = try TestStack()
    try bench.stage.scene.stacks.change(stack: bench.stack) { $0.distribution = .fillProportionally }
    try bench.stage.layout()
    try bench.stage.scene.setIntrinsicSize(Size(width: 120, height: 20), of: bench.views[0])
    try bench.stage.scene.setIntrinsicSize(Size(width: 0, height: 30), of: bench.views[1])
    try bench.stage.scene.setIntrinsicSize(Size(width: 180, height: 40), of: bench.views[2])
    #expect(near(try bench.along(), [[0, 120], [130, 0], [140, 180]]))
  }

  // MARK: Incremental updates

  @Test func `an insertion keeps the other constraints`() throws {
    for distribution in [Distribution.fill, .fillEqually, .equalSpacing, .equalCentering] {
      let bench = try TestStack(length: nil)
      for _ in 0..<40 { try bench.add() }
      try bench.stage.scene.stacks.change(stack: bench.stack) { $0.distribution = distribution }
      try bench.stage.layout()
      let before = try bench.generated()
      try bench.add(at: 20)
      try bench.stage.layout()
      let after = try bench.generated()
      let removed = before.filter { after[$0.key] == nil }
      let inserted = after.filter { before[$0.key] == nil }
      #expect(removed.count <= 8, "\(removed.values)")
      #expect(inserted.count <= 16, "\(inserted.values)")
    }
  }

  @Test func `a new spacing is an edit of constants`() throws {
    let bench = try TestStack()
    try bench.stage.layout()
    let before = try bench.generated()
    try bench.stage.scene.stacks.change(stack: bench.stack) { $0.spacing = 3 }
    #expect(try bench.along() == [[0, 50], [53, 60], [116, 204]])
    #expect(Set(try bench.generated().keys) == Set(before.keys))
  }

  // MARK: Edits and their inverses

  @Test func `after any edits a stack equals a new one`() throws {
    var random = Random(state: 11)
    for round in 0..<120 {
      let bench = try TestStack(round % 2 == 0 ? .horizontal : .vertical, length: round % 3 == 0 ? nil : 700)
      var order = bench.views
      var hidden: Set<UInt32> = []
      var spacings: [UInt32: Double] = [:]
      var (distribution, alignment, spacing) = (Distribution.fill, StackAlignment.fill, 10.0)
      var (isInMargins, margins) = (false, Insets(top: 8, left: 8, bottom: 8, right: 8))
      var insets: [UInt32: Insets] = [:]
      for _ in 0..<20 {
        let view = order[random.below(order.count)]
        switch random.below(11) {
        case 0:
          let index = random.below(order.count + 1)
          if order.count < 7 { order.insert(try bench.add(at: index), at: index) }
        case 1:
          let index = random.below(order.count)
          order.removeAll { $0 == view }
          order.insert(view, at: index)
          try bench.stage.scene.stacks.arrange(view, in: bench.stack, at: index)
        case 2:
          if hidden.remove(view.raw) == nil { hidden.insert(view.raw) }
          try bench.stage.scene.setHidden(hidden.contains(view.raw), view)
        case 3:
          distribution = Distribution(rawValue: Int32(random.below(5)))!
          try bench.stage.scene.stacks.change(stack: bench.stack) { $0.distribution = distribution }
        case 4:
          alignment = StackAlignment(rawValue: Int32(random.below(6)))!
          try bench.stage.scene.stacks.change(stack: bench.stack) { $0.alignment = alignment }
        case 5:
          spacing = Double(random.below(20))
          try bench.stage.scene.stacks.change(stack: bench.stack) { $0.spacing = spacing }
        case 6:
          spacings[view.raw] = Double(random.below(20))
          try bench.stage.scene.setSpacing(spacings[view.raw], after: view)
        case 7:
          isInMargins.toggle()
          try bench.stage.scene.stacks.change(stack: bench.stack) { $0.isInMargins = isInMargins }
        case 8:
          margins = random.insets()
          try bench.stage.scene.setMargins(margins, of: bench.stack)
        case 9:
          insets[view.raw] = random.insets()
          try bench.stage.scene.setAlignmentInsets(insets[view.raw]!, of: view)
        default: try bench.stage.layout()
        }
      }
      try bench.stage.layout()
      let fresh = try TestStack(bench.axis, length: round % 3 == 0 ? nil : 700, views: 0)
      for _ in bench.views { try fresh.add() }
      for (index, view) in order.enumerated() {
        let copy = fresh.views[bench.views.firstIndex(of: view)!]
        try fresh.stage.scene.stacks.arrange(copy, in: fresh.stack, at: index)
        try fresh.stage.scene.setHidden(hidden.contains(view.raw), copy)
        if let spacing = spacings[view.raw] { try fresh.stage.scene.setSpacing(spacing, after: copy) }
        if let insets = insets[view.raw] { try fresh.stage.scene.setAlignmentInsets(insets, of: copy) }
      }
      try fresh.stage.scene.stacks.change(stack: fresh.stack) { $0.distribution = distribution }
      try fresh.stage.scene.stacks.change(stack: fresh.stack) { $0.alignment = alignment }
      try fresh.stage.scene.stacks.change(stack: fresh.stack) { $0.spacing = spacing }
      try fresh.stage.scene.setMargins(margins, of: fresh.stack)
      try fresh.stage.scene.stacks.change(stack: fresh.stack) { $0.isInMargins = isInMargins }
      try fresh.stage.layout()
      for (view, copy) in zip(bench.views, fresh.views) {
        let (one, other) = (try bench.stage.frame(view), try fresh.stage.frame(copy))
        #expect(isClose(one, other), "round \(round) \(distribution) \(alignment) \(one) \(other)")
      }
    }
  }

  @Test func `in a strict scene a stack is never in conflict`() throws {
    let stage = try Stage(isStrict: true)
    let stack = try stage.scene.stacks.addStack(in: .window, .horizontal)
    let views = [try stage.view("a", in: stack), try stage.view("b", in: stack)]
    for view in views {
      try stage.scene.stacks.append(view, to: stack)
      try stage.scene.setIntrinsicSize(Size(width: 30, height: 20), of: view)
    }
    try stage.add(stack[.left] == ItemID.window[.left])
    try stage.add(stack[.top] == ItemID.window[.top])
    try stage.add(stack[.width] == 100)
    try stage.add(views[0][.width] == 80)
    try stage.add(views[1][.width] == 60)
    try stage.scene.stacks.change(stack: stack) { $0.distribution = .fillEqually }
    try stage.layout()
    #expect(try stage.frame(views[0]).width == 80 && stage.frame(views[1]).width == 60)
    #expect(throws: Status.conflict) { try stage.add(views[1][.width] == 61) }
    try stage.scene.stacks.change(stack: stack) { $0.spacing = 4 }
    try stage.layout()
    #expect(try stage.scene.conflictCount() == 0)
  }

  @Test func `a stack that runs out of memory can be laid out later`() throws {
    for remaining in 0..<400 {
      let bench = try TestStack()
      try bench.stage.layout()
      bench.stage.supply.remaining = remaining
      var failure: Status?
      do throws(Status) {
        try bench.stage.scene.stacks.change(stack: bench.stack) { $0.distribution = .equalCentering }
        try bench.stage.scene.stacks.change(stack: bench.stack) { $0.alignment = .lastBaseline }
        try bench.stage.scene.layoutIfNeeded()
      } catch { failure = error }
      bench.stage.supply.remaining = .max
      guard let failure else { return #expect(remaining > 4) }
      #expect(failure == .outOfMemory)
      #expect(try bench.along() == [[0, 50], [125, 60], [250, 70]])
      #expect(try bench.across() == [[13, 20], [8, 30], [0, 40]])
      #expect(try bench.generated().count == 25)
    }
    Issue.record("never enough memory")
  }
}

extension Random {
  fileprivate mutating func insets() -> Insets {
    Insets(
      top: Double(below(9)), left: Double(below(9)), bottom: Double(below(9)), right: Double(below(9)))
  }
}
