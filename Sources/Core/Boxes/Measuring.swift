// Measures nodes: requests for sizes, their results, and the functions that compute them.
//
// Sizes are those of the border box. A result is the size of the content: the width, height and limits in the style of
// the node are not applied. The container applies them (Sizing.swift), and passes sizes that it knows. A box uses its
// own limits only where lines and tracks depend on them.

import Memory
import Status

/// A request for the size of a node.
package struct SizeRequest: BitwiseCopyable {
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

/// The size of a node. A width or height that the request states is returned unchanged.
///
/// For a minimum or maximum width without a given height, the height is meaningful only for leaves.
package struct NodeSize: BitwiseCopyable, Equatable {
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

/// The caller's function that measures the content of leaves. It reads a `LeafRequest`, fills in a `NodeSize` (without
/// padding and border), and returns 0 or the raw value of a `Status`; `sameForAll` instead of 0 if it would fill in the same
/// for all requests for the leaf.
///
/// For the width that it returned as the maximum width, it must return the same size.
package struct LeafFunction: BitwiseCopyable {
  package typealias Function =
    @convention(c) (
      _ request: UnsafeRawPointer?, _ size: UnsafeMutableRawPointer?, _ context: UnsafeMutableRawPointer?
    ) -> Int32

  package static var sameForAll: Int32 { 1 }

  package var function: Function?
  package var context: UnsafeMutableRawPointer?

  package init(_ function: Function? = nil, context: UnsafeMutableRawPointer? = nil) {
    self.function = function
    self.context = context
  }
}

package struct LeafRequest: BitwiseCopyable {
  package var node: Int32
  package var widthKind: SizeRequest.Width
  package var heightKind: SizeRequest.Height
  package var width: Double
  package var height: Double
}

/// The deepest nesting of boxes that can be laid out; each level uses stack memory. A layout of deeper trees fails. Scenes
/// refuse items that nest boxes deeper than 400, so that their layouts do not reach this limit.
let deepestNode = 500

extension NodeSize {
  /// Returns the size for the request that it was cached for, or for one that differs only in an irrelevant height.
  @inline(__always)
  func with(_ request: SizeRequest) -> NodeSize {
    NodeSize(
      width: width, height: request.heightKind == .automatic ? height : request.height, baseline: baseline)
  }

  /// The size for a request, of a node that has this size where none is given.
  @inline(__always)
  func of(_ request: SizeRequest) -> NodeSize {
    NodeSize(
      width: request.widthKind == .known ? request.width : width,
      height: request.heightKind == .automatic ? height : request.height, baseline: baseline)
  }
}

extension Boxes {
  // Optimised for speed, since for size large structs are copied byte by byte.

  /// Returns the size of a node, cached or measured.
  @_optimize(speed)
  mutating func measure(_ node: Int32, _ request: SizeRequest) throws(Status) -> NodeSize {
    let style = nodes[node].style
    if isEmpty(node) { return measureEmpty(style, request) }
    if nodes[node].flags.contains(.isConstant) && nodes[node].cached >= 0 {
      return cache.size(at: nodes[node].cached).of(request)
    }
    let usesPercent = styles[style].options.contains(.usesPercent)
    let key = SizeKey(request, usesPercent: usesPercent, usesHeight: nodes[node].flags.contains(.usesHeight))
    if let size = cache.find(key, from: nodes[node].cached) { return size.with(request) }
    if nodes[node].flags.contains(.isMeasured) { return try measureLeaf(node, request) }
    let size = try measureBox(node, request)
    // Only now is it known whether the width depends on the height.
    try keep(
      SizeKey(request, usesPercent: usesPercent, usesHeight: nodes[node].flags.contains(.usesHeight)), size,
      of: node)
    return size
  }

  /// Whether a node has neither children nor measured content.
  @inline(__always)
  mutating func isEmpty(_ node: Int32) -> Bool {
    nodes[node].firstChild < 0 && !nodes[node].flags.contains(.isMeasured) && !styles[nodes[node].style].hasTracks
  }

  /// Measures a box: its size is computed from those of its children.
  private mutating func measureBox(_ node: Int32, _ request: SizeRequest) throws(Status) -> NodeSize {
    if depth == deepestNode { throw .tooMany }
    depth += 1
    defer { depth -= 1 }
    switch styles[nodes[node].style].display {
    case .flow: return try measureFlow(node, request)
    case .grid:
      nodes[node].flags.insert(.usesHeight)
      return try measureGrid(node, request)
    }
  }

  /// Measures a node without content.
  private mutating func measureEmpty(_ style: Int32, _ request: SizeRequest) -> NodeSize {
    let insets = styles[style].insets(basis: request.basis.width).sums
    return NodeSize(
      width: request.widthKind == .known ? request.width : insets.width,
      height: request.heightKind == .automatic ? insets.height : request.height)
  }

  /// Measures a leaf by the caller's function, whose sizes exclude padding and border. Caches the size.
  private mutating func measureLeaf(_ node: Int32, _ request: SizeRequest) throws(Status) -> NodeSize {
    let insets = styles[nodes[node].style].insets(basis: request.basis.width)
    let sums = insets.sums
    guard let function = leaves.function else { throw .null }
    // Minimum and maximum widths of leaves do not depend on a height.
    let heightKind = request.widthKind == .known ? request.heightKind : .automatic
    var asked = LeafRequest(
      node: node, widthKind: request.widthKind, heightKind: heightKind,
      width: max(request.width - sums.width, 0), height: max(request.height - sums.height, 0))
    var size = NodeSize(width: 0, height: 0)
    let result = function(&asked, &size, leaves.context)
    if result != LeafFunction.sameForAll, let status = Status(rawValue: result) { throw status }
    size = NodeSize(
      width: size.width + sums.width, height: size.height + sums.height, baseline: size.baseline + insets.top)
    let usesPercent = styles[nodes[node].style].options.contains(.usesPercent)
    var kept = request
    if result == LeafFunction.sameForAll && !usesPercent && nodes[node].cached < 0 {
      nodes[node].flags.insert(.isConstant)
      kept = SizeRequest(.maxContent, basis: request.basis)
    } else {
      if heightKind != .automatic { size.height = request.height }
      size = size.of(request)
    }
    try keep(SizeKey(kept, usesPercent: usesPercent, usesHeight: false), size, of: node)
    return size.of(request)
  }

  /// Returns the width of a node in available space: its max-content width, at most the space, at least its min-content
  /// width. `request` asks for the maximum width.
  mutating func fitWidth(of node: Int32, in available: Double, _ request: SizeRequest) throws(Status) -> Double {
    let natural = try measure(node, request).width
    if natural <= available { return natural }
    var least = request
    least.widthKind = .minContent
    return max(try measure(node, least).width, available)
  }
}
