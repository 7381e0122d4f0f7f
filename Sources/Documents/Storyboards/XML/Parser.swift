// Parses bytes to elements with Expat.
//
// Documents of Interface Builder have no document type and declare no entities. A document with a document type is
// refused before any entity is expanded. The depth of nesting is limited, because readers of the elements recurse.

import CExpat
import Documents

final class Parser {
  private static let deepest = 512
  private static let mostElements = 1_000_000

  private let source: Source
  private let parser: XML_Parser
  private var nodes: [Node] = []
  private var open: [Int] = []
  private var diagnostic: Diagnostic?

  static func parse(_ source: Source) throws(Diagnostic) -> [Node] {
    guard let parser = XML_ParserCreate(nil) else { throw Diagnostic(.library, "out of memory") }
    defer { XML_ParserFree(parser) }
    return try Parser(source, parser).parse()
  }

  private init(_ source: Source, _ parser: XML_Parser) {
    self.source = source
    self.parser = parser
  }

  private func parse() throws(Diagnostic) -> [Node] {
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { context, name, attributes in
        if let name { Parser.of(context)?.begin(String(cString: name), attributes) }
      },
      { context, _ in Parser.of(context)?.end() })
    XML_SetCharacterDataHandler(parser) { context, text, length in
      if let text { Parser.of(context)?.add(UnsafeBufferPointer(start: text, count: Int(length))) }
    }
    XML_SetStartDoctypeDeclHandler(parser) { context, _, _, _, _ in
      Parser.of(context)?.stop("a document type: storyboards have none, and it could declare entities")
    }
    let status = source.bytes.withUnsafeBytes { bytes in
      XML_Parse(parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count), 1)
    }
    if let diagnostic { throw diagnostic }
    if status != XML_STATUS_OK {
      let words = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) } ?? "no XML"
      throw Diagnostic("XML: \(words)", at: place, in: source)
    }
    return nodes
  }

  private static func of(_ context: UnsafeMutableRawPointer?) -> Parser? {
    context.map { Unmanaged<Parser>.fromOpaque($0).takeUnretainedValue() }
  }

  private var place: Int { min(max(0, Int(XML_GetCurrentByteIndex(parser))), source.bytes.count) }

  private func begin(_ name: String, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?) {
    if diagnostic != nil { return }
    if open.count == Self.deepest { return stop("nested more than \(Self.deepest) deep") }
    if nodes.count == Self.mostElements { return stop("more than \(Self.mostElements) elements") }
    var node = Node(name: name, attributes: [], offset: place, parent: open.last ?? -1, end: nodes.count + 1)
    var next = attributes
    while let pair = next, let name = pair[0], let value = pair[1] {
      node.attributes.append((String(cString: name), String(cString: value)))
      next = pair + 2
    }
    open.append(nodes.count)
    nodes.append(node)
  }

  /// Adds to the text of a string.
  private func add(_ text: UnsafeBufferPointer<CChar>) {
    guard diagnostic == nil, let last = open.last, ["string", "mutableString"].contains(nodes[last].name) else {
      return
    }
    nodes[last].text += String(decoding: UnsafeRawBufferPointer(text), as: UTF8.self)
  }

  private func end() {
    if diagnostic != nil { return }
    nodes[open.removeLast()].end = nodes.count
  }

  private func stop(_ message: String) {
    if diagnostic == nil { diagnostic = Diagnostic(message, at: place, in: source) }
    XML_StopParser(parser, XML_Bool(XML_FALSE))
  }
}
