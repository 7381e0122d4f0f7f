import Memory

/// The choice among equally good answers: older rows win, or newer ones if the solver was made so.
///
/// The multipliers of the stated rows decide everything they can. Where they are tied, the violation of every soft row
/// counts again, at three levels below all priorities: with weight 1, then with the difference of its serial number from that of the
/// newest row (or minus that, if newer rows win), then with the square of the difference. The answer depends on the rows and their serial
/// numbers, not on how it was reached, and equal parts stated in the same order have equal answers.
///
/// Only an active row whose stated multiplier is exactly at a bound, or a stay, can be tied. Such rows are noted when
/// they reach the bound. When nothing else waits, their multipliers at the three levels are computed, and primal steps
/// restore those out of bounds; no stated multiplier changes.
struct Ties: ~Copyable {
  /// Rows and stays whose multipliers at the three levels are known.
  var known: Buffer<TieMultiplier>
  /// The index in `known` by row, or -1.
  var knownIndex: Buffer<Int32>
  /// The basis that `known` belongs to.
  var basisVersion: UInt32 = 0
  var weights: TieWeights
  /// How many more steps of this solve may break ties.
  var stepsLeft = 0

  /// A solve may break ties in as many steps as there are rows, and at least in so many. Further ties stay as they are.
  static var enoughSteps: Int { 256 }
  /// Of more tied rows than this, all multipliers are computed at once.
  static var many: Int { 8 }

  init(_ account: Account, newerWins: Bool) {
    weights = TieWeights(newerWins: newerWins)
    known = Buffer(account)
    knownIndex = Buffer(account)
  }

  mutating func release() {
    known.release()
    knownIndex.release()
  }

  /// Begins to count the steps of a solve.
  mutating func beginSteps(rows: Int) { stepsLeft = max(Self.enoughSteps, rows) }

  mutating func forgetKnown() {
    for index in 0..<known.count where known[index].row >= 0 { knownIndex[known[index].row] = -1 }
    known.removeAll()
  }
}

/// How much the violation of a row counts in ties.
struct TieWeights {
  /// The serial number that weights are relative to.
  var reference: UInt32 = 0
  let newerWins: Bool

  /// Returns the weight of a row at each level.
  func weight(ofSerial serial: UInt32) -> TieLevels {
    let difference = Double(reference) - Double(serial)
    return TieLevels(flat: 1, linear: newerWins ? -difference : difference, square: difference * difference)
  }
}

/// A number at each of the three levels.
struct TieLevels {
  static var count: Int { 3 }

  var flat = 0.0
  var linear = 0.0
  var square = 0.0

  subscript(level: Int) -> Double {
    get { level == 0 ? flat : level == 1 ? linear : square }
    set { if level == 0 { flat = newValue } else if level == 1 { linear = newValue } else { square = newValue } }
  }

  mutating func add(_ factor: Double, times other: TieLevels) {
    flat += factor * other.flat
    linear += factor * other.linear
    square += factor * other.square
  }

  mutating func enlarge(by factor: Double, times other: TieLevels) {
    flat = max(flat, abs(factor * other.flat))
    linear = max(linear, abs(factor * other.linear))
    square = max(square, abs(factor * other.square))
  }
}

/// The multiplier of a row or stay at the three levels less the bound that its stated multiplier is at, and the largest numbers
/// that it was computed from.
struct TieMultiplier {
  var row: Int32
  var value = TieLevels()
  var size = TieLevels()

  mutating func add(_ factor: Double, times other: TieLevels) {
    value.add(factor, times: other)
    size.enlarge(by: factor, times: other)
  }

  /// The first level at which it exceeds rounding, and the number there.
  var leading: TieExcess? {
    for level in 0..<TieLevels.count where abs(value[level]) > Tolerance.tieLevel * size[level] {
      return TieExcess(level: level, value: value[level])
    }
    return nil
  }
}

/// How far a multiplier is out of bounds at a level, where those before it are at their bounds.
struct TieExcess {
  var level: Int
  var value: Double

  func isWorse(than other: TieExcess) -> Bool {
    level != other.level ? level < other.level : abs(value) > abs(other.value)
  }
}

extension Simplex {
  /// Whether a stay may be tied: it is listed, or multipliers for ties are known, so that it may be one of them.
  mutating func mayBeTied(stay variable: Int32) -> Bool { problem.variables[variable].mayBeTied || !ties.known.isEmpty }

