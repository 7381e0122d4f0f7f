import Memory
import Status

/// Whether the result of a solve may be returned.
extension Solver {
  /// Throws `.fault` if the solution of the last solve is not optimal, and `.undecided` if rounding hides whether it is;
  /// `fault` has a sentence then.
  package mutating func check() throws(Status) {
    try settle()
    fault = ""
    let verdict: Verdict
    do throws(MemoryError) { verdict = try self.verdict(isFinal: true) } catch {
      basis.abandonSearch()
      throw .outOfMemory
    }
    switch verdict {
    case .right: return
    case .wrong(let sentence):
      fault = sentence
      throw .fault
    case .undecided(let sentence):
      fault = sentence
      throw .undecided
    }
  }

  private mutating func verdict(isFinal: Bool) throws(MemoryError) -> Verdict {
    // What its own sums lose says nothing of the solve.
    let attempt = basis.precision.attempt
    var certificate = Certificate(account)
    defer {
      certificate.release()
      basis.precision.attempt = attempt
    }
    return try certificate.verdict(on: &simplex, isFinal: isFinal)
  }

  /// Whether a result may be returned: one that rounding may have spoiled only if it is proved. After doubtful steps that nothing
  /// can make again with better factors, it is enough that it is not disproved.
  mutating func acceptsResult() throws(MemoryError) -> Bool {
    let attempt = basis.precision.attempt
    let mustBeProved = problem.isExtreme || attempt.hasDiverged
    if !(mustBeProved || attempt.hasDoubtfulSteps) || !Mechanism.checkedResults.isOn { return true }
    switch try verdict(isFinal: false) {
    case .right: return true
    case .wrong: return false
    case .undecided: return !mustBeProved && (attempt.beganEmpty || basis.journal.isTrial)
    }
  }

  /// The sum of the magnitudes of all values that this solve changed, and whether one is negative.
  var changedValues: (sum: Double, isAnyNegative: Bool) {
    mutating get {
      let changed = basis.journal.values.span
      let values = basis.values.span
      var (sum, bits) = (0.0, UInt64(0))
      for index in 0..<basis.journal.values.count {
        let value = values[changed[index].variable]
        sum += abs(value)
        // There is no zero with a sign.
        bits |= value.bitPattern
      }
      return (sum, bits >> 63 == 1)
    }
  }

  /// Whether all values that this solve changed, and their products with coefficients, are finite. `sum` is that of
  /// their magnitudes.
  mutating func isFinite(_ sum: Double) -> Bool {
    if !problem.spread.isOverflowing(sum) { return true }
    for index in 0..<basis.journal.values.count
    where !areTermsFinite(of: basis.journal.values[index].variable) { return false }
    return true
  }

  private mutating func areTermsFinite(of variable: Int32) -> Bool {
    for link in problem.variables[variable].links
    where !(problem.entries[problem.links[link].entry].coefficient * basis.values[variable]).isFinite { return false }
    return basis.values[variable].isFinite
  }
}
