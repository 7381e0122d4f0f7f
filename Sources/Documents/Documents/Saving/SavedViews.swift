// Views, guides and stacks as members of a file.

import CCasement
import Pictures

extension Saver {
  /// Adds what is inside a view: guides, views, controllers.
  mutating func addContents(of view: cas_item, _ members: inout WrittenMembers) throws(PictureError) {
    var guides: [WrittenValue] = []
    for guide in self.guides(of: view) where cas_item_kind(scene, guide) == CAS_GUIDE {
      try addGuide(guide, of: view, &guides, &members)
    }
    members.add(ViewKey.guides, list: guides)
    var views: [WrittenValue] = []
    var controllers: [WrittenValue] = []
    for child in children(of: view) {
      let controller = hasScreen ? cas_item_controller(scene, child) : 0
      if controller != 0 {
        controllers.append(try saved(controller, view: child))
      } else {
        views.append(try saved(view: child))
      }
    }
    members.add(ViewKey.views, list: views)
    members.add(ViewKey.controllers, list: controllers)
  }

  /// Guides of the library have keys of their own; those that nobody named, as the gaps of a stack, are written if a
  /// constraint of the program names them.
  private mutating func addGuide(
    _ guide: cas_item, of view: cas_item, _ guides: inout [WrittenValue], _ members: inout WrittenMembers
  ) throws(PictureError) {
    if knows(guide) { return }
    if hasScreen, cas_item_controller(scene, view) != 0 {
      let state: cas_controller_state = try read {
        cas_controller_get_state(scene, cas_item_controller(scene, view), $0)
      }
      if guide == state.top_guide || guide == state.bottom_guide { return }
    }
    let own = String(cString: cas_item_name(scene, guide))
    if own == "safe_area" && hasScreen {
      if let name = name(guide) { members.add(ViewKey.safeArea, .text(name)) }
    } else if own == "readable" {
      if let name = name(guide) { members.add(ViewKey.readable, .text(name)) }
    } else if !own.isEmpty || isMentioned(guide) {
      if let name = name(guide) { guides.append(.text(name)) }
    }
  }

  /// A view that is no controller's.
  private mutating func saved(view: cas_item) throws(PictureError) -> WrittenValue {
    var members = WrittenMembers()
    if let name = name(view) { members.add(ViewKey.name, .text(name)) }
    let stack = filled(cas_stack_settings.self) { cas_stack_get(scene, view, $0) }
    if stack.status == CAS_OK {
      members.add(ViewKey.kind, .text("stack"))
      addStack(stack.value, &members)
    } else if cas_item_kind(scene, view) == CAS_SCROLL {
      members.add(ViewKey.kind, .text("scroll"))
    }
    addBox(view, &members)
    let arranged = filled(cas_arranged_settings.self) { cas_arranged_get(scene, view, $0) }
    if arranged.status != CAS_OK {
      let parent = filled(cas_stack_settings.self) { cas_stack_get(scene, cas_item_parent(scene, view), $0) }
      if parent.status == CAS_OK { members.add(ViewKey.arranged, .flag(false)) }
    } else if arranged.value.has_spacing_after != 0 {
      members.add(ViewKey.spacingAfter, .number(arranged.value.spacing_after))
    }
    try addView(view, &members)
    return members.node
  }

  private func addStack(_ stack: cas_stack_settings, _ members: inout WrittenMembers) {
    members.add(ViewKey.axis, stack.axis, Words.axis, unless: Int32(CAS_HORIZONTAL))
    members.add(ViewKey.distribution, stack.distribution, Words.distribution, unless: Int32(CAS_DISTRIBUTE_FILL))
    members.add(ViewKey.alignment, stack.alignment, Words.alignment, unless: Int32(CAS_ALIGN_FILL))
    members.add(ViewKey.spacing, stack.spacing, unless: 0)
    members.add(ViewKey.inMargins, stack.in_margins, unless: 0)
  }

