import Memory

/// The terms of rows, and which variable an active row is matched to.
extension Problem {
  /// Returns whether a row is x = y, without factor and constant.
  @inline(__always)
  mutating func isPlainEquality(_ row: Int32) -> Bool {
    let rows = rows.span
    return rows[row].isDifference && rows[row].constant == 0
  }

  /// Matches a row to a variable. An active row counts as a use of each of its variables.
  mutating func setMatch(_ row: Int32, _ variable: Int32, term: Int32) {
    if rows[row].held < 0 { countActiveMentions(row, 1) }
    versions.structure &+= 1
    rows[row].held = variable
    rows[row].heldTerm = term
  }

  mutating func unmatch(_ row: Int32) {
    if rows[row].held >= 0 { countActiveMentions(row, -1) }
    versions.structure &+= 1
    rows[row].held = -1
    rows[row].heldTerm = -1
  }

  @inline(__always)
  private mutating func countActiveMentions(_ row: Int32, _ amount: Int32) {
    let entries = entries.span
    let variables = variables.span
    for term in rows[row].terms { variables[entries[term].variable].uses += amount }
  }

  /// Returns the term of a variable in a row, or -1.
  mutating func term(of variable: Int32, in row: Int32) -> Int32 {
    let entries = entries.span
    for term in rows[row].terms where entries[term].variable == variable { return term }
    return -1
  }

  mutating func largestCoefficient(_ row: Int32) -> Double {
    entries.span.largestCoefficient(rows[row].terms)
  }

  /// Returns whether a term is not too small beside the others of its row to hold its variable.
  mutating func isGoodPivot(_ term: Int32, _ row: Int32) -> Bool {
    spread.isNarrow || !Mechanism.pivotThreshold.isOn
      || abs(entries[term].coefficient) >= Spread.leastPivot * largestCoefficient(row)
  }

  /// Returns whether the left side of a row is that of another one, with as many terms in the same order, times `multiple`. The
  /// terms may begin with another one.
  mutating func isMultiple(_ row: Int32, of other: Int32, _ multiple: Double) -> Bool {
    let (start, otherStart, count) = (rows[row].start, rows[other].start, rows[row].count)
    let first = entries[start].variable
    var shift: Int32 = 0
    while shift < count && entries[otherStart + shift].variable != first { shift += 1 }
    if shift == count { return false }
    for offset in 0..<count {
      let (entry, like) = (entries[start + offset], entries[otherStart + (offset + shift) % count])
      if entry.variable != like.variable || entry.coefficient != multiple * like.coefficient { return false }
    }
    return true
  }
}

extension BufferSpan<Entry> {
  @inline(__always)
  func largestCoefficient(_ terms: Range<Int32>) -> Double {
    var size = 0.0
    for term in terms { size = max(size, abs(self[term].coefficient)) }
    return size
  }
}
