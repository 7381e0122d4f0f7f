// CSS Grid Layout level 1: the two entries of its algorithm.

import Status

extension Boxes {
  /// Returns the size of the content of a grid with padding and border.
  mutating func measureGrid(_ node: Int32, _ question: Question) throws(Status) -> Answer {
    try measureFlow(node, question)
  }

  /// Places the items of a grid, whose width and height are known.
  mutating func placeGrid(_ node: Int32, _ question: Question) throws(Status) {
    try placeFlow(node, question)
  }
}
