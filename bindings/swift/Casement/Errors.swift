import CCasement

/// Why a call failed. Nothing has changed then, except where a layout took place: see `Scene.layout()`.
public struct CasementError: Error, Equatable, CustomStringConvertible {
  public var status: Status
  /// A sentence about the call.
  public var description: String
}

/// A scene or a solver. Functions of the C interface that this client does not have take its `handle`:
///
///     import CCasement
///     try scene.expect(cas_scene_set_intrinsics(scene.handle, ids, sizes, ids.count))
public protocol Handle: AnyObject {
  /// What the C interface calls it by. The object owns it and frees it.
  var handle: OpaquePointer { get }
  /// A sentence about the last call that failed.
  var lastError: String { get }
}

extension Handle {
  /// Throws what the library says of a call that failed. A remark is no error.
  public func expect(_ status: Int32) throws {
    if status < CAS_OK { throw CasementError(status, lastError) }
  }

  /// The elements of the array that a call returns.
  func list<Element>(_ call: (inout UnsafePointer<Element>?, inout Int) -> cas_status) throws -> [Element] {
    var first: UnsafePointer<Element>?
    var count = 0
    try expect(call(&first, &count))
    return Array(UnsafeBufferPointer(start: first, count: count))
  }

  /// What a call writes.
  func text(_ call: (_ write: cas_write, _ context: UnsafeMutableRawPointer) -> cas_status) throws -> String {
    let (text, status) = written(call)
    try expect(status)
    return text
  }
}

extension CasementError {
  init(_ status: cas_status, _ description: String) {
    self.init(status: Status(rawValue: status) ?? .internal, description: description)
  }

  /// The error of a call that made nothing which could say more.
  init(_ status: cas_status) { self.init(status, String(cString: cas_status_text(status))) }
}

/// What became of required constraints and measured sizes in a layout, or of required rows in a solve. It took place in
/// every case.
public enum Outcome: Sendable {
  /// All required constraints hold.
  case solved
  /// Required constraints or rows contradict each other: of each conflict the newest is left out until it can hold.
  case conflict
  /// Measured sizes keep changing; the last valid ones count.
  case unsettled
  /// A function that measures returned an impossible size; the last valid ones count.
  case mismeasured

  init(_ status: cas_status) {
    switch Int(status) {
    case Int(CAS_CONFLICT): self = .conflict
    case Int(CAS_UNSETTLED): self = .unsettled
    case Int(CAS_MISMEASURED): self = .mismeasured
    default: self = .solved
    }
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

/// A text for C. Throws where it has a zero character, which would end it there.
func plain(_ text: String) throws -> String {
  if text.utf8.contains(0) {
    throw CasementError(status: .text, description: "a text cannot contain a zero character")
  }
  return text
}

/// Gives a call memory of its own for texts of C.
func withTexts<Result>(_ texts: [String], _ body: ([UnsafePointer<CChar>?]) throws -> Result) throws -> Result {
  var all: [CChar] = []
  var places: [Int] = []
  for text in texts {
    places.append(all.count)
    all.append(contentsOf: try plain(text).utf8CString)
  }
  return try all.withUnsafeBufferPointer { all in
    try body(places.map { place in all.baseAddress.map { $0 + place } })
  }
}
