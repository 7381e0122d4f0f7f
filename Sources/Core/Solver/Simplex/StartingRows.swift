import Memory

/// The lists of a starting basis in the making.
struct StartingRows: ~Copyable {
  /// New required equalities that are not matched yet.
  var rows: Buffer<Int32>
  /// Variables of open components.
  var openMembers: Buffer<Int32>
  /// The stamp of variables that were unused when matching began.
  var unusedMark: UInt32 = 0
  var sorted: Buffer<Int32>
  /// For each variable another one of its component, by active rows, or itself for the root.
  var components: Buffer<Int32>
  /// Removed rows, each followed by the new row that replaces it.
  var replacements: Buffer<Int32>

  init(_ account: Account) {
    rows = Buffer(account)
    openMembers = Buffer(account)
    sorted = Buffer(account)
    components = Buffer(account)
    replacements = Buffer(account)
  }

  mutating func release() {
    rows.release()
    openMembers.release()
    sorted.release()
    components.release()
    replacements.release()
  }
}
