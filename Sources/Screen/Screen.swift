// A scene with its screen.

import Layout
import Memory
import Notation
import Solver
import Status

/// Status bar, bars and keyboard, and what follows from them for an app's content.
///
/// Events (a keyboard, a rotation, a hidden bar, a pushed controller) only change the state. A layout computes screen
/// constants from the state. Only adding and removing controllers adds or removes constraints. Equal states give equal
/// constants, whatever happened before.
package struct Screen: ~Copyable {
  package var scene: Scene

  /// False for a scene without a screen.
  package private(set) var isOpen = false
  var profile = Profile.ios7
  package var idiom = Idiom.phone
  package var orientation = Orientation.portrait
  var heights = HeightTable.phone
  package internal(set) var settings = ScreenSettings()
  /// The size of the window in the present orientation.
  var size = Size(width: 0, height: 0)
  /// Where the window is on the screen.
  var origin = Point(x: 0, y: 0)
  var device: Hardware?

  var statusBar = StatusBar()
  var keyboard = Keyboard()
  package internal(set) var keyboardGuide = KeyboardGuide()

  var controllers: Buffer<ControllerRecord>
  var freeControllers: Buffer<Int32>
  /// The slots of the controllers, each behind the one that contains it.
  var order: Buffer<Int32>
  var scrolls: Buffer<ScrollRecord>
  var obstructions: Buffer<ObstructionRecord>
  var safeAreas: Buffer<SafeAreaRecord>

  /// The state has changed since the screen constants were computed.
  var isPending = false
  /// A screen constant was computed from the frame of a view.
  var leansOnFrames = false
  /// A screen constant has changed since this was reset.
  var hasMoved = false
  /// Scroll views that shall scroll to their end wait for a later layout.
  var postponesBottoms = false

  // Animation.
  var transaction = Transaction()
  var clock = Clock()
  var motions: Buffer<Motion>
  /// How many of them are collapses.
  var collapses = 0
  var constantMotions: Buffer<ConstantMotion>
  /// Constants as they were, while several are set.
  var formerConstants: Buffer<Double>
  /// By the item's slot: its place in `motions`, or a value of `MotionPlace`.
  var places: Buffer<Int32>
  /// The slots of items with unreported frames.
  var unreported: Buffer<Int32>
  var curves: Buffer<Bezier>
  var windowReport: WindowReport

  // Results.
  package var coverings: Buffer<Covering>
  package var animations: Buffer<Animation>

  package init(account: Account) {
    scene = Scene(account: account)
    controllers = Buffer(account)
    freeControllers = Buffer(account)
    order = Buffer(account)
    scrolls = Buffer(account)
    obstructions = Buffer(account)
    safeAreas = Buffer(account)
    motions = Buffer(account)
    constantMotions = Buffer(account)
    formerConstants = Buffer(account)
    places = Buffer(account)
    unreported = Buffer(account)
    curves = Buffer(account)
    windowReport = WindowReport(account)
    coverings = Buffer(account)
    animations = Buffer(account)
  }

  package mutating func release() {
    scene.release()
    controllers.release()
    freeControllers.release()
    order.release()
    scrolls.release()
    obstructions.release()
    safeAreas.release()
    motions.release()
    constantMotions.release()
    formerConstants.release()
    places.release()
    unreported.release()
    curves.release()
    windowReport.release()
    coverings.release()
    animations.release()
  }

  /// Opens the screen of a new scene. On an error, both can only be released.
  package mutating func open(
    _ profile: Profile, _ idiom: Idiom, _ orientation: Orientation, width: Double, height: Double
  ) throws(Status) {
    try checkLength(width)
    try checkLength(height)
    self.idiom = idiom
    self.orientation = orientation
    size = Size(width: width, height: height)
    load(profile)
    try makeStatusBar()
    try makeKeyboard()
    try makeKeyboardGuide()
    isOpen = true
    isPending = true
  }

  mutating func load(_ profile: Profile) {
    self.profile = profile
    settings.profile = profile.number
    heights = profile.table(idiom)
    if let device { adaptHeights(to: device) }
  }

  @inline(never)
  mutating func checkOpen() throws(Status) {
    guard isOpen else { throw .mode }
  }

  /// Layouts are more than those of the scene: there is a screen, or a scroll view.
  var hasLayouts: Bool { isOpen || !scrolls.isEmpty }

  package mutating func has(_ capability: Capability) -> Bool {
    let behaviour: Behaviours =
      switch capability {
      case .layoutGuides: .hasLayoutGuides
      case .scrollInsets: .adjustsScrollInsets
      case .overlappingStatusBar: .statusBarOverlaps
      case .underlappingContent: .contentUnderlapsBars
      case .safeAreaInsets: .adjustsBySafeArea
      }
    return isOpen && profile.behaviours.contains(behaviour)
  }

  /// A height of the table for the present orientation.
  mutating func height(_ kind: HeightKind) -> Double { height(kind, isLandscape: orientation.isLandscape) }

  @inline(never)
  mutating func height(_ kind: HeightKind, isLandscape: Bool) -> Double {
    isLandscape ? heights.landscape[kind] : heights.portrait[kind]
  }

  /// A height of the table, for portrait or for landscape.
  package mutating func tabledHeight(_ kind: HeightKind, isLandscape: Bool) throws(Status) -> Double {
    try checkOpen()
    return height(kind, isLandscape: isLandscape)
  }

  /// Replaces a height of the table.
  package mutating func setHeight(_ kind: HeightKind, isLandscape: Bool, _ height: Double) throws(Status) {
    try checkOpen()
    try checkLength(height)
    if isLandscape {
      heights.landscape[kind] = height
    } else {
      heights.portrait[kind] = height
    }
    isPending = true
  }
}
