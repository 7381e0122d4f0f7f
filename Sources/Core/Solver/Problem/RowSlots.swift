import Memory
import Status

/// Slots of rows: a row is installed with its terms and its links from variables, found by its id, and made free.
extension Problem {
  mutating func hasSerials(_ count: UInt32) -> Bool { lastSerial < yieldingBit - count }

  /// Removes the row added last from all counts. A serial number that was set may be kept by the caller.
  mutating func takeBack(_ row: Int32) {
    if rows[row].serial == lastSerial && !rows[row].hasSetSerial { lastSerial -= 1 }
    live.rows -= 1
    live.terms -= Int(rows[row].count)
    statistics.structural -= 1
    uninstall(row)
  }

  /// Reserves memory for another slot of a row. Throws if there is no id for it.
  @inline(__always)
  mutating func reserveRow() throws(MemoryError) {
    if rows.count >= mostRows { throw .exhausted }
    try rows.reserve(rows.count + 1)
  }

  private static var firstLinkRoom: Int { 2 }

  /// Reserves all memory first, so that a failure changes nothing.
  @inline(never)
  mutating func install(
    _ terms: UnsafeBufferPointer<Term>, _ relation: Relation, _ constant: Double,
    priority: Int32, weight: Double
  ) throws(MemoryError) -> Int32 {
    if free.row < 0 { try reserveRow() }
    for index in terms.indices {
      let variable = Identifier.slot(terms[index].variable.raw)
      let count = variables[variable].linkCount
      if count < variables[variable].linkRoom { continue }
      if count > 0 {
        try makeLinkRoom(variable, for: count + count / 2 + 1)
      } else {
        variables[variable].linkStart = try links.take(Self.firstLinkRoom)
        variables[variable].linkRoom = Int32(Self.firstLinkRoom)
      }
    }
    let start = try entries.take(terms.count)
    return install(terms, relation, constant, priority: priority, weight: weight, at: start)
  }

  /// Installs a row for which all memory is reserved.
  mutating func installReserved(
    _ terms: UnsafeBufferPointer<Term>, _ relation: Relation, _ constant: Double, priority: Int32, weight: Double
  ) -> Int32 {
    let start = entries.takeReserved(terms.count)
    return install(terms, relation, constant, priority: priority, weight: weight, at: start)
  }

  @inline(__always)
  private mutating func install(
    _ terms: UnsafeBufferPointer<Term>, _ relation: Relation, _ constant: Double, priority: Int32, weight: Double,
    at start: Int32
  ) -> Int32 {
    let isNegated = relation == .lessOrEqual
    var row = RowRecord()
    row.start = start
    row.count = Int32(terms.count)
    row.priority = Int16(options.weightsOnly && priority != requiredPriority ? 1 : priority)
    row.constant = isNegated ? -constant : constant
    row.weight = weight
    row.isEquality = relation == .equal
    row.isNegated = isNegated
    row.isDifference =
      row.isEquality && terms.count == 2 && abs(terms[0].coefficient) == 1
      && terms[0].coefficient == -terms[1].coefficient
    row.state = .live
    lastSerial += 1
    row.serial = lastSerial
    let slot = takeSlot(for: row)
    write(terms, of: slot, at: start, isNegated)
    live.rows += 1
    live.terms += terms.count
    statistics.structural += 1
    versions.basis &+= 1
    versions.structure &+= 1
    return slot
  }

  /// Takes a slot for a row, for which there is memory.
  @inline(__always)
  private mutating func takeSlot(for row: RowRecord) -> Int32 {
    let slot = free.row
    if slot < 0 {
      rows.appendReserved(row)
      return Int32(truncatingIfNeeded: rows.count - 1)
    }
    free.row = rows[slot].nextFree
    let generation = rows[slot].generation
    rows[slot] = row
    rows[slot].generation = generation
    return slot
  }

  /// Returns how many slots are free, or `most` if more are.
  mutating func countFreeRows(atMost most: Int) -> Int {
    var count = 0
    var slot = free.row
    while count < most && slot >= 0 {
      count += 1
      slot = rows[slot].nextFree
    }
    return count
  }

  @inline(__always)
  private mutating func write(
    _ terms: UnsafeBufferPointer<Term>, of row: Int32, at start: Int32, _ isNegated: Bool
  ) {
    let variables = variables.span
    let entries = entries.span
    let links = links.span
    var entry = start
    for index in terms.indices {
      let term = terms[index]
      let variable = Identifier.slot(term.variable.raw)
      let link = variables[variable].linkCount
      entries[entry] = Entry(
        variable: variable, link: link, coefficient: isNegated ? -term.coefficient : term.coefficient)
      links[variables[variable].linkStart + link] = Link(row: row, entry: entry)
      variables[variable].linkCount = link + 1
      spread.note(term.coefficient)
      entry += 1
    }
  }

  mutating func makeLinkRoom(_ variable: Int32, for wanted: Int32) throws(MemoryError) {
    let oldRoom = variables[variable].linkRoom
    if wanted <= oldRoom { return }
    let room = Arena<Link>.room(for: Int(wanted))
    let start = try links.take(room)
    let old = variables[variable].linkStart
    for offset in 0..<variables[variable].linkCount { links[start + offset] = links[old + offset] }
    if oldRoom > 0 { links.give(old, Int(oldRoom)) }
    variables[variable].linkStart = start
    variables[variable].linkRoom = Int32(room)
  }

  /// Removes a row from all lists. It is inactive and does not wait.
  mutating func uninstall(_ slot: Int32) {
    let row = rows[slot]
    for entry in row.terms {
      let variable = entries[entry].variable
      let last = variables[variable].linkCount - 1
      let moved = links[variables[variable].linkStart + last]
      links[variables[variable].linkStart + entries[entry].link] = moved
      entries[moved.entry].link = entries[entry].link
      variables[variable].linkCount = last
    }
    versions.structure &+= 1
    entries.give(row.start, Int(row.count))
    let generation = row.generation
    rows[slot] = RowRecord()
    rows[slot].generation = generation
    makeFree(row: slot)
  }

  mutating func makeFree(row slot: Int32) {
    rows[slot].nextFree = free.row
    free.row = slot
  }

  mutating func isLive(_ id: RowID) -> Bool {
    let slot = Identifier.slot(id.raw)
    return slot < rows.count && rows[slot].isLive
      && rows[slot].generation == Identifier.generation(id.raw)
  }

  mutating func find(_ id: RowID) throws(Status) -> Int32 {
    guard isLive(id) else { throw .stale(id.raw, .constraint) }
    return Identifier.slot(id.raw)
  }

  mutating func id(ofRow slot: Int32) -> RowID {
    RowID(Identifier.raw(slot: slot, generation: rows[slot].generation))
  }
}
