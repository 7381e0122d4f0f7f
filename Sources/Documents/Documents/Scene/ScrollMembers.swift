// Reads the members of scroll views.

import CCasement
import Pictures

extension Builder {
  /// Reads the settings of a scroll view. They are set when all items exist.
  mutating func readScroll(_ stated: [ViewMembers.Member], _ item: cas_item) throws(Diagnostic) {
    guard let first = stated.first else { return }
    try checkScroll(item, first)
    scrolls.append((item, stated))
  }

  private func checkScroll(_ item: cas_item, _ member: ViewMembers.Member) throws(Diagnostic) {
    if cas_item_kind(scene, item) != CAS_SCROLL {
      throw member.value.diagnostic("\(member.key.rawValue): only a view of kind \"scroll\" has this")
    }
  }

  func setScroll(_ stated: [ViewMembers.Member], of item: cas_item) throws(Diagnostic) {
    let (scene, loaded) = (scene, loaded)
    try loaded.change(
      stated.map { ($0.key.rawValue, $0.value) }, { cas_scroll_get(scene, item, $0) },
      { cas_scroll_set(scene, item, $0) },
      words: { status, _ in status == CAS_ERROR_IN_USE ? "dock: one of the two views contains the other" : nil }
    ) { (scroll: inout cas_scroll_settings) throws(Diagnostic) in
      for (key, value) in stated {
        let name = key.rawValue
        switch key {
        case .insets:
          scroll.insets = try value.insets(name)
          if !stated.contains(where: { $0.key == .indicatorInsets }) { scroll.indicator_insets = scroll.insets }
        case .indicatorInsets: scroll.indicator_insets = try value.insets(name)
        case .followsKeyboard: scroll.follows_keyboard = Int32(try value.bool(name) ? CAS_YES : CAS_NO)
        case .adjustment: scroll.adjustment = try value.choice(name, Choices.adjustments)
        default: scroll.docked = try loaded.item(value, name)
        }
      }
    }
  }

  /// Reads the other members of a scroll view.
  mutating func readScroll(_ key: ViewKey, _ value: Value, of item: cas_item) throws(Diagnostic) {
    try checkScroll(item, (key, value))
    switch key {
    case .content:
      if value.isText {
        _ = try value.choice("content", [("frame", 0)])
        try setContentAsFrame(of: item, value)
      } else {
        let size = try value.numbers(2, "content")
        try check(cas_scroll_set_content_size(scene, item, size[0], size[1]), at: value)
      }
    case .offset: offsets.append((item, value))
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
}
