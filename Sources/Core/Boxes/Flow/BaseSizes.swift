// CSS Flexible Box, section 9.2: the flex base size and the hypothetical main size of each item.

import Memory
import Status

extension Boxes {
  /// Step 3: sets base and hypothetical size of an item.
  mutating func setBaseSize(_ index: Int32, _ flow: inout Flow) throws(Status) {
    var base = definiteBasis(index, &flow)
    if base.isNaN {
      base = try contentBase(index, &flow)
    } else {
      flowScratch.items[index].flags.insert(.hasDefiniteBasis)
    }
    flowScratch.items[index].base = base
    if flowScratch.items[index].sizes.minimum[flow.main].isNaN { try noteMinimum(index, &flow) }
    let hypothetical = flowScratch.items[index].sizes.clamp(base, flow.main)
    flowScratch.items[index].hypothetical = hypothetical
    flowScratch.items[index].main = hypothetical
  }

  /// Step 3 A: the flex basis in points, NaN for content.
  @inline(__always)
  mutating func definiteBasis(_ index: Int32, _ flow: inout Flow) -> Double {
    let style = flowScratch.items[index].style
    let basis = styles[style].basis
    if basis.isAuto { return flowScratch.items[index].sizes.size[flow.main] }
    let insets = flowScratch.items[index].insets[flow.main]
    if basis.isPoints || basis.isPercent {
      return styles[style].borderBox(basis.resolved(against: flow.basis[flow.main]), insets: insets)
    }
    return basis == .stretch ? max(flow.basis[flow.main] - flowScratch.items[index].margins.main, insets) : .nan
  }

  /// Steps 3 B to E: a base size that follows from the content.
  mutating func contentBase(_ index: Int32, _ flow: inout Flow) throws(Status) -> Double {
    let style = flowScratch.items[index].style
    let basis = styles[style].basis
    let keyword = basis.isAuto ? styles[style].size[flow.main].unit : basis.unit
    return try contentSize(index, &flow, keyword == .minContent ? .minContent : .maxContent)
  }

  /// Steps 3 B and E: the size along the main axis by the aspect ratio, or that of the content.
  mutating func contentSize(_ index: Int32, _ flow: inout Flow, _ kind: SizeRequest.Width) throws(Status) -> Double {
    let node = flowScratch.items[index].node
    if flow.main == .horizontal { return try contentWidth(index, &flow, kind) }
    if isEmpty(node) && !flowScratch.items[index].has(.hasRatio) { return flowScratch.items[index].insets.height }
    let width = try widthInColumn(index, &flow)
    if flowScratch.items[index].has(.hasRatio) { return transferred(width, to: .vertical, index) }
    return try measure(node, SizeRequest(width: width, basis: flow.basis)).height
  }

  /// Returns the size along an axis that the aspect ratio of an item gives for one along the other.
  mutating func transferred(_ size: Double, to axis: Axis, _ index: Int32) -> Double {
    styles[flowScratch.items[index].style].transferred(size, to: axis, insets: flowScratch.items[index].insets)
  }

  /// Returns a size of the content within the limits of the other axis, which an aspect ratio transfers (CSS Box
  /// Sizing 4, section 5.1).
  @inline(__always)
  mutating func limitedByRatio(_ size: Double, _ index: Int32, _ axis: Axis) -> Double {
    if !flowScratch.items[index].has(.hasRatio) { return size }
    let minimum = flowScratch.items[index].sizes.minimum[axis.other]
    let maximum = flowScratch.items[index].sizes.maximum[axis.other]
    return clamped(size, transferred(minimum, to: axis, index), transferred(maximum, to: axis, index))
  }

  /// Returns the cross size of an item if it is definite before lines are known (section 9.8), else NaN.
  @inline(__always)
  mutating func definiteCross(_ index: Int32, _ flow: inout Flow) -> Double {
    cross(index, &flow, in: flow.basis[flow.cross])
  }

  /// Returns the cross size of an item where it does not follow from its content, else NaN. `size`: the cross size of the
  /// flow, NaN if it is not known.
  @inline(__always)
  mutating func cross(_ index: Int32, _ flow: inout Flow, in size: Double) -> Double {
    var cross = flowScratch.items[index].sizes.size[flow.cross]
    if flowScratch.items[index].has(.stretches) && flow.axes.isSingleLine {
      cross = max(size - flowScratch.items[index].margins.cross, 0)
    }
    return flowScratch.items[index].sizes.clamp(cross, flow.cross)
  }

  /// Returns the width of an item of a column before its line is known, within its limits.
  mutating func widthInColumn(_ index: Int32, _ flow: inout Flow) throws(Status) -> Double {
    let definite = definiteCross(index, &flow)
    if !definite.isNaN { return definite }
    var width = Double.nan
    let height = flowScratch.items[index].sizes.size.height
    if flowScratch.items[index].has(.hasRatio) && !height.isNaN {
      width = transferred(flowScratch.items[index].sizes.clamp(height, .vertical), to: .horizontal, index)
    } else {
      let available = flow.inner.width - flowScratch.items[index].margins.cross
      let node = flowScratch.items[index].node
      width = limitedByRatio(
        try fitWidth(of: node, in: available, SizeRequest(.maxContent, basis: flow.basis)), index, .horizontal)
    }
    return flowScratch.items[index].sizes.clamp(width, .horizontal)
  }
}
