// Flows, grids and their children, and the dimensions of views.

import CCasement
import Pictures

extension Builder {
  /// Reads what a view is as a flow or a grid, as a child of one, and its dimensions.
  mutating func readBox(_ members: ViewMembers, _ item: cas_item) throws(Diagnostic) {
    if members.kind == .flow { try readFlow(members.only(ViewKey.ofFlow), item) }
    if members.kind == .grid { try readGrid(members.only(ViewKey.ofGrid), item) }
    try readBoxed(members.only(ViewKey.ofBoxed), item)
    try readDimensions(members.only(ViewKey.ofDimensions), item)
  }

  private func readFlow(_ stated: [ViewMembers.Member], _ item: cas_item) throws(Diagnostic) {
    let scene = scene
    try loaded.change(
      stated.map { ($0.key.rawValue, $0.value) }, { cas_flow_get(scene, item, $0) }, { cas_flow_set(scene, item, $0) }
    ) { (flow: inout cas_flow_settings) throws(Diagnostic) in
      for (key, value) in stated {
        let name = key.rawValue
        switch key {
        case .flowDirection: flow.direction = try value.choice(name, Choices.flowDirections)
        case .wrap: flow.wrap = try value.choice(name, Choices.wraps)
        case .justify: flow.justify = try value.choice(name, Choices.boxAlignments)
        case .align: flow.align = try value.choice(name, Choices.boxAlignments)
        case .alignLines: flow.align_lines = try value.choice(name, Choices.boxAlignments)
        case .gap: flow.gap = try value.length(name)
        case .lineGap: flow.line_gap = try value.length(name)
        default: flow.padding = try value.lengths(name)
        }
      }
    }
  }

  private func readGrid(_ stated: [ViewMembers.Member], _ item: cas_item) throws(Diagnostic) {
    let texts = StatedTexts()
    for (key, value) in stated where [.columns, .rows, .autoColumns, .autoRows, .areas].contains(key) {
      texts.add(key, try value.text(key.rawValue))
    }
    let scene = scene
    defer { withExtendedLifetime(texts) {} }
    try loaded.change(
      stated.map { ($0.key.rawValue, $0.value) }, { cas_grid_get(scene, item, $0) }, { cas_grid_set(scene, item, $0) }
    ) { (grid: inout cas_grid_settings) throws(Diagnostic) in
      for (key, value) in stated {
        let name = key.rawValue
        switch key {
        case .flow: grid.flow = try value.choice(name, Choices.axes)
        case .dense: grid.is_dense = try value.bool(name) ? 1 : 0
        case .justifyTracks: grid.justify_tracks = try value.choice(name, Choices.boxAlignments)
        case .alignTracks: grid.align_tracks = try value.choice(name, Choices.boxAlignments)
        case .justify: grid.justify = try value.choice(name, Choices.boxAlignments)
        case .align: grid.align = try value.choice(name, Choices.boxAlignments)
        case .columnGap: grid.column_gap = try value.length(name)
        case .rowGap: grid.row_gap = try value.length(name)
        case .padding: grid.padding = try value.lengths(name)
        case .columns: grid.columns = texts[key]
        case .rows: grid.rows = texts[key]
        case .autoColumns: grid.auto_columns = texts[key]
        case .autoRows: grid.auto_rows = texts[key]
        default: grid.areas = texts[key]
        }
      }
    }
  }

  private func readBoxed(_ stated: [ViewMembers.Member], _ item: cas_item) throws(Diagnostic) {
    let texts = StatedTexts()
    for (key, value) in stated where key == .area { texts.add(key, try value.text("area")) }
    let scene = scene
    defer { withExtendedLifetime(texts) {} }
    try loaded.change(
      stated.map { ($0.key.rawValue, $0.value) }, { cas_boxed_get(scene, item, $0) },
      { cas_boxed_set(scene, item, $0) },
      words: { status, _ in
        status == CAS_ERROR_KIND ? "\(stated[0].key.rawValue): only a child of a flow or a grid has this" : nil
      }
    ) { (boxed: inout cas_boxed_settings) throws(Diagnostic) in
      for (key, value) in stated {
        let name = key.rawValue
        switch key {
        case .grow: boxed.grow = try value.number(name)
        case .shrink: boxed.shrink = try value.number(name)
        case .basis: boxed.basis = try value.length(name)
        case .outerMargins: boxed.margins = try value.lengths(name)
        case .alignSelf: boxed.align_self = try value.choice(name, Choices.boxAlignments)
        case .justifySelf: boxed.justify_self = try value.choice(name, Choices.boxAlignments)
        case .column: boxed.column = try value.whole(name, -1000...1000)
        case .columnSpan: boxed.column_span = try value.whole(name, 1...1000)
        case .row: boxed.row = try value.whole(name, -1000...1000)
        case .rowSpan: boxed.row_span = try value.whole(name, 1...1000)
        case .free: boxed.is_free = try value.bool(name) ? 1 : 0
        default: boxed.area = texts[key]
        }
      }
    }
  }

