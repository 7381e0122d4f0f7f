// Transactions: what happens between begin and commit moves together, from where it is to where it belongs.
//
// Frames move, or constraints do. A moving frame is the solved frame and a remainder that fades: at the start the remainder
// leads back to where the item was seen, at the end there is none, so an item that is caught on its way goes on from
// there. A moving constraint has the constant of the moment, and every sample is a layout of all constraints.

package import Layout
package import Memory
package import Notation
package import Solver

struct Transaction: BitwiseCopyable {
  var isOpen = false
  var duration = 0.0
  var curve = Bezier.easeInOut
  var beginsFromCurrent = true
  var movesConstraints = false
}

/// Seconds since the last commit, as of the last sample.
struct Clock: BitwiseCopyable {
  var now = 0.0
  /// The timing of that commit.
  var timing = Timing()
}

/// An item on its way.
struct Motion: BitwiseCopyable {
  var item: ItemID
  /// What is added to its frame at the start.
  var remainder: Rect
  /// The frame last told.
  var shown: Rect
  var timing: Timing
}

/// A constant on its way.
struct ConstantMotion: BitwiseCopyable {
  var constraint: LayoutConstraintID
  var start: Double
  var end: Double
  var timing = Timing()
  /// It belongs to the open transaction.
  var isNew = true
}

struct OffsetMotion: BitwiseCopyable {
  var start = Point(x: 0, y: 0)
  var remainder = Point(x: 0, y: 0)
  var timing = Timing()
}

/// What `places` says of an item that has no motion.
enum Place {
  static var none: Int32 { -1 }
  /// It has a new frame that nobody was told of.
  static var untold: Int32 { -2 }
}

/// An item on its way: from where, and to where.
package struct Journey: BitwiseCopyable {
  package var item: ItemID
  package var from: Rect
  package var to: Rect
}

// MARK: Begin and commit

extension Screen {
  package var isInTransaction: Bool { transaction.isOpen }

  package mutating func begin(
    duration: Double, curve: Int32, fromCurrent: Bool, movesConstraints: Bool
  ) throws(LayoutError) {
    try checkOpen()
    try check(duration, curve)
    guard !transaction.isOpen else { throw .mode }
    try reserveMotion()
    // What was noted before does not move.
    let remark = try report()
    noteUntold()
    transaction = Transaction(
      isOpen: true, duration: duration, curve: curve, beginsFromCurrent: fromCurrent,
      movesConstraints: movesConstraints)
    for index in 0..<scrolls.count {
      scrolls[index].motion.start = fromCurrent ? shownOffset(of: scrolls[index]) : scrolls[index].offset
    }
    _ = remark
  }

  private func check(_ duration: Double, _ curve: Int32) throws(LayoutError) {
    guard duration.isFinite else { throw .notFinite }
    guard duration >= 0, knows(curve) else { throw .outOfRange }
  }

  /// Lays out, and sets in motion all that comes out elsewhere. Dropped constraints are told at the end.
  package mutating func commit() throws(LayoutError) {
    guard isOpen, transaction.isOpen else { throw .mode }
    try reserveMotion()
    if !transaction.movesConstraints { try endConstantMotions() }
    var remark: LayoutError?
    do throws(LayoutError) { try settle() } catch {
      guard error == .unsettled else { throw error }
      remark = error
    }
    let timing = Timing(begun: 0, duration: transaction.duration, curve: transaction.curve)
    restartClock(timing)
    if transaction.movesConstraints {
      try departConstants(timing)
    } else {
      remark = try report(isSettled: true) ?? remark
      for index in 0..<scene.changes.count { depart(scene.changes[index], scene.formerFrames[index], timing) }
    }
    departOffsets(timing)
    transaction.isOpen = false
    if let remark { throw remark }
  }

