// Plans of labels in a filmstrip, so that a label has the same place in all pictures.
//
// A first pass counts, for each label and place, in how many pictures the place is free. The first picture that shows a
// label takes a place that is free in many pictures; later ones take the same, or leave the label out.

import Memory
import Notation
import Solver

/// One of the places for a label in and around its item.
struct LabelPlace: BitwiseCopyable {
  /// -1 for none.
  var number: Int16 = -1
  /// On an edge: the number of steps from its start; -1 for the first free one.
  var along: Int16 = -1
}

package struct LabelPlans: ~Copyable {
  private static var most: Int { 26 }

  /// The number of pictures in which each place is free, by the slot of the item.
  private var counts: Buffer<UInt16>
  /// The place taken, by the slot of the item.
  private var places: Buffer<LabelPlace>

  /// Makes an empty plan: each picture places its labels on its own.
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
