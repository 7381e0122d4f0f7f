// A constraint as Auto Layout describes it in a log.

/// An attribute of a view or guide: `UILabel:0x7fb0.trailing`.
struct LoggedAttribute: Equatable, Sendable {
  /// The address of the item, or another text that only it has.
  var item: String
  var name: String
}

/// `first relation multiplier * second + constant`. A place without a second item counts from the superview.
public struct LoggedConstraint: Sendable {
  enum Relation: String, Sendable, CaseIterable { case equal = "==", atLeast = ">=", atMost = "<=" }

  /// `NSLayoutConstraint`, `NSAutoresizingMaskLayoutConstraint`, …
  var kind: String
  var address: String
  /// The identifier of the constraint, such as `UISV-spacing`; empty for none.
  var identifier: String
  /// The file and line that state it, `Home.swift:12`; empty where the message does not say.
  var location = ""
  var first: LoggedAttribute
  var relation: Relation
  var multiplier = 1.0
  var second: LoggedAttribute?
  var constant: Double
  var priority = 1000.0
  /// What a message calls each item.
  var titles: [String: String]
  /// The superview that the description names for the first item, if the second is not it.
  var superview: String?

  /// The attributes along each axis; those of margins and baselines depend on the view.
  static let horizontal = [
    "left", "right", "leading", "trailing", "width", "centerX", "minX", "maxX", "midX", "leftMargin", "rightMargin",
    "leadingMargin", "trailingMargin", "centerXWithinMargins",
  ]
  static let vertical = [
    "top", "bottom", "height", "centerY", "minY", "maxY", "midY", "baseline", "lastBaseline", "firstBaseline",
    "topMargin", "bottomMargin", "centerYWithinMargins",
  ]

  /// Whether it gives an item a length: `width == 40`.
  var isSize: Bool { second == nil && isAboutSize }
  var isAboutSize: Bool { ["width", "height"].contains(first.name) }

  var isAutoresizing: Bool { kind.hasSuffix("AutoresizingMaskLayoutConstraint") }

  /// `UILabel 'Name' 0x7fb0.leading == UIView 0x7fb1.leading + 8`.
  var words: String {
    var words = title(first) + " \(relation.rawValue) "
    if let second {
      words += (multiplier == 1 ? "" : number(multiplier) + " * ") + title(second)
      if constant != 0 { words += (constant < 0 ? " - " : " + ") + number(constant.magnitude) }
    } else {
      words += number(constant)
    }
    if priority < 1000 { words += " @" + number(priority) }
    if !identifier.isEmpty { words += "  '\(identifier)'" }
    return location.isEmpty ? words : words + "  \(location)"
  }

  func title(_ attribute: LoggedAttribute) -> String {
    (titles[attribute.item] ?? attribute.item) + "." + attribute.name
  }
}

/// Returns a number as a log has it: with at most six decimals, without a fraction that is zero.
func number(_ value: Double) -> String {
  let text = String(value == 0 ? 0 : (value * 1e6).rounded() / 1e6)
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
