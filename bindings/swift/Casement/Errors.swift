import CCasement

/// Why a call failed. Nothing has changed then, except where a layout took place: see `Scene.layout()`.
public struct CasementError: Error, Equatable, CustomStringConvertible {
  public var status: Status
  /// A sentence about the call.
  public var description: String
}

/// What a scene and a solver have in common: they keep a sentence about the last call that failed.
protocol Handle: AnyObject {
  var lastError: String { get }
}

extension Handle {
  /// Throws what the library says of a call that failed.
  func expect(_ status: cas_status) throws {
    if status == CAS_OK { return }
    throw CasementError(status: Status(rawValue: status) ?? .internal, description: lastError)
  }
}

/// Collects what the library writes in pieces.
func written(_ call: (_ write: cas_write, _ context: UnsafeMutableRawPointer) -> cas_status) -> (
  text: String, status: cas_status
) {
  var bytes: [UInt8] = []
  let status = withUnsafeMutablePointer(to: &bytes) { bytes in
    call(
      { text, length, context in
        text?.withMemoryRebound(to: UInt8.self, capacity: length) { text in
          context?.assumingMemoryBound(to: [UInt8].self).pointee.append(
            contentsOf: UnsafeBufferPointer(start: text, count: length))
        }
      }, bytes)
  }
  return (String(decoding: bytes, as: UTF8.self), status)
}

/// Gives a call memory of its own for texts of C.
func withTexts<Result>(_ texts: [String], _ body: ([UnsafePointer<CChar>?]) throws -> Result) rethrows -> Result {
  var all: [CChar] = []
  var places: [Int] = []
  for text in texts {
    places.append(all.count)
    all.append(contentsOf: text.utf8CString)
  }
  return try all.withUnsafeBufferPointer { all in
    try body(places.map { place in all.baseAddress.map { $0 + place } })
  }
}
