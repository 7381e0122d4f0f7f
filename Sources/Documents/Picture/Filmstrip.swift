// Pictures side by side become one that moves.

public struct Filmstrip {
  /// What stands before the pictures, each picture, what stands behind them.
  private var head = ""
  private var pictures: [String] = []
  private var width = 0.0

  private static let begin = "\n<g transform=\"translate("

  /// A filmstrip as the library writes it: each picture in a group that is moved to its place.
  public init(_ svg: [UInt8]) throws(Diagnostic) {
    let text = String(decoding: svg, as: UTF8.self)
    guard let root = Root(svg) else { throw Diagnostic(.library, "no filmstrip") }
    width = root.number("width")
    var parts = text.split(separator: Self.begin, omittingEmptySubsequences: false)
    head = String(parts.removeFirst())
    if let last = parts.popLast() { parts.append(last[..<(last.range(ofLast: "</svg>") ?? last.endIndex)]) }
    // "300 0)">…</g>": without the place.
    pictures = parts.map { part in String(part.drop { $0 != ">" }.dropFirst()) }
    if pictures.isEmpty { throw Diagnostic(.library, "no filmstrip") }
  }

  /// All pictures at one place, each in its turn; at the end it rests, then begins again.
  public func moving(duration: Double) -> [UInt8] {
    let whole = short(width)
    let single = short(width / Double(pictures.count))
    var text = head.replacingFirst("width=\"\(whole)\"", "width=\"\(single)\"")
      .replacingFirst("viewBox=\"0 0 \(whole) ", "viewBox=\"0 0 \(single) ")
    let moving = duration > 0 ? duration : 0.01
    let all = moving + 1
    for (index, picture) in pictures.enumerated() {
      // A picture shows from half a step before its time to half a step behind it.
      let step = moving / Double(max(1, pictures.count - 1))
      let from = index == 0 ? 0 : (Double(index) - 0.5) * step / all
      let to = index == pictures.count - 1 ? 1 : (Double(index) + 0.5) * step / all
      text += "\n<g display=\"\(index == 0 ? "inline" : "none")\">"
      text += Self.turn(from, to, all) + picture
    }
    return Array((text + "</svg>\n").utf8)
  }

  private static func turn(_ from: Double, _ to: Double, _ duration: Double) -> String {
    var values = ["none", "inline", "none"]
    var times = [0, from, to]
    if from == 0 {
      values.removeFirst()
      times.removeFirst()
    }
    if to == 1 {
      values.removeLast()
      times.removeLast()
    }
    return "<animate attributeName=\"display\" calcMode=\"discrete\" repeatCount=\"indefinite\""
      + " dur=\"\(short(duration))s\" values=\"\(values.joined(separator: ";"))\""
      + " keyTimes=\"\(times.map { short($0) }.joined(separator: ";"))\"/>"
  }
}

extension Substring {
  fileprivate func range(ofLast word: String) -> Index? {
    var place = endIndex
    while place > startIndex {
      place = index(before: place)
      if self[place...].hasPrefix(word) { return place }
    }
    return nil
  }
}

extension String {
  fileprivate func replacingFirst(_ word: String, _ other: String) -> String {
    let parts = split(separator: word, maxSplits: 1, omittingEmptySubsequences: false)
    return parts.count == 2 ? parts[0] + other + parts[1] : self
  }
}
