import Memory

/// Plain equalities x = y: both variables have the same value, to the last bit.
///
/// A variable outside of blocks is a copy of the other one, by evaluation. Two cases need more. The members of a
/// block are computed together, each with its own rounding, so equal members are set equal afterwards. And an
/// equality that other rows imply need not be active: if it is required and off by rounding, it replaces an active
/// row.
extension Solver {
  /// Returns whether a row is x = y, without factor and constant.
  @inline(__always)
  mutating func isPlainEquality(_ row: Int32) -> Bool {
    let rows = rows.view
    guard rows[row].count == 2, rows[row].isEquality, rows[row].constant == 0 else { return false }
    let entries = entries.view
    let first = entries[rows[row].start].coefficient
    return first == -entries[rows[row].start &+ 1].coefficient && abs(first) == 1
  }

  /// Returns the violated side of an inactive required x = y that holds except for rounding: +1, -1 or 0 as
  /// `violatedSide(of:)`.
  mutating func violatedSideOfEquality(_ row: Int32) -> Int {
    guard rows[row].isRequired, isPlainEquality(row) else { return 0 }
    let first = entries[rows[row].start]
    let (value, other) = (values[first.variable], values[entries[rows[row].start + 1].variable])
    return value == other ? 0 : (value < other) == (first.coefficient > 0) ? 1 : -1
  }

  /// Sets members of a block that are held equal to one value.
  mutating func equateValues(_ slot: Int32) throws(MemoryError) {
    guard groupMembers(of: slot, besides: -1) else { return }
    let block = blocks[slot]
    for place in 0..<block.count {
      let variable = blockIndices[block.variables + place]
      try assign(variable, values[groups[leader(of: place)].source], size: 0)
    }
  }

  /// Sets the double-double numbers, or the rates, of equal members to one number. The row `source`, whose left side
  /// moves, does not count as an equality.
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

  /// Groups the members of a block that are held equal, by union-find. Returns false if there are none. A group is a
  /// tree of places in `groups`; its root names the variable with the common value: one outside of the block, or a
  /// member.
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

  /// Chooses the row that a plain equality replaces: among the required equalities of `combination` that are not
  /// plain, the one with the largest factor, if the change stays within rounding.
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

/// A node of the union-find forest of equal members.
struct GroupPlace {
  var parent: Int32
  var source: Int32
}
