// Measured views and boxes.

import Memory

/// The measure functions and the dimensions of views, the boxes that arrange views, and the scale and the size of text that sizes
/// depend on.
package struct Views: ~Copyable {
  package var tree: Tree
  var boxes: SceneBoxes
  var dimensions: DimensionRecords
  var measures: Buffer<Measure>
  /// Views that may have to be measured, each once.
  var unmeasured: Buffer<Int32>
  /// Views whose last measurement is not published, each once.
  var remeasured: Buffer<Int32>
  /// The size of text, relative to the usual one.
  package internal(set) var textSize = 1.0
  /// Device pixels per point; 0 for no rounding.
  package internal(set) var scale = 0.0
  /// The invalid number that the last error of a measurement is about.
  package var invalidMeasurement: InvalidMeasurement?

  init(_ account: Account) {
    tree = Tree(account)
    boxes = SceneBoxes(account)
    dimensions = DimensionRecords(account)
    measures = Buffer(account)
    unmeasured = Buffer(account)
    remeasured = Buffer(account)
  }

  mutating func release() {
    tree.release()
    boxes.release()
    dimensions.release()
    measures.release()
    unmeasured.release()
    remeasured.release()
  }

  mutating func trimSpare() {
    tree.trimSpare()
    boxes.trimSpare()
    dimensions.trimSpare()
    measures.trimSpare()
    unmeasured.trimSpare(of: tree.items.count)
    remeasured.trimSpare(of: measures.count)
  }
}
