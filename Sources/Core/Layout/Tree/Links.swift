// Links between parents, children and siblings.

import Memory

extension Tree {
  /// Returns the child at an index, -1 for the index after the last child; nil for a larger index.
  mutating func child(_ index: Int, of parent: Int32) -> Int32? {
    guard index >= 0 else { return nil }
    var child = items[parent].firstChild
    for _ in 0..<index {
      if child < 0 { return nil }
      child = items[child].next
    }
    return child
  }

  /// Links a view before a child of its parent, or at the end for -1.
  mutating func link(_ item: Int32, before next: Int32) {
    let parent = items[item].parent
    let previous = next < 0 ? items[parent].lastChild : items[next].previous
    items[item].previous = previous
    items[item].next = next
    if previous < 0 { items[parent].firstChild = item } else { items[previous].next = item }
    if next < 0 { items[parent].lastChild = item } else { items[next].previous = item }
  }

  /// Moves a view to another parent, whose direction it may inherit.
  mutating func adopt(_ item: Int32, by parent: Int32, before next: Int32) {
    detach(item)
    items[item].parent = parent
    link(item, before: next)
    let deeper = items[parent].depth + 1 - items[item].depth
    var inner = item
    while inner >= 0 {
      items[inner].depth += deeper
      inner = successor(of: inner, below: item)
    }
    inheritDirections(from: item)
  }

  mutating func insert(_ item: Int32) {
    let parent = items[item].parent
    let isView = items[item].kind.isView
    let last = isView ? items[parent].lastChild : items[parent].lastGuide
    items[item].previous = last
    if last >= 0 { items[last].next = item }
    if isView {
      if last < 0 { items[parent].firstChild = item }
      items[parent].lastChild = item
    } else {
      if last < 0 { items[parent].firstGuide = item }
      items[parent].lastGuide = item
    }
  }

  mutating func detach(_ item: Int32) {
    let (parent, previous, next) = (items[item].parent, items[item].previous, items[item].next)
    if previous >= 0 { items[previous].next = next }
    if next >= 0 { items[next].previous = previous }
    if items[parent].firstChild == item { items[parent].firstChild = next }
    if items[parent].lastChild == item { items[parent].lastChild = previous }
    if items[parent].firstGuide == item { items[parent].firstGuide = next }
    if items[parent].lastGuide == item { items[parent].lastGuide = previous }
  }
}
