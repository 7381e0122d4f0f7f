// Views and guides.

import CCasement

enum ViewKey: String, CaseIterable {
  case name, kind, about
  case views, guides, controllers, rules
  case intrinsic, hugging, compression, baselines, margins, direction, hidden, background, frame, stored
  case alignmentInsets = "alignment_insets"
  case safeArea = "safe_area"
  case marginsIn = "margins_in"
  // Of a stack, and of what is in one
  case axis, distribution, alignment, spacing, arranged
  case spacingAfter = "spacing_after"
  case inMargins = "in_margins"
  // Of a scroll view
  case content, insets, offset, dock
  case indicatorInsets = "indicator_insets"
  case followsKeyboard = "follows_keyboard"
  case atBottom = "at_bottom"
  case contentGuide = "content_guide"
  case frameGuide = "frame_guide"
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
        if let spacing = members[.spacingAfter] {
          try check(cas_stack_set_spacing_after(scene, item, try spacing.number("spacing_after")), at: spacing)
        }
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
    case .plain, .scroll:
      let kind = Int32(members.kind == .scroll ? CAS_SCROLL : CAS_PLAIN)
      return try loaded.made(cas_scene_add_view(scene, parent, kind, name), at: members.value)
    }
  }

  /// Reads the members of an existing view.
  mutating func readView(_ members: ViewMembers, _ item: cas_item) throws(Diagnostic) {
    for (key, value) in members.members {
      switch key {
      case .name, .kind, .axis, .arranged, .spacingAfter: break
      case .about: loaded.remarks[item] = try value.text("about")
      case .views: try readViews(value, in: item, arranging: members.kind == .stack)
      case .guides: try readGuides(value, in: item)
      case .controllers: try readControllers(value, in: item)
      case .rules: rules.append((item, value))
      case .intrinsic: intrinsics.append((item, value))
      case .hugging, .compression: try readFirmness(key, value, of: item)
      case .baselines: try readBaselines(value, of: item)
      case .margins:
        let insets = try value.insets("margins")
        try check(cas_view_set_margins(scene, item, insets), at: value)
        margins[item] = insets
      case .direction:
        try check(cas_view_set_direction(scene, item, try value.choice("direction", Choices.directions)), at: value)
      case .hidden: try check(cas_view_set_hidden(scene, item, try value.bool("hidden") ? 1 : 0), at: value)
      case .background: try check(cas_view_set_background(scene, item, try value.colour("background")), at: value)
      case .frame: frames.append((item, value))
      case .stored: try readStored(value, of: item)
      case .alignmentInsets:
        let insets = try value.insets(key.rawValue)
        try check(cas_view_set_alignment_insets(scene, item, insets), at: value)
        alignments[item] = insets
      case .safeArea: try readSafeArea(value, of: item, members[.frame])
      case .marginsIn: marginGuides[item] = value
      case .distribution, .alignment, .spacing, .inMargins: try readStack(key, value, of: item)
      case .content, .insets, .indicatorInsets, .offset, .dock, .followsKeyboard, .atBottom, .contentGuide, .frameGuide:
        try readScroll(key, value, members, of: item)
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

  /// One priority for both axes, or one for each.
  private func readFirmness(_ key: ViewKey, _ value: Value, of item: cas_item) throws(Diagnostic) {
    func set(_ axis: Int, _ value: Value) throws(Diagnostic) {
      let priority = try value.whole(key.rawValue, 1...1000)
      let status =
        key == .hugging
        ? cas_view_set_hugging(scene, item, Int32(axis), priority)
        : cas_view_set_compression(scene, item, Int32(axis), priority)
      try check(status, at: value)
    }
    if value.isNumber {
      try set(CAS_HORIZONTAL, value)
      try set(CAS_VERTICAL, value)
    } else {
      if !value.isObject { throw value.expected("a whole number from 1 to 1000, or an object", key.rawValue) }
      try value.members(of: key.rawValue, AxisKey.self) { axis, value throws(Diagnostic) in
        try set(axis == .horizontal ? CAS_HORIZONTAL : CAS_VERTICAL, value)
      }
    }
  }

  private func readBaselines(_ value: Value, of item: cas_item) throws(Diagnostic) {
    let baselines = try value.numbers(2, "baselines")
    try check(cas_view_set_baselines(scene, item, baselines[0], baselines[1]), at: value)
  }

  private func readStack(_ key: ViewKey, _ value: Value, of item: cas_item) throws(Diagnostic) {
    let status =
      switch key {
      case .distribution: cas_stack_set_distribution(scene, item, try value.choice(key.rawValue, Choices.distributions))
      case .alignment: cas_stack_set_alignment(scene, item, try value.choice(key.rawValue, Choices.alignments))
      case .inMargins: cas_stack_set_in_margins(scene, item, try value.bool(key.rawValue) ? 1 : 0)
      default: cas_stack_set_spacing(scene, item, try value.number(key.rawValue))
      }
    try check(status, at: value)
  }
}

private enum AxisKey: String, CaseIterable { case horizontal, vertical }
