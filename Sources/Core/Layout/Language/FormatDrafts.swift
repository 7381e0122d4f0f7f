// Converts formats to drafts.
//
// A gap of plain distances becomes a constraint for each, `later.near == earlier.far + distance`. A gap whose size
// depends on an attribute, or on other gaps, becomes a guide between the two parts.

import Memory
import Notation
import Solver

/// The axis of a format: its attributes in reading order.
private struct FormatAxis {
  var near: Attribute
  var far: Attribute
  var size: Attribute
  /// The attributes of the other axis.
  var crossCenter: Attribute
  var crossSize: Attribute
  /// Whether coordinates decrease in reading order.
  var isReversed: Bool
  /// The attributes that views of such a format can be aligned by.
  var alignments: UInt32

  init(isVertical: Bool, _ direction: FormatDirection) {
    isReversed = !isVertical && direction == .rightToLeft
    crossCenter = isVertical ? .centerX : .centerY
    (size, crossSize) = isVertical ? (.height, .width) : (.width, .height)
    if isVertical {
      (near, far) = (.top, .bottom)
      alignments = bit(.left) | bit(.right) | bit(.leading) | bit(.trailing) | bit(.centerX)
    } else {
      switch direction {
      case .leadingToTrailing: (near, far) = (.leading, .trailing)
      case .leftToRight: (near, far) = (.left, .right)
      case .rightToLeft: (near, far) = (.right, .left)
      }
      alignments = bit(.top) | bit(.bottom) | bit(.centerY) | bit(.firstBaseline) | bit(.lastBaseline)
    }
  }
}

/// The bit of an attribute.
func bit(_ attribute: Attribute) -> UInt32 { 1 << UInt32(attribute.rawValue) }

/// An edge of an item, or of a guide that is not yet added.
private struct Edge {
  var item: ItemID
  var guide: Int32 = -1
  var attribute: Attribute
}

/// The first spring of a format: its guide, or -1, and its number.
private struct Spring {
  var guide: Int32 = -1
  var size = 1.0
}

extension Drafting {
  @inline(never)
  mutating func draft(_ format: Statement, _ rules: borrowing Rules, in scene: inout Scene) throws(RuleFault) {
    let axis = FormatAxis(isVertical: format.isVertical, options.direction)
    guard options.alignment & ~axis.alignments == 0 else { throw RuleFault(.alignment, at: format.start) }
    try findItems(of: format, rules, in: &scene)
    var spring = Spring()
    for index in 0..<format.count {
      let part = rules.parts[format.first + index]
      try draftSizes(of: part, items[index], axis, rules, in: &scene)
      if part.gap != .none { try draftGap(behind: index, of: format, axis, &spring, rules, in: &scene) }
    }
    try draftAlignment(of: format, rules)
  }

  /// Finds the item of every part. The superview is the parent of the adjacent view.
  @inline(never)
  private mutating func findItems(
    of format: Statement, _ rules: borrowing Rules, in scene: inout Scene
  ) throws(RuleFault) {
    items.removeAll()
    for index in 0..<format.count {
      let part = rules.parts[format.first + index]
      let item = part.isSuperview ? ItemID.window : try view(part.name, rules.source, in: &scene)
      try inRules { () throws(MemoryError) in try items.append(item) }
    }
    for index in 0..<format.count where rules.parts[format.first + index].isSuperview {
      let neighbour = items[index == 0 ? 1 : index - 1]
      guard let parent = scene.tree.parent(ofLive: neighbour) else {
        throw RuleFault(.noSuperview, at: rules.parts[format.first + index].start)
      }
      items[index] = parent
    }
  }

  @inline(never)
  private mutating func draftAlignment(of format: Statement, _ rules: borrowing Rules) throws(RuleFault) {
    for raw in Attribute.left.rawValue...Attribute.firstBaseline.rawValue where options.alignment >> raw & 1 == 1 {
      guard let attribute = Attribute(rawValue: raw) else { continue }
      for index in 1..<max(format.count, 1) {
        let (part, before) = (rules.parts[format.first + index], rules.parts[format.first + index - 1])
        if part.isSuperview || before.isSuperview { continue }
        try append(
          Draft(constraint: Constraint(items[index], attribute, .equal, items[index - 1], attribute), start: part.start)
        )
      }
    }
  }
}

