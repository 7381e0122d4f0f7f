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

extension AnimatedScene {
  private var isMovingConstants: Bool { mutating get { transaction.isOpen && transaction.movesConstraints } }

  /// Reserves memory for `more` animated constants, so that nothing fails after they are set.
  mutating func reserveConstantMotions(_ more: Int) throws(Status) {
    guard isMovingConstants else { return }
    try inMemory { () throws(MemoryError) in try constantMotions.reserve(constantMotions.count + more) }
  }

  /// Records that a constant has changed. In a transaction that animates constraints, starts an animation to the new
  /// number, in reserved memory; otherwise ends any animation of the constant.
  @inline(never)
  mutating func noteMotion(of constraint: ConstraintID, from old: Double, to number: Double) {
    for index in 0..<constantMotions.count where constantMotions[index].constraint == constraint {
      if !isMovingConstants { return removeConstantMotion(index) }
      if !constantMotions[index].isNew { constantMotions[index].start = old }
      constantMotions[index].end = number
      constantMotions[index].isNew = true
      return
    }
    if isMovingConstants {
      constantMotions.appendReserved(ConstantMotion(constraint: constraint, start: old, end: number))
    }
  }

  /// The animation of a constant; nil if there is none.
  mutating func constantMotion(of constraint: ConstraintID) -> ConstantMotion? {
    for index in 0..<constantMotions.count where constantMotions[index].constraint == constraint {
      return constantMotions[index]
    }
    return nil
  }

  /// Returns a constraint as it was stated: an animated constant is that at the end.
  package mutating func constraint(_ id: ConstraintID) throws(Status) -> Constraint {
    var constraint = try scene.model.constraint(id)
    if let motion = constantMotion(of: id) { constraint.constant = motion.end }
    return constraint
  }

  /// Undoes `noteMotion`: restores the animation that `constantMotion(of:)` returned before.
  mutating func restoreMotion(_ motion: ConstantMotion?, of constraint: ConstraintID) {
    for index in stride(from: constantMotions.count - 1, through: 0, by: -1)
    where constantMotions[index].constraint == constraint {
      removeConstantMotion(index)
    }
    if let motion { constantMotions.appendReserved(motion) }
  }

  private mutating func removeConstantMotion(_ index: Int) {
    let last = constantMotions.removeLast()
    if index < constantMotions.count { constantMotions[index] = last }
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

extension AnimatedScene {
  /// Whether any constant is still animated.
  var areConstantsMoving: Bool {
    @inline(__always) mutating get {
      for index in 0..<constantMotions.count where !constantMotions[index].timing.isOver(at: clock.now) { return true }
      return false
    }
  }

  /// Sets all animated constants to their values at a time. At infinity these are their ends. Constants that were set
  /// in the open transaction are at their ends.
  @inline(never)
  mutating func moveConstants(at time: Double) throws(Status) {
    try scene.model.reserve(constants: constantMotions.count)
    // The constants of one transaction share a timing, so the progress is computed once for each timing. The initial
    // timing is over.
    var (timing, share) = (Timing(), 1.0)
    for index in 0..<constantMotions.count where !constantMotions[index].isNew {
      if constantMotions[index].timing != timing {
        timing = constantMotions[index].timing
        share = curves.progress(timing, at: time)
      }
      let (start, end) = (constantMotions[index].start, constantMotions[index].end)
      try scene.model.forceConstantIfLive(
        constantMotions[index].constraint, to: share == 1 ? end : start + (end - start) * share)
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
    for index in stride(from: constantMotions.count - 1, through: 0, by: -1) {
      let motion = constantMotions[index]
      if motion.isNew {
        constantMotions[index].timing = timing
        constantMotions[index].isNew = false
      }
      let isOver = constantMotions[index].timing.isOver(at: clock.now) || motion.start == motion.end
      if isOver || !scene.constraints.isLive(motion.constraint) { removeConstantMotion(index) }
    }
    do throws(Status) {
      try moveConstants(at: clock.now)
      try scene.solveWithoutReport()
    } catch { scene.frames.publish() }
  }
}
