// The constraints of a scene.

import Memory
import Notation
import Solver

/// The constraints of a scene, active or not, and for each item the list of those that mention it. Computes the terms
/// of rows, but has no solver to add them to.
package struct Constraints: ~Copyable {
  package var views: Views
  var records: Buffer<ConstraintRecord>
  var free: Buffer<Int32>
  /// For how many constraints all lists by slot have room.
  var slotRoom = 0
  package internal(set) var liveCount = 0
  var identifiers: Names
  /// Two for each constraint: the mentions of its two items, if it is an equation.
  var mentions: Buffer<Mention>
  var sums: Sums

  // Results and scratch.
  /// The result of the functions that list constraints. Reserved for all constraints.
  package var members: Buffer<ConstraintID>
  /// The summands that `elements(of:)` returned last.
  var readSummands: Buffer<Summand>
  /// Constraints whose rows must be replaced; see OutdatedRows.swift.
  var outdated: Buffer<Int32>
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
    outdated = Buffer(account)
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
    outdated.release()
    terms.release()
  }

  mutating func trimSpare() {
    views.trimSpare()
    records.trimSpare()
    free.trimSpare(of: records.count)
    mentions.trimSpare()
    members.trimSpare(of: records.count)
    countSlotRoom()
    sums.trimSpare()
  }

  var tree: Tree {
    @inline(__always) _read { yield views.tree }
    @inline(__always) _modify { yield &views.tree }
  }
}
