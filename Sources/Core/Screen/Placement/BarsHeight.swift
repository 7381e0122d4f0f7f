// How much bars cover of a view.

import Layout
import Memory
import Notation
import Solver
import Status

extension Placement {
  /// How much status bar and navigation bars cover, as they are now, of a view that begins where that of the controller
  /// does or, in standard containers, where that of the outermost of these does: what a layout made for one generation
  /// loses or gains in the other. Where views of the caller begin is read as of the last layout.
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
