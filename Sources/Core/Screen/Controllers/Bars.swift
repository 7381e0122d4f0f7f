// Bars of controllers: settings, heights, frames.

import Layout
import Memory
import Solver
import Status

package struct BarInfo: BitwiseCopyable {
  package var item: ItemID
  /// In the controller's view, without the part it shares with the status bar.
  package var frame: Rect
  /// The height with the part it shares with the status bar; 0 while it is hidden.
  package var effectiveHeight: Double
  package var isHidden: Bool
  package var isTranslucent: Bool
}

extension Controllers {
  /// Returns how far the bars are collapsed: 0 expanded; 1 compact, and without the toolbar.
  package mutating func collapsed(of id: ControllerID) throws(Status) -> Double {
    records[try find(id)].bars.collapsed
  }

  /// Expands the bars, like a tap on the navigation bar.
  package mutating func tapBar(of id: ControllerID) throws(Status) {
    let slot = try find(id)
    guard records[slot].bars.top.exists else { throw .kind }
    records[slot].bars.collapsed = 0
    animatedScene.isPending = true
  }

  /// Returns the scroll distance after which the bars are collapsed: the larger of the heights that they lose.
  mutating func scrollDistance(of slot: Int32) -> Double {
    let record = records[slot]
    let toolbar = record.bars.bottom.isVisible ? barHeight(record, record.bars.bottom) : 0
    return max(shrinkage(of: slot, 1), toolbar)
  }

  /// Returns the difference between the full height of the top bar and its height when collapsed by `progress`.
  @inline(never)
  mutating func shrinkage(of slot: Int32, _ progress: Double) -> Double {
    var record = records[slot]
    record.bars.collapsed = 0
    let full = barHeight(record, record.bars.top)
    record.bars.collapsed = progress
    return full - barHeight(record, record.bars.top)
  }

  /// Returns the height by which the large title above a scroll view is scrolled away.
  mutating func scrolledTitleHeight(above item: ItemID) -> Double {
    let owner = controller(around: item)
    guard owner >= 0, records[owner].isContained else { return 0 }
    let outer = records[owner].parent
    guard records[outer].bars.top.settings.hasLargeTitle else { return 0 }
    return window.height(.largeTitle) - records[outer].bars.top.titleHeight
  }

  /// Whether there is a large title, whose height depends on scroll offsets.
  var hasLargeTitles: Bool {
    mutating get {
      for index in 0..<order.count where self[ordered: index].bars.top.settings.hasLargeTitle { return true }
      return false
    }
  }

  /// Returns the distances of a controller's view from the top and the bottom of its superview.
  mutating func margins(of record: ControllerRecord) -> (above: Double, below: Double) {
    if record.superview == .window { return (display.rootTop, 0) }
    guard record.isContained else { return (0, 0) }
    let outer = records[record.parent]
    let isNavigation = outer.kind == .navigation
    let above = isNavigation && !underlaps(record, outer.bars.top, EdgeMask.top) ? topArea(of: outer) : 0
    let below =
      underlaps(record, outer.bars.bottom, EdgeMask.bottom) ? 0 : max(0, outer.bottom - outer.area.inner.bottomOfBars)
    return (above, below)
  }

  /// Whether a controller extends under a bar of its container. The `edges` of navigation and tab controllers do not
  /// count.
  private mutating func underlaps(_ record: ControllerRecord, _ bar: BarRecord, _ edge: UInt32) -> Bool {
    guard window.profile.behaviours.contains(.contentUnderlapsBars) else { return false }
    if record.isContent && record.settings.edges & edge == 0 { return false }
    return !bar.isVisible || isTranslucent(bar) || record.settings.extendsUnderOpaqueBars
  }

  mutating func isTranslucent(_ bar: BarRecord) -> Bool {
    bar.settings.isTranslucent ?? window.profile.behaviours.contains(.barsAreTranslucent)
  }

