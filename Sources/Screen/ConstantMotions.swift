// Constants on their way.
//
// A moving constraint has the constant of the moment, and every sample is a layout of all constraints.

import Layout
import Memory
import Notation
import Solver
import Status

/// A constant on its way.
struct ConstantMotion: BitwiseCopyable {
  var constraint: LayoutConstraintID
  var start: Double
  var end: Double
  var timing = Timing()
  /// It belongs to the open transaction.
  var isNew = true
}

// MARK: Setting out

extension Screen {
  private var isMovingConstants: Bool { mutating get { transaction.isOpen && transaction.movesConstraints } }

  /// Room for so many more constants to set out, so that nothing fails once they are set.
  mutating func reserveConstantMotions(_ more: Int) throws(Status) {
    guard isMovingConstants else { return }
    try inMemory { () throws(MemoryError) in try constantMotions.reserve(constantMotions.count + more) }
  }

  /// A constant has become another number. In a transaction that moves constraints it sets out for it, and there is room
  /// for that; else it has jumped, and moves no more.
  @inline(never)
  mutating func noteMotion(of constraint: LayoutConstraintID, from old: Double, to number: Double) {
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

  private mutating func removeConstantMotion(_ index: Int) {
    let last = constantMotions.removeLast()
    if index < constantMotions.count { constantMotions[index] = last }
  }

  /// A constant of the caller's. One that is refused neither sets out nor stops.
  package mutating func setConstant(_ constant: Double, of id: LayoutConstraintID) throws(Status) {
    guard isOpen else { return try scene.setConstant(constant, of: id) }
    try scene.checkStated(id)
    let old = try scene.constraint(id).constant
    try reserveConstantMotions(1)
    try scene.setConstant(constant, of: id)
    noteMotion(of: id, from: old, to: constant)
  }

  /// Many constants of the caller's, all or none.
  package mutating func setConstants(
    _ constants: UnsafeBufferPointer<Double>, of ids: UnsafeBufferPointer<LayoutConstraintID>
  ) throws(Status) {
    guard isOpen else { return try scene.setConstants(constants, of: ids) }
    try reserveConstantMotions(ids.count)
    try inMemory { () throws(MemoryError) in try formerConstants.reserve(ids.count) }
    formerConstants.removeAll()
    for id in ids {
      try scene.checkStated(id)
      formerConstants.appendReserved(try scene.constraint(id).constant)
    }
    try scene.setConstants(constants, of: ids)
    for index in ids.indices { noteMotion(of: ids[index], from: formerConstants[index], to: constants[index]) }
  }
}

// MARK: On the way

extension Screen {
  /// Some constants are not where they belong.
  var areConstantsMoving: Bool {
    mutating get {
      for index in 0..<constantMotions.count where !constantMotions[index].timing.isOver(at: clock.now) { return true }
      return false
    }
  }

  /// Where a moving constant is at a time.
  mutating func constant(_ motion: ConstantMotion, at time: Double) -> Double {
    let share = progress(motion.timing, at: time)
    return share == 1 ? motion.end : motion.start + (motion.end - motion.start) * share
  }

  /// Sets all moving constants as they are now.
  mutating func moveConstants() throws(Status) {
    for index in 0..<constantMotions.count where !constantMotions[index].isNew {
      try moveConstant(index, to: constant(constantMotions[index], at: clock.now))
    }
  }

  /// Sets all moving constants as they are in the end.
  mutating func endConstants() throws(Status) {
    for index in 0..<constantMotions.count { try moveConstant(index, to: constantMotions[index].end) }
  }

  private mutating func moveConstant(_ index: Int, to number: Double) throws(Status) {
    let constraint = constantMotions[index].constraint
    guard scene.isLive(constraint), try scene.constraint(constraint).constant != number else { return }
    try scene.move(constraint, to: number)
  }

  /// All is solved at its end; back to where it begins. What finds no memory for that, the next sample does.
  mutating func departConstants(_ timing: Timing) {
    for index in stride(from: constantMotions.count - 1, through: 0, by: -1) {
      let motion = constantMotions[index]
      if motion.isNew {
        constantMotions[index].timing = timing
        constantMotions[index].isNew = false
      }
      let isOver = constantMotions[index].timing.isOver(at: clock.now) || motion.start == motion.end
      if isOver || !scene.isLive(motion.constraint) { removeConstantMotion(index) }
    }
    do throws(Status) {
      try moveConstants()
      try scene.solveQuietly()
    } catch {}
  }
}
