// The records of edits; see `Edits/EditedConstants`.

import Memory
import Solver
import Status

/// The id of an edit: a slot and its generation.
package struct SceneEditID: BitwiseCopyable, Equatable {
  package let raw: UInt32
  package init(_ raw: UInt32) { self.raw = raw }

  var slot: Int32 { Identifier.slot(raw) }
}

struct SceneEdit: BitwiseCopyable {
  var constraint: Int32 = -1
  var generation = Identifier.first(.edit)
  var isLive = false
  /// 0 if there is none.
  var solverEdit = EditID(0)
}

struct SceneEdits: ~Copyable {
  var records: Buffer<SceneEdit>
  /// The free slots of `records`. Reserved for all slots.
  var free: Buffer<Int32>
  /// The edit whose number the next solve applies, or -1.
  var waiting: Int32 = -1

  init(_ account: Account) {
    records = Buffer(account)
    free = Buffer(account)
  }

  mutating func release() {
    records.release()
    free.release()
  }

  /// Ensures that a slot is free.
  mutating func prepare() throws(Status) {
    guard free.isEmpty else { return }
    guard records.count < Identifier.slotLimit else { throw .tooMany }
    try inMemory { () throws(MemoryError) in
      try free.reserve(records.count + 1)
      try records.append(SceneEdit())
    }
    free.appendReserved(Int32(records.count - 1))
  }
}
