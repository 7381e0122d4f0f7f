// Attributes of an item as expressions of its origin and size.

import Memory

/// An attribute as an expression: a position is origin + share * size + offset, a size is share * size + offset.
/// Leading is left: mirrored attributes are resolved before.
struct Anchor {
  var axis: Axis
  var isPosition = true
  /// 0 at the near edge, 1 at the far edge.
  var share = 0.0
  var offset = 0.0
}

extension Tree {
  mutating func anchor(_ attribute: Attribute, of item: Int32) -> Anchor {
    switch attribute {
    case .firstBaseline: Anchor(axis: .vertical, offset: items[item].firstBaseline)
    case .lastBaseline: Anchor(axis: .vertical, share: 1, offset: -items[item].lastBaseline)
    default: insets[items[item].insets].anchor(attribute)
    }
  }
}

extension ItemInsets {
  /// An attribute that is no baseline.
  mutating func anchor(_ attribute: Attribute) -> Anchor {
    switch attribute {
    case .none, .width:
      Anchor(axis: .horizontal, isPosition: false, share: 1, offset: -(alignment.left + alignment.right))
    case .height: Anchor(axis: .vertical, isPosition: false, share: 1, offset: -(alignment.top + alignment.bottom))
    case .left, .leading: Anchor(axis: .horizontal, offset: alignment.left)
    case .centerX: Anchor(axis: .horizontal, share: 0.5, offset: (alignment.left - alignment.right) / 2)
    case .right, .trailing: Anchor(axis: .horizontal, share: 1, offset: -alignment.right)
    case .top: Anchor(axis: .vertical, offset: alignment.top)
    case .centerY: Anchor(axis: .vertical, share: 0.5, offset: (alignment.top - alignment.bottom) / 2)
    case .bottom: Anchor(axis: .vertical, share: 1, offset: -alignment.bottom)
    case .firstBaseline, .lastBaseline: Anchor(axis: .vertical)
    case .leftMargin, .leadingMargin: Anchor(axis: .horizontal, offset: margins.left + safeMargins.left)
    case .rightMargin, .trailingMargin:
      Anchor(axis: .horizontal, share: 1, offset: -(margins.right + safeMargins.right))
    case .topMargin: Anchor(axis: .vertical, offset: margins.top + safeMargins.top)
    case .bottomMargin: Anchor(axis: .vertical, share: 1, offset: -(margins.bottom + safeMargins.bottom))
    case .centerXWithinMargins:
      Anchor(
        axis: .horizontal, share: 0.5,
        offset: (margins.left + safeMargins.left - (margins.right + safeMargins.right)) / 2)
    case .centerYWithinMargins:
      Anchor(
        axis: .vertical, share: 0.5, offset: (margins.top + safeMargins.top - (margins.bottom + safeMargins.bottom)) / 2
      )
    }
  }
}
