import Memory

/// Limits the cost of repairing the basis after a change.
///
/// Equally good answers do not depend on how they were reached, so a solve may rebuild the basis instead of repairing it. It
/// does so when its searches have visited more than a build would: after many rows were removed or added whose
/// directions are long. The searches of the removals themselves, since the last solve, have the same limit.
struct RepairLimit {
  /// The number of nodes and rows that may be visited before the basis is rebuilt.
  var mostVisits = Int.max
  /// The basis is built: all rows wait.
  var isBuild = false
  /// The build replaces a repair: rows of one variable are matched as in a new solver, whose values are 0.
  var replacesRepair = false
  /// The number visited by the searches of rows removed since the last solve.
  var visitsOfRemovals = 0
  /// The number visited by the last build, and the number of terms of its rows.
  var visitsOfBuild = 0
  var termsOfBuild = 1

  /// How many visits for each term a repair may cost, if that is more than the last build.
  static var visitsPerTerm: Int { 4 }

  mutating func begin(terms: Int, isBuild: Bool, isLimited: Bool) {
    self.isBuild = isBuild
    mostVisits = isBuild || !isLimited ? .max : most(terms: terms)
  }

  /// The number that may be visited to repair a basis of rows with so many terms.
  func most(terms: Int) -> Int {
    let estimate = Double(visitsOfBuild) * Double(terms) / Double(termsOfBuild)
    let least = max(Self.visitsPerTerm * terms, 1000)
    return max(least, Int(min(estimate, 1e9)))
  }

  mutating func end(visited: Int, terms: Int) {
    guard isBuild else { return }
    replacesRepair = false
    visitsOfBuild = visited
    termsOfBuild = max(1, terms)
  }
}

extension Simplex {
  /// Begins to count what a solve visits. A trial cannot rebuild the basis.
  mutating func beginRepair() {
    basis.search.visits = 0
    repair.visitsOfRemovals = 0
    repair.begin(
      terms: problem.live.terms,
      isBuild: basis.agenda.needsRebuild || basis.agenda.queued.count >= problem.live.rows,
      isLimited: !basis.journal.isTrial && !basis.precision.isDoubleDouble)
  }

  /// Counts what a removal has visited since `before`. If the removals since the last solve have visited more than a solve may,
  /// the basis is rebuilt.
  mutating func countRemoval(since before: Int) {
    repair.visitsOfRemovals &+= max(0, basis.search.visits &- before)
    guard Mechanism.repairLimit.isOn, repair.visitsOfRemovals > repair.most(terms: problem.live.terms),
      !basis.journal.isTrial,
      !basis.precision.isDoubleDouble
    else { return }
    basis.agenda.needsRebuild = true
    repair.replacesRepair = true
  }

  /// Whether the searches of this solve have visited more than the limit.
  var isRepairTooExpensive: Bool {
    @inline(__always) mutating get { Mechanism.repairLimit.isOn && basis.search.visits > repair.mostVisits }
  }

  /// Returns whether the solve ended since the repair was too expensive. The basis is then to be rebuilt.
  mutating func abandonsRepair() -> Bool {
    guard isRepairTooExpensive else { return false }
    basis.restoreValues()
    basis.agenda.needsRebuild = true
    repair.replacesRepair = true
    return true
  }
}
