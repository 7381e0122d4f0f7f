// Updates the constraints and guides of stacks.

import Memory
import Notation
import Solver
import Status

extension Scene {
  /// Does the pending work that must precede a solve or a query.
  @inline(never)
  mutating func settle() throws(Status) {
    try settleStacks()
    try collectRows()
    try noteSize()
  }

  /// Settles stacks, and returns the slot of an item; nil for a guide that its stack has removed.
  mutating func findSettled(_ item: ItemID) throws(Status) -> Int32? {
    _ = try find(item)
    try settle()
    return try? find(item)
  }

  /// Updates the constraints of all dirty stacks. Constraints that stay are kept, or get another constant; others are
  /// added or removed. When out of memory, a stack keeps its constraints and stays dirty.
  @inline(__always)
  mutating func settleStacks() throws(Status) {
    if boxes.arePinsStale { try settlePins() }
    if !stacks.orphans.isEmpty || !stacks.dirty.isEmpty { try settleDirtyStacks() }
  }

  @inline(never)
  private mutating func settleDirtyStacks() throws(Status) {
    while !stacks.orphans.isEmpty { removeGuide(stacks.orphans.removeLast()) }
    while !stacks.dirty.isEmpty {
      let stack = stacks.dirty.last
      if stacks.records[stack].item >= 0 { try settle(stack) }
      stacks.records[stack].isDirty = false
      _ = stacks.dirty.removeLast()
    }
  }

  @inline(never)
  private mutating func settle(_ stack: Int32) throws(Status) {
    let reference = findReference(of: stack)
    if stacks.records[stack].reference != reference || lacksPart(reference) { changeAll(of: stack) }
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
    stacks.records[stack].reference = reference
  }

  // MARK: Changed views

  /// Fills `stacks.changed` with the arranged views whose constraints may change: those listed, and the visible views
  /// next to them.
  private mutating func listChanged(in stack: Int32) {
    stacks.changed.removeAll()
    if stacks.records[stack].isChanged {
      var place = stacks.records[stack].first
      while place >= 0 {
        stacks.changed.appendReserved(place)
        place = stacks.arrangements[place].next
      }
      return
    }
    var place = stacks.records[stack].firstChanged
    while place >= 0 {
      stacks.changed.appendReserved(place)
      place = stacks.arrangements[place].nextChanged
    }
    for index in 0..<stacks.changed.count {
      listNeighbor(of: stacks.changed[index], isAfter: false)
      listNeighbor(of: stacks.changed[index], isAfter: true)
    }
  }

  /// Adds the next visible view to `stacks.changed`, unless a listed view on the way to it adds it.
  private mutating func listNeighbor(of start: Int32, isAfter: Bool) {
    var place = start
    repeat {
      place = isAfter ? stacks.arrangements[place].next : stacks.arrangements[place].previous
    } while place >= 0 && !stacks.arrangements[place].isChanged && isHidden(place)
    if place < 0 || stacks.arrangements[place].isChanged { return }
    stacks.arrangements[place].isChanged = true
    stacks.changed.appendReserved(place)
  }

  private mutating func forgetChanged(of stack: Int32) {
    for index in 0..<stacks.changed.count { stacks.arrangements[stacks.changed[index]].isChanged = false }
    stacks.records[stack].firstChanged = -1
    stacks.records[stack].isChanged = false
  }

