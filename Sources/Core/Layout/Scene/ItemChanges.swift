// Hides, moves and removes items.

import Memory
import Status

extension Scene {
  /// Hides a view or shows it. Its constraints stay active. Stacks and boxes take a hidden view out of their layout; one
  /// that collapses has size 0, and the constants of constraints that name it change.
  package mutating func setHidden(_ isHidden: Bool, _ item: ItemID) throws(Status) {
    let view = try tree.findView(item)
    if isHidden == tree.items[view].isHidden { return }
    try model.setGone(isHidden: isHidden, tree.items[view].collapses, of: view)
    if tree.items[view].node >= 0 { model.noteBoxVisibility(of: view) }
    stacks.noteVisibility(of: view)
  }
}

// MARK: Removing

extension Scene {
  /// Removes an item with its descendants, and every constraint that mentions one of them.
  package mutating func remove(_ item: ItemID) throws(Status) {
    try tree.checkRemovable(item)
    let root = item.slot
    let parent = tree.items[root].parent
    tree.detach(root)
    tree.walk.removeAll()
    var next = root
    while next >= 0 {
      tree.walk.appendReserved(next)
      next = tree.successor(of: next, below: root)
    }
    model.removeNodes()
    for index in 0..<tree.walk.count {
      stacks.forgetStack(of: tree.walk[index])
      frames.freeItem(tree.walk[index])
    }
    if !boxes.roots.isEmpty { model.noteFittingSize(around: parent) }
    model.isPending = true
  }

  /// Removes a guide or a bar on behalf of its owner.
  package mutating func removeOwned(_ item: ItemID) throws(Status) {
    let slot = try tree.find(item)
    tree.items[slot].kind = .guide
    tree.items[slot].isOwned = false
    try remove(item)
  }

  /// Adds a guide or a bar that the caller cannot remove.
  package mutating func addOwned(
    _ kind: ItemKind, in owner: ItemID, name: StaticString
  ) throws(Status) -> ItemID {
    let item = try frames.addGuide(in: owner)
    do throws(Status) { try tree.setName(name, of: item) } catch {
      try remove(item)
      throw error
    }
    tree.items[item.slot].kind = kind
    tree.items[item.slot].isOwned = true
    return item
  }

  /// Shows or hides an item of any kind.
  package mutating func setShown(_ isShown: Bool, _ item: ItemID) throws(Status) {
    let slot = try tree.find(item)
    if tree.items[slot].kind.isView { return try setHidden(!isShown, item) }
    tree.items[slot].isHidden = !isShown
  }
}

// MARK: Parents

extension Scene {
  /// Moves a view to an index among the children of a view, its own parent or another one. Constraints between its
  /// contents and other items are kept. A box arranges views that come from elsewhere.
  package mutating func move(_ view: ItemID, to parent: ItemID, at index: Int) throws(Status) {
    let item = try tree.findView(view)
    let target = try tree.findView(parent)
    guard item != 0, !tree.contains(view, parent) else { throw .inUse }
    let old = tree.items[item].parent
    if target == old {
      let next = tree.items[item].next
      tree.detach(item)
      if let next = tree.child(index, of: target) {
        tree.link(item, before: next)
        return model.moveNode(of: item)
      }
      tree.link(item, before: next)
      throw .outOfRange
    }
    guard let next = tree.child(index, of: target) else { throw .outOfRange }
    guard !tree.items[item].isOwned else { throw .owned(by: .screen) }
    var move = ParentChange(item: item, old: old, next: tree.items[item].next, target: target, before: next)
    move.leaves = views.isBoxed(item) && !views.isBox(target)
    move.enters = !views.isBox(old) && views.isBox(target)
    if move.enters || views.isBoxed(item) && !move.leaves { try views.checkDepth(of: item, in: target) }
    try model.prepare(move)
    do throws(Status) { try model.changeParent(move) } catch {
      if tree.items[item].parent == old { model.takeBack(move) } else { finish(move) }
      throw error
    }
    finish(move)
  }

  private mutating func finish(_ move: ParentChange) {
    let item = move.item
    if tree.items[item].arrangement >= 0 { stacks.forgetArrangement(of: item, in: tree.items[move.old].stack) }
    if move.enters {
      model.arrange(item)
    } else {
      model.moveNode(of: item)
      model.removePinRows(ofMoved: item)
    }
    if views.isBox(move.old) && !views.isBox(move.target) { model.removeLeaf(of: item) }
    if move.enters || move.leaves { frames.copied.variableOrder = 0 }
    if !boxes.roots.isEmpty {
      model.noteFittingSize(around: move.old)
      model.noteFittingSize(around: move.target)
    }
    // The view may have left a hidden one, or be in one now.
    views.noteCollapse(of: item)
    tree.note(item)
  }
}
