// The items of a screen: status bar, bars, keyboard and guides, and the insets of scroll views.

import CCasement

extension Snapshot {
  mutating func addScreen() throws(PictureError) {
    try addStatusBar()
    try addKeyboard()
    for item in items where item.isView {
      let controller = cas_item_controller(scene, item.id)
      if controller != 0 { try addBars(of: controller) }
    }
    for (place, item) in items.enumerated() where item.kind == CAS_SCROLL {
      let state: cas_scroll_state = try read { cas_scroll_get_state(scene, item.id, $0) }
      paddings.append((place, isSampled ? state.shown_insets : state.insets))
    }
  }

  private mutating func addStatusBar() throws(PictureError) {
    let bar: cas_status_bar_state = try read { cas_status_bar_get_state(scene, $0) }
    let style: Overlay.Style =
      bar.is_opaque != 0 ? .blackStatusBar : bar.is_text_white != 0 ? .lightStatusBar : .clearStatusBar
    setOverlay(Overlay(style: style), on: bar.item)
  }

  /// The keyboard is the other bar of the window.
  private mutating func addKeyboard() throws(PictureError) {
    for place in items[0].guides where items[place].kind == CAS_BAR && items[place].overlay == nil {
      setOverlay(Overlay(style: .keyboard, isLeaving: isLeaving(items[place])), on: items[place].id)
    }
    let state: cas_screen_state = try read { cas_screen_get_state(scene, $0) }
    setOverlay(Overlay(style: .bottomGuide), on: state.keyboard_guide)
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
    let state: cas_controller_state = try read { cas_controller_get_state(scene, controller, $0) }
    switch Int(state.kind) {
    case CAS_NAVIGATION:
      try addBar(CAS_NAVIGATION_BAR, of: controller)
      try addBar(CAS_TOOLBAR, of: controller)
    case CAS_TAB:
      try addBar(CAS_TAB_BAR, of: controller)
    default:
      setOverlay(Overlay(style: .topGuide), on: state.top_guide)
      setOverlay(Overlay(style: .bottomGuide), on: state.bottom_guide)
    }
  }

  private mutating func addBar(_ kind: Int, of controller: cas_controller) throws(PictureError) {
    let settings: cas_bar_settings = try read { cas_bar_get(scene, controller, cas_bar_kind(kind), $0) }
    let bar: cas_bar_state = try read { cas_bar_get_state(scene, controller, cas_bar_kind(kind), $0) }
    var overlay = Overlay(
      style: bar.is_translucent != 0 ? .translucentBar : .opaqueBar, imageHeight: settings.image_height)
    if kind == CAS_NAVIGATION_BAR, bar.is_hidden == 0 {
      // What lies above the bar, under the status bar.
      var frame = cas_rect()
      try check(cas_bar_image_frame(scene, controller, 0, &frame, &overlay.reach))
    }
    setOverlay(overlay, on: bar.item)
  }
}
