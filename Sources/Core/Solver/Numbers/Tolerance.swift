/// Below which part of its operands a number is taken for rounding, and above which part a row is taken for violated.
/// `Number.sumRounding` is the rounding of one sum, `Precision.inputRounding` that of the caller's numbers.
enum Tolerance {
  /// A row is violated beyond this part of its operands.
  static let residual = 2e-10
  /// A row holds if its residual is at most this part of its operands: what the header promises.
  static let promised = 1e-9
  /// A residual below this part of its terms is reported as zero.
  static let violation = 1e-12
  /// A row of small terms whose variables were computed from large numbers is violated beyond this part of these, if that
  /// is more than the part `cancellation` of its own terms. A residual below it is reported as zero.
  static let inheritedRounding = 2e-14
  /// A factor of a combination below this part of its operands is rounding.
  static let factor = 1e-14
  /// A factor of a combination, or a residual, below this part of its operands has lost too many digits.
  static let cancellation = 1e-7
  /// A pivot must exceed this part of its operands.
  static let pivot = 1e-10
  /// A multiplier below this part of its peak is zero. One as near to a bound is at the bound.
  static let multiplier = 1e-13
  /// A multiplier nearer to a bound than this part of its peak is recomputed before it decides anything.
  static let recheck = 1e-6
  /// A multiplier nearer to a bound than this times its weight, or times 1 if that is more, may be at the bound but for rounding.
  static let nearZero = 1e-10
  /// The residual of a block's values may be this part of the operands.
  static let blockResidual = 1e-10
  /// Ratios that differ by less are tied, and a multiplier that is beyond a bound by less is at it.
  static let tie = 1e-12
  /// A multiplier that breaks ties below this part of its operands is zero.
  static let tieLevel = 1e-11
}

/// The larger and the smaller of two numbers, in one instruction. The standard library's functions take five, since
/// they define the order of equal arguments. If the second is not a number, the first is returned.
@inline(__always)
func max(_ first: Double, _ second: Double) -> Double { second > first ? second : first }
@inline(__always)
func min(_ first: Double, _ second: Double) -> Double { second < first ? second : first }
