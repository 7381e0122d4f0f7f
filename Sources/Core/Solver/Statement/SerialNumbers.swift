import Memory
import Status

/// The serial number of a row counts rows: it is larger for newer ones. It decides which of several required rows is dropped, and which of
/// equally good answers comes out. A caller who replaces a row can keep its serial number.
extension Solver {
  /// Whether `takeSerials` can return so many more serial numbers.
  package mutating func hasSerials(_ count: UInt32) -> Bool { problem.hasSerials(count) }

  /// Returns the first of `count` serial numbers that are larger than that of every row.
  package mutating func takeSerials(_ count: UInt32) -> UInt32 {
    problem.lastSerial += count
    return problem.lastSerial - count + 1
  }

  /// Sets the serial number of a row that is not dropped.
  package mutating func setSerial(_ serial: UInt32, of id: RowID) throws(Status) {
    let row = try problem.find(id)
    guard !problem.rows[row].isDropped else { throw .inUse }
    setSerial(serial, ofNew: id)
    basis.agenda.retryDropped = true
    if basis.journal.isSuspended { reorderSuspended(row) }
  }

  /// Puts a row whose serial number has changed to where it belongs among those that a suspended solve has dropped.
  private mutating func reorderSuspended(_ row: Int32) {
    let count = basis.journal.dropped.count
    basis.journal.dropped.removeFirst(row)
    if basis.journal.dropped.count == count { return }
    var index = count - 1
    while index > 0 && problem.rows[basis.journal.dropped[index - 1]].serial > problem.rows[row].serial { index -= 1 }
    basis.journal.dropped.insertReserved(row, at: index)
  }

  /// Sets the serial number of a row that no solve has seen. If the old one is the last, and is not the new one, yielding or not, the
  /// next row gets it: so rows whose serial numbers are set leave no gaps between those of others.
  package mutating func setSerial(_ serial: UInt32, ofNew id: RowID) {
    let row = Identifier.slot(id.raw)
    if problem.rows[row].serial == problem.lastSerial && serial & ~yieldingBit != problem.lastSerial {
      problem.lastSerial -= 1
    }
    problem.rows[row].serial = serial
    problem.rows[row].hasSetSerial = true
    // The solver that computes a fitting size gets the serial numbers of the scene's rows.
    if serial < yieldingBit { problem.lastSerial = max(problem.lastSerial, serial) }
  }

  package mutating func serial(of id: RowID) -> UInt32 { problem.rows[Identifier.slot(id.raw)].serial }
}

/// Serial numbers that are in use, to be renumbered in the same order and without gaps. Of one with the yielding bit only the rest
/// counts.
package struct SerialsInUse: ~Copyable {
  private var serials: Buffer<UInt32>

  package init(_ account: Account) { serials = Buffer(account) }

  package mutating func release() { serials.release() }

  @inline(never)
  package mutating func append(_ serial: UInt32) throws(MemoryError) { try serials.append(serial & ~yieldingBit) }

  /// Returns how many different serial numbers are listed, after all are.
  mutating func sort() -> UInt32 {
    serials.sort()
    var last: UInt32?
    serials.keep { serial in
      let isFirst = serial != last
      last = serial
      return isFirst
    }
    return UInt32(serials.count)
  }

  /// Returns the new number for an old one: how many are not larger.
  @inline(never)
  package mutating func number(of serial: UInt32) -> UInt32 {
    var (low, high) = (0, serials.count)
    while low < high {
      let middle = (low + high) / 2
      if serials[middle] > serial & ~yieldingBit { high = middle } else { low = middle + 1 }
    }
    return serial & yieldingBit | UInt32(low)
  }
}

extension Solver {
  /// Makes room for `count` more serial numbers, where no caller has any.
  @inline(__always)
  mutating func makeRoomForSerials(_ count: UInt32) throws(Status) {
    if !problem.hasSerials(count) { try renumberSerials() }
  }

  @inline(never)
  private mutating func renumberSerials() throws(Status) {
    var serials = SerialsInUse(account)
    defer { serials.release() }
    do throws(MemoryError) { try listSerials(in: &serials) } catch { throw .outOfMemory }
    renumberSerials(&serials)
  }

  /// Lists the serial numbers of all rows.
  @inline(never)
  package mutating func listSerials(in serials: inout SerialsInUse) throws(MemoryError) {
    for row in 0..<problem.rows.count where problem.rows[row].count > 0 && !problem.rows[row].isZeroRow {
      try serials.append(problem.rows[row].serial)
    }
  }

  /// Renumbers all rows. As the distances between them change, so may the choice among equally good answers: the next
  /// solve begins with an empty basis.
  @inline(never)
  package mutating func renumberSerials(_ serials: inout SerialsInUse) {
    problem.lastSerial = serials.sort()
    for row in 0..<problem.rows.count where problem.rows[row].count > 0 && !problem.rows[row].isZeroRow {
      problem.rows[row].serial = serials.number(of: problem.rows[row].serial)
    }
    basis.agenda.needsRebuild = true
    problem.versions.basis &+= 1
  }
}
