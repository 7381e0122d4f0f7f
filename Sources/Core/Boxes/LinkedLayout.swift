// Layout through a pointer, so that a program that is linked statically and adds no box does not contain the algorithms.

import Memory
import Status

/// The arguments of either call: the root, and a question or a size.
private struct Request: BitwiseCopyable {
  var root: Int32
  var question = Question(.maxContent, basis: Pair(.nan, .nan))
  var width = 0.0
  var height = 0.0
}

/// Runs a request on trees. Writes the size to `answer`, or lays out if that is nil. Returns 0 or the raw value of a `Status`.
package typealias LayoutFunction =
  @convention(c) (
    _ trees: UnsafeMutableRawPointer?, _ request: UnsafeRawPointer?, _ answer: UnsafeMutableRawPointer?
  ) -> Int32

extension Boxes {
  /// Makes `linkedSize` and `linkedLayout` work. Only this refers to the algorithms: call it where boxes are added.
  package mutating func linkLayout() { linkedFunction = runLayout }

  /// Calls `size(of:_:)`.
  package mutating func linkedSize(of root: Int32, _ question: Question) throws(Status) -> Answer {
    var answer = Answer(width: 0, height: 0)
    try withUnsafeMutableBytes(of: &answer) { (bytes) throws(Status) in
      try run(Request(root: root, question: question), bytes.baseAddress)
    }
    return answer
  }

  /// Calls `layout(_:width:height:)`.
  package mutating func linkedLayout(_ root: Int32, width: Double, height: Double) throws(Status) {
    try run(Request(root: root, width: width, height: height), nil)
  }

  private mutating func run(_ request: Request, _ answer: UnsafeMutableRawPointer?) throws(Status) {
    guard let function = linkedFunction else { throw .null }
    var request = request
    let result = withUnsafeMutablePointer(to: &self) { function($0, &request, answer) }
    if let status = Status(rawValue: result) { throw status }
  }
}

private let runLayout: LayoutFunction = { trees, request, answer in
  guard let trees, let request else { return Status.null.rawValue }
  let boxes = trees.assumingMemoryBound(to: Boxes.self)
  let asked = request.load(as: Request.self)
  do throws(Status) {
    if let answer {
      answer.storeBytes(of: try boxes.pointee.size(of: asked.root, asked.question), as: Answer.self)
    } else {
      try boxes.pointee.layout(asked.root, width: asked.width, height: asked.height)
    }
    return 0
  } catch { return error.rawValue }
}
