// Pictures as the library writes them.

import CCasement

public struct PictureOptions: Sendable {
  public var zoom = 0.0
  public var showsMargins = false
  public var isBare = false

  public init() {}

  var options: cas_picture_options {
    var options = cas_picture_options()
    options.size = MemoryLayout<cas_picture_options>.stride
    options.zoom = zoom
    options.flags = (showsMargins ? UInt32(CAS_PICTURE_MARGINS) : 0) | (isBare ? UInt32(CAS_PICTURE_BARE) : 0)
    return options
  }
}

extension LoadedScene {
  /// The last layout as SVG.
  public func picture(_ options: PictureOptions) throws(Diagnostic) -> [UInt8] {
    var options = options.options
    return try finished(written { cas_scene_write_svg(scene, &options, $0, $1) })
  }

  /// The way since the last event, as pictures side by side.
  public func filmstrip(_ samples: Int, _ options: PictureOptions) throws(Diagnostic) -> [UInt8] {
    var options = options.options
    return try finished(written { cas_scene_write_filmstrip(scene, samples, &options, $0, $1) })
  }

  /// How long the last event takes, in seconds: the keyboard's curve takes half of one, whatever is said, but for 0.
  public var lastDuration: Double {
    var duration = 0.0
    var curve: cas_curve = 0
    guard cas_scene_last_timing(scene, &duration, &curve) == CAS_OK else { return 0 }
    return curve == CAS_CURVE_KEYBOARD && duration > 0 ? 0.5 : duration
  }

  private func finished(_ picture: (bytes: [UInt8], status: cas_status)) throws(Diagnostic) -> [UInt8] {
    try check(picture.status, at: nil)
    return picture.bytes
  }
}
