#if INVARIANTS
  import Memory

  /// Invariants of a basis that needs no rebuild; see Invariants.swift.
  extension Solver {
    /// Rows and variables are matched one to one.
    mutating func checkMatching() {
      for index in 0..<Int32(problem.variables.count) {
        let record = problem.variables[index]
        must(record.holder >= 0 || record.block < 0, "a variable in a block has no holder", index)
        if record.holder < 0 { continue }
        must(problem.rows[record.holder].held == index, "a variable's row is matched to another variable", index)
        must(record.block < 0 || basis.blocks[record.block].count > 0, "a variable's block is gone", index)
      }
      for index in 0..<Int32(problem.rows.count) {
        let record = problem.rows[index]
        guard record.isActive else {
          must(record.heldTerm < 0, "an inactive row has a held term", index)
          continue
        }
        must(record.count > 0, "a row without terms is active", index)
        must(problem.variables[record.held].holder == index, "a row's variable is matched to another row", index)
        if problem.variables[record.held].block >= 0 { continue }
        must(
          record.heldTerm >= record.start && record.heldTerm < record.start + record.count, "a held term is elsewhere",
          index)
        must(
          problem.entries[record.heldTerm].variable == record.held, "a row's held term is not that of its variable",
          index)
      }
    }

    mutating func checkUses() {
      var uses = [Int32](repeating: 0, count: problem.variables.count)
      for row in 0..<Int32(problem.rows.count) where problem.rows[row].isActive {
        for term in problem.rows[row].terms {
          uses[Int(problem.entries[term].variable)] += 1
        }
      }
      for (index, count) in uses.enumerated() {
        must(count == problem.variables[index].uses, "the uses of a variable are counted wrongly", Int32(index))
      }
    }

    /// Blocks and their members agree. A trial keeps detached blocks whole.
    mutating func checkBlocks() {
      var empty = 0
      for slot in 0..<Int32(basis.blocks.count) {
        let block = basis.blocks[slot]
        must(
          block.visitStamp <= basis.search.lastStamp && block.memberStamp <= basis.search.lastStamp,
          "a block has a stamp to come", slot)
        must(block.borderCount <= BlockRecord.borderLimit, "a border is too wide", slot)
        if block.count == 0 { empty += 1 }
        if isDetached(slot) { continue }
        for position in 0..<block.count {
          let variable = basis.blocks.indices[block.variables + position]
          let row = basis.blocks.indices[block.rows + position]
          must(problem.variables[variable].block == slot, "a member is in another block", variable)
          must(problem.variables[variable].position == position, "a member is at another position", variable)
          must(problem.variables[variable].holder == row, "a block has another row at a member's position", variable)
        }
        if block.count > 0 { checkOutside(block, slot) }
      }
      for index in 0..<Int32(problem.variables.count) where problem.variables[index].block >= 0 {
        let block = basis.blocks[problem.variables[index].block]
        let position = problem.variables[index].position
        must(
          position < block.count && basis.blocks.indices[block.variables + position] == index,
          "a block misses a member",
          index)
      }
      var slot = basis.blocks.free
      while slot >= 0 {
        must(basis.blocks[slot].count == 0 && empty > 0, "the list of free blocks is broken", slot)
        empty -= 1
        slot = basis.blocks[slot].nextFree
      }
      must(empty == 0, "a slot for a block is lost", Int32(empty))
    }

    /// A block lists all positions, in order, whose rows mention variables outside of it. After exchanges it may list more.
    private mutating func checkOutside(_ block: BlockRecord, _ slot: Int32) {
      let count = basis.blocks.indices[block.outside]
      var index: Int32 = 1
      for position in 0..<block.count {
        let isListed = index <= count && basis.blocks.indices[block.outside + index] == position
        if isListed { index += 1 }
        must(
          isListed || !basis.mentionsOutside(basis.blocks.indices[block.rows + position], of: slot),
          "a block does not list what it has outside", slot)
      }
      must(index == count + 1, "a block lists positions that it has not, or in another order", slot)
    }

    /// The kept search has what a new one finds, and perhaps rows added since.
    mutating func checkKeptSearch() {
      if basis.search.kept.version != problem.versions.structure { return }
      let node = basis.search.kept.order.last
      basis.search.order.removeAll()
      basis.search.reachedRows.removeAll()
      let stamp = basis.nextStamp()
      do throws(MemoryError) {
        try basis.ascend(from: node >= 0 ? node : basis.blocks.indices[basis.blocks[~node].variables], stamp)
      } catch { return basis.abandonSearch() }
      var count = 0
      for index in 0..<basis.search.kept.reachedRows.count {
        let row = basis.search.kept.reachedRows[index]
        must(!problem.rows[row].isActive && problem.rows[row].count > 0, "a kept search has met another row", row)
        if problem.rows[row].visitStamp == stamp { count += 1 }
      }
      must(
        basis.search.order.elements.sorted() == basis.search.kept.order.elements.sorted()
          && basis.search.reachedRows.count == count, "a kept search is out of date", node)
    }

    /// Every node comes after all that it is computed from, so that no variable depends on itself outside of its block.
    mutating func checkOrder() {
      basis.search.order.removeAll()
      basis.search.reachedRows.removeAll()
      let stamp = basis.nextStamp()
      for index in 0..<Int32(problem.variables.count) where problem.variables[index].isLive {
        do throws(MemoryError) { try basis.ascend(from: index, stamp) } catch { return basis.abandonSearch() }
      }
      let memberStamp = basis.nextStamp()
      for node in basis.search.order.elements.reversed() {
        if node >= 0 {
          problem.variables[node].memberStamp = memberStamp
          let holder = problem.variables[node].holder
          if holder >= 0 { mustBeComputable(holder, memberStamp) }
          continue
        }
        basis.blocks[~node].memberStamp = memberStamp
        for position in 0..<basis.blocks[~node].count {
          mustBeComputable(basis.blocks.indices[basis.blocks[~node].rows + position], memberStamp)
        }
      }
    }

    private mutating func mustBeComputable(_ row: Int32, _ stamp: UInt32) {
      for term in problem.rows[row].terms {
        let variable = problem.entries[term].variable
        let block = problem.variables[variable].block
        must(
          (block < 0 ? problem.variables[variable].memberStamp : basis.blocks[block].memberStamp) == stamp,
          "variables depend on each other outside of a block", row)
      }
    }

    private mutating func isDetached(_ slot: Int32) -> Bool {
      for index in 0..<basis.journal.blocks.detached.count where basis.journal.blocks.detached[index] == slot {
        return true
      }
      return false
    }

    /// An inactive row has a side that its relation allows, and no multiplier. An active row has a multiplier within
    /// its bounds, or waits.
    mutating func checkSides() {
      for index in 0..<Int32(problem.rows.count) where problem.rows[index].count > 0 {
        let record = problem.rows[index]
        let state = record.state
        must(state.contains(.live) || record.isActive || record.side == 0, "a removed row has a side", index)
        if record.isActive {
          must(record.side == 0, "an active row has a side", index)
          must(record.isBounded || !record.hasMultiplier, "a multiplier without bounds is kept", index)
          let waits = !record.lists.isDisjoint(with: [.outOfBounds, .recheck])
          must(waits || prices.excessSign(of: index) == 0, "a multiplier out of bounds does not wait", index)
        } else {
          must(!record.hasMultiplier, "an inactive row has a multiplier of its own", index)
          must(record.side == 0 || !record.isRequired, "a required row gives way", index)
          must(record.side >= (record.isEquality ? -1 : 0) && record.side <= 1, "a row is on a side it has not", index)
        }
      }
    }

    /// The waiting lists and the flags of rows agree.
    mutating func checkWaiting() {
      must(
        basis.journal.isTrial || (basis.journal.blocks.detached.isEmpty && basis.journal.blocks.made.isEmpty),
        "blocks of a trial are left", 0)
      var dropped = 0
      for index in 0..<Int32(problem.rows.count) {
        let (state, lists) = (problem.rows[index].state, problem.rows[index].lists)
        // New rows that wait while other changes are solved (`tryNew`) are queued, and have the flag meanwhile.
        let isWaiting = lists.contains(.queued) && !basis.agenda.dropped.elements.contains(index)
        dropped += state.contains(.dropped) && !isWaiting ? 1 : 0
        must(basis.journal.isTrial || !lists.contains(.saved), "a row is saved outside of a trial", index)
        let isGoing = !state.contains(.live) && problem.rows[index].count > 0
        must(!isGoing || !lists.isDisjoint(with: [.queued, .outOfBounds]), "a removed row does not wait", index)
        must(!state.contains(.dropped) || problem.rows[index].isRequired || isWaiting, "a soft row is dropped", index)
      }
      must(dropped == basis.agenda.dropped.count, "a dropped row is in no list", Int32(dropped))
      check(
        UnsafeBufferPointer(rebasing: basis.agenda.queue.elements[basis.agenda.queued]), .queued,
        "rows and the queue disagree")
      check(basis.agenda.outOfBounds.elements, .outOfBounds, "rows and the list of rows out of bounds disagree")
      check(basis.agenda.recheck.elements, .recheck, "rows and the list of rows to recheck disagree")
      check(basis.agenda.nearBound.elements, .nearBound, "rows and the list of near-bound multipliers disagree")
      check(basis.agenda.tied.elements, .tied, "rows and the list of rows that may be tied disagree")
      checkDropped()
    }

    /// The rows (r) of a list are those that say that they are in it.
    private mutating func check(_ list: UnsafeBufferPointer<Int32>, _ name: RowLists, _ sentence: StaticString) {
      var marked = 0
      for row in 0..<problem.rows.count where problem.rows[row].lists.contains(name) { marked += 1 }
      for row in list where row >= 0 {
        must(problem.rows[row].lists.contains(name), sentence, row)
        marked -= 1
      }
      must(marked == 0, sentence, Int32(marked))
    }

    private mutating func checkDropped() {
      for index in 0..<basis.agenda.dropped.count {
        let row = basis.agenda.dropped[index]
        must(problem.rows[row].isDropped, "listed as dropped without the flag", row)
        let isInOrder = index == 0 || problem.rows[basis.agenda.dropped[index - 1]].serial < problem.rows[row].serial
        must(
          isInOrder || conflicts.explained != .none, "dropped rows are not in the order of their serial numbers", row)
      }
    }
  }
#endif
