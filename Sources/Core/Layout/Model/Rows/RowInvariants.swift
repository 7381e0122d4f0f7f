#if INVARIANTS
  import Memory
  import Solver

  /// Invariants of constraints, of their lists, and of the rows that the library owns. They are checked before every solve of a
  /// scene in builds with `-D INVARIANTS`. A broken invariant stops the program.
  extension Model {
    mutating func checkInvariants() {
      checkSlots()
      checkLists()
      checkPins()
      checkOwnedRows()
    }

    /// A slot is either live or once in the list of free slots.
    private mutating func checkSlots() {
      var isFree = [Bool](repeating: false, count: constraints.records.count)
      for slot in constraints.free.elements {
        must(!isFree[Int(slot)], "a constraint is free twice", slot)
        isFree[Int(slot)] = true
      }
      for slot in 0..<Int32(constraints.records.count) {
        must(constraints.records[slot].isLive != isFree[Int(slot)], "a constraint is free and live, or neither", slot)
        let row = constraints.records[slot].row
        must(row.raw == 0 || rowConstraints[solver.slot(of: row)] == slot, "a row belongs to another constraint", slot)
      }
    }

    /// The list of an item has each constraint that names the item once, and no other.
    private mutating func checkLists() {
      var listed = 0
      for item in 0..<Int32(tree.items.count) where tree.items[item].isLive {
        var (mention, before) = (tree.items[item].mention, Int32(-1))
        while mention >= 0 {
          let slot = constraints.constraint(mentionedAt: mention)
          must(constraints.records[slot].isLive, "an item lists a constraint that is gone", slot)
          must(constraints.mention(at: mention).pointee.previous == before, "two items list one mention", slot)
          must(names(slot, item), "an item lists a constraint that does not name it", slot)
          listed += 1
          (before, mention) = (mention, constraints.mention(at: mention).pointee.next)
        }
      }
      for slot in 0..<Int32(constraints.records.count) where constraints.records[slot].isLive {
        listed -= itemCount(of: slot)
      }
      must(listed == 0, "mentions are lost", Int32(listed))
    }

    private mutating func names(_ slot: Int32, _ item: Int32) -> Bool {
      let summands = constraints.summands(of: constraints.records[slot].stated)
      for index in 0..<summands.count where summands[index].item.slot == item { return true }
      return false
    }

    private mutating func itemCount(of slot: Int32) -> Int {
      let summands = constraints.summands(of: constraints.records[slot].stated)
      return Set((0..<summands.count).map { summands[$0].item.slot }).count
    }

    /// A pin has no rows, or four that hold its item in its parent.
    private mutating func checkPins() {
      for index in 0..<boxes.pins.count {
        let pin = boxes.pins.records[index]
        must(
          tree.items[pin.item].node == pin.node && boxes.records[pin.node].pin == index, "a node has another pin", index
        )
        must(pin.hasRows == (index < boxes.pins.firstRowless), "pins with rows are not the first", index)
        for side in 0..<4 {
          let slot = pin.rows[side]
          must(pin.hasRows == (slot >= 0), "a pin has some rows", index)
          if slot < 0 { continue }
          mustOwn(slot, pin.item) { $0 == .box }
          let parent = constraints.records[slot].stated.second?.slot ?? tree.items[pin.item].parent
          must(parent == tree.items[pin.item].parent, "a row of a pin names another parent", index)
        }
      }
    }

    private mutating func checkOwnedRows() {
      for item in 0..<Int32(tree.items.count) where tree.items[item].isLive {
        for axis in [Axis.horizontal, .vertical] {
          let rows = tree.items[item].intrinsic(axis).rows
          if rows.0 >= 0 { mustOwn(rows.0, item) { $0 == .hugging } }
          if rows.1 >= 0 { mustOwn(rows.1, item) { $0 == .compression } }
        }
        let index = views.dimensions.index(of: item)
        if index < 0 { continue }
        for row in 0..<DimensionRow.count where views.dimensions.records[index].rows[row] >= 0 {
          mustOwn(views.dimensions.records[index].rows[row], item) { $0.isDimension }
        }
      }
    }

    private mutating func mustOwn(_ slot: Int32, _ item: Int32, _ isOwner: (ConstraintOwner) -> Bool) {
      let record = constraints.records[slot]
      must(record.isLive && isOwner(record.owner), "an item has a row that it does not own", slot)
      must(record.stated.first.slot == item, "an item owns the row of another", slot)
    }

    private func must(_ holds: Bool, _ sentence: StaticString, _ place: Int32) {
      if !holds { fatalError("\(sentence) (\(place))") }
    }
  }
#endif
