// CSS Flexible Box, section 4.5: the automatic minimum size of items.

import Memory
import Status

extension Boxes {
  /// Sets the automatic minimum main size of an item, or records that it is needed only if the item shrinks: it is at
  /// most the size in the style, and at most that of the content.
  mutating func noteMinimum(_ index: Int32, _ flow: inout Flow) throws(Status) {
    let style = flowScratch.items[index].style
    let clips: StyleOptions = flow.main == .horizontal ? .clipsWidth : .clipsHeight
    let isEmpty = isEmpty(flowScratch.items[index].node) && !flowScratch.items[index].has(.hasRatio)
    if !styles[style].options.isDisjoint(with: clips) || isEmpty {
      flowScratch.items[index].sizes.minimum[flow.main] = flowScratch.items[index].insets[flow.main]
      return
    }
    let basis = styles[style].basis
    if basis.isAuto || basis == .content || basis == .maxContent {
      if flowScratch.items[index].shrink > 0 { flowScratch.items[index].flags.insert(.awaitsMinimum) }
    } else {
      try setMinimum(index, &flow)
    }
  }

  /// Computes the automatic minimum size of an item.
  mutating func setMinimum(_ index: Int32, _ flow: inout Flow) throws(Status) {
    var minimum = try contentSize(index, &flow, .minContent)
    let specified = flowScratch.items[index].sizes.size[flow.main]
    let limit = flowScratch.items[index].sizes.maximum[flow.main]
    if specified < minimum { minimum = specified }
    if limit < minimum { minimum = limit }
    flowScratch.items[index].flags.remove(.awaitsMinimum)
    flowScratch.items[index].sizes.minimum[flow.main] = minimum
  }
}
