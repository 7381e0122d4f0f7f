import Memory

/// Combinations of few rows where the search would find many.
///
/// The end of a list and the end of the same list with one more item differ by that item; what they have in common
/// cancels. A search along the rows does not see this. Here variables are replaced by their rows, those of the row first
/// and then from the newest to the oldest, and only if they have a factor.
extension Basis {
  /// How many variables are replaced at most.
  private static var mostReplaced: Int { 32 }

  /// Writes a row as a combination of the active rows and the stays. Returns false if that takes many rows;
  /// then call `combine`. `order` is empty afterwards.
  mutating func combineShortly(_ row: Int32) throws(MemoryError) -> Bool {
    if precision.isStepExtended { return false }
    search.order.removeAll()
    search.combination.removeAll()
    let waiting = nextStamp()
    let replaced = nextStamp()
    var isShort = true
    let start = problem.rows[row].start
    for term in start..<start + problem.rows[row].count {
      let entry = problem.entries[term]
      try search.order.append(entry.variable)
      problem.variables[entry.variable].mark = waiting
      if problem.variables[entry.variable].block >= 0 { isShort = false }
      search.work[entry.variable] = entry.coefficient
      search.sizes[entry.variable] = abs(entry.coefficient)
    }
    // Those of the row come first: what they have in common may be computed from older variables than they are.
    var own = Int(problem.rows[row].count)
    var left = Self.mostReplaced
    while isShort && !search.order.isEmpty {
      let variable = takeNewest(among: own > 0 ? own : search.order.count)
      own -= 1
      problem.variables[variable].mark = replaced
      isShort = try replaceByRow(variable, waiting: waiting, replaced: replaced)
      left -= 1
      if left == 0 { isShort = false }
    }
    for index in 0..<search.order.count {
      search.work[search.order[index]] = 0
      search.sizes[search.order[index]] = 0
    }
    search.order.removeAll()
    search.visited &+= Self.mostReplaced - left
    if !isShort { search.combination.removeAll() }
    return isShort
  }

  /// Takes the variable with the highest slot from the first `count` of `order`.
  private mutating func takeNewest(among count: Int) -> Int32 {
    var newest = 0
    for index in 1..<max(1, count) where search.order[index] > search.order[newest] { newest = index }
    let variable = search.order[newest]
    search.order[newest] = search.order[count - 1]
    search.order[count - 1] = search.order.last
    _ = search.order.removeLast()
    return variable
  }

  /// Adds the row of a variable to the combination. Returns false if a replaced variable occurs again, or if a variable
  /// is in a block.
  private mutating func replaceByRow(_ variable: Int32, waiting: UInt32, replaced: UInt32) throws(MemoryError) -> Bool {
    let (amount, size) = (search.work[variable], search.sizes[variable])
    search.work[variable] = 0
    search.sizes[variable] = 0
    if abs(amount) <= Tolerance.share * size { return true }
    let holder = problem.variables[variable].holder
    if holder < 0 {
      try search.combination.append(Share(row: ~variable, factor: amount, size: size))
      return true
    }
    let pivot = problem.rows[holder].pivot
    let coefficient = problem.entries[pivot].coefficient
    let share = Share(row: holder, factor: amount / coefficient, size: size / abs(coefficient))
    try search.combination.append(share)
    let start = problem.rows[holder].start
    for term in start..<start + problem.rows[holder].count where term != pivot {
      let entry = problem.entries[term]
      let mark = problem.variables[entry.variable].mark
      if mark == replaced || problem.variables[entry.variable].block >= 0 { return false }
      if mark != waiting {
        problem.variables[entry.variable].mark = waiting
        try search.order.append(entry.variable)
      }
      subtractWork(entry, share.factor, share.reach)
    }
    return true
  }
}
