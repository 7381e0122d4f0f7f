// Section 4.5: the automatic minimum size of items.

import Memory
import Status

extension Boxes {
  /// Sets the automatic minimum main size of an item, or notes that it is needed only if the item shrinks: it is at
  /// most the size of the style, and at most that of the content.
  mutating func noteMinimum(_ index: Int32, _ flow: Flow) throws(Status) {
    let item = flowStack.items[index]
    if !item.sizes.minimum[flow.main].isNaN { return }
    let clips: Options = flow.main == .horizontal ? .clipsWidth : .clipsHeight
    if !styles[item.style].options.isDisjoint(with: clips) {
      flowStack.items[index].sizes.minimum[flow.main] = item.insets[flow.main]
      return
    }
    let basis = styles[item.style].basis
    if basis.isAuto || basis == .content || basis == .maxContent {
      if item.shrink > 0 { flowStack.items[index].flags.insert(.awaitsMinimum) }
    } else {
      try setMinimum(index, flow)
    }
  }

  /// Computes the automatic minimum size of an item.
  mutating func setMinimum(_ index: Int32, _ flow: Flow) throws(Status) {
    let item = flowStack.items[index]
    let specified = item.sizes.size[flow.main]
    let limit = item.sizes.maximum[flow.main]
    var minimum = try contentSize(index, flow, .minContent)
    if specified < minimum { minimum = specified }
    if limit < minimum { minimum = limit }
    flowStack.items[index].flags.remove(.awaitsMinimum)
    flowStack.items[index].sizes.minimum[flow.main] = minimum
  }
}
