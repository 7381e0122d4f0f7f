// The group of constraints that a strict scene tries together; see `Rows/Groups`.

import Memory
import Solver

/// Constraints that are added or activated together, and then tried.
struct TrialGroup: ~Copyable {
  var isOpen = false
  /// The rows that were added since the group began.
  var rows: Buffer<RowID>

  init(_ account: Account) { rows = Buffer(account) }

  mutating func release() { rows.release() }
}
