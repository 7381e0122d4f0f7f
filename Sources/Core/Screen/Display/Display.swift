// The part of a screen that does not depend on controllers: window, status bar and obstructions.

import Layout
import Memory
import Solver
import Status

/// The window, the status bar, and the obstructions.
package struct Display: ~Copyable {
  package var animatedScene: AnimatedScene
  package var window = Window()
  var statusBar = StatusBar()
  var obstructions: Buffer<ObstructionRecord>

  @inline(__always)
  init(_ account: Account) {
    animatedScene = AnimatedScene(account)
    obstructions = Buffer(account)
  }

  mutating func release() {
    animatedScene.release()
    obstructions.release()
  }

  var scene: Scene {
    @inline(__always) _read { yield animatedScene.scene }
    @inline(__always) _modify { yield &animatedScene.scene }
  }
}

extension Display {
  /// The distance below which edges count as touching.
  static var contactTolerance: Double { 0x1p-10 }

  /// Replaces valid settings of a screen. A different profile resets all heights to those of its table.
  package mutating func set(_ new: ScreenSettings) throws(Status) {
    try animatedScene.checkOpen()
    if new == window.settings { return }
    if new.profile != window.settings.profile, let profile = Profile.numbered(new.profile) { window.load(profile) }
    window.settings = new
    animatedScene.isPending = true
  }

  package mutating func has(_ capability: Capability) -> Bool {
    let behaviour: Behaviours =
      switch capability {
      case .layoutGuides: .hasLayoutGuides
      case .scrollInsets: .adjustsScrollInsets
      case .overlappingStatusBar: .statusBarOverlaps
      case .underlappingContent: .contentUnderlapsBars
      case .safeAreaInsets: .adjustsBySafeArea
      }
    return animatedScene.hasScreen && window.profile.behaviours.contains(behaviour)
  }

  /// A height of the table, for portrait or for landscape.
  package mutating func tabledHeight(_ kind: HeightKind, isLandscape: Bool) throws(Status) -> Double {
    try animatedScene.checkOpen()
    return window.height(kind, isLandscape: isLandscape)
  }

  /// Replaces a height of the table.
  package mutating func setHeight(_ kind: HeightKind, isLandscape: Bool, _ height: Double) throws(Status) {
    try animatedScene.checkOpen()
    try checkLength(height)
    if isLandscape {
      window.heights.landscape[kind] = height
    } else {
      window.heights.portrait[kind] = height
    }
    animatedScene.isPending = true
  }
}
