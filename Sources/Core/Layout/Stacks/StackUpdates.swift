// Updates the constraints and guides of stacks.

import Memory
import Status

extension Stacks {
  /// Updates the constraints of all dirty stacks. Existing constraints are kept, with a new constant if necessary;
  /// missing ones are added, obsolete ones removed. When out of memory, a stack keeps its constraints and stays dirty.
  /// Pins come last, since constraints of stacks may have been the last ones that needed them.
  @inline(__always)
  mutating func updateStacks() throws(Status) {
    if !orphans.isEmpty || !dirty.isEmpty { try updateDirtyStacks() }
    if boxes.pins.firstChanged < boxes.pins.count { try model.updatePins() }
  }

  @inline(never)
  private mutating func updateDirtyStacks() throws(Status) {
    while !orphans.isEmpty { removeGuide(orphans.removeLast()) }
    while !dirty.isEmpty {
      let stack = dirty.last
      if records[stack].item >= 0 { try update(stack) }
      records[stack].isDirty = false
      _ = dirty.removeLast()
    }
  }

  @inline(never)
  private mutating func update(_ stack: Int32) throws(Status) {
    let reference = findReference(of: stack)
    if records[stack].reference != reference || lacksPart(reference) { noteAllChanged(of: stack) }
    listChanged(in: stack)
    do throws(Status) {
      try addGuides(of: stack, reference)
      try replaceConstraints(of: stack, reference)
    } catch {
      forgetChanged(of: stack)
      noteAllChanged(of: stack)
      throw error
    }
    removeGuides(of: stack, reference)
    forgetChanged(of: stack)
    records[stack].reference = reference
  }

  // MARK: Changed views

  /// Fills `update.changed` with the arranged views whose constraints may change: the listed views, and the visible
  /// views next to them.
  private mutating func listChanged(in stack: Int32) {
    update.changed.removeAll()
    if records[stack].isChanged {
      var arrangement = records[stack].first
      while arrangement >= 0 {
        update.changed.appendReserved(arrangement)
        arrangement = arrangements[arrangement].next
      }
      return
    }
    var arrangement = records[stack].firstChanged
    while arrangement >= 0 {
      update.changed.appendReserved(arrangement)
      arrangement = arrangements[arrangement].nextChanged
    }
    for index in 0..<update.changed.count {
      listNeighbor(of: update.changed[index], isAfter: false)
      listNeighbor(of: update.changed[index], isAfter: true)
    }
  }

  /// Adds the next visible view to `update.changed`, unless a listed view on the way to it adds it.
  private mutating func listNeighbor(of start: Int32, isAfter: Bool) {
    var arrangement = start
    repeat {
      arrangement = isAfter ? arrangements[arrangement].next : arrangements[arrangement].previous
    } while arrangement >= 0 && !arrangements[arrangement].isChanged && isHidden(arrangement)
    if arrangement < 0 || arrangements[arrangement].isChanged { return }
    arrangements[arrangement].isChanged = true
    update.changed.appendReserved(arrangement)
  }

  private mutating func forgetChanged(of stack: Int32) {
    for index in 0..<update.changed.count { arrangements[update.changed[index]].isChanged = false }
    records[stack].firstChanged = -1
    records[stack].isChanged = false
  }

  // MARK: Guides

  /// Whether an arranged view needs a guide after it. If the stack distributes gaps, every visible view except the last
  /// does; if shares are small, the last view with a share does.
  private mutating func needsGuide(_ arrangement: Int32, of stack: Int32, _ reference: StackReference) -> Bool {
    if reference.part != 1 { return tree.id(ofItem: arrangements[arrangement].item) == reference.last }
    return records[stack].settings.distribution.usesGuides && !isHidden(arrangement) && visible(after: arrangement) >= 0
  }

  /// Adds missing guides. On an error, the guides added so far stay.
  @inline(never)
  private mutating func addGuides(of stack: Int32, _ reference: StackReference) throws(Status) {
    for index in 0..<update.changed.count {
      let arrangement = update.changed[index]
      guard arrangements[arrangement].guide.raw == 0, needsGuide(arrangement, of: stack, reference) else { continue }
      let guide = try frames.addGuide(in: tree.id(ofItem: records[stack].item))
      tree.items[guide.slot].isOwned = true
      arrangements[arrangement].guide = guide
    }
  }

  @inline(never)
  private mutating func removeGuides(of stack: Int32, _ reference: StackReference) {
    for index in 0..<update.changed.count {
      let arrangement = update.changed[index]
      guard arrangements[arrangement].guide.raw != 0, !needsGuide(arrangement, of: stack, reference) else { continue }
      removeGuide(arrangements[arrangement].guide)
      arrangements[arrangement].guide = ItemID(0)
    }
  }

  @inline(never)
  private mutating func removeGuide(_ guide: ItemID) {
    guard tree.isLive(guide) else { return }
    tree.detach(guide.slot)
    frames.freeItem(guide.slot)
    model.isPending = true
  }

  // MARK: Constraints

