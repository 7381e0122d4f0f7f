// Constants on their way.
//
// A moving constraint has the constant of the moment, and every sample is a layout of all constraints.

package import Layout
package import Memory
package import Notation
package import Solver

/// A constant on its way.
struct ConstantMotion: BitwiseCopyable {
  var constraint: LayoutConstraintID
  var start: Double
  var end: Double
  var timing = Timing()
  /// It belongs to the open transaction.
  var isNew = true
}

extension Screen {
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

  mutating func endConstantMotions() throws(LayoutError) {
    while !constantMotions.isEmpty {
      let motion = constantMotions.last
      if scene.isLive(motion.constraint) { try scene.move(motion.constraint, to: motion.end) }
      _ = constantMotions.removeLast()
    }
  }

  /// All is solved at its end; back to where it begins.
  mutating func departConstants(_ timing: Timing) throws(LayoutError) {
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
}
