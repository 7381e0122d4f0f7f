import Memory

/// Sparse Gaussian elimination of the kernel with Markowitz pivoting: H. M. Markowitz, "The elimination form of the
/// inverse and its application to linear programming" (1957), with threshold pivoting as in Duff, Erisman and Reid,
/// "Direct Methods for Sparse Matrices".
extension FactorWorkspace {
  private static var threshold: Double { 0.1 }

  mutating func eliminate() throws(MemoryError) -> Bool {
    let count = members.count
    let kernel = count - frontRows.count - backRows.count
    lowerIndex.removeAll()
    lower.removeAll()
    upperIndex.removeAll()
    upper.removeAll()
    if kernel == 0 { return true }
    try layOutElimination()
    lowerStart.append(0)
    upperStart.append(0)
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
    position.fill(count, with: -1)
    largest.fill(count, with: 0)
    rowBuckets.begin(count)
    columnBuckets.begin(count)
    for row in 0..<Int32(count) where !rowLists[row].isDone {
      let start = rowLists[row].start
      var kept: Int32 = 0
      var size = 0.0
      for index in rowLists.range(row) where !columnLists[rowLists.pool[index]].isDone {
        rowLists.pool[start + kept] = rowLists.pool[index]
        rowValues[start + kept] = rowValues[index]
        size = max(size, abs(rowValues[index]))
        kept += 1
      }
      rowLists[row].count = kept
      largest[row] = size
      rowBuckets.insert(row, count: kept)
    }
    for column in 0..<Int32(count) where !columnLists[column].isDone {
      let start = columnLists[column].start
      var kept: Int32 = 0
      for index in columnLists.range(column) where !rowLists[columnLists.pool[index]].isDone {
        columnLists.pool[start + kept] = columnLists.pool[index]
        kept += 1
      }
      columnLists[column].count = kept
      columnBuckets.insert(column, count: kept)
    }
  }

  /// Returns the acceptable entry with the least Markowitz count, (row count - 1)(column count - 1), among the four
  /// sparsest rows and columns that have one.
  private mutating func choosePivot() -> (row: Int32, column: Int32)? {
    var best: (row: Int32, column: Int32)?
    var bestCost = Int64.max
    var bestShare = 0.0
    var searched = 0
    let limit = Int32(rowBuckets.heads.count)
    var count: Int32 = 1
    while count < limit {
      var column = columnBuckets.heads[count]
      while column >= 0 {
        for index in columnLists.range(column) {
          let row = columnLists.pool[index]
          let cost = Int64(rowBuckets.items[row].count - 1) * Int64(count - 1)
          if cost > bestCost { continue }
          let share = share(row, column)
          if share > 0 && (cost < bestCost || share > bestShare) {
            best = (row, column)
            bestCost = cost
            bestShare = share
          }
        }
        if best != nil {
          searched += 1
          if searched >= 4 || bestCost <= Int64(count - 1) * Int64(count - 1) { return best }
        }
        column = columnBuckets.items[column].next
      }
      var row = rowBuckets.heads[count]
      while row >= 0 {
        let size = largestEntry(row)
        for index in rowLists.range(row) {
          let column = rowLists.pool[index]
          let cost = Int64(columnBuckets.items[column].count - 1) * Int64(count - 1)
          if cost > bestCost { continue }
          let share = share(abs(rowValues[index]), among: size, row)
          if share > 0 && (cost < bestCost || share > bestShare) {
            best = (row, column)
            bestCost = cost
            bestShare = share
          }
        }
        if best != nil {
          searched += 1
          if searched >= 4 || bestCost <= Int64(count - 1) * Int64(count) { return best }
        }
        row = rowBuckets.items[row].next
      }
      count += 1
    }
    return best
  }

  private mutating func largestEntry(_ row: Int32) -> Double {
    var size = 0.0
    for index in rowLists.range(row) { size = max(size, abs(rowValues[index])) }
    return size
  }

  /// Returns the ratio of a pivot to the largest entry of its row, or 0 if the pivot is below the threshold.
  private mutating func share(_ value: Double, among size: Double, _ row: Int32) -> Double {
    value >= Self.threshold * size && value > singular * largest[row] ? value / size : 0
  }

