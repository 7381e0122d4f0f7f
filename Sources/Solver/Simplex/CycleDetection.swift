/// Notices when pivoting goes in circles.
///
/// A basis is known by the sum of a mixed number per row and state. One basis is
/// kept and compared with every later one; it is replaced at growing distances,
/// so that every circle is found. Steps without progress are normal where much
/// is degenerate; coming back to the same basis is not, and from then on ties
/// are broken by the lowest number alone, which cannot circle.
struct CycleDetection {
  private(set) var usesBlandsRule = false
  /// How many steps a stretch may take for each row and variable.
  var limitPerRow = 100
  private var basis: UInt64 = 0
  private var kept: UInt64 = 0
  private var steps = 0
  private var phaseStart = 0
  private var nextKeep = 8
  private var checks = 0

  mutating func begin() {
    usesBlandsRule = false
    steps = 0
    phaseStart = 0
    nextKeep = 8
    checks = 0
    kept = basis &+ 1
  }

  mutating func note(_ row: Int32, _ side: Int8, isActive: Bool) {
    steps += 1
    checks = 0
    basis ^= Self.mix(UInt64(bitPattern: Int64(row)) &* 8 &+ UInt64(bitPattern: Int64(isActive ? 3 : side)))
    if basis == kept { usesBlandsRule = true }
    if steps == nextKeep {
      kept = basis
      nextKeep *= 2
    }
  }

  /// Whether more steps were taken than most solves of so many rows take.
  func isLong(_ size: Int) -> Bool { steps > 100 + 2 * size }

  /// A solve goes on in stretches: from one required row that is dropped, or tried once more, to the next.
  mutating func beginPhase() { phaseStart = steps }

  /// A multiplier is looked at, which may lead to no step.
  mutating func noteCheck() { checks += 1 }

  /// Whether so many steps were taken, in this stretch or in all, or so many looks without one, that no end is to be
  /// expected.
  func isPastLimit(_ size: Int) -> Bool {
    let most = limitPerRow * (20 + size)
    // Half of a square, which a word of 32 bits may not hold.
    let more = size < 2450 ? size * size / 2 : 3_000_000
    return checks > 10 * (20 + size) || steps - phaseStart > most || steps > most + more
  }

  private static func mix(_ number: UInt64) -> UInt64 {
    var mixed = (number ^ (number >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
