// Filmstrips: pictures of an animation side by side.

import CCasement

/// Returns pictures of the animation since the last commit, side by side, as SVG. Frames and
/// reports are as before afterwards.
public func filmstrip(
  of scene: OpaquePointer, samples: Int, _ options: PictureOptions
) throws(PictureError) -> [UInt8] {
  guard (1...1000).contains(samples) else { throw PictureError(status: cas_status(CAS_ERROR_OUT_OF_RANGE)) }
  try options.check()
  let now = cas_scene_time(scene)
  // Before anything else, so that the scene is not changed where this is refused.
  try check(cas_scene_seek(scene, now.isFinite ? now : 0))
  defer { _ = cas_scene_seek(scene, now) }
  var strip = try Filmstrip(scene, samples, options)
  return try strip.document()
}

/// Returns how long the animation since the last commit takes, in seconds. The keyboard's curve takes half of one,
/// whatever the duration except 0.
public func animationLength(of scene: OpaquePointer) -> Double {
  var duration = 0.0
  var curve: cas_curve = 0
  guard cas_scene_orientation(scene) >= 0, cas_scene_last_timing(scene, &duration, &curve) == CAS_OK else { return 0 }
  return curve == CAS_CURVE_KEYBOARD && duration > 0 ? 0.5 : duration
}

private struct Filmstrip {
  let scene: OpaquePointer
  let options: PictureOptions
  /// The times of the pictures.
  let times: [Double]
  /// The largest size of the window: a rotation turns it on the way.
  var room = (width: 0.0, height: 0.0)

  init(_ scene: OpaquePointer, _ samples: Int, _ options: PictureOptions) throws(PictureError) {
    self.scene = scene
    let length = animationLength(of: scene)
    times = (0..<samples).map { length * (samples == 1 ? 1 : Double($0) / Double(samples - 1)) }
    let size = cas_item_frame(scene, window)
    room = (size.width, size.height)
    for time in times {
      try check(cas_scene_seek(scene, time))
      let frame = cas_item_shown_frame(scene, window)
      room = (max(room.width, frame.width), max(room.height, frame.height))
    }
    var options = options
    if options.zoom == 0 { options.zoom = min(max(1400 / (Double(samples) * max(room.width, 1)), 0.3), 1) }
    self.options = options
  }

  mutating func document() throws(PictureError) -> [UInt8] {
    let gap = Picture.border
    let step = room.width * options.zoom + gap
    var markup = Markup()
    markup.begin(width: Double(times.count) * step + gap, height: room.height * options.zoom + 2 * gap + 12)
    // Labels keep their places: which fit is found for all pictures before one is drawn.
    var plans = LabelPlans(isShared: true)
    for time in times where !options.isBare { try picture(at: time).survey(&plans) }
    for (index, time) in times.enumerated() {
      var picture = try picture(at: time)
      picture.markup = markup
      markup = Markup()
      picture.markup.write("<g transform=\"translate(\(decimal(Double(index) * step)) 0)\">\n")
      picture.drawContent(&plans)
      picture.markup.beginText(x: gap, y: room.height * options.zoom + 2 * gap, size: 10)
      picture.markup.attribute("fill", "#5d6b82")
      picture.markup.write(">\(decimal(time)) s</text>\n</g>\n")
      markup = picture.markup
    }
    markup.write("</svg>\n")
    return markup.bytes
  }

  private func picture(at time: Double) throws(PictureError) -> Picture {
    try check(cas_scene_seek(scene, time))
    return Picture(try Snapshot(scene, isSampled: true), options)
  }
}
