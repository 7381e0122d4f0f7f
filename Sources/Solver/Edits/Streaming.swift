import Memory

/// Two variables that an edit moves, computed in one SIMD register. Of an odd count the last stands twice.
struct MovePair {
  private var first = VariableID(0)
  private var second = VariableID(0)
  private var firstRate = 0.0
  private var secondRate = 0.0
  private var firstBase = 0.0
  private var secondBase = 0.0

  static func count(for moves: Int32) -> Int { Int(moves + 1) >> 1 }

  @inline(__always)
  func variable(_ lane: Int32) -> VariableID { lane == 0 ? first : second }
  @inline(__always)
  func base(_ lane: Int32) -> Double { lane == 0 ? firstBase : secondBase }
  @inline(__always)
  var rates: SIMD2<Double> { SIMD2(firstRate, secondRate) }
  @inline(__always)
  var bases: SIMD2<Double> { SIMD2(firstBase, secondBase) }

  /// Sets one lane. The first lane also fills the second until that is set.
  mutating func set(_ lane: Int32, _ variable: VariableID, rate: Double) {
    if lane == 0 { (first, firstRate) = (variable, rate) }
    (second, secondRate) = (variable, rate)
  }

  /// Sets the base of one lane and returns its rate.
  mutating func setBase(_ lane: Int32, _ base: Double) -> Double {
    if lane == 0 { firstBase = base }
    secondBase = base
    return lane == 0 ? firstRate : secondRate
  }
}

/// Edit fast path: one pass over the values that an edit moves.
extension Solver {
  @inline(__always)
  mutating func moved(by plan: EditPlan, _ index: Int32) -> Int32 {
    Identifier.slot(plans.moves[plan.moves + (index >> 1)].variable(index & 1).raw)
  }

  mutating func touchMoves(of slot: Int32) throws(MemoryError) {
    let plan = edits[slot].plan
    for index in 0..<plan.moveCount { try basis.touch(moved(by: plan, index)) }
  }

  mutating func stream(_ slot: Int32, to number: Double) {
    let distance = beginStream(slot, to: number)
    let plan = edits[slot].plan
    let moves = plans.moves.view
    let values = basis.values.view
    var index = Int(plan.moves)
    let end = index &+ MovePair.count(for: plan.moveCount)
    while index < end {
      let value = Self.whole(moves[index], distance)
      values[Identifier.slot(moves[index].variable(0).raw)] = value.x
      values[Identifier.slot(moves[index].variable(1).raw)] = value.y
      index &+= 1
    }
  }

  /// Streams the number and appends the changes to `changes`, which has room for all moved variables and one more.
  mutating func streamReporting(_ slot: Int32, to number: Double) {
    let old = problem.rows[edits[slot].row].constant - edits[slot].plan.origin
    let distance = beginStream(slot, to: number)
    let plan = edits[slot].plan
    if plan.moveCount == 0 || distance == old { return }
    let isShort =
      plan.isShort && Fraction.isShort(distance, below: 0x1p18) && Fraction.isShort(old, below: 0x1p18)
    if isShort {
      streamAll(plan, distance) { move, distance in move.bases + distance * move.rates }
    } else if abs(distance - old) * Double(plan.leastRate) > 1e-14 * plan.reach(max(abs(distance), abs(old))) {
      streamAll(plan, distance) { move, distance in Self.whole(move, distance) }
    } else {
      streamChanged(plan, distance)
    }
  }

  /// Writes all moved variables; each one changes.
  @inline(__always)
  private mutating func streamAll(
    _ plan: EditPlan, _ distance: Double, _ value: (MovePair, Double) -> SIMD2<Double>
  ) {
    let moves = plans.moves.view
    let values = basis.values.view
    let start = changes.count
    let pairs = MovePair.count(for: plan.moveCount)
    changes.extendReserved(by: 2 * pairs)
    let changed = changes.view
    var place = start
    var index = Int(plan.moves)
    let end = index &+ pairs
    while index < end {
      let move = moves[index]
      let value = value(move, distance)
      values[Identifier.slot(move.variable(0).raw)] = value.x
      values[Identifier.slot(move.variable(1).raw)] = value.y
      changed[place] = Value(variable: move.variable(0), value: value.x)
      changed[place &+ 1] = Value(variable: move.variable(1), value: value.y)
      place &+= 2
      index &+= 1
    }
    changes.truncate(to: start + Int(plan.moveCount))
  }

  /// Writes moved variables that change. After a tiny step rounding may leave some as they were.
  private mutating func streamChanged(_ plan: EditPlan, _ distance: Double) {
    for index in 0..<plan.moveCount {
      let move = plans.moves[plan.moves + (index >> 1)]
      let value = index & 1 == 0 ? Self.whole(move, distance).x : Self.whole(move, distance).y
      let variable = Identifier.slot(move.variable(index & 1).raw)
      if value == basis.values[variable] { continue }
      basis.values[variable] = value
      changes.appendReserved(Value(variable: move.variable(index & 1), value: value))
    }
  }

  /// Sets the row's constant. Plans that share nothing keep each other's base valid.
  private mutating func beginStream(_ slot: Int32, to number: Double) -> Double {
    let row = edits[slot].row
    let stored = problem.rows[row].isNegated ? -number : number
    problem.rows[row].constant = stored
    if edits[slot].plan.isShared {
      problem.versions.values &+= 1
      edits[slot].plan.values = problem.versions.values
    }
    edits[slot].crossings = 0
    problem.statistics.streamed += 1
    return stored - edits[slot].plan.origin
  }

  /// Returns base + distance · rate, or the nearest whole number if it differs by no more than rounding.
  @inline(__always)
  private static func whole(_ move: MovePair, _ distance: Double) -> SIMD2<Double> {
    let value = move.bases + distance * move.rates
    let magic = 6_755_399_441_055_744.0
    let whole = (value + magic) - magic
    return value.replacing(with: whole, where: size(value - whole) .<= 1e-15 * (size(value) + size(move.bases)))
  }

  @inline(__always)
  static func size(_ value: SIMD2<Double>) -> SIMD2<Double> {
    numbers(bits(value) & SIMD2(repeating: UInt64.max >> 1))
  }

  @inline(__always)
  private static func bits(_ numbers: SIMD2<Double>) -> SIMD2<UInt64> { unsafeBitCast(numbers, to: SIMD2.self) }
  @inline(__always)
  private static func numbers(_ bits: SIMD2<UInt64>) -> SIMD2<Double> { unsafeBitCast(bits, to: SIMD2.self) }
}

extension EditPlan {
  /// Returns a bound of all values within a distance.
  fileprivate func reach(_ distance: Double) -> Double { Double(largestBase) + distance * Double(largestRate) }
}
