// Adds, removes and moves controllers and items.

import Layout
import Memory
import Solver
import Status

// MARK: Adding

extension Screen {
  /// Adds a controller whose new view fills `superview`. In the view of a navigation controller it is pushed; in the
  /// view of a tab controller it becomes a tab.
  package mutating func addController(
    _ kind: ControllerKind, in superview: ItemID, name: UnsafeBufferPointer<UInt8>? = nil
  ) throws(Status) -> ControllerID {
    try animatedScene.checkOpen()
    guard try scene.tree.kind(of: superview).isView, !scene.views.isBox(superview) else { throw .kind }
    let parent = controllers.controller(around: superview)
    let isContained = parent >= 0 && controllers[parent].kind.isContainer && controllers[parent].view == superview
    if isContained, kind == .navigation, controllers[parent].kind == .navigation { throw .kind }
    let slot = try controllers.reserveController()
    let wasLaidOut = !animatedScene.isPending && !scene.model.isPending
    var record = ControllerRecord()
    record.kind = kind
    record.superview = superview
    record.parent = parent
    record.isContained = isContained
    record.view = try placement.addView(in: superview, kind == .table ? .scroll : .plain, name: name)
    do throws(Status) { try controllers.addParts(of: &record) } catch {
      try scene.tree.setOwned(false, record.view)
      try scene.remove(record.view)
      placement.collectScrolls()
      if wasLaidOut { layOutAgain() }
      throw error
    }
    return controllers.take(record, at: slot)
  }
}

// MARK: Removing

extension Screen {
  /// Removes a controller with its view and everything in it.
  package mutating func remove(_ id: ControllerID) throws(Status) {
    let slot = try controllers.find(id)
    let record = controllers[slot]
    try scene.tree.setOwned(false, record.view)
    for index in stride(from: controllers.count - 1, through: 0, by: -1) {
      let inner = controllers.order[index]
      if scene.tree.contains(record.view, controllers[inner].view) { controllers.freeController(inner) }
    }
    try scene.remove(record.view)
    if record.isContained { controllers.replaceSelection(of: record.parent, slot) }
    placement.collectScrolls()
    animatedScene.isPending = true
  }

  /// Removes the last controller of a navigation controller that has more than one.
  package mutating func pop(_ id: ControllerID) throws(Status) {
    let slot = try controllers.find(id)
    guard controllers[slot].kind == .navigation else { throw .kind }
    let count = controllers.childCount(of: slot)
    guard count > 1 else { throw .empty }
    try remove(controllers.id(ofController: controllers.child(of: slot, at: count - 1)))
  }

  /// Removes an item of the caller with its descendants.
  package mutating func remove(_ item: ItemID) throws(Status) {
    try controllers.checkRemovable(item)
    if display.isObstruction(item) { return try display.removeObstruction(item) }
    try scene.remove(item)
    placement.collectScrolls()
    animatedScene.isPending = true
  }
}

// MARK: Moving

extension Screen {
  /// Moves a view to an index among the children of a parent. Throws `.inUse` for another parent if the view contains
  /// the view of a controller.
  package mutating func move(_ view: ItemID, to parent: ItemID, at index: Int) throws(Status) {
    var old: ItemID?
    if let former = try scene.tree.parent(of: view), former != parent {
      old = former
      for index in 0..<controllers.count where scene.tree.contains(view, controllers[ordered: index].view) {
        let isOwn = controllers[ordered: index].view == view
        throw isOwn ? .owned : .inUse
      }
    }
    if animatedScene.transaction.isOpen { try motions.reserveMotion() }
    try scene.move(view, to: parent, at: index)
    if animatedScene.transaction.isOpen, let old { try convertStart(of: view, from: old, to: parent) }
    animatedScene.isPending = true
    windowReport.isStale = true
    placement.resetBrokenReferences()
  }

  /// Converts the start of an animation, so that a view that was moved in a transaction starts where it is in the
  /// window.
  private mutating func convertStart(of view: ItemID, from old: ItemID, to new: ItemID) throws(Status) {
    let (origin, other) = (try placement.contentOrigin(of: old), try placement.contentOrigin(of: new))
    scene.frames.moveReported(view, by: (origin.x - other.x, origin.y - other.y))
    if motions.motion(of: view) == nil { motions.noteUnreported(view.slot) }
  }
}
