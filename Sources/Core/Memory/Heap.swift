/// The order of a heap's elements.
package protocol HeapOrder<Element> {
  associatedtype Element: BitwiseCopyable

  /// Returns whether the first element comes out before the second.
  func isBefore(_ first: Element, _ second: Element) -> Bool
}

/// Heaps: no element comes before its parent, which is at (index - 1) / 2.
extension Buffer {
  package mutating func makeHeap<Order: HeapOrder<Element>>(_ order: Order) {
    for index in stride(from: count / 2 - 1, through: 0, by: -1) { sink(index, before: count, order) }
  }

  package mutating func pushHeap<Order: HeapOrder<Element>>(_ element: Element, _ order: Order) throws(MemoryError) {
    try append(element)
    var index = count - 1
    while index > 0 && order.isBefore(element, self[(index - 1) / 2]) {
      self[index] = self[(index - 1) / 2]
      index = (index - 1) / 2
    }
    self[index] = element
  }

  /// Removes the element that comes first.
  package mutating func popHeap<Order: HeapOrder<Element>>(_ order: Order) -> Element? {
    if isEmpty { return nil }
    let first = self[0]
    let last = removeLast()
    if !isEmpty {
      self[0] = last
      sink(0, before: count, order)
    }
    return first
  }

  /// Moves an element down until it comes before its children, which are looked for before `end`.
  private mutating func sink<Order: HeapOrder<Element>>(_ start: Int, before end: Int, _ order: Order) {
    var index = start
    let moved = self[index]
    while true {
      var child = 2 * index + 1
      if child >= end { break }
      if child + 1 < end && order.isBefore(self[child + 1], self[child]) { child += 1 }
      if !order.isBefore(self[child], moved) { break }
      self[index] = self[child]
      index = child
    }
    self[index] = moved
  }
}

private struct Descending<Element: Comparable & BitwiseCopyable>: HeapOrder {
  func isBefore(_ first: Element, _ second: Element) -> Bool { first > second }
}

extension Buffer where Element: Comparable {
  /// Sorts the elements by increasing value, without memory (heapsort).
  package mutating func sort() {
    makeHeap(Descending())
    for end in stride(from: count - 1, to: 0, by: -1) {
      (self[0], self[end]) = (self[end], self[0])
      sink(0, before: end, Descending())
    }
  }
}
