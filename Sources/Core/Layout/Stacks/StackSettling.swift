// Updates the constraints and guides of stacks.

import Memory
import Status

extension Stacks {
  /// Updates the constraints of all dirty stacks. Constraints that stay are kept, or get another constant; others are
  /// added or removed. When out of memory, a stack keeps its constraints and stays dirty.
  @inline(__always)
  mutating func settleStacks() throws(Status) {
    if boxes.arePinsStale { try model.settlePins() }
    if !orphans.isEmpty || !dirty.isEmpty { try settleDirtyStacks() }
  }

  @inline(never)
  private mutating func settleDirtyStacks() throws(Status) {
    while !orphans.isEmpty { removeGuide(orphans.removeLast()) }
    while !dirty.isEmpty {
      let stack = dirty.last
      if records[stack].item >= 0 { try settle(stack) }
      records[stack].isDirty = false
      _ = dirty.removeLast()
    }
  }

  @inline(never)
  private mutating func settle(_ stack: Int32) throws(Status) {
    let reference = findReference(of: stack)
    if records[stack].reference != reference || lacksPart(reference) { changeAll(of: stack) }
    listChanged(in: stack)
    do throws(Status) {
      try addGuides(of: stack, reference)
      try replaceConstraints(of: stack, reference)
    } catch {
      forgetChanged(of: stack)
      changeAll(of: stack)
      throw error
    }
    removeGuides(of: stack, reference)
    forgetChanged(of: stack)
    records[stack].reference = reference
  }

  // MARK: Changed views

  /// Fills `update.changed` with the arranged views whose constraints may change: those listed, and the visible views
  /// next to them.
  private mutating func listChanged(in stack: Int32) {
    update.changed.removeAll()
    if records[stack].isChanged {
      var place = records[stack].first
      while place >= 0 {
        update.changed.appendReserved(place)
        place = arrangements[place].next
      }
      return
    }
    var place = records[stack].firstChanged
    while place >= 0 {
      update.changed.appendReserved(place)
      place = arrangements[place].nextChanged
    }
    for index in 0..<update.changed.count {
      listNeighbor(of: update.changed[index], isAfter: false)
      listNeighbor(of: update.changed[index], isAfter: true)
    }
  }

  /// Adds the next visible view to `update.changed`, unless a listed view on the way to it adds it.
  private mutating func listNeighbor(of start: Int32, isAfter: Bool) {
    var place = start
    repeat {
      place = isAfter ? arrangements[place].next : arrangements[place].previous
    } while place >= 0 && !arrangements[place].isChanged && isHidden(place)
    if place < 0 || arrangements[place].isChanged { return }
    arrangements[place].isChanged = true
    update.changed.appendReserved(place)
  }

  private mutating func forgetChanged(of stack: Int32) {
    for index in 0..<update.changed.count { arrangements[update.changed[index]].isChanged = false }
    records[stack].firstChanged = -1
    records[stack].isChanged = false
  }

  /// What sizes are in proportion to. If all visible views have an intrinsic size, it is the stack inside its margins, which
  /// is as long as all views and gaps; else the last of those that have one, with all gaps.
  private mutating func findReference(of stack: Int32) -> StackReference {
    let record = records[stack]
    guard record.settings.distribution == .fillProportionally else { return StackReference() }
    var reference = StackReference()
    var (place, gap, gaps, sum, least, isWhole) = (record.first, 0.0, 0.0, 0.0, Double.infinity, true)
    while place >= 0 {
      let view = arrangements[place].item
      if !tree.items[view].isHidden {
        let size = tree.items[view].content(record.settings.axis).intrinsic
        if size > 0 { (reference.last, reference.size, least) = (tree.id(ofItem: view), size, min(least, size)) }
        if size < 0 { isWhole = false }
        sum += max(size, 0)
        gaps += gap
        gap = arrangements[place].spacing ?? record.settings.spacing
      }
      place = arrangements[place].next
    }
    // Views that overlap have proportions without the gaps.
    gaps = max(gaps, 0)
    (reference.item, reference.gaps) = (reference.last, gaps)
    if isWhole && sum > 0 {
      let insets = tree.items[record.item].insets
      let margins = record.settings.isInMargins ? tree.insets[insets].lengthOfMargins(record.settings.axis) : 0
      (reference.item, reference.size, reference.gaps) = (tree.id(ofItem: record.item), sum + gaps + margins, -margins)
    }
    reference.choosePart(least: least)
    return reference
  }

  /// Whether sizes are to be shares of a guide that is not there: that of a view which was arranged anew is not.
  private mutating func lacksPart(_ reference: StackReference) -> Bool {
    reference.part != 1 && guide(behind: reference.last).raw == 0
  }

  // MARK: Guides

  /// Whether an arranged view needs a guide after it: with distributions of gaps, every visible view but the last does; with
  /// small shares, the last one that has a share.
  private mutating func needsGuide(_ place: Int32, of stack: Int32, _ reference: StackReference) -> Bool {
    if reference.part != 1 { return tree.id(ofItem: arrangements[place].item) == reference.last }
    return records[stack].settings.distribution.usesGuides && !isHidden(place) && visible(after: place) >= 0
  }

  /// Adds missing guides. On an error, those added stay.
  @inline(never)
  private mutating func addGuides(of stack: Int32, _ reference: StackReference) throws(Status) {
    for index in 0..<update.changed.count {
      let place = update.changed[index]
      guard arrangements[place].guide.raw == 0, needsGuide(place, of: stack, reference) else { continue }
      let guide = try frames.addGuide(in: tree.id(ofItem: records[stack].item))
      tree.items[guide.slot].isGenerated = true
      arrangements[place].guide = guide
    }
  }

