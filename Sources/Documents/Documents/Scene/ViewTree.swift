// Views and guides.

import CCasement
import Pictures

enum ViewKey: String, CaseIterable {
  case name, kind, about, look
  case views, guides, controllers, rules
  case intrinsic, hugging, compression, baselines, margins, direction, hidden, background, frame, stored
  case alignmentInsets = "alignment_insets"
  case safeArea = "safe_area"
  case readable
  case marginsIn = "margins_in"
  case marginsFollowSafeArea = "margins_follow_safe_area"
  case collapsesWidth = "collapses_width"
  case collapsesHeight = "collapses_height"
  // Of a stack, and of what is in one
  case axis, distribution, alignment, spacing, arranged
  case spacingAfter = "spacing_after"
  case inMargins = "in_margins"
  // Of a scroll view
  case content, insets, offset, dock, adjustment
  case indicatorInsets = "indicator_insets"
  case followsKeyboard = "follows_keyboard"
  case atBottom = "at_bottom"
  case contentGuide = "content_guide"
  case frameGuide = "frame_guide"
  // Of a flow or a grid
  case justify, align, padding
  case flowDirection = "flow_direction"
  case wrap, gap
  case alignLines = "align_lines"
  case lineGap = "line_gap"
  case columns, rows, areas, flow, dense
  case autoColumns = "auto_columns"
  case autoRows = "auto_rows"
  case justifyTracks = "justify_tracks"
  case alignTracks = "align_tracks"
  case columnGap = "column_gap"
  case rowGap = "row_gap"
  // Of a child of one
  case grow, shrink, basis, area, column, row, free
  case outerMargins = "outer_margins"
  case alignSelf = "align_self"
  case justifySelf = "justify_self"
  case columnSpan = "column_span"
  case rowSpan = "row_span"
  // Dimensions
  case width, height
  case minWidth = "min_width"
  case minHeight = "min_height"
  case maxWidth = "max_width"
  case maxHeight = "max_height"
  case aspectRatio = "aspect_ratio"

  /// The settings of a view, of a stack and of a scroll view.
  static let ofView: [ViewKey] = [
    .hugging, .compression, .baselines, .margins, .marginsFollowSafeArea, .alignmentInsets, .direction, .background,
    .collapsesWidth, .collapsesHeight,
  ]
  static let ofStack: [ViewKey] = [.distribution, .alignment, .spacing, .inMargins]
  static let ofScroll: [ViewKey] = [.insets, .indicatorInsets, .followsKeyboard, .adjustment, .dock]
  /// The settings of flows, of grids, of their children, and the dimensions of a view.
  static let ofFlow: [ViewKey] = [.flowDirection, .wrap, .justify, .align, .alignLines, .gap, .lineGap, .padding]
  static let ofGrid: [ViewKey] = [
    .columns, .rows, .autoColumns, .autoRows, .areas, .flow, .dense, .justifyTracks, .alignTracks, .justify, .align,
    .columnGap, .rowGap, .padding,
  ]
  static let ofBoxed: [ViewKey] = [
    .grow, .shrink, .basis, .outerMargins, .alignSelf, .justifySelf, .area, .column, .columnSpan, .row, .rowSpan, .free,
  ]
  static let ofDimensions: [ViewKey] = [
    .width, .height, .minWidth, .minHeight, .maxWidth, .maxHeight, .aspectRatio,
  ]

  /// It is a setting, which is set with others.
  var isSetting: Bool {
    for keys in [Self.ofView, Self.ofStack, Self.ofScroll, Self.ofFlow, Self.ofGrid, Self.ofBoxed, Self.ofDimensions]
    where keys.contains(self) { return true }
    return false
  }
}

extension Builder {
  /// Reads a list of views. A stack arranges them, except those with `arranged` false.
  mutating func readViews(_ list: Value, in parent: cas_item, arranging: Bool) throws(Diagnostic) {
    for value in try list.elements("views") {
      let members = try ViewMembers(value, "a view")
      let name = try members.name()
      let item = try makeView(members, in: parent, name?.text)
      if let name { try register(item, name.text, at: name.place) }
      try readView(members, item)
      if arranging, try members[.arranged]?.bool("arranged") ?? true {
        try check(cas_stack_append(scene, parent, [item], 1), at: value)
        try readArranged(members.only([.spacingAfter]), item)
      } else if let key = members[.spacingAfter] ?? (arranging ? nil : members[.arranged]) {
        throw key.diagnostic("only a view arranged by a stack has this")
      }
    }
  }

  private func makeView(_ members: ViewMembers, in parent: cas_item, _ name: String?) throws(Diagnostic) -> cas_item {
    switch members.kind {
    case .stack:
      let axis = try members[.axis]?.choice("axis", Choices.axes) ?? Int32(CAS_HORIZONTAL)
      return try loaded.made(cas_scene_add_stack(scene, parent, axis, name), at: members.value)
    case .flow: return try loaded.made(cas_scene_add_flow(scene, parent, name), at: members.value)
    case .grid: return try loaded.made(cas_scene_add_grid(scene, parent, name), at: members.value)
    case .plain, .scroll:
      let kind = Int32(members.kind == .scroll ? CAS_SCROLL : CAS_PLAIN)
      return try loaded.made(cas_scene_add_view(scene, parent, kind, name), at: members.value)
    }
  }

