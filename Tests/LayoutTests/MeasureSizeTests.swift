import class Foundation.ProcessInfo
import Solver
import Status
import Support
import Testing

@testable import Layout

/// A text whose characters are 10 wide and 20 high, times the size of text.
final class Lines {
  var characters = 30
  var hasBaselines = true
  /// Replaces the answer.
  var answer: Measurement?
  /// The widths that were asked for, nil for the natural size.
  var asked: [Double?] = []

  init(_ characters: Int = 30) { self.characters = characters }

  var context: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  fileprivate func answer(_ request: MeasureRequest) -> Measurement {
    asked.append(request.mode == 0 ? nil : request.width)
    if let answer { return answer }
    let columns = request.mode == 0 ? max(1, characters) : max(1, Int(request.width / (10 * request.textSize) + 1e-9))
    let rows = max(1, (characters + columns - 1) / columns)
    return Measurement(
      width: Double(characters) * 10 * request.textSize, height: Double(rows) * 20 * request.textSize,
      firstBaseline: hasBaselines ? 15 * request.textSize : .nan, lastBaseline: hasBaselines ? Double(4 + rows) : .nan)
  }
}

func measureLines(
  _ request: UnsafeRawPointer?, _ result: UnsafeMutableRawPointer?, _ context: UnsafeMutableRawPointer?
) {
  let request = request!.load(as: MeasureRequest.self)
  let lines = Unmanaged<Lines>.fromOpaque(context!).takeUnretainedValue()
  result!.assumingMemoryBound(to: MeasureResult.self).pointee.measurement = lines.answer(request)
}

private func measureHeight(
  _ request: UnsafeRawPointer?, _ result: UnsafeMutableRawPointer?, _ context: UnsafeMutableRawPointer?
) {
  fillIn(request, result) { width in
    let lines = Unmanaged<Lines>.fromOpaque(context!).takeUnretainedValue()
    lines.asked.append(width)
    return Double((lines.characters + max(1, Int(width / 10)) - 1) / max(1, Int(width / 10)) * 20)
  }
}

/// Fills in the height for a width, and no natural size.
func fillIn(_ request: UnsafeRawPointer?, _ result: UnsafeMutableRawPointer?, _ height: (Double) -> Double) {
  let request = request!.load(as: MeasureRequest.self)
  if request.mode == 0 { return }
  result!.assumingMemoryBound(to: MeasureResult.self).pointee.measurement.height = height(request.width)
}

struct MeasureSizeTests {
  private let text = Lines()

  /// A label at the left of the window, which ends at its right at most.
  private func label(_ stage: Stage, _ lines: Lines? = nil) throws -> ItemID {
    let label = try stage.view()
    try stage.add(label[.left] == ItemID.window[.left])
    try stage.add(label[.right] <= ItemID.window[.right])
    try stage.add((label[.top] == ItemID.window[.top]).at(10))
    try stage.scene.setMeasure(measureLines, context: (lines ?? text).context, of: label)
    return label
  }

  @Test func `a view has its natural size, and where it is narrower the height for its width`() throws {
    let stage = try Stage(width: 400)
    let label = try label(stage)
    try stage.layout()
    #expect(try stage.frame(label) == Rect(x: 0, y: 0, width: 300, height: 20))
    #expect(text.asked == [nil])
    try stage.scene.model.setSize(width: 100, height: 480)
    try stage.layout()
    #expect(try stage.frame(label) == Rect(x: 0, y: 0, width: 100, height: 60))
    #expect(try stage.scene.views.state(of: label).intrinsic == Size(width: 300, height: 60))
    try stage.scene.model.setSize(width: 100, height: 400)
    try stage.layout()
    #expect(text.asked == [nil, 100])
    try stage.scene.model.setSize(width: 400, height: 400)
    try stage.layout()
    #expect(try stage.frame(label) == Rect(x: 0, y: 0, width: 300, height: 20))
    #expect(text.asked == [nil, 100])
  }

