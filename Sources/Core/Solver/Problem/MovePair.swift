import Memory

/// Two variables that an edit moves, computed in one SIMD register. Of an odd count the last stands twice.
///
/// A value is (base + distance · rate) / denominator of the plan. Bases and rates are whole if they were multiples of a
/// fraction, so that values are as precise as when they are computed from the rows.
struct MovePair {
  private var firstBase = 0.0
  private var secondBase = 0.0
  private var firstRate = 0.0
  private var secondRate = 0.0

  static func count(for moves: Int32) -> Int { Int(moves + 1) >> 1 }

  /// Sets one lane. The first lane also fills the second until that is set.
  mutating func set(_ lane: Int32, rate: Double) {
    if lane == 0 { firstRate = rate }
    secondRate = rate
  }

  mutating func setBase(_ lane: Int32, _ base: Double) {
    if lane == 0 { firstBase = base }
    secondBase = base
  }
}

extension MovePair {
  /// Writes the values of all lanes into the list of changes.
  ///
  /// Not inlined, since the compiler would compute the lanes one by one.
  @inline(never)
  static func write(
    _ pairs: UnsafePointer<MovePair>, _ count: Int, to changes: UnsafeMutablePointer<Value>,
    at distance: SIMD2<Double>
  ) {
    for index in 0..<count {
      let values = sums(pairs, index, at: distance)
      changes[2 &* index].value = values.x
      changes[2 &* index &+ 1].value = values.y
    }
  }

  /// Like `write`, with a denominator other than 1.
  @inline(never)
  static func write(
    _ pairs: UnsafePointer<MovePair>, _ count: Int, to changes: UnsafeMutablePointer<Value>,
    at distance: SIMD2<Double>, denominator: SIMD2<Double>
  ) {
    for index in 0..<count {
      let values = sums(pairs, index, at: distance) / denominator
      changes[2 &* index].value = values.x
      changes[2 &* index &+ 1].value = values.y
    }
  }

  @inline(__always)
  static func sums(
    _ pairs: UnsafePointer<MovePair>, _ index: Int, at distance: SIMD2<Double>
  ) -> SIMD2<Double> {
    let pair = UnsafeRawPointer(pairs + index)
    let bases = pair.loadUnaligned(as: SIMD2<Double>.self)
    let rates = pair.loadUnaligned(fromByteOffset: MemoryLayout<SIMD2<Double>>.size, as: SIMD2<Double>.self)
    return bases + distance * rates
  }

  /// Returns the rate of a lane times the plan's denominator.
  @inline(__always)
  func rate(_ lane: Int) -> Double { lane == 0 ? firstRate : secondRate }

  /// Returns the value of a lane times the plan's denominator.
  @inline(__always)
  func numerator(_ lane: Int, at distance: Double) -> Double {
    lane == 0 ? firstBase + distance * firstRate : secondBase + distance * secondRate
  }
}
