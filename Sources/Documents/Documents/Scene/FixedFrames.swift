// Views with a fixed frame, and safe areas.

import CCasement

/// The frame and flags that Interface Builder stored for a view.
struct Stored {
  var frame: cas_rect
  var flags: [String] = []
}

private enum FrameKey: String, CaseIterable { case rect, flexible, `in` }
private enum StoredKey: String, CaseIterable { case frame, flags }
private enum SafeAreaKey: String, CaseIterable { case name, insets }

extension Builder {
  func readStored(_ value: Value, of item: cas_item) throws(Diagnostic) {
    var stored = Stored(frame: cas_rect())
    try value.members(of: "stored", StoredKey.self) { key, value throws(Diagnostic) in
      switch key {
      case .frame: stored.frame = try value.rect("frame")
      case .flags: for flag in try value.elements("flags") { stored.flags.append(try flag.text("flags")) }
      }
    }
    loaded.stored[item] = stored
  }

  // MARK: Frames

  /// Fixes a view to its frame. Flexible parts share the change of the superview's size.
  func holdFrame(_ value: Value, of item: cas_item) throws(Diagnostic) {
    var frame = cas_rect()
    var outer: [Double]?
    var springs: Set<Spring> = []
    if value.isList {
      frame = try value.rect("frame")
    } else {
      try value.members(of: "frame", FrameKey.self) { key, value throws(Diagnostic) in
        switch key {
        case .rect: frame = try value.rect("rect")
        case .in: outer = try value.numbers(2, "in")
        case .flexible:
          for spring in try value.elements("flexible") {
            springs.insert(try spring.choice("flexible", Choices.springs))
          }
        }
      }
    }
    if !springs.isEmpty, outer == nil {
      throw value.diagnostic("frame: \"flexible\" needs \"in\", the size of the superview")
    }
    let across = Stretch(frame.x, frame.width, outer?[0] ?? 0, springs, [.left, .width, .right])
    let down = Stretch(frame.y, frame.height, outer?[1] ?? 0, springs, [.top, .height, .bottom])
    try hold(item, across, (CAS_LEFT, CAS_RIGHT, CAS_WIDTH), value)
    try hold(item, down, (CAS_TOP, CAS_BOTTOM, CAS_HEIGHT), value)
  }

  private func hold(
    _ item: cas_item, _ stretch: Stretch, _ sides: (near: Int, far: Int, size: Int), _ value: Value
  ) throws(Diagnostic) {
    let parent = cas_item_parent(scene, item)
    let isScroll = cas_item_kind(scene, parent) == CAS_SCROLL
    let outer = isScroll ? cas_scroll_frame_guide(scene, parent) : parent
    // Attributes refer to alignment rects, a frame does not: the constants correct for that.
    let own = alignment(of: item, sides.near == CAS_LEFT)
    let around = isScroll ? (near: 0, far: 0) : alignment(of: parent, sides.near == CAS_LEFT)
    let (place, size) = (stretch.place, stretch.size)
    var equation = cas_equation()
    equation.first = item
    equation.first_attribute = Int32(sides.near)
    equation.second = outer
    equation.second_attribute = Int32(place.factor == 0 ? sides.near : sides.far)
    equation.multiplier = place.factor == 0 ? 1 : place.factor
    equation.constant = place.constant + own.near + (place.factor == 0 ? -around.near : place.factor * around.far)
    _ = try loaded.made(cas_scene_add_constraint(scene, &equation), at: value)
    equation = cas_equation()
    equation.first = item
    equation.first_attribute = Int32(sides.size)
    if size.factor != 0 {
      equation.second = outer
      equation.second_attribute = Int32(sides.size)
      equation.multiplier = size.factor
    }
    equation.constant = size.constant - own.near - own.far + size.factor * (around.near + around.far)
    _ = try loaded.made(cas_scene_add_constraint(scene, &equation), at: value)
  }

