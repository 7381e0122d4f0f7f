// Settings and queries of controllers and bars.

import Layout
import Memory
import Notation
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

// MARK: Bars

extension Screen {
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
      controllers[slot].collapsed = 0
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
    if kind == .navigation { body(&controllers[slot].topBar) } else { body(&controllers[slot].bottomBar) }
    isPending = true
  }

  @inline(never)
  private mutating func bar(_ kind: BarKind, of slot: Int32) throws(Status) -> BarRecord {
    let bar = kind == .navigation ? controllers[slot].topBar : controllers[slot].bottomBar
    guard bar.isThere, bar.kind == kind else { throw .kind }
    return bar
  }

  /// Returns a bar's frame and state, as of the last layout.
  package mutating func barInfo(_ kind: BarKind, of id: ControllerID) throws(Status) -> BarInfo {
    let slot = try find(id)
    let bar = try bar(kind, of: slot)
    let record = controllers[slot]
    let frame = try scene.frame(of: bar.item)
    let height = kind == .navigation ? topArea(of: record) : frame.height
    return BarInfo(
      item: bar.item, frame: frame, effectiveHeight: bar.isHidden ? 0 : height, isHidden: bar.isHidden,
      isTranslucent: isTranslucent(bar))
  }

  /// Where a background image is drawn, in the controller's view, and how much opaque black is above it: an image no
  /// higher than the bar proper leaves the status bar's part black, a higher one fills all.
  package mutating func imageFrame(
    _ imageHeight: Double, of id: ControllerID
  ) throws(Status) -> (frame: Rect, black: Double) {
    try checkLength(imageHeight)
    let info = try barInfo(.navigation, of: id)
    // As it is at the end of an animation, in which the frame of the bar may move.
    let overlap = info.isHidden ? 0 : controllers[try find(id)].statusOverlap
    if imageHeight <= info.frame.height || info.isHidden { return (info.frame, overlap) }
    var frame = info.frame
    frame.y -= overlap
    frame.height += overlap
    return (frame, 0)
  }

  /// How much status bar and navigation bars cover, as they are now, of a view that begins where that of the controller
  /// does or, in standard containers, where that of the outermost of these does: what a layout made for one generation
  /// loses or gains in the other. Where views of the caller begin is read as of the last layout.
  package mutating func barsHeight(of id: ControllerID) throws(Status) -> Double {
    let slot = try find(id)
    var outermost = slot
    while controllers[outermost].isContained { outermost = controllers[outermost].parent }
    var end = statusArea
    var around = slot
    while around >= 0 {
      let record = controllers[around]
      if record.topBar.shows {
        let top = try distance(to: around)
        let overlap = abs(top) < Self.touch ? statusArea : 0
        end = max(end, top + overlap + barHeight(record, record.topBar))
      }
      around = record.parent
    }
    return max(0, end - (try distance(to: outermost)))
  }

  /// How far the view of a controller begins below the top of the app. Where content begins below bars, as on iOS 6,
  /// this is the distance on a screen where it does not.
  private mutating func distance(to slot: Int32) throws(Status) -> Double {
    let underlaps = profile.behaviours.contains(.contentUnderlapsBars)
    var (slot, distance) = (slot, 0.0)
    while true {
      let record = controllers[slot]
      if record.home == .window { return distance }
      if record.parent < 0 { return try distance + contentOrigin(of: record.home).y - (underlaps ? push : 0) }
      if record.isContained {
        distance += underlaps ? margins(of: record).above : 0
      } else {
        let outer = controllers[record.parent].view
        distance += try contentOrigin(of: record.home).y - exactWindowFrame(of: outer).y
      }
      slot = record.parent
    }
  }
}

// MARK: Controllers

extension Screen {
  package mutating func settings(of id: ControllerID) throws(Status) -> ControllerSettings {
    controllers[try find(id)].settings
  }

