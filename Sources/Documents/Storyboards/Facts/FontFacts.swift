// Font metrics, for the positions of baselines.

import Documents

extension Fact {
  static let ascent = Fact("font-ascent", "ascent of the system font, divided by its size", 0.952)
  static let descent = Fact("font-descent", "descent of the system font, divided by its size", 0.241)
  static let customFont = Fact(
    "font-of-custom-class", "the lines of a label of a custom class are as high as the label, which has one")
  static let textViewInset = Fact("text-view-inset", "distance of the text of a text view from its edges", 8)
  static let singleBaseline = Fact(
    "single-baseline", "the first baseline of a button or text field is its last one",
    source: "developer.apple.com/documentation/uikit/nslayoutconstraint/attribute/lastbaseline")
  static let baselines = [singleBaseline, ascent, descent, customFont, textViewInset]
}

/// Default font sizes.
private let usual: [(String, Double)] = [("label", 17), ("button", 15), ("textField", 14), ("textView", 14)]

/// The metrics of a view's font, in points.
struct Font {
  var ascent: Double
  var descent: Double
  var lineHeight: Double { ascent + descent }

  /// Returns the size of a view's font; nil for views without text.
  static func size(of view: View) -> Double? {
    guard let usual = usual.first(where: { $0.0 == view.name })?.1 else { return nil }
    let element = view.element.child(key: "fontDescription", view.classes)
    let style = element?["style"].flatMap { TextStyle.named($0)?.size }
    return style ?? element?["pointSize"].flatMap { decimalNumber($0, in: 0...10_000) } ?? usual
  }

  /// Returns the name of a view's font if its metrics are not known; nil for the system font and views without text.
  static func unknownName(of view: View) -> String? {
    guard usual.contains(where: { $0.0 == view.name }) else { return nil }
    return view.element.child(key: "fontDescription", view.classes)?["name"].flatMap { name in
      name.hasPrefix(".") ? nil : name
    }
  }

  /// The font of a view; nil for views without text.
  init?(of view: View, ownHeight: Double?, _ facts: Facts) {
    guard let size = Font.size(of: view), size > 0, size < 10_000 else { return nil }
    ascent = size * (facts.length(.ascent) ?? 1)
    descent = size * (facts.length(.descent) ?? 0)
    // A label of a custom class may have another font. Its line height is taken from the intrinsic or stored height.
    guard facts.holds(.customFont), view.name == "label", view["customClass"] != nil,
      let height = ownHeight ?? view.frame?.height
    else { return }
    guard height > lineHeight + 1, height < 2 * lineHeight || ownHeight != nil else { return }
    let factor = height / lineHeight
    ascent *= factor
    descent *= factor
  }
}
