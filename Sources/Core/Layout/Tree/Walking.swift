// Traversal of the tree of items.

import Memory
import Status

extension Tree {
  /// Returns the parent of a live item; nil for the window.
  mutating func parent(ofLive item: ItemID) -> ItemID? {
    let parent = items[item.slot].parent
    return parent < 0 ? nil : id(ofItem: parent)
  }

  /// Returns the item after `item` in the traversal below `root`: views before guides, parents before children; -1 at
  /// the end.
  mutating func successor(of item: Int32, below root: Int32) -> Int32 {
    if items[item].firstChild >= 0 { return items[item].firstChild }
    if items[item].firstGuide >= 0 { return items[item].firstGuide }
    return successor(behind: item, below: root)
  }

  /// Returns the item after `item` and its descendants in the traversal below `root`; -1 at the end.
  mutating func successor(behind item: Int32, below root: Int32) -> Int32 {
    var item = item
    while item != root {
      if items[item].next >= 0 { return items[item].next }
      let parent = items[item].parent
      if items[item].kind.isView && items[parent].firstGuide >= 0 { return items[parent].firstGuide }
      item = parent
    }
    return -1
  }

  /// Returns the nearest common ancestor of two items, which may be one of them.
  mutating func commonAncestor(_ first: Int32, _ second: Int32) -> Int32 {
    var (first, second) = (first, second)
    while items[first].depth > items[second].depth { first = items[first].parent }
    while items[second].depth > items[first].depth { second = items[second].parent }
    while first != second {
      first = items[first].parent
      second = items[second].parent
    }
    return first
  }

  /// Returns the next item of the traversal that begins with the window; nil at the end.
  package mutating func item(after item: ItemID?) throws(Status) -> ItemID? {
    guard let item else { return .window }
    let next = successor(of: try find(item), below: 0)
    return next < 0 ? nil : id(ofItem: next)
  }

  /// Returns the item after `item` in the traversal inside `root`; nil at the end.
  package mutating func item(after item: ItemID, in root: ItemID) throws(Status) -> ItemID? {
    optionalID(successor(of: try find(item), below: try find(root)))
  }

  package mutating func parent(of item: ItemID) throws(Status) -> ItemID? {
    optionalID(items[try find(item)].parent)
  }

  package mutating func firstChild(of item: ItemID) throws(Status) -> ItemID? {
    optionalID(items[try find(item)].firstChild)
  }

  package mutating func firstGuide(of item: ItemID) throws(Status) -> ItemID? {
    optionalID(items[try find(item)].firstGuide)
  }

  package mutating func lastChild(of item: ItemID) throws(Status) -> ItemID? {
    optionalID(items[try find(item)].lastChild)
  }

  package mutating func lastGuide(of item: ItemID) throws(Status) -> ItemID? {
    optionalID(items[try find(item)].lastGuide)
  }

  /// The previous child of the same parent, or guide of the same owner.
  package mutating func sibling(before item: ItemID) throws(Status) -> ItemID? {
    optionalID(items[try find(item)].previous)
  }

  /// The next child of the same parent, or guide of the same owner.
  package mutating func sibling(after item: ItemID) throws(Status) -> ItemID? {
    optionalID(items[try find(item)].next)
  }

  /// The guide of a scroll view's content.
  package mutating func contentGuide(of item: ItemID) throws(Status) -> ItemID {
    id(ofItem: items[try findScroll(item)].contentGuide)
  }

  /// The guide of the part of a scroll view that shows.
  package mutating func frameGuide(of item: ItemID) throws(Status) -> ItemID {
    id(ofItem: items[try findScroll(item)].frameGuide)
  }
}