  /// What sizes are in proportion to. If all visible views have an intrinsic size, it is the stack inside its margins, which
  /// is as long as all views and gaps; else the last of those that have one, with all gaps.
  private mutating func findReference(of stack: Int32) -> StackReference {
    let record = stacks.records[stack]
    guard record.settings.distribution == .fillProportionally else { return StackReference() }
    var reference = StackReference()
    var (place, gap, gaps, sum, least, isWhole) = (record.first, 0.0, 0.0, 0.0, Double.infinity, true)
    while place >= 0 {
      let view = stacks.arrangements[place].item
      if !items[view].isHidden {
        let size = items[view].content(record.settings.axis).intrinsic
        if size > 0 { (reference.last, reference.size, least) = (id(ofItem: view), size, min(least, size)) }
        if size < 0 { isWhole = false }
        sum += max(size, 0)
        gaps += gap
        gap = stacks.arrangements[place].spacing ?? record.settings.spacing
      }
      place = stacks.arrangements[place].next
    }
    // Views that overlap have proportions without the gaps.
    gaps = max(gaps, 0)
    (reference.item, reference.gaps) = (reference.last, gaps)
    if isWhole && sum > 0 {
      let margins = record.settings.isInMargins ? items[record.item].lengthOfMargins(record.settings.axis) : 0
      (reference.item, reference.size, reference.gaps) = (id(ofItem: record.item), sum + gaps + margins, -margins)
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
    if reference.part != 1 { return id(ofItem: stacks.arrangements[place].item) == reference.last }
    return stacks.records[stack].settings.distribution.usesGuides && !isHidden(place) && visible(after: place) >= 0
  }

  /// Adds missing guides. On an error, those added stay.
  @inline(never)
  private mutating func addGuides(of stack: Int32, _ reference: StackReference) throws(Status) {
    for index in 0..<stacks.changed.count {
      let place = stacks.changed[index]
      guard stacks.arrangements[place].guide.raw == 0, needsGuide(place, of: stack, reference) else { continue }
      let guide = try addGuide(in: id(ofItem: stacks.records[stack].item))
      items[guide.slot].isGenerated = true
      stacks.arrangements[place].guide = guide
    }
  }

  @inline(never)
  private mutating func removeGuides(of stack: Int32, _ reference: StackReference) {
    for index in 0..<stacks.changed.count {
      let place = stacks.changed[index]
      guard stacks.arrangements[place].guide.raw != 0, !needsGuide(place, of: stack, reference) else { continue }
      removeGuide(stacks.arrangements[place].guide)
      stacks.arrangements[place].guide = ItemID(0)
    }
  }

  @inline(never)
  private mutating func removeGuide(_ guide: ItemID) {
    guard isLive(guide) else { return }
    items[guide.slot].isGenerated = false
    // Removing a guide without an owner cannot fail.
    do throws(Status) { try remove(guide) } catch {}
  }

  // MARK: Constraints

  /// Adds missing constraints, changes constants, and removes other constraints; on an error all is as it was.
  @inline(never)
  private mutating func replaceConstraints(of stack: Int32, _ reference: StackReference) throws(Status) {
    let stacking = Stacking(stacks.records[stack], id(ofItem: stacks.records[stack].item), reference)
    stacks.added.removeAll()
    stacks.obsolete.removeAll()
    var own = stacks.records[stack].constraints
    do throws(Status) {
      beginBatch()
      try wantOwn(stacking, of: stack)
      try listOwn(own)
      try compareWanted(stacking.record.item)
      own = StackRecord.Own(size: madeID(.stackSize), sizeAcross: madeID(.stackSizeAcross), end: madeID(.stackEnd))
      for index in 0..<stacks.changed.count {
        let place = stacks.changed[index]
        try wantConstraints(of: place, in: stacking)
        try listConstraints(of: place)
        try compareWanted(stacks.arrangements[place].item)
      }
      try applyBatch()
    } catch {
      while !stacks.added.isEmpty { discard(stacks.added.removeLast()) }
      throw error
    }
    for index in 0..<stacks.obsolete.count { discard(stacks.obsolete[index]) }
    stacks.records[stack].constraints = own
  }
}

// MARK: Comparing

extension Scene {
  /// Fills `stacks.present` with the constraints of the stack's own.
  private mutating func listOwn(_ own: StackRecord.Own) throws(Status) {
    try clearPresent()
    listOwn(own.size, .stackSize)
    listOwn(own.sizeAcross, .stackSizeAcross)
    listOwn(own.end, .stackEnd)
  }

  private mutating func listOwn(_ id: LayoutConstraintID, _ kind: OwnedRow) {
    if isLive(id) { stacks.present[Int(kind.rawValue)] = id.slot }
  }

  private mutating func madeID(_ kind: OwnedRow) -> LayoutConstraintID {
    let slot = stacks.made[Int(kind.rawValue)]
    return slot < 0 ? LayoutConstraintID(0) : id(ofConstraint: slot)
  }

  /// Fills `stacks.present` with the constraints that the stack has made for an arranged view and the guide after it.
  private mutating func listConstraints(of place: Int32) throws(Status) {
    try clearPresent()
    let (view, guide) = (stacks.arrangements[place].item, stacks.arrangements[place].guide)
    listMentions(of: view, owner: view)
    if guide.raw != 0 { listMentions(of: guide.slot, owner: view) }
  }

  private mutating func clearPresent() throws(Status) {
    try inMemory { () throws(MemoryError) in
      stacks.present.removeAll()
      try stacks.present.resize(to: Int(OwnedRow.count), filling: -1)
      stacks.made.removeAll()
      try stacks.made.resize(to: Int(OwnedRow.count), filling: -1)
    }
  }

  private mutating func listMentions(of item: Int32, owner: Int32) {
    var mention = items[item].mention
    while mention >= 0 {
      let slot = constraint(mentionedAt: mention)
      if let kind = arrangedKind(slot, owner: owner) { stacks.present[kind] = slot }
      mention = self.mention(at: mention).pointee.next
    }
  }

  /// Returns the kind of a constraint that a stack has made for a view; nil for others.
  mutating func arrangedKind(_ slot: Int32, owner: Int32) -> Int? {
    guard constraints[slot].origin == .stack else { return nil }
    let kind = constraints[slot].age &- items[owner].age
    return OwnedRow.arranged.contains(kind) ? Int(kind) : nil
  }

  /// Adds what is wanted and not present, notes changed constants, and lists in `stacks.obsolete` what is present and
  /// not wanted. Fills `stacks.made` with the slots of what is wanted, by kind.
  private mutating func compareWanted(_ owner: Int32) throws(Status) {
    for index in 0..<stacks.wanted.count {
      let (kind, wanted) = (stacks.wanted[index].kind, stacks.wanted[index].constraint)
      let present = stacks.present[Int(kind.rawValue)]
      if present >= 0, constraints[present].stated.isMatch(for: wanted) {
        stacks.present[Int(kind.rawValue)] = -1
        stacks.made[Int(kind.rawValue)] = present
        if constraints[present].stated.constant != wanted.constant { try noteConstant(wanted.constant, of: present) }
        continue
      }
      try inMemory { () throws(MemoryError) in try stacks.added.reserve(stacks.added.count + 1) }
      let id = try addConstraint(wanted, origin: .stack, age: items[owner].age(of: kind))
      stacks.added.appendReserved(id.slot)
      stacks.made[Int(kind.rawValue)] = id.slot
    }
    for kind in 0..<stacks.present.count where stacks.present[kind] >= 0 {
      let slot = stacks.present[kind]
      try inMemory { () throws(MemoryError) in try stacks.obsolete.append(slot) }
    }
  }
}

extension ItemRecord {
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
