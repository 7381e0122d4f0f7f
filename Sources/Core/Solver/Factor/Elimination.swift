import Memory

/// The best pivot of those considered: with the least Markowitz count, (row count - 1)(column count - 1), then with the
/// largest ratio to its row.
struct PivotChoice {
  private(set) var entry: (row: Int32, column: Int32)?
  private var cost = Int64.max
  private var ratio = 0.0
  private var searched = 0

  /// Notes that a row or column was searched. Returns whether the search ends: it was the third after the first with a
  /// pivot, or no pivot of those that follow has a lower count than `least`.
  mutating func ends(least: Int64) -> Bool {
    if entry == nil { return false }
    searched += 1
    return Mechanism.fourLists.isOn && searched >= 4 || cost <= least
  }

  /// Whether no entry with this cost can be better than the chosen one. The ratio is at most 1.
  func excludes(_ cost: Int64) -> Bool { cost > self.cost || cost == self.cost && ratio == 1 }

  mutating func consider(_ row: Int32, _ column: Int32, _ cost: Int64, _ ratio: Double) {
    guard ratio > 0 && (cost < self.cost || ratio > self.ratio) else { return }
    entry = (row, column)
    self.cost = cost
    self.ratio = ratio
  }
}

/// Sparse Gaussian elimination of the kernel with Markowitz pivoting: H. M. Markowitz, "The elimination form of the
/// inverse and its application to linear programming" (1957), with threshold pivoting as in Duff, Erisman and Reid,
/// "Direct Methods for Sparse Matrices".
extension Factorisation {
  private static var threshold: Double { 0.1 }
  /// How many pairs of entries are compared rather than found by their indices.
  private static var mostCompared: Int { 24 }

  mutating func eliminate() throws(MemoryError) -> Bool {
    let count = members.count
    let kernel = count - front.rows.count - back.rows.count
    lower.index.removeAll()
    lower.numbers.removeAll()
    upper.index.removeAll()
    upper.numbers.removeAll()
    if kernel == 0 { return true }
    try layOutElimination()
    lower.start.append(0)
    upper.start.append(0)
    beginElimination()
    for _ in 0..<kernel {
      guard let pivot = choosePivot() else { return false }
      try eliminate(row: pivot.row, column: pivot.column)
    }
    renumber()
    return true
  }

  /// Restricts rows and columns to the kernel, and sorts them by count.
  private mutating func beginElimination() {
    let count = members.count
    entryIndex.fill(count, with: -1)
    matrix.indexedRow = -1
    matrix.largest.fill(count, with: 0)
    counts.rows.begin(count)
    counts.columns.begin(count)
    for row in 0..<Int32(count) where !matrix.rows[row].isDone {
      let start = matrix.rows[row].start
      var kept: Int32 = 0
      var size = 0.0
      for index in matrix.rows.range(row) where !matrix.columns[matrix.rows.pool[index]].isDone {
        matrix.rows.pool[start + kept] = matrix.rows.pool[index]
        matrix.values[start + kept] = matrix.values[index]
        size = max(size, abs(matrix.values[index]))
        kept += 1
      }
      matrix.rows[row].count = kept
      matrix.largest[row] = size
      counts.rows.insert(row, count: kept)
    }
    for column in 0..<Int32(count) where !matrix.columns[column].isDone {
      let start = matrix.columns[column].start
      var kept: Int32 = 0
      for index in matrix.columns.range(column) where !matrix.rows[matrix.columns.pool[index]].isDone {
        matrix.columns.pool[start + kept] = matrix.columns.pool[index]
        kept += 1
      }
      matrix.columns[column].count = kept
      counts.columns.insert(column, count: kept)
    }
  }

