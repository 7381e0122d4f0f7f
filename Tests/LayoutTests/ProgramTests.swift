import Solver
import Status
import Support
import Testing

@testable import Layout

/// The settings of a scene, independent of a scene.
private struct Model {
  struct View {
    var parent: Int?
    var kind = ItemKind.plain
    var direction = Direction.inherited
    var margins = Insets(top: 8, left: 8, bottom: 8, right: 8)
    var baselines = (0.0, 0.0)
    var intrinsic = Size(width: -1, height: -1)
    var hugging: Int32 = 250
    var compression: Int32 = 750
  }

  struct Rule {
    var first: Int
    var firstAttribute: Attribute
    var relation: Relation
    var second: Int?
    var secondAttribute = Attribute.none
    var multiplier = 1.0
    var constant: Double
    var priority: Int32
    var weight = 1.0
    var isActive = true
  }

  var size = Size(width: 320, height: 480)
  var scale = 0.0
  var direction = Direction.leftToRight
  var views: [View] = []
  var rules: [Rule] = []
}

/// A model, and a scene with the settings of the model.
private final class ModelScene {
  let stage: Stage
  var items: [ItemID] = []
  var ids: [ConstraintID] = []
  private(set) var model: Model

  init(_ model: Model) throws {
    stage = try Stage(width: model.size.width, height: model.size.height)
    self.model = model
    try stage.scene.model.setDirection(model.direction, of: .window)
    try stage.scene.frames.setScale(model.scale)
    for view in model.views { try make(view) }
    for rule in model.rules { try make(rule) }
  }

  private func item(_ index: Int?) -> ItemID { index.map { items[$0] } ?? .window }

  private func make(_ view: Model.View) throws {
    items.append(try stage.view(in: item(view.parent), view.kind))
    try bring(items.count - 1, to: view)
  }

  private func bring(_ index: Int, to view: Model.View) throws {
    let item = items[index]
    try stage.scene.model.setDirection(view.direction, of: item)
    try stage.scene.setMargins(view.margins, of: item)
    try stage.scene.setBaselines(first: view.baselines.0, last: view.baselines.1, of: item)
    try stage.scene.setIntrinsicSize(view.intrinsic, of: item)
    for axis in [Axis.horizontal, .vertical] {
      try stage.scene.model.setHugging(view.hugging, axis, of: item)
      try stage.scene.model.setCompression(view.compression, axis, of: item)
    }
  }

  private func make(_ rule: Model.Rule) throws {
    var stated = Constraint(item(rule.first), rule.firstAttribute, rule.relation, rule.constant)
    if let second = rule.second {
      stated.second = item(second < 0 ? nil : second)
      stated.secondAttribute = rule.secondAttribute
    }
    stated.multiplier = rule.multiplier
    stated.priority = rule.priority
    stated.weight = rule.weight
    ids.append(try stage.scene.model.addConstraint(stated, isActive: rule.isActive))
  }

  // MARK: Steps

  func add(_ view: Model.View) throws {
    model.views.append(view)
    try make(view)
  }

  /// Adds a rule. Returns false for a rule without terms.
  @discardableResult
  func add(_ rule: Model.Rule) throws -> Bool {
    do { try make(rule) } catch Status.empty { return false }
    model.rules.append(rule)
    return true
  }

  func removeRule(_ index: Int) throws {
    try stage.scene.model.remove(ids.remove(at: index))
    model.rules.remove(at: index)
  }

  func change(_ index: Int, _ body: (inout Model.Rule) -> Void) throws {
    body(&model.rules[index])
    let rule = model.rules[index]
    try stage.scene.model.setConstant(rule.constant, of: ids[index])
    try stage.scene.model.setPriority(rule.priority, of: ids[index])
    try stage.scene.model.setWeight(rule.weight, of: ids[index])
    do { try stage.scene.model.setActive(rule.isActive, ids[index]) } catch Status.empty {}
  }

  func change(view index: Int, _ body: (inout Model.View) -> Void) throws {
    body(&model.views[index])
    try bring(index, to: model.views[index])
  }

  func change(_ body: (inout Model) -> Void) throws {
    body(&model)
    try stage.scene.model.setSize(width: model.size.width, height: model.size.height)
    try stage.scene.model.setDirection(model.direction, of: .window)
    try stage.scene.frames.setScale(model.scale)
  }

  /// Lays out, and returns whether there is no conflict.
  func layout() throws -> Bool {
    do { try stage.layout() } catch Status.conflict { return false }
    return true
  }
}

extension Random {
  fileprivate mutating func number() -> Double { Double(below(400) - 100) / 4 }

