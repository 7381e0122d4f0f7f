// An XML document as a flat list of its elements, each with its byte offset, and with its text if it is a string.

import Documents

/// One element. `end` is the index after its last descendant.
struct Node: Sendable {
  var name: String
  var attributes: [(name: String, value: String)]
  var offset: Int
  var parent: Int
  var end: Int
  /// The text in a `string`; empty for other elements.
  var text = ""
}

/// The elements in document order, without the text between them.
final class Tree: Sendable {
  let source: Source
  let nodes: [Node]
  /// The offsets at which lines begin.
  private let lines: [Int]

  init(_ source: Source) throws(Diagnostic) {
    nodes = try Parser.parse(source)
    lines = [0] + source.bytes.indices.filter { source.bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    self.source = source
  }

  /// Returns the line of an offset, counted from 1.
  func line(of offset: Int) -> Int {
    var (low, high) = (0, lines.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  var root: Element { Element(tree: self, index: 0) }
}

/// An element in its tree.
struct Element: Sendable {
  let tree: Tree
  let index: Int

  private var node: Node { tree.nodes[index] }
  var name: String { node.name }
  var offset: Int { node.offset }
  var text: String { node.text }
  var id: String? { self["id"] }
  var key: String? { self["key"] }
  var parent: Element? { node.parent < 0 ? nil : Element(tree: tree, index: node.parent) }

  subscript(attribute: String) -> String? { node.attributes.first { $0.name == attribute }?.value }

  var children: [Element] {
    var children: [Element] = []
    var place = index + 1
    while place < node.end {
      children.append(Element(tree: tree, index: place))
      place = tree.nodes[place].end
    }
    return children
  }

  /// The descendants in document order.
  var descendants: [Element] { (index + 1..<node.end).map { Element(tree: tree, index: $0) } }

  /// Returns whether another element is a descendant.
  func contains(_ other: Element) -> Bool { index < other.index && other.index < node.end }

  func child(_ name: String) -> Element? { children.first { $0.name == name } }
  func child(key: String) -> Element? { children.first { $0.key == key } }

  func diagnostic(_ message: String) -> Diagnostic { Diagnostic(message, at: offset, in: tree.source) }

  /// Returns a diagnostic at an attribute; at the element if it does not have it.
  func diagnostic(_ message: String, at attribute: String) -> Diagnostic {
    Diagnostic(message, at: tree.source.offset(ofAttribute: attribute, from: offset) ?? offset, in: tree.source)
  }

  /// The numbers that attributes may have.
  static let numbers = -1e9...1e9

  /// Returns an attribute as a number; nil if it is missing.
  func number(_ attribute: String) throws(Diagnostic) -> Double? {
    guard let text = self[attribute] else { return nil }
    guard let number = decimalNumber(text, in: Self.numbers) else {
      throw diagnostic("<\(name)>: \(attribute)=\"\(text)\" is not a number", at: attribute)
    }
    return number
  }

  /// Returns a priority, rounded to a whole number from 1 to 1000.
  func priority(_ attribute: String, default usual: Int) throws(Diagnostic) -> Int {
    guard let number = try number(attribute) else { return usual }
    guard number > 0, number <= 1000 else {
      throw diagnostic(
        "<\(name)>: \(attribute)=\"\(self[attribute] ?? "")\" is not a priority (more than 0, at most 1000)",
        at: attribute)
    }
    return max(1, Int(number.rounded()))
  }

  /// Returns whether an attribute is YES; nil if it is missing.
  func flag(_ attribute: String) -> Bool? { self[attribute].map { $0 == "YES" } }
}

extension Source {
  /// Returns the offset of an attribute in the start tag at an offset; nil if it is not there, or the text is not UTF-8.
  fileprivate func offset(ofAttribute name: String, from start: Int) -> Int? {
    let name = Array(name.utf8)
    var place = start
    var quote: UInt8?
    var begin = start
    // The name of an attribute ends at the equals sign, and its value at the quote that it begins with.
    while place < bytes.count {
      let byte = bytes[place]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return nil
      } else if byte == UInt8(ascii: "=") {
        if bytes[begin..<place].prefix(while: { !" \t\r\n".utf8.contains($0) }).elementsEqual(name) { return begin }
      } else if " \t\r\n".utf8.contains(byte), place + 1 < bytes.count, !" \t\r\n=".utf8.contains(bytes[place + 1]) {
        begin = place + 1
      }
      place += 1
    }
    return nil
  }
}