  /// Returns the best acceptable entry of the columns and rows searched, those with the fewest entries first.
  private mutating func choosePivot() -> (row: Int32, column: Int32)? {
    var best = PivotChoice()
    for others in 0..<Int32(counts.rows.heads.count) - 1 {
      var column = counts.columns.heads[others + 1]
      while column >= 0 {
        for index in matrix.columns.range(column) {
          let row = matrix.columns.pool[index]
          let cost = Int64(counts.rows.items[row].count - 1) * Int64(others)
          if !best.excludes(cost) { best.consider(row, column, cost, ratio(row, column)) }
        }
        if best.ends(least: Int64(others) * Int64(others)) { return best.entry }
        column = counts.columns.items[column].next
      }
      var row = counts.rows.heads[others + 1]
      while row >= 0 {
        let size = largestEntry(row)
        for index in matrix.rows.range(row) {
          let column = matrix.rows.pool[index]
          let cost = Int64(counts.columns.items[column].count - 1) * Int64(others)
          if !best.excludes(cost) {
            best.consider(row, column, cost, ratio(abs(matrix.values[index]), among: size, row))
          }
        }
        if best.ends(least: Int64(others) * Int64(others + 1)) { return best.entry }
        row = counts.rows.items[row].next
      }
    }
    return best.entry
  }

  private mutating func largestEntry(_ row: Int32) -> Double {
    var size = 0.0
    for index in matrix.rows.range(row) { size = max(size, abs(matrix.values[index])) }
    return size
  }

  /// Returns the ratio of a pivot to the largest entry of its row, or 0 if the pivot is below the threshold.
  private mutating func ratio(_ value: Double, among size: Double, _ row: Int32) -> Double {
    (value >= Self.threshold * size || !Mechanism.pivotThreshold.isOn)
      && value > (Mechanism.pivotThreshold.isOn ? limits.singular : 0) * matrix.largest[row] ? value / size : 0
  }

  private mutating func ratio(_ row: Int32, _ column: Int32) -> Double {
    var size = 0.0
    var value = 0.0
    for index in matrix.rows.range(row) {
      size = max(size, abs(matrix.values[index]))
      if matrix.rows.pool[index] == column { value = abs(matrix.values[index]) }
    }
    return ratio(value, among: size, row)
  }

  private mutating func eliminate(row pivotRow: Int32, column pivotColumn: Int32) throws(MemoryError) {
    counts.rows.remove(pivotRow)
    counts.columns.remove(pivotColumn)
    matrix.rows[pivotRow].isDone = true
    matrix.columns[pivotColumn].isDone = true
    pivots.rows.append(pivotRow)
    pivots.columns.append(pivotColumn)
    var pivot = 0.0
    for index in matrix.rows.range(pivotRow) {
      let column = matrix.rows.pool[index]
      if column == pivotColumn {
        pivot = matrix.values[index]
        continue
      }
      try upper.index.append(column)
      try upper.numbers.append(matrix.values[index])
      matrix.columns.remove(pivotRow, from: column)
    }
    pivots.diagonal.append(pivot)
    if abs(pivot) < Tolerance.cancellation * matrix.largest[pivotRow] { pivots.haveLostDigits = true }
    let first = upper.start.last
    let last = Int32(upper.index.count)
    upper.start.append(last)
    for index in matrix.columns.range(pivotColumn) {
      let row = matrix.columns.pool[index]
      if row == pivotRow { continue }
      let factor = takeOut(pivotColumn, from: row) / pivot
      if factor != 0 {
        try lower.index.append(row)
        try lower.numbers.append(factor)
        try subtract(factor, first..<last, from: row)
      }
      counts.rows.move(row, to: matrix.rows[row].count)
    }
    lower.start.append(Int32(lower.index.count))
    for index in first..<last {
      counts.columns.move(upper.index[index], to: matrix.columns[upper.index[index]].count)
    }
  }

  private mutating func takeOut(_ column: Int32, from row: Int32) -> Double {
    let index = entry(of: column, in: row)
    let value = matrix.values[index]
    dropEntry(index, of: row)
    return value
  }

