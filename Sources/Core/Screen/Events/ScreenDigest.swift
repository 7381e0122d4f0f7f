// The digest of a screen.

import Layout
import Memory
import Solver
import Status

extension Screen {
  /// Returns a digest that a call which changes nothing leaves unchanged.
  package mutating func digest() -> UInt64 {
    var digest = Digest()
    scene.digest(into: &digest)
    if animatedScene.hasScreen { addStated(to: &digest) }
    for index in 0..<placement.scrolls.count where scene.tree.isLive(placement.scrolls[index].item) {
      add(placement.scrolls[index], to: &digest)
    }
    digest.add(animatedScene.isPending ? 1 : 0)
    return digest.value
  }

  mutating func addStated(to digest: inout Digest) {
    addDevice(to: &digest)
    for index in 0..<controllers.count { add(controllers[ordered: index], controllers.order[index], to: &digest) }
    for index in 0..<motions.records.count where scene.tree.isLive(motions.records[index].item) {
      digest.add(motions.records[index].remainder)
      if let collapse = motions.records[index].collapse { digest.add(collapse) }
    }
    for index in 0..<animatedScene.constantMotions.count {
      digest.add(animatedScene.constantMotions[index].end.bitPattern)
    }
    digest.add(animatedScene.transaction.isOpen ? 1 : 0)
    digest.add(animatedScene.transaction.duration.bitPattern)
    digest.add(UInt64(UInt32(bitPattern: animatedScene.transaction.curve)))
    digest.add(animatedScene.clock.now.bitPattern)
    digest.add(UInt64(animatedScene.curves.defined.count) << 32 | UInt64(motions.unreported.count))
  }

  private mutating func addDevice(to digest: inout Digest) {
    digest.add(UInt64(window.profile.behaviours.rawValue) << 32 | UInt64(window.orientation.rawValue))
    digest.add(
      Rect(
        x: window.turnDuration(true), y: window.turnDuration(false), width: window.size.width,
        height: window.size.height))
    for number in 0...HeightKind.largeTitle.rawValue {
      guard let kind = HeightKind(rawValue: number) else { continue }
      digest.add(window.height(kind, isLandscape: false).bitPattern)
      digest.add(window.height(kind, isLandscape: true).bitPattern)
    }
    digest.add(
      Self.bits(
        display.statusBar.isHidden, window.settings.isInCall, window.settings.isStyledByApplication,
        window.settings.style == .light))
    digest.add(Self.bits(keyboard.state.isShown, keyboard.state.isDocked, keyboard.state.isLandscape))
    digest.add(keyboard.state.height.bitPattern)
    digest.add(keyboard.state.frame)
    digest.add(
      Self.bits(window.settings.guideFollowsUndocked, window.settings.guideIgnoresSafeArea, window.idiom == .pad))
    addObstructions(to: &digest)
  }

  private mutating func addObstructions(to digest: inout Digest) {
    let (upright, sideways) = window.insetsOfDevice()
    Self.add(upright.top, upright.left, upright.bottom, upright.right, to: &digest)
    Self.add(sideways.top, sideways.left, sideways.bottom, sideways.right, to: &digest)
    Self.add(window.origin.x, window.origin.y, window.screenSize.width, window.screenSize.height, to: &digest)
    for index in 0..<display.obstructions.count {
      let record = display.obstructions[index]
      digest.add(UInt64(record.item.raw) << 32 | UInt64(record.kind.rawValue) << 8 | UInt64(record.edge))
      digest.add(record.depth.bitPattern)
      digest.add(record.frame)
    }
    for index in 0..<placement.safeAreas.count {
      digest.add(UInt64(placement.safeAreas[index].view.raw) << 32 | UInt64(placement.safeAreas[index].guide.raw))
      digest.add(placement.safeAreas[index].insetsMargins ? 1 : 0)
    }
  }

  private static func bits(_ one: Bool, _ two: Bool, _ three: Bool, _ four: Bool = false) -> UInt64 {
    (one ? 1 : 0) | (two ? 2 : 0) | (three ? 4 : 0) | (four ? 8 : 0)
  }

  private mutating func add(_ record: ControllerRecord, _ slot: Int32, to digest: inout Digest) {
    digest.add(UInt64(controllers.id(ofController: slot).raw) << 32 | UInt64(record.settings.edges))
    digest.add(UInt64(UInt32(bitPattern: record.selected)))
    digest.add(
      Self.bits(
        record.settings.extendsUnderOpaqueBars, record.settings.adjustsScrollInsets, record.settings.style == .light,
        record.bars.top.settings.hasPrompt))
    let (top, bottom) = (record.bars.top, record.bars.bottom)
    digest.add(top.settings.hasLargeTitle ? 1 : 0)
    let (isTranslucent, isBottomTranslucent) = (top.settings.isTranslucent, bottom.settings.isTranslucent)
    digest.add(Self.bits(top.isHidden, isTranslucent ?? true, isTranslucent != nil, record.isHidden))
    digest.add(Self.bits(bottom.isHidden, isBottomTranslucent ?? true, isBottomTranslucent != nil))
    digest.add(UInt64(top.settings.scroll.raw))
    let more = record.settings.additional
    Self.add(more.top, more.left, more.bottom, more.right, to: &digest)
    digest.add(
      Rect(x: top.settings.compactHeight, y: top.settings.velocity, width: record.bars.collapsed, height: 0))
  }

  private mutating func add(_ record: ScrollRecord, to digest: inout Digest) {
    digest.add(UInt64(record.item.raw) << 32 | UInt64(record.settings.input.raw))
    let (insets, indicators) = (record.settings.insets, record.settings.indicatorInsets)
    Self.add(insets.top, insets.left, insets.bottom, insets.right, to: &digest)
    Self.add(indicators.top, indicators.left, indicators.bottom, indicators.right, to: &digest)
    Self.add(record.offset.x, record.offset.y, record.contentWidth.number, record.contentHeight.number, to: &digest)
    digest.add(record.wantsBottom ? 1 : 0)
    digest.add(UInt64(record.settings.adjustment.rawValue))
    digest.add(record.settings.followsKeyboard == nil ? 2 : record.settings.followsKeyboard == true ? 1 : 0)
  }

  private static func add(_ one: Double, _ two: Double, _ three: Double, _ four: Double, to digest: inout Digest) {
    digest.add(Rect(x: one, y: two, width: three, height: four))
  }
}
