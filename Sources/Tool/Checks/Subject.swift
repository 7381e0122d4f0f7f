// A scene to be checked: one of a storyboard, a scene file, or a file of rules.

import CCasement
public import Documents
import Storyboards

public struct Subject: Sendable {
  enum Content: Sendable {
    case storyboard(Storyboard, SceneRoot)
    case file(isRules: Bool)
  }

  public let source: Source
  /// The name of the scene that a person knows; that of the file for a scene file, and for the only scene of a document if
  /// it has an id alone.
  public let title: String
  /// What tells it from other scenes of the file.
  public let id: String
  public let line: Int
  let content: Content
  /// The settings of the app that the document belongs to, if they are known.
  public let app: AppSettings?
  /// What the code of its classes says.
  public var code = SceneCode()
  /// Whether its document is for the device that it is drawn on alone.
  public var isForOneDevice = false
  /// Whether its layouts have the looks of views, for pictures.
  var hasLooks = false

  /// Returns the scenes of a file in the order of the document.
  public static func all(
    in source: Source, isRules: Bool = false, app: AppSettings? = nil
  ) throws(Diagnostic) -> [Subject] {
    guard source.form == .storyboard, !isRules else {
      let isRules = isRules || source.form == .rules
      return [Subject(source: source, title: source.name, id: "", line: 1, content: .file(isRules: isRules), app: nil)]
    }
    let storyboard = try Storyboard(source)
    let file = source.name.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? ""
    return storyboard.roots.map { drawn in
      let root = drawn.inApp
      let isUnnamed = storyboard.roots.count == 1 && root.names.first == root.id && !file.isEmpty
      return Subject(
        source: source, title: isUnnamed ? file : root.names.first ?? root.id, id: root.id, line: root.line,
        content: .storyboard(storyboard, root), app: app)
    }
  }

  /// Returns the scenes of a document without those whose controllers nothing opens; `mayOpen` says whether code may open one by
  /// its identifier, given its class, and `mayPerform` whether it may perform a segue by its identifier.
  public static func opened(
    _ all: [Subject], _ mayOpen: (String, String?) -> Bool, _ mayPerform: (String) -> Bool
  ) -> [Subject] {
    guard case .storyboard(let storyboard, _) = all.first?.content else { return all }
    let unopened = storyboard.unopened(mayOpen, mayPerform)
    return all.filter { !unopened.contains($0.id) }
  }

  /// A scene in a screen configuration, and what its document says about its views.
  struct Built {
    var loaded: LoadedScene
    var facts: [String: ViewFacts] = [:]
    var outlets: Set<String> = []
    /// What code does with its views, by their names.
    var changes: [String: CodeChanges] = [:]
    /// How code shows its controller in a part of the screen.
    var presentation: ClassCode.Presentation = []
    var scalesText = true
    var isToolbarSimulated = false
    /// Whether code may show it in a navigation controller that the document does not have.
    var mayHaveNavigationBar = false
    /// Whether it is laid out without size classes, although parts of it are for some alone.
    var lacksSizeClasses = false
    /// Whether it is as high as a screen, and not as a document draws it: code may give a cell another height.
    var isOnScreen = true
    /// The generation of the screen; nil for that of a scene file.
    var profile: cas_profile?
    /// The bytes of its scene document, to find configurations that do not differ.
    var bytes: [UInt8] = []
  }

  /// Returns the screen configurations of a scene, given how it is without one: each screen once. A scene of a fixed size
  /// is not turned, and one without a screen has no generation.
  func configurations(_ matrix: Matrix, _ asDrawn: Built) throws(Diagnostic) -> [Matrix.Configuration] {
    if case .storyboard(let storyboard, let root) = content, try Importer(storyboard, root).isSystemCell { return [] }
    var configurations: [Matrix.Configuration] = []
    let devices = try devices(matrix)
    for profile in isFile || asDrawn.isOnScreen ? matrix.profiles : [nil] {
      let isTurned = !devices.isEmpty || isFile && hasScreen(profile, asDrawn)
      for device in devices.isEmpty ? [nil] : devices.map({ $0 }) {
        for isLandscape in isTurned ? orientations(matrix, isPad: device?.isPad == true) : [false] {
          configurations.append(Matrix.Configuration(profile: profile, device: device, isLandscape: isLandscape))
        }
      }
    }
    return configurations
  }