  /// Reads the members of an existing view.
  mutating func readView(_ members: ViewMembers, _ item: cas_item) throws(Diagnostic) {
    try readSettings(members.only(ViewKey.ofView), of: item)
    try readStack(members.only(ViewKey.ofStack), item)
    try readScroll(members.only(ViewKey.ofScroll), item)
    try readBox(members, item)
    for (key, value) in members.members where !key.isSetting {
      switch key {
      case .about: loaded.notes[item] = try value.text("about")
      case .look: loaded.looks[item] = try value.look()
      case .views: try readViews(value, in: item, arranging: members.kind == .stack)
      case .guides: try readGuides(value, in: item)
      case .controllers: try readControllers(value, in: item)
      case .rules: rules.append((item, value))
      case .intrinsic: intrinsics.append((item, value))
      case .hidden: try check(cas_view_set_hidden(scene, item, try value.bool("hidden") ? 1 : 0), at: value)
      case .frame: frames.append((item, value))
      case .stored: try readStored(value, of: item)
      case .safeArea: try readSafeArea(value, of: item, members[.frame])
      case .readable:
        let guide = try loaded.made(cas_view_readable_guide(scene, item), at: value)
        try register(guide, try value.text(key.rawValue), at: value)
      case .marginsIn: marginGuides[item] = value
      case .content, .offset, .atBottom, .contentGuide, .frameGuide: try readScroll(key, value, of: item)
      default: break
      }
    }
  }

  mutating func readGuides(_ list: Value, in owner: cas_item) throws(Diagnostic) {
    for value in try list.elements("guides") {
      let name = try value.text("a guide")
      let guide = try loaded.made(cas_scene_add_guide(scene, owner, name), at: value)
      try register(guide, name, at: value)
    }
  }

  /// Reads an intrinsic size: `[60, 30]`, null for none.
  func readIntrinsic(_ value: Value, of item: cas_item) throws(Diagnostic) {
    let sizes = try value.elements("intrinsic")
    if sizes.count != 2 { throw value.diagnostic("intrinsic: expected a width and a height; use null for none") }
    let width = sizes[0].isNull ? CAS_NO_METRIC : try sizes[0].number("intrinsic width")
    let height = sizes[1].isNull ? CAS_NO_METRIC : try sizes[1].number("intrinsic height")
    for (size, number) in zip(sizes, [width, height]) where !size.isNull && number < 0 {
      throw size.diagnostic("intrinsic: a size cannot be negative; use null for none")
    }
    try check(cas_view_set_intrinsic(scene, item, width, height), at: value)
  }

  // MARK: Settings

  /// Sets the settings of a view that the file states.
  mutating func readSettings(_ stated: [ViewMembers.Member], of item: cas_item) throws(Diagnostic) {
    let scene = scene
    try loaded.change(
      stated.map { ($0.key.rawValue, $0.value) }, { cas_view_get(scene, item, $0) }, { cas_view_set(scene, item, $0) }
    ) { (view: inout cas_view_settings) throws(Diagnostic) in
      for (key, value) in stated {
        let name = key.rawValue
        switch key {
        case .hugging: try value.priorities(name, &view.horizontal_hugging, &view.vertical_hugging)
        case .compression: try value.priorities(name, &view.horizontal_compression, &view.vertical_compression)
        case .baselines:
          let baselines = try value.numbers(2, name)
          (view.first_baseline, view.last_baseline) = (baselines[0], baselines[1])
        case .margins:
          let read = try value.margins(name)
          (view.margins, view.margins_are_directional) = (read.insets, read.isDirectional ? 1 : 0)
          margins[item] = read
        case .marginsFollowSafeArea: view.margins_follow_safe_area = try value.bool(name) ? 1 : 0
        case .alignmentInsets:
          view.alignment_insets = try value.insets(name)
          alignments[item] = view.alignment_insets
        case .direction: view.direction = try value.choice(name, Choices.directions)
        case .collapsesWidth: view.collapses_width = try value.bool(name) ? 1 : 0
        case .collapsesHeight: view.collapses_height = try value.bool(name) ? 1 : 0
        case .background: view.background = try value.colour(name)
        default: break
        }
      }
    }
  }

  private func readStack(_ stated: [ViewMembers.Member], _ item: cas_item) throws(Diagnostic) {
    let scene = scene
    try loaded.change(
      stated.map { ($0.key.rawValue, $0.value) }, { cas_stack_get(scene, item, $0) }, { cas_stack_set(scene, item, $0) }
    ) { (stack: inout cas_stack_settings) throws(Diagnostic) in
      for (key, value) in stated {
        let name = key.rawValue
        switch key {
        case .distribution: stack.distribution = try value.choice(name, Choices.distributions)
        case .alignment: stack.alignment = try value.choice(name, Choices.alignments)
        case .inMargins: stack.in_margins = try value.bool(name) ? 1 : 0
        default: stack.spacing = try value.number(name)
        }
      }
    }
  }

  /// Sets what the file states of a view as one that a stack arranges.
  private func readArranged(_ stated: [ViewMembers.Member], _ item: cas_item) throws(Diagnostic) {
    let scene = scene
    try loaded.change(
      stated.map { ($0.key.rawValue, $0.value) }, { cas_arranged_get(scene, item, $0) },
      { cas_arranged_set(scene, item, $0) }
    ) { (arranged: inout cas_arranged_settings) throws(Diagnostic) in
      for (key, value) in stated {
        (arranged.has_spacing_after, arranged.spacing_after) = (1, try value.number(key.rawValue))
      }
    }
  }
}
