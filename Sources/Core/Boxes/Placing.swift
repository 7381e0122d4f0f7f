// Where nodes are: the second half of a layout, when the size of a box is known.

import Memory
import Status

/// The space around a root: points, or as much as it wants.
package struct Available: BitwiseCopyable {
  /// NaN for as much as it wants.
  package var width: Double
  package var height: Double

  package init(width: Double = .nan, height: Double = .nan) {
    self.width = width
    self.height = height
  }
}

extension Boxes {
  /// Places the children of a box, whose width and height are known, and all that is in them. Nothing is done where the
  /// box was placed in the same way before.
  mutating func place(_ node: Int32, _ question: Question) throws(Status) {
    if nodes[node].firstChild < 0 { return }
    let style = nodes[node].style
    let key = AnswerKey(question, usesPercent: styles[style].options.contains(.usesPercent), isPlacement: true)
    if answers.find(key, from: nodes[node].answers) != nil { return }
    if depth == deepestNesting { throw .tooMany }
    depth += 1
    defer { depth -= 1 }
    switch styles[style].display {
    case .flow: try placeFlow(node, question)
    case .grid: try placeGrid(node, question)
    }
    dropPlacement(of: node)
    try keep(key, Answer(width: question.width, height: question.height), of: node)
    dropUnused(of: node)
  }
}
