// The constraints whose rows have to be made anew.

import Memory
import Status

extension Constraints {
  /// Fills `turned` with the active constraints of the items in `walk` that have a leading or trailing attribute, or
  /// depend on margins that change places. Returns their mark.
  mutating func findTurned() throws(Status) -> UInt32 {
    turned.removeAll()
    let mark = tree.nextStamp()
    for index in 0..<tree.walk.count {
      let item = tree.walk[index]
      let hasDirectionalMargins = tree.insets[tree.items[item].insets].hasDirectionalMargins
      try turn(constraintsOf: item, mark) { _, summands in
        summands.areDirectional || hasDirectionalMargins && summands.use(.margins, of: item)
      }
    }
    return mark
  }

  /// Adds the active constraints of an item that `isMeant` chooses to `turned`, unless they are marked.
  mutating func turn(
    constraintsOf item: Int32, _ mark: UInt32, _ isMeant: (inout Constraints, Summands) -> Bool
  ) throws(Status) {
    var place = tree.items[item].mention
    while place >= 0 {
      let slot = constraint(mentionedAt: place)
      if records[slot].isActive, records[slot].mark != mark {
        let summands = summands(of: records[slot].stated)
        if isMeant(&self, summands) {
          records[slot].mark = mark
          try inMemory { () throws(MemoryError) in try turned.append(slot) }
        }
      }
      place = mention(at: place).pointee.next
    }
  }
}
