// The lists of the constraints that mention an item.

import Memory

// MARK: Mentions

extension Constraints {
  /// The constraint at a place of the list of an item.
  @inline(__always)
  mutating func constraint(mentionedAt place: Int32) -> Int32 {
    place < Sums.firstPlace ? place >> 1 : sums.parts[place - Sums.firstPlace].constraint
  }

  @inline(__always)
  mutating func mention(at place: Int32) -> UnsafeMutablePointer<Mention> {
    place < Sums.firstPlace
      ? mentions.pointer + Int(place) : sums.mentions.pointer + Int(place - Sums.firstPlace)
  }

  mutating func link(_ slot: Int32) {
    let stated = records[slot].stated
    if stated.isSum { return linkSum(slot, stated.sum) }
    let mention = mentions.pointer + 2 * Int(slot)
    link(2 * slot, mention, to: stated.first.slot)
    if let second = stated.second, second != stated.first { link(2 * slot + 1, mention + 1, to: second.slot) }
  }

  mutating func unlink(_ slot: Int32) {
    let stated = records[slot].stated
    if stated.isSum { return unlinkSum(stated.sum) }
    unlink(2 * slot, from: stated.first.slot)
    if let second = stated.second, second != stated.first { unlink(2 * slot + 1, from: second.slot) }
  }

  /// Links each item of a sum once. If an item occurs again, the constraint is already the first of its list.
  @inline(never)
  private mutating func linkSum(_ slot: Int32, _ start: Int32) {
    for index in start..<start + sums.parts[start].rest {
      sums.parts[index].constraint = slot
      let item = sums.summands[index].item.slot
      let newest = tree.items[item].mention
      if newest >= Sums.firstPlace, constraint(mentionedAt: newest) == slot {
        sums.mentions[index].previous = Mention.unlinked
      } else {
        link(Sums.firstPlace + index, sums.mentions.pointer + Int(index), to: item)
      }
    }
  }

  @inline(never)
  private mutating func unlinkSum(_ start: Int32) {
    for index in start..<start + sums.parts[start].rest where sums.mentions[index].previous != Mention.unlinked {
      unlink(Sums.firstPlace + index, from: sums.summands[index].item.slot)
    }
    sums.remove(start)
  }

  /// Links a mention at the head of the list of an item.
  @inline(__always)
  private mutating func link(_ place: Int32, _ mention: UnsafeMutablePointer<Mention>, to item: Int32) {
    let next = tree.items[item].mention
    mention.pointee = Mention(previous: -1, next: next)
    if next >= 0 { self.mention(at: next).pointee.previous = place }
    tree.items[item].mention = place
  }

  private mutating func unlink(_ place: Int32, from item: Int32) {
    let (previous, next) = (mention(at: place).pointee.previous, mention(at: place).pointee.next)
    if previous >= 0 { mention(at: previous).pointee.next = next } else { tree.items[item].mention = next }
    if next >= 0 { mention(at: next).pointee.previous = previous }
  }
}