  /// Returns the index of an entry in the pool, or -1.
  private mutating func entry(of column: Int32, in row: Int32) -> Int32 {
    if row == matrix.indexedRow { return entryIndex[column] }
    for index in matrix.rows.range(row) where matrix.rows.pool[index] == column { return index }
    return -1
  }

  /// Moves the last entry of a row to where one is dropped.
  private mutating func dropEntry(_ index: Int32, of row: Int32) {
    let last = matrix.rows[row].end - 1
    if row == matrix.indexedRow {
      entryIndex[matrix.rows.pool[last]] = index
      entryIndex[matrix.rows.pool[index]] = -1
    }
    matrix.rows.pool[index] = matrix.rows.pool[last]
    matrix.values[index] = matrix.values[last]
    matrix.rows[row].count -= 1
  }

  /// Writes the indices of a row's entries into `entryIndex`. They stay there until another row's are needed, since a long
  /// row takes part in many eliminations in turn.
  private mutating func indexEntries(of row: Int32) {
    if matrix.indexedRow >= 0 {
      for index in matrix.rows.range(matrix.indexedRow) { entryIndex[matrix.rows.pool[index]] = -1 }
    }
    for index in matrix.rows.range(row) { entryIndex[matrix.rows.pool[index]] = index }
    matrix.indexedRow = row
  }

  /// Subtracts factor · (entries `source` of the pivot row) from a row. Entries that cancel are removed.
  private mutating func subtract(_ factor: Double, _ source: Range<Int32>, from row: Int32) throws(MemoryError) {
    if Mechanism.entryIndices.isOn && row != matrix.indexedRow
      && Int(matrix.rows[row].count) * source.count > Self.mostCompared
    {
      indexEntries(of: row)
    }
    var cancels = false
    for entry in source {
      let column = upper.index[entry]
      let amount = factor * upper.numbers[entry]
      let index = self.entry(of: column, in: row)
      if index >= 0 {
        let value = matrix.values[index] - amount
        matrix.values[index] =
          abs(value) <= (Mechanism.factorZeros.isOn ? limits.leastDifference : 0) * abs(amount) ? 0 : value
        if matrix.values[index] == 0 { cancels = true }
      } else {
        let old = matrix.rows[row].start
        if try matrix.rows.makeRoom(row) {
          try matrix.values.extend(to: matrix.rows.pool.count)
          let start = matrix.rows[row].start
          for offset in 0..<matrix.rows[row].count {
            matrix.values[start + offset] = matrix.values[old + offset]
            if row == matrix.indexedRow { entryIndex[matrix.rows.pool[start + offset]] = start + offset }
          }
        }
        let end = matrix.rows[row].end
        matrix.rows.pool[end] = column
        matrix.values[end] = -amount
        if row == matrix.indexedRow { entryIndex[column] = end }
        matrix.rows[row].count += 1
        _ = try matrix.columns.makeRoom(column)
        matrix.columns.pool[matrix.columns[column].end] = row
        matrix.columns[column].count += 1
      }
    }
    if cancels { removeZeros(from: row) }
  }

  private mutating func removeZeros(from row: Int32) {
    var index = matrix.rows[row].start
    while index < matrix.rows[row].end {
      if matrix.values[index] == 0 {
        let column = matrix.rows.pool[index]
        dropEntry(index, of: row)
        matrix.columns.remove(row, from: column)
        counts.columns.move(column, to: matrix.columns[column].count)
      } else {
        index += 1
      }
    }
  }

  /// Replaces row and column numbers in the factors by pivot numbers.
  private mutating func renumber() {
    for number in 0..<Int32(pivots.rows.count) { pivotNumber[pivots.rows[number]] = number }
    for index in 0..<lower.index.count { lower.index[index] = pivotNumber[lower.index[index]] }
    for number in 0..<Int32(pivots.columns.count) { pivotNumber[pivots.columns[number]] = number }
    for index in 0..<upper.index.count { upper.index[index] = pivotNumber[upper.index[index]] }
  }
}