  /// Notes all rows of a combination, before an exchange that moves no stated multiplier but may move those that break
  /// ties. `leaving` is a row, or ~v for the stay v.
  mutating func noteTiesBeforeExchange(of leaving: Int32) throws(MemoryError) {
    let mayBeTied = leaving >= 0 ? problem.rows[leaving].state.contains(.contributed) : mayBeTied(stay: ~leaving)
    if Mechanism.contributedTies.isOn && !mayBeTied { return }
    try basis.noteTiesInCombination()
  }

  mutating func forgetTies() {
    basis.agenda.tied.removeAll(problem.marks)
    ties.forgetKnown()
  }

  /// Makes a step for a tied row whose multiplier is out of bounds. Returns false if there is none.
  mutating func resolveTie() throws(MemoryError) -> Bool {
    // Rows that another step ignored may move in this one.
    basis.forgetIgnored()
    if ties.basisVersion != problem.versions.basis { try noteKnownAgain() }
    if Mechanism.iterationLimit.isOn && ties.stepsLeft == 0 {
      forgetTies()
      return false
    }
    try learnWaiting()
    basis.search.visits &+= ties.known.count
    guard let chosen = worstTie() else {
      ties.forgetKnown()
      return false
    }
    ties.stepsLeft -= 1
    if try !tieStep(chosen) {
      // No row blocks, or one does so only by rounding, or the basis would be singular.
      ties.known[chosen].size = TieLevels(flat: .infinity, linear: .infinity, square: .infinity)
    }
    ties.basisVersion = problem.versions.basis
    return true
  }

  /// Lists the rows and stays with known multipliers as waiting, since another step has changed the basis.
  private mutating func noteKnownAgain() throws(MemoryError) {
    for index in 0..<ties.known.count { try basis.noteTie(ties.known[index].row) }
    ties.forgetKnown()
  }

  /// Computes the multipliers of the rows that wait.
  private mutating func learnWaiting() throws(MemoryError) {
    if ties.knownIndex.count < problem.rows.count { try ties.knownIndex.resize(to: problem.rows.count, filling: -1) }
    let first = ties.known.count
    if first == 0 { ties.weights.reference = problem.lastSerial }
    while !basis.agenda.tied.isEmpty {
      let row = basis.agenda.tied.removeLast(problem.marks)
      if row >= 0 {
        if ties.knownIndex[row] >= 0 || prices.sideAtBound(of: row) == nil { continue }
      } else {
        if problem.variables[~row].holder >= 0 || !problem.variables[~row].isLive { continue }
      }
      try ties.known.append(lessReachedBound(row))
      // Without memory there is no index.
      if row >= 0 { ties.knownIndex[row] = Int32(ties.known.count - 1) }
    }
    if Mechanism.tiesTogether.isOn && ties.known.count - first > Ties.many && !basis.precision.isDoubleDouble {
      try learnTogether(from: first)
    } else {
      for index in first..<ties.known.count { try learn(index) }
    }
  }

  /// Computes a multiplier from its column.
  private mutating func learn(_ index: Int) throws(MemoryError) {
    try basis.findDirection(of: ties.known[index].row)
    sumColumn(index)
    basis.clearDirection()
  }

  /// Zero less the bound that a row has reached.
  private mutating func lessReachedBound(_ row: Int32) -> TieMultiplier {
    var less = TieMultiplier(row: row)
    if row >= 0, let bound = prices.sideAtBound(of: row), bound != 0 {
      less.add(-Double(bound), times: ties.weights.weight(ofSerial: problem.rows[row].serial))
    }
    return less
  }

  private mutating func sumColumn(_ index: Int) {
    var sum = lessReachedBound(ties.known[index].row)
    for index in 0..<basis.search.reachedRows.count where problem.rows[basis.search.reachedRows[index]].side != 0 {
      let other = basis.search.reachedRows[index]
      let rate = basis.rate(of: other)
      if rate != 0 {
        sum.add(
          -Double(problem.rows[other].side) * rate, times: ties.weights.weight(ofSerial: problem.rows[other].serial))
      }
    }
    ties.known[index] = sum
  }

