// A scene with the screen it is on.

import Layout
import Memory
import Notation
import Solver
import Status

/// What lies over an app's content, and what that does to it.
///
/// Events (a keyboard, a rotation, a bar that hides, a controller pushed) only note a new state. A layout turns the state
/// into a few numbers, and these are constants of constraints that are there from the beginning: no event but the
/// coming and going of controllers adds or removes one. The same state gives the same numbers, whatever came before.
package struct Screen: ~Copyable {
  let account: Account
  package var scene: Scene

  /// Nothing here means anything before it is open.
  package private(set) var isOpen = false
  var profile = Profile.ios7
  package var idiom = Idiom.phone
  package var orientation = Orientation.portrait
  var heights = HeightTable.phone
  var rotation = (quarter: 0.4, half: 0.8)
  /// Of the window, as the device is held now.
  var size = Size(width: 0, height: 0)

  var statusBar = StatusBar()
  var keyboard = Keyboard()
  package private(set) var keyboardGuide = ItemID(0)
  var keyboardGuideHeight = Held()

  var controllers: Buffer<ControllerRecord>
  var freeControllers: Buffer<Int32>
  /// The slots of the controllers; none comes before the one it is in.
  var order: Buffer<Int32>
  var scrolls: Buffer<ScrollRecord>

  /// A state was noted that is not yet in the numbers.
  var isPending = false
  /// A number was taken from where a view lies, and not from other numbers.
  var leansOnFrames = false
  /// A number has changed since it was last looked at.
  var hasMoved = false

  // Animation.
  var transaction = Transaction()
  var clock = Clock()
  var motions: Buffer<Motion>
  var constantMotions: Buffer<ConstantMotion>
  /// Constants as they were, while several are set.
  var formerConstants: Buffer<Double>
  /// By the item's slot: its place in `motions`, or what `Place` says.
  var places: Buffer<Int32>
  /// The slots of items with new frames that nobody was told of.
  var untold: Buffer<Int32>
  var curves: Buffer<Bezier>

  // Results.
  package var changes: Buffer<Change>
  package var coverings: Buffer<Covering>
  package var journeys: Buffer<Journey>

  package init(account: Account) {
    self.account = account
    scene = Scene(account: account)
    controllers = Buffer(account)
    freeControllers = Buffer(account)
    order = Buffer(account)
    scrolls = Buffer(account)
    motions = Buffer(account)
    constantMotions = Buffer(account)
    formerConstants = Buffer(account)
    places = Buffer(account)
    untold = Buffer(account)
    curves = Buffer(account)
    changes = Buffer(account)
    coverings = Buffer(account)
    journeys = Buffer(account)
  }

  package mutating func release() {
    scene.release()
    controllers.release()
    freeControllers.release()
    order.release()
    scrolls.release()
    motions.release()
    constantMotions.release()
    formerConstants.release()
    places.release()
    untold.release()
    curves.release()
    changes.release()
    coverings.release()
    journeys.release()
  }

  /// Gives a new scene a screen; where that fails both can only be released.
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

  private mutating func makeKeyboardGuide() throws(Status) {
    keyboardGuide = try scene.addOwned(.guide, in: .window, name: "keyboard_guide")
    try hold(keyboardGuide, .left, to: .window, .left)
    _ = try scene.hold(Constraint(keyboardGuide, .width, .equal, 0))
    try hold(keyboardGuide, .bottom, to: .window, .bottom)
    keyboardGuideHeight = try holdSize(keyboardGuide, .height)
  }

  /// Another generation. What was set by hand stays, but for heights and the times of rotation.
  package mutating func setProfile(_ profile: Profile) throws(Status) {
    try checkOpen()
    load(profile)
    isPending = true
  }

  private mutating func load(_ profile: Profile) {
    self.profile = profile
    heights = profile.table(idiom)
    rotation = profile.rotation
  }

  @inline(never)
  mutating func checkOpen() throws(Status) {
    guard isOpen else { throw .mode }
  }

  package mutating func has(_ capability: Capability) -> Bool {
    let behaviour: Behaviours =
      switch capability {
      case .layoutGuides: .hasLayoutGuides
      case .scrollInsets: .adjustsScrollInsets
      case .overlappingStatusBar: .statusBarOverlaps
      case .underlappingContent: .contentUnderlapsBars
      }
    return isOpen && profile.behaviours.contains(behaviour)
  }

  /// A height of the table, as the device is held now.
  mutating func height(_ kind: HeightKind) -> Double { height(kind, isLandscape: orientation.isLandscape) }

  @inline(never)
  mutating func height(_ kind: HeightKind, isLandscape: Bool) -> Double {
    isLandscape ? heights.landscape[kind] : heights.portrait[kind]
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