  private func readDimensions(_ stated: [ViewMembers.Member], _ item: cas_item) throws(Diagnostic) {
    let scene = scene
    try loaded.change(
      stated.map { ($0.key.rawValue, $0.value) }, { cas_dimensions_get(scene, item, $0) },
      { cas_dimensions_set(scene, item, $0) }
    ) { (dimensions: inout cas_dimensions_settings) throws(Diagnostic) in
      for (key, value) in stated {
        let name = key.rawValue
        switch key {
        case .width: dimensions.width = try value.length(name)
        case .height: dimensions.height = try value.length(name)
        case .minWidth: dimensions.min_width = try value.length(name)
        case .minHeight: dimensions.min_height = try value.length(name)
        case .maxWidth: dimensions.max_width = try value.length(name)
        case .maxHeight: dimensions.max_height = try value.length(name)
        default: dimensions.aspect_ratio = try value.number(name)
        }
      }
    }
  }
}

// MARK: Values

/// Texts for the members of a struct, zero-terminated.
private final class StatedTexts {
  private var texts: [ViewKey: UnsafeMutableBufferPointer<CChar>] = [:]

  func add(_ key: ViewKey, _ text: String) {
    let bytes = text.utf8CString
    let copy = UnsafeMutableBufferPointer<CChar>.allocate(capacity: bytes.count)
    _ = copy.initialize(from: bytes)
    texts[key] = copy
  }

  subscript(key: ViewKey) -> UnsafePointer<CChar>? { texts[key].map { UnsafePointer($0.baseAddress!) } }

  deinit { for text in texts.values { text.deallocate() } }
}

extension Value {
  /// A number of points, a percentage as `"25%"`, or a word such as `"auto"`.
  func length(_ name: String) throws(Diagnostic) -> cas_length {
    if isNumber { return cas_length(value: try number(name), unit: Int32(CAS_POINTS)) }
    guard isText else { throw expected("a number, a percentage or a word", name) }
    let word = content
    if word.utf8.last == UInt8(ascii: "%") {
      guard let percentage = decimalNumber(String(word.dropLast()), in: -1e9...1e9) else {
        throw diagnostic("\(name): expected a percentage as \"25%\", not \(description)")
      }
      return cas_length(value: percentage, unit: Int32(CAS_PERCENT))
    }
    return cas_length(value: 0, unit: try choice(name, Choices.lengths))
  }

  /// One length for all edges, a list (top, left, bottom, right), or an object.
  func lengths(_ name: String) throws(Diagnostic) -> cas_lengths {
    var lengths = cas_lengths()
    if isList {
      let edges = try elements(name)
      if edges.count != 4 { throw diagnostic("\(name): expected 4 lengths, not \(edges.count)") }
      (lengths.top, lengths.left) = (try edges[0].length(name), try edges[1].length(name))
      (lengths.bottom, lengths.right) = (try edges[2].length(name), try edges[3].length(name))
    } else if isObject {
      let zero = cas_length(value: 0, unit: Int32(CAS_POINTS))
      lengths = cas_lengths(top: zero, left: zero, bottom: zero, right: zero)
      try members(of: name, EdgeKey.self) { key, value throws(Diagnostic) in
        let length = try value.length(name)
        switch key {
        case .top: lengths.top = length
        case .left: lengths.left = length
        case .bottom: lengths.bottom = length
        case .right: lengths.right = length
        }
      }
    } else {
      let all = try length(name)
      lengths = cas_lengths(top: all, left: all, bottom: all, right: all)
    }
    return lengths
  }
}
