import Boxes
import Memory
import Status
import Support
import Testing

@Suite struct NodeEditTests {
  @Test(arguments: 1...40) func `after any edits the layout is that of a fresh tree, bit for bit`(_ seed: Int) throws {
    var random = Random(state: UInt64(seed))
    try check(randomModel(&random, depth: 4), seed, &random, randomStyle)
  }

  @Test(arguments: 1...20) func `a long column keeps what it has found, bit for bit`(_ seed: Int) throws {
    var random = Random(state: UInt64(seed))
    var style = Style()
    style.direction = .column
    style.gap.height = .points(0.1)
    // There is no width then for the content, whatever the padding is.
    if seed.isMultiple(of: 4) { style.padding.left = .percent(100) }
    let rows = (0..<30).map { _ in randomModel(&random, depth: 1, style: rowStyle) }
    try check(Model(style, rows), seed, &random, rowStyle)
  }

  /// Edits a tree, and compares each layout with that of a fresh tree.
  private func check(
    _ root: Model, _ seed: Int, _ random: inout Random, _ style: (inout Random) -> Style
  ) throws {
    var forest = try Forest()
    try forest.adopt(root)
    var width = 300.0
    for step in 0..<150 {
      if random.chance(20) { width = Double(random.below(40) * 10 + 50) }
      for _ in 0...random.below(3) { try edit(&forest, root, &random, style) }
      let available =
        random.chance(10) ? AvailableSpace() : AvailableSpace(width: width, height: random.chance(30) ? 200 : .nan)
      try forest.boxes.layout(root.node, available)
      var fresh = try Forest()
      let node = try fresh.add(root)
      try fresh.boxes.layout(node, available)
      let isEqual = forest.frames(root.node).map(\.bits) == fresh.frames(node).map(\.bits)
      try #require(isEqual, "seed \(seed), step \(step)")
      let isReleased = fresh.close()
      #expect(isReleased)
    }
    let isReleased = forest.close()
    #expect(isReleased)
  }

  private func edit(
    _ forest: inout Forest, _ root: Model, _ random: inout Random, _ newStyle: (inout Random) -> Style
  ) throws {
    let all = root.all
    let model = random.pick(all)
    switch random.below(7) {
    case 0 where model !== root || random.chance(10):
      var style = newStyle(&random)
      if model === root { (style.direction, style.padding) = (model.style.direction, model.style.padding) }
      model.style = style
      try forest.boxes.setStyle(style, of: model.node)
    case 1 where model.words != nil:
      model.words = randomWords(&random)
      forest.texts.words[model.node] = model.words
      try forest.boxes.contentChanged(of: model.node)
    case 2:
      model.isHidden.toggle()
      try forest.boxes.setHidden(model.isHidden, model.node)
    case 3 where model !== root && all.count > 10:
      model.parent!.children.removeAll { $0 === model }
      try forest.boxes.remove(model.node)
    case 4 where model !== root: try move(model, all, &forest, &random)
    default:
      guard model.words == nil && all.count < 80 else { return }
      let child = randomModel(&random, depth: random.below(3), style: newStyle)
      try forest.adopt(child)
      try insert(child, into: model, &forest, &random)
    }
  }

  private func move(_ model: Model, _ all: [Model], _ forest: inout Forest, _ random: inout Random) throws {
    let target = random.pick(all)
    if target.words != nil || target.isIn(model) { return }
    model.parent!.children.removeAll { $0 === model }
    try forest.boxes.detach(model.node)
    try insert(model, into: target, &forest, &random)
  }

  private func insert(_ model: Model, into parent: Model, _ forest: inout Forest, _ random: inout Random) throws {
    let index = random.below(parent.children.count + 1)
    let sibling = index < parent.children.count ? parent.children[index].node : -1
    try forest.boxes.insert(model.node, into: parent.node, before: sibling)
    parent.children.insert(model, at: index)
    model.parent = parent
  }
}

extension Frame {
  fileprivate var bits: [UInt64] { [x.bitPattern, y.bitPattern, width.bitPattern, height.bitPattern] }
}

