// Settings of controllers, and the appearance of the status bar that they determine.

import Layout
import Memory
import Solver
import Status

extension Controllers {
  package mutating func settings(of id: ControllerID) throws(Status) -> ControllerSettings {
    records[try find(id)].settings
  }

  /// Replaces valid settings of a controller.
  package mutating func set(_ settings: ControllerSettings, of id: ControllerID) throws(Status) {
    let slot = try find(id)
    if records[slot].settings == settings { return }
    records[slot].settings = settings
    animatedScene.isPending = true
  }

  /// Returns which settings of a controller have an effect on its present container and profile.
  package mutating func effects(of id: ControllerID) throws(Status) -> ControllerEffects {
    let slot = try find(id)
    let record = records[slot]
    let reachesUnderBars = record.isContained && window.profile.behaviours.contains(.contentUnderlapsBars)
    return ControllerEffects(
      edges: reachesUnderBars && record.isContent, opaqueBars: reachesUnderBars,
      scrollInsets: window.profile.behaviours.contains(.adjustsScrollInsets) && isInContainer(slot))
  }

  /// Whether a controller is in a navigation or tab controller, at any depth.
  mutating func isInContainer(_ slot: Int32) -> Bool {
    var slot = records[slot].parent
    while slot >= 0 {
      if records[slot].kind.isContainer { return true }
      slot = records[slot].parent
    }
    return false
  }

  /// Hides a view or shows it, which may change the front controller. The view of a contained controller is visible
  /// unless it or its container hides it.
  package mutating func setHidden(_ isHidden: Bool, _ view: ItemID) throws(Status) {
    guard animatedScene.hasScreen else { return try scene.setHidden(isHidden, view) }
    for index in 0..<order.count where self[ordered: index].view == view && self[ordered: index].isContained {
      self[ordered: index].isHidden = isHidden
      animatedScene.isPending = true
      return showChild(of: self[ordered: index].parent)
    }
    try scene.setHidden(isHidden, view)
    animatedScene.isPending = true
  }

  /// Returns the present style of the status bar, and its appearance on this profile.
  package mutating func statusBarAppearance() throws(Status) -> StatusBarAppearance {
    try animatedScene.checkOpen()
    let decider = decidingController()
    let style =
      window.settings.isStyledByApplication
      ? window.settings.style : decider >= 0 && records[decider].isContent ? records[decider].settings.style : .dark
    let isOpaque = window.profile.behaviours.contains(.statusBarIsOpaque)
    return StatusBarAppearance(style: style, isTextWhite: isOpaque || style == .light, isOpaque: isOpaque)
  }
}
