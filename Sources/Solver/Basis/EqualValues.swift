import Memory

/// Variables that plain equalities x = y hold equal, which have the same value to the last bit.
///
/// Computed from its row such a variable is a copy of the other one. Two things would spoil that. Members of a block
/// are computed all at once, each with a rounding of its own: there the equalities are followed once more. And an
/// equality that other rows imply need not be active: required, it is not content with what others may be off by
/// rounding, but takes the place of one that is.
extension Solver {
  /// Whether a row says x = y, without a factor or a constant.
  @inline(__always)
  mutating func isPlainEquality(_ row: Int32) -> Bool {
    let rows = rows.view
    guard rows[row].count == 2, rows[row].isEquality, rows[row].constant == 0 else { return false }
    let entries = entries.view
    let first = entries[rows[row].start].coefficient
    return first == -entries[rows[row].start &+ 1].coefficient && abs(first) == 1
  }

  /// Which way an inactive required x = y that holds but for rounding is off: as `violatedSide(of:)`.
  mutating func violatedSideOfEquality(_ row: Int32) -> Int {
    guard rows[row].isRequired, isPlainEquality(row) else { return 0 }
    let first = entries[rows[row].start]
    let (value, other) = (values[first.variable], values[entries[rows[row].start + 1].variable])
    return value == other ? 0 : (value < other) == (first.coefficient > 0) ? 1 : -1
  }

  /// Gives all that are held equal in a block one value.
  mutating func equateValues(_ slot: Int32) throws(MemoryError) {
    guard groupMembers(of: slot, besides: -1) else { return }
    let block = blocks[slot]
    for place in 0..<block.count {
      let variable = blockIndices[block.variables + place]
      try assign(variable, values[groups[leader(of: place)].source], size: 0)
    }
  }

  /// The same for numbers with second parts, whose old values are noted, and for rates; the left side of the row
  /// `source` moves.
  mutating func equate(_ slot: Int32, _ high: View<Double>, _ low: View<Double>?, besides source: Int32) {
    guard groupMembers(of: slot, besides: source) else { return }
    let block = blocks[slot]
    for place in 0..<block.count {
      let variable = blockIndices[block.variables + place]
      let other = groups[leader(of: place)].source
      high[variable] = high[other]
      if let low { low[variable] = low[other] }
    }
  }

  /// Groups the members of a block that are held equal; false if none are. A group is a tree of places in `groups`, and
  /// its root names the variable that all take their number from: one outside, or its own.
  private mutating func groupMembers(of slot: Int32, besides source: Int32) -> Bool {
    let block = blocks[slot]
    var isAny = false
    for place in 0..<block.count {
      let row = blockIndices[block.rows + place]
      guard row != source, isPlainEquality(row) else { continue }
      if !isAny { startGroups(block) }
      isAny = true
      join(entries[rows[row].start].variable, entries[rows[row].start + 1].variable, in: slot)
    }
    return isAny
  }

  private mutating func startGroups(_ block: BlockRecord) {
    for place in 0..<block.count {
      groups[place] = GroupPlace(parent: place, source: blockIndices[block.variables + place])
    }
  }

  /// A source outside of the block stays the source.
  private mutating func join(_ one: Int32, _ other: Int32, in slot: Int32) {
    let isInside = variables[one].block == slot
    guard isInside, variables[other].block == slot else {
      groups[leader(of: variables[isInside ? one : other].place)].source = isInside ? other : one
      return
    }
    let (first, second) = (leader(of: variables[one].place), leader(of: variables[other].place))
    let (kept, joined) = first < second ? (first, second) : (second, first)
    groups[joined].parent = kept
    if variables[groups[joined].source].block != slot { groups[kept].source = groups[joined].source }
  }

  private mutating func leader(of place: Int32) -> Int32 {
    var place = place
    while groups[place].parent != place {
      groups[place].parent = groups[groups[place].parent].parent
      place = groups[place].parent
    }
    return place
  }

  /// Of the required equalities that a plain one is a combination of, the one that leaves for it if it need not be
  /// active to hold: the freest that is not plain itself. `combination` is at hand.
  mutating func replaceableShare(_ missing: Double) -> Share? {
    var best: Share?
    for index in 0..<combination.count where combination[index].row >= 0 {
      let share = combination[index]
      guard share.isPivot, !rows[share.row].isBounded, !isPlainEquality(share.row),
        abs(missing) <= 0.5 * abs(share.factor) * residual(of: share.row).tolerance
      else { continue }
      if let known = best, abs(known.factor) >= abs(share.factor) { continue }
      best = share
    }
    return best
  }
}

/// A member of a block among those that are equal to it.
struct GroupPlace {
  var parent: Int32
  var source: Int32
}
