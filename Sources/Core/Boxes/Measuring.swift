// Measures nodes: questions about sizes, answers, and the functions that compute them.
//
// Sizes are those of the border box. An answer is the size of the content: the width, height and limits in the style of
// the node are not applied. The container applies them (Sizing.swift), and passes sizes that it knows. A box uses its
// own limits only where lines and tracks depend on them.

import Memory
import Status

/// A question about the size of a node.
package struct Question: BitwiseCopyable {
  package enum Width: UInt8, BitwiseCopyable {
    case known
    case minContent
    case maxContent
  }

  package enum Height: UInt8, BitwiseCopyable {
    case known
    /// Known, but indefinite for percentages.
    case imposed
    /// Not known: as high as the content.
    case automatic
  }

  /// The width, if it is known.
  package var width = 0.0
  /// The height, if it is known or imposed.
  package var height = 0.0
  package var widthKind: Width
  package var heightKind = Height.automatic
  /// Whether the first baseline must be computed, too.
  package var wantsBaseline = false
  /// The size of the content box of the container, which percentages in the style refer to; NaN where indefinite.
  package var basis: Pair<Double>

  @inline(__always)
  package init(width: Double, basis: Pair<Double>) {
    self.width = width
    self.basis = basis
    widthKind = .known
  }

  @inline(__always)
  package init(_ kind: Width, basis: Pair<Double>) {
    self.basis = basis
    widthKind = kind
  }

  /// Sets the height as known, unless it is NaN.
  @inline(__always)
  mutating func setHeight(_ height: Double) {
    if height.isNaN { return }
    self.height = height
    heightKind = .known
  }

  /// The height if it is definite, else NaN.
  @inline(__always)
  package var definiteHeight: Double { heightKind == .known ? height : .nan }
  /// The height if there is one, else NaN.
  @inline(__always)
  package var givenHeight: Double { heightKind == .automatic ? .nan : height }
  /// The known width, else NaN.
  @inline(__always)
  package var givenWidth: Double { widthKind == .known ? width : .nan }
}

/// The size of a node. A width or height that the question states is returned unchanged.
///
/// For a minimum or maximum width without a given height, the height is meaningful only for leaves.
package struct Answer: BitwiseCopyable, Equatable {
  package var width: Double
  package var height: Double
  /// From the top edge to the first baseline; NaN if there is none, or it was not asked for.
  package var baseline = Double.nan

  @inline(__always)
  package init(width: Double, height: Double, baseline: Double = .nan) {
    self.width = width
    self.height = height
    self.baseline = baseline
  }
}

/// The caller's function that measures the content of leaves. It reads a `LeafQuestion`, fills in an `Answer` (without
/// padding and border), and returns 0 or the raw value of a `Status`; `sameForAll` instead of 0 if it would fill in the same
/// for all questions about the leaf.
///
/// For the width that it returned as the maximum width, it must return the same size.
package struct LeafFunction: BitwiseCopyable {
  package typealias Function =
    @convention(c) (
      _ question: UnsafeRawPointer?, _ answer: UnsafeMutableRawPointer?, _ context: UnsafeMutableRawPointer?
    ) -> Int32

  package static var sameForAll: Int32 { 1 }

  package var function: Function?
  package var context: UnsafeMutableRawPointer?

  package init(_ function: Function? = nil, context: UnsafeMutableRawPointer? = nil) {
    self.function = function
    self.context = context
  }
}

package struct LeafQuestion: BitwiseCopyable {
  package var node: Int32
  package var widthKind: Question.Width
  package var heightKind: Question.Height
  package var width: Double
  package var height: Double
}

/// The deepest nesting of boxes. Each level uses stack memory.
let deepestNesting = 500

extension Answer {
  /// Returns the answer for the question that it was cached for, or for one that differs only in an irrelevant height.
  @inline(__always)
  func with(_ question: Question) -> Answer {
    Answer(
      width: width, height: question.heightKind == .automatic ? height : question.height, baseline: baseline)
  }

  /// The answer to a question of a node that has this size where none is given.
  @inline(__always)
  func of(_ question: Question) -> Answer {
    Answer(
      width: question.widthKind == .known ? question.width : width,
      height: question.heightKind == .automatic ? height : question.height, baseline: baseline)
  }
}

