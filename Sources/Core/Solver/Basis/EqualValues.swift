import Memory

/// Plain equalities x = y: both variables have the same value, to the last bit.
///
/// A variable outside of blocks is a copy of the other one, by evaluation. Two cases need more. The members of a
/// block are computed together, each with its own rounding, so equal members are set equal afterwards. And an
/// equality that other rows imply need not be active: if it is required and off by rounding, it replaces an active
/// row.
extension Basis {
  /// Returns the needed direction of an inactive required x = y that holds except for rounding: +1, -1 or 0 as
  /// `neededDirection(of:)`.
  mutating func neededDirectionOfEquality(_ row: Int32) -> Int {
    guard problem.rows[row].isRequired, problem.isPlainEquality(row) else { return 0 }
    let first = problem.entries[problem.rows[row].start]
    let (value, other) = (values[first.variable], values[problem.entries[problem.rows[row].start + 1].variable])
    return value == other ? 0 : (value < other) == (first.coefficient > 0) ? 1 : -1
  }

  /// Sets members of a block that are held equal to one value.
  mutating func equateValues(_ slot: Int32) throws(MemoryError) {
    groupMembers(of: slot)
    let block = blocks[slot]
    for position in 0..<block.count {
      try set(blocks.indices[block.variables + position], values[commonSource(of: position)])
    }
  }

  /// Sets members of a block that are held equal to one value in double-double.
  mutating func equateNumbers(_ slot: Int32) {
    groupMembers(of: slot)
    let numbers = values(as: DoubleDouble.self)
    let members = blocks.indices.span.from(blocks[slot].variables)
    for position in 0..<blocks[slot].count { numbers[members[position]] = numbers[commonSource(of: position)] }
  }

  /// Groups the members of a block that are held equal. The label of a group is the variable with the common value: one
  /// outside of the block, or a member.
  @inline(never)
  private mutating func groupMembers(of slot: Int32) {
    let block = blocks[slot]
    let groups = groups
    let members = blocks.indices.span.from(block.variables)
    for position in 0..<block.count { groups.begin(position, label: members[position]) }
    for position in 0..<block.count {
      let row = blocks.indices[block.rows + position]
      if !problem.isPlainEquality(row) { continue }
      let start = problem.rows[row].start
      join(problem.entries[start].variable, problem.entries[start + 1].variable, in: slot)
    }
  }

  private var groups: UnionFind { mutating get { UnionFind(blocks.groups.span) } }

  /// Joins the groups of two variables. One outside of the block stays the label.
  private mutating func join(_ one: Int32, _ other: Int32, in slot: Int32) {
    let groups = groups
    let variables = problem.variables.span
    let isInside = variables[one].block == slot
    guard isInside, variables[other].block == slot else {
      groups.setLabel(groups.root(of: variables[isInside ? one : other].position), to: isInside ? other : one)
      return
    }
    let (first, second) = (groups.root(of: variables[one].position), groups.root(of: variables[other].position))
    let (kept, joined) = (min(first, second), max(first, second))
    let label = groups.label(joined)
    if variables[label].block != slot { groups.setLabel(kept, to: label) }
    groups.join(joined, to: kept)
  }

  /// Returns the variable with the common value of a member's group.
  private mutating func commonSource(of position: Int32) -> Int32 {
    let groups = groups
    return groups.label(groups.root(of: position))
  }

  /// Chooses the row that a plain equality replaces: among the required equalities of `combination` that are not
  /// plain, the one with the largest factor, if the change stays within rounding.
  mutating func replaceableShare(_ missing: Double) -> Share? {
    var best: Share?
    for index in 0..<combination.count where combination[index].row >= 0 {
      let share = combination[index]
      guard share.canPivot, !problem.rows[share.row].isBounded, !problem.isPlainEquality(share.row),
        abs(missing) <= 0.5 * abs(share.factor) * residual(of: share.row).tolerance
      else { continue }
      if let known = best, abs(known.factor) >= abs(share.factor) { continue }
      best = share
    }
    return best
  }
}
