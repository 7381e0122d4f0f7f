// Font metrics, for the positions of baselines.

import Documents

/// Ascent and descent of the system font, divided by its size.
private let ascentOfSystem = 0.952
private let descentOfSystem = 0.241

/// Sizes of the text styles that follow the user's preferred text size, as Xcode draws them.
private let styles: [(String, Double)] = [
  ("UICTFontTextStyleBody", 17), ("UICTFontTextStyleCallout", 16), ("UICTFontTextStyleCaption1", 12),
  ("UICTFontTextStyleCaption2", 11), ("UICTFontTextStyleFootnote", 13), ("UICTFontTextStyleHeadline", 17),
  ("UICTFontTextStyleSubhead", 15), ("UICTFontTextStyleTitle0", 34), ("UICTFontTextStyleTitle1", 28),
  ("UICTFontTextStyleTitle2", 22), ("UICTFontTextStyleTitle3", 20),
]

/// Default font sizes.
private let usual: [(String, Double)] = [("label", 17), ("button", 15), ("textField", 14), ("textView", 14)]

/// The metrics of a view's font, in points.
struct Font {
  var ascent: Double
  var descent: Double
  var lineHeight: Double { ascent + descent }

  /// The font of a view; nil for views without text.
  init?(of view: View, ownHeight: Double?) {
    guard let usual = usual.first(where: { $0.0 == view.name })?.1 else { return nil }
    let element = view.element.child(key: "fontDescription", view.classes)
    let style = element?["style"].flatMap { name in styles.first { $0.0 == name }?.1 }
    let size = style ?? element?["pointSize"].flatMap { decimalNumber($0, in: 0...10_000) } ?? usual
    guard size.isFinite, size > 0, size < 10_000 else { return nil }
    ascent = size * ascentOfSystem
    descent = size * descentOfSystem
    // A label of a custom class may have another font. Its line height is taken from the intrinsic or stored height.
    guard view.name == "label", view["customClass"] != nil, let height = ownHeight ?? view.frame?.height else { return }
    guard height > lineHeight + 1, height < 2 * lineHeight || ownHeight != nil else { return }
    let factor = height / lineHeight
    ascent *= factor
    descent *= factor
  }
}
