// Events take place.

import CCasement

extension LoadedScene {
  /// Lets an event take place, as a transaction, after all that was on its way has
  /// arrived. Afterwards samples and pictures know the way there.
  public func play(_ event: Event) throws(Complaint) {
    if cas_scene_orientation(scene) < 0 {
      throw event.value?.complaint("events need a screen: a profile, ios6 or ios7")
        ?? Complaint(.usage, "this needs a screen: a profile in the scene, or --profile ios7")
    }
    try arrive()
    let isRotation = event.steps.contains { if case .rotate = $0 { true } else { false } }
    // A rotation brings its own time; with a time that is said it is part of a transaction.
    let isTransaction = !isRotation || event.duration != nil
    if isTransaction {
      let keyboardCurve = Int32(CAS_CURVE_KEYBOARD)
      try pass(cas_scene_begin(scene, event.duration ?? 0.25, event.curve ?? keyboardCurve, event.flags), event)
    }
    for step in event.steps { try play(step, of: event) }
    for scroll in scrolledToBottom { try pass(cas_scroll_to_bottom(scene, scroll), event) }
    if isTransaction { try pass(cas_scene_commit(scene), event) }
    try layOut()
  }

  /// Takes the scene to the end of the last event, so that the next one begins there.
  private func arrive() throws(Complaint) {
    let status = cas_scene_sample(scene, lastDuration, nil, nil)
    if status != CAS_ERROR_CONFLICT { try check(status, at: nil) }
  }

  private func play(_ step: Event.Step, of event: Event) throws(Complaint) {
    let duration = event.duration ?? 0.25
    let curve = event.curve ?? Int32(CAS_CURVE_KEYBOARD)
    switch step {
    case .keyboard(let keyboard): try pass(perform(keyboard, duration, curve), event)
    case .rotate(let orientation): try pass(cas_scene_rotate(scene, orientation), event)
    case .constant(let constraint, let number):
      try pass(cas_constraint_set_constant(scene, constraint, number), event)
    case .drag(let item, let point, let velocity):
      try pass(cas_scroll_drag(scene, item, point[0], point[1], velocity), event)
    case .hide(let item, let isHidden): try pass(cas_view_set_hidden(scene, item, isHidden ? 1 : 0), event)
    }
  }

  /// The keyboard comes or goes.
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

  /// The frame of an event, made higher or lower: in the coordinates of the upright screen, from the edge at which
  /// the keyboard lies.
  private func resized(_ standard: cas_rect, to height: Double) -> cas_rect {
    var frame = standard
    let orientation = cas_scene_orientation(scene)
    if isLying(orientation) {
      if orientation == CAS_LANDSCAPE_LEFT { frame.x += frame.width - height }
      frame.width = height
    } else {
      if orientation == CAS_PORTRAIT { frame.y += frame.height - height }
      frame.height = height
    }
    return frame
  }

  /// A conflict is told by reports; it does not keep an event from taking place.
  private func pass(_ status: cas_status, _ event: Event) throws(Complaint) {
    if status == CAS_ERROR_CONFLICT { return }
    try check(status, at: event.value)
  }
}
