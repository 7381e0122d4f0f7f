import Memory
import Status

package enum Relation: Int32, BitwiseCopyable {
  case equal = 0
  case lessOrEqual = 1
  case greaterOrEqual = 2
}

/// Returns whether a coefficient, multiplier or weight is within limits, so that its product with an ordinary number neither
/// vanishes nor overflows.
package func isFactor(_ number: Double) -> Bool { abs(number) >= 1e-300 && abs(number) <= 1e300 }

/// The priority at which a row must hold.
package let requiredPriority: Int32 = 1000

/// An id consists of a slot (22 bits), a generation that counts what the slot has had (8 bits), and a kind (2 bits), so
/// that an id of one kind is no id of another. In records the kind is a part of the generation. Generations start at 1, so
/// 0 is no id.
package struct Identifier {
  /// The kind of object that an id names. A solver has no items and controllers, a scene shows no variables.
  package enum Kind: UInt16, BitwiseCopyable {
    case item = 0
    case constraint = 1
    case edit = 2
    case other = 3  // a variable of a solver, a controller of a scene
  }

  package static let slotBits: UInt32 = 22
  package static let slotLimit = 1 << 22
  package static let generationLimit: UInt16 = 1 << 8

  /// Returns the first generation of a kind.
  package static func first(_ kind: Kind) -> UInt16 { kind.rawValue * generationLimit + 1 }

  package static func raw(slot: Int32, generation: UInt16) -> UInt32 {
    UInt32(generation) << slotBits | UInt32(bitPattern: slot)
  }
  package static func slot(_ raw: UInt32) -> Int32 { Int32(bitPattern: raw & (1 << slotBits - 1)) }
  package static func generation(_ raw: UInt32) -> UInt16 { UInt16(raw >> slotBits) }
  /// Returns the next generation of the same kind.
  package static func successor(_ generation: UInt16) -> UInt16 {
    (generation + 1) % generationLimit == 0 ? generation + 2 - generationLimit : generation + 1
  }
}

/// The detail of `.stale`: the id that was refused, and the kind that was wanted.
extension Status {
  @inline(__always)
  package static func stale(_ id: UInt32, _ wanted: Identifier.Kind) -> Status {
    .stale.with(detail: UInt64(id) << 8 | UInt64(wanted.rawValue))
  }

  /// The kind that was wanted, and that of the id, if it is another one. An id without a generation is none that was given
  /// out.
  package var kinds: (wanted: Identifier.Kind, given: Identifier.Kind)? {
    let generation = Identifier.generation(UInt32(truncatingIfNeeded: detail >> 8))
    guard generation % Identifier.generationLimit != 0 else { return nil }
    guard let wanted = Identifier.Kind(rawValue: UInt16(truncatingIfNeeded: detail & 0xff)),
      let given = Identifier.Kind(rawValue: generation / Identifier.generationLimit), given != wanted
    else { return nil }
    return (wanted, given)
  }
}

package struct VariableID: BitwiseCopyable, Equatable {
  package let raw: UInt32
  package init(_ raw: UInt32) { self.raw = raw }
}

package struct RowID: BitwiseCopyable {
  package let raw: UInt32
  package init(_ raw: UInt32) { self.raw = raw }
}

package struct EditID: BitwiseCopyable {
  package let raw: UInt32
  package init(_ raw: UInt32) { self.raw = raw }
}

package struct Term: BitwiseCopyable {
  package var variable: VariableID
  package var coefficient: Double
  package init(_ variable: VariableID, _ coefficient: Double) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

package struct Value: BitwiseCopyable {
  package var variable: VariableID
  package var value: Double
}

/// Counters and sizes, with the names of the C header.
package struct Statistics {
  package var variables: UInt64 = 0
  package var constraints: UInt64 = 0
  package var terms: UInt64 = 0
  package var active: UInt64 = 0
  package var blocks: UInt64 = 0
  package var largestBlock: UInt64 = 0
  package var pivots: UInt64 = 0
  package var flips: UInt64 = 0
  package var factorisations: UInt64 = 0
  package var streamed: UInt64 = 0
  package var structural: UInt64 = 0
  package var bytes: UInt64 = 0
  package var allocations: UInt64 = 0
}
