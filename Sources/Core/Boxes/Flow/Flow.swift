// CSS Flexible Box Layout level 1: the order of the steps. Each step is in a file that is named after it, with the section
// of the specification.

import Memory
import Status

/// A flow that is being measured or placed: its axes, and its size as far as it is known.
struct Flow: BitwiseCopyable {
  let node: Int32
  let style: Int32
  let axes: FlowAxes
  /// Its items in `FlowScratch.items`.
  var firstItem: Int32 = 0
  var endItem: Int32 = 0
  /// Its lines in `FlowScratch.lines`.
  var firstLine: Int32 = 0
  var endLine: Int32 = 0
  /// Padding and border.
  let insets: Edges<Double>
  /// The size of the content box, NaN for an automatic height.
  var inner: Pair<Double>
  /// The size that percentages in items refer to; NaN where indefinite.
  var basis: Pair<Double>
  /// The size of the containing block of the flow itself.
  let containing: Pair<Double>
  /// Gaps along both axes.
  let gap: Pair<Double>

  @inline(__always)
  var items: Range<Int32> { firstItem..<endItem }
  @inline(__always)
  var lines: Range<Int32> { firstLine..<endLine }
  /// How many items and lines there are.
  @inline(__always)
  var itemCount: Int { Int(endItem - firstItem) }
  @inline(__always)
  var lineCount: Int { Int(endLine - firstLine) }
  @inline(__always)
  var main: Axis { axes.main }
  @inline(__always)
  var cross: Axis { axes.main.other }
  @inline(__always)
  var innerMain: Double { inner[axes.main] }
  @inline(__always)
  var innerCross: Double { inner[axes.main.other] }
}

/// The axes of a flow.
struct FlowAxes: BitwiseCopyable {
  let main: Axis
  /// The flow goes from right to left, or from the bottom to the top.
  let isMainReversed: Bool
  let isCrossReversed: Bool
  /// The main axis is reversed by row-reverse or column-reverse, not by the writing direction.
  let isReverse: Bool
  /// The cross axis is reversed by wrap-reverse.
  let isWrapReverse: Bool
  /// All items are in one line, whose cross size is that of the container.
  let isSingleLine: Bool

  @inline(__always)
  init(direction: FlowDirection, wrap: Wrap, isRightToLeft: Bool) {
    main = direction.axis
    isReverse = direction.isReverse
    isWrapReverse = wrap.isReverse
    isSingleLine = wrap == .none
    isMainReversed = isReverse != (isRightToLeft && main == .horizontal)
    isCrossReversed = isWrapReverse != (isRightToLeft && main == .vertical)
  }
}

extension Boxes {
  // Optimised for speed, since for size large structs are copied byte by byte.

  /// Returns the size of the content of a flow with padding and border.
  @_optimize(speed)
  mutating func measureFlow(_ node: Int32, _ request: SizeRequest) throws(Status) -> NodeSize {
    if request.widthKind != .known { return try measureIntrinsicWidth(node, request) }
    var size = NodeSize(width: request.width, height: request.height)
    if request.heightKind == .automatic {
      size.height = try measureHeight(node, request)
    }
    if request.wantsBaseline {
      var known = request
      known.height = size.height
      if request.heightKind == .automatic { known.heightKind = .imposed }
      size.baseline = try measureBaseline(node, known)
    }
    return size
  }

  /// Returns the height of a flow for a known width.
  @_optimize(speed)
  private mutating func measureHeight(_ node: Int32, _ request: SizeRequest) throws(Status) -> Double {
    var flow = openFlow(node, request)
    if let height = try heightByRun(&flow) { return height + flow.insets.top + flow.insets.bottom }
    try addBaseSizes(&flow)
    try collectLines(&flow)
    try keepRun(&flow, heights: true)
    var height = 0.0
    if flow.main == .vertical {
      height = greatestLength(&flow)
    } else {
      try resolveFlexibleLengths(&flow)
      keepLengths(&flow)
      try setCrossSizes(&flow)
      height = sumOfCrossSizes(&flow)
    }
    endFlow(flow)
    return height + flow.insets.top + flow.insets.bottom
  }

