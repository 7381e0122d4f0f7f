// The options of all commands that lay out a scene.

import Documents

enum SceneOptions {
  static let all: [Option] =
    [
      Option(name: "vfl", summary: "read FILE as rules, as if its name ended in .vfl"),
      Option(
        name: "profile", value: "P", summary: "profile of the screen: ios6, ios7, ios8, ios11, ios15, android or plain",
        choices: Choices.profiles.map(\.0)),
      Option(
        name: "orientation", value: "O",
        summary: "orientation: portrait, upside_down, landscape_left, landscape_right",
        choices: orientations),
      Option(
        name: "size", value: "WxH", summary: "size of the window, as 375x667 (default: that of the file, else 320x480)"),
      Option(
        name: "device-scale", value: "S", summary: "pixels per point, for rounding frames; 0 disables rounding"),
      Option(
        name: "direction", value: "D", summary: "layout direction of the window: ltr or rtl", choices: ["ltr", "rtl"]),
      Option(
        name: "keyboard", value: "H", summary: "show the keyboard with height H, or \"standard\""),
      Option(
        name: "rotate", value: "O", summary: "rotate the device to an orientation", choices: orientations),
      Option(name: "events", summary: "perform the events of the file"),
    ] + StoryboardOptions.all + [
      Option(name: "check", summary: "exit with 1 if the layout has conflicts, is ambiguous or does not settle")
    ]

  static let orientations = ["portrait", "upside_down", "landscape_left", "landscape_right"]

  /// Returns the scene of a command line, laid out.
  static func load(_ arguments: Arguments, _ file: Source? = nil) throws(Diagnostic) -> LoadedScene {
    guard let file else { return try load(arguments, try Self.file(arguments)) }
    return try load(arguments, try source(arguments, file), try overrides(arguments))
  }

  static func load(_ arguments: Arguments, _ source: Source, _ overrides: Overrides) throws(Diagnostic) -> LoadedScene {
    let isRules = arguments.has("vfl") || source.form == .rules
    do throws(Diagnostic) { return try LoadedScene.load(source, isRules: isRules, overrides) } catch {
      var error = error
      if !isRules, source.isOtherThanJSON { error.message += "; for rules use --vfl, or a name that ends in .vfl" }
      throw error
    }
  }

  /// Reads the file of a command line.
  static func file(_ arguments: Arguments) throws(Diagnostic) -> Source {
    let file = try Files.read(arguments.operands[0])
    if arguments.has("vfl"), file.form == .storyboard {
      throw Diagnostic(.usage, "--vfl: \(file.name) is a storyboard, not rules")
    }
    if file.form != .storyboard { try StoryboardOptions.refuse(arguments, of: file) }
    return file
  }

  /// Returns the file itself; for a storyboard, the selected scene as a scene document.
  static func source(_ arguments: Arguments, _ file: Source) throws(Diagnostic) -> Source {
    if file.form != .storyboard { return file }
    let imported = try StoryboardOptions.document(arguments, file)
    StoryboardOptions.tell(imported.remarks.count, of: file, by: StoryboardOptions.told(arguments))
    return imported.source
  }

  /// Returns the settings of the scene that the command line replaces.
  static func overrides(_ arguments: Arguments) throws(Diagnostic) -> Overrides {
    var overrides = Overrides()
    overrides.profile = try arguments.choice("profile", Choices.profiles)
    overrides.orientation = try arguments.choice("orientation", Choices.orientations)
    overrides.direction = try arguments.choice("direction", Choices.directions)
    overrides.scale = try arguments.number("device-scale", in: 0...1000)
    overrides.size = try size(arguments.value("size"))
    return overrides
  }

  /// Returns the events of the file, with --events, and of the options.
  static func events(_ arguments: Arguments, of scene: LoadedScene) throws(Diagnostic) -> [Event] {
    var events = arguments.has("events") ? scene.events : []
    if let orientation = try arguments.choice("rotate", Choices.orientations) {
      events.append(.rotation(to: orientation))
    }
    if arguments.value("keyboard") == "standard" {
      events.append(.keyboard(height: nil))
    } else if let height = try arguments.number("keyboard", in: 0...1e6, or: "standard") {
      events.append(.keyboard(height: height))
    }
    return events
  }

  /// Returns the scene after all its events.
  static func play(_ arguments: Arguments, _ file: Source? = nil) throws(Diagnostic) -> LoadedScene {
    let scene = try load(arguments, file)
    for event in try events(arguments, of: scene) { try scene.play(event) }
    return scene
  }

  /// Returns the exit code of a command that succeeded: `findings` with --check where a scene has any.
  static func exit(_ arguments: Arguments, _ scenes: [LoadedScene]) throws(Diagnostic) -> Int32 {
    if !arguments.has("check") { return ExitCode.success.rawValue }
    for scene in scenes {
      let isAmbiguous = try scene.hasAmbiguities()
      if scene.conflictCount > 0 || isAmbiguous || scene.isUnsettled { return ExitCode.findings.rawValue }
    }
    return ExitCode.success.rawValue
  }

  private static func size(_ text: String?) throws(Diagnostic) -> (width: Double, height: Double)? {
    guard let text else { return nil }
    guard let size = widthAndHeight(text, in: finiteNumbers) else {
      throw Diagnostic(.usage, "--size: \"\(text)\" is not a width and a height, as in 320x480")
    }
    return size
  }
}