  @Test func `measured sizes change constants only`() throws {
    let stage = try Stage(width: 400)
    let (label, below) = (try label(stage), try stage.view())
    try stage.add(below[.firstBaseline] == label[.lastBaseline] + 10)
    try stage.layout()
    let structural = stage.scene.solver.statistics().structural
    text.characters = 60
    try stage.scene.invalidateMeasure(of: label)
    try stage.layout()
    #expect(try stage.frame(label) == Rect(x: 0, y: 0, width: 400, height: 40))
    try stage.scene.setTextSize(2)
    try stage.layout()
    #expect(try stage.frame(label) == Rect(x: 0, y: 0, width: 400, height: 120))
    #expect(try stage.frame(below).y == 120 - 7 + 10)
    #expect(stage.scene.solver.statistics().structural == structural)
    #expect(text.asked == [nil, nil, 400, nil, 400])
  }

  @Test func `measured baselines hold instead of those that were set`() throws {
    let stage = try Stage(width: 400)
    let (label, beside) = (try label(stage), try stage.view())
    try stage.add(beside[.top] == label[.firstBaseline])
    try stage.scene.setBaselines(first: 3, last: 4, of: label)
    try stage.layout()
    #expect(try stage.frame(beside).y == 15)
    text.hasBaselines = false
    try stage.scene.invalidateMeasure(of: label)
    try stage.layout()
    #expect(try stage.frame(beside).y == 3)
    try stage.scene.setBaselines(first: 6, last: 4, of: label)
    try stage.layout()
    #expect(try stage.frame(beside).y == 6)
    text.hasBaselines = true
    try stage.scene.invalidateMeasure(of: label)
    try stage.layout()
    try stage.scene.setBaselines(first: 7, last: 4, of: label)
    try stage.layout()
    #expect(try stage.frame(beside).y == 15)
    #expect(try stage.scene.views.state(of: label).baselines.first == 15)
    try stage.scene.setMeasure(nil, context: nil, of: label)
    try stage.layout()
    #expect(try stage.frame(beside).y == 7)
  }

  @Test func `a new size of text asks all measure functions again`() throws {
    let stage = try Stage(width: 100)
    let (label, other, lines) = (try label(stage), try stage.view(), Lines(20))
    try stage.add(other[.width] == 100)
    try stage.scene.setMeasure(measureHeight, context: lines.context, of: other)
    try stage.layout()
    #expect((text.asked.count, lines.asked.count) == (2, 1))
    try stage.scene.setTextSize(1)
    try stage.layout()
    #expect((text.asked.count, lines.asked.count) == (2, 1))
    try stage.scene.setTextSize(0.5)
    try stage.layout()
    #expect((text.asked.count, lines.asked.count) == (4, 2))
    #expect(try stage.frame(label) == Rect(x: 0, y: 0, width: 100, height: 20))
    #expect(stage.scene.views.textSize == 0.5)
    for size in [0.09, 10.1, -1] { #expect(throws: Status.outOfRange) { try stage.scene.setTextSize(size) } }
    #expect(throws: Status.notFinite) { try stage.scene.setTextSize(.nan) }
    #expect(stage.scene.views.textSize == 0.5)
  }

  @Test func `a measured size may be missing along an axis`() throws {
    let stage = try Stage(width: 400)
    let label = try label(stage)
    try stage.add((label[.width] == 70).at(1))
    try stage.add((label[.height] == 90).at(1))
    text.answer = Measurement(width: -1, height: 20)
    try stage.layout()
    #expect(try stage.frame(label) == Rect(x: 0, y: 0, width: 70, height: 20))
    #expect(text.asked == [nil, 70])
    text.answer = Measurement(width: 30, height: -1)
    try stage.scene.invalidateMeasure(of: label)
    try stage.layout()
    #expect(try stage.frame(label) == Rect(x: 0, y: 0, width: 30, height: 90))
    text.answer = Measurement()
    try stage.scene.invalidateMeasure(of: label)
    try stage.layout()
    #expect(try stage.frame(label) == Rect(x: 0, y: 0, width: 70, height: 90))
    #expect(try stage.scene.views.state(of: label).intrinsic == Size(width: -1, height: -1))
  }

  @Test func `what has only a height for a width has it at its natural width, too`() throws {
    let stage = try Stage(width: 400)
    let image = try label(stage)
    try stage.scene.setMeasure(
      { request, result, _ in
        result!.assumingMemoryBound(to: MeasureResult.self).pointee.measurement.width = 80
        fillIn(request, result) { $0 / 2 }
      }, context: nil, of: image)
    try stage.layout()
    #expect(try stage.frame(image) == Rect(x: 0, y: 0, width: 80, height: 40))
    #expect(
      try stage.scene.fittingSize(of: image, target: Size(width: 0, height: 0), priorities: (50, 50))
        == Size(width: 80, height: 40))
    try stage.scene.model.setSize(width: 60, height: 480)
    try stage.layout()
    #expect(try stage.frame(image) == Rect(x: 0, y: 0, width: 60, height: 30))
  }