  /// Adds missing constraints, changes constants, and removes obsolete constraints. On an error, everything is
  /// unchanged.
  @inline(never)
  private mutating func replaceConstraints(of stack: Int32, _ reference: StackReference) throws(Status) {
    let context = StackContext(records[stack], tree.id(ofItem: records[stack].item), reference)
    update.added.removeAll()
    update.obsolete.removeAll()
    var own = records[stack].constraints
    do throws(Status) {
      try beginPresent()
      model.beginBatch()
      try wantStackConstraints(context, of: stack)
      listOwn(own)
      try compareWanted(context.record.item)
      own = StackRecord.Own(size: madeID(.stackSize), sizeAcross: madeID(.stackSizeAcross), end: madeID(.stackEnd))
      for index in 0..<update.changed.count {
        let arrangement = update.changed[index]
        try wantConstraints(of: arrangement, in: context)
        listConstraints(of: arrangement)
        try compareWanted(arrangements[arrangement].item)
      }
      try model.applyBatch()
    } catch {
      while !update.added.isEmpty { model.discard(update.added.removeLast()) }
      throw error
    }
    for index in 0..<update.obsolete.count { model.discard(update.obsolete[index]) }
    records[stack].constraints = own
  }
}

// MARK: Comparing

extension Stacks {
  /// Fills `update.present` with the constraints that belong to the stack itself.
  private mutating func listOwn(_ own: StackRecord.Own) {
    listOwn(own.size, .stackSize)
    listOwn(own.sizeAcross, .stackSizeAcross)
    listOwn(own.end, .stackEnd)
  }

  private mutating func listOwn(_ id: ConstraintID, _ kind: OwnedRow) {
    if constraints.isLive(id) { update.notePresent(id.slot, Int(kind.rawValue)) }
  }

  private mutating func madeID(_ kind: OwnedRow) -> ConstraintID {
    for index in 0..<update.wanted.count where update.wanted[index].kind == kind {
      return constraints.id(ofConstraint: update.wanted[index].made)
    }
    return ConstraintID(0)
  }

  /// Fills `update.present` with the constraints that the stack has made for an arranged view and the guide after it.
  private mutating func listConstraints(of arrangement: Int32) {
    let (view, guide) = (arrangements[arrangement].item, arrangements[arrangement].guide)
    listMentions(of: view, owner: view)
    if guide.raw != 0 { listMentions(of: guide.slot, owner: view) }
  }

  /// Forgets what an update that failed has left.
  private mutating func beginPresent() throws(Status) {
    if update.presentCount == 0 && !update.present.isEmpty { return }
    update.presentCount = 0
    update.present.removeAll()
    try inMemory { () throws(MemoryError) in try update.present.resize(to: Int(OwnedRow.count), filling: -1) }
  }

  private mutating func listMentions(of item: Int32, owner: Int32) {
    var mention = tree.items[item].mention
    while mention >= 0 {
      let slot = constraints.constraint(mentionedAt: mention)
      if let kind = arrangedKind(slot, owner: owner) { update.notePresent(slot, kind) }
      mention = self.constraints.mention(at: mention).pointee.next
    }
  }

  /// Returns the kind of a constraint that a stack has made for a view; nil for other constraints.
  mutating func arrangedKind(_ slot: Int32, owner: Int32) -> Int? {
    guard constraints.records[slot].owner == .stack else { return nil }
    let kind = constraints.records[slot].serial &- tree.items[owner].serial
    return OwnedRow.arranged.contains(kind) ? Int(kind) : nil
  }

  /// Compares wanted and present constraints: adds the missing ones, records changed constants, and lists obsolete ones
  /// in `update.obsolete`. Afterwards none is present.
  private mutating func compareWanted(_ owner: Int32) throws(Status) {
    for index in 0..<update.wanted.count {
      let (kind, wanted) = (update.wanted[index].kind, update.wanted[index].constraint)
      let present = update.present[Int(kind.rawValue)]
      if present >= 0, constraints.records[present].stated.isMatch(for: wanted) {
        update.forgetPresent(Int(kind.rawValue))
        update.wanted[index].made = present
        if constraints.records[present].stated.constant != wanted.constant {
          try model.noteConstant(wanted.constant, of: present)
        }
        continue
      }
      try inMemory { () throws(MemoryError) in try update.added.reserve(update.added.count + 1) }
      let id = try model.addConstraint(wanted, owner: .stack, serial: tree.items[owner].serial(of: kind))
      update.added.appendReserved(id.slot)
      update.wanted[index].made = id.slot
    }
    var kind = 0
    while update.presentCount > 0 {
      let slot = update.present[kind]
      if slot >= 0 {
        try inMemory { () throws(MemoryError) in try update.obsolete.append(slot) }
        update.forgetPresent(kind)
      }
      kind += 1
    }
  }
}

extension StackUpdate {
  @inline(__always)
  mutating func notePresent(_ slot: Int32, _ kind: Int) {
    if present[kind] < 0 { presentCount += 1 }
    present[kind] = slot
  }

  @inline(__always)
  mutating func forgetPresent(_ kind: Int) {
    present[kind] = -1
    presentCount -= 1
  }
}

extension Constraint {
  /// Whether the constraints are equal except for the constant.
  fileprivate func isMatch(for other: Constraint) -> Bool {
    first == other.first && second == other.second && firstAttribute == other.firstAttribute
      && secondAttribute == other.secondAttribute && relation == other.relation && multiplier == other.multiplier
      && priority == other.priority
  }
}
