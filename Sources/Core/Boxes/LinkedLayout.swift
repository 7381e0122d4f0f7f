// Layout through a pointer, so that a program that is linked statically and adds no box does not contain the algorithms.

import Memory
import Status

/// The arguments of either call: the root, and a request or a size.
private struct Arguments: BitwiseCopyable {
  var root: Int32
  var request = SizeRequest(.maxContent, basis: Pair(.nan, .nan))
  var width = 0.0
  var height = 0.0
}

/// Makes a call on trees. Writes the size to `size`, or lays out if that is nil. Returns 0 or the raw value of a `Status`.
package typealias LayoutFunction =
  @convention(c) (
    _ trees: UnsafeMutableRawPointer?, _ arguments: UnsafeRawPointer?, _ size: UnsafeMutableRawPointer?
  ) -> Int32

extension Boxes {
  /// Makes `linkedSize` and `linkedLayout` work. Only this refers to the algorithms: call it where boxes are added.
  package mutating func linkLayout() { linkedFunction = runLayout }

  /// Calls `size(of:_:)`.
  package mutating func linkedSize(of root: Int32, _ request: SizeRequest) throws(Status) -> NodeSize {
    var size = NodeSize(width: 0, height: 0)
    try withUnsafeMutableBytes(of: &size) { (bytes) throws(Status) in
      try run(Arguments(root: root, request: request), bytes.baseAddress)
    }
    return size
  }

  /// Calls `layout(_:width:height:)`.
  package mutating func linkedLayout(_ root: Int32, width: Double, height: Double) throws(Status) {
    try run(Arguments(root: root, width: width, height: height), nil)
  }

  private mutating func run(_ arguments: Arguments, _ size: UnsafeMutableRawPointer?) throws(Status) {
    guard let function = linkedFunction else { throw .null }
    var arguments = arguments
    let result = withUnsafeMutablePointer(to: &self) { function($0, &arguments, size) }
    if let status = Status(rawValue: result) { throw status }
  }
}

private let runLayout: LayoutFunction = { trees, arguments, size in
  guard let trees, let arguments else { return Status.null.rawValue }
  let boxes = trees.assumingMemoryBound(to: Boxes.self)
  let call = arguments.load(as: Arguments.self)
  do throws(Status) {
    if let size {
      size.storeBytes(of: try boxes.pointee.size(of: call.root, call.request), as: NodeSize.self)
    } else {
      try boxes.pointee.layout(call.root, width: call.width, height: call.height)
    }
    return 0
  } catch { return error.rawValue }
}
