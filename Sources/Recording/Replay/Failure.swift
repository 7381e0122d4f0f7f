// Errors that end a replay.

public struct ReplayFailure: Error {
  public enum Kind: Sendable {
    /// The bytes are not a trace, or the trace is incomplete.
    case unreadable
    /// A result differs from the recorded one.
    case difference
    /// The library cannot be loaded or called.
    case library
  }

  public var kind: Kind
  public var message: String
  /// Whether the message names the call.
  var isPlaced = false

  init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }
}
