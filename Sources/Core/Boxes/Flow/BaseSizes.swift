// Section 9.2: the flex base size and the hypothetical main size of each item.

import Memory
import Status

extension Boxes {
  /// Step 3: sets base and hypothetical size of an item.
  mutating func setBaseSize(_ index: Int32, _ flow: Flow) throws(Status) {
    let base = try baseSize(index, flow)
    flowStack.items[index].base = base
    try noteMinimum(index, flow)
    flowStack.items[index].hypothetical = flowStack.items[index].sizes.clamp(base, flow.main)
    flowStack.items[index].main = flowStack.items[index].hypothetical
  }

  private mutating func baseSize(_ index: Int32, _ flow: Flow) throws(Status) -> Double {
    let item = flowStack.items[index]
    let definite = definiteBasis(item, flow)
    if !definite.isNaN {
      flowStack.items[index].flags.insert(.hasDefiniteBasis)
      return definite
    }
    let basis = styles[item.style].basis
    let keyword = basis.isAuto ? styles[item.style].size[flow.main].unit : basis.unit
    if styles[item.style].aspectRatio > 0 && keyword != .minContent && keyword != .maxContent {
      // Step 3 B: from a definite cross size.
      let cross = definiteCross(item, flow)
      if !cross.isNaN { return styles[item.style].transferred(cross, to: flow.main, insets: item.insets) }
    }
    return try contentSize(index, flow, keyword == .minContent ? .minContent : .maxContent)
  }

  /// Step 3 A: the flex basis in points, NaN for content.
  private func definiteBasis(_ item: FlowItem, _ flow: Flow) -> Double {
    let basis = styles[item.style].basis
    switch basis.unit {
    case .auto: return item.sizes.size[flow.main]
    case .points, .percent:
      return styles[item.style].borderBox(basis, basis: flow.basis[flow.main], insets: item.insets[flow.main])
    case .stretch: return max(flow.basis[flow.main] - item.margins.main, item.insets[flow.main])
    default: return .nan
    }
  }

  /// Step 3 E: the size of the content along the main axis.
  mutating func contentSize(_ index: Int32, _ flow: Flow, _ kind: Question.Width) throws(Status) -> Double {
    let item = flowStack.items[index]
    if flow.main == .horizontal {
      var question = Question(kind, basis: flow.basis)
      setHeight(of: &question, definiteCross(item, flow))
      return limitedByRatio(try measure(item.node, question).width, item, .horizontal)
    }
    let width = try widthInColumn(index, flow)
    if styles[item.style].aspectRatio > 0 {
      return styles[item.style].transferred(width, to: .vertical, insets: item.insets)
    }
    return try measure(item.node, Question(width: width, basis: flow.basis)).height
  }

  /// Returns a size of the content within the limits of the other axis, which an aspect ratio transfers (CSS Box
  /// Sizing 4, section 5.1).
  func limitedByRatio(_ size: Double, _ item: FlowItem, _ axis: Axis) -> Double {
    if styles[item.style].aspectRatio == 0 { return size }
    let minimum = item.sizes.minimum[axis.other]
    let maximum = item.sizes.maximum[axis.other]
    return clamped(
      size, styles[item.style].transferred(minimum, to: axis, insets: item.insets),
      styles[item.style].transferred(maximum, to: axis, insets: item.insets))
  }

  /// The cross size of an item where it is definite before lines are (section 9.8), else NaN.
  func definiteCross(_ item: FlowItem, _ flow: Flow) -> Double {
    var cross = item.sizes.size[flow.cross]
    if item.has(.stretches) && flow.axes.isSingleLine { cross = max(flow.innerCross - item.margins.cross, 0) }
    return item.sizes.clamp(cross, flow.cross)
  }

  /// Returns the width of an item of a column before its line is known, within its limits.
  mutating func widthInColumn(_ index: Int32, _ flow: Flow) throws(Status) -> Double {
    let item = flowStack.items[index]
    let definite = definiteCross(item, flow)
    if !definite.isNaN { return definite }
    let height = item.sizes.size.height
    if styles[item.style].aspectRatio > 0 && !height.isNaN {
      let height = item.sizes.clamp(height, .vertical)
      return item.sizes.clamp(styles[item.style].transferred(height, to: .horizontal, insets: item.insets), .horizontal)
    }
    let available = flow.inner.width - item.margins.cross
    let width = try fitWidth(of: item.node, in: available, Question(.maxContent, basis: flow.basis))
    return item.sizes.clamp(limitedByRatio(width, item, .horizontal), .horizontal)
  }
}

@inline(__always)
func setHeight(of question: inout Question, _ height: Double) {
  if height.isNaN { return }
  question.height = height
  question.heightKind = .known
}
