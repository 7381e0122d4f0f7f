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
  /// Items whose frames may differ from the last report, each once.
  var moved: Buffer<Int32>
  /// What the last refused call was about, besides its error.
  package var refusal = Refusal()

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

/// What a refused call was about.
package struct Refusal {
  /// The owner of the fixed constraint that it named.
  package internal(set) var owner = Origin.stated
  /// The attributes that cannot be compared.
  package var mismatch = (Attribute.none, Attribute.none)
  /// The number is beyond the largest length.
  package var isBeyondReach = false
  /// The id of nothing.
  package internal(set) var id = RefusedID()
}