  @Test func `after an invalid answer the last valid size stays, and the next layout asks again`() throws {
    let stage = try Stage(width: 100)
    let label = try label(stage)
    try stage.layout()
    let wrong = [
      (Measurement(width: .nan, height: 1), Status.notFinite), (Measurement(width: 1, height: .infinity), .notFinite),
      (Measurement(width: 1, height: -3), .outOfRange), (Measurement(width: -0.5, height: 1), .outOfRange),
      (Measurement(width: 1, height: 1, firstBaseline: .infinity), .notFinite),
    ]
    for (answer, status) in wrong {
      text.answer = answer
      try stage.scene.invalidateMeasure(of: label)
      for _ in 0..<2 { #expect(throws: status) { try stage.layout() } }
      #expect(try stage.frame(label) == Rect(x: 0, y: 0, width: 100, height: 60))
      text.answer = nil
      try stage.layout()
      #expect(try stage.frame(label) == Rect(x: 0, y: 0, width: 100, height: 60))
      text.answer = answer
      try stage.scene.model.setSize(width: 80, height: 480)
      #expect(throws: status) { try stage.layout() }
      #expect(try stage.frame(label) == Rect(x: 0, y: 0, width: 80, height: 60))
      text.answer = nil
      try stage.layout()
      #expect(try stage.frame(label).height == 80)
      try stage.scene.model.setSize(width: 100, height: 480)
      try stage.layout()
    }
  }

  @Test func `what a function measures cannot be set, and ends with the function`() throws {
    let stage = try Stage(width: 400)
    let label = try label(stage)
    try stage.scene.setIntrinsicSize(Size(width: -1, height: -1), of: label)
    #expect(throws: Status.owned) { try stage.scene.setIntrinsicSize(Size(width: 1, height: -1), of: label) }
    #expect(throws: Status.owned) { try stage.scene.setIntrinsicSize(Size(width: -1, height: 1), of: label) }
    try stage.layout()
    try stage.scene.setIntrinsicSize(Size(width: -1, height: -1), of: label)
    #expect(try stage.scene.views.state(of: label).intrinsic == Size(width: 300, height: 20))
    let rows = stage.scene.solver.statistics().constraints
    try stage.scene.setMeasure(measureHeight, context: text.context, of: label)
    #expect(throws: Status.owned) { try stage.scene.setIntrinsicSize(Size(width: 55, height: -1), of: label) }
    try stage.add((label[.width] == 55).at(1))
    try stage.layout()
    #expect(try stage.frame(label) == Rect(x: 0, y: 0, width: 55, height: 120))
    try stage.scene.setMeasure(measureLines, context: text.context, of: label)
    try stage.layout()
    #expect(try stage.frame(label) == Rect(x: 0, y: 0, width: 300, height: 20))
    try stage.scene.setMeasure(nil, context: nil, of: label)
    #expect(stage.scene.solver.statistics().constraints == rows - 3)
    #expect(try !stage.scene.views.state(of: label).isMeasured)
    try stage.scene.setMeasure(measureLines, context: text.context, of: label)
    try stage.scene.remove(label)
    try stage.layout()
  }

  @Test func `a strict scene refuses a measured size, and keeps the last one`() throws {
    let stage = try Stage(width: 400, isStrict: true)
    let label = try label(stage)
    try stage.scene.model.setCompression(1000, .horizontal, of: label)
    try stage.layout()
    text.characters = 50
    try stage.scene.invalidateMeasure(of: label)
    #expect(throws: Status.conflict) { try stage.layout() }
    #expect(try stage.frame(label) == Rect(x: 0, y: 0, width: 300, height: 20))
    text.characters = 40
    try stage.layout()
    #expect(try stage.frame(label) == Rect(x: 0, y: 0, width: 400, height: 20))
  }

  @Test func `sizes that do not settle are an error`() throws {
    let stage = try Stage(width: 400)
    let view = try stage.view()
    try stage.add(view[.width] == view[.height] + 1)
    try stage.scene.setMeasure(
      { request, result, _ in
        let width = request!.load(as: MeasureRequest.self).width
        result!.assumingMemoryBound(to: MeasureResult.self).pointee.measurement = Measurement(width: -1, height: width)
      }, context: nil, of: view)
    #expect(throws: Status.unsettled) { try stage.layout() }
    #expect(throws: Status.unsettled) { try stage.layout() }
    try stage.scene.setMeasure(nil, context: nil, of: view)
    try stage.layout()
  }

  @Test func `a stack fills in proportion to measured sizes, also when a function is removed`() throws {
    let stage = try Stage(width: 400)
    let stack = try stage.scene.stacks.addStack(in: .window, .horizontal)
    try stage.set(Rect(x: 0, y: 0, width: 400, height: 50), of: stack)
    try stage.scene.stacks.change(stack: stack) { $0.distribution = .fillProportionally }
    let (one, other) = (try stage.view(in: stack), try stage.view(in: stack))
    try stage.scene.setMeasure(measureLines, context: text.context, of: one)
    try stage.scene.setIntrinsicSize(Size(width: 100, height: -1), of: other)
    for view in [one, other] { try stage.scene.stacks.append(view, to: stack) }
    try stage.layout()
    #expect(try stage.frame(one).width == 300)
    try stage.scene.setMeasure(nil, context: nil, of: one)
    try stage.layout()
    let fresh = try Stage(width: 400)
    let again = try fresh.scene.stacks.addStack(in: .window, .horizontal)
    try fresh.set(Rect(x: 0, y: 0, width: 400, height: 50), of: again)
    try fresh.scene.stacks.change(stack: again) { $0.distribution = .fillProportionally }
    let views = [try fresh.view(in: again), try fresh.view(in: again)]
    try fresh.scene.setIntrinsicSize(Size(width: 100, height: -1), of: views[1])
    for view in views { try fresh.scene.stacks.append(view, to: again) }
    try fresh.layout()
    #expect(try stage.frame(one) == fresh.frame(views[0]))
  }

  @Test func `a size that fits follows natural sizes, widths and baselines, and changes nothing`() throws {
    let stage = try Stage(width: 1000)
    let box = try stage.view()
    try stage.add(box[.left] == ItemID.window[.left])
    try stage.add(box[.right] == ItemID.window[.right] - 900)
    try stage.add(box[.top] == ItemID.window[.top])
    try stage.add(box[.bottom] == ItemID.window[.bottom] + 20)
    let (label, below) = (try stage.view(in: box), try stage.view(in: box))
    try stage.scene.setMeasure(measureLines, context: text.context, of: label)
    try stage.add(label[.left] == box[.left])
    try stage.add(label[.right] == box[.right])
    try stage.add(label[.top] == box[.top])
    try stage.add(below[.top] == label[.lastBaseline])
    try stage.add(below[.height] == 10)
    try stage.add(below[.bottom] == box[.bottom])
    func size(_ width: Double, _ priority: Int32) throws -> Size {
      try stage.scene.fittingSize(
        of: box, target: Size(width: width, height: 0), priorities: (width: priority, height: 50))
    }
    // Before the first layout no natural size is known.
    #expect(try size(0, 50) == Size(width: 300, height: 20 - 5 + 10))
    try stage.layout()
    #expect(try stage.frame(below).y == 500 - 10)
    let (before, text) = (digest(stage), self.text.asked.count)
    #expect(try size(0, 50) == Size(width: 300, height: 20 - 5 + 10))
    #expect(try size(150, 1000) == Size(width: 150, height: 40 - 6 + 10))
    #expect(try size(50, 1000) == Size(width: 50, height: 120 - 10 + 10))
    #expect(self.text.asked.count == text + 2)
    #expect(digest(stage) == before)
    try stage.scene.setTextSize(2)
    #expect(try size(0, 50) == Size(width: 600, height: 40 - 5 + 10))
    #expect(try size(100, 1000) == Size(width: 100, height: 240 - 10 + 10))
    self.text.answer = Measurement(width: .nan)
    #expect(throws: Status.notFinite) { _ = try size(0, 50) }
  }

  @Test func `the fitting sizes of the window are those of the smallest and the largest window`() throws {
    let stage = try Stage()
    let box = try stage.view()
    try stage.add(box[.left] == ItemID.window[.left] + 10)
    try stage.add(box[.right] == ItemID.window[.right] - 10)
    try stage.add(box[.top] == ItemID.window[.top])
    try stage.add(box[.bottom] == ItemID.window[.bottom])
    try stage.add(box[.width] >= 100)
    try stage.add(box[.width] <= 500)
    try stage.add(box[.height] >= 70)
    func size(_ target: Double) throws -> Size {
      try stage.scene.fittingSize(of: .window, target: Size(width: target, height: target), priorities: (50, 50))
    }
    for _ in 0..<2 {
      #expect(try size(0) == Size(width: 120, height: 70))
      #expect(try size(1e6) == Size(width: 520, height: 1e6))
      try stage.layout()
      #expect(try stage.frame(.window) == Rect(x: 0, y: 0, width: 320, height: 480))
    }
  }

  @Test func `a size that fits measures no text in a hidden view of a row, but in one that is asked for itself`() throws
  {
    let stage = try Stage()
    let row = try stage.scene.stacks.addStack(in: .window, .horizontal)
    let (hidden, shown) = (try stage.view(in: row), try stage.view(in: row))
    for view in [hidden, shown] { try stage.scene.stacks.append(view, to: row) }
    try stage.scene.setIntrinsicSize(Size(width: 60, height: 20), of: shown)
    let inner = try stage.view(in: hidden)
    let lines = Lines()
    for attribute in [Attribute.left, .right, .top, .bottom] { try stage.add(inner[attribute] == hidden[attribute]) }
    try stage.scene.setMeasure(measureHeight, context: lines.context, of: inner)
    try stage.scene.setMeasure(measureLines, context: text.context, of: hidden)
    try stage.scene.setHidden(true, hidden)
    func size(of view: ItemID, _ width: Double, _ priority: Int32) throws -> Size {
      try stage.scene.fittingSize(
        of: view, target: Size(width: width, height: 0), priorities: (width: priority, height: 50))
    }
    #expect(try size(of: row, 0, 50) == Size(width: 60, height: 20))
    #expect(lines.asked == [])
    #expect(text.asked == [nil])
    #expect(try size(of: row, 100, 1000) == Size(width: 100, height: 20))
    #expect(lines.asked == [] && text.asked.allSatisfy { $0 == nil })
    #expect(try size(of: hidden, 150, 1000) == Size(width: 150, height: 40))
    #expect(lines.asked.contains(150) && text.asked.contains(150))
  }

  private func digest(_ stage: Stage) -> UInt64 {
    var digest = Digest()
    stage.scene.digest(into: &digest)
    return digest.value
  }
}

// MARK: Random scenes

/// Labels below each other in a box, and labels in a stack, with all their settings.
private struct Labels {
  enum Function: Equatable { case none, height, size }

