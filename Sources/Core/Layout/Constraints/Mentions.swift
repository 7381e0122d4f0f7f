// The lists of the constraints that mention an item.

import Memory

// MARK: Mentions

extension Constraints {
  /// The constraint that a mention in the list of an item belongs to.
  @inline(__always)
  mutating func constraint(mentionedAt index: Int32) -> Int32 {
    index < Sums.firstMention ? index >> 1 : sums.parts[index - Sums.firstMention].constraint
  }

  @inline(__always)
  mutating func mention(at index: Int32) -> UnsafeMutablePointer<Mention> {
    index < Sums.firstMention
      ? mentions.pointer + Int(index) : sums.mentions.pointer + Int(index - Sums.firstMention)
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
      if newest >= Sums.firstMention, constraint(mentionedAt: newest) == slot {
        sums.mentions[index].previous = Mention.unlinked
      } else {
        link(Sums.firstMention + index, sums.mentions.pointer + Int(index), to: item)
      }
    }
  }

  @inline(never)
  private mutating func unlinkSum(_ start: Int32) {
    for index in start..<start + sums.parts[start].rest where sums.mentions[index].previous != Mention.unlinked {
      unlink(Sums.firstMention + index, from: sums.summands[index].item.slot)
    }
    sums.remove(start)
  }

  /// Links a mention at the head of the list of an item.
  @inline(__always)
  private mutating func link(_ index: Int32, _ mention: UnsafeMutablePointer<Mention>, to item: Int32) {
    let next = tree.items[item].mention
    mention.pointee = Mention(previous: -1, next: next)
    if next >= 0 { self.mention(at: next).pointee.previous = index }
    tree.items[item].mention = index
  }

  private mutating func unlink(_ index: Int32, from item: Int32) {
    let (previous, next) = (mention(at: index).pointee.previous, mention(at: index).pointee.next)
    if previous >= 0 { mention(at: previous).pointee.next = next } else { tree.items[item].mention = next }
    if next >= 0 { mention(at: next).pointee.previous = previous }
  }
}
