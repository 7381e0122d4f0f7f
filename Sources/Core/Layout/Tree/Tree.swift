// The items of a scene.

import Memory
import Notation
import Solver

/// The items of a scene: a tree of views, with guides. It has no solver and no constraints.
///
/// A record has room for what the other parts know of an item, so that one look fetches all.
package struct Tree: ~Copyable {
  let account: Account
  /// Slot 0 is the window.
  var items: Buffer<ItemRecord>
  var freeItems: Buffer<Int32>
  /// How many items have been added since the scene was opened.
  package internal(set) var additions: UInt64 = 0
  var names: Names
  /// How many items are gone along at least one axis.
  var goneItems = 0
  /// Items whose frames may differ from the last report, each once.
  var moved: Buffer<Int32>

  // Scratch memory of searches.
  var walk: Buffer<Int32>
  var stamp: UInt32 = 0

  init(_ account: Account) {
    self.account = account
    items = Buffer(account)
    freeItems = Buffer(account)
    names = Names(account)
    moved = Buffer(account)
    walk = Buffer(account)
  }

  mutating func release() {
    items.release()
    freeItems.release()
    names.release()
    moved.release()
    walk.release()
  }

  mutating func nextStamp() -> UInt32 {
    stamp &+= 1
    return stamp
  }
}
