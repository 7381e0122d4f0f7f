// The items of a scene.

import Memory
import Notation
import Solver

/// The items of a scene: a tree of views, with guides. Has no solver and no constraints.
///
/// The record of an item also has the data of the other parts about it, so that one access reads all.
package struct Tree: ~Copyable {
  let account: Account
  /// Slot 0 is the window.
  var items: Buffer<ItemRecord>
  var freeItems: Buffer<Int32>
  var insets: Pool<ItemInsets>
  /// If frames are rounded: the phase of each item at the last report, which is the position of its origin in the window
  /// between two pixels, in pixels.
  var phases: Buffer<(Double, Double)>
  /// How many items have been added since the scene was opened.
  package internal(set) var additions: UInt64 = 0
  var names: Names
  /// How many items are gone along at least one axis.
  var goneItems = 0
  /// Items whose frames may differ from the last report, each once.
  var moved: Buffer<Int32>
  /// Items in `moved` whose frames were read since the last report, and may have changed again.
  var movedAgain: Buffer<Int32>

  // Scratch memory of searches.
  var walk: Buffer<Int32>
  var stamp: UInt32 = 0

  init(_ account: Account) {
    self.account = account
    items = Buffer(account)
    freeItems = Buffer(account)
    insets = Pool(account)
    phases = Buffer(account)
    names = Names(account)
    moved = Buffer(account)
    movedAgain = Buffer(account)
    walk = Buffer(account)
  }

  mutating func release() {
    items.release()
    freeItems.release()
    insets.release()
    phases.release()
    names.release()
    moved.release()
    movedAgain.release()
    walk.release()
  }

  mutating func trimSpare() {
    items.trimSpare()
    freeItems.trimSpare(of: items.count)
    insets.trimSpare()
    moved.trimSpare(of: items.count)
    walk.trimSpare(of: items.count)
  }

  mutating func nextStamp() -> UInt32 {
    stamp &+= 1
    return stamp
  }
}
