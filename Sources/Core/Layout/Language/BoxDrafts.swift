// Lines about boxes. Names are looked up and settings checked before the scene is changed; the settings are applied after all
// constraints were added.

import Boxes
import Memory
import Notation
import Solver
import Status

/// The box of a line, and its children in brackets and in areas.
struct BoxDraft: BitwiseCopyable {
  var line: Int32
  var box: ItemID
  /// Those in brackets, as a part of `Drafting.boxed`, and those in areas behind them.
  var children = Slice()
  var areas = Slice()
}

/// A child of a box.
struct BoxedDraft: BitwiseCopyable {
  var item: ItemID
  /// The settings in brackets.
  var settings = Slice()
  /// The name of its area.
  var area = Word()
}

// MARK: Checking

extension Drafting {
  /// Finds the box and the children of a line, and checks what the line sets.
  @inline(never)
  mutating func draft(_ index: Int32, ofBoxes rules: borrowing Rules, in scene: inout Scene) throws(RuleFault) {
    let line = rules.boxes.lines[index]
    var draft = BoxDraft(line: index, box: try view(line.name, rules.source, in: &scene))
    guard scene.views.isBox(draft.box), scene.views.isGrid(draft.box.slot) == line.isGrid else {
      throw RuleFault(line.isGrid ? .notGrid : .notFlow, at: line.name.start)
    }
    var style = Style()
    try set(line.settings, on: &style, line.isGrid ? .grid : .flow, rules)
    draft.children.start = Int32(boxed.count)
    for index in line.children.indices {
      let child = rules.boxes.children[index]
      let item = try self.child(child.name, of: draft.box, rules.source, in: &scene)
      try set(child.settings, on: &style, .child, rules)
      if !scene.views.isBoxed(item.slot), rules.has(child.settings, { $0.isDimension }) {
        throw RuleFault(.freeChild, at: child.name.start)
      }
      if line.isGrid { try checkArea(in: child.settings, of: line, rules) }
      try inRules { () throws(MemoryError) in try boxed.append(BoxedDraft(item: item, settings: child.settings)) }
    }
    draft.children.count = Int32(boxed.count) - draft.children.start
    draft.areas.start = Int32(boxed.count)
    for cell in 0..<line.cells.count {
      let name = rules.boxes.cells[line.cells.start + cell]
      if name.isEmpty || !rules.isFirst(cell, of: line) { continue }
      if try isNamed(name, byChildrenOf: line, rules) { continue }
      let item = try self.child(name, of: draft.box, rules.source, in: &scene)
      if isPlaced(item, draft.children, rules) { continue }
      try inRules { () throws(MemoryError) in try boxed.append(BoxedDraft(item: item, area: name)) }
    }
    draft.areas.count = Int32(boxed.count) - draft.areas.start
    try inRules { () throws(MemoryError) in try boxDrafts.append(draft) }
  }

  /// Throws if settings of a child name an area that the line does not have.
  private mutating func checkArea(in settings: Slice, of line: BoxRule, _ rules: borrowing Rules) throws(RuleFault) {
    for index in settings.indices where rules.boxes.settings[index].key == .area {
      let area = rules.boxes.settings[index].text
      try read(area, from: rules.source)
      var isKnown = false
      for cell in line.cells.indices where areEqual(rules.bytes(ofCell: cell), name.elements) { isKnown = true }
      if !isKnown { throw RuleFault(.unknownArea, at: area.start) }
    }
  }

  /// Whether a child in brackets names an area.
  private mutating func isNamed(
    _ area: Word, byChildrenOf line: BoxRule, _ rules: borrowing Rules
  ) throws(RuleFault) -> Bool {
    for child in line.children.indices {
      for index in rules.boxes.children[child].settings.indices where rules.boxes.settings[index].key == .area {
        try read(rules.boxes.settings[index].text, from: rules.source)
        if areEqual(rules.source.bytes(Int(area.start)..<Int(area.end)), name.elements) { return true }
      }
    }
    return false
  }

  /// Whether the settings in brackets of a child say where it is in the grid.
  private func isPlaced(_ item: ItemID, _ children: Slice, _ rules: borrowing Rules) -> Bool {
    for index in children.indices where boxed[index].item == item {
      if rules.has(boxed[index].settings, { $0.isPlacement }) { return true }
    }
    return false
  }

