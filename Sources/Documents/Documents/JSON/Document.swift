// A JSON document as a flat list of values.

/// A value or a key. `offset` is its start in the source. `end` is the index after its
/// last descendant.
struct Node {
  enum Kind: UInt8 { case null, no, yes, number, text, list, object }
  var offset: UInt32
  var end: UInt32
  var kind: Kind
}

/// The nodes in the order of the text: behind a list its elements, behind an object
/// a key and a value in turn. Every value takes twelve bytes, which keeps large files
/// small in memory.
public final class Document: Sendable {
  public let source: Source
  let nodes: [Node]
  private let rootIndex: Int

  /// Reads a whole text.
  public init(_ source: Source) throws(Diagnostic) {
    var reader = Reader(source)
    do throws(Diagnostic) { nodes = try reader.read() } catch {
      guard let origin = source.origin, let offset = origin.offsets[..<reader.count].last else { throw error }
      throw Diagnostic(error.message, at: offset, in: origin.source)
    }
    self.source = source
    rootIndex = 0
  }

  /// A value of another document as a document.
  init(_ whole: Document, at index: Int) {
    (source, nodes, rootIndex) = (whole.source, whole.nodes, index)
  }

  public var root: Value { Value(document: self, index: rootIndex) }
}

/// A value in its document.
public struct Value: Sendable {
  let document: Document
  let index: Int

  var node: Node { document.nodes[index] }
  public var offset: Int { Int(node.offset) }

  /// The kind of the value, for messages.
  var description: String {
    switch node.kind {
    case .null: "null"
    case .no: "false"
    case .yes: "true"
    case .number: "a number"
    case .text: "a string"
    case .list: "a list"
    case .object: "an object"
    }
  }

  /// The place for messages: in the file, or in the original of a converted text.
  var place: (source: Source, offset: Int) {
    guard let origin = document.source.origin else { return (document.source, offset) }
    return (origin.source, origin.offsets[index])
  }

  public func diagnostic(_ message: String) -> Diagnostic {
    let place = place
    return Diagnostic(message, at: place.offset, in: place.source)
  }
}