  @inline(never)
  private mutating func removeGuides(of stack: Int32, _ reference: StackReference) {
    for index in 0..<update.changed.count {
      let place = update.changed[index]
      guard arrangements[place].guide.raw != 0, !needsGuide(place, of: stack, reference) else { continue }
      removeGuide(arrangements[place].guide)
      arrangements[place].guide = ItemID(0)
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

  /// Adds missing constraints, changes constants, and removes other constraints; on an error all is as it was.
  @inline(never)
  private mutating func replaceConstraints(of stack: Int32, _ reference: StackReference) throws(Status) {
    let stacking = Stacking(records[stack], tree.id(ofItem: records[stack].item), reference)
    update.added.removeAll()
    update.obsolete.removeAll()
    var own = records[stack].constraints
    do throws(Status) {
      model.beginBatch()
      try wantOwn(stacking, of: stack)
      try listOwn(own)
      try compareWanted(stacking.record.item)
      own = StackRecord.Own(size: madeID(.stackSize), sizeAcross: madeID(.stackSizeAcross), end: madeID(.stackEnd))
      for index in 0..<update.changed.count {
        let place = update.changed[index]
        try wantConstraints(of: place, in: stacking)
        try listConstraints(of: place)
        try compareWanted(arrangements[place].item)
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
  /// Fills `update.present` with the constraints of the stack's own.
  private mutating func listOwn(_ own: StackRecord.Own) throws(Status) {
    try clearPresent()
    listOwn(own.size, .stackSize)
    listOwn(own.sizeAcross, .stackSizeAcross)
    listOwn(own.end, .stackEnd)
  }

  private mutating func listOwn(_ id: LayoutConstraintID, _ kind: OwnedRow) {
    if constraints.isLive(id) { update.present[Int(kind.rawValue)] = id.slot }
  }

  private mutating func madeID(_ kind: OwnedRow) -> LayoutConstraintID {
    let slot = update.made[Int(kind.rawValue)]
    return slot < 0 ? LayoutConstraintID(0) : constraints.id(ofConstraint: slot)
  }

  /// Fills `update.present` with the constraints that the stack has made for an arranged view and the guide after it.
  private mutating func listConstraints(of place: Int32) throws(Status) {
    try clearPresent()
    let (view, guide) = (arrangements[place].item, arrangements[place].guide)
    listMentions(of: view, owner: view)
    if guide.raw != 0 { listMentions(of: guide.slot, owner: view) }
  }

  private mutating func clearPresent() throws(Status) {
    try inMemory { () throws(MemoryError) in
      update.present.removeAll()
      try update.present.resize(to: Int(OwnedRow.count), filling: -1)
      update.made.removeAll()
      try update.made.resize(to: Int(OwnedRow.count), filling: -1)
    }
  }

  private mutating func listMentions(of item: Int32, owner: Int32) {
    var mention = tree.items[item].mention
    while mention >= 0 {
      let slot = constraints.constraint(mentionedAt: mention)
      if let kind = arrangedKind(slot, owner: owner) { update.present[kind] = slot }
      mention = self.constraints.mention(at: mention).pointee.next
    }
  }

  /// Returns the kind of a constraint that a stack has made for a view; nil for others.
  mutating func arrangedKind(_ slot: Int32, owner: Int32) -> Int? {
    guard constraints.records[slot].origin == .stack else { return nil }
    let kind = constraints.records[slot].age &- tree.items[owner].age
    return OwnedRow.arranged.contains(kind) ? Int(kind) : nil
  }

  /// Adds what is wanted and not present, notes changed constants, and lists in `update.obsolete` what is present and
  /// not wanted. Fills `update.made` with the slots of what is wanted, by kind.
  private mutating func compareWanted(_ owner: Int32) throws(Status) {
    for index in 0..<update.wanted.count {
      let (kind, wanted) = (update.wanted[index].kind, update.wanted[index].constraint)
      let present = update.present[Int(kind.rawValue)]
      if present >= 0, constraints.records[present].stated.isMatch(for: wanted) {
        update.present[Int(kind.rawValue)] = -1
        update.made[Int(kind.rawValue)] = present
        if constraints.records[present].stated.constant != wanted.constant {
          try model.noteConstant(wanted.constant, of: present)
        }
        continue
      }
      try inMemory { () throws(MemoryError) in try update.added.reserve(update.added.count + 1) }
      let id = try model.addConstraint(wanted, origin: .stack, age: tree.items[owner].age(of: kind))
      update.added.appendReserved(id.slot)
      update.made[Int(kind.rawValue)] = id.slot
    }
    for kind in 0..<update.present.count where update.present[kind] >= 0 {
      let slot = update.present[kind]
      try inMemory { () throws(MemoryError) in try update.obsolete.append(slot) }
    }
  }
}

extension ItemInsets {
  /// By how much the margins are longer than the distances from the frame to the alignment rect.
  fileprivate mutating func lengthOfMargins(_ axis: Axis) -> Double {
    switch axis {
    case .horizontal: anchor(.leftMargin).offset - anchor(.rightMargin).offset + anchor(.width).offset
    case .vertical: anchor(.topMargin).offset - anchor(.bottomMargin).offset + anchor(.height).offset
    }
  }
}

extension Constraint {
  /// Whether the constraints are equal but for the constant.
  fileprivate func isMatch(for other: Constraint) -> Bool {
    first == other.first && second == other.second && firstAttribute == other.firstAttribute
      && secondAttribute == other.secondAttribute && relation == other.relation && multiplier == other.multiplier
      && priority == other.priority
  }
}
