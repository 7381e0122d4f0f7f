// Section 9.1: the items of a flow, with what their styles say in the axes of the flow.

import Memory
import Status

extension Boxes {
  /// Adds the items: the children that are not hidden.
  mutating func addItems(_ flow: inout Flow) throws(Status) {
    flow.firstItem = Int32(truncatingIfNeeded: flowStack.items.count)
    flow.firstLine = Int32(truncatingIfNeeded: flowStack.lines.count)
    flow.endLine = flow.firstLine
    var child = firstShownChild(of: flow.node)
    while child >= 0 {
      let item = makeItem(child, flow)
      do throws(MemoryError) { try flowStack.items.append(item) } catch { throw .outOfMemory }
      child = nextShown(after: child)
    }
    flow.endItem = Int32(truncatingIfNeeded: flowStack.items.count)
    for index in flow.items where hasKeyword(flowStack.items[index]) { try resolveKeywords(index, flow) }
  }

  private mutating func makeItem(_ node: Int32, _ flow: Flow) -> FlowItem {
    let style = nodes[node].style
    let insets = styles[style].insets(basis: flow.basis.width).sums
    var item = FlowItem(
      node: node, style: style, alignment: alignment(of: style, in: flow), grow: Double(styles[style].grow),
      shrink: Double(styles[style].shrink), margins: margins(of: style, in: flow), insets: insets,
      sizes: styles[style].sizes(basis: flow.basis, insets: insets))
    item.flags = autoMargins(of: style, in: flow)
    if item.alignment.kind == .stretch && item.flags.isDisjoint(with: .autoCross) && item.sizes.size[flow.cross].isNaN
      && (styles[style].size[flow.cross].isAuto || styles[style].size[flow.cross].isPercent)
    {
      item.flags.insert(.stretches)
    }
    return item
  }

  /// Section 8.3: align-self, or align-items of the container.
  private func alignment(of style: Int32, in flow: Flow) -> Alignment {
    var alignment = styles[style].alignSelf
    if alignment == .normal { alignment = styles[flow.style].alignItems }
    if alignment == .normal { return Alignment(.stretch) }
    // Items of a column have no baselines in its cross axis.
    return alignment.kind == .baseline && flow.main == .vertical ? Alignment(.start) : alignment
  }

  private func margins(of style: Int32, in flow: Flow) -> FlowMargins {
    let margins = styles[style].margins(basis: flow.basis.width)
    let isMainReversed = flow.axes.isMainReversed
    let isCrossReversed = flow.axes.isCrossReversed
    let (mainFirst, mainLast) = (margins.first(flow.main), margins.last(flow.main))
    let (crossFirst, crossLast) = (margins.first(flow.cross), margins.last(flow.cross))
    return FlowMargins(
      mainStart: isMainReversed ? mainLast : mainFirst, mainEnd: isMainReversed ? mainFirst : mainLast,
      crossStart: isCrossReversed ? crossLast : crossFirst, crossEnd: isCrossReversed ? crossFirst : crossLast)
  }

  private func autoMargins(of style: Int32, in flow: Flow) -> FlowItem.Flags {
    let isMainReversed = flow.axes.isMainReversed
    let isCrossReversed = flow.axes.isCrossReversed
    var flags = FlowItem.Flags()
    if styles[style].margin.first(flow.main).isAuto { flags.insert(isMainReversed ? .autoMainEnd : .autoMainStart) }
    if styles[style].margin.last(flow.main).isAuto { flags.insert(isMainReversed ? .autoMainStart : .autoMainEnd) }
    if styles[style].margin.first(flow.cross).isAuto { flags.insert(isCrossReversed ? .autoCrossEnd : .autoCrossStart) }
    if styles[style].margin.last(flow.cross).isAuto { flags.insert(isCrossReversed ? .autoCrossStart : .autoCrossEnd) }
    return flags
  }

  private func hasKeyword(_ item: FlowItem) -> Bool {
    let size = styles[item.style].size
    return item.sizes.size.width.isNaN && !size.width.isAuto && !size.width.isPercent
      || item.sizes.size.height.isNaN && !size.height.isAuto && !size.height.isPercent
  }

  /// Replaces keywords as width and height of an item by sizes (CSS Sizing 3, section 3.1).
  private mutating func resolveKeywords(_ index: Int32, _ flow: Flow) throws(Status) {
    let item = flowStack.items[index]
    let margins = Pair(along: flow.main, item.margins.main, across: item.margins.cross)
    let size = styles[item.style].size
    let available = flow.inner.width - margins.width
    var question = Question(.maxContent, basis: flow.basis)
    switch size.width.unit {
    case .minContent:
      question.widthKind = .minContent
      flowStack.items[index].sizes.size.width = try measure(item.node, question).width
    case .maxContent: flowStack.items[index].sizes.size.width = try measure(item.node, question).width
    case .fitContent: flowStack.items[index].sizes.size.width = try fitWidth(of: item.node, in: available, question)
    case .stretch: flowStack.items[index].sizes.size.width = max(available, item.insets.width)
    default: break
    }
    if size.height.unit == .stretch {
      flowStack.items[index].sizes.size.height = max(flow.basis.height - margins.height, item.insets.height)
    }
  }
}