  struct Label {
    var function = Function.size
    var characters = 10
    var hasBaselines = true
    var intrinsic = Size(width: -1, height: -1)
    var baselines = (first: 0.0, last: 0.0)
    var limit = 200.0
    var hugging: Int32 = 250
    var alignment = Insets.zero
    var isHidden = false
  }

  var labels: [Label]
  var width = 320.0
  var scale = 0.0
  var textSize = 1.0
  var direction = Direction.leftToRight
  var margins = Insets(top: 8, left: 8, bottom: 8, right: 8)
  var hasDirectionalMargins = false
}

private final class LabelScene {
  let stage: Stage
  var labels: Labels
  private let box: ItemID
  private let stack: ItemID
  private let readable: ItemID
  private var items: [ItemID] = []
  private var lines: [Lines] = []
  private var limits: [ConstraintID] = []

  init(_ labels: Labels) throws {
    self.labels = labels
    stage = try Stage(width: labels.width)
    box = try stage.view()
    stack = try stage.scene.stacks.addStack(in: box, .horizontal)
    readable = try stage.scene.readableGuide(of: box)
    try stage.add(box[.left] == ItemID.window[.left])
    try stage.add(box[.top] == ItemID.window[.top])
    try stage.add(box[.width] == ItemID.window[.width])
    try stage.add(stack[.left] == readable[.left])
    try stage.add(stack[.right] == readable[.right])
    try stage.add(stack[.bottom] == box[.bottomMargin])
    for index in labels.labels.indices {
      let isStacked = index % 3 == 2
      let item = try stage.view(in: isStacked ? stack : box)
      items.append(item)
      lines.append(Lines())
      limits.append(try stage.add((item[.width] <= labels.labels[index].limit).at(900)))
      // No width is ambiguous.
      try stage.add((item[.width] == 60).at(5 + Int32(index)))
      if isStacked {
        try stage.scene.stacks.append(item, to: stack)
      } else {
        try stage.add(item[.left] == box[.leftMargin])
        try stage.add(item[.right] <= box[.rightMargin])
        if index == 0 {
          try stage.add(item[.top] == box[.topMargin])
        } else {
          let last = items[index % 3 == 0 ? index - 2 : index - 1]
          try stage.add(item[.firstBaseline] == last[.lastBaseline] + 30)
        }
      }
      if index == labels.labels.count - 1 { try stage.add(stack[.top] == items[0][.bottom] + 8) }
    }
    try bringScene()
    for index in labels.labels.indices { try bring(index) }
  }

