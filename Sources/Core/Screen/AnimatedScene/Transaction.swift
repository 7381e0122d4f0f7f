// The open transaction of an animation, and the clock of animations.

import Layout
import Memory
import Solver
import Status

/// The changes between the begin and the commit of an animation.
struct Transaction: BitwiseCopyable {
  var isOpen = false
  var duration = 0.0
  var curve = Bezier.easeInOut
  var beginsFromCurrent = true
  var movesConstraints = false
}

/// Seconds since the last commit, as of the last sample.
struct Clock: BitwiseCopyable {
  var now = 0.0
  /// The time of the frames that seeking returns to: of the last sample, layout or commit. NaN before the first seek
  /// since then.
  var seekStart = Double.nan
  /// The timing of the last commit.
  var timing = Timing()
}
