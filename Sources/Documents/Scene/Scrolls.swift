// Reads the members of scroll views.

import CCasement

extension Builder {
  mutating func readScroll(
    _ key: ViewKey, _ value: Value, _ members: ViewMembers, of item: cas_item
  ) throws(Diagnostic) {
    if cas_item_kind(scene, item) != CAS_SCROLL {
      throw value.diagnostic("\(key.rawValue): only a view of kind \"scroll\" has this")
    }
    switch key {
    case .content:
      if value.isText {
        _ = try value.choice("content", [("frame", 0)])
        try setContentAsFrame(of: item, value)
      } else {
        try setContent(of: item, try value.numbers(2, "content"), value)
      }
    case .insets:
      let insets = try value.insets("insets")
      let indicators = try members[.indicatorInsets]?.insets("indicator_insets") ?? insets
      try check(cas_scroll_set_insets(scene, item, insets, indicators), at: value)
    case .indicatorInsets:
      if members[.insets] != nil { return }
      let indicators = try value.insets("indicator_insets")
      try check(cas_scroll_set_insets(scene, item, cas_insets(), indicators), at: value)
    case .offset: offsets.append((item, value))
    case .dock: docks.append((item, value))
    case .followsKeyboard:
      let follows = Int32(try value.bool("follows_keyboard") ? CAS_FOLLOWS : CAS_FOLLOWS_NOT)
      try check(cas_scroll_set_follows_keyboard(scene, item, follows), at: value)
    case .atBottom:
      if try value.bool("at_bottom") { loaded.scrolledToBottom.append(item) }
    case .contentGuide: try register(cas_scroll_content_guide(scene, item), try value.text(key.rawValue), at: value)
    case .frameGuide: try register(cas_scroll_frame_guide(scene, item), try value.text(key.rawValue), at: value)
    default: break
    }
  }

  /// Makes the content as large as the view itself.
  private func setContentAsFrame(of item: cas_item, _ value: Value) throws(Diagnostic) {
    for attribute in [CAS_WIDTH, CAS_HEIGHT] {
      var equation = cas_equation()
      equation.first = cas_scroll_content_guide(scene, item)
      equation.first_attribute = Int32(attribute)
      equation.second = cas_scroll_frame_guide(scene, item)
      equation.second_attribute = Int32(attribute)
      _ = try loaded.made(cas_scene_add_constraint(scene, &equation), at: value)
    }
  }

  /// Sets the size of the content; without a screen, by two constraints.
  private func setContent(of item: cas_item, _ size: [Double], _ value: Value) throws(Diagnostic) {
    if loaded.hasScreen { return try check(cas_scroll_set_content_size(scene, item, size[0], size[1]), at: value) }
    for (attribute, length) in [(CAS_WIDTH, size[0]), (CAS_HEIGHT, size[1])] {
      if length < 0 { throw value.diagnostic("content: a size cannot be negative") }
      var equation = cas_equation()
      equation.first = cas_scroll_content_guide(scene, item)
      equation.first_attribute = Int32(attribute)
      equation.constant = length
      _ = try loaded.made(cas_scene_add_constraint(scene, &equation), at: value)
    }
  }
}
