// Scroll views. Their insets have independent layers: host, bars, keyboard.

import Layout
import Memory
import Solver
import Status

struct ScrollRecord: BitwiseCopyable {
  var item: ItemID
  var settings = ScrollSettings()
  var contentWidth = ScreenConstant()
  var contentHeight = ScreenConstant()

  // Offsets, in the coordinates of the content.
  var offset = Point(x: 0, y: 0)
  /// The offset that callers read: the one of the last published layout.
  var published = Point(x: 0, y: 0)
  /// The scroll distance from the top.
  var distance = 0.0
  var wantsBottom = false
  /// Insets and sizes at the last update of the offset.
  var geometry = ScrollGeometry()
  var motion = OffsetMotion()
}

/// The state of a scroll view as of the last layout.
package struct ScrollInfo: BitwiseCopyable {
  package var insets = Insets.zero
  package var indicatorInsets = Insets.zero
  package var contentSize = Size(width: 0, height: 0)
  package var offset = Point(x: 0, y: 0)
  /// The animated offset at the last sample.
  package var shownOffset = Point(x: 0, y: 0)
  /// The part of the content inside all insets.
  package var visible = Rect.zero
  /// Bars pad it.
  package var isAdjusted = false
}

// MARK: Records

extension Placement {
  /// Adds a view of the caller, with a record if it is a scroll view.
  package mutating func addView(
    in parent: ItemID, _ kind: ItemKind, name: UnsafeBufferPointer<UInt8>?
  ) throws(Status) -> ItemID {
    let isScroll = kind == .scroll
    if isScroll { try inMemory { () throws(MemoryError) in try scrolls.reserve(scrolls.count + 1) } }
    let view = try scene.frames.addView(in: parent, kind, name: name)
    if isScroll { scrolls.appendReserved(ScrollRecord(item: view)) }
    animatedScene.isPending = true
    return view
  }

  /// The pending work before additions, so that undoing them also drops the work they caused.
  package typealias PendingState = (isPending: Bool, scrolls: Int, scene: Scene.PendingState)

  package var pendingState: PendingState {
    mutating get { (animatedScene.isPending, scrolls.count, scene.pendingState) }
  }

  /// Drops the work that became pending since `pendingState` was taken. Everything that was added since must have been
  /// removed.
  package mutating func restore(_ pendingState: PendingState) {
    scrolls.truncate(to: pendingState.scrolls)
    scene.restore(pendingState.scene)
    animatedScene.isPending = pendingState.isPending
  }

  /// Removes the records of removed scroll views and safe areas. Bars that collapsed with one are expanded.
  mutating func collectScrolls() {
    var kept = 0
    for index in 0..<scrolls.count where scene.tree.isLive(scrolls[index].item) {
      scrolls[kept] = scrolls[index]
      kept += 1
    }
    scrolls.truncate(to: kept)
    collectSafeAreas()
    for index in 0..<controllers.count where !scene.tree.isLive(controllers[ordered: index].bars.top.settings.scroll) {
      controllers[ordered: index].bars.top.settings.scroll = ItemID(0)
      controllers[ordered: index].bars.collapsed = 0
    }
  }

  /// Whether a layout involves more than the scene: there is a screen, or a scroll view.
  var hasLayouts: Bool { animatedScene.hasScreen || !scrolls.isEmpty }

  @inline(never)
  mutating func findScroll(_ item: ItemID) throws(Status) -> Int {
    guard try scene.tree.kind(of: item) == .scroll else { throw .kind }
    for index in 0..<scrolls.count where scrolls[index].item == item { return index }
    throw .kind
  }
}

// MARK: Settings

extension Placement {
  package mutating func settings(ofScroll item: ItemID) throws(Status) -> ScrollSettings {
    var settings = scrolls[try findScroll(item)].settings
    if !scene.tree.isLive(settings.input) { settings.input = ItemID(0) }
    return settings
  }

  /// Replaces valid settings of a scroll view. If the docked input overlaps it, everything below the top of the input
  /// counts as obscured.
  package mutating func set(_ settings: ScrollSettings, ofScroll item: ItemID) throws(Status) {
    let index = try findScroll(item)
    if scrolls[index].settings == settings { return }
    scrolls[index].settings = settings
    animatedScene.isPending = true
  }

  /// Throws unless an input can be docked to a scroll view.
  package mutating func checkDocked(_ input: ItemID, above item: ItemID) throws(Status) {
    guard try scene.tree.kind(of: input).isView, input != .window else { throw .kind }
    guard !scene.tree.contains(item, input), !scene.tree.contains(input, item) else { throw .inUse }
  }

  /// Sets the content size, for content whose size no constraints determine. A strict scene may refuse it.
  package mutating func setContentSize(_ size: Size, of item: ItemID) throws(Status) {
    let index = try findScroll(item)
    try size.check()
    let (width, height) = (scrolls[index].contentWidth.constraint, scrolls[index].contentHeight.constraint)
    if width.raw == 0 {
      let made = try scene.model.fixContentSize(size, of: item)
      scrolls[index].contentWidth = ScreenConstant(constraint: made.width, number: size.width)
      scrolls[index].contentHeight = ScreenConstant(constraint: made.height, number: size.height)
    } else {
      let old = try (scene.model.constraint(width).constant, scene.model.constraint(height).constant)
      try animatedScene.reserveConstantMotions(2)
      try scene.model.setConstantPair((width, size.width), (height, size.height))
      animatedScene.noteMotion(of: width, from: old.0, to: size.width)
      animatedScene.noteMotion(of: height, from: old.1, to: size.height)
      scrolls[index].contentWidth.number = size.width
      scrolls[index].contentHeight.number = size.height
    }
    animatedScene.isPending = true
  }
}

