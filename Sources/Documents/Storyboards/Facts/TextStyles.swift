// The text styles of the system, which are as large as the user wants text.

/// A text style, with its sizes in points:
/// developer.apple.com/design/human-interface-guidelines/typography.
public struct TextStyle: Sendable {
  /// The name in documents: `UICTFontTextStyleBody`.
  let name: String
  /// From the smallest text size of the user to the largest; the fourth is the usual one.
  let sizes: [Double]

  /// The size at the usual text size of the user.
  var size: Double { sizes[3] }

  static let body = TextStyle("Body", [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])

  static let all: [TextStyle] = [
    body,
    TextStyle("Title0", [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
    TextStyle("Title1", [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
    TextStyle("Title2", [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
    TextStyle("Title3", [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
    TextStyle("Headline", [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    TextStyle("Callout", [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
    TextStyle("Subhead", [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
    TextStyle("Footnote", [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
    TextStyle("Caption1", [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
    TextStyle("Caption2", [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
  ]

  private init(_ word: String, _ sizes: [Double]) {
    name = "UICTFontTextStyle" + word
    self.sizes = sizes
  }

  static func named(_ name: String) -> TextStyle? { all.first { $0.name == name } }

  /// Returns by how much the style grows where the body style grows by a factor: titles grow less, footnotes more. Between
  /// the sizes of the table the growth is linear; outside it is that of the nearest size.
  public func growth(whereBodyGrowsBy factor: Double) -> Double {
    let wanted = factor * Self.body.size
    let steps = Self.body.sizes
    guard let first = steps.first, let last = steps.last, wanted > first, wanted < last,
      let next = steps.firstIndex(where: { $0 > wanted })
    else {
      let end = wanted < Self.body.size ? 0 : steps.count - 1
      return sizes[end] / size * wanted / steps[end]
    }
    let part = (wanted - steps[next - 1]) / (steps[next] - steps[next - 1])
    return (sizes[next - 1] + part * (sizes[next] - sizes[next - 1])) / size
  }
}
