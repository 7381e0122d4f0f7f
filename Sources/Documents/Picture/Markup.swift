// XML, as far as the library writes it: elements, attributes, texts, five entities.

struct Element {
  var name: String
  var attributes: [String: String] = [:]
  var text = ""
  var children: [Element] = []

  subscript(name: String) -> String? { attributes[name] }
  func number(_ name: String) -> Double { attributes[name].flatMap { Double($0) } ?? 0 }

  /// The outermost element of a text; nil for what is no such thing.
  static func read(_ bytes: [UInt8]) -> Element? {
    var reader = MarkupReader(bytes)
    return reader.read()
  }
}

private struct MarkupReader {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func read() -> Element? {
    var open: [Element] = []
    while place < bytes.count {
      if bytes[place] != UInt8(ascii: "<") {
        let text = read(until: "<")
        if !open.isEmpty { open[open.count - 1].text += decoded(text) }
        continue
      }
      place += 1
      let tag = read(until: ">")
      place += 1
      if tag.first == UInt8(ascii: "?") || tag.first == UInt8(ascii: "!") { continue }
      if tag.first == UInt8(ascii: "/") {
        guard let closed = open.popLast() else { return nil }
        if open.isEmpty { return closed }
        open[open.count - 1].children.append(closed)
      } else if tag.last == UInt8(ascii: "/") {
        let element = element(tag.dropLast())
        if open.isEmpty { return element }
        open[open.count - 1].children.append(element)
      } else {
        open.append(element(tag))
      }
    }
    return nil
  }

  private mutating func read(until character: Unicode.Scalar) -> ArraySlice<UInt8> {
    let begin = place
    while place < bytes.count, bytes[place] != UInt8(ascii: character) { place += 1 }
    return bytes[begin..<place]
  }

  /// `name a="1" b="2"`
  private func element(_ tag: ArraySlice<UInt8>) -> Element {
    var place = tag.startIndex
    func word(_ ends: String) -> String {
      let begin = place
      while place < tag.endIndex, !ends.utf8.contains(tag[place]) { place += 1 }
      return decoded(tag[begin..<place])
    }
    var element = Element(name: word(" \n"))
    while place < tag.endIndex {
      place += 1
      let name = word("=")
      place += 1
      guard place < tag.endIndex else { break }
      let quote = tag[place]
      place += 1
      element.attributes[name] = word(quote == UInt8(ascii: "'") ? "'" : "\"")
      place += 1
    }
    return element
  }

  private func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    if !bytes.contains(UInt8(ascii: "&")) { return text }
    var decoded = ""
    for (index, part) in text.split(separator: "&", omittingEmptySubsequences: false).enumerated() {
      let pieces = part.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
      let entities = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]
      if index > 0, pieces.count == 2, let character = entities[String(pieces[0])] {
        decoded += character + pieces[1]
      } else {
        decoded += (index > 0 ? "&" : "") + part
      }
    }
    return decoded
  }
}
