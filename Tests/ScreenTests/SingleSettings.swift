// Settings one by one, for tests; the screen takes all of a thing at once.

import Layout
import Solver
import Status

@testable import Screen

extension Screen {
  mutating func setProfile(_ profile: Profile) throws(Status) {
    try animatedScene.checkOpen()
    window.load(profile)
    animatedScene.isPending = true
  }

  private mutating func change(_ body: (inout ScreenSettings) -> Void) throws(Status) {
    var new = window.settings
    body(&new)
    try display.set(new)
  }

  mutating func setKeyboardGuide(followsUndocked: Bool, ignoresSafeArea: Bool) throws(Status) {
    try change {
      $0.guideFollowsUndocked = followsUndocked
      $0.guideIgnoresSafeArea = ignoresSafeArea
    }
  }

  mutating func setRotationTimes(quarter: Double, half: Double) throws(Status) {
    try change { ($0.quarterTurn, $0.halfTurn) = (quarter, half) }
  }

  mutating func setInCall(_ isInCall: Bool) throws(Status) { try change { $0.isInCall = isInCall } }
  mutating func setStatusBarSource(application: Bool) throws(Status) {
    try change { $0.isStyledByApplication = application }
  }
  mutating func setStatusBarStyle(_ style: StatusBarStyle) throws(Status) { try change { $0.style = style } }

  // MARK: Controllers

  private mutating func change(_ id: ControllerID, _ body: (inout ControllerSettings) -> Void) throws(Status) {
    var new = try controllers.settings(of: id)
    body(&new)
    try controllers.set(new, of: id)
  }

  mutating func setEdges(_ edges: UInt32, of id: ControllerID) throws(Status) { try change(id) { $0.edges = edges } }
  mutating func setExtendsUnderOpaqueBars(_ extends: Bool, of id: ControllerID) throws(Status) {
    try change(id) { $0.extendsUnderOpaqueBars = extends }
  }
  mutating func setAdjustsScrollInsets(_ adjusts: Bool, of id: ControllerID) throws(Status) {
    try change(id) { $0.adjustsScrollInsets = adjusts }
  }
  mutating func setAdditionalInsets(_ insets: Insets, of id: ControllerID) throws(Status) {
    try change(id) { $0.additional = insets }
  }
  mutating func setStatusBarStyle(_ style: StatusBarStyle, of id: ControllerID) throws(Status) {
    try change(id) { $0.style = style }
  }

  // MARK: Bars

  private mutating func change(
    _ kind: BarKind, _ id: ControllerID, _ body: (inout BarSettings) -> Void
  ) throws(Status) {
    var new = try controllers.settings(of: kind, id)
    body(&new)
    try controllers.set(new, of: kind, id)
  }

  mutating func setBarTranslucent(_ isTranslucent: Bool, _ kind: BarKind, of id: ControllerID) throws(Status) {
    try change(kind, id) { $0.isTranslucent = isTranslucent }
  }
  mutating func setPrompt(_ hasPrompt: Bool, of id: ControllerID) throws(Status) {
    try change(.navigation, id) { $0.hasPrompt = hasPrompt }
  }
  mutating func setLargeTitle(_ isLarge: Bool, of id: ControllerID) throws(Status) {
    try change(.navigation, id) { $0.hasLargeTitle = isLarge }
  }
  mutating func setCollapsing(
    to scroll: ItemID?, compactHeight: Double, velocity: Double, of id: ControllerID
  ) throws(Status) {
    if let scroll { try placement.checkCollapsing(with: scroll, of: id) }
    try change(.navigation, id) {
      $0.scroll = scroll ?? ItemID(0)
      ($0.compactHeight, $0.velocity) = (compactHeight, velocity)
    }
  }

  // MARK: Scroll views

  private mutating func change(_ scroll: ItemID, _ body: (inout ScrollSettings) -> Void) throws(Status) {
    var new = try placement.settings(ofScroll: scroll)
    body(&new)
    try placement.set(new, ofScroll: scroll)
  }

  mutating func setInsets(_ insets: Insets, _ indicators: Insets, of scroll: ItemID) throws(Status) {
    try change(scroll) { ($0.insets, $0.indicatorInsets) = (insets, indicators) }
  }
  mutating func setAdjustment(_ adjustment: InsetAdjustment, _ scroll: ItemID) throws(Status) {
    try change(scroll) { $0.adjustment = adjustment }
  }
  mutating func setFollowsKeyboard(_ follows: Bool?, _ scroll: ItemID) throws(Status) {
    try change(scroll) { $0.followsKeyboard = follows }
  }
  mutating func dock(_ input: ItemID?, above scroll: ItemID) throws(Status) {
    if let input { try placement.checkDocked(input, above: scroll) }
    try change(scroll) { $0.input = input ?? ItemID(0) }
  }
}
