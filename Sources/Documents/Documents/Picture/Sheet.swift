// Several pictures on one sheet, each with a title.

public struct Sheet {
  private struct Picture {
    var title: String
    var width: Double
    var height: Double
    /// What stands between the first tag and the last.
    var content: String
  }

  private static let gap = 16.0
  private static let heading = 22.0

  private var pictures: [Picture] = []
  private var head = ""

  public init() {}

  public var isEmpty: Bool { pictures.isEmpty }

  /// Adds a picture as Pictures writes it, and elements that are drawn over it.
  public mutating func add(_ svg: [UInt8], title: String, over marks: String = "") throws(Diagnostic) {
    let text = String(decoding: svg, as: UTF8.self)
    guard let root = Root(svg), let begin = text.firstIndex(of: ">") else {
      throw Diagnostic(.library, "no picture")
    }
    if head.isEmpty { head = root["font-family"] ?? "monospace" }
    let content = withoutEnd(text[text.index(after: begin)...]) + marks
    pictures.append(
      Picture(title: title, width: root.number("width"), height: root.number("height"), content: content))
  }

  /// All of them in rows, in their order, about as wide as high.
  public func svg() -> [UInt8] {
    let area = pictures.reduce(0) { $0 + ($1.width + Self.gap) * ($1.height + Self.gap + Self.heading) }
    let widest = pictures.map { $0.width }.max() ?? 0
    let limit = max(widest, (area * 1.5).squareRoot())
    var (x, y, rowHeight, width) = (Self.gap, Self.gap, 0.0, 0.0)
    var body = ""
    for picture in pictures {
      if x > Self.gap, x + picture.width > limit {
        (x, y) = (Self.gap, y + rowHeight + Self.gap)
        rowHeight = 0
      }
      body +=
        "<text x=\"\(short(x))\" y=\"\(short(y + 15))\" font-size=\"14\" fill=\"#3b4252\">"
        + escaped(shortened(picture.title, to: picture.width)) + "</text>\n"
      body += "<g transform=\"translate(\(short(x)) \(short(y + Self.heading)))\">\(picture.content)</g>\n"
      width = max(width, x + picture.width + Self.gap)
      rowHeight = max(rowHeight, picture.height + Self.heading)
      x += picture.width + Self.gap
    }
    let size = (short(width), short(y + rowHeight + Self.gap))
    let text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(size.0)\" height=\"\(size.1)\""
      + " viewBox=\"0 0 \(size.0) \(size.1)\" font-family=\"\(head)\">\n"
      + "<rect x=\"0\" y=\"0\" width=\"\(size.0)\" height=\"\(size.1)\" fill=\"#ffffff\"/>\n" + body + "</svg>\n"
    return Array(text.utf8)
  }

  /// A title that does not reach into that of the next picture.
  private func shortened(_ title: String, to width: Double) -> String {
    let most = max(8, Int(width / 8.5))
    return title.unicodeScalars.count <= most ? title : String(title.prefix(most - 1)) + "\u{2026}"
  }
}

/// Returns a picture as Pictures writes it, with elements drawn over it.
public func picture(_ svg: [UInt8], over marks: String) -> [UInt8] {
  Array((withoutEnd(String(decoding: svg, as: UTF8.self)[...]) + marks + "</svg>\n").utf8)
}

/// A text as XML has it, without what XML cannot hold.
package func escaped(_ text: String) -> String {
  text.unicodeScalars.reduce(into: "") { escaped, scalar in
    switch scalar {
    case "&": escaped += "&amp;"
    case "<": escaped += "&lt;"
    case ">": escaped += "&gt;"
    case _ where scalar.value < 0x20 || scalar.value == 0xfffe || scalar.value == 0xffff: escaped += " "
    default: escaped.unicodeScalars.append(scalar)
    }
  }
}

/// The text of a picture without its end tag.
private func withoutEnd(_ text: Substring) -> String {
  var rest = text
  while rest.last == "\n" { rest.removeLast() }
  return String(rest.hasSuffix("</svg>") ? rest.dropLast(6) : rest)
}
