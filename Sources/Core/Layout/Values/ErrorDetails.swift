// The details of errors of the layout layer.

import Status

/// The part of a constraint that an error is about.
package enum ConstraintPart: UInt64, BitwiseCopyable {
  case none, first, second, constant, multiplier, weight, priority
}

extension Status {
  /// `.outOfRange` for a number beyond the largest length.
  static var beyondLargestLength: Status { .outOfRange.with(detail: 1) }
  package var isBeyondLargestLength: Bool { self == .outOfRange && detail & 0xff != 0 }

  /// `.tooMany` for a box that would be too deep in others.
  static var nestedTooDeep: Status { .tooMany.with(detail: 1) }
  package var isNestedTooDeep: Bool { self == .tooMany && detail & 0xff != 0 }

  /// `.owned` for something that the caller cannot change.
  static func owned(by owner: ConstraintOwner) -> Status { .owned.with(detail: UInt64(owner.rawValue)) }
  package var owner: ConstraintOwner { ConstraintOwner(rawValue: UInt8(truncatingIfNeeded: detail)) ?? .stated }

  /// `.attributes` for two attributes that cannot be compared.
  static func attributes(_ first: Attribute, _ second: Attribute) -> Status {
    .attributes.with(detail: UInt64(first.rawValue) << 8 | UInt64(second.rawValue))
  }
  package var mismatch: (first: Attribute, second: Attribute) {
    (
      Attribute(rawValue: Int32(truncatingIfNeeded: detail >> 8 & 0xff)) ?? .none,
      Attribute(rawValue: Int32(truncatingIfNeeded: detail & 0xff)) ?? .none
    )
  }

  /// `.conflict` of a group, at a constraint that conflicts with those before it.
  func at(slot: Int32) -> Status { with(detail: UInt64(slot) + 1) }
  /// -1 for none.
  var refusedSlot: Int32 { self == .conflict ? Int32(truncatingIfNeeded: detail) - 1 : -1 }

  /// The error with the part of the constraint that it is about, in the byte above the detail of `.stale`.
  func about(_ part: ConstraintPart) -> Status { with(detail: detail | part.rawValue << 40) }
  package var part: ConstraintPart { ConstraintPart(rawValue: detail >> 40 & 0xff) ?? .none }
}