  /// Returns the child of a box with a name.
  private mutating func child(
    _ word: Word, of box: ItemID, _ source: borrowing RuleSource, in scene: inout Scene
  ) throws(RuleFault) -> ItemID {
    var found: ItemID?
    if word.form == .identity {
      found = try item(word, source, in: &scene)
    } else {
      try read(word, from: source)
      for view in options.views where areEqual(view.name, name.elements) { found = view.item }
      var child = found == nil ? scene.tree.items[box.slot].firstChild : -1
      while child >= 0 {
        if areEqual(scene.tree.names.bytes(of: Int(child)), name.elements) {
          if found != nil { throw RuleFault(.severalItems, at: word.start) }
          found = scene.tree.id(ofItem: child)
        }
        child = scene.tree.items[child].next
      }
    }
    guard let found, scene.tree.items[found.slot].parent == box.slot, scene.tree.items[found.slot].node >= 0 else {
      throw RuleFault(.notChild, at: word.start)
    }
    return found
  }

  // MARK: Settings

  /// Sets settings on a style. Lists of tracks are set by `texts`.
  mutating func set(
    _ settings: Slice, on style: inout Style, _ scope: BoxScope, _ rules: borrowing Rules
  ) throws(RuleFault) {
    for index in settings.indices {
      let setting = rules.boxes.settings[index]
      if scope == .child {
        try setChild(setting, on: &style, rules.source)
      } else {
        try setBox(setting, on: &style, scope, rules.source)
      }
    }
  }

  private mutating func setBox(
    _ setting: BoxSetting, on style: inout Style, _ scope: BoxScope, _ source: borrowing RuleSource
  ) throws(RuleFault) {
    let alignment = Alignment(Alignment.Kind(rawValue: setting.word) ?? .normal)
    switch setting.key {
    case .row: style.direction = .row
    case .rowReverse: style.direction = .rowReverse
    case .column: style.direction = .column
    case .columnReverse: style.direction = .columnReverse
    case .wrap: style.wrap = Wrap(rawValue: setting.word) ?? .wrap
    case .gap where scope == .grid:
      let gap = try length(setting.lengths.0, source)
      style.gap = Pair(gap, gap)
    case .gap, .columnGap: style.gap.width = try length(setting.lengths.0, source)
    case .lineGap, .rowGap: style.gap.height = try length(setting.lengths.0, source)
    case .padding: style.padding = try edges(setting, source)
    case .justify:
      if scope == .grid { style.justifyItems = alignment } else { style.justifyContent = alignment }
    case .align: style.alignItems = alignment
    case .alignLines, .alignTracks: style.alignContent = alignment
    case .justifyTracks: style.justifyContent = alignment
    default: break
    }
  }

  private mutating func setChild(
    _ setting: BoxSetting, on style: inout Style, _ source: borrowing RuleSource
  ) throws(RuleFault) {
    let alignment = Alignment(Alignment.Kind(rawValue: setting.word) ?? .normal)
    switch setting.key {
    case .grow: style.grow = try number(setting, source)
    case .shrink: style.shrink = try number(setting, source)
    case .basis: style.basis = try length(setting.lengths.0, source)
    case .width: style.size.width = try length(setting.lengths.0, source)
    case .height: style.size.height = try length(setting.lengths.0, source)
    case .minWidth: style.minimum.width = try length(setting.lengths.0, source)
    case .minHeight: style.minimum.height = try length(setting.lengths.0, source)
    case .maxWidth: style.maximum.width = try length(setting.lengths.0, source)
    case .maxHeight: style.maximum.height = try length(setting.lengths.0, source)
    case .aspectRatio: style.aspectRatio = try ratio(setting, source)
    case .margins: style.margin = try edges(setting, source, isMargin: true)
    case .align: style.alignSelf = alignment
    case .justify: style.justifySelf = alignment
    case .column, .row, .columnSpan, .rowSpan:
      var placement = GridPlacement(style)
      let number = Int32(setting.lengths.0.quantity.number)
      switch setting.key {
      case .column: placement.column = number
      case .row: placement.row = number
      case .columnSpan: placement.columnSpan = number
      default: placement.rowSpan = number
      }
      placement.write(to: &style)
    default: break
    }
  }