  /// Places the items of a flow, whose width and height are known.
  @_optimize(speed)
  mutating func placeFlow(_ node: Int32, _ request: SizeRequest) throws(Status) {
    var flow = openFlow(node, request)
    if try placeByRun(&flow) { return }
    try arrange(&flow)
    for index in flow.items {
      let item = flowScratch.items[index].node
      try setFrame(of: item, moved(frame(of: index, &flow), item, flow.basis))
      if nodes[item].firstChild >= 0 { try place(item, finalRequest(index, &flow)) }
    }
    notePlaced(&flow)
    endFlow(flow)
  }

  /// Runs all steps for a flow of known size, without placing items. `endFlow` must follow.
  mutating func arrangeFlow(_ node: Int32, _ request: SizeRequest) throws(Status) -> Flow {
    var flow = openFlow(node, request)
    try arrange(&flow)
    return flow
  }

  private mutating func arrange(_ flow: inout Flow) throws(Status) {
    if hasLengths(&flow) {
      try addKeptLengths(&flow)
    } else {
      try addBaseSizes(&flow)
      try collectLines(&flow)
      try resolveFlexibleLengths(&flow)
    }
    try setCrossSizes(&flow)
    stretchLines(&flow)
    stretchItems(&flow)
    alignAlongMainAxis(&flow)
    alignAlongCrossAxis(&flow)
  }

  /// Adds the items with their flex base sizes.
  private mutating func addBaseSizes(_ flow: inout Flow) throws(Status) {
    try addItems(&flow)
    for index in flow.items { try setBaseSize(index, &flow) }
  }

  /// Section 9.2, step 2: the available space of a flow. It has no items yet.
  mutating func openFlow(_ node: Int32, _ request: SizeRequest) -> Flow {
    let style = nodes[node].style
    let insets = styles[style].insets(basis: request.basis.width)
    let axes = FlowAxes(
      direction: styles[style].direction, wrap: styles[style].wrap,
      isRightToLeft: styles[style].options.contains(.rightToLeft))
    let inner = Pair(
      content(request.givenWidth, insets.left + insets.right),
      content(request.givenHeight, insets.top + insets.bottom))
    let basis = Pair(inner.width, request.heightKind == .known ? inner.height : .nan)
    let gap = Pair(
      styles[style].gap.width.resolvedOrZero(against: inner.width),
      styles[style].gap.height.resolvedOrZero(against: basis.height))
    return Flow(
      node: node, style: style, axes: axes, insets: insets, inner: inner, basis: basis,
      containing: request.basis, gap: gap)
  }

  /// Removes the items and lines of a flow.
  mutating func endFlow(_ flow: Flow) {
    flowScratch.items.truncate(to: Int(flow.firstItem))
    flowScratch.lines.truncate(to: Int(flow.firstLine))
  }

  /// The frame of an item from its offsets.
  @inline(__always)
  mutating func frame(of index: Int32, _ flow: inout Flow) -> Frame {
    let main = flowScratch.items[index].main
    let cross = flowScratch.items[index].cross
    var mainOffset = flowScratch.items[index].mainOffset
    var crossOffset = flowScratch.items[index].crossOffset
    if flow.axes.isMainReversed { mainOffset = flow.innerMain - mainOffset - main }
    if flow.axes.isCrossReversed { crossOffset = flow.innerCross - crossOffset - cross }
    return flow.main == .horizontal
      ? Frame(x: flow.insets.left + mainOffset, y: flow.insets.top + crossOffset, width: main, height: cross)
      : Frame(x: flow.insets.left + crossOffset, y: flow.insets.top + mainOffset, width: cross, height: main)
  }

  /// Section 9.8: the size of an item, and whether its height is definite.
  mutating func finalRequest(_ index: Int32, _ flow: inout Flow) -> SizeRequest {
    let size = Pair(along: flow.main, flowScratch.items[index].main, across: flowScratch.items[index].cross)
    var request = SizeRequest(width: size.width, basis: flow.basis)
    request.height = size.height
    let isDefinite =
      flow.main == .horizontal
      ? flowScratch.items[index].has(.stretches) || !flowScratch.items[index].sizes.size.height.isNaN
      : flowScratch.items[index].has(.hasDefiniteBasis) || !flow.basis.height.isNaN
    request.heightKind = isDefinite ? .known : .imposed
    return request
  }
}

/// Returns the size of a content box, at least 0; NaN of NaN.
@inline(__always)
private func content(_ size: Double, _ insets: Double) -> Double {
  let inner = size - insets
  return inner < 0 ? 0 : inner
}
