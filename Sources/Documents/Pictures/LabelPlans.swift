// Plans of labels in a filmstrip, so that a label has the same place in all pictures.
//
// A first pass counts, for each label and place, in how many pictures the place is free. The first picture that shows a
// label takes a place that is free in many pictures; later ones take the same, or leave the label out.

import CCasement

/// One of the places for a label in and around its item.
struct LabelPlace {
  var number: Int
  /// On an edge: the number of steps from its start; nil for the first free one.
  var along: Int?
}

struct LabelPlans {
  private static let most = 26

  /// The number of pictures in which each place is free.
  private var counts: [cas_item: [Int]] = [:]
  /// The place taken.
  private var places: [cas_item: LabelPlace] = [:]
  /// Whether labels keep their places; else each picture places its labels on its own.
  let isShared: Bool

  init(isShared: Bool) { self.isShared = isShared }

  func place(of item: cas_item) -> LabelPlace? { places[item] }

  mutating func take(_ place: LabelPlace, for item: cas_item) {
    if isShared { places[item] = place }
  }

  /// Counts the free places of a label in one more picture.
  mutating func add(_ numbers: [Int], of item: cas_item) {
    for number in numbers { counts[item, default: Array(repeating: 0, count: Self.most)][number] += 1 }
  }

  func count(of item: cas_item, _ number: Int) -> Int { counts[item]?[number] ?? 0 }
}
