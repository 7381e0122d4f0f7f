/// Detects cycling of the simplex method.
///
/// Rows that enter or change sides are hashed and combined by exclusive or, so that two equal entries cancel. One hash is
/// kept and compared with every later one, and replaced at doubling distances, so that every cycle is found (as in Brent's
/// algorithm), at the latest when it has come round twice. Rows that leave without a side are not hashed, so the hash of another basis may
/// be equal: a false alarm. Degenerate steps without progress are normal. When a hash comes back, ties are broken by Bland's
/// rule, which excludes cycling of primal steps but for rounding (R. G. Bland, "New finite pivoting rules for the simplex
/// method", 1977). That rule takes many steps, so it ends after a number of steps that doubles whenever a hash comes back again.
struct CycleDetection {
  /// The step at which Bland's rule ends, and for how many steps it is used the next time.
  private var blandEnd = 0
  private var blandLength = 0
  /// The iteration limit of a phase, per row and variable.
  var limitPerRow = 100
  private var hash: UInt64 = 0
  private var kept: UInt64 = 0
  /// How many rows have entered, or changed sides in a step of their own.
  private(set) var steps = 0
  private var phaseStart = 0
  private var nextKeep = 8
  private var checks = 0

  /// The number of steps that first use Bland's rule.
  static var firstBlandSteps: Int { 50 }

  var usesBlandsRule: Bool { Mechanism.blandsRule.isOn && steps < blandEnd }

  mutating func begin() {
    blandEnd = 0
    blandLength = Self.firstBlandSteps
    steps = 0
    phaseStart = 0
    nextKeep = 8
    checks = 0
    kept = hash &+ 1
  }

  mutating func note(_ row: Int32, _ side: Int8, isActive: Bool) {
    steps += 1
    checks = 0
    hash ^= Self.mix(UInt64(bitPattern: Int64(row)) &* 8 &+ UInt64(bitPattern: Int64(isActive ? 3 : side)))
    if hash == kept && !usesBlandsRule {
      blandEnd = steps + blandLength
      blandLength *= 2
    }
    if steps == nextKeep {
      kept = hash
      nextKeep *= 2
    }
  }

  /// Notes a row that changes sides in a step of another row.
  mutating func noteFlip(_ row: Int32, _ side: Int8) {
    hash ^= Self.mix(UInt64(bitPattern: Int64(row)) &* 8 &+ UInt64(bitPattern: Int64(side)))
  }

  /// Begins a phase of a solve: when a required row was dropped, or is tried again.
  mutating func beginPhase() { phaseStart = steps }

  /// Counts a check of a multiplier, or of a stay, which may lead to no step.
  mutating func noteCheck() { checks += 1 }

  /// Returns whether the phase or the solve has taken more steps than the iteration limit, or too many checks without
  /// a step.
  func isPastLimit(_ size: Int) -> Bool {
    let most = limitPerRow * (20 + size)
    // Half of the square, which may exceed a word of 32 bits.
    let more = size < 2450 ? size * size / 2 : 3_000_000
    return Mechanism.iterationLimit.isOn
      && (checks > 10 * (20 + size) || steps - phaseStart > most || steps > most + more)
  }

  private static func mix(_ number: UInt64) -> UInt64 {
    var mixed = (number ^ (number >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
