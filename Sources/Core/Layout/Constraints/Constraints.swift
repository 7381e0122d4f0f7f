// The constraints of a scene.

import Memory
import Notation
import Solver

/// What was stated about items: constraints, active or not, and which of them mention an item. It has no solver: it
/// computes the terms of rows, but adds none.
package struct Constraints: ~Copyable {
  package var views: Views
  var records: Buffer<ConstraintRecord>
  var free: Buffer<Int32>
  package internal(set) var liveCount = 0
  var identifiers: Names
  /// Two for each constraint: the places of an equation in the lists of its two items.
  var mentions: Buffer<Mention>
  var sums: Sums

  // Results and scratch.
  /// Constraints that were asked for. There is room for all.
  package var members: Buffer<LayoutConstraintID>
  /// The summands of the constraint that was read last.
  var readSummands: Buffer<Summand>
  /// Constraints whose rows have to be made anew.
  var turned: Buffer<Int32>
  /// The terms of the constraint that was lowered last.
  var terms: Buffer<Term>

  init(_ account: Account) {
    views = Views(account)
    records = Buffer(account)
    free = Buffer(account)
    identifiers = Names(account)
    mentions = Buffer(account)
    sums = Sums(account)
    members = Buffer(account)
    readSummands = Buffer(account)
    turned = Buffer(account)
    terms = Buffer(account)
  }

  mutating func release() {
    views.release()
    records.release()
    free.release()
    identifiers.release()
    mentions.release()
    sums.release()
    members.release()
    readSummands.release()
    turned.release()
    terms.release()
  }

  var tree: Tree {
    @inline(__always) _read { yield views.tree }
    @inline(__always) _modify { yield &views.tree }
  }
}
