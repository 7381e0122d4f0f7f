import Memory

/// The last search from one node to all that is computed from it. A direction, and the values that follow from its row, need
/// the same nodes. So do the values after the next exchange: the search stays valid when the entering row replaces the leaving
/// one, in a cycle if all its variables are computed from the entering row. The nodes are in an order of computation, the
/// last one first. Rows added since are in `reachedRows`, whether or not they mention a node of `order`.
struct KeptSearch: ~Copyable {
  var order: Buffer<Int32>
  var reachedRows: Buffer<Int32>
  /// The structure for which it holds, or 0.
  var version: UInt64 = 0

  init(_ account: Account) {
    order = Buffer(account)
    reachedRows = Buffer(account)
  }

  mutating func release() {
    order.release()
    reachedRows.release()
    version = 0
  }
}

extension Basis {
  /// Whether the search from a node is kept.
  mutating func isKept(_ node: Int32) -> Bool {
    Mechanism.keptSearch.isOn && search.kept.version == problem.versions.structure && search.kept.order.last == node
  }

  /// Forgets the kept search.
  @inline(__always)
  mutating func forgetKept() { search.kept.version = 0 }

  /// Keeps what `findDependent` has found, unless it went on from a part of a block.
  mutating func keepSearch() {
    if search.isPartial { return }
    swapKept()
    search.kept.version = problem.versions.structure
  }

  /// Keeps the search although a row has been added.
  @inline(__always)
  mutating func addToKept(_ row: Int32) {
    if search.kept.version &+ 1 != problem.versions.structure { return }
    do throws(MemoryError) { try search.kept.reachedRows.append(row) } catch { return }
    search.kept.version = problem.versions.structure
  }

  /// Keeps the search from a node in which `entering` has replaced `leaving`, a row or a stay.
  mutating func exchangeInKept(_ entering: Int32, _ leaving: Int32) {
    var index = search.kept.reachedRows.count - 1
    while index >= 0 && search.kept.reachedRows[index] != entering { index -= 1 }
    if index < 0 { return }
    search.kept.reachedRows[index] = search.kept.reachedRows.last
    _ = search.kept.reachedRows.removeLast()
    if leaving >= 0 { search.kept.reachedRows.appendReserved(leaving) }
    search.kept.version = problem.versions.structure
  }

  /// Takes the nodes of a cycle, which `listCycle` has stamped, out of the kept search before they are matched anew.
  mutating func leaveCycleOutOfKept() {
    forgetKept()
    var count = 0
    for node in search.kept.order.elements {
      if (node >= 0 ? problem.variables[node].memberStamp : blocks[~node].memberStamp) == search.lastStamp { continue }
      search.kept.order[count] = node
      count += 1
    }
    search.kept.order.truncate(to: count)
  }

  /// Puts a cycle of so many variables back, which was left out, after an exchange in it. If all of them are computed from the
  /// row that entered, so is all that was computed from them, and the search is kept.
  mutating func rejoinCycleInKept(of count: Int, _ entering: Int32, _ leaving: Int32) throws(MemoryError) {
    let stamp = nextStamp()
    for node in search.kept.order.elements {
      if node >= 0 { problem.variables[node].visitStamp = stamp } else { blocks[~node].visitStamp = stamp }
    }
    search.order.removeAll()
    search.reachedRows.removeAll()
    try ascend(from: problem.rows[entering].held, stamp)
    var rejoined = 0
    for node in search.order.elements {
      rejoined += node >= 0 ? 1 : Int(blocks[~node].count)
      try search.kept.order.append(node)
    }
    if rejoined == count { exchangeInKept(entering, leaving) }
  }

  /// Removes a row from all lists. It is inactive and does not wait. A search that has it last is kept.
  mutating func uninstall(_ row: Int32) {
    problem.uninstall(row)
    if search.kept.version &+ 1 != problem.versions.structure || search.kept.reachedRows.isEmpty
      || search.kept.reachedRows.last != row
    {
      return
    }
    _ = search.kept.reachedRows.removeLast()
    search.kept.version = problem.versions.structure
  }

  @inline(never)
  mutating func swapKept() {
    swap(&search.order, &search.kept.order)
    swap(&search.reachedRows, &search.kept.reachedRows)
  }
}
