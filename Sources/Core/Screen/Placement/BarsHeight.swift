// The height that bars cover at the top of a view: `bars_height` of a controller.

import Layout
import Memory
import Notation
import Solver
import Status

extension Placement {
  /// The height that status bar and navigation bars cover now at the top of a controller's view or, if the controller
  /// is in navigation or tab controllers, at the top of the outermost one's view. A layout that was made for one
  /// generation of screens loses or gains this height on another. Places of the caller's views are those of the last
  /// layout.
  package mutating func barsHeight(of id: ControllerID) throws(Status) -> Double {
    let slot = try controllers.find(id)
    var outermost = slot
    while controllers[outermost].isContained { outermost = controllers[outermost].parent }
    var end = display.statusArea
    var around = slot
    while around >= 0 {
      let record = controllers[around]
      if record.bars.top.shows {
        let top = try distance(to: around)
        let overlap = abs(top) < Display.touch ? display.statusArea : 0
        end = max(end, top + overlap + controllers.barHeight(record, record.bars.top))
      }
      around = record.parent
    }
    return max(0, end - (try distance(to: outermost)))
  }

  /// How far the view of a controller begins below the top of the app. Where content begins below bars, as on iOS 6,
  /// this is the distance on a screen where it does not.
  private mutating func distance(to slot: Int32) throws(Status) -> Double {
    let underlaps = window.profile.behaviours.contains(.contentUnderlapsBars)
    var (slot, distance) = (slot, 0.0)
    while true {
      let record = controllers[slot]
      if record.home == .window { return distance }
      if record.parent < 0 { return try distance + contentOrigin(of: record.home).y - (underlaps ? display.push : 0) }
      if record.isContained {
        distance += underlaps ? controllers.margins(of: record).above : 0
      } else {
        let outer = controllers[record.parent].view
        distance += try contentOrigin(of: record.home).y - exactWindowFrame(of: outer).y
      }
      slot = record.parent
    }
  }
}