// MARK: Sizes

extension Drafting {
  @inline(never)
  private mutating func draftSizes(
    of part: FormatPart, _ item: ItemID, _ axis: FormatAxis, _ rules: borrowing Rules, in scene: inout Scene
  ) throws(RuleFault) {
    for index in 0..<part.sizes.count {
      let predicate = rules.predicates[part.sizes.first + index]
      try draftSize(predicate, Edge(item: item, attribute: axis.size), within: item, rules.source, in: &scene)
    }
  }

  /// Drafts `size relation object` for an item or a guide. Percentages refer to the parent of `item`.
  @inline(never)
  private mutating func draftSize(
    _ predicate: Predicate, _ size: Edge, within item: ItemID, _ source: borrowing RuleSource, in scene: inout Scene
  ) throws(RuleFault) {
    var constraint = Constraint(size.item, size.attribute, predicate.relation, predicate.number)
    switch predicate.object {
    case .number: break
    case .name:
      if let metric = try metric(predicate.name, source) {
        constraint.constant += predicate.multiplier * metric
      } else {
        constraint.second = try view(of: predicate, source, in: &scene)
        constraint.secondAttribute = size.attribute
        constraint.multiplier = predicate.multiplier
      }
    case .attribute:
      constraint.second = try view(predicate.name, source, in: &scene)
      constraint.secondAttribute = predicate.attribute
      constraint.multiplier = predicate.multiplier
    case .percent:
      constraint.constant = 0
      if predicate.number != 0 {
        constraint.second = scene.tree.parent(ofLive: item)
        constraint.secondAttribute = size.attribute
        constraint.multiplier = predicate.number / 100
        if constraint.second == nil { throw RuleFault(.noSuperview, at: predicate.start) }
      }
    }
    constraint.priority = try priority(predicate.priority, source)
    try append(Draft(constraint: constraint, firstGuide: size.guide, start: predicate.start))
  }

  /// Returns the view of a name that is no metric; its size is meant. A sign before it needs the extensions.
  @inline(never)
  private mutating func view(
    of predicate: Predicate, _ source: borrowing RuleSource, in scene: inout Scene
  ) throws(RuleFault) -> ItemID {
    let start = predicate.name.start
    let isSigned = predicate.hasSign && !options.isExtended
    guard let view = try item(predicate.name, source, in: &scene) else {
      throw RuleFault(isSigned ? .unknownMetric : .unknownName, at: start)
    }
    if isSigned { throw RuleFault(.signedView, at: start) }
    return view
  }
}

// MARK: Gaps

extension Drafting {
  @inline(never)
  private mutating func draftGap(
    behind index: Int32, of format: Statement, _ axis: FormatAxis, _ spring: inout Spring, _ rules: borrowing Rules,
    in scene: inout Scene
  ) throws(RuleFault) {
    let (part, next) = (rules.parts[format.first + index], rules.parts[format.first + index + 1])
    let earlier = Edge(item: items[index], attribute: part.isSuperview ? axis.near : axis.far)
    let later = Edge(item: items[index + 1], attribute: next.isSuperview ? axis.far : axis.near)
    let view = items[part.isSuperview ? index + 1 : index]
    switch part.gap {
    case .none: break
    case .flush: try draft(.equal, 0, from: earlier, to: later, axis, start: next.start)
    case .standard:
      let isOutside = part.isSuperview || next.isSuperview
      try draft(
        .equal, isOutside ? scene.standardSpacing.1 : scene.standardSpacing.0, from: earlier, to: later, axis,
        start: next.start)
    case .spring:
      let guide = try draftGuide(from: earlier, to: later, beside: view, axis, start: next.start, in: &scene)
      if spring.guide < 0 {
        spring = Spring(guide: guide.guide, size: part.spring)
      } else {
        let size = Constraint(
          .window, axis.size, .equal, .window, axis.size, multiplier: part.spring / spring.size)
        try append(Draft(constraint: size, firstGuide: guide.guide, secondGuide: spring.guide, start: next.start))
      }
    case .distances:
      try draftDistances(part.distances, from: earlier, to: later, beside: view, axis, rules, in: &scene)
    }
  }

