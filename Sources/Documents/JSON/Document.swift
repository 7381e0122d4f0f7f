// A JSON text as a flat list of its values.

/// One value, or the key of one. `offset` is where it begins in the source. `end`
/// is the node behind it and all that is in it.
struct Node {
  enum Kind: UInt8 { case null, no, yes, number, text, list, object }
  var offset: UInt32
  var end: UInt32
  var kind: Kind
}

/// The nodes in the order of the text: behind a list its elements, behind an object
/// a key and a value in turn. A value costs twelve bytes whatever it is, so that
/// large files are no trouble.
public final class Document: Sendable {
  public let source: Source
  let nodes: [Node]

  /// Reads a whole text.
  public init(_ source: Source) throws(Complaint) {
    var reader = Reader(source)
    nodes = try reader.read()
    self.source = source
  }

  public var root: Value { Value(document: self, index: 0) }
}

/// A value in its document.
public struct Value: Sendable {
  let document: Document
  let index: Int

  var node: Node { document.nodes[index] }
  public var offset: Int { Int(node.offset) }

  /// What it is, in a sentence about something else that was expected.
  var description: String {
    switch node.kind {
    case .null: "null"
    case .no: "false"
    case .yes: "true"
    case .number: "a number"
    case .text: "a text"
    case .list: "a list"
    case .object: "an object"
    }
  }

  public func complaint(_ message: String) -> Complaint { Complaint(message, at: offset, in: document.source) }
}
