// The first tag of an SVG, as Pictures writes it.

/// The attributes of the outermost element of an SVG.
struct Root {
  private var attributes: [String: String] = [:]

  /// Nil for what does not begin with `<svg …>`.
  init?(_ svg: [UInt8]) {
    guard let end = svg.firstIndex(of: UInt8(ascii: ">")) else { return nil }
    let tag = String(decoding: svg[..<end], as: UTF8.self)
    guard tag.hasPrefix("<svg") else { return nil }
    // ` name="value"`, again and again.
    let parts = tag.dropFirst("<svg".count).split(separator: "\"", omittingEmptySubsequences: false)
    for place in stride(from: 0, to: parts.count - 1, by: 2) {
      let name = parts[place].drop { $0 == " " || $0 == "\n" }
      if name.last == "=" { attributes[String(name.dropLast())] = String(parts[place + 1]) }
    }
  }

  subscript(name: String) -> String? { attributes[name] }
  func number(_ name: String) -> Double { attributes[name].flatMap { Double($0) } ?? 0 }
}
