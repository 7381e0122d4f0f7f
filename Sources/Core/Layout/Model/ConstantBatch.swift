// Constants that change together.

import Memory
import Solver

/// Constants that are set together, all or none.
struct ConstantBatch: ~Copyable {
  struct Entry: BitwiseCopyable {
    var constraint: Int32
    var constant: Double
    var offset: Double
  }

  var entries: Buffer<Entry>
  /// For a strict scene: the rows and their constants.
  var rows: Buffer<RowID>
  var numbers: Buffer<Double>

  init(_ account: Account) {
    entries = Buffer(account)
    rows = Buffer(account)
    numbers = Buffer(account)
  }

  mutating func release() {
    entries.release()
    rows.release()
    numbers.release()
  }

  mutating func reserve(_ count: Int) throws(MemoryError) {
    try entries.reserve(count)
    try rows.reserve(count)
    try numbers.reserve(count)
  }
}