  func bringScene() throws {
    try stage.scene.model.setSize(width: labels.width, height: 480)
    try stage.scene.frames.setScale(labels.scale)
    try stage.scene.setTextSize(labels.textSize)
    try stage.scene.model.setDirection(labels.direction, of: .window)
    try stage.scene.setMargins(labels.margins, isDirectional: labels.hasDirectionalMargins, of: box)
  }

  func bring(_ index: Int, setsFunction: Bool = true) throws {
    let (label, item) = (labels.labels[index], items[index])
    let isNew = lines[index].characters != label.characters || lines[index].hasBaselines != label.hasBaselines
    lines[index].characters = label.characters
    lines[index].hasBaselines = label.hasBaselines
    if setsFunction {
      switch label.function {
      case .none: try stage.scene.setMeasure(nil, context: nil, of: item)
      case .height: try stage.scene.setMeasure(measureHeight, context: lines[index].context, of: item)
      case .size: try stage.scene.setMeasure(measureLines, context: lines[index].context, of: item)
      }
    } else if isNew, label.function != .none {
      try stage.scene.invalidateMeasure(of: item)
    }
    try stage.scene.setIntrinsicSize(label.intrinsic, of: item)
    try stage.scene.setBaselines(first: label.baselines.first, last: label.baselines.last, of: item)
    try stage.scene.model.setHugging(label.hugging, .horizontal, of: item)
    try stage.scene.setAlignmentInsets(label.alignment, of: item)
    try stage.scene.model.setConstant(label.limit, of: limits[index])
    try stage.scene.setHidden(label.isHidden, item)
  }

