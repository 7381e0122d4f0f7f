import Memory
import Status

/// Ages decide which of several required rows is dropped, and which of equally good answers comes out. A caller who replaces
/// a row can keep its age.
extension Solver {
  /// Whether `takeAges` can return so many more ages.
  package mutating func hasAges(_ count: UInt32) -> Bool { problem.hasAges(count) }

  /// Returns the first of `count` ages that are newer than that of every row.
  package mutating func takeAges(_ count: UInt32) -> UInt32 {
    problem.lastAge += count
    return problem.lastAge - count + 1
  }

  /// Sets the age of a row that is not dropped.
  package mutating func setAge(_ age: UInt32, of id: RowID) throws(Status) {
    let row = try problem.find(id)
    guard !problem.rows[row].state.contains(.dropped) else { throw .inUse }
    setAge(age, ofNew: id)
    basis.agenda.retryDropped = true
    if basis.journal.isSuspended { reorderSuspended(row) }
  }

  /// Puts a row whose age has changed into its place among those that a suspended solve has dropped.
  private mutating func reorderSuspended(_ row: Int32) {
    let count = basis.journal.dropped.count
    basis.journal.dropped.removeFirst(row)
    if basis.journal.dropped.count == count { return }
    var place = count - 1
    while place > 0 && problem.rows[basis.journal.dropped[place - 1]].age > problem.rows[row].age { place -= 1 }
    basis.journal.dropped.insertReserved(row, at: place)
  }

  /// Sets the age of a row that no solve has seen. If the age that the row had is the newest, and is not the new one, yielding or
  /// not, the next row gets it: so rows whose ages are set leave no gaps between the ages of others.
  package mutating func setAge(_ age: UInt32, ofNew id: RowID) {
    let row = Identifier.slot(id.raw)
    if problem.rows[row].age == problem.lastAge && age & ~lateAge != problem.lastAge { problem.lastAge -= 1 }
    problem.rows[row].age = age
    problem.rows[row].hasSetAge = true
    // The solver that computes a fitting size gets the ages of the scene's rows.
    if age < lateAge { problem.lastAge = max(problem.lastAge, age) }
  }

  package mutating func age(of id: RowID) -> UInt32 { problem.rows[Identifier.slot(id.raw)].age }
}

/// Ages that are in use, to be numbered anew: in the same order, and without gaps. Of an age that yields only the rest
/// counts.
package struct AgesInUse: ~Copyable {
  private var ages: Buffer<UInt32>

  package init(_ account: Account) { ages = Buffer(account) }

  package mutating func release() { ages.release() }

  @inline(never)
  package mutating func append(_ age: UInt32) throws(MemoryError) { try ages.append(age & ~lateAge) }

  /// Returns the number of the newest age, after all are listed.
  mutating func sort() -> UInt32 {
    ages.sort()
    var last: UInt32?
    ages.keep { age in
      let isFirst = age != last
      last = age
      return isFirst
    }
    return UInt32(ages.count)
  }

  /// Returns the new number of an age: how many are not newer.
  @inline(never)
  package mutating func number(of age: UInt32) -> UInt32 {
    var (low, high) = (0, ages.count)
    while low < high {
      let middle = (low + high) / 2
      if ages[middle] > age & ~lateAge { high = middle } else { low = middle + 1 }
    }
    return age & lateAge | UInt32(low)
  }
}

extension Solver {
  /// Makes room for `count` more ages where no caller holds any.
  @inline(__always)
  mutating func makeRoomForAges(_ count: UInt32) throws(Status) {
    if !problem.hasAges(count) { try numberAges() }
  }

  @inline(never)
  private mutating func numberAges() throws(Status) {
    var ages = AgesInUse(account)
    defer { ages.release() }
    do throws(MemoryError) { try listAges(in: &ages) } catch { throw .outOfMemory }
    numberAges(&ages)
  }

  /// Lists the ages of all rows.
  @inline(never)
  package mutating func listAges(in ages: inout AgesInUse) throws(MemoryError) {
    for row in 0..<problem.rows.count where problem.rows[row].count > 0 && !problem.rows[row].isZeroRow {
      try ages.append(problem.rows[row].age)
    }
  }

  /// Numbers all ages anew. As the distances between them change, so may the choice among equally good answers: the next
  /// solve begins with an empty basis.
  @inline(never)
  package mutating func numberAges(_ ages: inout AgesInUse) {
    problem.lastAge = ages.sort()
    for row in 0..<problem.rows.count where problem.rows[row].count > 0 && !problem.rows[row].isZeroRow {
      problem.rows[row].age = ages.number(of: problem.rows[row].age)
    }
    // The retry that a suspended solve was at begins again.
    basis.agenda.needsRebuild = true
    basis.agenda.retryDropped = true
    problem.versions.basis &+= 1
  }
}
