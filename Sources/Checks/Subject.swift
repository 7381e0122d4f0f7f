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
  /// The name of the scene that a person knows; that of the file for a scene file.
  public let title: String
  /// What tells it from other scenes of the file.
  public let id: String
  public let line: Int
  let content: Content

  /// Returns the scenes of a file in the order of the document.
  public static func all(in source: Source, isRules: Bool = false) throws(Diagnostic) -> [Subject] {
    guard source.form == .storyboard, !isRules else {
      let isRules = isRules || source.form == .rules
      return [Subject(source: source, title: source.name, id: "", line: 1, content: .file(isRules: isRules))]
    }
    let storyboard = try Storyboard(source)
    return storyboard.roots.map { root in
      Subject(
        source: source, title: root.names.first ?? root.id, id: root.id, line: root.line,
        content: .storyboard(storyboard, root))
    }
  }

  /// A scene in a screen configuration, and what its document says about its views.
  struct Built {
    var loaded: LoadedScene
    var facts: [String: ViewFacts] = [:]
    var outlets: Set<String> = []
    var scalesText = true
    /// Whether it is as high as a screen, and not as a document draws it: code may give a cell another height.
    var isOnScreen = true
    /// The generation of the screen; nil for that of a scene file.
    var profile: cas_profile?
    /// The bytes of its scene document, to find configurations that do not differ.
    var bytes: [UInt8] = []
  }

  /// Returns the screen configurations of a scene. A scene of a fixed size, and one without a screen, is not turned.
  func configurations(_ matrix: Matrix, hasScreen: Bool) throws(Diagnostic) -> [Matrix.Configuration] {
    var configurations: [Matrix.Configuration] = []
    if case .storyboard(let storyboard, let root) = content, try Importer(storyboard, root).isSystemCell { return [] }
    var devices: [Device?] = try devices(matrix)
    let isFixed = devices.isEmpty
    if isFixed { devices = [nil] }
    let isTurned = isFixed ? hasScreen && isFile : true
    for profile in matrix.profiles {
      for device in devices {
        for isLandscape in isTurned ? matrix.orientations : [false] {
          configurations.append(Matrix.Configuration(profile: profile, device: device, isLandscape: isLandscape))
        }
      }
    }
    return configurations
  }

  /// Whether it is a scene file or a file of rules, which nobody has drawn.
  var isFile: Bool { if case .file = content { true } else { false } }

  private func devices(_ matrix: Matrix) throws(Diagnostic) -> [Device] {
    guard case .storyboard(let storyboard, let root) = content else { return matrix.devices ?? [] }
    guard try Importer(storyboard, root).fillsDevice else { return [] }
    return matrix.devices ?? storyboard.usualDevices
  }

  /// Returns the scene in a configuration. `isTurnable` says whether a scene file has a screen, which turns.
  func build(_ configuration: Matrix.Configuration, isTurnable: Bool) throws(Diagnostic) -> Built {
    var overrides = Overrides()
    switch content {
    case .file(let isRules):
      if let device = configuration.device {
        overrides.size = configuration.isLandscape ? (device.height, device.width) : (device.width, device.height)
      }
      if configuration.isLandscape, isTurnable { overrides.orientation = Int32(CAS_LANDSCAPE_LEFT) }
      overrides.profile = configuration.profile
      return Built(loaded: try LoadedScene.load(source, isRules: isRules, overrides))
    case .storyboard(let storyboard, let root):
      let canvas = configuration.device.map { Canvas(device: $0, isLandscape: configuration.isLandscape) } ?? Canvas()
      var importer = try Importer(storyboard, root, canvas)
      if importer.isOnScreen { overrides.profile = configuration.profile ?? storyboard.generation }
      let document = Source(try importer.document(), from: source)
      return Built(
        loaded: try LoadedScene.load(document, isRules: false, overrides), facts: importer.viewFacts,
        outlets: importer.constraintOutlets, scalesText: root.kind != .cell, isOnScreen: importer.isOnScreen,
        profile: overrides.profile,
        bytes: document.bytes)
    }
  }
}
