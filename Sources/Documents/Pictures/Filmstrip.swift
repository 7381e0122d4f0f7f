// Filmstrips: pictures of an animation side by side.

import CCasement

/// Pictures of an animation, all of one size.
public struct Filmstrip {
  /// What is in each picture, as elements of SVG.
  public fileprivate(set) var panels: [[UInt8]] = []
  /// The width of all pictures side by side, and their height.
  public fileprivate(set) var width = 0.0
  public fileprivate(set) var height = 0.0
  fileprivate var isDark = false
  /// From the left edge of a picture to that of the next.
  fileprivate var step = 0.0

  /// Returns the pictures side by side as SVG.
  public func sideBySide() -> [UInt8] {
    var markup = Markup()
    markup.begin(isDark: isDark, width: width, height: height)
    for (index, panel) in panels.enumerated() {
      markup.write("<g transform=\"translate(\(decimal(Double(index) * step)) 0)\">\n")
      markup.write(panel)
      markup.write("</g>\n")
    }
    markup.write("</svg>\n")
    return markup.bytes
  }

  /// Returns the first tag, the patterns and the background of a document with this width and the height of the
  /// pictures.
  public func beginning(width: Double) -> [UInt8] {
    var markup = Markup()
    markup.begin(isDark: isDark, width: width, height: height)
    return markup.bytes
  }
}

/// Returns pictures of the animation since the last commit. Frames and reports do not change.
public func filmstrip(
  of scene: OpaquePointer, samples: Int, _ options: PictureOptions
) throws(PictureError) -> Filmstrip {
  guard (1...1000).contains(samples) else { throw PictureError(status: cas_status(CAS_ERROR_OUT_OF_RANGE)) }
  try options.check()
  let now = cas_scene_time(scene)
  // Refuses the call before the scene is changed.
  try check(cas_scene_seek(scene, now.isFinite ? now : 0))
  defer { _ = cas_scene_seek(scene, now) }
  return try FilmstripDrawing(scene, samples, options).filmstrip()
}

/// Returns how long the animation since the last commit takes, in seconds. The keyboard's curve takes half of one,
/// whatever the duration except 0.
public func animationLength(of scene: OpaquePointer) -> Double {
  var duration = 0.0
  var curve: cas_curve = 0
  guard deviceOrientation(of: scene) != nil, cas_scene_last_timing(scene, &duration, &curve) == CAS_OK else { return 0 }
  return curve == CAS_CURVE_KEYBOARD && duration > 0 ? 0.5 : duration
}

private struct FilmstripDrawing {
  let scene: OpaquePointer
  let options: PictureOptions
  /// The times of the pictures.
  let times: [Double]
  /// The largest size of the window: a rotation changes it during the animation.
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

  func filmstrip() throws(PictureError) -> Filmstrip {
    let gap = Picture.border
    var strip = Filmstrip()
    strip.isDark = options.showsScreen && options.isDark
    strip.step = room.width * options.zoom + gap
    strip.width = Double(times.count) * strip.step + gap
    strip.height = room.height * options.zoom + 2 * gap + 12
    // A label has the same place in all pictures: the places are chosen before the first picture is drawn.
    var plans = LabelPlans(isShared: true)
    for time in times where !options.isBare && !options.showsScreen { try picture(at: time).survey(&plans) }
    for time in times {
      var picture = try picture(at: time)
      picture.drawContent(&plans)
      picture.markup.beginText(x: gap, y: room.height * options.zoom + 2 * gap, size: 10)
      picture.markup.attribute("fill", "#5d6b82")
      picture.markup.write(">\(decimal(time)) s</text>\n")
      strip.panels.append(picture.markup.bytes)
    }
    return strip
  }

  private func picture(at time: Double) throws(PictureError) -> Picture {
    try check(cas_scene_seek(scene, time))
    return Picture(try Snapshot(scene, isSampled: true), options)
  }
}
