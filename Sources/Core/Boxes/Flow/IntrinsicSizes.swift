// CSS Flexible Box, section 9.9: intrinsic main and cross sizes of flows, and the contributions of their items.

import Memory
import Status

extension Boxes {
  // Optimised for speed, since for size large structs are copied byte by byte.

  /// Returns the minimum or maximum width of a flow.
  @_optimize(speed)
  mutating func measureIntrinsicWidth(_ node: Int32, _ request: SizeRequest) throws(Status) -> NodeSize {
    var flow = openFlow(node, request)
    if request.widthKind == .maxContent, let known = try widthByRun(&flow) {
      setUsesHeight(known.usesHeight, flow.node)
      return size(request, known.width, &flow)
    }
    try addItems(&flow)
    var width = 0.0
    if flow.main == .horizontal {
      width = try intrinsicMainWidth(&flow, request.widthKind)
    } else if flow.axes.isSingleLine {
      width = try greatestContribution(&flow, request.widthKind)
    } else {
      width = try intrinsicWidthOfColumns(&flow, request.widthKind)
    }
    noteUseOfHeight(&flow)
    endFlow(flow)
    return size(request, width, &flow)
  }

  private func size(_ request: SizeRequest, _ width: Double, _ flow: inout Flow) -> NodeSize {
    NodeSize(
      width: width + flow.insets.left + flow.insets.right,
      height: request.heightKind == .automatic ? 0 : request.height)
  }

  /// Records whether the intrinsic widths depend on the height: in a flow with several columns, and if an item has an
  /// aspect ratio or is itself such a box.
  private mutating func noteUseOfHeight(_ flow: inout Flow) {
    var usesHeight = flow.main == .vertical && !flow.axes.isSingleLine
    for index in flow.items
    where flowScratch.items[index].has(.hasRatio) || nodes[flowScratch.items[index].node].flags.contains(.usesHeight) {
      usesHeight = true
    }
    setUsesHeight(usesHeight, flow.node)
  }

  private mutating func setUsesHeight(_ usesHeight: Bool, _ node: Int32) {
    if usesHeight { nodes[node].flags.insert(.usesHeight) } else { nodes[node].flags.remove(.usesHeight) }
  }

  /// Section 9.9.1: the intrinsic main size of a row.
  private mutating func intrinsicMainWidth(_ flow: inout Flow, _ kind: SizeRequest.Width) throws(Status) -> Double {
    if kind == .minContent && !flow.axes.isSingleLine { return try greatestContribution(&flow, kind) }
    if styles[flow.style].wrap.isBalanced { return try greatestBalancedWidth(&flow) }
    var sum = flow.gap.width * Double(max(flow.itemCount - 1, 0))
    for index in flow.items { sum += try contribution(index, &flow, kind) + flowScratch.items[index].margins.main }
    return max(sum, 0)
  }

  /// The length of the longest of the balanced lines in unlimited space.
  private mutating func greatestBalancedWidth(_ flow: inout Flow) throws(Status) -> Double {
    for index in flow.items { flowScratch.items[index].hypothetical = try contribution(index, &flow, .maxContent) }
    try collectLines(&flow)
    return greatestLength(&flow)
  }

  /// The greatest outer contribution of an item to the width of the flow.
  private mutating func greatestContribution(_ flow: inout Flow, _ kind: SizeRequest.Width) throws(Status) -> Double {
    var greatest = 0.0
    for index in flow.items {
      let margins =
        flow.main == .horizontal ? flowScratch.items[index].margins.main : flowScratch.items[index].margins.cross
      let width = try contribution(index, &flow, kind)
      flowScratch.items[index].cross = width
      greatest = max(greatest, width + margins)
    }
    if kind == .maxContent { try keepRun(&flow, heights: false) }
    return greatest
  }

  /// Section 9.9.3: the width of an item that has its minimum or maximum width.
  mutating func contribution(_ index: Int32, _ flow: inout Flow, _ kind: SizeRequest.Width) throws(Status)
    -> Double
  {
    var width = flowScratch.items[index].sizes.size.width
    if width.isNaN { width = try contentWidth(index, &flow, kind) }
    if flow.main == .horizontal { width = try limitedByBasis(width, index, &flow, kind) }
    return flowScratch.items[index].sizes.clamp(width, .horizontal)
  }

  /// The minimum or maximum width of the content of an item, or the width that its aspect ratio gives for a definite
  /// height (CSS Box Sizing 4, section 5).
  mutating func contentWidth(_ index: Int32, _ flow: inout Flow, _ kind: SizeRequest.Width) throws(Status) -> Double {
    let height = definiteHeight(index, &flow)
    if flowScratch.items[index].has(.hasRatio) && !height.isNaN { return transferred(height, to: .horizontal, index) }
    let node = flowScratch.items[index].node
    if isEmpty(node) { return limitedByRatio(flowScratch.items[index].insets.width, index, .horizontal) }
    var request = SizeRequest(kind, basis: flow.basis)
    request.setHeight(height)
    return limitedByRatio(try measure(node, request).width, index, .horizontal)
  }

  /// Returns the contribution to a row: at most the flex base size where the item does not grow, if its automatic minimum
  /// allows, and at least that size where it does not shrink.
  private mutating func limitedByBasis(
    _ width: Double, _ index: Int32, _ flow: inout Flow, _ kind: SizeRequest.Width
  ) throws(Status) -> Double {
    var base = definiteBasis(index, &flow)
    if flowScratch.items[index].grow == 0 && width > base {
      if flowScratch.items[index].sizes.minimum.width.isNaN {
        try noteMinimum(index, &flow)
        if flowScratch.items[index].has(.awaitsMinimum) { try setMinimum(index, &flow) }
      }
      return base
    }
    if flowScratch.items[index].shrink > 0 { return width }
    // The base of an item without a basis is its maximum contribution.
    if base.isNaN && kind == .minContent { base = try contentBase(index, &flow) }
    return width < base ? base : width
  }

  /// Returns the height of an item if it is definite for any width, else NaN.
  @inline(__always)
  private mutating func definiteHeight(_ index: Int32, _ flow: inout Flow) -> Double {
    if flow.main == .horizontal { return definiteCross(index, &flow) }
    return flowScratch.items[index].sizes.clamp(flowScratch.items[index].sizes.size.height, .vertical)
  }

  /// Section 9.9.2: the intrinsic width of lines that are columns. Lines break as if all items were as wide as the
  /// greatest contribution; the width is the sum of the greatest contributions to each line.
  private mutating func intrinsicWidthOfColumns(
    _ flow: inout Flow, _ kind: SizeRequest.Width
  ) throws(Status) -> Double {
    let greatest = try greatestContribution(&flow, kind)
    flow.inner.width = greatest
    for index in flow.items { try setBaseSize(index, &flow) }
    try collectLines(&flow)
    for index in flow.items { flowScratch.items[index].cross = try contribution(index, &flow, kind) }
    var sum = flow.gap.width * Double(max(flow.lineCount - 1, 0))
    for line in flow.lines {
      var widest = 0.0
      for index in flowScratch.lines[line].items { widest = max(widest, flowScratch.items[index].outerCross) }
      sum += widest
    }
    return max(sum, greatest)
  }
}
