// Section 4.5: the automatic minimum size of items.

import Memory
import Status

extension Boxes {
  /// Sets the automatic minimum main size of an item, or records that it is needed only if the item shrinks: it is at
  /// most the size in the style, and at most that of the content.
  mutating func noteMinimum(_ index: Int32, _ flow: inout Flow) throws(Status) {
    let style = flowStack.items[index].style
    let clips: Options = flow.main == .horizontal ? .clipsWidth : .clipsHeight
    let isEmpty = isEmpty(flowStack.items[index].node) && !flowStack.items[index].has(.hasRatio)
    if !styles[style].options.isDisjoint(with: clips) || isEmpty {
      flowStack.items[index].sizes.minimum[flow.main] = flowStack.items[index].insets[flow.main]
      return
    }
    let basis = styles[style].basis
    if basis.isAuto || basis == .content || basis == .maxContent {
      if flowStack.items[index].shrink > 0 { flowStack.items[index].flags.insert(.awaitsMinimum) }
    } else {
      try setMinimum(index, &flow)
    }
  }

  /// Computes the automatic minimum size of an item.
  mutating func setMinimum(_ index: Int32, _ flow: inout Flow) throws(Status) {
    var minimum = try contentSize(index, &flow, .minContent)
    let specified = flowStack.items[index].sizes.size[flow.main]
    let limit = flowStack.items[index].sizes.maximum[flow.main]
    if specified < minimum { minimum = specified }
    if limit < minimum { minimum = limit }
    flowStack.items[index].flags.remove(.awaitsMinimum)
    flowStack.items[index].sizes.minimum[flow.main] = minimum
  }
}
