// The items of a screen: status bar, bars, keyboard and guides, and the insets of scroll views.

import CCasement

extension Snapshot {
  mutating func addScreen() throws(PictureError) {
    try addStatusBar()
    addKeyboard()
    for item in items where item.isView {
      let controller = cas_item_controller(scene, item.id)
      if controller != 0 { try addBars(of: controller) }
    }
    for (place, item) in items.enumerated() where item.kind == CAS_SCROLL {
      let insets = isSampled ? cas_scroll_shown_insets(scene, item.id) : cas_scroll_insets(scene, item.id)
      if insets.top.isFinite { paddings.append((place, insets)) }
    }
  }

  private mutating func addStatusBar() throws(PictureError) {
    var bar = cas_status_bar()
    try check(cas_status_bar_get(scene, &bar))
    let style: Overlay.Style =
      bar.is_opaque != 0 ? .blackStatusBar : bar.is_text_white != 0 ? .lightStatusBar : .clearStatusBar
    setOverlay(Overlay(style: style), on: bar.item)
  }

  /// The keyboard is the other bar of the window.
  private mutating func addKeyboard() {
    for place in items[0].guides where items[place].kind == CAS_BAR && items[place].overlay == nil {
      setOverlay(Overlay(style: .keyboard, isLeaving: isLeaving(items[place])), on: items[place].id)
    }
    setOverlay(Overlay(style: .bottomGuide), on: cas_scene_keyboard_guide(scene))
  }

  /// Whether the keyboard is hidden, and its animation still shows it.
  private func isLeaving(_ keyboard: Item) -> Bool {
    if !isSampled || !keyboard.isHidden { return false }
    let window = Rect(cas_item_shown_frame(scene, window))
    let frame = Rect(cas_item_shown_frame(scene, keyboard.id))
    // By more than rounding: a hidden keyboard is at the bottom edge of the window.
    return frame.y < window.height - 1e-6 && frame.bottom > 0 && frame.x < window.width && frame.right > 0
  }

  private mutating func addBars(of controller: cas_controller) throws(PictureError) {
    switch Int(cas_controller_get_kind(scene, controller)) {
    case CAS_NAVIGATION:
      try addBar(CAS_NAVIGATION_BAR, of: controller, imageHeight: cas_bar_image_height(scene, controller))
      try addBar(CAS_TOOLBAR, of: controller)
    case CAS_TAB:
      try addBar(CAS_TAB_BAR, of: controller)
    default:
      setOverlay(Overlay(style: .topGuide), on: cas_controller_top_guide(scene, controller))
      setOverlay(Overlay(style: .bottomGuide), on: cas_controller_bottom_guide(scene, controller))
    }
  }

  private mutating func addBar(
    _ kind: Int, of controller: cas_controller, imageHeight: Double = 0
  ) throws(PictureError) {
    var bar = cas_bar()
    try check(cas_bar_get(scene, controller, cas_bar_kind(kind), &bar))
    var overlay = Overlay(style: bar.is_translucent != 0 ? .translucentBar : .opaqueBar, imageHeight: imageHeight)
    if kind == CAS_NAVIGATION_BAR, bar.is_hidden == 0 {
      // What lies above the bar, under the status bar.
      var frame = cas_rect()
      try check(cas_bar_image_frame(scene, controller, 0, &frame, &overlay.reach))
    }
    setOverlay(overlay, on: bar.item)
  }
}
