import Memory

/// Combinations of few rows where the search would find many.
///
/// The end of a list and the end of the same list with one more item differ by that item; what they have in common
/// cancels. A search along the rows does not see this. Here variables are replaced by their rows, those of the row first, from
/// the highest slot to the lowest, and only if they have a factor.
struct ShortCombination: ~Copyable {
  /// Whether the last combination is short: `combineShortly` left only the variables that were replaced in
  /// `search.order`.
  var isShort = false
  /// Whether the last search of this solve visited so many nodes that a short combination may be found faster. A solve
  /// begins without, so that it does not depend on earlier ones.
  var isWorthwhile = false
  /// Variables with a factor that are not replaced yet.
  var waiting: Buffer<Int32>
  /// Variables whose factors cancelled, so that they were not replaced.
  var cancelled: Buffer<Int32>

  /// How many variables are replaced at most.
  static var mostReplaced: Int { 32 }

  init(_ account: Account) {
    waiting = Buffer(account)
    cancelled = Buffer(account)
  }

  mutating func release() {
    waiting.release()
    cancelled.release()
  }
}

extension Basis {
  /// Writes a row as a combination. If the last search was long, tries a short combination first.
  mutating func combineShortlyIfWorthwhile(_ row: Int32) throws(MemoryError) {
    if search.short.isWorthwhile, try combineShortly(row) { return }
    try combine(row)
    search.short.isWorthwhile = search.order.count >= Search.manyNodes
  }

  /// Writes a row as a combination of the active rows and the stays. Returns false if that takes many rows;
  /// then call `combine`.
  mutating func combineShortly(_ row: Int32) throws(MemoryError) -> Bool {
    if precision.isDoubleDouble || !Mechanism.shortCombination.isOn { return false }
    search.order.removeAll()
    combination.removeAll()
    search.short.waiting.removeAll()
    search.short.cancelled.removeAll()
    let waitingStamp = nextStamp()
    let replacedStamp = nextStamp()
    search.short.isShort = true
    for term in problem.rows[row].terms {
      let entry = problem.entries[term]
      try search.short.waiting.append(entry.variable)
      problem.variables[entry.variable].visitStamp = waitingStamp
      if problem.variables[entry.variable].block >= 0 { search.short.isShort = false }
    }
    setLeftSide(to: row)
    var own = Int(problem.rows[row].count)
    var left = ShortCombination.mostReplaced
    while search.short.isShort && !search.short.waiting.isEmpty {
      let variable = takeNewest(among: own > 0 ? own : search.short.waiting.count)
      own -= 1
      problem.variables[variable].visitStamp = replacedStamp
      search.short.isShort = try replaceByRow(variable, waiting: waitingStamp, replaced: replacedStamp)
      left -= 1
      if left == 0 { search.short.isShort = false }
    }
    for index in 0..<search.short.waiting.count {
      search.leftSide[search.short.waiting[index]] = 0
      search.sizes[search.short.waiting[index]] = 0
    }
    search.visits &+= ShortCombination.mostReplaced - left
    if !search.short.isShort {
      combination.removeAll()
      return false
    }
    // Postorder, as a search has it.
    for index in 0..<search.order.count / 2 {
      let node = search.order[index]
      search.order[index] = search.order[search.order.count - 1 - index]
      search.order[search.order.count - 1 - index] = node
    }
    return true
  }

  /// Before an exchange: after a short combination, searches for the nodes that a row is computed from, unless `order`
  /// has all of them that are computed from `leavingVariable`. A variable that cancelled is not computed from
  /// `leavingVariable` if `leavingVariable` is computed from it.
  mutating func completeOrder(of row: Int32, leavingVariable: Int32) throws(MemoryError) {
    if !search.short.isShort { return }
    search.short.isShort = false
    let stamp = nextStamp()
    problem.variables[leavingVariable].memberStamp = stamp
    for index in stride(from: search.order.count - 1, through: 0, by: -1)
    where problem.variables[search.order[index]].memberStamp == stamp {
      let holder = problem.variables[search.order[index]].holder
      if holder < 0 { continue }
      for term in problem.rows[holder].terms {
        problem.variables[problem.entries[term].variable].memberStamp = stamp
      }
    }
    for index in 0..<search.short.cancelled.count
    where problem.variables[search.short.cancelled[index]].memberStamp != stamp {
      return try descend(from: row)
    }
  }

  /// Takes the variable with the highest slot from the first `count` of those waiting.
  private mutating func takeNewest(among count: Int) -> Int32 {
    var newest = 0
    for index in 1..<max(1, count) where search.short.waiting[index] > search.short.waiting[newest] { newest = index }
    let variable = search.short.waiting[newest]
    search.short.waiting[newest] = search.short.waiting[count - 1]
    search.short.waiting[count - 1] = search.short.waiting.last
    _ = search.short.waiting.removeLast()
    return variable
  }

  /// Adds the row of a variable to the combination. Returns false if a replaced variable occurs again, if a variable is
  /// in a block, or if digits are lost.
  private mutating func replaceByRow(_ variable: Int32, waiting waitingStamp: UInt32, replaced replacedStamp: UInt32)
    throws(MemoryError) -> Bool
  {
    let (amount, size) = (search.leftSide[variable], search.sizes[variable])
    search.leftSide[variable] = 0
    search.sizes[variable] = 0
    let loss = precision.attempt.loss
    if hasCancelled(amount, size) {
      try search.short.cancelled.append(variable)
      return true
    }
    if precision.attempt.loss != loss {
      precision.attempt.restoreLoss(loss)
      return false
    }
    try search.order.append(variable)
    let holder = problem.variables[variable].holder
    if holder < 0 {
      try combination.appendStay(variable, amount, size: size)
      return true
    }
    let heldTerm = problem.rows[holder].heldTerm
    let coefficient = problem.entries[heldTerm].coefficient
    let share = Share(row: holder, factor: amount / coefficient, size: size / abs(coefficient))
    try combination.append(share, limits: problem.rows[holder].isBounded)
    for term in problem.rows[holder].terms where term != heldTerm {
      let entry = problem.entries[term]
      let stamp = problem.variables[entry.variable].visitStamp
      if stamp == replacedStamp || problem.variables[entry.variable].block >= 0 { return false }
      if stamp != waitingStamp {
        problem.variables[entry.variable].visitStamp = waitingStamp
        try search.short.waiting.append(entry.variable)
      }
      subtractFromLeftSide(entry, share.factor, share.contribution)
    }
    return true
  }
}
