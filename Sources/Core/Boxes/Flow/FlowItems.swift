// CSS Flexible Box, section 9.1: the items of a flow, and their styles in terms of its axes.

import Memory
import Status

extension Boxes {
  /// Adds the items: the children that are not hidden.
  mutating func addItems(_ flow: inout Flow) throws(Status) {
    flow.firstItem = Int32(truncatingIfNeeded: flowScratch.items.count)
    flow.firstLine = Int32(truncatingIfNeeded: flowScratch.lines.count)
    flow.endLine = flow.firstLine
    var hasKeywords = false
    var child = firstShownChild(of: flow.node)
    while child >= 0 {
      try addItem(child, &flow)
      if styles[nodes[child].style].options.contains(.hasKeywords) { hasKeywords = true }
      child = nextShown(after: child)
    }
    flow.endItem = Int32(truncatingIfNeeded: flowScratch.items.count)
    if hasKeywords { for index in flow.items { try resolveKeywords(index, &flow) } }
  }

  // Optimised for speed, since for size large structs are copied byte by byte.
  @_optimize(speed)
  mutating func addItem(_ node: Int32, _ flow: inout Flow) throws(Status) {
    let style = nodes[node].style
    let insets = styles[style].insets(basis: flow.basis.width).sums
    let sizes = styles[style].sizes(basis: flow.basis, insets: insets)
    let alignment = alignment(of: style, &flow)
    var flags = styles[style].options.contains(.hasAutoMargins) ? autoMargins(of: style, &flow) : []
    if alignment.kind == .stretch && flags.isDisjoint(with: .autoCross) && isAuto(style, sizes, flow.cross) {
      flags.insert(.stretches)
    }
    if styles[style].aspectRatio > 0 { flags.insert(.hasRatio) }
    let item = FlowItem(
      node: node, style: style, grow: styles[style].grow, shrink: styles[style].shrink, flags: flags,
      alignment: alignment, margins: margins(of: style, &flow), insets: insets, sizes: sizes)
    do throws(MemoryError) { try flowScratch.items.append(item) } catch { throw .outOfMemory }
  }

  /// Whether a size is auto, or a percentage of an indefinite size.
  @inline(__always)
  private mutating func isAuto(_ style: Int32, _ sizes: Sizes, _ axis: Axis) -> Bool {
    !styles[style].options.contains(.hasSize) || sizes.size[axis].isNaN && !styles[style].size[axis].isKeyword
  }

  /// Section 8.3: align-self, or align-items of the container.
  @inline(__always)
  private mutating func alignment(of style: Int32, _ flow: inout Flow) -> Alignment {
    var alignment = styles[style].alignSelf
    if alignment == .normal { alignment = styles[flow.style].alignItems }
    if alignment == .normal { return Alignment(.stretch) }
    // Items of a column have no baselines in its cross axis.
    return alignment.kind == .baseline && flow.main == .vertical ? Alignment(.start) : alignment
  }

  @inline(__always)
  private mutating func margins(of style: Int32, _ flow: inout Flow) -> FlowMargins {
    if !styles[style].options.contains(.hasMargins) { return FlowMargins() }
    let margins = styles[style].margins(basis: flow.basis.width)
    var result =
      flow.main == .horizontal
      ? FlowMargins(mainStart: margins.left, mainEnd: margins.right, crossStart: margins.top, crossEnd: margins.bottom)
      : FlowMargins(mainStart: margins.top, mainEnd: margins.bottom, crossStart: margins.left, crossEnd: margins.right)
    if flow.axes.isMainReversed { swap(&result.mainStart, &result.mainEnd) }
    if flow.axes.isCrossReversed { swap(&result.crossStart, &result.crossEnd) }
    return result
  }

  private mutating func autoMargins(of style: Int32, _ flow: inout Flow) -> FlowItem.Flags {
    let isMainReversed = flow.axes.isMainReversed
    let isCrossReversed = flow.axes.isCrossReversed
    var flags = FlowItem.Flags()
    if styles[style].margin.first(flow.main).isAuto { flags.insert(isMainReversed ? .autoMainEnd : .autoMainStart) }
    if styles[style].margin.last(flow.main).isAuto { flags.insert(isMainReversed ? .autoMainStart : .autoMainEnd) }
    if styles[style].margin.first(flow.cross).isAuto { flags.insert(isCrossReversed ? .autoCrossEnd : .autoCrossStart) }
    if styles[style].margin.last(flow.cross).isAuto { flags.insert(isCrossReversed ? .autoCrossStart : .autoCrossEnd) }
    return flags
  }

  /// Replaces keywords as width and height of an item by sizes (CSS Sizing 3, section 3.1).
  private mutating func resolveKeywords(_ index: Int32, _ flow: inout Flow) throws(Status) {
    let item = flowScratch.items[index]
    let margins = Pair(along: flow.main, item.margins.main, across: item.margins.cross)
    let size = styles[item.style].size
    if size.height.unit == .stretch {
      flowScratch.items[index].sizes.size.height = max(flow.basis.height - margins.height, item.insets.height)
    }
    let available = flow.inner.width - margins.width
    var width = Double.nan
    switch size.width.unit {
    case .minContent: width = try contentWidth(index, &flow, .minContent)
    case .maxContent: width = try contentWidth(index, &flow, .maxContent)
    // In unknown space it is as auto: a minimum for the minimum width of the flow, a maximum for its maximum width.
    case .fitContent where !available.isNaN:
      width = try contentWidth(index, &flow, .maxContent)
      if width > available { width = max(try contentWidth(index, &flow, .minContent), available) }
    case .stretch: width = max(available, item.insets.width)
    default: return
    }
    flowScratch.items[index].sizes.size.width = width
  }
}
