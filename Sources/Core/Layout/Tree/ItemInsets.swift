// Margins, alignment rects and backgrounds, which few items set.

import Memory

/// The margins, alignment insets and background of an item. Items that set none of these share one of two records.
struct ItemInsets: PoolRecord {
  /// The margins that were set, and the margins that the safe area adds to them.
  var margins = Insets.zero
  var safeMargins = Insets.zero
  /// From the frame to the alignment rect, which attributes act on.
  var alignment = Insets.zero
  /// The background colour, as 0xRRGGBBAA; 0 for none.
  var background: UInt32 = 0
  /// The margins swap sides with the direction.
  var hasDirectionalMargins = false
  /// The next record that is not in use, or -1.
  var next: Int32 = -1

  /// The record of guides, whose margins are 0, and that of new views, whose margins are 8.
  static var none: Int32 { 0 }
  static var ofViews: Int32 { 1 }
}

extension Tree {
  /// Makes the records that items share. To be called once, before anything else.
  mutating func openInsets() throws(MemoryError) {
    _ = try insets.take(ItemInsets())
    _ = try insets.take(ItemInsets(margins: .defaultMargins))
  }

  // Optimised for speed, since for size large structs are copied byte by byte.

  /// Returns the record of an item, to be changed, which it shares with none.
  @_optimize(speed)
  mutating func ownInsets(of item: Int32) throws(MemoryError) -> Int32 {
    let shared = items[item].insets
    if shared > ItemInsets.ofViews { return shared }
    let index = try insets.take(insets[shared])
    items[item].insets = index
    return index
  }

  /// Removes the margins, alignment insets and background of an item.
  mutating func forgetInsets(of item: Int32) {
    let index = items[item].insets
    if index <= ItemInsets.ofViews { return }
    items[item].insets = ItemInsets.none
    insets.free(index)
  }

  /// From the frame of an item to its alignment rect.
  @inline(__always)
  mutating func alignmentInsets(of item: Int32) -> Insets { insets[items[item].insets].alignment }
}
