// Obscured views: views that are partly below bars, obstructions or the keyboard, and are not meant to be.

import Layout
import Memory
import Solver
import Status

/// How much of a view is obscured, from each of its edges.
package struct ObscuredView: BitwiseCopyable {
  package var item: ItemID
  package var insets: Insets
}

extension Placement {
  /// Returns how much of an item is covered from each edge: by obstructions, the status bar, the bars of the
  /// controllers around it, and a docked keyboard. At the bottom the largest covering counts.
  package mutating func covering(of item: ItemID) throws(Status) -> Insets {
    try animatedScene.checkOpen()
    let frame = try exactWindowFrame(of: item)
    let owner = controllers.controller(around: item)
    // The part outside the window is not covered, unless something covers that edge of the window.
    let (taken, beyond) = (display.obstructedEdges(), Double.infinity)
    var edges = WindowEdges(
      top: taken.top > 0 ? taken.top : -beyond, left: taken.left > 0 ? taken.left : -beyond,
      bottom: taken.bottom > 0 ? window.size.height - taken.bottom : beyond,
      right: taken.right > 0 ? window.size.width - taken.right : beyond)
    if owner >= 0 {
      let record = controllers[owner]
      let area = record.kind.isContainer ? record.area.inner : record.area.own
      if area.top > 0 { edges.top = area.top }
      if area.bottom < window.size.height { edges.bottom = area.bottom }
    }
    var insets = edges.insets(in: frame)
    display.cover(frame, by: &insets)
    if keyboard.dockedHeight > 0, let keyboard = keyboard.frame, frame.overlaps(keyboard) {
      insets.bottom = max(insets.bottom, min(frame.bottom - keyboard.y, frame.height))
    }
    return insets
  }

  /// Fills `obscured` with the obscured views, as of the last layout. Views that may lie below bars are left out: scroll
  /// views and their content, controllers' views, and the ancestors of these.
  package mutating func findObscured() throws(Status) {
    try animatedScene.checkOpen()
    obscured.removeAll()
    var item = try scene.tree.item(after: nil)
    while let present = item {
      if try isPlainContent(present) {
        let insets = try covering(of: present)
        if insets != .zero {
          try inMemory { () throws(MemoryError) in try obscured.append(ObscuredView(item: present, insets: insets)) }
        }
      }
      item = try scene.tree.item(after: present)
    }
  }

  private mutating func isPlainContent(_ item: ItemID) throws(Status) -> Bool {
    guard item != .window, try scene.tree.kind(of: item) == .plain, try !scene.tree.isEffectivelyHidden(item) else {
      return false
    }
    for index in 0..<controllers.count where scene.tree.contains(item, controllers[ordered: index].view) {
      return false
    }
    for index in 0..<scrolls.count where scene.tree.contains(scrolls[index].item, item) { return false }
    return true
  }
}
