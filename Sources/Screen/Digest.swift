// The digest of a screen.

import Layout
import Memory
import Notation
import Solver

extension Screen {
  /// Equal before and after a call that has changed nothing.
  package mutating func digest() -> UInt64 {
    var digest = Digest()
    scene.digest(into: &digest)
    if isOpen { addStated(to: &digest) }
    for index in 0..<scrolls.count where scene.isLive(scrolls[index].item) { add(scrolls[index], to: &digest) }
    digest.add(isPending ? 1 : 0)
    return digest.value
  }

  mutating func addStated(to digest: inout Digest) {
    addDevice(to: &digest)
    for index in 0..<order.count { add(controllers[order[index]], order[index], to: &digest) }
    for index in 0..<motions.count where scene.isLive(motions[index].item) {
      digest.add(motions[index].remainder)
      if let collapse = motions[index].collapse { digest.add(collapse) }
    }
    for index in 0..<constantMotions.count { digest.add(constantMotions[index].end.bitPattern) }
    digest.add(transaction.isOpen ? 1 : 0)
    digest.add(transaction.duration.bitPattern)
    digest.add(UInt64(UInt32(bitPattern: transaction.curve)))
    digest.add(clock.now.bitPattern)
    digest.add(UInt64(curves.count) << 32 | UInt64(unreported.count))
  }

  private mutating func addDevice(to digest: inout Digest) {
    digest.add(UInt64(profile.behaviours.rawValue) << 32 | UInt64(orientation.rawValue))
    digest.add(Rect(x: turnDuration(true), y: turnDuration(false), width: size.width, height: size.height))
    for number in 0...HeightKind.largeTitle.rawValue {
      guard let kind = HeightKind(rawValue: number) else { continue }
      digest.add(height(kind, isLandscape: false).bitPattern)
      digest.add(height(kind, isLandscape: true).bitPattern)
    }
    digest.add(
      Self.bits(statusBar.isHidden, settings.isInCall, settings.isStyledByApplication, settings.style == .light))
    digest.add(Self.bits(keyboard.state.isShown, keyboard.state.isDocked, keyboard.state.isLandscape))
    digest.add(keyboard.state.height.bitPattern)
    digest.add(keyboard.state.frame)
    digest.add(Self.bits(settings.guideFollowsUndocked, settings.guideIgnoresSafeArea, idiom == .pad))
    addObstructions(to: &digest)
  }

  private mutating func addObstructions(to digest: inout Digest) {
    let (upright, sideways) = (device?.portrait ?? .zero, device?.landscape ?? .zero)
    Self.add(upright.top, upright.left, upright.bottom, upright.right, to: &digest)
    Self.add(sideways.top, sideways.left, sideways.bottom, sideways.right, to: &digest)
    Self.add(origin.x, origin.y, screenSize.width, screenSize.height, to: &digest)
    for index in 0..<obstructions.count {
      let record = obstructions[index]
      digest.add(UInt64(record.item.raw) << 32 | UInt64(record.kind.rawValue) << 8 | UInt64(record.edge))
      digest.add(record.depth.bitPattern)
      digest.add(record.frame)
    }
    for index in 0..<safeAreas.count {
      digest.add(UInt64(safeAreas[index].view.raw) << 32 | UInt64(safeAreas[index].guide.raw))
      digest.add(safeAreas[index].insetsMargins ? 1 : 0)
    }
  }

  private static func bits(_ one: Bool, _ two: Bool, _ three: Bool, _ four: Bool = false) -> UInt64 {
    (one ? 1 : 0) | (two ? 2 : 0) | (three ? 4 : 0) | (four ? 8 : 0)
  }

  private mutating func add(_ record: ControllerRecord, _ slot: Int32, to digest: inout Digest) {
    digest.add(UInt64(id(ofController: slot).raw) << 32 | UInt64(record.settings.edges))
    digest.add(UInt64(UInt32(bitPattern: record.selected)))
    digest.add(
      Self.bits(
        record.settings.extendsUnderOpaqueBars, record.settings.adjustsScrollInsets, record.settings.style == .light,
        record.topBar.settings.hasPrompt))
    let (top, bottom) = (record.topBar, record.bottomBar)
    digest.add(top.settings.hasLargeTitle ? 1 : 0)
    let (isTranslucent, isBottomTranslucent) = (top.settings.isTranslucent, bottom.settings.isTranslucent)
    digest.add(Self.bits(top.isHidden, isTranslucent ?? true, isTranslucent != nil, record.isHidden))
    digest.add(Self.bits(bottom.isHidden, isBottomTranslucent ?? true, isBottomTranslucent != nil))
    digest.add(UInt64(top.settings.scroll.raw))
    let more = record.settings.additional
    Self.add(more.top, more.left, more.bottom, more.right, to: &digest)
    digest.add(
      Rect(x: top.settings.compactHeight, y: top.settings.velocity, width: record.collapsed, height: 0))
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
