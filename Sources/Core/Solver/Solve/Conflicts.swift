import Memory

/// Required rows that cannot hold together, as the last question found them.
package struct Conflicts: ~Copyable {
  /// Which conflict is to be explained, and the rows in it besides its newest.
  var explained = Explained.none
  var explanation: Buffer<RowID>
  package var refusal: Buffer<RowID>
  /// The index of a new row that cannot hold, or -1 if another row would have been dropped.
  package var refusedIndex = -1
  package var members: Buffer<RowID>

  enum Explained: Equatable {
    case none
    /// One whose newest row is this.
    case row(Int32)
    /// The first one; afterwards it is that of its newest row.
    case first
  }

  init(_ account: Account) {
    explanation = Buffer(account)
    refusal = Buffer(account)
    members = Buffer(account)
  }

  mutating func release() {
    explanation.release()
    refusal.release()
    members.release()
  }
}
