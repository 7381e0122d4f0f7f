// The frames of items, and their report.

import Memory
import Solver

/// The frames of the last solve, and the published frames, which callers read: those of the last complete layout.
///
/// The frames themselves are in the records of items. This part adds items, and reserves the memory for their reports.
package struct Frames: ~Copyable {
  package var model: Model
  var copied: CopiedFrames
  /// The frames of items are newer than the published ones. The published frames are then in `keptFrames` from index
  /// `firstUnpublished` on; of other items they are the first ones in `publishedFrames`.
  var hasUnpublishedFrames = false
  /// Reports fill `formerFrames`.
  var keepsFormerFrames = false
  var firstUnpublished = 0
  var publishedFrames: Buffer<Change>
  /// The frames that the first items of `moved` had when `keepFrames` was called.
  var keptFrames: Buffer<Change>
  /// Frames of a solution that is reported before the next one; see `keepReport`.
  package var earlier: Buffer<Change>
  package var changes: Buffer<Change>
  /// The number of items for which every list has reserved memory.
  var reservedItems = 0
  /// For each of `changes` of a layout while `keepsFormerFrames`, the frame that was reported before.
  package var formerFrames: Buffer<Rect>

  init(_ account: Account) {
    model = Model(account)
    copied = CopiedFrames(account)
    publishedFrames = Buffer(account)
    keptFrames = Buffer(account)
    earlier = Buffer(account)
    changes = Buffer(account)
    formerFrames = Buffer(account)
  }

  mutating func release() {
    model.release()
    copied.release()
    publishedFrames.release()
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
