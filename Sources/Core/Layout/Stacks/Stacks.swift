// The stacks of a scene.

import Memory

/// Stacks, which arrange their children by owned constraints.
package struct Stacks: ~Copyable {
  package var frames: Frames
  var records: Buffer<StackRecord>
  var freeRecords: Buffer<Int32>
  var arrangements: Buffer<Arrangement>
  var freeArrangements: Buffer<Int32>
  /// The stacks whose constraints must be updated, each once.
  var dirty: Buffer<Int32>
  /// Guides of views that are no longer arranged. The next layout removes them.
  var orphans: Buffer<ItemID>
  package var visibilityChanges: VisibilityChanges
  var update: StackUpdate

  init(_ account: Account) {
    frames = Frames(account)
    records = Buffer(account)
    freeRecords = Buffer(account)
    arrangements = Buffer(account)
    freeArrangements = Buffer(account)
    dirty = Buffer(account)
    orphans = Buffer(account)
    visibilityChanges = VisibilityChanges(account)
    update = StackUpdate(account)
  }

  mutating func release() {
    frames.release()
    records.release()
    freeRecords.release()
    arrangements.release()
    freeArrangements.release()
    dirty.release()
    orphans.release()
    visibilityChanges.release()
    update.release()
  }

  /// Releases memory in all lists that grow with the scene, but for an eighth more than they need.
  mutating func trimSpare() {
    frames.trimSpare()
    records.trimSpare()
    freeRecords.trimSpare(of: records.count)
    dirty.trimSpare(of: records.count)
    arrangements.trimSpare()
    freeArrangements.trimSpare(of: arrangements.count)
    orphans.trimSpare(of: arrangements.count)
    visibilityChanges.list.trimSpare(of: arrangements.count)
    update.changed.trimSpare(of: arrangements.count)
  }

  var model: Model {
    @inline(__always) _read { yield frames.model }
    @inline(__always) _modify { yield &frames.model }
  }

  var constraints: Constraints {
    @inline(__always) _read { yield frames.model.constraints }
    @inline(__always) _modify { yield &frames.model.constraints }
  }

  var views: Views {
    @inline(__always) _read { yield frames.model.constraints.views }
    @inline(__always) _modify { yield &frames.model.constraints.views }
  }

  var boxes: SceneBoxes {
    @inline(__always) _read { yield frames.model.constraints.views.boxes }
    @inline(__always) _modify { yield &frames.model.constraints.views.boxes }
  }

  var tree: Tree {
    @inline(__always) _read { yield frames.model.constraints.views.tree }
    @inline(__always) _modify { yield &frames.model.constraints.views.tree }
  }
}

/// Scratch memory of the update of a stack.
struct StackUpdate: ~Copyable {
  /// The arranged views whose constraints may change, as indices in `arrangements`.
  var changed: Buffer<Int32>
  /// The constraints that one view should have.
  var wanted: Buffer<WantedRow>
  /// The slots of the constraints that a view has, by kind; -1 for none.
  var present: Buffer<Int32>
  var presentCount = 0
  /// The slots of the constraints that were added, and of those to remove.
  var added: Buffer<Int32>
  var obsolete: Buffer<Int32>

  init(_ account: Account) {
    changed = Buffer(account)
    wanted = Buffer(account)
    present = Buffer(account)
    added = Buffer(account)
    obsolete = Buffer(account)
  }

  mutating func release() {
    changed.release()
    wanted.release()
    present.release()
    added.release()
    obsolete.release()
  }
}
