/// For how many solves double-double is kept after a solve in doubles has failed.
///
/// Solves that need more digits come one after the other, and each would be made in vain in doubles first. So each time
/// that double-double begins it is kept for more solves: only for the failed one, then for 1 more, 3 more, … 1,023
/// more. A solve in doubles that succeeds halves that number.
struct PrecisionSchedule: BitwiseCopyable {
  /// For how many solves, this one included, everything is still computed in double-double.
  var solvesLeft = 0
  /// For how many solves more than one, when double-double begins the next time.
  var extraSolves = 0

  static var mostExtra: Int { 1023 }

  mutating func beginDoubleDouble() {
    solvesLeft = extraSolves + 1
    extraSolves = min(2 * extraSolves + 1, Self.mostExtra)
  }

  mutating func endSolveInDoubles() { extraSolves /= 2 }

  mutating func endSolveInDoubleDouble() { solvesLeft = max(0, solvesLeft - 1) }
}