func randomModel(
  _ random: inout Random, depth: Int, style newStyle: (inout Random) -> Style = randomStyle
) -> Model {
  let style = newStyle(&random)
  if depth == 0 || random.chance(25) { return Model(style, words: random.chance(60) ? randomWords(&random) : nil) }
  let children = (0..<random.below(5) + 1).map { _ in randomModel(&random, depth: depth - 1, style: newStyle) }
  let model = Model(style, children)
  model.isHidden = random.chance(5)
  return model
}

func randomWords(_ random: inout Random) -> [Int] { (0...random.below(5)).map { _ in random.below(5) + 1 } }

/// A style of which nothing depends on the height of a column, in most cases.
private func rowStyle(_ random: inout Random) -> Style {
  var style = random.chance(2) ? randomStyle(&random) : Style()
  if random.chance(20) { style.size.height = .points(Double(random.below(30)) + 0.1) }
  if random.chance(20) { style.margin.top = .points(Double(random.below(9)) - 2.3) }
  if random.chance(20) { style.padding = Edges(all: .points(Double(random.below(8)))) }
  if random.chance(10) { style.alignSelf = Alignment(.center) }
  if random.chance(5) { style.grow = 1 }
  return style
}

/// A style of which each property has its initial value in most cases.
func randomStyle(_ random: inout Random) -> Style {
  var style = Style()
  style.direction = random.pick([.row, .row, .column, .column, .rowReverse, .columnReverse])
  if random.chance(30) { style.wrap = random.pick([.wrap, .wrap, .wrapReverse, .balance]) }
  style.size = Pair(randomLength(&random, 25), randomLength(&random, 20))
  style.minimum = Pair(randomLength(&random, 8), randomLength(&random, 8))
  style.maximum = Pair(randomLength(&random, 8), randomLength(&random, 8))
  style.basis = randomLength(&random, 15)
  if random.chance(30) { style.grow = Float(random.below(3)) }
  if random.chance(20) { style.shrink = Float(random.below(2)) }
  if random.chance(8) { style.aspectRatio = Double(random.below(3) + 1) }
  if random.chance(20) { style.padding = Edges(all: .points(Double(random.below(8)))) }
  if random.chance(8) { style.padding.left = .percent(Float(random.below(15))) }
  if random.chance(10) { style.border = Edges(all: 1) }
  if random.chance(15) { style.margin = Edges(all: .points(Double(random.below(9) - 2))) }
  if random.chance(8) { style.margin.left = .auto }
  if random.chance(8) { style.margin.top = .percent(Float(random.below(10))) }
  if random.chance(20) { style.gap = Pair(.points(5), .points(3)) }
  if random.chance(30) { style.alignItems = randomAlignment(&random) }
  if random.chance(15) { style.alignSelf = randomAlignment(&random) }
  if random.chance(30) { style.justifyContent = randomAlignment(&random) }
  if random.chance(20) { style.alignContent = randomAlignment(&random) }
  if random.chance(10) { style.display = .grid }
  if random.chance(10) { style.extra = Int32(random.below(Int(Forest.extras))) }
  if random.chance(10) { style.column.start = Int16(random.below(4)) }
  if random.chance(10) { style.row.start = Int16(random.below(4)) }
  if random.chance(10) { style.options.insert(.rightToLeft) }
  if random.chance(10) { style.options.insert(.contentBox) }
  if random.chance(8) { style.options.formUnion([.clipsWidth, .clipsHeight]) }
  return style
}

private func randomAlignment(_ random: inout Random) -> Alignment {
  Alignment(
    random.pick([
      .start, .end, .flexStart, .flexEnd, .selfStart, .selfEnd, .center, .stretch, .baseline, .baseline, .spaceBetween,
      .spaceAround, .spaceEvenly,
    ]), isSafe: random.chance(20))
}

private func randomLength(_ random: inout Random, _ percent: Int) -> Length {
  if !random.chance(percent) { return .auto }
  switch random.below(6) {
  case 0, 1: return .percent(Float(random.below(11) * 10))
  case 2: return random.pick([.minContent, .maxContent, .fitContent, .stretch])
  default: return .points(Double(random.below(13) * 10))
  }
}
