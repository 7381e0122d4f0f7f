// The frames of items, and their report.

import Memory
import Solver

/// Frames of the last layout, and of those before it that callers still read.
///
/// An item has its frames in its record: this part makes items, and reserves memory for their reports.
package struct Frames: ~Copyable {
  package var model: Model
  var laidOut: LaidOutFrames
  /// Frames are ahead of the last layout that was shown: those from `firstUnshown` of `keptFrames` on, and those in `shown`.
  var isAhead = false
  var firstUnshown = 0
  var shown: Buffer<Change>
  /// The frames of the first items in `moved` when `keepFrames` was called.
  var keptFrames: Buffer<Change>
  /// Frames of a solution that is reported before the next one, as `keepReport` says.
  package var earlier: Buffer<Change>
  package var changes: Buffer<Change>
  /// How many items all lists have memory for that they may be in.
  var reservedItems = 0
  /// Reports fill `formerFrames`.
  var keepsFormerFrames = false
  /// For each of `changes` of a layout while `keepsFormerFrames`, the frame that was reported before.
  package var formerFrames: Buffer<Rect>

  init(_ account: Account) {
    model = Model(account)
    laidOut = LaidOutFrames(account)
    shown = Buffer(account)
    keptFrames = Buffer(account)
    earlier = Buffer(account)
    changes = Buffer(account)
    formerFrames = Buffer(account)
  }

  mutating func release() {
    model.release()
    laidOut.release()
    shown.release()
    keptFrames.release()
    earlier.release()
    changes.release()
    formerFrames.release()
  }

  var solver: Solver {
    @inline(__always) _read { yield model.solver }
    @inline(__always) _modify { yield &model.solver }
  }

  var constraints: Constraints {
    @inline(__always) _read { yield model.constraints }
    @inline(__always) _modify { yield &model.constraints }
  }

  var views: Views {
    @inline(__always) _read { yield model.constraints.views }
    @inline(__always) _modify { yield &model.constraints.views }
  }

  var boxes: SceneBoxes {
    @inline(__always) _read { yield model.constraints.views.boxes }
    @inline(__always) _modify { yield &model.constraints.views.boxes }
  }

  var tree: Tree {
    @inline(__always) _read { yield model.constraints.views.tree }
    @inline(__always) _modify { yield &model.constraints.views.tree }
  }
}