extension Boxes {
  /// Returns the size of a node, cached or measured.
  mutating func measure(_ node: Int32, _ question: Question) throws(Status) -> Answer {
    let style = nodes[node].style
    if isEmpty(node) { return measureEmpty(style, question) }
    if nodes[node].flags.contains(.isConstant) && nodes[node].answers >= 0 {
      return answers[nodes[node].answers].answer.of(question)
    }
    let usesPercent = styles[style].options.contains(.usesPercent)
    let key = AnswerKey(question, usesPercent: usesPercent, usesHeight: nodes[node].flags.contains(.usesHeight))
    if let answer = answers.find(key, from: nodes[node].answers) { return answer.with(question) }
    if nodes[node].flags.contains(.isMeasured) { return try measureLeaf(node, question) }
    let answer = try measureBox(node, question)
    // Only now it is known whether the width depends on the height.
    try keep(
      AnswerKey(question, usesPercent: usesPercent, usesHeight: nodes[node].flags.contains(.usesHeight)), answer,
      of: node)
    return answer
  }

  /// Whether a node has neither children nor measured content.
  @inline(__always)
  mutating func isEmpty(_ node: Int32) -> Bool {
    nodes[node].firstChild < 0 && !nodes[node].flags.contains(.isMeasured) && !styles[nodes[node].style].hasTracks
  }

  /// Measures a box: an answer is computed from those of its children.
  private mutating func measureBox(_ node: Int32, _ question: Question) throws(Status) -> Answer {
    if depth == deepestNesting { throw .tooMany }
    depth += 1
    defer { depth -= 1 }
    switch styles[nodes[node].style].display {
    case .flow: return try measureFlow(node, question)
    case .grid:
      nodes[node].flags.insert(.usesHeight)
      return try measureGrid(node, question)
    }
  }

  /// Measures a node without content.
  private mutating func measureEmpty(_ style: Int32, _ question: Question) -> Answer {
    let insets = styles[style].insets(basis: question.basis.width).sums
    return Answer(
      width: question.widthKind == .known ? question.width : insets.width,
      height: question.heightKind == .automatic ? insets.height : question.height)
  }

  /// Measures a leaf by the caller's function, whose sizes exclude padding and border. Keeps the answer.
  private mutating func measureLeaf(_ node: Int32, _ question: Question) throws(Status) -> Answer {
    let insets = styles[nodes[node].style].insets(basis: question.basis.width)
    let sums = insets.sums
    guard let function = leaves.function else { throw .null }
    // Minimum and maximum widths of leaves do not depend on a height.
    let heightKind = question.widthKind == .known ? question.heightKind : .automatic
    var asked = LeafQuestion(
      node: node, widthKind: question.widthKind, heightKind: heightKind,
      width: max(question.width - sums.width, 0), height: max(question.height - sums.height, 0))
    var answer = Answer(width: 0, height: 0)
    let result = function(&asked, &answer, leaves.context)
    if result != LeafFunction.sameForAll, let status = Status(rawValue: result) { throw status }
    answer = Answer(
      width: answer.width + sums.width, height: answer.height + sums.height, baseline: answer.baseline + insets.top)
    let usesPercent = styles[nodes[node].style].options.contains(.usesPercent)
    if result == LeafFunction.sameForAll && !usesPercent && nodes[node].answers < 0 {
      nodes[node].flags.insert(.isConstant)
      try keep(AnswerKey(Question(.maxContent, basis: question.basis), usesPercent: false), answer, of: node)
      return answer.of(question)
    }
    if heightKind != .automatic { answer.height = question.height }
    answer = answer.of(question)
    try keep(AnswerKey(question, usesPercent: usesPercent, usesHeight: false), answer, of: node)
    return answer
  }

  /// Returns the width of a node in available space: its max-content width, at most the space, at least its min-content
  /// width. `question` asks for the maximum width.
  mutating func fitWidth(of node: Int32, in available: Double, _ question: Question) throws(Status) -> Double {
    let natural = try measure(node, question).width
    if natural <= available { return natural }
    var least = question
    least.widthKind = .minContent
    return max(try measure(node, least).width, available)
  }
}