  /// Computes many multipliers from the combination of all rows with a side that they move.
  private mutating func learnTogether(from first: Int) throws(MemoryError) {
    basis.search.order.removeAll()
    basis.search.reachedRows.removeAll()
    let stamp = basis.nextStamp()
    for index in first..<ties.known.count {
      let row = ties.known[index].row
      try basis.ascend(from: row >= 0 ? problem.rows[row].held : ~row, stamp)
    }
    let rows = problem.rows.span
    basis.search.reachedRows.keep { rows[$0].side != 0 }
    for level in 0..<TieLevels.count {
      let stamp = basis.beginSum()
      for row in basis.search.reachedRows.elements {
        let weight = ties.weights.weight(ofSerial: problem.rows[row].serial)[level]
        try basis.addToSum(row, Double(problem.rows[row].side) * weight, stamp)
      }
      // The stated multipliers have not changed, so no other row becomes tied.
      try basis.combineSum(notesTies: false)
      for share in basis.combination.elements {
        let index = share.row < 0 ? -1 : ties.knownIndex[share.row]
        if index < first { continue }
        ties.known[index].value[level] -= share.factor
        ties.known[index].size[level] = max(ties.known[index].size[level], share.size)
      }
    }
    for index in first..<ties.known.count where ties.known[index].row < 0 { try learn(index) }
  }

  /// Returns the index of the row whose multiplier is farthest out of bounds, by the first level that differs.
  private mutating func worstTie() -> Int? {
    var worst: (index: Int, excess: TieExcess)?
    for index in 0..<ties.known.count {
      guard let excess = tieExcess(index) else { continue }
      if let worst,
        cycles.usesBlandsRule
          ? ties.known[index].row > ties.known[worst.index].row
          : !Mechanism.worstTie.isOn || !excess.isWorse(than: worst.excess)
      {
        continue
      }
      worst = (index, excess)
    }
    return worst?.index
  }

  /// Returns how far a multiplier is out of bounds, at its first level that is not zero; nil if it is inside.
  private mutating func tieExcess(_ index: Int) -> TieExcess? {
    let known = ties.known[index]
    guard let leading = known.leading else { return nil }
    if known.row < 0 { return problem.variables[~known.row].holder < 0 ? leading : nil }
    guard let bound = prices.sideAtBound(of: known.row) else { return nil }
    return (bound > 0) == (leading.value > 0) ? leading : nil
  }

  /// Makes a primal step for a tied row or stay. Returns false if no row blocks it except by rounding, or the basis would be
  /// singular.
  private mutating func tieStep(_ index: Int) throws(MemoryError) -> Bool {
    let leaving = ties.known[index].row
    let bound = leaving < 0 ? 0 : prices.sideAtBound(of: leaving) ?? 0
    try basis.findDirection(of: leaving)
    sumColumn(index)
    let sign = tieExcess(index).map { $0.value > 0 ? 1 : -1 } ?? 0
    let blocking = sign == 0 ? nil : try firstBlocking(sign)
    let rate = blocking.map { basis.rate(of: $0) } ?? 0
    basis.clearDirection()
    if sign == 0 { return true }
    guard let blocking else { return false }
    try basis.combine(blocking)
    if try basis.rejectIfRounding(leaving, in: blocking) { return false }
    try moveTieMultipliers(index, blocking, rate)
    prices.step.removeAll()
    if leaving >= 0 {
      try basis.save(leaving)
      problem.rows[leaving].side = bound
    }
    return try enter(blocking, for: leaving)
  }

  /// Moves the known multipliers of the rows in `combination` by the step that takes the leaving row's to its bound.
  private mutating func moveTieMultipliers(_ index: Int, _ entering: Int32, _ rate: Double) throws(MemoryError) {
    let known = ties.known[index]
    let leaving = known.row
    let factor = basis.factor(of: leaving) ?? rate
    var step = TieMultiplier(row: entering)
    step.add(1 / factor, times: known.value)
    step.size.enlarge(by: 1 / factor, times: known.size)
    for share in basis.combination.elements {
      if share.row == leaving { continue }
      if share.row < 0 {
        if share.canPivot { try basis.noteTie(share.row) }
        continue
      }
      let other = ties.knownIndex[share.row]
      if other >= 0 {
        ties.known[other].add(-share.factor, times: step.value)
        ties.known[other].size.enlarge(by: share.factor, times: step.size)
      } else {
        problem.rows[share.row].state.insert(.contributed)
        try basis.noteTie(share.row)
      }
    }
    // The leaving row is known no longer; the entering one gets its index. It is at the bound of its side.
    if leaving >= 0 { ties.knownIndex[leaving] = -1 }
    if problem.rows[entering].side != 0 {
      step.size.enlarge(by: 1, times: ties.weights.weight(ofSerial: problem.rows[entering].serial))
    }
    problem.rows[entering].state.insert(.contributed)
    ties.knownIndex[entering] = Int32(index)
    ties.known[index] = step
  }
}
