// Background images of bars.

import Layout
import Memory
import Notation
import Solver
import Status

extension Screen {
  /// Sets how high the background image of a navigation bar is; 0 for none.
  package mutating func setImage(height: Double, of id: ControllerID) throws(Status) {
    try checkLength(height)
    // Asked for what it refuses: a controller without such a bar.
    _ = try barInfo(.navigation, of: id)
    controllers[try find(id)].topBar.imageHeight = height
  }

  /// How high the background image of a navigation bar is; 0 for none.
  package mutating func imageHeight(of id: ControllerID) throws(Status) -> Double {
    _ = try barInfo(.navigation, of: id)
    return controllers[try find(id)].topBar.imageHeight
  }
}