  private mutating func number(_ setting: BoxSetting, _ source: borrowing RuleSource) throws(RuleFault) -> Float {
    let quantity = setting.lengths.0.quantity
    let number = try value(of: quantity, source)
    guard isLength(number) else { throw RuleFault(.boxNumber, at: quantity.start) }
    return Float(number)
  }

  private mutating func ratio(_ setting: BoxSetting, _ source: borrowing RuleSource) throws(RuleFault) -> Double {
    let quantity = setting.lengths.0.quantity
    let ratio = try value(of: quantity, source)
    guard ratio > 0, isFactor(ratio) else { throw RuleFault(.aspectRatio, at: quantity.start) }
    return ratio
  }

  private mutating func edges(
    _ setting: BoxSetting, _ source: borrowing RuleSource, isMargin: Bool = false
  ) throws(RuleFault) -> BoxEdges {
    let first = try length(setting.lengths.0, source, isMargin: isMargin)
    if setting.count == 1 { return BoxEdges(all: first) }
    let second = try length(setting.lengths.1, source, isMargin: isMargin)
    if setting.count == 2 { return BoxEdges(left: second, top: first, right: second, bottom: first) }
    return BoxEdges(
      left: second, top: first, right: try length(setting.lengths.3, source, isMargin: isMargin),
      bottom: try length(setting.lengths.2, source, isMargin: isMargin))
  }

  private mutating func length(
    _ stated: BoxLength, _ source: borrowing RuleSource, isMargin: Bool = false
  ) throws(RuleFault) -> Length {
    switch stated.unit {
    case .points:
      let number = try value(of: stated.quantity, source)
      guard isMargin ? isCoordinate(number) : isLength(number) else {
        throw RuleFault(.boxNumber, at: stated.quantity.start)
      }
      // Zero is added, so that there is no zero with a sign.
      return .points(number + 0)
    case .percent:
      let number = stated.quantity.number
      guard abs(number) <= largestPercentage, isMargin || number >= 0 else {
        throw RuleFault(.boxNumber, at: stated.quantity.start)
      }
      return .percent(Float(number) + 0)
    case .auto: return .auto
    case .minContent: return .minContent
    case .maxContent: return .maxContent
    case .fitContent: return .fitContent
    case .stretch: return .stretch
    case .content: return .content
    }
  }
}

// MARK: Setting

extension Scene {
  /// Applies the settings of a line. Fails only for lack of memory, or of numbers for names.
  @inline(never)
  mutating func set(_ draft: BoxDraft, _ drafting: inout Drafting, _ rules: borrowing Rules) throws(RuleFault) {
    let line = rules.boxes.lines[draft.line]
    do throws(Status) {
      if line.isGrid {
        try setGrid(draft.box, line, &drafting, rules)
      } else {
        var style = try views.style(ofFlow: draft.box)
        style.resetBox()
        try checked { () throws(RuleFault) in try drafting.set(line.settings, on: &style, .flow, rules) }
        if style.direction.axis == .vertical { style.gap = Pair(style.gap.height, style.gap.width) }
        try model.setStyle(style, of: draft.box)
      }
      for index in draft.children.indices {
        let child = drafting.boxed[index]
        var style = try views.style(ofBoxed: child.item)
        style.resetBoxed()
        try checked { () throws(RuleFault) in try drafting.set(child.settings, on: &style, .child, rules) }
        for setting in child.settings.indices where rules.boxes.settings[setting].key == .area {
          try setArea(rules.boxes.settings[setting].text, on: &style, &drafting, rules)
        }
        try model.setStyle(style, of: child.item)
      }
      for index in draft.areas.indices {
        let child = drafting.boxed[index]
        var style = try views.style(ofBoxed: child.item)
        try setArea(child.area, on: &style, &drafting, rules)
        try model.setStyle(style, of: child.item)
      }
      try order(draft, drafting)
    } catch {
      throw RuleFault(error == .outOfMemory ? .memory : .refused, at: line.start, error)
    }
  }

