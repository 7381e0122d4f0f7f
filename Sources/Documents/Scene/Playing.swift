// Performs events.

import CCasement

extension LoadedScene {
  /// Ends the running animation, then performs an event as one transaction. Samples and
  /// filmstrips then show this event.
  public func play(_ event: Event) throws(Diagnostic) {
    if cas_scene_orientation(scene) < 0 {
      throw event.value?.diagnostic("events need a screen: set \"profile\" of the scene, as ios7")
        ?? Diagnostic(.usage, "this needs a screen: set the profile in the scene, or use --profile ios7")
    }
    try finishAnimation()
    // One transaction, so that offsets set out with the frames.
    let timing = timing(of: event)
    try pass(cas_scene_begin_animation(scene, timing.duration, timing.curve, event.flags), event)
    for step in event.steps { try play(step, of: event, timing) }
    for scroll in scrolledToBottom { try pass(cas_scroll_to_bottom(scene, scroll), event) }
    try pass(cas_scene_commit_animation(scene), event)
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

  /// Returns the duration of a rotation: 0.4 s for 90 degrees, 0.8 s for 180 degrees.
  private func rotationTime(to orientation: cas_orientation) -> Double {
    let current = cas_scene_orientation(scene)
    if orientation == current { return 0 }
    return isLying(orientation) == isLying(current) ? 0.8 : 0.4
  }

  /// Samples the running animation at its end, so that the next event begins there.
  private func finishAnimation() throws(Diagnostic) {
    let status = cas_scene_sample(scene, lastDuration, nil, nil)
    if status != CAS_ERROR_CONFLICT { try check(status, at: nil) }
  }

  private func play(_ step: Event.Step, of event: Event, _ timing: Timing) throws(Diagnostic) {
    switch step {
    case .keyboard(let keyboard): try pass(perform(keyboard, timing.duration, timing.curve), event)
    case .rotate(let orientation): try pass(cas_scene_rotate(scene, orientation), event)
    case .constant(let constraint, let number):
      try pass(cas_constraint_set_constant(scene, constraint, number), event)
    case .drag(let item, let point, let velocity):
      try pass(cas_scroll_drag(scene, item, point[0], point[1], velocity), event)
    case .obstruct(let item, let place): try pass(self.place(item, place), event)
    case .window(let frame): try pass(cas_scene_set_window(scene, frame), event)
    case .hide(let item, let isHidden): try pass(cas_view_set_hidden(scene, item, isHidden ? 1 : 0), event)
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
    let orientation = cas_scene_orientation(scene)
    if hasUprightKeyboard, isLying(orientation) {
      if orientation == CAS_LANDSCAPE_LEFT { frame.x += frame.width - height }
      frame.width = height
    } else {
      if !hasUprightKeyboard || orientation == CAS_PORTRAIT { frame.y += frame.height - height }
      frame.height = height
    }
    return frame
  }

  /// Throws on a failed call, but not on a conflict, which reports list.
  private func pass(_ status: cas_status, _ event: Event) throws(Diagnostic) {
    if status == CAS_ERROR_CONFLICT { return }
    try check(status, at: event.value)
  }
}
