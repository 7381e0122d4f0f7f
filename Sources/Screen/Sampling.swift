// Layouts and samples: the two ways in which frames are told.

import Layout
import Memory
import Notation
import Solver
import Status

extension Screen {
  /// Brings everything up to date and reports in `changes` the items whose frames are not what was last told. Items on
  /// their way that come out elsewhere are there at once. In a transaction nothing is told: it moves after the commit.
  package mutating func layoutIfNeeded() throws(Status) {
    guard isOpen else { return try scene.layoutIfNeeded() }
    changes.removeAll()
    try reserveMotion()
    if transaction.isOpen { return try settle() }
    let remark = try report()
    for index in 0..<scene.changes.count {
      let change = scene.changes[index]
      if let motion = motion(of: change.item) { removeMotion(motion) }
      tell(change)
    }
    try tellUntold()
    if let remark { throw remark }
  }

  /// Reports into `changes` the frames as they are so many seconds after the last commit, where these are not what was
  /// last told. Time may go back as long as that commit is the last one.
  package mutating func sample(at time: Double) throws(Status) {
    try checkOpen()
    guard time.isFinite else { throw .notFinite }
    guard time >= 0 else { throw .outOfRange }
    guard !transaction.isOpen else { throw .mode }
    changes.removeAll()
    try reserveMotion()
    let remark = try report(at: time)
    for index in 0..<scene.changes.count where motion(of: scene.changes[index].item) == nil {
      tell(scene.changes[index])
    }
    try tellUntold()
    try advanceMotions()
    if let remark { throw remark }
  }

  /// Lays out with constants as they are at a time.
  private mutating func report(at time: Double) throws(Status) -> Status? {
    let now = clock.now
    clock.now = time
    do throws(Status) {
      if !constantMotions.isEmpty { try moveConstants() }
      return try report()
    } catch {
      clock.now = now
      throw error
    }
  }

  /// Lays out; what only says so of a layout that took place is answered, not thrown.
  @inline(never)
  @discardableResult
  mutating func report(isSettled: Bool = false) throws(Status) -> Status? {
    var remark: Status?
    // While constants are on their way so are the screen's numbers.
    if !isSettled, isPending || !areConstantsMoving {
      do throws(Status) { try settle() } catch {
        guard error == .unsettled else { throw error }
        remark = error
      }
    }
    do throws(Status) { try scene.layoutIfNeeded() } catch {
      // What a measure function answers is not finite, or out of range.
      guard error == .conflict || error == .unsettled || error == .notFinite || error == .outOfRange else {
        throw error
      }
      remark = error
    }
    return remark
  }

  private mutating func tell(_ change: Change) {
    if places[change.item.slot] == Place.untold { places[change.item.slot] = Place.none }
    changes.appendReserved(change)
  }

  mutating func noteUntold() {
    for index in 0..<scene.changes.count {
      if let motion = motion(of: scene.changes[index].item) { removeMotion(motion) }
      noteUntold(scene.changes[index].item.slot)
    }
  }

  mutating func noteUntold(_ slot: Int32) {
    if places[slot] == Place.untold { return }
    places[slot] = Place.untold
    untold.appendReserved(slot)
  }

  private mutating func tellUntold() throws(Status) {
    for index in 0..<untold.count where places[untold[index]] == Place.untold {
      places[untold[index]] = Place.none
      guard let item = scene.item(at: untold[index]) else { continue }
      changes.appendReserved(Change(item: item, frame: try scene.frame(of: item)))
    }
    untold.removeAll()
  }

  private mutating func advanceMotions() throws(Status) {
    for index in 0..<motions.count {
      let motion = motions[index]
      let frame = try scene.frame(of: motion.item) + remainder(of: index, at: clock.now)
      if frame != motion.shown { changes.appendReserved(Change(item: motion.item, frame: frame)) }
      motions[index].shown = frame
    }
  }

  /// The frame as of the last sample, in the coordinates of the parent.
  package mutating func shownFrame(of item: ItemID) throws(Status) -> Rect {
    let frame = try scene.frame(of: item)
    guard let index = motion(of: item) else { return frame }
    return frame + remainder(of: index, at: clock.now)
  }
}
