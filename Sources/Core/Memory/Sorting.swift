// Sorting in place, without memory (heapsort).

extension Buffer where Element: Comparable {
  /// Sorts the elements by increasing value.
  package mutating func sort() {
    for root in stride(from: count / 2 - 1, through: 0, by: -1) { sift(from: root, below: count) }
    for end in stride(from: count - 1, to: 0, by: -1) {
      exchange(0, end)
      sift(from: 0, below: end)
    }
  }

  /// Moves the element at `root` down until no child below `end` is greater.
  private mutating func sift(from root: Int, below end: Int) {
    var root = root
    while true {
      var child = 2 * root + 1
      guard child < end else { return }
      if child + 1 < end, self[child] < self[child + 1] { child += 1 }
      guard self[root] < self[child] else { return }
      exchange(root, child)
      root = child
    }
  }

  private mutating func exchange(_ one: Int, _ other: Int) {
    let element = self[one]
    self[one] = self[other]
    self[other] = element
  }
}
