// The constants that a layout has changed and not yet published; see `Rows/PublishedConstants`.

import Memory

/// The changes of an unfinished layout that callers do not read yet.
package struct UnpublishedChanges: ~Copyable {
  /// A layout is in progress, and its changes of constants are not published.
  package var isLayingOut = false
  /// There are unpublished constants or measured sizes, or `Frames.earlier` is not empty.
  var isWaiting = false
  /// The published values of the constants and offsets that layouts have changed since they were last published.
  var constants: Buffer<ConstantBatch.Entry>

  init(_ account: Account) { constants = Buffer(account) }

  mutating func release() { constants.release() }
}