  /// An event: a transaction of its own, or a part of the one that is open, which then takes its time and curve. Where
  /// there is no memory it has not happened.
  @inline(never)
  mutating func animate(
    duration: Double, curve: Int32, _ event: (inout Screen) throws(LayoutError) -> Void,
    takeBack: (inout Screen) -> Void
  ) throws(LayoutError) {
    try check(duration, curve)
    if transaction.isOpen {
      try event(&self)
      transaction.duration = duration
      transaction.curve = curve
      return
    }
    try begin(duration: duration, curve: curve, fromCurrent: true, movesConstraints: false)
    do throws(LayoutError) {
      try event(&self)
      try commit()
    } catch {
      if transaction.isOpen {
        transaction.isOpen = false
        takeBack(&self)
      }
      throw error
    }
  }

  /// All that moves goes on: its time counts from now.
  private mutating func restartClock(_ timing: Timing) {
    for index in 0..<motions.count { motions[index].timing.begun -= clock.now }
    for index in 0..<constantMotions.count { constantMotions[index].timing.begun -= clock.now }
    for index in 0..<scrolls.count { scrolls[index].motion.timing.begun -= clock.now }
    clock = Clock(now: 0, timing: timing)
  }

  /// Duration and curve of the last transaction, as they were given.
  package var lastTiming: (duration: Double, curve: Int32) { (clock.timing.duration, clock.timing.curve) }

  // MARK: Frames

  private mutating func depart(_ change: Change, _ former: Rect, _ timing: Timing) {
    let slot = change.item.slot
    var start = former
    if let index = motion(of: change.item) {
      if transaction.beginsFromCurrent { start = former + remainder(of: index, at: 0) }
      removeMotion(index)
    }
    if timing.length == 0 || start == change.frame {
      noteUntold(slot)
      return
    }
    if places[slot] == Place.untold { untold.removeFirst(slot) }
    places[slot] = Int32(motions.count)
    motions.appendReserved(
      Motion(item: change.item, remainder: start - change.frame, shown: .unseen, timing: timing))
  }

  @inline(never)
  func remainder(of index: Int, at time: Double) -> Rect {
    motions[index].remainder * (1 - progress(motions[index].timing, at: time))
  }

  /// The place of an item's motion.
  func motion(of item: ItemID) -> Int? {
    guard item.slot < places.count, places[item.slot] >= 0 else { return nil }
    let index = Int(places[item.slot])
    return motions[index].item == item ? index : nil
  }

  @inline(never)
  mutating func removeMotion(_ index: Int) {
    places[motions[index].item.slot] = Place.none
    let last = motions.removeLast()
    if index == motions.count { return }
    motions[index] = last
    places[last.item.slot] = Int32(index)
  }

  /// Room for every item to move, so that nothing fails once a layout has been made.
  @inline(never)
  mutating func reserveMotion() throws(LayoutError) {
    let count = scene.itemSlots
    try inMemory { () throws(MemoryError) in
      try motions.reserve(count)
      try untold.reserve(count)
      try changes.reserve(count)
      if places.count < count { try places.resize(to: count, filling: Place.none) }
    }
  }

  /// Items on their way, as of the last commit. Fills `journeys`.
  package mutating func findJourneys() throws(LayoutError) {
    try checkOpen()
    journeys.removeAll()
    for index in 0..<motions.count where scene.isLive(motions[index].item) {
      let to = try scene.frame(of: motions[index].item)
      let journey = Journey(item: motions[index].item, from: to + motions[index].remainder, to: to)
      try inMemory { () throws(MemoryError) in try journeys.append(journey) }
    }
  }

  // MARK: Constants

  /// A constant is about to become another number. In a transaction that moves constraints it sets out for it; else it
  /// jumps, and stops moving.
  @inline(never)
  mutating func noteMotion(of constraint: LayoutConstraintID, to number: Double) throws(LayoutError) {
    let isMoving = transaction.isOpen && transaction.movesConstraints
    for index in 0..<constantMotions.count where constantMotions[index].constraint == constraint {
      if !isMoving {
        constantMotions[index] = constantMotions.last
        _ = constantMotions.removeLast()
      } else {
        if !constantMotions[index].isNew { constantMotions[index].start = try scene.constraint(constraint).constant }
        constantMotions[index].end = number
        constantMotions[index].isNew = true
      }
      return
    }
    guard isMoving else { return }
    let motion = ConstantMotion(constraint: constraint, start: try scene.constraint(constraint).constant, end: number)
    try inMemory { () throws(MemoryError) in try constantMotions.append(motion) }
  }