  /// Returns the height of a bar without the part it shares with the status bar.
  @inline(never)
  mutating func barHeight(_ record: ControllerRecord, _ bar: BarRecord) -> Double {
    switch bar.kind {
    case .toolbar: return window.height(.toolbar)
    case .tab: return window.height(.tabBar)
    default:
      let full = window.height(.navigationBar) + (bar.settings.hasPrompt ? window.height(.prompt) : 0) + bar.titleHeight
      if record.bars.collapsed == 0 { return full }
      let override = bar.settings.compactHeight
      let compact = override >= 0 ? override : window.height(.compactBar)
      return full - record.bars.collapsed * max(0, full - compact)
    }
  }

  /// Returns the height at the top of the view that the status bar and the navigation bar cover.
  @inline(never)
  mutating func topArea(of record: ControllerRecord) -> Double {
    record.area.statusOverlap + (record.bars.top.isVisible ? barHeight(record, record.bars.top) : 0)
  }

  package mutating func settings(of kind: BarKind, _ id: ControllerID) throws(Status) -> BarSettings {
    try bar(kind, of: try find(id)).settings
  }

  /// Replaces valid settings of a bar. Bars that collapse with another scroll view than before are expanded.
  package mutating func set(_ settings: BarSettings, of kind: BarKind, _ id: ControllerID) throws(Status) {
    let slot = try find(id)
    let old = try bar(kind, of: slot).settings
    if settings == old { return }
    if settings.scroll != old.scroll || settings.compactHeight != old.compactHeight
      || settings.velocity != old.velocity
    {
      records[slot].bars.collapsed = 0
    }
    try withBar(kind, of: id) { $0.settings = settings }
  }

  package mutating func setBarHidden(_ isHidden: Bool, _ kind: BarKind, of id: ControllerID) throws(Status) {
    try withBar(kind, of: id) { $0.isHidden = isHidden }
    try scene.setShown(!isHidden, bar(kind, of: try find(id)).item)
  }

  mutating func withBar(
    _ kind: BarKind, of id: ControllerID, _ body: (inout BarRecord) -> Void
  ) throws(Status) {
    let slot = try find(id)
    _ = try bar(kind, of: slot)
    if kind == .navigation { body(&records[slot].bars.top) } else { body(&records[slot].bars.bottom) }
    animatedScene.isPending = true
  }

  @inline(never)
  private mutating func bar(_ kind: BarKind, of slot: Int32) throws(Status) -> BarRecord {
    let bar = kind == .navigation ? records[slot].bars.top : records[slot].bars.bottom
    guard bar.exists, bar.kind == kind else { throw .kind }
    return bar
  }

  /// Returns a bar's frame and state, as of the last layout.
  package mutating func barInfo(_ kind: BarKind, of id: ControllerID) throws(Status) -> BarInfo {
    let slot = try find(id)
    let bar = try bar(kind, of: slot)
    let record = records[slot]
    let frame = try scene.frames.frame(of: bar.item)
    let height = kind == .navigation ? topArea(of: record) : frame.height
    return BarInfo(
      item: bar.item, frame: frame, effectiveHeight: bar.isHidden ? 0 : height, isHidden: bar.isHidden,
      isTranslucent: isTranslucent(bar))
  }

  /// Returns where a background image is drawn, in the coordinates of the controller's view, and the height of the
  /// opaque black above it. If the image is no higher than the bar itself, the part of the status bar is black; a
  /// higher image fills both.
  package mutating func imageFrame(
    _ imageHeight: Double, of id: ControllerID
  ) throws(Status) -> (frame: Rect, black: Double) {
    try checkLength(imageHeight)
    let info = try barInfo(.navigation, of: id)
    // The state at the end of an animation, during which the frame of the bar may move.
    let overlap = info.isHidden ? 0 : records[try find(id)].area.statusOverlap
    if imageHeight <= info.frame.height || info.isHidden { return (info.frame, overlap) }
    var frame = info.frame
    frame.y -= overlap
    frame.height += overlap
    return (frame, 0)
  }
}
