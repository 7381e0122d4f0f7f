import CCasement
import Pictures
import Testing

/// A scene of casement.h.
final class PictureScene {
  let scene: OpaquePointer

  init(width: Double = 320, height: Double = 480, scale: Double = 0, profile: Int = CAS_PROFILE_NONE) throws {
    var options = cas_scene_options()
    options.size = MemoryLayout<cas_scene_options>.size
    (options.width, options.height, options.scale) = (width, height, scale)
    options.profile = cas_profile(profile)
    scene = try #require(cas_scene_new(&options, nil))
  }

  deinit { cas_scene_free(scene) }

  static let window = cas_item(4_194_304)

  func view(_ name: String, in parent: cas_item = PictureScene.window, _ kind: Int = CAS_PLAIN) throws -> cas_item {
    let view = cas_scene_add_view(scene, parent, cas_kind(kind), name)
    try #require(view != 0)
    return view
  }

  func rules(_ rules: String...) {
    var options = cas_format_options()
    options.size = MemoryLayout<cas_format_options>.size
    let status = cas_scene_add_format(scene, rules.joined(separator: "\n"), &options, nil, nil)
    #expect(status == CAS_OK, "\(String(cString: cas_scene_last_error(scene)))")
  }

  /// Fixes the frame of an item in its parent.
  func place(_ item: cas_item, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    let parent = cas_item_parent(scene, item)
    for (attribute, number) in [(CAS_LEFT, x), (CAS_TOP, y)] {
      let attribute = cas_attribute(attribute)
      #expect(cas_scene_attach(scene, item, attribute, parent, attribute, number) != 0)
    }
    for (attribute, number) in [(CAS_WIDTH, width), (CAS_HEIGHT, height)] {
      #expect(cas_scene_attach(scene, item, cas_attribute(attribute), 0, cas_attribute(CAS_NO_ATTRIBUTE), number) != 0)
    }
  }

  @discardableResult
  func layout() -> cas_status { cas_scene_layout_if_needed(scene, nil, nil) }

  func picture(_ change: (inout PictureOptions) -> Void = { _ in }) throws -> String {
    var options = PictureOptions()
    change(&options)
    return String(decoding: try Pictures.picture(of: scene, options), as: UTF8.self)
  }

  func filmstrip(_ samples: Int, _ change: (inout PictureOptions) -> Void = { _ in }) throws -> String {
    var options = PictureOptions()
    change(&options)
    return String(decoding: try Pictures.filmstrip(of: scene, samples: samples, options).sideBySide(), as: UTF8.self)
  }
}

/// Whether every element ends, inside the one it began in.
func isWellFormed(_ text: String) -> Bool {
  var open: [String] = []
  var rest = Substring(text)
  while let start = rest.firstIndex(of: "<") {
    guard let end = rest[start...].firstIndex(of: ">") else { return false }
    let tag = rest[rest.index(after: start)..<end]
    rest = rest[rest.index(after: end)...]
    if tag.contains("<") || tag.count(where: { $0 == "\"" }) % 2 == 1 { return false }
    if tag.hasPrefix("/") {
      guard open.popLast() == String(tag.dropFirst()) else { return false }
    } else if !tag.hasSuffix("/") {
      open.append(String(tag.prefix { $0 != " " }))
    }
  }
  return open.isEmpty
}