  /// Returns the orientations on a device: those of the app that code states for the controller. Where code chooses them, only
  /// that in which the document is drawn is certain.
  private func orientations(_ matrix: Matrix, isPad: Bool) -> [Bool] {
    let all = matrix.orientations(of: app, isPad: isPad)
    guard !matrix.hasOwnOrientations, case .storyboard(let storyboard, _) = content else { return all }
    switch code.orientations {
    case .stated(let own):
      let common = all.filter { own.contains($0) }
      return common.isEmpty ? own : common
    case .chosen: return [storyboard.isLandscape]
    case nil: return app?.hidesOrientations(isPad: isPad) == true ? [storyboard.isLandscape] : all
    }
  }

  /// The classes of the controllers that say how it turns, and of all objects with outlets to its views, that its document names.
  public var controllerClasses: [String] {
    if case .storyboard(let storyboard, let root) = content { storyboard.controllerClasses(of: root) } else { [] }
  }
  /// The class of its own controller.
  public var controllerClass: String? {
    if case .storyboard(let storyboard, let root) = content { storyboard.controllerClass(of: root) } else { nil }
  }
  public var ownerClasses: [String] {
    if case .storyboard(let storyboard, let root) = content { storyboard.ownerClasses(of: root) } else { [] }
  }

  private func hasScreen(_ profile: cas_profile?, _ asDrawn: Built) -> Bool {
    profile.map { $0 != CAS_PROFILE_NONE } ?? asDrawn.loaded.hasScreen
  }

  /// Whether it is a scene file or a file of rules, which nobody has drawn.
  var isFile: Bool { if case .file = content { true } else { false } }

  private func devices(_ matrix: Matrix) throws(Diagnostic) -> [Device] {
    guard case .storyboard(let storyboard, let root) = content else {
      var sizes: Set<[Double]> = []
      return (matrix.devices ?? []).filter { sizes.insert([$0.width, $0.height]).inserted }
    }
    guard try Importer(storyboard, root).fillsDevice else { return [] }
    if let own = matrix.devices { return own }
    if isForOneDevice { return storyboard.device.map { [$0] } ?? [] }
    return app?.devices(storyboard.usualDevices) ?? storyboard.usualDevices
  }

  /// Returns the scene as its document has it.
  func asDrawn() throws(Diagnostic) -> Built { try build(Matrix.Configuration(), nil) }

  /// Returns the scene in a configuration. The orientation of a scene file with a screen is that of the configuration.
  func build(_ configuration: Matrix.Configuration, _ asDrawn: Built?) throws(Diagnostic) -> Built {
    var overrides = Overrides()
    switch content {
    case .file(let isRules):
      if let device = configuration.device {
        overrides.size = configuration.isLandscape ? (device.height, device.width) : (device.width, device.height)
      }
      if let asDrawn, hasScreen(configuration.profile, asDrawn) {
        overrides.orientation = Int32(configuration.isLandscape ? CAS_LANDSCAPE_LEFT : CAS_PORTRAIT)
      }
      overrides.profile = configuration.profile
      return Built(loaded: try LoadedScene.load(source, isRules: isRules, overrides))
    case .storyboard(let storyboard, let root):
      var canvas =
        configuration.device.map { Canvas(device: $0, isLandscape: configuration.isLandscape) } ?? Canvas()
      canvas.isOfRunningApp = asDrawn != nil
      canvas.hasLooks = hasLooks && asDrawn != nil
      canvas.hidesStatusBar = asDrawn != nil && (code.hidesStatusBar || app?.hidesStatusBar == true)
      var importer = try Importer(storyboard, root, canvas)
      if importer.isOnScreen { overrides.profile = configuration.profile ?? storyboard.generation }
      let document = Source(try importer.document(), from: source)
      let (loaded, facts) = (try LoadedScene.load(document, isRules: false, overrides), importer.viewFacts)
      loaded.titles = importer.titles(facts)
      return Built(
        loaded: loaded, facts: facts,
        outlets: importer.constraintOutlets, changes: code.changes, presentation: code.presentation,
        scalesText: root.kind != .cell,
        isToolbarSimulated: importer.isToolbarSimulated, mayHaveNavigationBar: importer.mayHaveNavigationBar,
        lacksSizeClasses: configuration.device == nil && importer.variesBySize, isOnScreen: importer.isOnScreen,
        profile: overrides.profile, bytes: document.bytes)
    }
  }
}
