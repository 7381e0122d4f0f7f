// Places nodes: the second half of a layout, after the size of a box is known.

import Memory
import Status

/// The available space for a root: points, or NaN for unlimited.
package struct AvailableSpace: BitwiseCopyable {
  /// NaN for unlimited.
  package var width: Double
  package var height: Double

  package init(width: Double = .nan, height: Double = .nan) {
    self.width = width
    self.height = height
  }
}

extension Boxes {
  // Optimised for speed, since for size large structs are copied byte by byte.

  /// Places the children of a box whose width and height are known, and everything inside them. Does nothing if the box
  /// was placed for the same request before.
  @_optimize(speed)
  mutating func place(_ node: Int32, _ request: SizeRequest) throws(Status) {
    if nodes[node].firstChild < 0 { return }
    let style = nodes[node].style
    let key = SizeKey(request, usesPercent: styles[style].options.contains(.usesPercent), isPlacement: true)
    if cache.find(key, from: nodes[node].cached) != nil { return }
    if depth == deepestNode { throw .tooMany }
    depth += 1
    defer { depth -= 1 }
    switch styles[style].display {
    case .flow: try placeFlow(node, request)
    case .grid: try placeGrid(node, request)
    }
    dropPlacement(of: node)
    try keep(key, NodeSize(width: request.width, height: request.height), of: node)
    dropUnused(of: node)
  }
}

extension Boxes {
  /// Returns the frame of a node, moved by the insets of its style (CSS Positioned Layout 3, section 3.4).
  @inline(__always)
  mutating func moved(_ frame: Frame, _ node: Int32, _ basis: Pair<Double>) -> Frame {
    let extra = styles[nodes[node].style].extra
    return extra < 0 ? frame : frame.moved(by: extras[extra].inset, basis, isRightToLeft(nodes[node].parent))
  }

  package mutating func isRightToLeft(_ node: Int32) -> Bool {
    node >= 0 && styles[nodes[node].style].options.contains(.rightToLeft)
  }
}

extension Frame {
  /// `isRightToLeft`: if both horizontal insets are set, the right one counts.
  fileprivate func moved(by inset: Edges<Length>, _ basis: Pair<Double>, _ isRightToLeft: Bool) -> Frame {
    let left = inset.left.resolved(against: basis.width)
    let right = inset.right.resolved(against: basis.width)
    let top = inset.top.resolved(against: basis.height)
    let bottom = inset.bottom.resolved(against: basis.height)
    var frame = self
    if !left.isNaN && (right.isNaN || !isRightToLeft) { frame.x += left } else if !right.isNaN { frame.x -= right }
    if !top.isNaN { frame.y += top } else if !bottom.isNaN { frame.y -= bottom }
    return frame
  }
}
