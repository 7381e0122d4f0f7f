/// The few numbers that decide what counts as zero. All are relative.
enum Tolerance {
  /// A row is on the wrong side beyond this share of its operands' size.
  static let residual = 2e-10
  /// Shares of a combination below this part of their operands are noise.
  static let share = 1e-14
  /// A row or a stay leaves only for a share above this part of its operands.
  static let pivot = 1e-10
  /// A multiplier below this part of its peak is zero; as near to a bound, at it.
  static let multiplier = 1e-13
  /// Below this part of its peak a multiplier is computed anew before it is believed.
  static let recheck = 1e-6
  /// A multiplier that is smaller than this may be none.
  static let nearZero = 1e-10
  /// What a block's values may miss of their rows, as a share of its operands.
  static let refined = 1e-10
  /// Ratios that differ by less are tied.
  static let tie = 1e-12
}

/// The larger and the smaller of two numbers in one instruction. Those of the standard library take five, to know which of
/// two equal ones they give. The first where the second is no number, as there.
@inline(__always)
func max(_ first: Double, _ second: Double) -> Double { second > first ? second : first }
@inline(__always)
func min(_ first: Double, _ second: Double) -> Double { second < first ? second : first }