  private mutating func share(_ row: Int32, _ column: Int32) -> Double {
    var size = 0.0
    var value = 0.0
    for index in rowLists.range(row) {
      size = max(size, abs(rowValues[index]))
      if rowLists.pool[index] == column { value = abs(rowValues[index]) }
    }
    return share(value, among: size, row)
  }

  private mutating func eliminate(row pivotRow: Int32, column pivotColumn: Int32) throws(MemoryError) {
    rowBuckets.remove(pivotRow)
    columnBuckets.remove(pivotColumn)
    rowLists[pivotRow].isDone = true
    columnLists[pivotColumn].isDone = true
    pivotRows.append(pivotRow)
    pivotColumns.append(pivotColumn)
    var pivot = 0.0
    for index in rowLists.range(pivotRow) {
      let column = rowLists.pool[index]
      if column == pivotColumn {
        pivot = rowValues[index]
        continue
      }
      try upperIndex.append(column)
      try upper.append(rowValues[index])
      columnLists.remove(pivotRow, from: column)
    }
    diagonal.append(pivot)
    let first = upperStart.last
    let last = Int32(upperIndex.count)
    upperStart.append(last)
    for index in columnLists.range(pivotColumn) {
      let row = columnLists.pool[index]
      if row == pivotRow { continue }
      let factor = takeOut(pivotColumn, from: row) / pivot
      if factor != 0 {
        try lowerIndex.append(row)
        try lower.append(factor)
        try subtract(factor, first..<last, from: row)
      }
      rowBuckets.move(row, to: rowLists[row].count)
    }
    lowerStart.append(Int32(lowerIndex.count))
    for index in first..<last {
      columnBuckets.move(upperIndex[index], to: columnLists[upperIndex[index]].count)
    }
  }

  private mutating func takeOut(_ column: Int32, from row: Int32) -> Double {
    let last = rowLists[row].end - 1
    var index = rowLists[row].start
    while index < last && rowLists.pool[index] != column { index += 1 }
    let value = rowValues[index]
    rowLists.pool[index] = rowLists.pool[last]
    rowValues[index] = rowValues[last]
    rowLists[row].count -= 1
    return value
  }

  /// Subtracts factor · (entries `source` of the pivot row) from a row. Entries that cancel are removed.
  private mutating func subtract(_ factor: Double, _ source: Range<Int32>, from row: Int32) throws(MemoryError) {
    for index in rowLists.range(row) { position[rowLists.pool[index]] = index }
    for entry in source {
      let column = upperIndex[entry]
      let amount = factor * upper[entry]
      let place = position[column]
      if place >= 0 {
        let value = rowValues[place] - amount
        rowValues[place] = abs(value) <= cancellation * abs(amount) ? 0 : value
      } else {
        if try rowLists.makeRoom(row) {
          try rowValues.extend(to: rowLists.pool.count)
          let start = rowLists[row].start
          for offset in 0..<rowLists[row].count {
            let moved = rowLists.pool[start + offset]
            // `position` still has the old place of the value.
            rowValues[start + offset] = rowValues[position[moved]]
            position[moved] = start + offset
          }
        }
        let end = rowLists[row].end
        rowLists.pool[end] = column
        rowValues[end] = -amount
        position[column] = end
        rowLists[row].count += 1
        _ = try columnLists.makeRoom(column)
        columnLists.pool[columnLists[column].end] = row
        columnLists[column].count += 1
      }
    }
    var index = rowLists[row].start
    while index < rowLists[row].end {
      let column = rowLists.pool[index]
      position[column] = -1
      if rowValues[index] == 0 {
        let last = rowLists[row].end - 1
        rowLists.pool[index] = rowLists.pool[last]
        rowValues[index] = rowValues[last]
        rowLists[row].count -= 1
        columnLists.remove(row, from: column)
        columnBuckets.move(column, to: columnLists[column].count)
      } else {
        index += 1
      }
    }
  }

  /// Replaces row and column numbers in the factors by pivot numbers.
  private mutating func renumber() {
    for number in 0..<Int32(pivotRows.count) { position[pivotRows[number]] = number }
    for index in 0..<lowerIndex.count { lowerIndex[index] = position[lowerIndex[index]] }
    for number in 0..<Int32(pivotColumns.count) { position[pivotColumns[number]] = number }
    for index in 0..<upperIndex.count { upperIndex[index] = position[upperIndex[index]] }
  }
}