  /// Runs `body`, which has been run before without a fault.
  private func checked(_ body: () throws(RuleFault) -> Void) throws(Status) {
    do throws(RuleFault) { try body() } catch { throw error.error }
  }

  private mutating func setGrid(
    _ grid: ItemID, _ line: BoxRule, _ drafting: inout Drafting, _ rules: borrowing Rules
  ) throws(Status) {
    var style = try views.style(ofGrid: grid)
    style.resetBox()
    try checked { () throws(RuleFault) in try drafting.set(line.settings, on: &style, .grid, rules) }
    let flowsByColumn = style.direction == .column
    style.direction = .row
    var (texts, isDense) = (GridTexts(), false)
    for index in line.settings.indices {
      let setting = rules.boxes.settings[index]
      if setting.key == .dense { isDense = true }
      if let tracks = setting.key.tracks {
        texts.set(tracks, to: rules.source.bytes(Int(setting.text.start)..<Int(setting.text.end)))
      }
    }
    try inMemory { () throws(MemoryError) in try rules.writeAreas(of: line, to: &drafting.name) }
    texts.areas = drafting.name.elements
    var refused = GridFault()
    try model.setGrid(style, texts, flowsByColumn: flowsByColumn, isDense: isDense, of: grid, &refused)
  }

  private mutating func setArea(
    _ name: Word, on style: inout Style, _ drafting: inout Drafting, _ rules: borrowing Rules
  ) throws(Status) {
    var placement = GridPlacement()
    try inMemory { () throws(MemoryError) in try rules.source.read(name, into: &drafting.name) }
    placement.area = try views.area(named: drafting.name.elements)
    placement.write(to: &style)
  }

  /// Makes the children in brackets the first ones of their box, in this order.
  private mutating func order(_ draft: BoxDraft, _ drafting: borrowing Drafting) throws(Status) {
    var next = tree.items[draft.box.slot].firstChild
    for index in 0..<draft.children.count {
      let child = drafting.boxed[draft.children.start + index].item
      if next == child.slot {
        next = tree.items[next].next
      } else {
        try move(child, to: draft.box, at: Int(index))
      }
    }
  }
}

extension Rules {
  /// Whether one of some settings is of a kind.
  fileprivate func has(_ settings: Slice, _ isOfKind: (BoxKey) -> Bool) -> Bool {
    for index in settings.indices where isOfKind(boxes.settings[index].key) { return true }
    return false
  }

  /// The name in a cell, by its index in `BoxRules.cells`.
  fileprivate func bytes(ofCell cell: Int32) -> UnsafeBufferPointer<UInt8> {
    source.bytes(Int(boxes.cells[cell].start)..<Int(boxes.cells[cell].end))
  }

  /// Writes the areas of a line as the text of a grid.
  fileprivate func writeAreas(of line: BoxRule, to text: inout Buffer<UInt8>) throws(MemoryError) {
    text.removeAll()
    for cell in 0..<line.cells.count {
      if cell > 0 {
        try text.append(Byte(" "))
        if cell % line.columns == 0 {
          try text.append(Byte("/"))
          try text.append(Byte(" "))
        }
      }
      let name = boxes.cells[line.cells.start + cell]
      if name.isEmpty { try text.append(Byte(".")) }
      for offset in Int(name.start)..<Int(name.end) { try text.append(source[offset]) }
    }
  }
}

extension Style {
  /// Sets the properties by which a box arranges its children to their initial values.
  fileprivate mutating func resetBox() {
    let fresh = Style()
    (direction, wrap, gap, padding) = (fresh.direction, fresh.wrap, fresh.gap, fresh.padding)
    (justifyContent, alignContent) = (fresh.justifyContent, fresh.alignContent)
    (justifyItems, alignItems) = (fresh.justifyItems, fresh.alignItems)
  }

  /// Sets the properties of a child of a box to their initial values, except its dimensions.
  fileprivate mutating func resetBoxed() {
    let fresh = Style()
    (grow, shrink, basis, margin) = (fresh.grow, fresh.shrink, fresh.basis, fresh.margin)
    (alignSelf, justifySelf, column, row) = (fresh.alignSelf, fresh.justifySelf, fresh.column, fresh.row)
  }
}
