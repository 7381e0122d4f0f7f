// Performs events.

import CCasement
import Pictures

extension LoadedScene {
  /// Ends the running animation, then performs an event as one transaction. Samples and
  /// filmstrips then show this event.
  public func play(_ event: Event) throws(Diagnostic) {
    if deviceOrientation(of: scene) == nil {
      throw event.value?.diagnostic("events need a screen: set \"profile\" of the scene, as ios7")
        ?? Diagnostic(.usage, "this needs a screen: set the profile in the scene, or use --profile ios7")
    }
    isUnsettled = false
    try finishAnimation()
    // One transaction, so that offsets set out with the frames.
    let timing = timing(of: event)
    try check(cas_scene_begin_animation(scene, timing.duration, timing.curve, event.flags), at: event.value)
    for step in event.steps { try play(step, of: event, timing) }
    for scroll in scrolledToBottom { try check(cas_scroll_to_bottom(scene, scroll), at: event.value) }
    try check(cas_scene_commit_animation(scene), at: event.value)
    try layOut()
  }

  private typealias Timing = (duration: Double, curve: cas_curve)

  /// Returns duration and curve of an event. Without a duration, those of its rotation apply, else those of the keyboard.
  private func timing(of event: Event) -> Timing {
    if event.duration == nil {
      for case .rotate(let orientation) in event.steps {
        return (rotationTime(to: orientation), event.curve ?? Int32(CAS_CURVE_EASE_IN_OUT))
      }
    }
    return (event.duration ?? 0.25, event.curve ?? Int32(CAS_CURVE_KEYBOARD))
  }

  /// Returns the duration of a rotation: that of the screen, or 0.4 s for 90 degrees and 0.8 s for 180 degrees.
  private func rotationTime(to orientation: cas_orientation) -> Double {
    guard let current = deviceOrientation(of: scene), orientation != current else { return 0 }
    let screen = filled(cas_screen_settings.self) { cas_screen_get(scene, $0) }.value
    let isHalf = isLying(orientation) == isLying(current)
    let own = isHalf ? screen.half_turn : screen.quarter_turn
    return own >= 0 ? own : isHalf ? 0.8 : 0.4
  }

  /// Samples the running animation at its end, so that the next event begins there.
  private func finishAnimation() throws(Diagnostic) {
    try check(cas_scene_sample(scene, lastDuration, nil, nil), at: nil)
  }

  private func play(_ step: Event.Step, of event: Event, _ timing: Timing) throws(Diagnostic) {
    switch step {
    case .keyboard(let keyboard): try check(perform(keyboard, timing.duration, timing.curve), at: event.value)
    case .rotate(let orientation): try check(cas_scene_rotate(scene, orientation), at: event.value)
    case .constant(let constraint, let number):
      try check(cas_constraint_set_constant(scene, constraint, number), at: event.value)
    case .drag(let item, let point, let velocity):
      try check(cas_scroll_drag(scene, item, point[0], point[1], velocity), at: event.value)
    case .obstruct(let item, let place): try check(self.place(item, place), at: event.value)
    case .window(let frame): try check(cas_scene_set_window(scene, frame), at: event.value)
    case .hide(let item, let isHidden): try check(cas_view_set_hidden(scene, item, isHidden ? 1 : 0), at: event.value)
    }
  }

  /// Shows or hides the keyboard.
  func perform(_ keyboard: Event.Keyboard, _ duration: Double, _ curve: cas_curve) -> cas_status {
    switch keyboard {
    case .hide: return cas_keyboard_hide(scene, duration, curve)
    case .frame(let frame): return cas_keyboard_show(scene, frame, duration, curve)
    case .show(let height, let accessory):
      var frame = cas_keyboard_standard_frame(scene, accessory)
      if height >= 0 { frame = resized(frame, to: height + accessory) }
      return cas_keyboard_show(scene, frame, duration, curve)
    }
  }

  /// The frame of an event, made higher or lower from the edge at which the keyboard lies: in the coordinates of the
  /// upright screen where `hasUprightKeyboard`.
  private func resized(_ standard: cas_rect, to height: Double) -> cas_rect {
    var frame = standard
    let orientation = deviceOrientation(of: scene) ?? Int32(CAS_PORTRAIT)
    if hasUprightKeyboard, isLying(orientation) {
      if orientation == CAS_LANDSCAPE_LEFT { frame.x += frame.width - height }
      frame.width = height
    } else {
      if !hasUprightKeyboard || orientation == CAS_PORTRAIT { frame.y += frame.height - height }
      frame.height = height
    }
    return frame
  }
}
