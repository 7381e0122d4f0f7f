import Memory

/// A new start: all rows become inactive, and all that are not removed or dropped are queued.
extension Solver {
  mutating func rebuild() throws(MemoryError) {
    problem.versions.basis &+= 1
    problem.versions.structure &+= 1
    basis.clearAgenda()
    if basis.precision.attempt.loss == .beyondRange { basis.precision.attempt.forgetLoss() }
    basis.precision.attempt.hasDiverged = false
    basis.precision.attempt.hasDoubtfulSteps = false
    simplex.forgetTies()
    try basis.agenda.queue.reserve(problem.live.rows)
    try problem.entries.prepareToGive()
    for index in 0..<basis.blocks.count where basis.blocks[index].count > 0 { basis.freeBlock(Int32(index)) }
    for index in 0..<problem.variables.count {
      problem.variables[index].holder = -1
      problem.variables[index].block = -1
      problem.variables[index].uses = 0
      // A size from the old basis would hide violated rows.
      basis.sizes[index] = 0
    }
    for index in 0..<Int32(problem.rows.count) where problem.rows[index].count > 0 {
      basis.freeMultiplier(of: index)
      problem.rows[index].held = -1
      problem.rows[index].heldTerm = -1
      problem.rows[index].side = 0
      // After a failure a row may say that it is in a list that it is not in.
      problem.rows[index].lists.subtract([.queued, .outOfBounds, .recheck, .saved])
      if problem.rows[index].isLive {
        if !problem.rows[index].isDropped { basis.enqueueReserved(index) }
      } else {
        problem.uninstall(index)
      }
    }
    try simplex.sortQueue(by: .serial)
    basis.agenda.needsRebuild = false
    basis.agenda.retryDropped = true
  }
}