  /// A constant of the caller's.
  package mutating func setConstant(_ constant: Double, of id: LayoutConstraintID) throws(LayoutError) {
    if isOpen {
      try scene.checkStated(id)
      guard constant.isFinite else { throw .notFinite }
      try noteMotion(of: id, to: constant)
    }
    try scene.setConstant(constant, of: id)
  }

  /// Many constants of the caller's, all or none.
  package mutating func setConstants(
    _ constants: UnsafeBufferPointer<Double>, of ids: UnsafeBufferPointer<LayoutConstraintID>
  ) throws(LayoutError) {
    if isOpen {
      for id in ids { try scene.checkStated(id) }
      for constant in constants where !constant.isFinite { throw .notFinite }
      for index in ids.indices { try noteMotion(of: ids[index], to: constants[index]) }
    }
    try scene.setConstants(constants, of: ids)
  }

  private mutating func endConstantMotions() throws(LayoutError) {
    while !constantMotions.isEmpty {
      let motion = constantMotions.last
      if scene.isLive(motion.constraint) { try scene.move(motion.constraint, to: motion.end) }
      _ = constantMotions.removeLast()
    }
  }

  /// All is solved at its end; back to where it begins.
  private mutating func departConstants(_ timing: Timing) throws(LayoutError) {
    for index in stride(from: constantMotions.count - 1, through: 0, by: -1) where constantMotions[index].isNew {
      let motion = constantMotions[index]
      constantMotions[index].timing = timing
      constantMotions[index].isNew = false
      if !scene.isLive(motion.constraint) || motion.start == motion.end || timing.length == 0 {
        constantMotions[index] = constantMotions.last
        _ = constantMotions.removeLast()
      } else {
        try scene.move(motion.constraint, to: motion.start)
      }
    }
    do throws(LayoutError) { try scene.solveQuietly() } catch {
      guard error == .conflict else { throw error }
    }
  }

  /// Sets all moving constants as they are now; those that have arrived stay.
  mutating func moveConstants() throws(LayoutError) {
    for index in stride(from: constantMotions.count - 1, through: 0, by: -1) {
      let motion = constantMotions[index]
      let isOver = motion.timing.isOver(at: clock.now)
      if scene.isLive(motion.constraint) {
        let share = progress(motion.timing, at: clock.now)
        try scene.move(motion.constraint, to: isOver ? motion.end : motion.start + (motion.end - motion.start) * share)
      }
      if isOver || !scene.isLive(motion.constraint) {
        constantMotions[index] = constantMotions.last
        _ = constantMotions.removeLast()
      }
    }
  }

  // MARK: Offsets

  private mutating func departOffsets(_ timing: Timing) {
    for index in 0..<scrolls.count {
      let (offset, start) = (scrolls[index].offset, scrolls[index].motion.start)
      if offset == start && shownOffset(of: scrolls[index]) == offset { continue }
      scrolls[index].motion.remainder = Point(x: start.x - offset.x, y: start.y - offset.y)
      scrolls[index].motion.timing = timing
    }
  }

  func shownOffset(of record: ScrollRecord) -> Point {
    let share = 1 - progress(record.motion.timing, at: clock.now)
    return Point(
      x: record.offset.x + record.motion.remainder.x * share, y: record.offset.y + record.motion.remainder.y * share)
  }
}

extension Rect {
  /// Unlike every frame, itself included.
  static var unseen: Rect { Rect(x: .nan, y: .nan, width: .nan, height: .nan) }

  static func + (one: Rect, other: Rect) -> Rect {
    Rect(
      x: one.x + other.x, y: one.y + other.y, width: one.width + other.width, height: one.height + other.height)
  }

  static func - (one: Rect, other: Rect) -> Rect {
    Rect(
      x: one.x - other.x, y: one.y - other.y, width: one.width - other.width, height: one.height - other.height)
  }

  static func * (one: Rect, share: Double) -> Rect {
    Rect(x: one.x * share, y: one.y * share, width: one.width * share, height: one.height * share)
  }
}