// MARK: Insets

extension Placement {
  /// Whether bars pad a scroll view: it is its controller's view, or the first child of that view.
  mutating func isAdjusted(_ item: ItemID, _ owner: Int32) throws(Status) -> Bool {
    guard owner >= 0, window.profile.behaviours.contains(.adjustsScrollInsets) else { return false }
    let record = controllers[owner]
    guard record.settings.adjustsScrollInsets, controllers.isInContainer(owner) else { return false }
    if record.view == item { return true }
    return try scene.tree.firstChild(of: record.view) == item
  }

  /// Returns how far bars, and the keyboard with the docked input, cover a scroll view from each edge. The larger
  /// covering counts.
  private mutating func cover(_ record: ScrollRecord, _ isAdjusted: Bool, _ owner: Int32) throws(Status) -> Insets {
    let frame = try exactWindowFrame(of: record.item)
    var cover = Insets.zero
    if window.profile.behaviours.contains(.adjustsBySafeArea) {
      cover = try safeCover(record, frame, isAdjusted)
    } else if isAdjusted {
      cover.top = min(max(0, controllers[owner].area.own.top - frame.y), frame.height)
      cover.bottom = max(0, frame.bottom - controllers[owner].area.own.bottom)
    }
    if record.settings.followsKeyboard ?? (isAdjusted || scene.tree.isLive(record.settings.input)) {
      var edge = keyboard.isDocked ? window.size.height - keyboard.dockedHeight : frame.bottom
      if let input = try dockedFrame(record), input.overlaps(frame) { edge = min(edge, input.y) }
      cover.bottom = max(cover.bottom, frame.bottom - edge)
    }
    cover.bottom = min(cover.bottom, max(0, frame.height))
    return cover
  }

  /// Returns the insets of the safe area in a scroll view, at the edges that its adjustment includes; 0 at others.
  private mutating func safeCover(
    _ record: ScrollRecord, _ frame: Rect, _ isInContainer: Bool
  ) throws(Status) -> Insets {
    if record.settings.adjustment == .never { return .zero }
    let content = try scene.frames.exactFrame(of: try scene.tree.contentGuide(of: record.item))
    let isAlways = record.settings.adjustment == .always
    let isVertical =
      isAlways || content.height > frame.height || record.settings.adjustment == .automatic && isInContainer
    let isHorizontal = isAlways || content.width > frame.width
    var cover = try insets(of: record.item, in: frame)
    if !isVertical { (cover.top, cover.bottom) = (0, 0) }
    if !isHorizontal { (cover.left, cover.right) = (0, 0) }
    return cover
  }

  /// The frame of the docked input in the window; nil without one, or while it is hidden.
  private mutating func dockedFrame(_ record: ScrollRecord) throws(Status) -> Rect? {
    guard scene.tree.isLive(record.settings.input), try !scene.tree.isEffectivelyHidden(record.settings.input) else {
      return nil
    }
    return try exactWindowFrame(of: record.settings.input)
  }

  package mutating func scrollInfo(of item: ItemID) throws(Status) -> ScrollInfo {
    try scrollInfo(scrolls[try findScroll(item)])
  }

  @inline(never)
  mutating func scrollInfo(_ record: ScrollRecord) throws(Status) -> ScrollInfo {
    var info = ScrollInfo()
    let owner = controllers.controller(around: record.item)
    info.isAdjusted = try isAdjusted(record.item, owner)
    let cover = try cover(record, info.isAdjusted, owner)
    info.insets = record.settings.insets + cover
    info.indicatorInsets = record.settings.indicatorInsets + cover
    let content = try scene.frames.exactFrame(of: try scene.tree.contentGuide(of: record.item))
    info.contentSize = Size(width: content.width, height: content.height)
    info.offset = presentOffset(of: record)
    info.shownOffset = shownOffset(of: record)
    let frame = try scene.frames.exactFrame(of: record.item)
    info.visible = Rect(
      x: info.offset.x + info.insets.left, y: info.offset.y + info.insets.top,
      width: max(0, frame.width - info.insets.left - info.insets.right),
      height: max(0, frame.height - info.insets.top - info.insets.bottom))
    return info
  }

  /// Resets references that a move has made invalid: bars that collapse with a scroll view of another controller, inputs
  /// that are docked to one of their ancestors.
  mutating func resetBrokenReferences() {
    for index in 0..<controllers.count {
      let record = controllers[ordered: index]
      if record.bars.top.settings.scroll.raw == 0 || scene.tree.contains(record.view, record.bars.top.settings.scroll) {
        continue
      }
      controllers[ordered: index].bars.top.settings.scroll = ItemID(0)
      controllers[ordered: index].bars.collapsed = 0
    }
    for index in 0..<scrolls.count {
      let (item, input) = (scrolls[index].item, scrolls[index].settings.input)
      if scene.tree.contains(item, input) || scene.tree.contains(input, item) {
        scrolls[index].settings.input = ItemID(0)
      }
    }
  }
}
