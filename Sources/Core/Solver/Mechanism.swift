#if ABLATION
  import CLibrary
#endif

/// The parts of the solver that only save time, or only guard against a rare failure: caches, shortcuts, thresholds,
/// steps for several rows, tolerances, limits.
///
/// `scripts/test/mechanisms` switches them off one at a time and writes docs/mechanisms.md: what each saves, and what fails
/// without it. All are on in every other build, where testing `isOn` costs nothing.
enum Mechanism: UInt8 {
  // MARK: Searches
  /// The last search upwards is kept, also through changes that leave it valid, and serves the next direction or evaluation.
  case keptSearch
  /// A search upwards goes on only from those members of a block that move.
  case partOfBlock
  /// A search visits a variable behind which nothing is found at once.
  case leaves
  /// After a long search the next row is combined by replacing the variables with the highest slots first, at most 32.
  case shortCombination

  // MARK: Blocks
  /// Only the dirty rows of a block whose inputs are unchanged have their residuals computed.
  case dirtyResiduals
  /// The values of a block are refined until their residual is rounding.
  case blockRefinement
  /// A row replaced in a block of at least 13 variables becomes a border, instead of a factorisation.
  case border
  /// A cycle that is a chain is matched anew without a matrix.
  case chainMatching
  /// A cycle of more than 24 variables becomes a block before the exchange, and the leaving row is replaced in it.
  case lazyBlocks

  // MARK: Factors
  /// A small matrix that is equal to the last one is not factorised again.
  case lastMatrix
  /// Singletons are matched without a factorisation.
  case peeledBlocks
  /// The indices of the entries of a long row are kept while other rows are subtracted from it.
  case entryIndices
  /// The search for a pivot ends three rows and columns after the first that has one.
  case fourLists
  /// No pivot is small beside its row: in a matching, a factorisation, or the Schur complement of a border.
  case pivotThreshold
  /// A difference in an elimination that is only rounding counts as zero.
  case factorZeros

  // MARK: Rounding
  /// A value near a fraction becomes the nearest double to it; one of a block moves by no more than 1e-9.
  case fractions
  /// The rounding of large numbers hides no violation of a row of small terms.
  case smallTerms
  /// The variables of a required x = y have one value, to the last bit.
  case exactEqualities
  /// A solve in which a factor, a pivot or a block has lost most of its digits is repeated in double-double.
  case lostDigits
  /// In double-double a pivot must exceed the rounding of all operands.
  case confirmedPivots
  /// Rows that move only by rounding do not count in a step in double-double.
  case ignoredRows
  /// A solve begins in double-double if coefficients are far apart, or if solves in doubles have failed one after the other.
  case wideCoefficients
  /// Required rows that conflict only by rounding are held a little beside their constants.
  case relaxations
  /// A multiplier that differs from zero or from its bound only by rounding is there.
  case roundedMultipliers
  /// A multiplier that may be rounding, beside its peak or near its bound, is computed again from the rows.
  case recheckedMultipliers
  /// A result that rounding may have spoiled is checked by the certificate, and so is one with extreme coefficients.
  case checkedResults
  /// A solve fails if a value or a multiplier overflows, or a part of a multiplier is too small for a double.
  case finiteValues

  // MARK: Dual steps
  /// A row enters for a stay that no active row mentions without a combination.
  case unmentionedStay
  /// A row that its combination shows to hold does not enter; values are computed when such combinations have cost as much.
  case staleRows
  /// Required rows that are violated after values were computed come next.
  case requiredNext
  /// Values are computed after a sweep through all violated rows, and after 12 sweeps after each row.
  case sweeps
  /// The dual ratio test first drops candidates that are not at a bound at the leading priority.
  case leadingPriorities
  /// Of choices that are equal but for rounding the one with the largest pivot is made.
  case largestPivot
  /// Rows that reach their bounds are replaced by parallel ones, or by new zero rows, in the same step, which goes on to the next
  /// ratio. In the starting basis the violated one of two opposing bounds holds.
  case parallelRows
  /// A variable with many rows is not searched for one that is like another.
  case fewLinks
  /// Several soft rows change sides in one step, where the combinations of the last ones were long.
  case flipsTogether
  /// Bland's rule ends cycles, each time for twice as many steps.
  case blandsRule
  /// An attempt to solve ends after many steps, and so does the breaking of ties.
  case iterationLimit

  // MARK: Long steps
  /// After 24 steps violated soft rows get the sides of their values, and primal steps pass breakpoints.
  case longSteps
  /// In long steps the row with the largest excess beside its Devex weight leaves.
  case devexPricing

  // MARK: The starting basis
  /// New rows are matched before any step: required equalities with one unused variable first.
  case startingBasis
  /// Variables that must not be negative are matched late, and those that soft rows mention last.
  case matchingOrder
  /// The other required equalities are matched along alternating paths.
  case alternatingPaths
  /// A new row enters for a removed one.
  case replacements
  /// Soft equalities take unused variables, then violated inequalities of one variable do; in a build, soft equalities take stays.
  case startingSoftRows
  /// Violated rows are checked in the order of their priorities.
  case queueByPriority

  // MARK: Solves
  /// A basis whose repair, or whose removals, visit more than a build would is built anew.
  case repairLimit
  /// One satisfied inequality that waits is checked without a solve.
  case satisfiedRow
  /// The multiplier of a single removed row is computed only in its step.
  case singleRestated
  /// A first solve reserves what it is likely to need.
  case reservedMemory
  /// A combination that proves a conflict ends a trial, and explains a dropped row without a solve.
  case provedConflicts

  // MARK: Ties
  /// Many tied rows get their multipliers from one combination.
  case tiesTogether
  /// Only rows that a violated row contributes to may be tied.
  case contributedTies
  /// The tied row that is farthest out of bounds leaves first.
  case worstTie

  // MARK: Edits
  /// What an edit moves is computed once, and then only added up, unless two steps in turn have changed the basis.
  case editPlans
  /// An edit that is set again writes its values into the report that is there.
  case fixedReports
  /// A constant that is changed again and again becomes an edit.
  case repeatedConstants
  /// Streamed values are as exact as solved ones: whole rates, bases computed now and then, ranges that end where rounding would show.
  case exactPlans
  /// The range of a plan ends a little beyond the point where a row changes sides.
  case tolerantRanges

}

extension Mechanism {
  #if ABLATION
    /// Which mechanisms are off, once the environment was read.
    nonisolated(unsafe) private static var off: [Bool] = []

    var isOn: Bool {
      if Self.off.isEmpty { Self.off = Self.offInEnvironment() }
      return !Self.off[Int(rawValue)]
    }

    /// Reads the numbers in CASEMENT_WITHOUT, which commas divide.
    private static func offInEnvironment() -> [Bool] {
      var off = [Bool](repeating: false, count: 256)
      let name: StaticString = "CASEMENT_WITHOUT"
      var next = name.utf8Start.withMemoryRebound(to: CChar.self, capacity: name.utf8CodeUnitCount + 1) { getenv($0) }
      while let digits = next, digits.pointee != 0 {
        off[Int(UInt8(truncatingIfNeeded: strtol(digits, &next, 10)))] = true
        if let comma = next, comma.pointee != 0 { next = comma + 1 }
      }
      return off
    }
  #else
    @inline(__always)
    var isOn: Bool { true }
  #endif
}
