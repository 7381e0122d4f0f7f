import Layout
import Memory
import Notation
import Solver
import Status
import Support
import Testing

@testable import Screen

/// A screen for tests. Every layout is followed by a check of the solver, and all memory must be released at the end.
final class Device {
  let supply = Supply()
  let account: Account
  var screen: Screen
  /// The frames that layouts and samples reported.
  private(set) var reported: [UInt32: Rect] = [:]
  /// The frames in the window that samples reported.
  private(set) var reportedInWindow: [UInt32: Rect] = [:]

  init(
    _ profile: Profile = .ios7, width: Double = 320, height: Double = 480, idiom: Idiom = .phone,
    orientation: Orientation = .portrait
  ) throws {
    account = supply.account()!
    screen = Screen(account: account)
    try screen.scene.open(width: width, height: height)
    try screen.open(profile, idiom, orientation, width: width, height: height)
  }

  deinit {
    screen.release()
    account.close()
    if !supply.isEmpty { Issue.record("\(supply.bytes) bytes and \(supply.wrongSizes) sizes are wrong at the end") }
  }

  // MARK: Adding

  func add(_ kind: ControllerKind = .content, in home: ItemID = .window, name: String = "") throws -> ControllerID {
    var name = name
    return try name.withUTF8 { try screen.addController(kind, in: home, name: $0) }
  }

  func push(_ controller: ControllerID, _ kind: ControllerKind = .content) throws -> ControllerID {
    try add(kind, in: view(controller))
  }

  /// Adds a navigation controller in the window, and a controller in it.
  func navigation(_ kind: ControllerKind = .content) throws -> (navigation: ControllerID, content: ControllerID) {
    let navigation = try add(.navigation)
    return (navigation, try push(navigation, kind))
  }

  func view(_ controller: ControllerID) throws -> ItemID { try screen.controllers.view(of: controller) }

  func view(in parent: ItemID, _ kind: ItemKind = .plain) throws -> ItemID {
    try screen.placement.addView(in: parent, kind, name: nil)
  }

  /// Adds a view that fills its parent, except for distances from the top and the bottom.
  func fill(
    _ parent: ItemID, _ kind: ItemKind = .plain, top: Double = 0, bottom: Double = 0
  ) throws -> ItemID {
    let view = try view(in: parent, kind)
    for attribute in [Attribute.left, .width] { try pin(view, attribute, to: parent, attribute) }
    try pin(view, .top, to: parent, .top, top)
    try pin(view, .bottom, to: parent, .bottom, -bottom)
    return view
  }

  @discardableResult
  func pin(
    _ first: ItemID, _ attribute: Attribute, to second: ItemID, _ other: Attribute, _ constant: Double = 0,
    _ relation: Relation = .equal, at priority: Int32 = 1000
  ) throws -> ConstraintID {
    var constraint = Constraint(first, attribute, relation, second, other, constant: constant)
    constraint.priority = priority
    return try screen.scene.model.addConstraint(constraint)
  }

  @discardableResult
  func size(_ item: ItemID, _ attribute: Attribute, _ number: Double) throws -> ConstraintID {
    try screen.scene.model.addConstraint(Constraint(item, attribute, .equal, number))
  }

  func rules(_ text: String) throws {
    var rules = Rules(account)
    defer { rules.release() }
    try Array(text.utf8).withUnsafeBufferPointer { bytes throws(RuleFault) in try rules.append(bytes) }
    try screen.scene.add(&rules, RuleOptions())
  }

  // MARK: Reports

  private func readChanges() {
    for change in screen.scene.frames.changes.elements { reported[change.item.raw] = change.frame }
  }

  func layout() throws {
    try screen.layoutIfNeeded()
    readChanges()
    try screen.scene.model.check()
    #expect(screen.scene.frames.changes.count <= screen.scene.tree.itemSlots)
  }

  /// Samples, and returns the changes.
  @discardableResult
  func sample(_ time: Double) throws -> [Change] {
    try screen.sample(at: time)
    readChanges()
    return (0..<screen.scene.frames.changes.count).map { screen.scene.frames.changes[$0] }
  }

