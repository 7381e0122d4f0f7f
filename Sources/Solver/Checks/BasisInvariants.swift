#if INVARIANTS
  import Memory

  /// Invariants of a basis that needs no rebuild; see Invariants.swift.
  extension Solver {
    /// Rows and variables are matched one to one.
    mutating func checkMatching() {
      for index in 0..<Int32(variables.count) {
        let record = variables[index]
        must(record.holder >= 0 || record.block < 0, "a variable in a block has no holder", index)
        if record.holder < 0 { continue }
        must(rows[record.holder].held == index, "a variable's row is matched to another variable", index)
        must(record.block < 0 || blocks[record.block].count > 0, "a variable's block is gone", index)
      }
      for index in 0..<Int32(rows.count) {
        let record = rows[index]
        guard record.isActive else {
          must(record.pivot < 0, "an inactive row has a pivot", index)
          continue
        }
        must(record.count > 0, "a row without terms is active", index)
        must(variables[record.held].holder == index, "a row's variable is matched to another row", index)
        if variables[record.held].block >= 0 { continue }
        must(record.pivot >= record.start && record.pivot < record.start + record.count, "a pivot is elsewhere", index)
        must(entries[record.pivot].variable == record.held, "a row's pivot is not its matched variable", index)
      }
    }

    mutating func checkUses() {
      var uses = [Int32](repeating: 0, count: variables.count)
      for row in 0..<Int32(rows.count) where rows[row].isActive {
        for place in rows[row].start..<rows[row].start + rows[row].count { uses[Int(entries[place].variable)] += 1 }
      }
      for (index, count) in uses.enumerated() {
        must(count == variables[index].uses, "the uses of a variable are counted wrongly", Int32(index))
      }
    }

    /// Blocks and their members agree. A transaction keeps detached blocks whole.
    mutating func checkBlocks() {
      var empty = 0
      for slot in 0..<Int32(blocks.count) {
        let block = blocks[slot]
        must(block.mark <= stamp && block.reach <= stamp, "a block is marked by a search to come", slot)
        must(block.borderCount <= BlockRecord.borderLimit, "a border is too wide", slot)
        if block.count == 0 { empty += 1 }
        if isDetached(slot) { continue }
        for place in 0..<block.count {
          let variable = blockIndices[block.variables + place]
          let row = blockIndices[block.rows + place]
          must(variables[variable].block == slot, "a member is in another block", variable)
          must(variables[variable].place == place, "a member is at another place", variable)
          must(variables[variable].holder == row, "a block has another row at a member's place", variable)
        }
      }
      for index in 0..<Int32(variables.count) where variables[index].block >= 0 {
        let block = blocks[variables[index].block]
        let place = variables[index].place
        must(place < block.count && blockIndices[block.variables + place] == index, "a block misses a member", index)
      }
      var slot = freeBlock
      while slot >= 0 {
        must(blocks[slot].count == 0 && empty > 0, "the list of free blocks is broken", slot)
        empty -= 1
        slot = blocks[slot].passes
      }
      must(empty == 0, "a slot for a block is lost", Int32(empty))
    }

    private mutating func isDetached(_ slot: Int32) -> Bool {
      for index in 0..<journal.detachedBlocks.count where journal.detachedBlocks[index] == slot { return true }
      return false
    }

    /// An inactive row has a side that its relation allows, and no multiplier. An active row has a multiplier within
    /// its bounds, or waits.
    mutating func checkSides() {
      for index in 0..<Int32(rows.count) where rows[index].count > 0 {
        let record = rows[index]
        let state = record.state
        must(state.contains(.live) || record.isActive || record.side == 0, "a removed row has a side", index)
        if record.isActive {
          must(record.side == 0, "an active row has a side", index)
          must(record.isBounded || record.multiplier < 0, "a multiplier without bounds is kept", index)
          let waits = !state.isDisjoint(with: [.outOfBounds, .recheck])
          must(waits || excess(of: index) == 0, "a multiplier out of bounds does not wait", index)
        } else {
          must(record.multiplier < 0, "an inactive row has a multiplier of its own", index)
          must(record.side == 0 || !record.isRequired, "a required row gives way", index)
          must(record.side >= (record.isEquality ? -1 : 0) && record.side <= 1, "a row is on a side it has not", index)
        }
      }
    }

    /// The waiting lists and the flags of rows agree.
    mutating func checkWaiting() {
      must(
        journal.isOn || (journal.detachedBlocks.isEmpty && journal.newBlocks.isEmpty),
        "blocks of a transaction are left", 0)
      var counts = (queued: 0, outOfBounds: 0, recheck: 0, dropped: 0)
      for index in 0..<Int32(rows.count) {
        let state = rows[index].state
        counts.queued += state.contains(.queued) ? 1 : 0
        counts.outOfBounds += state.contains(.outOfBounds) ? 1 : 0
        counts.recheck += state.contains(.recheck) ? 1 : 0
        counts.dropped += state.contains(.dropped) ? 1 : 0
        must(journal.isOn || !state.contains(.saved), "a row is saved outside of a transaction", index)
        let isGoing = !state.contains(.live) && rows[index].count > 0
        must(!isGoing || !state.isDisjoint(with: [.queued, .outOfBounds]), "a removed row does not wait", index)
        must(!state.contains(.dropped) || rows[index].isRequired, "a soft row is dropped", index)
      }
      must(counts.queued == queue.count - queueHead, "a queued row is in no queue", Int32(counts.queued))
      must(counts.outOfBounds == outOfBounds.count, "a row out of bounds is in no list", Int32(counts.outOfBounds))
      must(counts.recheck == multipliersToRecheck.count, "a row to recheck is in no list", Int32(counts.recheck))
      must(counts.dropped == dropped.count, "a dropped row is in no list", Int32(counts.dropped))
      checkLists()
    }

    private mutating func checkLists() {
      for index in queueHead..<queue.count { mustBe(.queued, queue[index], "queued without the flag") }
      for index in 0..<outOfBounds.count {
        mustBe(.outOfBounds, outOfBounds[index], "listed as out of bounds without the flag")
      }
      for index in 0..<multipliersToRecheck.count {
        mustBe(.recheck, multipliersToRecheck[index], "listed for recheck without the flag")
      }
      for index in 0..<dropped.count {
        let row = dropped[index]
        mustBe(.dropped, row, "listed as dropped without the flag")
        let isInOrder = index == 0 || rows[dropped[index - 1]].age < rows[row].age
        must(isInOrder || explained >= 0, "dropped rows are out of order", row)
      }
    }

    private mutating func mustBe(_ flag: RowState, _ row: Int32, _ sentence: StaticString) {
      must(rows[row].state.contains(flag), sentence, row)
    }
  }
#endif
