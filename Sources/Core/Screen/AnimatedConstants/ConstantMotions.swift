// Animated constants: an animated constraint has the constant of the last sample, and every sample lays out all
// constraints.

import Layout
import Memory
import Solver
import Status

/// An animated constant.
struct ConstantMotion: BitwiseCopyable {
  var constraint: ConstraintID
  var start: Double
  var end: Double
  var timing = Timing()
  /// It was set in the open transaction.
  var isNew = true
}

// MARK: Starting

extension AnimatedConstants {
  private var isMovingConstants: Bool { mutating get { transaction.isOpen && transaction.movesConstraints } }

  /// Reserves memory for `more` animated constants, so that nothing fails after they are set.
  mutating func reserveConstantMotions(_ more: Int) throws(Status) {
    guard isMovingConstants else { return }
    try inMemory { () throws(MemoryError) in try animated.reserve(animated.count + more) }
  }

  /// Records that a constant has changed. In a transaction that animates constraints, starts an animation to the new
  /// number, in reserved memory; otherwise ends any animation of the constant.
  @inline(never)
  mutating func noteMotion(of constraint: ConstraintID, from old: Double, to number: Double) {
    for index in 0..<animated.count where animated[index].constraint == constraint {
      if !isMovingConstants { return removeConstantMotion(index) }
      if !animated[index].isNew { animated[index].start = old }
      animated[index].end = number
      animated[index].isNew = true
      return
    }
    if isMovingConstants {
      animated.appendReserved(ConstantMotion(constraint: constraint, start: old, end: number))
    }
  }

  /// The animation of a constant; nil if there is none.
  mutating func constantMotion(of constraint: ConstraintID) -> ConstantMotion? {
    for index in 0..<animated.count where animated[index].constraint == constraint {
      return animated[index]
    }
    return nil
  }

  /// Undoes `noteMotion`: restores the animation that `constantMotion(of:)` returned before.
  mutating func restoreMotion(_ motion: ConstantMotion?, of constraint: ConstraintID) {
    for index in stride(from: animated.count - 1, through: 0, by: -1)
    where animated[index].constraint == constraint {
      removeConstantMotion(index)
    }
    if let motion { animated.appendReserved(motion) }
  }

  private mutating func removeConstantMotion(_ index: Int) {
    let last = animated.removeLast()
    if index < animated.count { animated[index] = last }
  }

  /// Sets the constant of a constraint of the caller. If it is refused, its animation does not change.
  package mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(Status) {
    guard hasScreen else { return try scene.model.setConstant(constant, of: id) }
    try scene.model.checkStated(id)
    let old = try scene.model.constraint(id).constant
    try reserveConstantMotions(1)
    try scene.model.setConstant(constant, of: id)
    noteMotion(of: id, from: old, to: constant)
  }

  /// Sets several constants of constraints of the caller, all or none.
  package mutating func setConstants(
    _ constants: UnsafeBufferPointer<Double>, of ids: UnsafeBufferPointer<ConstraintID>
  ) throws(Status) {
    guard hasScreen else { return try scene.model.setConstants(constants, of: ids) }
    try reserveConstantMotions(ids.count)
    try inMemory { () throws(MemoryError) in try formerConstants.reserve(ids.count) }
    formerConstants.removeAll()
    for id in ids {
      try scene.model.checkStated(id)
      formerConstants.appendReserved(try scene.model.constraint(id).constant)
    }
    try scene.model.setConstants(constants, of: ids)
    for index in ids.indices { noteMotion(of: ids[index], from: formerConstants[index], to: constants[index]) }
  }
}

// MARK: Sampling

extension AnimatedConstants {
  /// Whether any constant is still animated.
  var areConstantsMoving: Bool {
    mutating get {
      for index in 0..<animated.count where !animated[index].timing.isOver(at: clock.now) { return true }
      return false
    }
  }

  /// Sets all animated constants to their values at a time. At infinity these are their ends. Constants that were set
  /// in the open transaction are at their ends.
  @inline(never)
  mutating func moveConstants(at time: Double) throws(Status) {
    try scene.model.reserve(constants: animated.count)
    // The constants of one transaction share a timing, so the progress is computed once for each timing. The initial
    // timing is over.
    var (timing, share) = (Timing(), 1.0)
    for index in 0..<animated.count where !animated[index].isNew {
      if animated[index].timing != timing {
        timing = animated[index].timing
        share = curves.progress(timing, at: time)
      }
      let (start, end) = (animated[index].start, animated[index].end)
      try scene.model.forceConstantIfLive(
        animated[index].constraint, to: share == 1 ? end : start + (end - start) * share)
    }
  }

  /// Returns the violation of a constraint; an animated one with its constant at the last sample.
  package mutating func violation(of id: ConstraintID) throws(Status) -> Double {
    guard let motion = constantMotion(of: id), !motion.isNew else { return try scene.model.violation(of: id) }
    let share = curves.progress(motion.timing, at: clock.now)
    return try scene.model.violation(
      of: id, at: share == 1 ? motion.end : motion.start + (motion.end - motion.start) * share)
  }

  /// Called after the layout at the end of the animation: starts the animations, and sets the constants to their
  /// starts. If memory runs out, the next sample does so.
  mutating func startConstants(_ timing: Timing) {
    for index in stride(from: animated.count - 1, through: 0, by: -1) {
      let motion = animated[index]
      if motion.isNew {
        animated[index].timing = timing
        animated[index].isNew = false
      }
      let isOver = animated[index].timing.isOver(at: clock.now) || motion.start == motion.end
      if isOver || !scene.constraints.isLive(motion.constraint) { removeConstantMotion(index) }
    }
    do throws(Status) {
      try moveConstants(at: clock.now)
      try scene.solveWithoutReport()
    } catch { scene.frames.publish() }
  }
}
