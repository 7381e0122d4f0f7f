// Finds the constraints whose rows must be replaced after a change of direction or of parent.

import Memory
import Status

extension Constraints {
  /// Fills `outdated` with the active constraints of the items in `walk` that have a leading or trailing attribute, or
  /// depend on directional margins. Marks them, and returns the mark.
  mutating func findOutdated() throws(Status) -> UInt32 {
    outdated.removeAll()
    let mark = tree.nextStamp()
    for index in 0..<tree.walk.count {
      let item = tree.walk[index]
      let hasDirectionalMargins = tree.insets[tree.items[item].insets].hasDirectionalMargins
      try addOutdated(constraintsOf: item, mark) { _, summands in
        summands.areDirectional || hasDirectionalMargins && summands.use(.margins, of: item)
      }
    }
    return mark
  }

  /// Adds the active constraints of an item that satisfy `isMeant` to `outdated`, unless they have the mark already.
  mutating func addOutdated(
    constraintsOf item: Int32, _ mark: UInt32, _ isMeant: (inout Constraints, Summands) -> Bool
  ) throws(Status) {
    var mention = tree.items[item].mention
    while mention >= 0 {
      let slot = constraint(mentionedAt: mention)
      if records[slot].isActive, records[slot].mark != mark {
        let summands = summands(of: records[slot].stated)
        if isMeant(&self, summands) {
          records[slot].mark = mark
          try inMemory { () throws(MemoryError) in try outdated.append(slot) }
        }
      }
      mention = self.mention(at: mention).pointee.next
    }
  }
}
