// `bars_height` of a controller: the height that bars cover at the top of its view.

import Layout
import Memory
import Solver
import Status

extension Placement {
  /// Returns the height that the status bar and navigation bars cover at the top of a controller's view, or of the
  /// outermost container's view. A layout made for one generation of screens gains or loses this height on another. The
  /// positions of the caller's views are those of the last layout.
  package mutating func barsHeight(of id: ControllerID) throws(Status) -> Double {
    let slot = try controllers.find(id)
    var outermost = slot
    while controllers[outermost].isContained { outermost = controllers[outermost].parent }
    var end = display.statusArea
    var around = slot
    while around >= 0 {
      let record = controllers[around]
      if record.bars.top.isVisible {
        let top = try distance(to: around)
        let overlap = abs(top) < Display.contactTolerance ? display.statusArea : 0
        end = max(end, top + overlap + controllers.barHeight(record, record.bars.top))
      }
      around = record.parent
    }
    return max(0, end - (try distance(to: outermost)))
  }

  /// Returns the distance of a controller's view from the top of the app. If content begins below bars, as on iOS 6,
  /// returns the distance that it would have on a profile where it does not.
  private mutating func distance(to slot: Int32) throws(Status) -> Double {
    let underlaps = window.profile.behaviours.contains(.contentUnderlapsBars)
    var (slot, distance) = (slot, 0.0)
    while true {
      let record = controllers[slot]
      if record.superview == .window { return distance }
      if record.parent < 0 {
        return try distance + contentOrigin(of: record.superview).y - (underlaps ? display.inCallShift : 0)
      }
      if record.isContained {
        distance += underlaps ? controllers.margins(of: record).above : 0
      } else {
        let outer = controllers[record.parent].view
        distance += try contentOrigin(of: record.superview).y - exactWindowFrame(of: outer).y
      }
      slot = record.parent
    }
  }
}
