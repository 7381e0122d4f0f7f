// Settings that creating a scene needs.

import CCasement

enum SceneKey: String, CaseIterable {
  case schema = "$schema"
  case about, size, scale, direction, profile, idiom, orientation, device, window, strict
  case margins, baselines, background, spacing, metrics, heights
  case marginsFollowSafeArea = "margins_follow_safe_area"
  case textSize = "text_size"
  case quarterTurn = "quarter_turn"
  case halfTurn = "half_turn"
  case statusBar = "status_bar"
  case keyboardGuide = "keyboard_guide"
  case keyboard, obstructions
  case views, guides, controllers, rules, constraints, events
}

struct SceneMembers {
  var profile: cas_profile = 0
  var metrics: Value?
  private var idiom: cas_idiom = 0
  private var orientation: cas_orientation = 0
  private var direction: cas_direction = 0
  private var size: [Double]?
  private var sizeValue: Value?
  private var scale = 0.0
  private var scaleValue: Value?
  private var isStrict = false
  private var device: cas_device?
  private var deviceValue: Value?

  init() {}

  mutating func read(_ root: Value) throws(Diagnostic) {
    var found: [(SceneKey, Value)] = []
    try root.members(of: "a scene", SceneKey.self) { key, value throws(Diagnostic) in found.append((key, value)) }
    for (key, value) in found {
      switch key {
      case .size:
        size = try value.numbers(2, "size")
        sizeValue = value
      case .scale:
        scale = try value.number("scale")
        scaleValue = value
      case .direction: direction = try value.choice("direction", Choices.directions)
      case .profile: profile = try value.choice("profile", Choices.profiles)
      case .idiom: idiom = try value.choice("idiom", Choices.idioms)
      case .orientation: orientation = try value.choice("orientation", Choices.orientations)
      case .device:
        device = try Self.device(value)
        deviceValue = value
      case .strict: isStrict = try value.bool("strict")
      case .metrics: metrics = value
      case .schema, .about: _ = try value.text(key.rawValue)
      case .margins, .marginsFollowSafeArea, .baselines, .background, .spacing, .textSize, .heights, .window,
        .statusBar, .quarterTurn, .halfTurn, .keyboard, .keyboardGuide, .obstructions, .views, .guides, .controllers,
        .rules, .constraints, .events:
        break
      }
    }
  }

  /// Returns an empty scene. Where the overrides rotate the device, width and height of the file are swapped.
  mutating func makeScene(_ overrides: Overrides, at root: Value) throws(Diagnostic) -> OpaquePointer {
    var usual: [Double] = idiom == CAS_PAD ? [768, 1024] : [320, 480]
    if let device, device.width > 0 {
      if let sizeValue {
        throw sizeValue.diagnostic("size: a device by its name has its own; \"window\" is a part of it")
      }
      usual = [device.width, device.height]
      if scaleValue == nil { scale = device.scale }
      idiom = device.idiom
    }
    if overrides.orientation != nil, (overrides.profile ?? profile) == 0 {
      throw Diagnostic(.usage, "--orientation needs a screen: set the profile in the scene, or use --profile ios7")
    }
    var options = cas_scene_options()
    options.size = MemoryLayout<cas_scene_options>.stride
    options.profile = overrides.profile ?? profile
    options.idiom = idiom
    options.orientation = overrides.orientation ?? orientation
    let isTurned = isLying(options.orientation) != (size == nil ? false : isLying(orientation))
    let own = size ?? usual
    options.width = overrides.size?.width ?? (isTurned ? own[1] : own[0])
    options.height = overrides.size?.height ?? (isTurned ? own[0] : own[1])
    options.scale = overrides.scale ?? scale
    options.direction = overrides.direction ?? direction
    options.flags = isStrict ? UInt32(CAS_SCENE_STRICT) : 0
    if options.width < 0 || options.height < 0 || max(options.width, options.height) > 1e9 {
      throw refused("size must be between 0 and 1e9", at: overrides.size == nil ? sizeValue ?? root : nil)
    }
    if options.scale < 0 || options.scale > 1000 {
      throw refused("scale must be between 0 and 1000", at: overrides.scale == nil ? scaleValue ?? root : nil)
    }
    guard options.profile == 0 || Choices.profiles.contains(where: { $0.1 == options.profile }) else {
      throw Diagnostic(.usage, "unknown profile \(options.profile)")
    }
    var status: cas_status = 0
    guard let scene = cas_scene_new(&options, &status) else {
      throw Diagnostic(.library, String(cString: cas_status_text(status)))
    }
    do throws(Diagnostic) { try setDevice(of: scene, options) } catch {
      cas_scene_free(scene)
      throw error
    }
    return scene
  }

  /// Makes the screen that of the device. A window of another size than the screen is in its corner.
  private func setDevice(of scene: OpaquePointer, _ options: cas_scene_options) throws(Diagnostic) {
    guard var device else { return }
    if options.profile == 0 { throw refused("device: needs a screen: set \"profile\", as ios7", at: deviceValue) }
    if device.width == 0 {
      let isLying = isLying(options.orientation)
      device.width = isLying ? options.height : options.width
      device.height = isLying ? options.width : options.height
      device.scale = options.scale > 0 ? options.scale : 1
      device.idiom = idiom
    }
    var status = cas_scene_set_device(scene, &device)
    if status == CAS_OK { status = cas_scene_set_size(scene, options.width, options.height) }
    if status != CAS_OK { throw refused("device: " + String(cString: cas_scene_last_error(scene)), at: deviceValue) }
  }

  private func refused(_ message: String, at value: Value?) -> Diagnostic {
    value?.diagnostic(message) ?? Diagnostic(.usage, message)
  }
}
