#if INVARIANTS
  import Memory

  /// Invariants between operations, checked before every solve in builds with `-D INVARIANTS`. The check visits all
  /// data, and a broken invariant stops the program.
  ///
  /// A basis that needs a rebuild is not checked, only the problem itself.
  extension Solver {
    mutating func checkInvariants() {
      checkVariables()
      checkMentions()
      checkRows()
      checkMultiplierNodes()
      checkEdits()
      checkSearches()
      if basis.agenda.needsRebuild { return }
      checkMatching()
      checkUses()
      checkBlocks()
      checkKeptSearch()
      checkOrder()
      checkSides()
      checkWaiting()
    }

    // MARK: The problem as stated

    private mutating func checkVariables() {
      var live = 0
      var touchedNow = 0
      for index in 0..<Int32(problem.variables.count) {
        let record = problem.variables[index]
        live += record.isLive ? 1 : 0
        touchedNow += record.touchedIn == basis.report.number ? 1 : 0
        must(
          record.visitStamp <= basis.search.lastStamp && record.memberStamp <= basis.search.lastStamp,
          "a variable has a stamp to come", index)
        must(
          record.touchedIn <= basis.report.number, "a change was noted in a report to come",
          index)
        must(record.isLive || record.linkCount == 0, "a row mentions a variable that is gone", index)
        must(record.isLive || record.holder < 0, "a row holds a variable that is gone", index)
      }
      must(live == problem.live.variables, "live variables are counted wrongly", Int32(live))
      must(
        touchedNow == basis.report.touched.count, "the list of what changed and the variables disagree",
        Int32(touchedNow))
      var free = 0
      var slot = problem.free.variable
      while slot >= 0 {
        must(
          !problem.variables[slot].isLive && free < problem.variables.count,
          "the list of free variables is broken", slot)
        free += 1
        slot = problem.variables[slot].nextFree
      }
      must(free + live == problem.variables.count, "a slot for a variable is lost", Int32(free))
    }

    /// Every term is in the list of its variable, and nothing else is; slices do not overlap.
    private mutating func checkMentions() {
      var terms = [Int32](repeating: 0, count: problem.variables.count)
      var takenEntries = [Bool](repeating: false, count: problem.entries.count)
      for row in 0..<Int32(problem.rows.count) where problem.rows[row].count > 0 {
        take(problem.rows[row].start, Arena<Entry>.room(for: Int(problem.rows[row].count)), of: &takenEntries)
        for term in problem.rows[row].terms {
          let entry = problem.entries[term]
          let record = problem.variables[entry.variable]
          terms[Int(entry.variable)] += 1
          must(entry.link >= 0 && entry.link < record.linkCount, "a term has no mention", term)
          let link = problem.links[record.linkStart + entry.link]
          must(link.row == row && link.entry == term, "a term is mentioned as another", term)
          must(entry.coefficient.isFinite && entry.coefficient != 0, "a coefficient is no number", term)
        }
      }
      var takenLinks = [Bool](repeating: false, count: problem.links.count)
      for index in 0..<Int32(problem.variables.count) where problem.variables[index].isLive {
        must(
          terms[Int(index)] == problem.variables[index].linkCount, "a variable is mentioned by what is no term", index)
        must(problem.variables[index].linkCount <= problem.variables[index].linkRoom, "mentions have no room", index)
        take(problem.variables[index].linkStart, Int(problem.variables[index].linkRoom), of: &takenLinks)
      }
    }

    private mutating func checkRows() {
      var live = 0
      var terms = 0
      var serials: [UInt32] = []
      var empty = simplex.stayMultiplierRow >= 0 ? -1 : 0
      for index in 0..<Int32(problem.rows.count) {
        let record = problem.rows[index]
        must(record.visitStamp <= basis.search.lastStamp, "a row has a stamp to come", index)
        if record.count == 0 { empty += 1 }
        guard record.isLive else { continue }
        live += 1
        terms += Int(record.count)
        if record.isZeroRow {
          must(record.serial == 0 && record.count == 1, "a zero row is none", index)
        } else {
          serials.append(record.serial)
        }
        must(record.count > 0 && record.weight > 0 && record.constant.isFinite, "a row is none", index)
        must(
          record.serial <= problem.lastSerial || record.serial >= yieldingBit, "a row is younger than the youngest",
          index)
      }
      must(
        live == problem.live.rows && terms == problem.live.terms, "live rows are counted wrongly", Int32(live))
      serials.sort()
      for (serial, next) in zip(serials, serials.dropFirst()) {
        must(serial < next, "two rows have the same serial number", Int32(truncatingIfNeeded: serial))
      }
      var slot = problem.free.row
      while slot >= 0 {
        must(
          problem.rows[slot].count == 0 && slot != simplex.stayMultiplierRow && empty > 0,
          "the list of free rows is broken", slot)
        empty -= 1
        slot = problem.rows[slot].nextFree
      }
      must(empty == 0, "a slot for a row is lost", Int32(empty))
    }

    // MARK: Multipliers, edits, searches

    /// Every node belongs to one row or is free; the nodes of a row descend in priority.
    private mutating func checkMultiplierNodes() {
      var taken = [Bool](repeating: false, count: basis.multipliers.count)
      for row in 0..<Int32(problem.rows.count) {
        var last = Int32.max
        var node = problem.rows[row].firstNode
        while node >= 0 {
          take(node, 1, of: &taken)
          must(basis.multipliers[node].priority < last, "the nodes of a multiplier do not descend in priority", row)
          must(basis.multipliers[node].value.isFinite, "a multiplier is no number", row)
          last = basis.multipliers[node].priority
          node = basis.multipliers[node].next
        }
      }
      var node = basis.multipliers.free
      while node >= 0 {
        take(node, 1, of: &taken)
        node = basis.multipliers[node].next
      }
      for (node, isTaken) in taken.enumerated() { must(isTaken, "a node of a multiplier is lost", Int32(node)) }
    }

    private mutating func checkEdits() {
      var live = 0
      for slot in 0..<Int32(edits.count) where edits[slot].isLive {
        live += 1
        let row = edits[slot].row
        must(problem.rows[row].isLive, "an edit has lost its row", slot)
        must(
          problem.rows[row].state.contains(edits[slot].ownsRow ? .variableEdit : .constantEdit),
          "a row does not know its edit", row)
      }
      for row in 0..<Int32(problem.rows.count) where problem.rows[row].state.contains(.constantEdit) {
        let isEdited = (0..<Int32(edits.count)).contains { edits[$0].isLive && edits[$0].row == row }
        must(isEdited, "a row is said to have an edit", row)
      }
      var free = 0
      var slot = freeEdit
      while slot >= 0 {
        must(!edits[slot].isLive && free < edits.count, "the list of free edits is broken", slot)
        free += 1
        slot = edits[slot].nextFree
      }
      must(free + live == edits.count, "a slot for an edit is lost", Int32(free))
    }

    private mutating func checkSearches() {
      let count = problem.variables.count
      must(
        basis.search.numbers.count == count && basis.search.sizes.count == count,
        "a search buffer has not the length of the variables", Int32(count))
      must(
        basis.values.count == count && basis.sizes.count == count, "there is not a value for every variable",
        Int32(count))
      must(
        basis.precision.lowValues.count == (basis.precision.isDoubleDouble ? count : 0),
        "values in double-double have no low parts, or others have some",
        Int32(count))
      must(
        !basis.precision.isDoubleDouble || basis.precision.lowNumbers.count == count,
        "a search buffer in double-double has no low parts",
        Int32(count))
      for index in 0..<Int32(count) {
        must(
          basis.search.numbers[index] == 0 && basis.search.sizes[index] == 0, "a search left numbers in its buffers",
          index)
        must(
          !basis.precision.isDoubleDouble || basis.precision.lowNumbers[index] == 0,
          "a search left low parts in its buffers", index)
      }
    }
  }

  func must(_ holds: Bool, _ sentence: StaticString, _ number: Int32) {
    if !holds { fatalError("\(sentence) (\(number))") }
  }

  private func take(_ start: Int32, _ room: Int, of taken: inout [Bool]) {
    for index in Int(start)..<Int(start) + room {
      must(!taken[index], "slices overlap", Int32(index))
      taken[index] = true
    }
  }
#endif
