// casement.h, "Boxes".

import Boxes
import CCasement
import Layout
import Memory
import Notation
import Screen
import Solver
import Status

@implementation @_cdecl("cas_scene_add_flow")
public func cas_scene_add_flow(
  _ scene: OpaquePointer?, _ parent: cas_item, _ name: UnsafePointer<CChar>?
) -> cas_item {
  creating(in: scene, .parent) { handle throws(Status) in
    try handle.scene.frames.addFlow(in: ItemID(parent), name: handle.name(name, "name")).raw
  }
}

// MARK: Flows

@implementation @_cdecl("cas_flow_get")
public func cas_flow_get(
  _ scene: OpaquePointer?, _ flow: cas_item, _ out_settings: UnsafeMutablePointer<cas_flow_settings>?
) -> cas_status {
  withHandle(scene: scene, .flow) { handle throws(Status) in
    let result = try handle.required(out_settings, "out_settings")
    let settings = cas_flow_settings(try handle.scene.views.style(ofFlow: ItemID(flow)))
    try handle.fill(result, "out_settings", with: settings)
  }
}

@implementation @_cdecl("cas_flow_set")
public func cas_flow_set(
  _ scene: OpaquePointer?, _ flow: cas_item, _ settings: UnsafePointer<cas_flow_settings>?
) -> cas_status {
  withHandle(scene: scene, .flow) { handle throws(Status) in
    try handle.setFlow(ItemID(flow), settings)
  }
}

extension SceneHandle {
  fileprivate mutating func setFlow(_ flow: ItemID, _ settings: UnsafePointer<cas_flow_settings>?) throws(Status) {
    var style = try scene.views.style(ofFlow: flow)
    let new = try self.settings(settings) { _ in cas_flow_settings(style) }
    guard let direction = UInt8(exactly: new.direction).flatMap(FlowDirection.init(rawValue:)) else {
      throw attributing(.outOfRange, to: "settings.direction")
    }
    guard let wrap = UInt8(exactly: new.wrap).flatMap(Wrap.init(rawValue:)) else {
      throw attributing(.outOfRange, to: "settings.wrap")
    }
    (style.direction, style.wrap) = (direction, wrap)
    style.justifyContent = try alignment(new.justify, "settings.justify")
    style.alignItems = try alignment(new.align, "settings.align")
    style.alignContent = try alignment(new.align_lines, "settings.align_lines")
    let gap = try length(new.gap, .inset, "settings.gap")
    let lineGap = try length(new.line_gap, .inset, "settings.line_gap")
    style.gap = direction.isVertical ? Pair(lineGap, gap) : Pair(gap, lineGap)
    style.padding = try edges(new.padding, .inset, "settings.padding")
    try scene.model.setStyle(style, of: flow)
  }
}

extension FlowDirection {
  fileprivate var isVertical: Bool { self == .column || self == .columnReverse }
}

extension cas_flow_settings {
  fileprivate init(_ style: Style) {
    let isVertical = style.direction.isVertical
    self.init(
      size: 0, direction: cas_flow_direction(style.direction.rawValue), wrap: cas_wrap(style.wrap.rawValue),
      justify: cas_box_alignment(style.justifyContent.kind.rawValue),
      align: cas_box_alignment(style.alignItems.kind.rawValue),
      align_lines: cas_box_alignment(style.alignContent.kind.rawValue),
      gap: cas_length(isVertical ? style.gap.height : style.gap.width),
      line_gap: cas_length(isVertical ? style.gap.width : style.gap.height), padding: cas_lengths(style.padding))
  }
}

// MARK: Grids

@implementation @_cdecl("cas_scene_add_grid")
public func cas_scene_add_grid(
  _ scene: OpaquePointer?, _ parent: cas_item, _ name: UnsafePointer<CChar>?
) -> cas_item {
  creating(in: scene, .parent) { handle throws(Status) in
    try handle.scene.frames.addGrid(in: ItemID(parent), name: handle.name(name, "name")).raw
  }
}