  /// Returns a rule for each variable of a view, each with a priority of its own, so that no frame is ambiguous.
  fileprivate mutating func targets(for view: Int, in parent: Int?) -> [Model.Rule] {
    let second = parent ?? -1
    let level = Int32(1 + 4 * view)
    return [
      Model.Rule(
        first: view, firstAttribute: .left, relation: .equal, second: second, secondAttribute: .left,
        constant: number(), priority: level),
      Model.Rule(
        first: view, firstAttribute: .top, relation: .equal, second: second, secondAttribute: .top,
        constant: number(), priority: level + 1),
      Model.Rule(
        first: view, firstAttribute: .width, relation: .equal, constant: abs(number()), priority: level + 2),
      Model.Rule(
        first: view, firstAttribute: .height, relation: .equal, constant: abs(number()), priority: level + 3),
    ]
  }

  fileprivate mutating func rule(_ views: Int) -> Model.Rule {
    let sizes: [Attribute] = [.width, .height]
    let horizontal: [Attribute] = [.leading, .trailing, .leadingMargin, .trailingMargin, .centerX]
    let absolute: [Attribute] = [.left, .right, .centerX, .leftMargin, .rightMargin, .centerXWithinMargins]
    let vertical: [Attribute] = [
      .top, .bottom, .centerY, .topMargin, .bottomMargin, .firstBaseline, .lastBaseline, .centerYWithinMargins,
    ]
    let family = pick([sizes, horizontal, horizontal, absolute, vertical])
    let second = chance(25) ? -1 : below(views)
    return Model.Rule(
      first: below(views), firstAttribute: pick(family), relation: pick([.equal, .lessOrEqual, .greaterOrEqual]),
      second: second, secondAttribute: pick(family), multiplier: pick([1, 1, 1, 2, 0.5]), constant: number(),
      priority: pick([1000, 1000, 800, 750, 500, 250]), weight: pick([1, 1, 2]), isActive: chance(90))
  }

  fileprivate mutating func step(_ world: ModelScene) throws {
    let views = world.model.views.count
    let firstRule = 4 * views
    switch below(10) {
    case 0, 1: try world.add(rule(views))
    case 2 where world.model.rules.count > firstRule:
      try world.removeRule(firstRule + below(world.model.rules.count - firstRule))
    case 3: try world.change(view: below(views)) { $0.direction = pick([.inherited, .leftToRight, .rightToLeft]) }
    case 4:
      let margins = Insets(top: number(), left: number(), bottom: number(), right: number())
      try world.change(view: below(views)) { $0.margins = margins }
    case 5:
      let size = Size(width: chance(30) ? -1 : abs(number()), height: chance(30) ? -1 : abs(number()))
      let (hugging, compression) = (pick([100, 250, 600].map { Int32($0) }), pick([300, 750, 900].map { Int32($0) }))
      try world.change(view: below(views)) {
        ($0.intrinsic, $0.hugging, $0.compression) = (size, hugging, compression)
      }
    case 6:
      let size = Size(width: Double(100 + below(400)), height: Double(100 + below(400)))
      let direction = pick([Direction.leftToRight, .rightToLeft])
      try world.change {
        $0.size = size
        if chance(30) { $0.direction = direction }
      }
    case 7:
      let baselines = (number(), number())
      try world.change(view: below(views)) { $0.baselines = baselines }
    default:
      let (constant, priority) = (number(), pick([1000, 700, 600].map { Int32($0) }))
      let index = below(world.model.rules.count)
      let (isToggled, isSoftened) = (chance(20), chance(20) && index >= firstRule)
      try world.change(index) {
        $0.constant = $0.second == nil ? abs(constant) : constant
        if isToggled && index >= firstRule { $0.isActive.toggle() }
        if isSoftened { $0.priority = priority }
      }
    }
  }
}

struct ProgramTests {
  @Test(arguments: 0..<8) func `frames after edits equal those of a new scene`(part: Int) throws {
    for seed in 0..<30 {
      var random = Random(state: UInt64(1000 * part + seed))
      let world = try ModelScene(Model())
      for view in 0..<5 {
        let parent = view > 0 && random.chance(60) ? random.below(view) : nil
        try world.add(Model.View(parent: parent, kind: random.chance(20) ? .scroll : .plain))
      }
      for view in 0..<5 {
        for target in random.targets(for: view, in: world.model.views[view].parent) { try world.add(target) }
      }
      for step in 0..<40 {
        try random.step(world)
        if random.chance(60) { _ = try world.layout() }
        guard step % 20 == 19 else { continue }
        let isSatisfied = try world.layout()
        let fresh = try ModelScene(world.model)
        #expect(try fresh.layout() == isSatisfied)
        for (item, other) in zip(world.items, fresh.items) {
          let (one, two) = (try world.stage.frame(item), try fresh.stage.frame(other))
          #expect(isClose(one, two), "seed \(1000 * part + seed), step \(step): \(one) and \(two)")
        }
      }
    }
  }
}
