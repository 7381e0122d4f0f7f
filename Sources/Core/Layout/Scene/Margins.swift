// Margins and alignment rects: numbers of a view that are part of the constants of rows.
//
// The margins of a view are the sum of those that the caller set, in the direction of the view, and of the safe
// margins.

import Memory
import Status

extension Scene {
  /// Replaces the margins of a view, and the constants of the rows that depend on them. If they are directional, left
  /// is leading and right is trailing.
  @inline(never)
  package mutating func setMargins(
    _ margins: Insets, isDirectional: Bool = false, of item: ItemID
  ) throws(Status) {
    let view = try tree.findView(item)
    try checkCoordinates(margins)
    let isMirrored = isDirectional && tree.items[view].isMirrored
    try setInsets(of: view, .margins) {
      $0.margins = isMirrored ? margins.mirrored : margins
      $0.hasDirectionalMargins = isDirectional
    }
  }

  /// Sets the safe margins of a view: the part that the safe area adds to its margins. A strict scene does not refuse
  /// them. Returns whether they changed.
  @inline(never)
  package mutating func setSafeMargins(_ insets: Insets, of item: ItemID) throws(Status) -> Bool {
    let view = try tree.findView(item)
    if insets == tree.insets[tree.items[view].insets].safeMargins { return false }
    let strict = model.isStrict
    model.isStrict = false
    defer { model.isStrict = strict }
    try setInsets(of: view, .margins) { $0.safeMargins = insets }
    return true
  }

  /// Replaces the distances from the edges of a view's frame to those of its alignment rect.
  package mutating func setAlignmentInsets(_ insets: Insets, of item: ItemID) throws(Status) {
    let view = try tree.findOwnView(item)
    try checkCoordinates(insets)
    try setInsets(of: view, .alignment) { $0.alignment = insets }
    if tree.items[view].node >= 0 { model.noteFrames(in: view) }
    // Measure functions get the width of the alignment rect.
    if tree.items[view].measure >= 0 {
      views.noteUnmeasured(view)
      model.isPending = true
    }
  }

  /// Changes the insets of an item and the constants of all rows that depend on them, or on an error nothing.
  private mutating func setInsets(
    of item: Int32, _ source: OffsetSource, _ change: (inout ItemInsets) -> Void
  ) throws(Status) {
    let index = try inMemory { () throws(MemoryError) in try tree.ownInsets(of: item) }
    let old = tree.insets[index]
    change(&tree.insets[index])
    do throws(Status) { try updateOffsets(of: item, source) } catch {
      tree.insets[index] = old
      throw error
    }
  }
}
