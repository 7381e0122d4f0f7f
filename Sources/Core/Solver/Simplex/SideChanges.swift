import Memory

/// A soft row that changes sides.
struct SideChange {
  var row: Int32
  var side: Int8
  /// By how much its multiplier changes.
  var amount: Double
}

/// Soft rows that change sides together, without an exchange: what their changes add up to moves the multipliers.
extension Simplex {
  /// Lists a soft row that changes sides.
  mutating func listSideChange(of row: Int32, to side: Int8) throws(MemoryError) {
    let amount = (Double(side) - Double(problem.rows[row].side)) * problem.rows[row].weight
    try sideChanges.append(SideChange(row: row, side: side, amount: amount))
  }

  /// Gives the rows in `sideChanges` their new sides, and moves the multipliers of active rows, one priority at a time.
  mutating func changeSides() throws(MemoryError) {
    try setSides()
    var done: Int16 = .max
    while true {
      var priority: Int16 = -1
      for index in 0..<sideChanges.count {
        let own = problem.rows[sideChanges[index].row].priority
        if own < done && own > priority { priority = own }
      }
      if priority < 0 { break }
      done = priority
      try combineSideChanges(priority: priority)
      try prices.applyStep(1, at: Int32(priority))
      reorderCombination()
    }
    sideChanges.removeAll()
  }

  /// Gives the rows in `sideChanges` their new sides.
  mutating func setSides() throws(MemoryError) {
    problem.versions.basis &+= 1
    for change in sideChanges.elements {
      try basis.save(change.row)
      problem.rows[change.row].side = change.side
      problem.statistics.flips += 1
      cycles.noteFlip(change.row, change.side)
    }
  }

  /// Writes the sum of the changed rows of one priority, each times its change, as a combination of the active rows.
  mutating func combineSideChanges(priority: Int16) throws(MemoryError) {
    let stamp = basis.beginSum()
    for change in sideChanges.elements where problem.rows[change.row].priority == priority {
      try basis.addToSum(change.row, change.amount, stamp)
    }
    try basis.combineSum(notesTies: true)
  }
}
