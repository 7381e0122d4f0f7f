import Memory

/// Rows by their serial numbers: which row of a conflict is dropped, and which dropped row is retried next.
///
/// It only reads.
struct SerialOrder {
  let rows: BufferSpan<RowRecord>

  /// Returns the newest row of a conflict of `row` with the rows of a combination.
  func newest(of row: Int32, beside combination: BufferSpan<Share>, count: Int) -> Int32 {
    var newest = row
    for index in 0..<count {
      let share = combination[index]
      if share.row >= 0 && share.canPivot && rows[share.row].serial > rows[newest].serial { newest = share.row }
    }
    return newest
  }

  /// Returns the index of the first of `count` dropped rows that is newer than a serial number; `count` if none is. The
  /// oldest comes first.
  func firstIndex(in dropped: BufferSpan<Int32>, count: Int, after serial: UInt32) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if rows[dropped[middle]].serial > serial { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