  func frames() throws -> [Rect] {
    try stage.layout()
    return try ([box, stack, readable] + items).map { try stage.frame($0) }
  }
}

extension Labels.Label {
  /// Another function takes over what the last one measured.
  fileprivate mutating func change(to new: Labels.Function, _ random: inout Random) {
    intrinsic = Size(width: -1, height: -1)
    if new == .none, random.chance(50) { intrinsic.width = Double(random.below(30) * 10) }
    if new == .none { intrinsic.height = Double(random.below(9) * 10) }
    function = new
  }
}

struct RandomMeasureTests {
  /// The number of random scenes; CASEMENT_SEQUENCES replaces it.
  private var sequences: Int { ProcessInfo.processInfo.environment["CASEMENT_SEQUENCES"].flatMap(Int.init) ?? 150 }

  private func change(_ scene: LabelScene, _ random: inout Random) throws {
    let index = random.below(scene.labels.labels.count)
    switch random.below(13) {
    case 0: scene.labels.width = Double(100 + random.below(100) * 10)
    case 1: scene.labels.scale = random.pick([0, 1, 2])
    case 2, 3: scene.labels.textSize = random.pick([0.5, 1, 1.25, 3])
    case 4: scene.labels.direction = random.pick([.leftToRight, .rightToLeft])
    case 5:
      scene.labels.margins = Insets(
        top: Double(random.below(20)), left: Double(random.below(40)), bottom: 3, right: Double(random.below(40)))
      scene.labels.hasDirectionalMargins = random.chance(50)
    case 6, 7:
      scene.labels.labels[index].characters = random.below(60)
      scene.labels.labels[index].hasBaselines = random.chance(60)
      return try scene.bring(index, setsFunction: random.chance(30))
    case 8, 9:
      scene.labels.labels[index].change(to: random.pick([.none, .height, .size, .size]), &random)
      return try scene.bring(index)
    case 10:
      scene.labels.labels[index].limit = Double(30 + random.below(60) * 10)
      scene.labels.labels[index].hugging = random.pick([100, 250, 950])
      scene.labels.labels[index].isHidden = random.chance(30)
      return try scene.bring(index, setsFunction: false)
    case 11:
      scene.labels.labels[index].baselines = (Double(random.below(20)), Double(random.below(9)))
      return try scene.bring(index, setsFunction: false)
    default:
      scene.labels.labels[index].alignment = Insets(top: 1, left: Double(random.below(9)), bottom: 2, right: 3)
      return try scene.bring(index, setsFunction: false)
    }
    try scene.bringScene()
  }

  @Test func `random scenes with measured views equal scenes made in their final state`() throws {
    for seed in 0..<sequences {
      var random = Random(state: UInt64(seed))
      let count = 1 + random.below(7)
      let scene = try LabelScene(Labels(labels: (0..<count).map { _ in Labels.Label() }))
      for _ in 0..<random.below(30) {
        try change(scene, &random)
        if random.chance(40) { _ = try scene.frames() }
      }
      let (changed, made) = (try scene.frames(), try LabelScene(scene.labels).frames())
      if !zip(changed, made).allSatisfy(isClose) {
        let different = zip(changed, made).first { !isClose($0, $1) }
        Issue.record("seed \(seed): \(String(describing: different)) \(scene.labels)")
        return
      }
    }
  }
}
