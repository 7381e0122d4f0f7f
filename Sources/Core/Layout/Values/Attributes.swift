// The attributes of items.

/// The numbers are those of the C interface.
package enum Attribute: Int32, BitwiseCopyable {
  case none = 0
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins

  /// The name in rules and messages.
  @inline(never)
  package var name: StaticString {
    switch self {
    case .none: "none"
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    }
  }
}

/// Only attributes of the same kind can be compared.
enum AttributeKind {
  case nothing, size, horizontal, vertical
}

/// The numbers of an item that an attribute depends on, besides its frame. Margins and baselines are distances from the
/// frame; all other attributes refer to the alignment rect.
enum OffsetSource {
  case nothing, margins, baselines, alignment
}

extension Attribute {
  var kind: AttributeKind {
    switch self {
    case .none: .nothing
    case .width, .height: .size
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
      .vertical
    default: .horizontal
    }
  }

  /// Depends on the direction of its item.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether it is a horizontal side or margin: left, right, leading or trailing.
  var isSide: Bool { isDirectional || isAbsoluteSide }

  /// A side that does not depend on the direction.
  private var isAbsoluteSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// The numbers that it depends on, besides the frame.
  var offsetSource: OffsetSource {
    switch self {
    case .none: .nothing
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      .margins
    case .firstBaseline, .lastBaseline: .baselines
    default: .alignment
    }
  }

  package var isSize: Bool { kind == .size }

  /// The axis of its numbers.
  var axis: Axis { kind == .vertical || self == .height ? .vertical : .horizontal }

  /// The side of the parent that a position is measured from.
  var nearSide: Attribute { kind == .vertical ? .top : isDirectional ? .leading : .left }

  /// Whether a constraint may relate the two: they must be of one kind, and left or right cannot be related to
  /// leading or trailing. Only a size can be compared with a constant alone.
  func isComparable(with other: Attribute) -> Bool {
    if other == .none { return kind == .size }
    if other == self { return true }
    return kind == other.kind && !(isDirectional && other.isAbsoluteSide)
      && !(isAbsoluteSide && other.isDirectional)
  }

  /// The attribute with leading and trailing replaced by left and right.
  func resolved(isMirrored: Bool) -> Attribute {
    switch self {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    case .leadingMargin: isMirrored ? .rightMargin : .leftMargin
    case .trailingMargin: isMirrored ? .leftMargin : .rightMargin
    default: self
    }
  }
}