@implementation @_cdecl("cas_grid_get")
public func cas_grid_get(
  _ scene: OpaquePointer?, _ grid: cas_item, _ out_settings: UnsafeMutablePointer<cas_grid_settings>?
) -> cas_status {
  withHandle(scene: scene, .grid) { handle throws(Status) in
    let result = try handle.required(out_settings, "out_settings")
    let settings = try handle.settings(ofGrid: ItemID(grid))
    try handle.fill(result, "out_settings", with: settings)
  }
}

@implementation @_cdecl("cas_grid_set")
public func cas_grid_set(
  _ scene: OpaquePointer?, _ grid: cas_item, _ settings: UnsafePointer<cas_grid_settings>?
) -> cas_status {
  withHandle(scene: scene, .grid) { handle throws(Status) in
    let new = try handle.settings(settings) { handle throws(Status) in try handle.settings(ofGrid: ItemID(grid)) }
    var style = try handle.scene.views.style(ofGrid: ItemID(grid))
    guard new.flow == CAS_HORIZONTAL || new.flow == CAS_VERTICAL else {
      throw handle.attributing(.outOfRange, to: "settings.flow")
    }
    style.justifyContent = try handle.alignment(new.justify_tracks, "settings.justify_tracks")
    style.alignContent = try handle.alignment(new.align_tracks, "settings.align_tracks")
    style.justifyItems = try handle.alignment(new.justify, "settings.justify")
    style.alignItems = try handle.alignment(new.align, "settings.align")
    style.gap.width = try handle.length(new.column_gap, .inset, "settings.column_gap")
    style.gap.height = try handle.length(new.row_gap, .inset, "settings.row_gap")
    style.padding = try handle.edges(new.padding, .inset, "settings.padding")
    var texts = GridTexts()
    texts.columns = try handle.text(new.columns, "settings.columns")
    texts.rows = try handle.text(new.rows, "settings.rows")
    texts.automaticColumns = try handle.text(new.auto_columns, "settings.auto_columns")
    texts.automaticRows = try handle.text(new.auto_rows, "settings.auto_rows")
    texts.areas = try handle.text(new.areas, "settings.areas")
    var refused = GridFault()
    do throws(Status) {
      try handle.scene.model.setGrid(
        style, texts, flowsByColumn: new.flow == CAS_VERTICAL, isDense: new.is_dense != 0, of: ItemID(grid), &refused)
    } catch {
      guard error == .rule || error == .tooMany || error.isAboutNumber else { throw error }
      handle.message.begin(refused.text.member)
      if error == .rule {
        handle.message.say(
          refused.text == .areas
            ? "not rows of names and points with a slash between rows, equally long, with the cells of a name in a rectangle"
            : "not a list of sizes, 1fr, auto, min-content, max-content, minmax(a, b), fit-content(a), repeat(n, ...)")
        if let offset = refused.offset {
          handle.message.write(", at character ")
          handle.message.write(characters(in: texts[refused.text.rawValue], before: offset) + 1)
        }
      }
      throw error
    }
  }
}

/// The number of characters of UTF-8 text before a byte.
private func characters(in text: UnsafeBufferPointer<UInt8>, before offset: Int) -> Int {
  var characters = 0
  for index in 0..<min(offset, text.count) where text[index] & 0xc0 != 0x80 { characters += 1 }
  return characters
}

extension GridText {
  fileprivate var member: StaticString {
    switch self {
    case .columns: "settings.columns"
    case .rows: "settings.rows"
    case .automaticColumns: "settings.auto_columns"
    case .automaticRows: "settings.auto_rows"
    case .areas: "settings.areas"
    }
  }
}