  /// Replaces valid settings of a controller.
  package mutating func set(_ settings: ControllerSettings, of id: ControllerID) throws(Status) {
    let slot = try find(id)
    if controllers[slot].settings == settings { return }
    controllers[slot].settings = settings
    isPending = true
  }

  /// Which settings of a controller have an effect where it is.
  package mutating func effects(of id: ControllerID) throws(Status) -> ControllerEffects {
    let slot = try find(id)
    let record = controllers[slot]
    let reachesUnderBars = record.isContained && profile.behaviours.contains(.contentUnderlapsBars)
    return ControllerEffects(
      edges: reachesUnderBars && record.isContent, opaqueBars: reachesUnderBars,
      scrollInsets: profile.behaviours.contains(.adjustsScrollInsets) && isInContainer(slot))
  }

  /// Whether a controller is in a navigation or tab controller, at any depth.
  mutating func isInContainer(_ slot: Int32) -> Bool {
    var slot = controllers[slot].parent
    while slot >= 0 {
      if controllers[slot].kind.isContainer { return true }
      slot = controllers[slot].parent
    }
    return false
  }
}

// MARK: Order and sight

extension Screen {
  /// Hides a view or shows it: what is in front may be another controller then. The view of a contained controller
  /// shows while neither this nor its container hides it.
  package mutating func setHidden(_ isHidden: Bool, _ view: ItemID) throws(Status) {
    guard isOpen else { return try scene.setHidden(isHidden, view) }
    for index in 0..<order.count where controllers[order[index]].view == view && controllers[order[index]].isContained {
      controllers[order[index]].isHidden = isHidden
      isPending = true
      return showChild(of: controllers[order[index]].parent)
    }
    try scene.setHidden(isHidden, view)
    isPending = true
  }

  /// Puts a view at a place among the children of a parent. Throws `.inUse` for another parent where it contains the view
  /// of a controller.
  package mutating func move(_ view: ItemID, to parent: ItemID, at index: Int) throws(Status) {
    var old: ItemID?
    if let former = try scene.parent(of: view), former != parent {
      old = former
      for place in 0..<order.count where scene.contains(view, controllers[order[place]].view) {
        let isOwn = controllers[order[place]].view == view
        throw isOwn ? .owned : .inUse
      }
    }
    if transaction.isOpen { try reserveMotion() }
    try scene.move(view, to: parent, at: index)
    if transaction.isOpen, let old { try convertStart(of: view, from: old, to: parent) }
    isPending = true
    windowReport.isStale = true
    forgetTies()
  }
}

// MARK: Screen

extension Screen {
  /// Makes the animation of a view that was moved in a transaction begin where it is in the window.
  private mutating func convertStart(of view: ItemID, from old: ItemID, to new: ItemID) throws(Status) {
    let (origin, other) = (try contentOrigin(of: old), try contentOrigin(of: new))
    scene.moveReported(view, by: (origin.x - other.x, origin.y - other.y))
    if motion(of: view) == nil { noteUnreported(view.slot) }
  }

  /// Ends what a move has made impossible: bars that collapse with a scroll view elsewhere, inputs inside of what they are
  /// docked to.
  private mutating func forgetTies() {
    for index in 0..<order.count {
      let record = controllers[order[index]]
      if record.topBar.settings.scroll.raw == 0 || scene.contains(record.view, record.topBar.settings.scroll) {
        continue
      }
      controllers[order[index]].topBar.settings.scroll = ItemID(0)
      controllers[order[index]].collapsed = 0
    }
    for index in 0..<scrolls.count {
      let (item, input) = (scrolls[index].item, scrolls[index].settings.input)
      if scene.contains(item, input) || scene.contains(input, item) { scrolls[index].settings.input = ItemID(0) }
    }
  }

  /// Replaces valid settings of a screen. Another profile replaces all heights by those of its table.
  package mutating func set(_ new: ScreenSettings) throws(Status) {
    try checkOpen()
    if new == settings { return }
    if new.profile != settings.profile, let profile = Profile.numbered(new.profile) { load(profile) }
    settings = new
    isPending = true
  }
}
