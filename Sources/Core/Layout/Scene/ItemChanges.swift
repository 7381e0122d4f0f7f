// Items: hiding, moving, removing.

import Memory
import Status

extension Scene {
  /// Hides a view or shows it. Its constraints stay. Stacks leave a hidden view out; one that collapses has size 0, and
  /// constants of constraints that name it change.
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
    if !boxes.roots.isEmpty { model.noteFit(around: parent) }
    model.isPending = true
  }

  /// Removes a guide or a bar, as its owner does.
  package mutating func removeOwned(_ item: ItemID) throws(Status) {
    let slot = try tree.find(item)
    tree.items[slot].kind = .guide
    tree.items[slot].isGenerated = false
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
    tree.items[item.slot].isGenerated = true
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
  /// Moves a view to an index among the children of a view, its own parent or another one. Constraints between what is
  /// inside of it and what is elsewhere stay between the same items.
  package mutating func move(_ view: ItemID, to parent: ItemID, at index: Int) throws(Status) {
    let item = try tree.findView(view)
    let target = try tree.findView(parent)
    guard item != 0, !tree.contains(view, parent) else { throw .inUse }
    try views.checkBoxes(ofMoving: item, to: target)
    let old = tree.items[item].parent
    if target == old {
      let next = tree.items[item].next
      tree.detach(item)
      if let place = tree.child(index, of: target) {
        tree.link(item, before: place)
        return model.moveNode(of: item)
      }
      tree.link(item, before: next)
      throw .outOfRange
    }
    guard let place = tree.child(index, of: target) else { throw .outOfRange }
    guard !tree.items[item].isGenerated else { throw .owned(by: .screen) }
    let (stack, next) = (tree.items[old].stack, tree.items[item].next)
    tree.adopt(item, by: target, before: place)
    do throws(Status) { try model.restateMoved(item) } catch {
      tree.adopt(item, by: old, before: next)
      throw error
    }
    do throws(Status) { try model.tryRestated() } catch {
      try model.takingBack { model throws(Status) in
        model.tree.adopt(item, by: old, before: next)
        do throws(Status) { try model.restateMoved(item) } catch {
          // The rows are those of the new parent.
          model.tree.adopt(item, by: target, before: place)
          throw error
        }
      }
      throw error
    }
    if tree.items[item].arrangement >= 0 { stacks.forgetArrangement(of: item, in: stack) }
    model.moveNode(of: item)
    if !boxes.roots.isEmpty {
      model.noteFit(around: old)
      model.noteFit(around: target)
    }
    tree.note(item)
  }
}