extension SceneHandle {
  fileprivate mutating func settings(ofGrid grid: ItemID) throws(Status) -> cas_grid_settings {
    let style = try scene.views.style(ofGrid: grid)
    let template = try scene.views.template(ofGrid: grid)
    return cas_grid_settings(
      size: 0, columns: try scene.views.text(.columns, ofGrid: grid), rows: try scene.views.text(.rows, ofGrid: grid),
      auto_columns: try scene.views.text(.automaticColumns, ofGrid: grid),
      auto_rows: try scene.views.text(.automaticRows, ofGrid: grid), areas: try scene.views.text(.areas, ofGrid: grid),
      flow: cas_axis(template.flowsByColumn ? CAS_VERTICAL : CAS_HORIZONTAL), is_dense: template.isDense ? 1 : 0,
      justify_tracks: cas_box_alignment(style.justifyContent.kind.rawValue),
      align_tracks: cas_box_alignment(style.alignContent.kind.rawValue),
      justify: cas_box_alignment(style.justifyItems.kind.rawValue),
      align: cas_box_alignment(style.alignItems.kind.rawValue), column_gap: cas_length(style.gap.width),
      row_gap: cas_length(style.gap.height), padding: cas_lengths(style.padding))
  }

  /// Returns the bytes of a text; none for NULL.
  fileprivate mutating func text(
    _ text: UnsafePointer<CChar>?, _ member: StaticString
  ) throws(Status) -> UnsafeBufferPointer<UInt8> {
    try name(text, member) ?? UnsafeBufferPointer(start: nil, count: 0)
  }
}

// MARK: Children

@implementation @_cdecl("cas_boxed_get")
public func cas_boxed_get(
  _ scene: OpaquePointer?, _ view: cas_item, _ out_settings: UnsafeMutablePointer<cas_boxed_settings>?
) -> cas_status {
  withHandle(scene: scene, .view) { handle throws(Status) in
    let result = try handle.required(out_settings, "out_settings")
    let settings = handle.settings(ofBoxed: ItemID(view), try handle.scene.views.style(ofBoxed: ItemID(view)))
    try handle.fill(result, "out_settings", with: settings)
  }
}

@implementation @_cdecl("cas_boxed_set")
public func cas_boxed_set(
  _ scene: OpaquePointer?, _ view: cas_item, _ settings: UnsafePointer<cas_boxed_settings>?
) -> cas_status {
  withHandle(scene: scene, .view) { handle throws(Status) in
    try handle.setBoxed(ItemID(view), settings)
  }
}

extension SceneHandle {
  // Optimised for speed, since for size large structs are copied byte by byte.
  @_optimize(speed)
  fileprivate mutating func setBoxed(_ view: ItemID, _ settings: UnsafePointer<cas_boxed_settings>?) throws(Status) {
    var style = try scene.views.style(ofBoxed: view)
    let new = try self.settings(settings) { $0.settings(ofBoxed: view, style) }
    if !isLength(new.grow) {
      try naming("settings.grow") { handle throws(Status) in try checkLength(new.grow) }
    }
    if !isLength(new.shrink) {
      try naming("settings.shrink") { handle throws(Status) in try checkLength(new.shrink) }
    }
    (style.grow, style.shrink) = (Float(new.grow), Float(new.shrink))
    style.basis = try length(new.basis, .basis, "settings.basis")
    style.margin = try edges(new.margins, .margin, "settings.margins")
    style.alignSelf = try alignment(new.align_self, "settings.align_self")
    style.justifySelf = try alignment(new.justify_self, "settings.justify_self")
    try placement(new).write(to: &style)
    let becomesFree = new.is_free != 0 && !scene.views.isFree(view)
    try judging(becomesFree && scene.model.mayTryStaleBoxes) { handle throws(Status) in
      try handle.scene.frames.setBoxed(style, isFree: new.is_free != 0, of: view)
    }
  }
}

extension SceneHandle {
  fileprivate mutating func settings(ofBoxed view: ItemID, _ style: Style) -> cas_boxed_settings {
    let placement = GridPlacement(style)
    return cas_boxed_settings(
      size: 0, grow: Double(style.grow), shrink: Double(style.shrink), basis: cas_length(style.basis),
      margins: cas_lengths(style.margin), align_self: cas_box_alignment(style.alignSelf.kind.rawValue),
      justify_self: cas_box_alignment(style.justifySelf.kind.rawValue), area: scene.views.name(ofArea: placement.area),
      column: placement.column, column_span: placement.columnSpan, row: placement.row, row_span: placement.rowSpan,
      is_free: scene.views.isFree(view) ? 1 : 0)
  }