  /// Samples in the window, and returns the changes. They make all frames as the tree adds them up.
  @discardableResult
  func sampleInWindow(_ time: Double) throws -> [Change] {
    try screen.sampleInWindow(at: time)
    let changes = (0..<screen.scene.frames.changes.count).map { screen.scene.frames.changes[$0] }
    for change in changes where reportedInWindow.updateValue(change.frame, forKey: change.item.raw) == change.frame {
      Issue.record("\(change) is reported, and not changed")
    }
    var places: [UInt32: Rect] = [:]
    var item = try screen.scene.tree.item(after: nil)
    while let present = item {
      let place = try windowPlace(of: present, places)
      places[present.raw] = place
      #expect(reportedInWindow[present.raw] == place)
      item = try screen.scene.tree.item(after: present)
    }
    return changes
  }

  /// The shown frame in the window, from the places of the items around it.
  private func windowPlace(of item: ItemID, _ places: [UInt32: Rect]) throws -> Rect {
    var frame = try shown(item)
    guard let parent = try screen.scene.tree.parent(of: item), let place = places[parent.raw] else { return frame }
    var offset = Point(x: 0, y: 0)
    if try screen.scene.tree.kind(of: parent) == .scroll, try screen.placement.isScrolled(item) {
      let info = try info(parent)
      let pixel = screen.placement.pixelOffset(info.offset)
      offset = Point(
        x: pixel.x + (info.shownOffset.x - info.offset.x), y: pixel.y + (info.shownOffset.y - info.offset.y))
    }
    frame.x += place.x - offset.x
    frame.y += place.y - offset.y
    return frame
  }

  func frame(_ item: ItemID) throws -> Rect { try screen.scene.frames.frame(of: item) }
  func frame(_ controller: ControllerID) throws -> Rect { try frame(view(controller)) }
  func windowFrame(_ item: ItemID) throws -> Rect { try screen.scene.frames.windowFrame(of: item) }
  func windowFrame(_ controller: ControllerID) throws -> Rect { try windowFrame(view(controller)) }
  func shown(_ item: ItemID) throws -> Rect { try screen.motions.shownFrame(of: item) }

  func bar(_ kind: BarKind, _ controller: ControllerID) throws -> BarInfo {
    try screen.controllers.barInfo(kind, of: controller)
  }
  /// Equal before and after a call that runs out of memory, which may change the state of the solver, but no setting.
  func statedDigest() -> UInt64 {
    var digest = Digest()
    screen.scene.digestStated(into: &digest)
    screen.addStated(to: &digest)
    return digest.value
  }
  var isDocked: Bool { screen.keyboard.isDocked }
  func insets(_ scroll: ItemID) throws -> Insets { try screen.placement.scrollInfo(of: scroll).insets }
  func info(_ scroll: ItemID) throws -> ScrollInfo { try screen.placement.scrollInfo(of: scroll) }
  func topLength(_ controller: ControllerID) throws -> Double {
    try frame(screen.controllers.guides(of: controller).top).height
  }
  func bottomLength(_ controller: ControllerID) throws -> Double {
    try frame(screen.controllers.guides(of: controller).bottom).height
  }

  var structural: UInt64 { screen.scene.solver.statistics().structural }

  // MARK: Writing

  func description() throws -> String {
    try text { pieces throws(Status) in try screen.animatedScene.describe(to: &pieces) }
  }

  /// Returns pieces of text as one string.
  private func text(_ write: (inout Pieces) throws(Status) -> Void) throws -> String {
    var bytes: [UInt8] = []
    try withUnsafeMutablePointer(to: &bytes) { place in
      var pieces = Pieces(
        function: { text, count, context in
          let piece = UnsafeRawBufferPointer(start: text, count: count)
          context!.assumingMemoryBound(to: [UInt8].self).pointee.append(contentsOf: piece)
        }, context: place)
      try write(&pieces)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Events

  func showKeyboard(_ height: Double = 216, duration: Double = 0.25, curve: Int32 = 7) throws {
    try screen.showKeyboard(Rect(x: 0, y: 480 - height, width: 320, height: height), duration: duration, curve: curve)
  }
  func hideKeyboard() throws { try screen.hideKeyboard(duration: 0.25, curve: 7) }
}

func insets(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double) -> Insets {
  Insets(top: top, left: left, bottom: bottom, right: right)
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: x, y: y, width: width, height: height)
}
