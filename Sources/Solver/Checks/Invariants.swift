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
      if needsRebuild { return }
      checkMatching()
      checkUses()
      checkBlocks()
      checkSides()
      checkWaiting()
    }

    // MARK: The problem as stated

    private mutating func checkVariables() {
      var live = 0
      var touchedNow = 0
      for index in 0..<Int32(variables.count) {
        let record = variables[index]
        live += record.isLive ? 1 : 0
        touchedNow += record.touched == report ? 1 : 0
        must(record.mark <= stamp && record.reach <= stamp, "a variable is marked by a search to come", index)
        must(record.touched <= report, "a variable was touched in a report to come", index)
        must(record.isLive || record.linkCount == 0, "a row mentions a variable that is gone", index)
        must(record.isLive || record.holder < 0, "a row holds a variable that is gone", index)
      }
      must(live == liveVariables, "live variables are counted wrongly", Int32(live))
      must(touchedNow == touched.count, "the list of what changed and the marks disagree", Int32(touchedNow))
      var free = 0
      var slot = freeVariable
      while slot >= 0 {
        must(!variables[slot].isLive && free < variables.count, "the list of free variables is broken", slot)
        free += 1
        slot = variables[slot].linkStart
      }
      must(free + live == variables.count, "a slot for a variable is lost", Int32(free))
    }

    /// Every term is in the list of its variable, and nothing else is; slices do not overlap.
    private mutating func checkMentions() {
      var terms = [Int32](repeating: 0, count: variables.count)
      var takenEntries = [Bool](repeating: false, count: entries.count)
      for row in 0..<Int32(rows.count) where rows[row].count > 0 {
        take(rows[row].start, Arena<Entry>.room(for: Int(rows[row].count)), of: &takenEntries)
        for place in rows[row].start..<rows[row].start + rows[row].count {
          let entry = entries[place]
          let record = variables[entry.variable]
          terms[Int(entry.variable)] += 1
          must(entry.link >= 0 && entry.link < record.linkCount, "a term has no mention", place)
          let link = links[record.linkStart + entry.link]
          must(link.row == row && link.entry == place, "a term is mentioned as another", place)
          must(entry.coefficient.isFinite && entry.coefficient != 0, "a coefficient is no number", place)
        }
      }
      var takenLinks = [Bool](repeating: false, count: links.count)
      for index in 0..<Int32(variables.count) where variables[index].isLive {
        must(terms[Int(index)] == variables[index].linkCount, "a variable is mentioned by what is no term", index)
        must(variables[index].linkCount <= variables[index].linkRoom, "mentions have no room", index)
        take(variables[index].linkStart, Int(variables[index].linkRoom), of: &takenLinks)
      }
    }

    private mutating func checkRows() {
      var live = 0
      var terms = 0
      var ages: [UInt32] = []
      var empty = stayMultiplierRow >= 0 ? -1 : 0
      for index in 0..<Int32(rows.count) {
        let record = rows[index]
        must(record.mark <= stamp, "a row is marked by a search to come", index)
        if record.count == 0 { empty += 1 }
        guard record.state.contains(.live) else { continue }
        live += 1
        terms += Int(record.count)
        ages.append(record.age)
        must(record.count > 0 && record.weight > 0 && record.constant.isFinite, "a row is none", index)
        must(record.age <= lastAge || index == explained, "a row is younger than the youngest", index)
      }
      must(live == liveRows && terms == liveTerms, "live rows are counted wrongly", Int32(live))
      ages.sort()
      for (age, next) in zip(ages, ages.dropFirst()) { must(age < next, "rows are of the same age", Int32(age)) }
      var slot = freeRow
      while slot >= 0 {
        must(rows[slot].count == 0 && slot != stayMultiplierRow && empty > 0, "the list of free rows is broken", slot)
        empty -= 1
        slot = rows[slot].start
      }
      must(empty == 0, "a slot for a row is lost", Int32(empty))
    }

    // MARK: Multipliers, edits, searches

    /// Every node belongs to one row or is free; the nodes of a row descend in priority.
    private mutating func checkMultiplierNodes() {
      var taken = [Bool](repeating: false, count: multipliers.count)
      for row in 0..<Int32(rows.count) {
        var last = Int32.max
        var node = rows[row].multiplier
        while node >= 0 {
          take(node, 1, of: &taken)
          must(multipliers[node].priority < last, "a multiplier is out of order", row)
          must(multipliers[node].value.isFinite, "a multiplier is no number", row)
          last = multipliers[node].priority
          node = multipliers[node].next
        }
      }
      var node = freeMultiplier
      while node >= 0 {
        take(node, 1, of: &taken)
        node = multipliers[node].next
      }
      for (node, isTaken) in taken.enumerated() { must(isTaken, "a node of a multiplier is lost", Int32(node)) }
    }

    private mutating func checkEdits() {
      var live = 0
      for slot in 0..<Int32(edits.count) where edits[slot].isLive {
        live += 1
        let row = edits[slot].row
        must(rows[row].state.contains(.live), "an edit has lost its row", slot)
        must(rows[row].state.contains(edits[slot].ownsRow ? .edit : .edited), "a row does not know its edit", row)
      }
      var free = 0
      var slot = freeEdit
      while slot >= 0 {
        must(!edits[slot].isLive && free < edits.count, "the list of free edits is broken", slot)
        free += 1
        slot = edits[slot].row
      }
      must(free + live == edits.count, "a slot for an edit is lost", Int32(free))
    }

    private mutating func checkSearches() {
      let count = variables.count
      must(work.count == count && workSize.count == count, "there is not work for every variable", Int32(count))
      must(values.count == count && sizes.count == count, "there is not a value for every variable", Int32(count))
      must(!precision.isExtended || precision.values.count == count, "values have no second parts", Int32(count))
      must(!precision.isExtended || precision.work.count == count, "work has no second parts", Int32(count))
      for index in 0..<Int32(count) {
        must(work[index] == 0 && workSize[index] == 0, "a search left its work behind", index)
        must(
          !precision.isExtended || precision.work[index] == 0, "a search in double-double left its work behind", index)
      }
    }
  }

  func must(_ holds: Bool, _ sentence: StaticString, _ place: Int32) {
    if !holds { fatalError("\(sentence) (\(place))") }
  }

  private func take(_ start: Int32, _ room: Int, of taken: inout [Bool]) {
    for place in Int(start)..<Int(start) + room {
      must(!taken[place], "slices overlap", Int32(place))
      taken[place] = true
    }
  }
#endif