  /// Returns the grid lines and spans in the settings.
  fileprivate mutating func placement(_ settings: cas_boxed_settings) throws(Status) -> GridPlacement {
    var placement = GridPlacement()
    placement.column = try line(settings.column, "settings.column")
    placement.row = try line(settings.row, "settings.row")
    placement.columnSpan = try span(settings.column_span, "settings.column_span")
    placement.rowSpan = try span(settings.row_span, "settings.row_span")
    let area = try text(settings.area, "settings.area")
    if area.count > 0, placement != GridPlacement() { throw attributing(.outOfRange, to: "settings.area") }
    placement.area = try scene.views.area(named: area)
    return placement
  }

  private mutating func line(_ line: Int32, _ member: StaticString) throws(Status) -> Int32 {
    guard (-1000...1000).contains(line) else { throw attributing(.outOfRange, to: member) }
    return line
  }

  private mutating func span(_ span: Int32, _ member: StaticString) throws(Status) -> Int32 {
    guard (1...1000).contains(span) else { throw attributing(.outOfRange, to: member) }
    return span
  }
}

@implementation @_cdecl("cas_dimensions_get")
public func cas_dimensions_get(
  _ scene: OpaquePointer?, _ view: cas_item, _ out_settings: UnsafeMutablePointer<cas_dimensions_settings>?
) -> cas_status {
  withHandle(scene: scene, .view) { handle throws(Status) in
    let result = try handle.required(out_settings, "out_settings")
    let settings = cas_dimensions_settings(try handle.scene.views.dimensions(of: ItemID(view)))
    try handle.fill(result, "out_settings", with: settings)
  }
}

@implementation @_cdecl("cas_dimensions_set")
public func cas_dimensions_set(
  _ scene: OpaquePointer?, _ view: cas_item, _ settings: UnsafePointer<cas_dimensions_settings>?
) -> cas_status {
  withHandle(scene: scene, .view) { handle throws(Status) in
    try handle.setDimensions(ItemID(view), settings)
  }
}

extension SceneHandle {
  @_optimize(speed)
  fileprivate mutating func setDimensions(
    _ view: ItemID, _ settings: UnsafePointer<cas_dimensions_settings>?
  ) throws(Status) {
    var dimensions = try scene.views.dimensions(of: view)
    let new = try self.settings(settings) { _ in cas_dimensions_settings(dimensions) }
    dimensions.size.width = try length(new.width, .size, "settings.width")
    dimensions.size.height = try length(new.height, .size, "settings.height")
    dimensions.minimum.width = try length(new.min_width, .limit, "settings.min_width")
    dimensions.minimum.height = try length(new.min_height, .limit, "settings.min_height")
    dimensions.maximum.width = try length(new.max_width, .limit, "settings.max_width")
    dimensions.maximum.height = try length(new.max_height, .limit, "settings.max_height")
    try check(finite: new.aspect_ratio, "settings.aspect_ratio")
    guard new.aspect_ratio == 0 || new.aspect_ratio > 0 && isFactor(new.aspect_ratio) else {
      throw attributing(.outOfRange, to: "settings.aspect_ratio")
    }
    dimensions.aspectRatio = new.aspect_ratio
    let isStale = scene.model.mayTryStaleBoxes && scene.views.isFree(view)
    try judging(isStale) { handle throws(Status) in
      try handle.scene.model.setDimensions(dimensions, of: view)
    }
  }
}

extension cas_dimensions_settings {
  fileprivate init(_ dimensions: Dimensions) {
    self.init(
      size: 0, width: cas_length(dimensions.size.width), height: cas_length(dimensions.size.height),
      min_width: cas_length(dimensions.minimum.width), min_height: cas_length(dimensions.minimum.height),
      max_width: cas_length(dimensions.maximum.width), max_height: cas_length(dimensions.maximum.height),
      aspect_ratio: dimensions.aspectRatio)
  }
}

// MARK: Lengths

/// The property that a length is for, which determines its units and its range.
private enum Purpose {
  case size, limit, basis, margin, inset
}

