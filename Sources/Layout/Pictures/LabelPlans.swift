// Where labels are in all pictures of a filmstrip, so that none jumps from one to the next.
//
// A first pass counts, for each label and place, in how many pictures there is room. The first picture that shows a label
// takes one of those with much room; later ones take the same, or leave the label out where it is covered.

import Memory
import Notation
import Solver

/// One of the places for a label around what it names.
struct LabelPlace: BitwiseCopyable {
  /// -1 for none.
  var number: Int16 = -1
  /// On an edge: how many steps from its beginning; -1 for the first that is free.
  var along: Int16 = -1
}

package struct LabelPlans: ~Copyable {
  private static var most: Int { 26 }

  /// In how many pictures each place has room, by the slot of the item.
  private var counts: Buffer<UInt16>
  /// What was taken, by the slot of the item.
  private var places: Buffer<LabelPlace>

  /// Without a plan: each picture is for itself.
  package init(_ account: Account) {
    counts = Buffer(account)
    places = Buffer(account)
  }

  package mutating func release() {
    counts.release()
    places.release()
  }

  package mutating func extend(slots: Int) throws(MemoryError) {
    if slots <= places.count { return }
    try counts.resize(to: slots * Self.most, filling: 0)
    try places.resize(to: slots, filling: LabelPlace())
  }

  var isEmpty: Bool { places.isEmpty }

  func place(of item: Int32) -> LabelPlace? {
    item < places.count && places[item].number >= 0 ? places[item] : nil
  }

  mutating func take(_ place: LabelPlace, for item: Int32) {
    if item < places.count { places[item] = place }
  }

  mutating func add(_ item: Int32, _ number: Int) {
    if item < places.count { counts[Int(item) * Self.most + number] += 1 }
  }

  func count(of item: Int32, _ number: Int) -> UInt16 {
    item < places.count ? counts[Int(item) * Self.most + number] : 0
  }
}