  @inline(never)
  private mutating func draftDistances(
    _ predicates: Predicates, from earlier: Edge, to later: Edge, beside view: ItemID, _ axis: FormatAxis,
    _ rules: borrowing Rules, in scene: inout Scene
  ) throws(RuleFault) {
    var isPlain = true
    for index in 0..<predicates.count {
      if try !isNumber(rules.predicates[predicates.first + index], rules.source) { isPlain = false }
    }
    let start = rules.predicates[predicates.first].start
    let guide =
      isPlain ? later : try draftGuide(from: earlier, to: later, beside: view, axis, start: start, in: &scene)
    for index in 0..<predicates.count {
      let predicate = rules.predicates[predicates.first + index]
      if isPlain {
        try draftDistance(predicate, from: earlier, to: later, axis, rules.source)
      } else {
        try draftSize(predicate, guide, within: view, rules.source, in: &scene)
      }
    }
  }

  /// Whether a distance is a number. The name of a view, which stands for its size, is a distance only with the
  /// extensions.
  @inline(never)
  private mutating func isNumber(_ predicate: Predicate, _ source: borrowing RuleSource) throws(RuleFault) -> Bool {
    switch predicate.object {
    case .number: return true
    case .percent, .attribute: return false
    case .name:
      if try metric(predicate.name, source) != nil { return true }
      if options.isExtended { return false }
      throw RuleFault(.unknownMetric, at: predicate.name.start)
    }
  }

  @inline(never)
  private mutating func draftDistance(
    _ predicate: Predicate, from earlier: Edge, to later: Edge, _ axis: FormatAxis, _ source: borrowing RuleSource
  ) throws(RuleFault) {
    var distance = predicate.number
    if predicate.object == .name, let metric = try metric(predicate.name, source) {
      distance += predicate.multiplier * metric
    }
    let priority = try priority(predicate.priority, source)
    try draft(
      predicate.relation, distance, from: earlier, to: later, axis, priority: priority, start: predicate.start)
  }

  /// Drafts `later relation earlier + distance`, reversed where coordinates decrease in reading order.
  @inline(never)
  private mutating func draft(
    _ relation: Relation, _ distance: Double, from earlier: Edge, to later: Edge, _ axis: FormatAxis,
    priority: Int32 = requiredPriority, start: Int32
  ) throws(RuleFault) {
    let (first, second) = axis.isReversed ? (earlier, later) : (later, earlier)
    var constraint = Constraint(
      first.item, first.attribute, relation, second.item, second.attribute, constant: distance)
    constraint.priority = priority
    try append(
      Draft(constraint: constraint, firstGuide: first.guide, secondGuide: second.guide, start: start))
  }

  /// Drafts a guide of thickness 0 that fills the gap, centered on a view of the same parent. Returns its size.
  @inline(never)
  private mutating func draftGuide(
    from earlier: Edge, to later: Edge, beside view: ItemID, _ axis: FormatAxis, start: Int32, in scene: inout Scene
  ) throws(RuleFault) -> Edge {
    guard let owner = scene.tree.parent(ofLive: view) else { throw RuleFault(.noSuperview, at: start) }
    let guide = Int32(guideOwners.count)
    try inRules { () throws(MemoryError) in try guideOwners.append(owner) }
    let ends = (
      Edge(item: .window, guide: guide, attribute: axis.near),
      Edge(item: .window, guide: guide, attribute: axis.far)
    )
    try draft(.equal, 0, from: earlier, to: ends.0, axis, start: start)
    try draft(.equal, 0, from: ends.1, to: later, axis, start: start)
    try append(
      Draft(
        constraint: Constraint(.window, axis.crossCenter, .equal, view, axis.crossCenter), firstGuide: guide,
        start: start))
    try append(Draft(constraint: Constraint(.window, axis.crossSize, .equal, 0), firstGuide: guide, start: start))
    return Edge(item: .window, guide: guide, attribute: axis.size)
  }
}