extension SceneHandle {
  /// Returns the settings that the caller gives. Where an older struct ends, they are the present ones.
  @inline(__always)
  fileprivate mutating func settings<Settings>(
    _ given: UnsafePointer<Settings>?, present: (inout SceneHandle) throws(Status) -> Settings
  ) throws(Status) -> Settings {
    if let given, UnsafeRawPointer(given).load(as: Int.self) == MemoryLayout<Settings>.size { return given.pointee }
    return try settings(given, over: present(&self))
  }

  /// Returns a length in its range. Of gaps and padding, auto is 0.
  @inline(__always)
  fileprivate mutating func length(
    _ given: cas_length, _ purpose: Purpose, _ member: StaticString
  ) throws(Status) -> Length {
    // Zero is added, so that there is no zero with a sign.
    if given.unit == CAS_POINTS, isLength(given.value) { return .points(given.value + 0) }
    if given.unit == CAS_AUTO, given.value == 0 { return purpose == .inset ? .zero : .auto }
    return try checkedLength(given, purpose, member)
  }

  @inline(never)
  private mutating func checkedLength(
    _ given: cas_length, _ purpose: Purpose, _ member: StaticString
  ) throws(Status) -> Length {
    try check(finite: given.value, member)
    guard let unit = unit(given.unit, purpose) else {
      message.begin(member)
      message.say(
        purpose == .size
          ? "expected points, a percentage, auto, min-content, max-content, fit-content or stretch"
          : purpose == .basis ? "not a unit of lengths" : "expected points, a percentage or auto")
      throw .outOfRange
    }
    switch unit {
    case .points:
      try naming(member) { handle throws(Status) in
        if purpose == .margin {
          try checkCoordinate(given.value)
        } else {
          try checkLength(given.value)
        }
      }
      return .points(given.value + 0)
    case .percent:
      guard given.value <= largestPercentage, given.value >= (purpose == .margin ? -largestPercentage : 0) else {
        throw attributing(.outOfRange, to: member)
      }
      return .percent(Float(given.value) + 0)
    case .auto:
      guard given.value == 0 else {
        message.begin(member)
        message.say("a number without a unit, such as points")
        throw .outOfRange
      }
      return purpose == .inset ? .zero : .auto
    case .minContent: return .minContent
    case .maxContent: return .maxContent
    case .fitContent: return .fitContent
    case .stretch: return .stretch
    case .content: return .content
    }
  }

  private func unit(_ unit: cas_unit, _ purpose: Purpose) -> Length.Unit? {
    switch unit {
    case 0: .auto
    case 1: .points
    case 2: .percent
    case 3...6 where purpose == .size || purpose == .basis: Length.Unit(rawValue: UInt8(unit))
    case 7 where purpose == .basis: .content
    default: nil
    }
  }

  fileprivate mutating func edges(
    _ given: cas_lengths, _ purpose: Purpose, _ member: StaticString
  ) throws(Status) -> BoxEdges {
    BoxEdges(
      left: try length(given.left, purpose, member), top: try length(given.top, purpose, member),
      right: try length(given.right, purpose, member), bottom: try length(given.bottom, purpose, member))
  }

  fileprivate mutating func alignment(
    _ given: cas_box_alignment, _ member: StaticString
  ) throws(Status) -> Alignment {
    guard let kind = UInt8(exactly: given).flatMap(Alignment.Kind.init(rawValue:)) else {
      throw attributing(.outOfRange, to: member)
    }
    return Alignment(kind)
  }
}

extension cas_length {
  fileprivate init(_ length: Length) {
    let unit: cas_unit =
      switch length.unit {
      case .auto: 0
      case .points: 1
      case .percent: 2
      default: cas_unit(length.unit.rawValue)
      }
    self.init(value: length.stated, unit: unit)
  }
}

extension cas_lengths {
  fileprivate init(_ edges: BoxEdges) {
    self.init(
      top: cas_length(edges.top), left: cas_length(edges.left), bottom: cas_length(edges.bottom),
      right: cas_length(edges.right))
  }
}