  /// Settings, content and what is inside a view.
  mutating func addView(_ view: cas_item, _ members: inout WrittenMembers) throws(PictureError) {
    let state: cas_view_state = try read { cas_view_get_state(scene, view, $0) }
    if state.intrinsic.width >= 0 || state.intrinsic.height >= 0, view != UInt32(CAS_WINDOW), !isBox(view) {
      members.add(
        ViewKey.intrinsic,
        .list([state.intrinsic.width, state.intrinsic.height].map { $0 < 0 ? .null : .number($0) }))
    }
    try addSettings(of: view, &members, measured: state.is_measured != 0 ? state : nil)
    addDimensions(of: view, &members)
    if cas_item_is_hidden(scene, view) != 0, hasScreen ? cas_item_controller(scene, view) == 0 : true {
      members.add(ViewKey.hidden, .flag(true))
    }
    if cas_item_kind(scene, view) == CAS_SCROLL { try addScroll(view, &members) }
    try addContents(of: view, &members)
  }

  /// Adds the settings of a view. Of a measured one the baselines are those that were measured.
  func addSettings(
    of view: cas_item, _ members: inout WrittenMembers, measured: cas_view_state? = nil
  ) throws(PictureError) {
    var settings: cas_view_settings = try read { cas_view_get(scene, view, $0) }
    if let measured {
      settings.first_baseline = measured.first_baseline
      settings.last_baseline = measured.last_baseline
    }
    addPriorities(ViewKey.hugging, settings.horizontal_hugging, settings.vertical_hugging, 250, &members)
    addPriorities(ViewKey.compression, settings.horizontal_compression, settings.vertical_compression, 750, &members)
    if settings.first_baseline != 0 || settings.last_baseline != 0 {
      members.add(ViewKey.baselines, .numbers([settings.first_baseline, settings.last_baseline]))
    }
    let margins = settings.margins
    if settings.margins_are_directional != 0 {
      members.add(
        ViewKey.margins,
        .object(
          of: ("top", .number(margins.top)), ("leading", .number(margins.left)), ("bottom", .number(margins.bottom)),
          ("trailing", .number(margins.right))))
    } else {
      members.add(ViewKey.margins, margins, unless: .defaultMargins)
    }
    members.add(ViewKey.marginsFollowSafeArea, settings.margins_follow_safe_area, unless: 0)
    members.add(ViewKey.collapsesWidth, settings.collapses_width, unless: 0)
    members.add(ViewKey.collapsesHeight, settings.collapses_height, unless: 0)
    members.add(ViewKey.alignmentInsets, settings.alignment_insets, unless: cas_insets())
    members.add(ViewKey.direction, settings.direction, Words.direction, unless: Int32(CAS_INHERITED))
    if settings.background != 0 {
      let digits = String(settings.background, radix: 16)
      members.add(ViewKey.background, .text("#" + String(repeating: "0", count: 8 - digits.count) + digits))
    }
  }

  private func addPriorities(
    _ key: ViewKey, _ horizontal: cas_priority, _ vertical: cas_priority, _ usual: cas_priority,
    _ members: inout WrittenMembers
  ) {
    if horizontal == usual && vertical == usual { return }
    let (x, y) = (WrittenValue.number(Double(horizontal)), WrittenValue.number(Double(vertical)))
    members.add(key, horizontal == vertical ? x : .object(of: ("horizontal", x), ("vertical", y)))
  }

  private mutating func addScroll(_ scroll: cas_item, _ members: inout WrittenMembers) throws(PictureError) {
    let settings: cas_scroll_settings = try read { cas_scroll_get(scene, scroll, $0) }
    members.add(ViewKey.insets, settings.insets, unless: cas_insets())
    members.add(ViewKey.indicatorInsets, settings.indicator_insets, unless: settings.insets)
    if settings.follows_keyboard != CAS_AUTOMATIC {
      members.add(ViewKey.followsKeyboard, .flag(settings.follows_keyboard == CAS_YES))
    }
    members.add(ViewKey.adjustment, settings.adjustment, Words.adjustment, unless: Int32(CAS_ADJUST_AUTOMATIC))
    if settings.docked != 0, let name = name(settings.docked) { members.add(ViewKey.dock, .text(name)) }
    let state: cas_scroll_state = try read { cas_scroll_get_state(scene, scroll, $0) }
    members.add(ViewKey.offset, .numbers([state.offset.x, state.offset.y]))
    let (content, frame) = (cas_scroll_content_guide(scene, scroll), cas_scroll_frame_guide(scene, scroll))
    if isMentioned(content), let name = name(content) { members.add(ViewKey.contentGuide, .text(name)) }
    if isMentioned(frame), let name = name(frame) { members.add(ViewKey.frameGuide, .text(name)) }
  }
}