  private func alignment(of item: cas_item, _ isHorizontal: Bool) -> (near: Double, far: Double) {
    let insets = alignments[item] ?? cas_insets()
    return isHorizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
  }

  // MARK: Safe areas

  /// On a screen a safe area is what covers the view leaves of it; without one, what the file says.
  /// `frame` is the member of that name of the view.
  mutating func readSafeArea(_ value: Value, of view: cas_item, _ frame: Value?) throws(Diagnostic) {
    var name = ""
    var insets: cas_insets?
    if value.isText {
      name = try value.text("safe_area")
    } else {
      try value.members(of: "safe_area", SafeAreaKey.self) { key, value throws(Diagnostic) in
        switch key {
        case .name: name = try value.text("name")
        case .insets: insets = try value.insets("insets")
        }
      }
    }
    if loaded.hasScreen, insets == nil {
      let guide = try loaded.made(cas_view_safe_area(scene, view), at: value)
      try check(cas_item_set_name(scene, guide, name), at: value)
      return try register(guide, name, at: value)
    }
    let guide = try loaded.made(cas_scene_add_guide(scene, view, name), at: value)
    try register(guide, name, at: value)
    if let frame { insets = insets?.fitting(in: try drawnFrame(frame)) }
    try hold(guide, insets ?? cas_insets(), in: view, value)
  }

  private func drawnFrame(_ value: Value) throws(Diagnostic) -> cas_rect {
    if value.isList { return try value.rect("frame") }
    var frame = cas_rect()
    try value.members(of: "frame", FrameKey.self) { key, value throws(Diagnostic) in
      if key == .rect { frame = try value.rect("rect") }
    }
    return frame
  }

  /// Fixes a guide inside a view, or inside the frame of a scroll view.
  private func hold(_ guide: cas_item, _ insets: cas_insets, in view: cas_item, _ place: Value) throws(Diagnostic) {
    let frame = cas_item_kind(scene, view) == CAS_SCROLL ? cas_scroll_frame_guide(scene, view) : view
    let edges = [
      (CAS_LEFT, insets.left), (CAS_RIGHT, -insets.right), (CAS_TOP, insets.top), (CAS_BOTTOM, -insets.bottom),
    ]
    for (edge, constant) in edges {
      var equation = cas_equation()
      equation.first = guide
      equation.first_attribute = Int32(edge)
      equation.second = frame
      equation.second_attribute = Int32(edge)
      equation.constant = constant
      _ = try loaded.made(cas_scene_add_constraint(scene, &equation), at: place)
    }
  }
}

extension cas_insets {
  /// Those that a view of a size has room for: the right and the bottom yield first.
  fileprivate func fitting(in frame: cas_rect) -> cas_insets {
    let (left, top) = (min(left, frame.width), min(top, frame.height))
    return cas_insets(
      top: top, left: left, bottom: min(bottom, frame.height - top), right: min(right, frame.width - left))
  }
}

/// Origin and length of a view as functions of the size of its superview: a factor and a constant each.
private struct Stretch {
  var place: (factor: Double, constant: Double)
  var size: (factor: Double, constant: Double)

  /// Springs share a change in proportion to their lengths, or equally if all lengths are 0.
  init(_ origin: Double, _ length: Double, _ outer: Double, _ springs: Set<Spring>, _ all: [Spring]) {
    let lengths = [origin, length, outer - origin - length]
    let flexible = all.map { springs.contains($0) }
    let total = zip(lengths, flexible).reduce(0) { $0 + ($1.1 ? max(0, $1.0) : 0) }
    let count = Double(flexible.count { $0 })
    let shares = zip(lengths, flexible).map { length, isFlexible in
      isFlexible ? (total > 0 ? max(0, length) / total : 1 / count) : 0
    }
    place = (shares[0], origin - shares[0] * outer)
    size = (shares[1], length - shares[1] * outer)
  }
}
